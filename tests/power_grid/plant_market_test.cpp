// The plant market: plants that networks outgrow (PG-616 to PG-618) and the change of one card at
// the end of a round (PG-712 to PG-715). The Stage 3 card has its own file, stages_test.cpp.
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Numbers = std::vector<int>;

// Seat 0 builds last of three, with five cities round Essen, 100 Elektro and plant 03.
State five_cities() {
  State s = scene(3);
  set_market(s, {6, 7, 8, 9, 10, 11, 12, 15});
  set_stack(s, {20, 30, 0});
  give_plants(s, 0, {3});
  give_plants(s, 1, {4});
  give_plants(s, 2, {5});
  set_cities(s, 0, {"essen", "duisburg", "duesseldorf", "dortmund", "muenster"});
  s.players[0].cash = 100;
  at_step(s, Step::build, 2);
  return s;
}

// The last of three seats decides about its plants; nobody has any.
State last_in_phase_5() {
  State s = scene(3);
  at_step(s, Step::power, 2);
  return s;
}

}  // namespace

TEST(PowerGridPlantMarket, PlantNoHigherThanTheLargestNetworkLeavesAtOnce) {
  RULE("PG-616");
  State s = five_cities();
  EXPECT_FALSE(discarded(s, 6));
  const auto journal = play(s, "build koeln");
  EXPECT_EQ(mover(s), 0);
  EXPECT_TRUE(has_line(journal, "PG-616 Plant 06 is obsolete: the largest network has 6 cities."));
  EXPECT_EQ(market(s), (Numbers{7, 8, 9, 10, 11, 12, 15, 20}));
  EXPECT_EQ(stack(s), (Numbers{30, 0}));
  EXPECT_TRUE(discarded(s, 6));
  expect_sound(s);
}

TEST(PowerGridPlantMarket, PlantAboveTheLargestNetworkStays) {
  RULE("PG-616");
  State s = five_cities();
  set_market(s, {7, 8, 9, 10, 11, 12, 15, 16});
  EXPECT_FALSE(has_line(play(s, "build koeln"), "PG-616"));
  EXPECT_EQ(market(s), (Numbers{7, 8, 9, 10, 11, 12, 15, 16}));
  EXPECT_EQ(stack(s), (Numbers{20, 30, 0}));
}

TEST(PowerGridPlantMarket, LargestNetworkOfAllCountsInTheMiddleOfATurn) {
  RULE("PG-957");
  State s = five_cities();
  set_cities(s, 1, {"kiel", "hamburg", "bremen", "hannover", "kassel", "fulda"});
  set_market(s, {7, 8, 9, 10, 11, 12, 15, 16});
  set_stack(s, {20, 30, 0});
  play(s, "build koeln");  // level with the leader: nothing changes
  EXPECT_EQ(market(s).front(), 7);
  play(s, "build aachen");  // the seventh city makes a new leader, still in the same turn
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(market(s), (Numbers{8, 9, 10, 11, 12, 15, 16, 20}));
}

TEST(PowerGridPlantMarket, SmallerNetworkThatGrowsRemovesNothing) {
  RULE("PG-957");
  State s = five_cities();
  set_cities(s, 1, {"kiel", "hamburg", "bremen", "hannover", "kassel", "fulda", "erfurt", "halle"});
  set_market(s, {9, 10, 11, 12, 15, 16, 17, 18});
  play(s, "build koeln");
  EXPECT_EQ(market(s).front(), 9);
}

TEST(PowerGridPlantMarket, CardJustDrawnMayHaveToGoToo) {
  RULE("PG-617");
  State s = five_cities();
  for (Player& player : s.players) player.plants.clear();
  set_stack(s, {4, 5, 25, 30, 0});
  const std::uint32_t reveals = game().reveals(s);
  play(s, "build koeln");
  EXPECT_EQ(market(s), (Numbers{7, 8, 9, 10, 11, 12, 15, 25}));
  EXPECT_EQ(stack(s), (Numbers{30, 0}));
  EXPECT_TRUE(discarded(s, 4) && discarded(s, 5) && discarded(s, 6));
  EXPECT_EQ(game().reveals(s), reveals + 3);
}

TEST(PowerGridPlantMarket, PlantsOfPlayersAreNeverTouched) {
  RULE("PG-618");
  State s = five_cities();
  play(s, "build koeln");
  EXPECT_EQ(numbers(s, 0), Numbers{3});
  EXPECT_EQ(numbers(s, 1), Numbers{4});
  EXPECT_EQ(numbers(s, 2), Numbers{5});
}

TEST(PowerGridPlantMarket, ObsoleteCardLeavesAfterAnAuctionToo) {
  RULE("PG-618");
  State s = scene(3);
  set_cities(s, 1, {"kiel", "hamburg", "bremen", "hannover", "kassel", "fulda"});
  set_market(s, {8, 9, 10, 11, 12, 15, 16, 17});
  set_stack(s, {6, 5, 20, 30, 0});
  const auto journal = play_all(s, {"pick 8", "bid 8", "pass", "pass"});
  EXPECT_TRUE(has_line(journal, "PG-616 Plant 06 is obsolete"));
  EXPECT_TRUE(has_line(journal, "PG-616 Plant 05 is obsolete"));
  EXPECT_EQ(market(s), (Numbers{9, 10, 11, 12, 15, 16, 17, 20}));
  EXPECT_EQ(stack(s), (Numbers{30, 0}));
}

