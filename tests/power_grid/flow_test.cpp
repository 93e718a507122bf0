// Chapter 2xx: rounds, phases and the order of the players; and the networks that trigger stage 2
// and the end (PG-123, PG-124), which are looked for between two phases.
#include <map>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

std::vector<int> order(const State& s) {
  std::vector<int> out;
  for (const Seat seat : s.order) out.push_back(index(seat));
  return out;
}

// Plays the last choice of phase 5, so that the next round begins.
std::vector<std::string> next_round(State& s) {
  at_step(s, Step::power, s.seats - 1);
  return play(s, "run nothing");
}

// Seat 0 as the last to build brings its network to so many cities and ends phase 4.
State after_phase4(int seats, int cities) {
  State s = scene(seats);
  set_market(s, {25, 26, 27, 28, 29, 30, 31, 32});
  set_city_count(s, 0, cities - 1);
  s.players[0].cash = 1000;
  at_step(s, Step::build, seats - 1);
  for (const std::string& move : offered(s)) {
    if (!move.starts_with("build ")) continue;
    play(s, move);
    break;
  }
  EXPECT_EQ(s.players[0].city_count(), cities);
  play(s, "done");
  return s;
}

TEST(PowerGridFlow, TheRibbonShowsThePhasesOfARound) {
  RULE("PG-201");
  std::vector<std::string> names;
  for (const PhaseSpec& phase : game().info().phases) names.push_back(phase.name.pl);
  EXPECT_EQ(names, (std::vector<std::string>{"Kolejność graczy", "Licytacja elektrowni",
                                             "Zakup surowców", "Rozbudowa sieci", "Biurokracja"}));
  // Neither a draft of regions nor the end is a phase.
  EXPECT_EQ(game().progress(start(3, {"region_choice=draft"})), Progress{});
  State over = scene(3);
  over.agenda.clear();
  EXPECT_EQ(game().progress(over), Progress{.round = 2});
}

TEST(PowerGridFlow, ARoundHasFivePhasesInAFixedOrder) {
  RULE("PG-201");
  RULE("PG-202");
  RULE("PG-207");
  State s = scene(3);
  set_order(s, {2, 0, 1});
  at_step(s, Step::auction);
  const auto turn = [&](int phase, std::initializer_list<int> seats, std::string_view move) {
    std::vector<std::string> journal;
    for (const int seat : seats) {
      EXPECT_EQ(s.phase, phase);
      EXPECT_EQ(game().progress(s), (Progress{.round = s.round, .phase = phase - 1}));
      EXPECT_EQ(mover(s), seat);
      journal = play(s, move);
    }
    return journal;
  };
  for (int round = 2; round < 5; ++round) {
    EXPECT_EQ(s.round, round);
    turn(2, {2, 0, 1}, "giveup");
    turn(3, {1, 0, 2}, "done");
    turn(4, {1, 0, 2}, "done");
    const auto journal = turn(5, {2, 0, 1}, "run nothing");
    // Phase 1 of the next round asks nobody.
    EXPECT_TRUE(has_line(journal, "PG-201 Round " + std::to_string(round + 1)));
    EXPECT_TRUE(has_line(journal, "PG-203 Player 3: number 1 in the order."));
  }
}

TEST(PowerGridFlow, APhaseWaitsForTheOneBefore) {
  RULE("PG-202");
  State s = scene(2);
  give_plants(s, 0, {4});
  give_plants(s, 1, {3});
  at_step(s, Step::auction);
  EXPECT_EQ(denied(s, "buy coal"), "-");
  play_all(s, {"giveup", "giveup"});
  EXPECT_EQ(denied(s, "build essen"), "-");
  play(s, "done");  // one has bought, the other has not
  EXPECT_EQ(denied(s, "build essen"), "-");
  EXPECT_TRUE(offers(s, "buy coal"));
  play(s, "done");
  EXPECT_TRUE(offers(s, "build essen"));
  EXPECT_EQ(denied(s, "buy oil"), "-");
  EXPECT_EQ(denied(s, "run nothing"), "-");
  play(s, "done");
  EXPECT_TRUE(offers(s, "build essen"));
  play(s, "done");
  EXPECT_TRUE(offers(s, "run nothing"));
}

TEST(PowerGridFlow, MoreCitiesGoFirst) {
  RULE("PG-203");
  State s = scene(4);
  set_city_count(s, 0, 2);
  set_city_count(s, 1, 5);
  set_city_count(s, 2, 3);
  set_city_count(s, 3, 4);
  give_plants(s, 0, {50});  // does not help against more cities
  next_round(s);
  EXPECT_EQ(order(s), (std::vector{1, 3, 2, 0}));
  EXPECT_EQ(mover(s), 1);
}

