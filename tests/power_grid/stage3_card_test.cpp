// The Stage 3 card (PG-805 to PG-809, PG-813 to PG-816): drawn in phase 2, 4 or 5, by each kind of
// draw, in stage 1 and in stage 2; afterwards the market, the stack, the stage, the open slots and
// the refill of the round are looked at.
#include <algorithm>
#include <array>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Numbers = std::vector<int>;

// The refill for three players by stage.
constexpr Tokens kColumn[] = {{}, {4, 2, 1, 1}, {5, 3, 2, 1}, {3, 4, 3, 1}};

// Three rich seats in the given stage, nothing on the fuel market, the Stage 3 card on top of five
// plants that were put under it.
State card_on_top(int stage) {
  State s = scene(3);
  s.stage = static_cast<std::uint8_t>(stage);
  set_market(s, {11, 12, 13, 14, 15, 16, 17, 18});
  set_stack(s, {0, 31, 32, 33, 34, 35});
  set_fuel_market(s, {0, 0, 0, 0});
  set_city_count(s, 2, stage == 1 ? 3 : 8);
  for (Player& player : s.players) player.cash = 500;
  return s;
}

// The stack is given sorted: it has been shuffled.
void expect_market(const State& s, const Numbers& plants, const Numbers& in_stack) {
  Numbers cards = stack(s);
  std::sort(cards.begin(), cards.end());
  EXPECT_EQ(market(s), plants);
  EXPECT_EQ(cards, in_stack);
  expect_sound(s);
}

bool card_in_market(const State& s) {
  return tree(game().describe(s, nobody)).at("market").at("stage3_card").as_bool();
}

std::vector<std::string> build(State& s, int cities) {
  std::vector<std::string> journal;
  for (int i = 0; i < cities; ++i) {
    const auto lines = play(s, *offered(s).begin());
    journal.insert(journal.end(), lines.begin(), lines.end());
  }
  return journal;
}

// Seat 2 builds first and has so many cities; the lowest plant is the next number.
State card_by_building(int stage, int cities) {
  State s = card_on_top(stage);
  set_city_count(s, 2, cities);
  set_market(s, {cities + 1, 22, 23, 24, 25, 26, 27, 28});
  at_step(s, Step::build);
  return s;
}

}  // namespace

// ---- phase 2 ----

