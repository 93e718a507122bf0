#include "engine/core/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <type_traits>
#include <vector>

#include "engine/core/hash.hpp"

namespace pionek {
namespace {

using Bytes = FixedVector<std::uint8_t, 5>;

std::vector<int> items(const Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

bool same_bytes(const Bytes& left, const Bytes& right) {
  return std::memcmp(&left, &right, sizeof(Bytes)) == 0;
}

static_assert(std::is_trivially_copyable_v<Bytes>);
static_assert(std::has_unique_object_representations_v<Bytes>, "no padding with one-byte elements");
static_assert(sizeof(Bytes) == 6);
static_assert(Bytes::capacity() == 5);

// The size is as wide as the elements are aligned, so that a state of any of them has no padding.
struct Cursor {
  std::uint16_t program = 0;
  std::uint8_t at = 0;
  std::uint8_t times = 0;
};
struct State {
  std::uint16_t round = 0;
  FixedVector<std::uint16_t, 7> cards;
  FixedVector<Cursor, 4> cursors;
  FixedVector<std::uint8_t, 3> hand;
  FixedVector<std::uint32_t, 2> sums;
};
static_assert(std::has_unique_object_representations_v<FixedVector<std::uint16_t, 7>>);
static_assert(std::has_unique_object_representations_v<FixedVector<Cursor, 4>>);
static_assert(std::has_unique_object_representations_v<FixedVector<std::uint64_t, 2>>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(FixedVector<std::uint16_t, 7>) == 16);

TEST(FixedVector, BeginsEmpty) {
  const Bytes bytes;
  EXPECT_TRUE(bytes.empty());
  EXPECT_FALSE(bytes.full());
  EXPECT_EQ(bytes.size(), 0);
  EXPECT_EQ(bytes.begin(), bytes.end());
}

TEST(FixedVector, PushAndPop) {
  Bytes bytes{1, 2, 3};
  bytes.push_back(4);
  bytes.push_back(5);
  EXPECT_TRUE(bytes.full());
  EXPECT_EQ(bytes.front(), 1);
  EXPECT_EQ(bytes.back(), 5);
  bytes.pop_back();
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 2, 3, 4}));
  bytes[1] = 9;
  EXPECT_EQ(bytes[1], 9);
}

TEST(FixedVector, InsertsAtBothEndsAndInside) {
  Bytes bytes{2, 4};
  bytes.insert(0, 1);
  bytes.insert(2, 3);
  bytes.insert(4, 5);
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(FixedVector, ErasesAtBothEndsAndInside) {
  Bytes bytes{1, 2, 3, 4, 5};
  bytes.erase(4);
  bytes.erase(0);
  bytes.erase(1);
  EXPECT_EQ(items(bytes), (std::vector<int>{2, 4}));
}

TEST(FixedVector, KeepsRisingOrder) {
  Bytes bytes;
  for (const int item : {7, 3, 9, 3, 1}) bytes.insert_sorted(static_cast<std::uint8_t>(item));
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 3, 3, 7, 9}));
}

TEST(FixedVector, FindsTheFirstOrNothing) {
  const Bytes bytes{4, 6, 6};
  EXPECT_EQ(bytes.find(4), 0);
  EXPECT_EQ(bytes.find(6), 1);
  // Zero fills the unused places but is not an item.
  EXPECT_EQ(bytes.find(0), -1);
}

TEST(FixedVector, ComparesItems) {
  EXPECT_EQ((Bytes{1, 2}), (Bytes{1, 2}));
  EXPECT_NE((Bytes{1, 2}), (Bytes{1, 3}));
  EXPECT_NE((Bytes{1, 2}), (Bytes{1, 2, 0}));
}

// Equal states must have equal bytes, whatever way they came about.
TEST(FixedVector, LeavesNoTraceInUnusedPlaces) {
  Bytes popped{1, 2, 3};
  popped.pop_back();
  EXPECT_TRUE(same_bytes(popped, Bytes{1, 2}));
  Bytes erased{9, 1, 8, 2};
  erased.erase(2);
  erased.erase(0);
  EXPECT_TRUE(same_bytes(erased, Bytes{1, 2}));
  EXPECT_EQ(hash_bytes(erased), hash_bytes(Bytes{1, 2}));
  Bytes cleared{5, 6, 7};
  cleared.clear();
  EXPECT_TRUE(same_bytes(cleared, Bytes{}));
}

TEST(FixedVector, OfWideElementsCountsAndCompares) {
  FixedVector<std::uint16_t, 7> cards{300, 2, 65535};
  cards.insert_sorted(400);
  EXPECT_EQ(cards.size(), 4);
  cards.erase(0);
  EXPECT_EQ(cards, (FixedVector<std::uint16_t, 7>{2, 400, 65535}));
  State one;
  const State two;
  one.cursors.push_back({300, 1, 2});
  EXPECT_NE(hash_bytes(one), hash_bytes(two));
  one.cursors.pop_back();
  EXPECT_EQ(hash_bytes(one), hash_bytes(two));
}

// A vector with neighbours: whatever is done to it, they stay as they are. Asserts say so where
// there are any; a build without them leaves out what does not fit.
struct Fenced {
  std::array<std::uint8_t, 4> before{1, 2, 3, 4};
  FixedVector<std::uint8_t, 2> cards{8, 9};
  std::array<std::uint8_t, 4> after{5, 6, 7, 8};
};

void expect_untouched(const Fenced& fenced, const FixedVector<std::uint8_t, 2>& cards) {
  EXPECT_EQ(fenced.before, (std::array<std::uint8_t, 4>{1, 2, 3, 4}));
  EXPECT_EQ(fenced.cards, cards);
  EXPECT_EQ(fenced.after, (std::array<std::uint8_t, 4>{5, 6, 7, 8}));
}

TEST(FixedVectorDeathTest, WhatDoesNotFitIsLeftOut) {
  Fenced fenced;
  EXPECT_DEBUG_DEATH(fenced.cards.push_back(10), "full");
  EXPECT_DEBUG_DEATH(fenced.cards.insert(1, 10), "fits");
  EXPECT_DEBUG_DEATH(fenced.cards.insert_sorted(10), "fits");
  expect_untouched(fenced, {8, 9});
}

TEST(FixedVectorDeathTest, WhatIsNotThereIsNotTakenOut) {
  Fenced fenced;
  EXPECT_DEBUG_DEATH(fenced.cards.erase(fenced.cards.find(10)), "there");
  EXPECT_DEBUG_DEATH(fenced.cards.erase(2), "there");
  fenced.cards.pop_back();
  EXPECT_DEBUG_DEATH(fenced.cards.insert(2, 10), "fits");
  EXPECT_DEBUG_DEATH(fenced.cards.insert(-1, 10), "fits");
  expect_untouched(fenced, {8});
  fenced.cards.clear();
  EXPECT_DEBUG_DEATH(fenced.cards.pop_back(), "empty");
  expect_untouched(fenced, {});
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr auto sum = [] {
    FixedVector<int, 4> numbers{1, 2};
    numbers.insert(1, 5);
    numbers.erase(0);
    int total = 0;
    for (const int number : numbers) total += number;
    return total;
  }();
  static_assert(sum == 7);
}

}  // namespace
}  // namespace pionek
