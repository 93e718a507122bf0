#include "engine/core/move_list.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace pionek {
namespace {

constexpr auto kSilently = [](auto& /*explanation*/) { FAIL() << "a bare list asks for no words"; };

std::vector<Move> all(const MoveList& list) {
  std::vector<Move> moves;
  for (int k = 0; k < list.size(); ++k) moves.push_back(list[k]);
  return moves;
}

TEST(MoveList, BeginsEmptyAndCanBeCleared) {
  MoveList list;
  EXPECT_TRUE(list.empty());
  list.offer({1, 2, 3, 4}, kSilently);
  EXPECT_EQ(list.size(), 1);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
}

TEST(MoveList, KeepsTheOrderOfOffers) {
  MoveList list;
  list.offer({2, 0, 0, 5}, kSilently);
  list.offer({1, 0, 0, 9}, kSilently);
  EXPECT_EQ(all(list), (std::vector<Move>{{2, 0, 0, 5}, {1, 0, 0, 9}}));
}

TEST(MoveList, CountsEveryMoveOfARangeButKeepsOneRun) {
  MoveList list;
  list.offer({0, 0, 0, 0}, kSilently);
  list.offer_range({3, 1, 2, 10}, 13, kSilently);
  list.offer({1, 0, 0, 0}, kSilently);
  EXPECT_EQ(list.size(), 6);
  EXPECT_EQ(list.end() - list.begin(), 3);
  EXPECT_EQ(list.begin()[1].count, 4);
  EXPECT_EQ(
      all(list),
      (std::vector<Move>{
          {0, 0, 0, 0}, {3, 1, 2, 10}, {3, 1, 2, 11}, {3, 1, 2, 12}, {3, 1, 2, 13}, {1, 0, 0, 0}}));
}

TEST(MoveList, ContainsExactlyWhatWasOffered) {
  MoveList list;
  list.offer({0, 4, 0, 0}, kSilently);
  list.offer_range({3, 1, 2, 10}, 13, kSilently);
  EXPECT_TRUE(list.contains({0, 4, 0, 0}));
  EXPECT_TRUE(list.contains({3, 1, 2, 10}));
  EXPECT_TRUE(list.contains({3, 1, 2, 13}));
  EXPECT_FALSE(list.contains({3, 1, 2, 9}));
  EXPECT_FALSE(list.contains({3, 1, 2, 14}));
  EXPECT_FALSE(list.contains({3, 1, 3, 11}));
  EXPECT_FALSE(list.contains({0, 5, 0, 0}));
}

TEST(MoveList, ForgetsPromptsAndDenials) {
  MoveList list;
  list.prompt(Phrase());
  list.deny({1, 0, 0, 0}, "TG-1", kSilently);
  list.deny_range({1, 0, 0, 0}, 9, "TG-1", kSilently);
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.contains({1, 0, 0, 0}));
}

TEST(MoveList, HoldsItsFullCapacity) {
  MoveList list;
  for (int i = 0; i < MoveList::kCapacity; ++i) list.offer({0, 0, 0, i}, kSilently);
  EXPECT_EQ(list.size(), MoveList::kCapacity);
  EXPECT_EQ(list[MoveList::kCapacity - 1].n, MoveList::kCapacity - 1);
}

// More than fit: the harness shows how near a game comes to it.
TEST(MoveListDeathTest, LeavesOutWhatDoesNotFit) {
  MoveList list;
  for (int i = 0; i < MoveList::kCapacity; ++i) list.offer({0, 0, 0, i}, kSilently);
  EXPECT_DEBUG_DEATH(list.offer({1, 0, 0, 0}, kSilently), "kCapacity");
  EXPECT_DEBUG_DEATH(list.offer_range({2, 0, 0, 0}, 9, kSilently), "kCapacity");
  EXPECT_EQ(list.size(), MoveList::kCapacity);
  EXPECT_FALSE(list.contains({1, 0, 0, 0}));
  EXPECT_FALSE(list.contains({2, 0, 0, 5}));
}

TEST(MoveList, IsCopiedWhole) {
  MoveList list;
  list.offer_range({3, 0, 0, 1}, 3, kSilently);
  const MoveList copy = list;  // NOLINT(performance-unnecessary-copy-initialization)
  list.clear();
  EXPECT_EQ(copy.size(), 3);
  EXPECT_EQ(copy[2].n, 3);
}

}  // namespace
}  // namespace pionek