TEST(PowerGridStage3Card, DrawnAfterAnAuctionItLiesInTheMarketToTheEndOfPhaseTwo) {
  RULE("PG-805");
  RULE("PG-806");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_on_top(stage);
    const auto journal = play_all(s, {"pick 11", "bid 11", "pass", "pass"});
    EXPECT_TRUE(has_line(journal, "PG-805 The Stage 3 card is drawn; the stack is shuffled."));
    EXPECT_EQ(s.stage, stage);
    EXPECT_EQ(s.phase, 2);
    EXPECT_TRUE(card_in_market(s));
    expect_market(s, {12, 13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
    EXPECT_EQ(open_slots(s), stage);

    // The phase goes on as before: four plants are open, sales are replaced.
    EXPECT_EQ(mover(s), 1);
    EXPECT_EQ(offered(s),
              (std::set<std::string>{"pick 12", "pick 13", "pick 14", "pick 15", "giveup"}));
    EXPECT_EQ(denied(s, "pick 16"), "PG-304");
    play_all(s, {"pick 12", "bid 12", "pass"});
    EXPECT_TRUE(card_in_market(s));
    EXPECT_EQ(s.stage, stage);
    EXPECT_EQ(s.market.size(), 7);
    EXPECT_EQ(s.stack.size(), 4);
    EXPECT_GE(market(s).back(), 31);
  }
}

TEST(PowerGridStage3Card, DrawnInPhaseTwoStageThreeBeginsWithPhaseThree) {
  RULE("PG-807");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_on_top(stage);
    play_all(s, {"pick 11", "bid 11", "pass", "pass", "giveup"});
    EXPECT_EQ(s.stage, stage);
    const auto journal = play(s, "giveup");
    EXPECT_TRUE(has_line(journal, "PG-807 Plant 12, the lowest, leaves the game."));
    EXPECT_TRUE(has_line(journal, "PG-807 Stage 3 begins."));
    EXPECT_EQ(s.phase, 3);
    EXPECT_EQ(s.stage, 3);
    EXPECT_FALSE(card_in_market(s));
    EXPECT_TRUE(discarded(s, 12));
    expect_market(s, {13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
    EXPECT_EQ(open_slots(s), 3);

    const auto rest = play_times(s, "done", 6);
    EXPECT_FALSE(has_line(rest, "PG-80"));
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
    // The round has also ended as in stage 3: the lowest plant left, nothing went under the stack.
    EXPECT_TRUE(discarded(s, 13));
    EXPECT_EQ(s.market.size(), 6);
    EXPECT_EQ(s.stack.size(), 4);
    EXPECT_EQ(s.market.front(), plant(14));
  }
}

TEST(PowerGridStage3Card, CountsAsTheHighestCardOfTheFutureMarket) {
  RULE("PG-806");
  State s = card_on_top(2);
  set_market(s, {11, 12, 13, 14, 15, 16, 17, 50});
  play_all(s, {"pick 11", "bid 11", "pass", "pass"});
  const json::object seen = tree(game().describe(s, nobody));
  EXPECT_EQ(seen.at("market").at("current"), (json::array{"12", "13", "14", "15"}));
  EXPECT_EQ(seen.at("market").at("future"), (json::array{"16", "17", "50"}));
  play_times(s, "giveup", 2);
  EXPECT_EQ(market(s).back(), 50);  // not the plant goes, but the card
}

TEST(PowerGridStage3Card, StackIsShuffledWhereverTheCardIsDrawn) {
  RULE("PG-806");
  RULE("PG-808");
  RULE("PG-809");
  std::array<std::set<Numbers>, 3> orders;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    State s = card_on_top(2);
    s.rng = Rng(seed);
    State phase2 = s;
    play_all(phase2, {"pick 11", "bid 11", "pass", "pass"});
    orders[0].insert(stack(phase2));
    State phase4 = card_by_building(2, 10);
    phase4.rng = Rng(seed);
    build(phase4, 1);
    orders[1].insert(stack(phase4));
    at_step(s, Step::power, 2);
    play(s, "run nothing");
    orders[2].insert(stack(s));
  }
  for (const auto& seen : orders) {
    std::set<int> tops;
    for (const Numbers& order : seen) tops.insert(order.front());
    EXPECT_GE(tops.size(), 5U);
  }
}

TEST(PowerGridStage3Card, DrawnForAnObsoletePlantInPhaseTwo) {
  RULE("PG-814");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_on_top(stage);
    set_stack(s, {3, 0, 31, 32, 33, 34, 35});
    const auto journal = play_all(s, {"pick 11", "bid 11", "pass", "pass"});
    EXPECT_TRUE(has_line(journal, "PG-616 Plant 03 is obsolete"));
    EXPECT_TRUE(card_in_market(s));
    EXPECT_EQ(s.stage, stage);
    expect_market(s, {12, 13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
    play_all(s, {"giveup", "giveup"});
    EXPECT_EQ(s.stage, 3);
    EXPECT_EQ(s.phase, 3);
    expect_market(s, {13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
    EXPECT_EQ(open_slots(s), 3);
    play_times(s, "done", 6);
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
  }
}

TEST(PowerGridStage3Card, DrawnBecauseNobodyBoughtPhaseTwoEndsAtOnce) {
  RULE("PG-814");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_on_top(stage);
    const auto journal = play_all(s, {"giveup", "giveup", "giveup"});
    EXPECT_TRUE(has_line(journal, "PG-320 Plant 11, the lowest, leaves the game."));
    EXPECT_TRUE(has_line(journal, "PG-807 Plant 12, the lowest, leaves the game."));
    EXPECT_EQ(s.stage, 3);
    EXPECT_EQ(s.phase, 3);
    EXPECT_FALSE(card_in_market(s));
    expect_market(s, {13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
    EXPECT_EQ(open_slots(s), 3);
    play_times(s, "done", 6);
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
  }
}

TEST(PowerGridStage3Card, CannotBeAuctionedEvenAmongTheFourLowest) {
  RULE("PG-813");
  State s = card_on_top(2);
  set_market(s, {16, 17, 18});
  set_stack(s, {0});
  play_all(s, {"pick 16", "bid 16", "pass", "pass"});
  EXPECT_TRUE(card_in_market(s));
  EXPECT_EQ(offered(s), (std::set<std::string>{"pick 17", "pick 18", "giveup"}));
}

TEST(PowerGridStage3Card, IsNeverRemovedAsObsolete) {
  RULE("PG-813");
  State s = card_on_top(2);
  set_stack(s, {0, 5});
  play_all(s, {"pick 11", "bid 11", "pass", "pass"});
  const auto journal = play_all(s, {"pick 12", "bid 12", "pass"});
  EXPECT_TRUE(has_line(journal, "PG-616 Plant 05 is obsolete"));
  EXPECT_TRUE(card_in_market(s));
  expect_market(s, {13, 14, 15, 16, 17, 18}, {});
  play(s, "giveup");
  EXPECT_EQ(s.stage, 3);
  expect_market(s, {14, 15, 16, 17, 18}, {});
}

// ---- phase 4 ----

TEST(PowerGridStage3Card, DrawnWhileBuildingStageThreeBeginsWithPhaseFive) {
  RULE("PG-808");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_by_building(stage, stage == 1 ? 4 : 10);
    const auto journal = build(s, 1);
    EXPECT_TRUE(has_line(journal, "PG-616"));
    EXPECT_TRUE(has_line(journal, "PG-808 Plant 22, the lowest, leaves the game."));
    EXPECT_EQ(mover(s), 2);
    EXPECT_EQ(s.stage, stage);
    EXPECT_FALSE(card_in_market(s));
    EXPECT_TRUE(discarded(s, 22));
    expect_market(s, {23, 24, 25, 26, 27, 28}, {31, 32, 33, 34, 35});
    // Whoever builds later in this phase has the slots of the old stage.
    play(s, "done");
    EXPECT_EQ(open_slots(s), stage);
    play(s, "done");
    EXPECT_EQ(open_slots(s), stage);
    EXPECT_EQ(s.stage, stage);

    EXPECT_TRUE(has_line(play(s, "done"), "PG-808 Stage 3 begins."));
    EXPECT_EQ(s.stage, 3);
    EXPECT_EQ(s.phase, 5);
    EXPECT_EQ(open_slots(s), 3);
    expect_market(s, {23, 24, 25, 26, 27, 28}, {31, 32, 33, 34, 35});
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
    EXPECT_TRUE(discarded(s, 23));
    EXPECT_EQ(s.stack.size(), 4);
    EXPECT_EQ(s.market.size(), 6);
  }
}

TEST(PowerGridStage3Card, ObsoletePlantLaterInThatPhaseIsReplacedAsUsual) {
  RULE("PG-808");
  State s = card_by_building(2, 10);
  set_market(s, {11, 12, 13, 24, 25, 26, 27, 28});
  build(s, 1);
  EXPECT_EQ(market(s), (Numbers{13, 24, 25, 26, 27, 28}));
  const auto journal = build(s, 2);
  EXPECT_TRUE(has_line(journal, "PG-616 Plant 13 is obsolete"));
  EXPECT_FALSE(has_line(journal, "PG-808"));
  EXPECT_EQ(s.market.size(), 6);
  EXPECT_EQ(s.stack.size(), 4);
  EXPECT_EQ(s.stage, 2);
  expect_sound(s);
}

TEST(PowerGridStage3Card, CardAfterAChainOfObsoletePlantsWhileBuilding) {
  RULE("PG-808");
  State s = card_by_building(2, 10);
  set_stack(s, {4, 5, 0, 31, 32, 33});
  build(s, 1);
  EXPECT_TRUE(discarded(s, 4) && discarded(s, 5) && discarded(s, 11) && discarded(s, 22));
  expect_market(s, {23, 24, 25, 26, 27, 28}, {31, 32, 33});
}

TEST(PowerGridStage3Card, DrawnWhenStageTwoBeginsItCountsAsPhaseFour) {
  RULE("PG-815");
  State s = card_on_top(1);
  set_city_count(s, 2, 7);
  at_step(s, Step::build);
  play_times(s, "done", 2);
  EXPECT_EQ(s.stage, 1);
  const auto journal = play(s, "done");
  EXPECT_TRUE(has_line(journal, "PG-803 Plant 11, the lowest, leaves the game."));
  EXPECT_TRUE(has_line(journal, "PG-808 Plant 12, the lowest, leaves the game."));
  EXPECT_EQ(s.stage, 3);
  EXPECT_EQ(s.phase, 5);
  EXPECT_EQ(open_slots(s), 3);
  expect_market(s, {13, 14, 15, 16, 17, 18}, {31, 32, 33, 34, 35});
  play_times(s, "run nothing", 3);
  EXPECT_EQ(s.fuel_market, kColumn[3]);
  EXPECT_TRUE(discarded(s, 13));
  EXPECT_EQ(s.stack.size(), 4);
}

TEST(PowerGridStage3Card, DrawnForAnObsoletePlantWhenStageTwoBegins) {
  RULE("PG-815");
  State s = card_on_top(1);
  set_stack(s, {5, 0, 31, 32});
  set_city_count(s, 2, 7);
  at_step(s, Step::build);
  EXPECT_TRUE(has_line(play_times(s, "done", 3), "PG-616 Plant 05 is obsolete"));
  EXPECT_EQ(s.stage, 3);
  expect_market(s, {13, 14, 15, 16, 17, 18}, {31, 32});
}

// ---- phase 5 ----

TEST(PowerGridStage3Card, DrawnInPhaseFiveStageThreeBeginsWithTheNextRound) {
  RULE("PG-809");
  for (int stage = 1; stage <= 2; ++stage) {
    State s = card_on_top(stage);
    at_step(s, Step::power);
    play_times(s, "run nothing", 2);
    EXPECT_EQ(s.stage, stage);
    const auto journal = play(s, "run nothing");
    EXPECT_TRUE(has_line(journal, "PG-712 Plant 18, the highest, goes under the stack."));
    EXPECT_TRUE(has_line(journal, "PG-809 Plant 11, the lowest, leaves the game."));
    EXPECT_TRUE(has_line(journal, "PG-809 Stage 3 begins."));
    EXPECT_EQ(s.fuel_market, kColumn[stage]);  // the refill came first
    EXPECT_EQ(s.round, 3);
    EXPECT_EQ(s.stage, 3);
    EXPECT_FALSE(card_in_market(s));
    expect_market(s, {12, 13, 14, 15, 16, 17}, {18, 31, 32, 33, 34, 35});
    EXPECT_EQ(open_slots(s), 3);
    EXPECT_TRUE(offers(s, "pick 17"));

    set_fuel_market(s, {0, 0, 0, 0});
    at_step(s, Step::power);
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
    EXPECT_TRUE(discarded(s, 12));
  }
}

TEST(PowerGridStage3Card, DrawnForAnObsoletePlantInPhaseFive) {
  RULE("PG-809");
  State s = card_on_top(2);
  set_stack(s, {5, 0, 31, 32});
  at_step(s, Step::power, 2);
  EXPECT_TRUE(has_line(play(s, "run nothing"), "PG-616 Plant 05 is obsolete"));
  EXPECT_EQ(s.stage, 3);
  EXPECT_EQ(s.fuel_market, kColumn[2]);
  expect_market(s, {12, 13, 14, 15, 16, 17}, {18, 31, 32});
}

// ---- straight from stage 1 ----

TEST(PowerGridStage3Card, StageTwoIsLeftOutWhenTheCardComesFirst) {
  RULE("PG-816");
  // In phase 2; the size of stage 2 is reached in phase 4 of the same round.
  State s = card_on_top(1);
  set_city_count(s, 2, 6);
  play_all(s, {"pick 11", "bid 11", "pass", "pass", "giveup", "giveup"});
  EXPECT_EQ(s.stage, 3);
  play_times(s, "done", 3);
  EXPECT_EQ(mover(s), 2);
  build(s, 1);
  EXPECT_EQ(s.players[2].city_count(), 7);
  auto journal = play_times(s, "done", 3);
  EXPECT_FALSE(has_line(journal, "PG-80"));
  EXPECT_EQ(market(s), (Numbers{13, 14, 15, 16, 17, 18}));
  EXPECT_EQ(s.stage, 3);

  // In phase 4, and no network reaches the size of stage 2.
  s = card_by_building(1, 4);
  build(s, 1);
  journal = play_times(s, "done", 3);
  EXPECT_FALSE(has_line(journal, "PG-802"));
  EXPECT_FALSE(has_line(journal, "PG-803"));
  EXPECT_EQ(market(s), (Numbers{23, 24, 25, 26, 27, 28}));
  EXPECT_EQ(s.stage, 3);
}

TEST(PowerGridStage3Card, BothInOnePhaseFourCarryOutTheReplacementOfStageTwo) {
  RULE("PG-816");
  // The card comes with the fifth city or with the seventh, which reaches the size of stage 2.
  for (const int cities : {4, 6}) {
    State s = card_by_building(1, cities);
    build(s, 7 - cities);
    expect_market(s, {23, 24, 25, 26, 27, 28}, {31, 32, 33, 34, 35});
    EXPECT_EQ(s.stage, 1);
    const auto journal = play_times(s, "done", 3);
    EXPECT_TRUE(has_line(journal, "PG-803 Plant 23, the lowest, leaves the game."));
    EXPECT_TRUE(has_line(journal, "PG-808 Stage 3 begins."));
    EXPECT_EQ(s.stage, 3);
    EXPECT_EQ(s.phase, 5);
    EXPECT_EQ(s.market.size(), 6);
    EXPECT_EQ(market(s).front(), 24);
    EXPECT_EQ(s.stack.size(), 4);
    expect_sound(s);
    play_times(s, "run nothing", 3);
    EXPECT_EQ(s.fuel_market, kColumn[3]);
  }
}

}  // namespace pionek::power_grid::testing