TEST(PowerGridFlow, AmongEqualNetworksTheHighestPlantGoesFirst) {
  RULE("PG-204");
  State s = scene(5);
  for (int i = 0; i < 4; ++i) set_city_count(s, i, 2);
  set_city_count(s, 4, 3);
  give_plants(s, 0, {20, 21, 22});  // the highest counts, not the sum or the number
  give_plants(s, 1, {3, 31});
  give_plants(s, 2, {30});
  give_plants(s, 3, {14, 15, 16});
  give_plants(s, 4, {13});
  next_round(s);
  EXPECT_EQ(order(s), (std::vector{4, 1, 2, 0, 3}));
}

TEST(PowerGridFlow, TheFirstRoundSkipsPhase1) {
  RULE("PG-205");
  State s = start(3, {"region_choice=draft"});
  set_order(s, {1, 2, 0});
  give_plants(s, 0, {50});  // phase 1 would move this seat to the front
  play_all(s, {"region germany_e", "region germany_w"});
  const auto journal = play(s, "region germany_sw");
  EXPECT_TRUE(has_line(journal, "PG-201 Round 1"));
  EXPECT_FALSE(has_line(journal, "PG-203"));
  EXPECT_EQ(order(s), (std::vector{1, 2, 0}));
}

TEST(PowerGridFlow, TheFirstRoundSetsTheOrderAfterTheAuctions) {
  RULE("PG-206");
  State s = start(3);
  set_order(s, {1, 2, 0});
  at_step(s, Step::auction);
  play_all(s, {"pick 4", "bid 4", "pass", "pass"});  // seat 1
  play_all(s, {"pick 3", "bid 3", "pass"});          // seat 2
  EXPECT_EQ(order(s), (std::vector{1, 2, 0}));
  play(s, "pick 5");  // seat 0
  EXPECT_EQ(order(s), (std::vector{0, 1, 2}));
  EXPECT_EQ(s.phase, 3);
  EXPECT_EQ(mover(s), 2);
}

TEST(PowerGridFlow, LaterRoundsKeepTheirOrderAfterTheAuctions) {
  RULE("PG-206");
  State s = scene(2);
  play_all(s, {"pick 3", "bid 3", "pass", "pick 5"});
  EXPECT_EQ(s.phase, 3);
  EXPECT_EQ(order(s), (std::vector{0, 1}));
}

TEST(PowerGridFlow, TheGameCanEndInStage2) {
  RULE("PG-208");
  State s = scene(3);
  s.stage = 2;
  set_market(s, {25, 26, 27, 28, 29, 30, 31, 32});
  set_city_count(s, 0, 17);
  at_step(s, Step::build, 2);
  play(s, "done");
  EXPECT_EQ(game().to_move(s), nobody);
  EXPECT_EQ(s.stage, 2);
}

TEST(PowerGridFlow, TheStagesChangeTheHousesInACity) {
  RULE("PG-208");
  for (int stage = 1; stage <= 3; ++stage) {
    State s = scene(4);
    s.stage = static_cast<std::uint8_t>(stage);
    for (int i = 1; i <= 3; ++i) set_cities(s, i, {"essen"});
    set_cities(s, 3, {"koeln"});
    set_cities(s, 0, {"duisburg"});
    at_step(s, Step::build, 3);
    EXPECT_EQ(denied(s, "build koeln"), stage >= 2 ? "" : "PG-607");
    EXPECT_EQ(denied(s, "build essen"), stage >= 3 ? "" : "PG-607");
  }
}

TEST(PowerGridFlow, TheNetworkThatTriggersStage2) {
  RULE("PG-123");
  const std::map<int, int> trigger{{2, 10}, {3, 7}, {4, 7}, {5, 7}, {6, 6}};
  for (const auto& [seats, cities] : trigger) {
    EXPECT_EQ(after_phase4(seats, cities - 1).stage, 1);
    EXPECT_EQ(after_phase4(seats, cities).stage, 2);
  }
}

TEST(PowerGridFlow, TheNetworkThatTriggersTheEnd) {
  RULE("PG-124");
  const std::map<int, int> trigger{{2, 21}, {3, 17}, {4, 17}, {5, 15}, {6, 14}};
  for (const auto& [seats, cities] : trigger) {
    EXPECT_NE(game().to_move(after_phase4(seats, cities - 1)), nobody);
    EXPECT_EQ(game().to_move(after_phase4(seats, cities)), nobody);
  }
}

}  // namespace
}  // namespace pionek::power_grid::testing
