// What imagine may deal anew (the stack, the plants removed unseen, closed money, chance to come)
// and what it must leave alone: everything the viewer knows.
#include <algorithm>
#include <cstring>
#include <map>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Numbers = std::vector<int>;

State imagined(State s, Seat viewer, std::uint64_t seed) {
  Rng rng(seed);
  game().imagine(s, viewer, rng);
  return s;
}

Numbers removed(const State& s) {
  Numbers out;
  for (std::size_t id = 0; id < game().data().plants.size(); ++id) {
    if ((s.removed >> id & 1) != 0) out.push_back(game().data().plants[id].number);
  }
  return out;
}

// The cards nobody can tell apart: those of the stack above the Stage 3 card, less a known top
// card, and the removed ones.
Numbers unknown(const State& s) {
  Numbers out = stack(s);
  out.erase(std::find(out.begin(), out.end(), 0), out.end());
  if (s.known_top != 0) out.erase(out.begin());
  for (const int number : removed(s)) out.push_back(number);
  std::sort(out.begin(), out.end());
  return out;
}

bool same(const State& left, const State& right) {
  return std::memcmp(&left, &right, sizeof(State)) == 0;
}

// Stage 2 with closed money: 20, 21 and 22 are unknown in the stack, 23 and 24 were removed; 50 and
// 46 were put under the Stage 3 card in this order.
State closed() {
  State s = scene(3);
  s.stage = 2;
  s.money_visible = 0;
  set_market(s, {11, 12, 13, 14, 15, 16, 17, 18});
  set_stack(s, {20, 21, 22, 0, 50, 46});
  s.discarded |= s.removed;
  s.removed = std::uint64_t{1} << plant(23) | std::uint64_t{1} << plant(24);
  s.discarded &= ~s.removed;
  expect_sound(s);
  return s;
}

}  // namespace

TEST(PowerGridImagine, PlantThirteenStaysOnTopAtTheStart) {
  RULE("PG-121");
  const State s = start(3);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State other = imagined(s, seat_at(0), seed);
    EXPECT_EQ(stack(other).front(), 13);
    EXPECT_EQ(stack(other).back(), 0);
    EXPECT_EQ(stack(other).size(), stack(s).size());
    EXPECT_NE(stack(other), stack(s));
  }
}

TEST(PowerGridImagine, CardsUnderTheStageThreeCardKeepTheirOrder) {
  const State s = closed();
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Numbers cards = stack(imagined(s, seat_at(0), seed));
    ASSERT_EQ(cards.size(), 6U);
    EXPECT_EQ(Numbers(cards.begin() + 3, cards.end()), (Numbers{0, 50, 46}));
  }
}

TEST(PowerGridImagine, RemovedAndUnknownCardsMix) {
  RULE("PG-120");
  const State s = closed();
  EXPECT_EQ(unknown(s), (Numbers{20, 21, 22, 23, 24}));
  std::set<Numbers> left_out;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State other = imagined(s, seat_at(0), seed);
    EXPECT_EQ(unknown(other), unknown(s));
    EXPECT_EQ(removed(other).size(), 2U);
    left_out.insert(removed(other));
  }
  EXPECT_EQ(left_out.size(), 10U);  // every pair of the five
}

// 3,300 deals: each of the 33 cards should come second, right under plant 13, about 100 times.
TEST(PowerGridImagine, DealsAreUniform) {
  const State s = start(2);
  EXPECT_EQ(unknown(s).size(), 33U);
  std::map<int, int> times;
  for (std::uint64_t seed = 0; seed < 3300; ++seed) {
    ++times[stack(imagined(s, seat_at(1), seed))[1]];
  }
  EXPECT_EQ(times.size(), 33U);
  for (const auto& [number, count] : times) {
    EXPECT_GT(count, 60) << "plant " << number;
    EXPECT_LT(count, 140) << "plant " << number;
  }
}

TEST(PowerGridImagine, TopCardIsUnknownOnceThirteenIsDrawn) {
  State s = start(3);
  play_all(s, {"pick 3", "bid 3", "pass", "pass"});
  EXPECT_EQ(std::ranges::count(market(s), 13), 1);
  std::set<int> tops;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    tops.insert(stack(imagined(s, seat_at(0), seed)).front());
  }
  EXPECT_EQ(tops.size(), 33U);
}

