// What imagine may deal anew (stacks, the opponent's cards, chance to come) and what it must leave
// alone: everything that can be seen, and what the viewer has seen go under a stack.
#include <cstring>
#include <map>

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

State imagined(State s, std::uint64_t seed, Seat viewer = seat_at(0)) {
  Rng rng(seed);
  game().imagine(s, viewer, rng);
  return s;
}

constexpr int kDeals = 500;

}  // namespace

TEST(PragaImagine, DealsAllThatIsHidden) {
  const State s = start(2, 3);
  std::set<int> upgrade;
  std::set<int> special;
  std::set<int> technology;
  std::set<int> bridge;
  std::set<std::uint64_t> chance;
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    const State other = imagined(s, seed);
    upgrade.insert(other.stacks[0][0].tiles.back());
    special.insert(other.stacks[2][1].tiles.front());
    technology.insert(other.technologies[1].back().tile);
    bridge.insert(other.bridge[0].tile);
    chance.insert(other.rng.words()[0]);
    expect_sound(other);
  }
  EXPECT_EQ(upgrade.size(), 8U);
  EXPECT_EQ(special.size(), 3U);
  EXPECT_EQ(technology.size(), 6U);
  EXPECT_EQ(bridge.size(), 6U);
  EXPECT_EQ(chance.size(), static_cast<std::size_t>(kDeals)) << "era II is chance to come";
}

TEST(PragaImagine, WhatWentUnderAStackInTheOpenStays) {
  State s = scene();
  give(s, Good::gold, 1);
  play_all(s, {"refresh wall gold", "swap w1_03", "swap w1_01"});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (const Seat viewer : {seat_at(0), seat_at(1), nobody}) {
      const State other = imagined(s, seed, viewer);
      EXPECT_EQ(other.stacks[1][0].tiles[0], hex("w1_01"));
      EXPECT_EQ(other.stacks[1][0].tiles[1], hex("w1_03"));
      EXPECT_EQ(other.stacks[1][0].known, 2);
    }
  }
}

// The drawer knows the three tiles and later the two under the stack; nobody else does.
TEST(PragaImagine, DrawnTilesAreTheDrawersSecret) {
  State s = scene();
  set_track(s, Track::technology, 1);
  give(s, Good::gold, 2);
  show(s, "b1_04");
  take(s, "building", "sec_special_a");
  play_all(s, {"do building", "pick b1_04", "build n8"});
  ASSERT_EQ(step(s), Step::learn);
  const auto top = [](const State& state) {
    const HiddenStack& stack = state.technologies[0];
    return std::array{stack[5].tile, stack[4].tile, stack[3].tile};
  };
  std::set<std::array<std::uint8_t, 3>> others;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(top(imagined(s, seed)), top(s));
    others.insert(top(imagined(s, seed, seat_at(1))));
  }
  EXPECT_GT(others.size(), 20U);
  play(s, *offered(s).begin());
  const auto bottom = [](const State& state) {
    return std::pair{state.technologies[0][0].tile, state.technologies[0][1].tile};
  };
  std::set<std::pair<std::uint8_t, std::uint8_t>> guesses;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(bottom(imagined(s, seed)), bottom(s));
    guesses.insert(bottom(imagined(s, seed, seat_at(1))));
  }
  EXPECT_GT(guesses.size(), 10U);
}

TEST(PragaImagine, CardsOfTheOpponent) {
  State s = start(1, 3, {{"solo", "parler"}});
  play(s, "pawn pa");
  std::set<int> next;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    next.insert(imagined(s, seed).rival.deck.back());
  }
  EXPECT_EQ(next.size(), 5U);
}

TEST(PragaImagine, DealsAreEven) {
  const State s = start(4, 3);
  std::map<int, int> times;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    ++times[imagined(s, seed).technologies[0].back().tile];
  }
  EXPECT_EQ(times.size(), 6U);
  for (const auto& [tile, count] : times) {
    EXPECT_GT(count, 850) << tile;
    EXPECT_LT(count, 1150) << tile;
  }
}

TEST(PragaImagine, UsesNothingHidden) {
  State s = start(3, 8);
  play_to(s, 20);
  for (const Seat viewer : {seat_at(0), seat_at(2), nobody}) {
    const State other = imagined(s, 77, viewer);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const State left = imagined(s, seed, viewer);
      const State right = imagined(other, seed, viewer);
      EXPECT_EQ(std::memcmp(&left, &right, sizeof(State)), 0);
    }
  }
}

}  // namespace pionek::praga::testing