TEST(PowerGridPlantMarket, ObsoleteCardLeavesInPhaseFiveToo) {
  RULE("PG-618");
  State s = last_in_phase_5();
  set_cities(s, 1, {"kiel", "hamburg", "bremen", "hannover", "kassel", "fulda"});
  set_market(s, {8, 9, 10, 11, 12, 15, 16, 17});
  set_stack(s, {6, 20, 0});
  EXPECT_TRUE(has_line(play(s, "run nothing"), "PG-616 Plant 06 is obsolete"));
  EXPECT_EQ(market(s), (Numbers{8, 9, 10, 11, 12, 15, 16, 20}));
  EXPECT_EQ(stack(s), (Numbers{0, 17}));
}

TEST(PowerGridPlantMarket, InStageThreeTheWholeMarketIsCovered) {
  RULE("PG-618");
  State s = five_cities();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_market(s, {6, 12, 20, 25, 30, 35});
  set_stack(s, {33});
  play(s, "build koeln");
  EXPECT_EQ(market(s), (Numbers{12, 20, 25, 30, 33, 35}));
  expect_sound(s);
}

TEST(PowerGridPlantMarket, WithoutAStackTheObsoletePlantIsNotReplaced) {
  RULE("PG-618");
  State s = five_cities();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_market(s, {6, 12, 20, 25, 30, 35});
  set_stack(s, {});
  play(s, "build koeln");
  EXPECT_EQ(market(s), (Numbers{12, 20, 25, 30, 35}));
  EXPECT_TRUE(discarded(s, 6));
  expect_sound(s);
}

TEST(PowerGridPlantMarket, NetworkPastTheLastPlantEmptiesTheMarket) {
  RULE("PG-617");
  State s = scene(2);
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_city_count(s, 1, 19);
  set_market(s, {20});
  set_stack(s, {});
  at_step(s, Step::build);
  s.players[1].cash = 1000;
  play(s, *offered(s).begin());
  EXPECT_EQ(s.players[1].city_count(), 20);
  EXPECT_EQ(market(s), Numbers{});
}

TEST(PowerGridPlantMarket, HighestPlantGoesUnderTheStackInStagesOneAndTwo) {
  RULE("PG-712");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = last_in_phase_5();
    s.stage = static_cast<std::uint8_t>(stage);
    set_market(s, {6, 7, 8, 9, 10, 11, 12, 35});
    set_stack(s, {5, 20, 0, 50});
    const auto journal = play(s, "run nothing");
    EXPECT_TRUE(has_line(journal, "PG-712 Plant 35, the highest, goes under the stack."));
    EXPECT_EQ(market(s), (Numbers{5, 6, 7, 8, 9, 10, 11, 12}));
    EXPECT_EQ(stack(s), (Numbers{20, 0, 50, 35}));
    EXPECT_FALSE(discarded(s, 35));
    expect_sound(s);
  }
}

TEST(PowerGridPlantMarket, StrongPlantsGatherUnderTheStageThreeCard) {
  RULE("PG-713");
  State s = last_in_phase_5();
  set_market(s, {6, 7, 8, 9, 10, 11, 12, 50});
  set_stack(s, {46, 20, 21, 0});
  play(s, "run nothing");
  EXPECT_EQ(stack(s), (Numbers{20, 21, 0, 50}));
  play_all(s, {"pick 6", "bid 6", "pass", "pass", "giveup", "giveup"});  // draws 20
  play_all(s, {"done", "done", "done", "done", "done", "done"});
  play_all(s, {"run nothing", "run nothing", "run nothing"});
  EXPECT_EQ(market(s), (Numbers{7, 8, 9, 10, 11, 12, 20, 21}));
  EXPECT_EQ(stack(s), (Numbers{0, 50, 46}));
}

TEST(PowerGridPlantMarket, LowestPlantLeavesInStageThree) {
  RULE("PG-714");
  State s = last_in_phase_5();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_market(s, {20, 22, 25, 30, 35, 40});
  set_stack(s, {33, 36});
  EXPECT_TRUE(has_line(play(s, "run nothing"), "PG-714 Plant 20, the lowest, leaves the game."));
  EXPECT_EQ(market(s), (Numbers{22, 25, 30, 33, 35, 40}));
  EXPECT_EQ(stack(s), Numbers{36});
  EXPECT_TRUE(discarded(s, 20));
  expect_sound(s);
}

TEST(PowerGridPlantMarket, LowestPlantLeavesInStageThreeThoughTheStackIsEmpty) {
  RULE("PG-715");
  State s = last_in_phase_5();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_market(s, {20, 22});
  set_stack(s, {});
  play(s, "run nothing");
  EXPECT_EQ(market(s), Numbers{22});
  EXPECT_TRUE(discarded(s, 20));

  // The next round empties the market; the game goes on all the same.
  play_all(s, {"pick 22", "bid 22", "pass", "pass"});
  EXPECT_EQ(market(s), Numbers{});
  EXPECT_EQ(s.phase, 3);
  play_all(s, {"done", "done", "done", "done", "done", "done"});
  play_all(s, {"run nothing", "run nothing", "run nothing"});
  EXPECT_EQ(market(s), Numbers{});
  EXPECT_EQ(s.phase, 3);
  expect_sound(s);
}

TEST(PowerGridPlantMarket, EveryCardTurnedOverStopsUndo) {
  State s = five_cities();
  const std::uint32_t reveals = game().reveals(s);
  play(s, "build osnabrueck");
  EXPECT_EQ(game().reveals(s), reveals + 1);
  play(s, "done");
  EXPECT_EQ(game().reveals(s), reveals + 1);
}

}  // namespace pionek::power_grid::testing