TEST(PowerGridImagine, AfterTheStageThreeCardOnlyTheOrderIsUnknown) {
  State s = closed();
  s.money_visible = 1;
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_stack(s, {31, 32, 33, 34});
  std::set<Numbers> orders;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    State other = imagined(s, seat_at(0), seed);
    orders.insert(stack(other));
    other.stack = s.stack;
    other.rng = s.rng;
    ASSERT_TRUE(same(other, s));
  }
  EXPECT_EQ(orders.size(), 24U);
}

TEST(PowerGridImagine, ShuffledStackWithTheCardInTheMarketIsDealtAnewToo) {
  State s = closed();
  set_stack(s, {0, 31, 32, 33});
  s.players[0].cash = s.players[1].cash = s.players[2].cash = 50;
  play_all(s, {"pick 11", "bid 11", "pass", "pass"});
  EXPECT_EQ(s.stage3, Stage3::in_market);
  std::set<Numbers> orders;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    orders.insert(stack(imagined(s, seat_at(0), seed)));
  }
  EXPECT_EQ(orders.size(), 6U);
}

TEST(PowerGridImagine, OpenMoneyNeverChanges) {
  RULE("PG-410");
  State s = closed();
  s.money_visible = 1;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (const Seat viewer : {seat_at(0), seat_at(1), seat_at(2), nobody}) {
      const State other = imagined(s, viewer, seed);
      for (int i = 0; i < 3; ++i) ASSERT_EQ(other.players[i].cash, s.players[i].cash);
    }
  }
}

TEST(PowerGridImagine, ClosedMoneyOfTheOthersIsGuessedOwnMoneyNever) {
  RULE("PG-410");
  const State s = closed();
  std::set<int> guesses;
  std::set<int> onlooker;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State other = imagined(s, seat_at(1), seed);
    EXPECT_EQ(other.players[1].cash, 50);
    guesses.insert(other.players[0].cash);
    guesses.insert(other.players[2].cash);
    onlooker.insert(imagined(s, nobody, seed).players[1].cash);
  }
  EXPECT_GT(guesses.size(), 20U);
  EXPECT_GE(*guesses.begin(), 0);
  EXPECT_GT(onlooker.size(), 20U);
}

TEST(PowerGridImagine, BiddersCanPayWhatTheyBid) {
  State s = closed();
  for (Player& player : s.players) player.cash = 500;
  play(s, "pick 14");
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_GE(imagined(s, seat_at(1), seed).players[0].cash, 14);
  }
  play(s, "bid 333");
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_GE(imagined(s, seat_at(1), seed).players[0].cash, 333);
  }
}

TEST(PowerGridImagine, NothingElseChanges) {
  const State s = closed();
  for (const Seat viewer : {seat_at(0), seat_at(1), seat_at(2), nobody}) {
    State other = imagined(s, viewer, 7);
    EXPECT_EQ(game().describe(other, viewer), game().describe(s, viewer));
    expect_sound(other);
    other.stack = s.stack;
    other.removed = s.removed;
    other.rng = s.rng;
    for (int i = 0; i < 3; ++i) other.players[i].cash = s.players[i].cash;
    EXPECT_TRUE(same(other, s));
  }
}

TEST(PowerGridImagine, MoneyIsOpenWhenTheGameIsOver) {
  RULE("PG-410");
  State s = closed();
  set_market(s, {31, 32, 33, 34, 35, 36, 37, 38});
  set_city_count(s, 2, 17);
  at_step(s, Step::build);
  play_times(s, "done", 3);
  EXPECT_EQ(game().to_move(s), nobody);
  const State other = imagined(s, nobody, 1);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(other.players[i].cash, s.players[i].cash);
}

TEST(PowerGridImagine, GeneratorIsSeededAnewByTheGivenDice) {
  RULE("PG-958");
  const State s = closed();
  EXPECT_FALSE(imagined(s, seat_at(0), 1).rng == s.rng);
  EXPECT_FALSE(imagined(s, seat_at(0), 1).rng == imagined(s, seat_at(0), 2).rng);
  EXPECT_TRUE(same(imagined(s, seat_at(0), 1), imagined(s, seat_at(0), 1)));
}

// Two positions that look alike to the viewer are imagined alike.
TEST(PowerGridImagine, WhatIsHiddenHasNoInfluence) {
  const State s = closed();
  const State twin = imagined(s, seat_at(0), 99);
  EXPECT_FALSE(same(s, twin));
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_TRUE(same(imagined(s, seat_at(0), seed), imagined(twin, seat_at(0), seed)));
  }
}

}  // namespace pionek::power_grid::testing
