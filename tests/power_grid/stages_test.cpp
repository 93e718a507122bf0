// The stages (chapter 8xx): what each opens, how stage 2 begins, and the market of stage 3. How the
// Stage 3 card is drawn has its own file, stage3_card_test.cpp.
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Numbers = std::vector<int>;

// The first to build, seat `seats - 1`, has so many cities and the money for more. No fuel lies
// anywhere but in the supply, so that a refill shows its column.
State builder_with(int seats, int cities) {
  State s = scene(seats);
  set_market(s, {30, 31, 32, 33, 34, 35, 36, 37});
  set_stack(s, {20, 21, 22, 0});
  set_fuel_market(s, {0, 0, 0, 0});
  set_city_count(s, seats - 1, cities);
  for (Player& player : s.players) player.cash = 1000;
  at_step(s, Step::build);
  return s;
}

// Six plants in the market, the seats choose.
State stage_3(std::initializer_list<int> cards) {
  State s = scene(3);
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_market(s, {20, 22, 24, 26, 28, 30});
  set_stack(s, cards);
  for (Player& player : s.players) player.cash = 100;
  return s;
}

struct Size {
  int seats;
  int cities;
};
// PG-123.
constexpr Size kStage2[] = {{2, 10}, {3, 7}, {4, 7}, {5, 7}, {6, 6}};

}  // namespace

TEST(PowerGridStages, StageOneOpensOneHouseAndRefillsByColumnOne) {
  RULE("PG-801");
  State s = builder_with(3, 2);
  EXPECT_EQ(s.stage, 1);
  EXPECT_EQ(open_slots(s), 1);
  play_times(s, "done", 3);
  EXPECT_EQ(s.stage, 1);
  play_times(s, "run nothing", 3);
  EXPECT_EQ(s.fuel_market, (Tokens{4, 2, 1, 1}));
}

TEST(PowerGridStages, StageTwoBeginsAfterThePhaseFourThatReachesItsSize) {
  RULE("PG-802");
  for (const auto& [seats, cities] : kStage2) {
    State s = builder_with(seats, cities - 1);
    build_one(s);
    EXPECT_EQ(s.stage, 1) << seats << " players";
    play_times(s, "done", seats - 1);
    // The last to build still finds the slots of stage 1.
    EXPECT_EQ(s.phase, 4);
    EXPECT_EQ(s.stage, 1);
    const auto journal = play(s, "done");
    EXPECT_TRUE(has_line(journal, "PG-802 Stage 2 begins.")) << seats << " players";
    EXPECT_EQ(s.stage, 2);
    EXPECT_EQ(s.phase, 5);
    expect_sound(s);
  }
}

TEST(PowerGridStages, OneCityLessIsStillStageOne) {
  RULE("PG-802");
  for (const auto& [seats, cities] : kStage2) {
    State s = builder_with(seats, cities - 2);
    build_one(s);
    play_times(s, "done", seats);
    EXPECT_EQ(s.phase, 5);
    EXPECT_EQ(s.stage, 1) << seats << " players";
  }
}

TEST(PowerGridStages, AnyNetworkMayReachStageTwo) {
  RULE("PG-802");
  State s = builder_with(3, 0);
  set_city_count(s, 0, 9);  // the last to build, far past the size
  play_times(s, "done", 3);
  EXPECT_EQ(s.stage, 2);
}

TEST(PowerGridStages, LowestPlantIsReplacedWhenStageTwoBegins) {
  RULE("PG-803");
  State s = builder_with(3, 7);
  play_times(s, "done", 2);
  EXPECT_EQ(market(s).front(), 30);
  const auto journal = play(s, "done");
  EXPECT_TRUE(has_line(journal, "PG-803 Plant 30, the lowest, leaves the game."));
  EXPECT_TRUE(discarded(s, 30));
  EXPECT_EQ(market(s), (Numbers{20, 31, 32, 33, 34, 35, 36, 37}));
  EXPECT_EQ(stack(s), (Numbers{21, 22, 0}));
}

