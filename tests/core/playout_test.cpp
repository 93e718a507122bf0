#include "engine/core/playout.hpp"

#include <gtest/gtest.h>

#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

constexpr int kMaxPlies = 1000;

PlayoutTotals play(std::uint64_t seed, std::int64_t first, std::int64_t count,
                   int max_plies = kMaxPlies) {
  PlayoutTotals totals;
  random_games(lighthouse::example_game(), {3, {}}, seed, first, count, max_plies, totals);
  return totals;
}

TEST(Playout, PlaysGamesToTheirEnd) {
  const PlayoutTotals totals = play(1, 0, 50);
  EXPECT_EQ(totals.games, 50);
  EXPECT_EQ(totals.unfinished, 0);
  // At least a watch of each keeper and a vote, twice.
  EXPECT_GT(totals.moves, 50 * 8);
  EXPECT_GT(totals.options, totals.moves);
}

TEST(Playout, IsFixedBySeedAndNumber) {
  EXPECT_EQ(play(1, 0, 20).signature.value(), play(1, 0, 20).signature.value());
  EXPECT_NE(play(1, 0, 20).signature.value(), play(2, 0, 20).signature.value());
  EXPECT_NE(play(1, 0, 1).signature.value(), play(1, 1, 1).signature.value());
}

TEST(Playout, CanBeSplit) {
  PlayoutTotals split;
  const auto game = lighthouse::example_game();
  random_games(game, {3, {}}, 9, 0, 7, kMaxPlies, split);
  random_games(game, {3, {}}, 9, 7, 5, kMaxPlies, split);
  const PlayoutTotals whole = play(9, 0, 12);
  EXPECT_EQ(split.signature.value(), whole.signature.value());
  EXPECT_EQ(split.moves, whole.moves);
}

TEST(Playout, CountsGamesThatWereStopped) {
  const PlayoutTotals totals = play(1, 0, 4, 3);
  EXPECT_EQ(totals.unfinished, 4);
  EXPECT_EQ(totals.moves, 12);
}

}  // namespace
}  // namespace pionek
