// Phase 5 (chapter 7xx): running plants, income, and the refill of the fuel market. The change of
// plants that ends the phase is in plant_market_test.cpp.
#include <algorithm>
#include <array>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

// The rulebook's example: seat 0 with 6 cities, plants 07, 10 and 15, all full, and no money. It is
// the first of three to earn.
State full_storage() {
  State s = scene(3);
  set_market(s, {16, 17, 18, 19, 20, 21, 22, 23});
  give_plants(s, 0, {7, 10, 15});
  set_fuel(s, 0, {8, 6, 0, 0});
  set_fuel_market(s, {16, 18, 6, 2});
  set_city_count(s, 0, 6);
  s.players[0].cash = 0;
  at_step(s, Step::power);
  return s;
}

Tokens supplies(const State& s) {
  Tokens out{};
  for (const Fuel fuel : kAllFuels) {
    out[static_cast<std::size_t>(fuel)] = static_cast<std::uint8_t>(game().supply(s, fuel));
  }
  return out;
}

// The price of each token of the market, cheapest first.
std::vector<int> prices(const State& s, Fuel fuel) {
  std::vector<int> out;
  for (int left = s.fuel_market[static_cast<std::size_t>(fuel)]; left > 0; --left) {
    out.push_back(game().data().price(fuel, left));
  }
  return out;
}

// The last seat decides in a round in which nobody has a plant; then comes the refill.
State before_refill(int seats, int stage) {
  State s = scene(seats);
  s.stage = static_cast<std::uint8_t>(stage);
  if (stage == 3) {
    s.stage3 = Stage3::begun;
    set_market(s, {20, 22, 25, 30, 35, 40});
    set_stack(s, {31, 32, 33});
  }
  at_step(s, Step::power, seats - 1);
  return s;
}

std::size_t line_at(const std::vector<std::string>& journal, std::string_view start) {
  const auto at = std::find_if(journal.begin(), journal.end(),
                               [&](const std::string& line) { return line.starts_with(start); });
  return static_cast<std::size_t>(at - journal.begin());
}

}  // namespace

TEST(PowerGridBureaucracy, IncomeThenRefillThenPlantChange) {
  RULE("PG-701");
  State s = full_storage();
  const auto journal = play_all(s, {"run 10", "run nothing", "run nothing"});
  const std::size_t income = line_at(journal, "PG-707 Player 3 ");
  const std::size_t refill = line_at(journal, "PG-708");
  const std::size_t change = line_at(journal, "PG-712");
  const std::size_t round = line_at(journal, "PG-201");
  EXPECT_LT(line_at(journal, "PG-706 Player 1 "), line_at(journal, "PG-707 Player 2 "));
  EXPECT_LT(income, refill);
  EXPECT_LT(refill, change);
  EXPECT_LT(change, round);
  EXPECT_LT(round, journal.size());
}

TEST(PowerGridBureaucracy, PlayersEarnFromFirstToLastInOrder) {
  RULE("PG-702");
  State s = scene(4);
  set_order(s, {2, 0, 3, 1});
  at_step(s, Step::power);
  for (const int seat : {2, 0, 3, 1}) {
    EXPECT_EQ(mover(s), seat);
    EXPECT_EQ(s.phase, 5);
    play(s, "run nothing");
    EXPECT_EQ(s.players[seat].cash, 60);
  }
  EXPECT_EQ(s.phase, 2);
}

TEST(PowerGridBureaucracy, AnyChoiceOfPlantsMayRun) {
  RULE("PG-703");
  const State s = full_storage();
  EXPECT_EQ(offered(s),
            (std::set<std::string>{"run nothing", "run 7", "run 10", "run 15", "run 7 10",
                                   "run 7 15", "run 10 15", "run 7 10 15"}));
}

TEST(PowerGridBureaucracy, PlantWithoutEnoughFuelCannotRun) {
  RULE("PG-703");
  State s = full_storage();
  set_fuel(s, 0, {3, 2, 0, 0});
  EXPECT_EQ(offered(s), (std::set<std::string>{"run nothing", "run 10", "run 15"}));
  EXPECT_EQ(denied(s, "run 7"), "PG-403");
  EXPECT_FALSE(offers(s, "run 10 15"));
}