TEST(PowerGridStages, LowestPlantIsReplacedOnlyOnce) {
  RULE("PG-803");
  State s = builder_with(3, 7);
  play_times(s, "done", 3);
  at_step(s, Step::build);
  const auto journal = play_all(s, {"done", "done", "done"});
  EXPECT_FALSE(has_line(journal, "PG-80"));
  EXPECT_EQ(market(s), (Numbers{20, 31, 32, 33, 34, 35, 36, 37}));
}

TEST(PowerGridStages, StageTwoOpensTheSecondHouseAndRefillsByColumnTwoAtOnce) {
  RULE("PG-804");
  State s = builder_with(3, 7);
  EXPECT_EQ(open_slots(s), 1);
  play_times(s, "done", 3);
  EXPECT_EQ(open_slots(s), 2);
  play_times(s, "run nothing", 3);
  EXPECT_EQ(s.fuel_market, (Tokens{5, 3, 2, 1}));
  EXPECT_EQ(s.stage, 2);

  set_cities(s, 0, {"essen"});
  set_cities(s, 1, {"duisburg"});
  set_cities(s, 2, {});
  at_step(s, Step::build, 2 - s.order.find(seat_at(0)));
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(price(s, "build duisburg"), 15);
}

TEST(PowerGridStages, LaterBuildersHaveOneSlotThoughStageTwoIsDue) {
  RULE("PG-804");
  State s = builder_with(3, 7);
  set_cities(s, 2, {"duisburg", "koeln", "aachen", "trier", "kassel", "fulda", "erfurt"});
  set_cities(s, 1, {"essen"});
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(denied(s, "build duisburg"), "PG-607");
}

TEST(PowerGridStages, AllSixPlantsOfStageThreeAreOpen) {
  RULE("PG-810");
  const State s = stage_3({31, 32});
  EXPECT_EQ(offered(s), (std::set<std::string>{"pick 20", "pick 22", "pick 24", "pick 26",
                                               "pick 28", "pick 30", "giveup"}));
  const json::object seen = tree(game().describe(s, nobody));
  EXPECT_EQ(seen.at("market").at("current").as_array().size(), 6U);
  EXPECT_TRUE(seen.at("market").at("future").as_array().empty());
}

TEST(PowerGridStages, StageThreeOpensTheThirdHouseAndRefillsByColumnThree) {
  RULE("PG-811");
  State s = stage_3({31, 32});
  EXPECT_EQ(open_slots(s), 3);
  set_cities(s, 0, {"essen"});
  set_cities(s, 1, {"duisburg"});
  set_cities(s, 2, {"duisburg"});
  set_fuel_market(s, {0, 0, 0, 0});
  at_step(s, Step::build, 2);
  EXPECT_EQ(price(s, "build duisburg"), 20);
  play(s, "done");
  play_times(s, "run nothing", 3);
  EXPECT_EQ(s.fuel_market, (Tokens{3, 4, 3, 1}));
}

TEST(PowerGridStages, BoughtPlantIsReplacedInStageThreeWhileThereAreCards) {
  RULE("PG-812");
  State s = stage_3({33});
  play_all(s, {"pick 30", "bid 30", "pass", "pass"});
  EXPECT_EQ(market(s), (Numbers{20, 22, 24, 26, 28, 33}));
  EXPECT_EQ(stack(s), Numbers{});
  play_all(s, {"pick 20", "bid 20", "pass"});
  EXPECT_EQ(market(s), (Numbers{22, 24, 26, 28, 33}));
  expect_sound(s);
}

TEST(PowerGridStages, StageThreeNeverLooksForStageTwo) {
  RULE("PG-816");
  State s = stage_3({31, 32});
  set_city_count(s, 2, 9);
  set_market(s, {20, 22, 24, 26, 28, 30});
  at_step(s, Step::build);
  const auto journal = play_all(s, {"done", "done", "done"});
  EXPECT_FALSE(has_line(journal, "PG-80"));
  EXPECT_EQ(s.stage, 3);
  EXPECT_EQ(market(s), (Numbers{20, 22, 24, 26, 28, 30}));
}

}  // namespace pionek::power_grid::testing
