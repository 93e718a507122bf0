// Chapter 5xx: buying fuel. How much a plant may hold is in storage_test.cpp.
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Strings = std::set<std::string>;

// Three coal plants for three players in the order 1, 0, 2.
State three() {
  State s = scene(3);
  set_order(s, {1, 0, 2});
  give_plants(s, 0, {4});
  give_plants(s, 1, {8});
  give_plants(s, 2, {10});
  at_step(s, Step::buy);
  return s;
}

TEST(PowerGridResources, TheLastInOrderBuysFirstAndAllAtOnce) {
  RULE("PG-501");
  State s = three();
  for (const int seat : {2, 0, 1}) {
    EXPECT_EQ(s.phase, 3);
    EXPECT_EQ(mover(s), seat);
    play_all(s, {"buy coal", "buy coal"});
    EXPECT_EQ(mover(s), seat);  // until the player is done
    play(s, "done");
  }
  EXPECT_EQ(s.phase, 4);  // nobody has a second turn
}

TEST(PowerGridResources, AnyNumberOrNone) {
  RULE("PG-502");
  State s = three();
  play(s, "done");
  EXPECT_EQ(s.players[2].fuel, Tokens{});
  EXPECT_EQ(s.players[2].cash, 50);
  play_all(s, {"buy coal", "done"});
  EXPECT_EQ(s.players[0].fuel[0], 1);
  play_all(s, {"buy coal", "buy coal", "buy coal", "buy coal", "buy coal", "buy coal", "done"});
  EXPECT_EQ(s.players[1].fuel[0], 6);
}

TEST(PowerGridResources, WhatCannotBePaidCannotBeBought) {
  RULE("PG-502");
  State s = three();
  set_fuel_market(s, {4, 0, 0, 0});  // one for 7, three for 8
  s.players[2].cash = 6;
  EXPECT_EQ(denied(s, "buy coal"), "PG-502");
  s.players[2].cash = 14;
  play(s, "buy coal");
  EXPECT_EQ(s.players[2].cash, 7);
  EXPECT_EQ(denied(s, "buy coal"), "PG-502");
  s.players[2].cash = 8;
  play(s, "buy coal");
  EXPECT_EQ(s.players[2].cash, 0);
}

TEST(PowerGridResources, OnlyKindsThatAnOwnPlantBurns) {
  RULE("PG-503");
  State s = three();
  give_plants(s, 0, {3});  // another player's oil plant does not help
  EXPECT_EQ(offered(s), (Strings{"buy coal", "done"}));
  for (const auto* move : {"buy oil", "buy garbage", "buy uranium"}) {
    EXPECT_EQ(denied(s, move), "PG-503");
  }
  s.players[2].plants.clear();
  EXPECT_EQ(denied(s, "buy coal"), "PG-503");
  give_plants(s, 2, {5, 6, 11});
  EXPECT_EQ(offered(s), (Strings{"buy coal", "buy oil", "buy garbage", "buy uranium", "done"}));
}

TEST(PowerGridResources, OnlyUpToTheFreeStorage) {
  RULE("PG-503");
  State s = three();
  set_fuel(s, 2, {3, 0, 0, 0});  // of four places of plant 10
  play(s, "buy coal");
  EXPECT_EQ(denied(s, "buy coal"), "PG-406");
  give_plants(s, 2, {5});
  play_all(s, {"buy oil", "buy coal", "buy coal", "buy oil"});
  EXPECT_EQ(denied(s, "buy coal"), "PG-406");
  EXPECT_EQ(denied(s, "buy oil"), "PG-406");
}

TEST(PowerGridResources, TheCheapestTokenIsSoldFirst) {
  RULE("PG-504");
  State s = three();
  give_plants(s, 2, {11, 15});
  s.players[2].cash = 100;
  set_fuel_market(s, {22, 0, 0, 3});
  int cash = 100;
  for (const int cost : {1, 2, 2, 2, 3}) {
    EXPECT_EQ(price(s, "buy coal"), cost);
    play(s, "buy coal");
    EXPECT_EQ(s.players[2].cash, cash -= cost);
  }
  for (const int cost : {12, 14}) {
    EXPECT_EQ(price(s, "buy uranium"), cost);
    play(s, "buy uranium");
    EXPECT_EQ(s.players[2].cash, cash -= cost);
  }
  EXPECT_EQ(s.fuel_market, (Tokens{17, 0, 0, 1}));
  EXPECT_EQ(s.players[2].fuel, (Tokens{5, 0, 0, 2}));
  play(s, "done");
  EXPECT_EQ(price(s, "buy coal"), 3);  // the next player finds what is left
}

TEST(PowerGridResources, TheMoneyGoesToTheBank) {
  RULE("PG-505");
  State s = three();
  play_all(s, {"buy coal", "buy coal", "buy coal", "buy coal"});
  EXPECT_EQ(s.players[2].cash, 50 - 1 - 1 - 1 - 2);
  EXPECT_EQ(s.players[0].cash, 50);
  EXPECT_EQ(s.players[1].cash, 50);
}

TEST(PowerGridResources, WhatHasRunOutIsGoneForTheRound) {
  RULE("PG-506");
  State s = three();
  set_fuel_market(s, {1, 0, 0, 0});
  EXPECT_GT(game().supply(s, Fuel::coal), 20);  // not for sale
  play(s, "buy coal");
  EXPECT_EQ(denied(s, "buy coal"), "PG-506");
  play(s, "done");
  for (const int seat : {0, 1}) {
    EXPECT_EQ(mover(s), seat);
    EXPECT_EQ(denied(s, "buy coal"), "PG-506");
    play(s, "done");
  }
}

}  // namespace
}  // namespace pionek::power_grid::testing