TEST(PowerGridBureaucracy, BurntTokensGoToTheSupplyNotToTheMarket) {
  RULE("PG-704");
  State s = full_storage();
  EXPECT_EQ(supplies(s), (Tokens{0, 0, 18, 10}));
  const auto journal = play(s, "run 7 10 15");
  EXPECT_TRUE(has_line(journal, "PG-704 Player 1 burns: Coal (4)."));
  EXPECT_TRUE(has_line(journal, "PG-704 Player 1 burns: Oil (3)."));
  EXPECT_EQ(s.players[0].fuel, (Tokens{4, 3, 0, 0}));
  EXPECT_EQ(supplies(s), (Tokens{4, 3, 18, 10}));
  EXPECT_EQ(s.fuel_market, (Tokens{16, 18, 6, 2}));
}

TEST(PowerGridBureaucracy, EachKindIsBurntByItsPlants) {
  RULE("PG-704");
  State s = scene(2);
  set_market(s, {16, 18, 19, 20, 22, 23, 24, 25});
  give_plants(s, 0, {12, 14, 17, 27});
  set_fuel(s, 0, {2, 2, 4, 2});
  set_fuel_market(s, {10, 10, 10, 2});
  set_city_count(s, 0, 9);
  at_step(s, Step::power);
  play(s, "run 12 14 17 27 coal 1");
  EXPECT_EQ(s.players[0].fuel, (Tokens{1, 1, 2, 1}));
  EXPECT_EQ(supplies(s), (Tokens{13, 13, 12, 9}));
  EXPECT_EQ(s.players[0].cash, 50 + 98);
}

TEST(PowerGridBureaucracy, SurplusPowerIsLost) {
  RULE("PG-705");
  State s = full_storage();
  EXPECT_TRUE(has_line(play(s, "run 7 10 15"), "PG-706 Player 1 supplies 6 cities and earns 73 "));
  EXPECT_EQ(s.players[0].cash, 73);
}

TEST(PowerGridBureaucracy, PlantsSupplyNoMoreThanTheyPower) {
  RULE("PG-705");
  State s = full_storage();
  EXPECT_TRUE(has_line(play(s, "run 10 15"), "PG-706 Player 1 supplies 5 cities and earns 64 "));
  EXPECT_EQ(s.players[0].cash, 64);
}

TEST(PowerGridBureaucracy, IncomeFollowsTheTable) {
  RULE("PG-706");
  const std::vector<int> table{10,  22,  33,  44,  54,  64,  73,  82,  90,  98, 105,
                               112, 118, 124, 129, 134, 138, 142, 145, 148, 150};
  for (int cities = 0; cities <= 20; ++cities) {
    State s = scene(2);
    give_plants(s, 0, {36, 38, 46});
    set_fuel(s, 0, {6, 0, 3, 0});
    set_fuel_market(s, {0, 0, 0, 0});
    set_city_count(s, 0, cities);
    s.players[0].cash = 0;
    at_step(s, Step::power);
    play(s, "run 36 38 46 coal 3");
    EXPECT_EQ(s.players[0].cash, table[static_cast<std::size_t>(cities)]) << cities << " cities";
  }
}

TEST(PowerGridBureaucracy, SupplyingNoCityEarnsTen) {
  RULE("PG-707");
  State s = full_storage();
  EXPECT_TRUE(has_line(play(s, "run nothing"), "PG-707 Player 1 supplies 0 cities and earns 10 "));
  EXPECT_EQ(s.players[0].cash, 10);
  EXPECT_EQ(s.players[0].fuel, (Tokens{8, 6, 0, 0}));
  // Power without a city earns no more.
  give_plants(s, 1, {13});
  play(s, "run 13");
  EXPECT_EQ(s.players[1].cash, 60);
}

TEST(PowerGridBureaucracy, RefillFollowsTheTableOfPlayersAndStage) {
  RULE("PG-708");
  using Rows = std::array<Tokens, 3>;
  const std::array<Rows, 5> table{
      Rows{Tokens{3, 2, 1, 1}, Tokens{4, 2, 2, 1}, Tokens{3, 4, 3, 1}},
      Rows{Tokens{4, 2, 1, 1}, Tokens{5, 3, 2, 1}, Tokens{3, 4, 3, 1}},
      Rows{Tokens{5, 3, 2, 1}, Tokens{6, 4, 3, 2}, Tokens{4, 5, 4, 2}},
      Rows{Tokens{5, 4, 3, 2}, Tokens{7, 5, 3, 3}, Tokens{5, 6, 5, 2}},
      Rows{Tokens{7, 5, 3, 2}, Tokens{9, 6, 5, 3}, Tokens{6, 7, 6, 3}},
  };
  for (int seats = 2; seats <= 6; ++seats) {
    for (int stage = 1; stage <= 3; ++stage) {
      State s = before_refill(seats, stage);
      set_fuel_market(s, {0, 0, 0, 0});
      play(s, "run nothing");
      EXPECT_EQ(s.fuel_market, table[seats - 2][stage - 1]) << seats << " players, stage " << stage;
    }
  }
}

TEST(PowerGridBureaucracy, RefillWaitsForTheLastPlayer) {
  RULE("PG-708");
  State s = scene(3);
  set_fuel_market(s, {0, 0, 0, 0});
  at_step(s, Step::power);
  play_all(s, {"run nothing", "run nothing"});
  EXPECT_EQ(s.fuel_market, (Tokens{0, 0, 0, 0}));
  play(s, "run nothing");
  EXPECT_EQ(s.fuel_market, (Tokens{4, 2, 1, 1}));
}

// The rulebook's example: five players in stage 1, ten coal, two oil and one garbage were bought.
TEST(PowerGridBureaucracy, DearestSpacesFillFirst) {
  RULE("PG-709");
  State s = before_refill(5, 1);
  give_plants(s, 0, {20, 3, 6});
  set_fuel(s, 0, {6, 2, 1, 0});
  set_fuel_market(s, {14, 16, 5, 2});
  EXPECT_EQ(supplies(s), (Tokens{4, 6, 18, 10}));
  play(s, "run nothing");
  EXPECT_EQ(supplies(s), (Tokens{0, 2, 15, 8}));
  EXPECT_EQ(prices(s, Fuel::coal),
            (std::vector<int>{3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(prices(s, Fuel::oil),
            (std::vector<int>{2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(prices(s, Fuel::garbage), (std::vector<int>{6, 6, 7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(prices(s, Fuel::uranium), (std::vector<int>{10, 12, 14, 16}));
}

TEST(PowerGridBureaucracy, WhatTheSupplyLacksIsNotMadeUpLater) {
  RULE("PG-710");
  State s = before_refill(3, 1);
  give_plants(s, 0, {20, 25, 31});
  set_fuel(s, 0, {16, 0, 0, 0});
  set_fuel_market(s, {6, 18, 6, 2});
  play(s, "run nothing");  // the table asks for 4, the supply has 2
  EXPECT_EQ(s.fuel_market[0], 8);
  EXPECT_EQ(game().supply(s, Fuel::coal), 0);

  at_step(s, Step::power, 2);
  set_fuel(s, 0, {6, 0, 0, 0});
  EXPECT_EQ(game().supply(s, Fuel::coal), 10);
  play(s, "run nothing");
  EXPECT_EQ(s.fuel_market[0], 12);
}

TEST(PowerGridBureaucracy, FullMarketTakesNothing) {
  RULE("PG-710");
  State s = before_refill(6, 2);
  set_fuel_market(s, {24, 24, 23, 12});
  play(s, "run nothing");
  EXPECT_EQ(s.fuel_market, (Tokens{24, 24, 24, 12}));
  EXPECT_EQ(supplies(s), (Tokens{0, 0, 0, 0}));
}

TEST(PowerGridBureaucracy, TokensBurntThisRoundAreAlreadyInTheSupply) {
  RULE("PG-711");
  State s = before_refill(3, 1);
  give_plants(s, 2, {20});
  set_fuel(s, 2, {6, 0, 0, 0});
  set_fuel_market(s, {18, 18, 6, 2});
  EXPECT_EQ(game().supply(s, Fuel::coal), 0);
  play(s, "run 20");
  EXPECT_EQ(s.fuel_market[0], 21);
}

TEST(PowerGridBureaucracy, NextRoundBeginsWithTheOrderOfPlayers) {
  RULE("PG-716");
  State s = before_refill(3, 1);
  set_market(s, {16, 17, 18, 19, 20, 22, 23, 24});
  set_stack(s, {25, 26, 0});
  set_city_count(s, 2, 2);
  set_city_count(s, 0, 1);
  s.players[0].bought = s.players[1].gave_up = 1;
  const auto journal = play(s, "run nothing");
  EXPECT_EQ(s.round, 3);
  EXPECT_TRUE(has_line(journal, "PG-201 Round 3 begins."));
  EXPECT_TRUE(has_line(journal, "PG-203 Player 3: number 1 in the order."));
  EXPECT_TRUE(has_line(journal, "PG-203 Player 1: number 2 in the order."));
  EXPECT_EQ(mover(s), 2);
  EXPECT_EQ(s.phase, 2);
  for (const Player& player : s.players) EXPECT_TRUE(player.may_buy());
}

}  // namespace pionek::power_grid::testing
