// Using departments (chapters 5xx and 7xx) and the tiles that are used for money, goods, people and
// points (chapter 13xx).
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// Seat 0 with a department in r1c1 and people at its desks, in a turn of its category.
State with(std::string_view department, int active, int goods = 0, int money = 0) {
  State s = scene();
  build(s, department, "r1c1");
  stand(s, department, active);
  s.players[0].goods = goods;
  s.players[0].money = money;
  use_row(s, game().data().department(tile(department)).row);
  return s;
}

// Four seats; seat 1 has the word at the start of its turn with departments.
State second_of_four() {
  State s = scene(4);
  for (int i = 0; i < 4; ++i) {
    stand(s, "start_commerce", 1, i);
    stand(s, "start_rnd", 1, i);
  }
  use_row(s, Row::management);
  play(s, "done");
  return s;
}

}  // namespace

TEST(CarnegieUses, OneTurnEachWithTheCategoryOfTheRound) {
  RULE("CA-501");
  State s = scene(2);
  for (int i = 0; i < 2; ++i) {
    stand(s, "start_commerce", 1, i);
    stand(s, "start_construction", 1, i);
    s.players[i].goods = 2;
  }
  use_row(s, Row::management);
  EXPECT_EQ(denied(s, "use start_construction.build"), "CA-501");
  play(s, "use start_commerce.goods");
  EXPECT_EQ(mover(s), 1);
  play(s, "use start_commerce.goods");
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegieUses, OncePerActiveEmployeeAndOptional) {
  RULE("CA-502");
  State s = scene();
  stand(s, "start_commerce", 2);
  stand(s, "start_planning", 1);
  s.players[0].goods = 9;
  use_row(s, Row::management);
  play_times(s, "use start_commerce.money", 2);
  EXPECT_EQ(denied(s, "use start_commerce.money"), "CA-502");
  EXPECT_TRUE(offers(s, "use start_planning.build"));
  play(s, "done");
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegieUses, OneDepartmentAfterTheOther) {
  RULE("CA-503");
  State s = scene();
  build(s, "sales", "r1c1");
  stand(s, "start_commerce", 3);
  stand(s, "sales", 2);
  s.players[0].goods = 9;
  use_row(s, Row::management);
  play_all(s, {"use start_commerce.money", "use sales.sell", "trade 1"});
  EXPECT_EQ(denied(s, "use start_commerce.money"), "CA-503");
  EXPECT_TRUE(offers(s, "use sales.sell"));
  // Any order.
  State other = scene();
  build(other, "sales", "r1c1");
  stand(other, "start_commerce", 3);
  stand(other, "sales", 2);
  other.players[0].goods = 9;
  use_row(other, Row::management);
  play_all(other, {"use sales.sell", "trade 1", "use start_commerce.money"});
  EXPECT_EQ(denied(other, "use sales.sell"), "CA-503");
}

TEST(CarnegieUses, AnEffectForEachEmployee) {
  RULE("CA-504");
  State s = scene();
  stand(s, "start_commerce", 3);
  use_row(s, Row::management);
  play_all(s, {"use start_commerce.money", "use start_commerce.goods",
               "use start_commerce.mission_money", "mission west"});
  EXPECT_EQ(s.players[0].money, 9);
  EXPECT_EQ(s.players[0].goods, 1);
}

TEST(CarnegieUses, LastingEffectsNeedSomebodyActive) {
  RULE("CA-505");
  for (const char* id : {"new_lobby", "property", "communications", "telegraph"}) {
    EXPECT_NE(game().data().department(tile(id)).passive, Passive::none);
    EXPECT_EQ(game().data().department(tile(id)).uses, 0);
  }
  State s = scene();
  build(s, "communications", "r1c1");
  lie(s, "communications", 1);
  EXPECT_EQ(game().donation_cost(s.players[0]), 5);
  lie(s, "communications", 0);
  stand(s, "communications", 1);
  EXPECT_EQ(game().donation_cost(s.players[0]), 3);
  build(s, "telegraph", "r1c2");
  lie(s, "telegraph", 1);
  const int west = region("west");
  const int cost = game().step_cost(s.players[0], west);
  stand(s, "telegraph", 1);
  EXPECT_EQ(game().step_cost(s.players[0], west), cost - 1);
  // Property Management with an idle employee asks for nobody.
  build(s, "property", "r0c1");
  lie(s, "property", 1);
  stand(s, "start_planning", 1);
  s.players[0].goods = 2;
  s.copies[tile("sales")] = 2;
  use_row(s, Row::management);
  play_all(s, {"use start_planning.build", "tile sales", "room r0c0"});
  EXPECT_EQ(s.phase, Phase::activation);
}

TEST(CarnegieUses, TheActionChoiceTile) {
  RULE("CA-506");
  State s = second_of_four();
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(offered(s),
            (std::set<std::string>{"done", "adopt hr", "adopt construction", "adopt rnd"}));
  const auto lines = play(s, "adopt rnd");
  EXPECT_TRUE(has_line(lines, "CA-506 Player 2 uses the action choice tile"));
  EXPECT_EQ(step(s), Step::research);
  EXPECT_EQ(s.agenda.top().pool, 3);
  EXPECT_EQ(s.players[1].action_tile, 0);
  EXPECT_EQ(s.row, row("management"));
  play(s, "done");
  EXPECT_EQ(mover(s), 2);
  // Keeping it, the category of the round is used.
  play(s, "done");
  EXPECT_EQ(step(s), Step::use);
  EXPECT_EQ(s.players[2].action_tile, 1);
}

TEST(CarnegieUses, TheFirstPlayerCannotUseTheTileNorAnybodyTwice) {
  RULE("CA-506");
  State s = scene(4);
  stand(s, "start_commerce", 1);
  for (int i = 1; i < 4; ++i) s.players[i].action_tile = 0;
  next_event(s, "management", false, true);
  stand(s, "start_commerce", 1, 1);
  play(s, "row management");
  EXPECT_EQ(step(s), Step::use);
  EXPECT_EQ(s.players[0].action_tile, 1);
  // Seat 1 has used its tile before: only the category of the round is left.
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(step(s), Step::use);
}

TEST(CarnegieUses, AnUnusedTileIsWorthThreePoints) {
  RULE("CA-507");
  State s = second_of_four();
  EXPECT_EQ(points_by(s, "CA-1103", 1), 3);
  play(s, "adopt hr");
  EXPECT_EQ(points_by(s, "CA-1103", 1), 0);
}

TEST(CarnegieMoney, GoodsAreSoldForADollar) {
  RULE("CA-508");
  State s = scene();
  s.players[0].goods = 2;
  EXPECT_TRUE(offers(s, "sell"));
  EXPECT_TRUE(has_line(play(s, "sell"), "CA-508 Player 1 sells 1 goods cube for $1 each."));
  EXPECT_EQ(s.players[0].goods, 1);
  EXPECT_EQ(s.players[0].money, 1);
  play(s, "sell");
  EXPECT_FALSE(offers(s, "sell"));
  EXPECT_EQ(step(s), Step::choose);
}

// At every decision of whoever has goods, but for a use that was begun and Andrew's card.
TEST(CarnegieMoney, GoodsCanBeSoldAtEveryDecision) {
  RULE("CA-508");
  const std::set<Step> inside{Step::trade, Step::tile, Step::room, Step::project, Step::andrew};
  std::set<Step> seen;
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    State s = start(1 + static_cast<int>(seed % 4), seed);
    for (int i = 0; i < s.seats; ++i) s.players[i].goods = 40;
    Rng rng(seed);
    while (s.phase != Phase::over) {
      const bool has_goods = s.players[mover(s)].goods > 0;
      ASSERT_EQ(offers(s, "sell"), has_goods && !inside.contains(step(s)))
          << "step " << static_cast<int>(step(s));
      if (has_goods) seen.insert(step(s));
      Move move = random_move(s, rng);
      // Something must be left to sell.
      for (int i = 0; i < 3 && act_of(move) == Act::sell; ++i) move = random_move(s, rng);
      game().play(s, move, silent);
    }
  }
  for (const Step each : {Step::side, Step::moves, Step::activate, Step::choose, Step::recover,
                          Step::donate, Step::use, Step::research, Step::mission}) {
    EXPECT_TRUE(seen.contains(each)) << static_cast<int>(each);
  }
}

// A use that takes no goods does not bar the sale: where the employee goes, and the donation.
TEST(CarnegieMoney, GoodsCanBeSoldOnTheWayToADonation) {
  RULE("CA-508");
  State s = scene();
  build(s, "charity", "r1c1");
  stand(s, "charity", 1);
  donated(s, "edu_hr", 1);
  s.players[0].goods = 5;
  use_row(s, Row::rnd);
  play(s, "use charity.donate");
  EXPECT_EQ(step(s), Step::mission);
  play_all(s, {"sell", "mission east"});
  EXPECT_EQ(step(s), Step::give);
  play_all(s, {"sell", "donate edu_hr"});
  EXPECT_EQ(s.players[0].goods, 0);
  EXPECT_EQ(s.players[0].money, 0);
}

TEST(CarnegieMoney, ExactlyTheMissingDollarsAreRaised) {
  RULE("CA-509");
  State s = scene();
  s.players[0].goods = 5;
  s.players[0].money = 3;
  next_event(s, "hr", false, true);
  s.row = 0;
  at_phase(s, Phase::donation);
  const auto lines = play(s, "donate edu_hr");
  EXPECT_TRUE(has_line(lines, "CA-509 Player 1 sells 2 goods cubes"));
  EXPECT_EQ(s.players[0].goods, 3);
  EXPECT_EQ(s.players[0].money, 0);
}

TEST(CarnegieMoney, CubesOfTheSamePaymentCannotBeSoldForIt) {
  RULE("CA-509");
  // Outsourcing of industry: 2 cubes and $3.
  State s = with("outsourcing", 1, 4);
  play(s, "use outsourcing.build");
  EXPECT_EQ(denied(s, "project industry chicago.0"), "CA-1310");
  s = with("outsourcing", 1, 5);
  play_all(s, {"use outsourcing.build", "project industry chicago.0"});
  EXPECT_EQ(s.players[0].goods, 0);
  EXPECT_EQ(s.players[0].money, 0);
}

TEST(CarnegieUses, WhatHasNoDrawbackIsUsedByItself) {
  RULE("CA-510");
  State s = scene();
  build(s, "design", "r1c0");
  build(s, "research", "r1c1");
  stand(s, "design", 2);
  stand(s, "start_rnd", 1);
  stand(s, "research", 1);
  use_row(s, Row::rnd);
  EXPECT_EQ(s.agenda.top().pool, 11);
  EXPECT_EQ(offered(s, "use"), std::set<std::string>{"use research.research"});
  EXPECT_EQ(denied(s, "use design.research"), "CA-510");
}

TEST(CarnegieUses, NothingIsSoldInsideAUse) {
  RULE("CA-511");
  State s = scene();
  stand(s, "start_planning", 1);
  s.players[0].goods = 9;
  use_row(s, Row::management);
  EXPECT_TRUE(offers(s, "sell"));
  play(s, "use start_planning.build");
  EXPECT_FALSE(offers(s, "sell"));
  EXPECT_FALSE(offers(s, "done"));
  play(s, *offered(s, "tile").begin());
  EXPECT_FALSE(offers(s, "sell"));
  State project = with("engineering", 1, 5);
  play(project, "use engineering.build");
  EXPECT_FALSE(offers(project, "sell"));
  State sale = with("sales", 1, 5);
  play(sale, "use sales.sell");
  EXPECT_FALSE(offers(sale, "sell"));
}

TEST(CarnegieTiles, CommerceAndFinance) {
  RULE("CA-701");
  const auto after = [](std::initializer_list<std::string_view> moves) {
    State s = scene();
    stand(s, "start_commerce", 1);
    use_row(s, Row::management);
    play_all(s, moves);
    return s;
  };
  EXPECT_EQ(after({"use start_commerce.money"}).players[0].money, 3);
  EXPECT_EQ(after({"use start_commerce.goods"}).players[0].goods, 1);
  const State money = after({"use start_commerce.mission_money", "mission west"});
  EXPECT_EQ(money.players[0].money, 6);
  EXPECT_EQ(money.players[0].mission[region("west")], 1);
  const State goods = after({"use start_commerce.mission_goods", "mission east"});
  EXPECT_EQ(goods.players[0].goods, 2);
  EXPECT_EQ(goods.players[0].mission[region("east")], 1);
}

TEST(CarnegieTiles, Training) {
  RULE("CA-1301");
  State s = with("training", 1);
  lie(s, "lobby", 1);
  play_all(s, {"use training.moves", "mission south"});
  EXPECT_EQ(step(s), Step::moves);
  EXPECT_EQ(s.agenda.top().pool, 3 + 8);
  EXPECT_EQ(s.players[0].mission[region("south")], 1);
  State paid = with("training", 1);
  play_all(paid, {"use training.money", "mission west"});
  EXPECT_EQ(paid.players[0].money, 8);
}

TEST(CarnegieTiles, Recruiting) {
  RULE("CA-1302");
  State s = with("recruiting", 2);
  const int reserve = s.players[0].reserve;
  play_all(s, {"use recruiting.hire", "mission south", "use recruiting.moves"});
  EXPECT_EQ(s.players[0].reserve, reserve - 1);
  EXPECT_EQ(lying(s, "lobby"), 1);
  EXPECT_EQ(standing(s, "recruiting"), 1);
  EXPECT_EQ(s.agenda.top().pool, 3 + 4);
}

TEST(CarnegieTiles, SafetyAndQualityRoundsDownWithoutTheOneSent) {
  RULE("CA-1303");
  for (int others = 2; others <= 5; ++others) {
    State s = scene();
    build(s, "safety", "r1c1");
    stand(s, "safety", 1);
    stand(s, "start_commerce", std::min(others, 3));
    stand(s, "start_planning", others - std::min(others, 3));
    use_row(s, Row::hr);
    play_all(s, {"use safety.vp", "mission west"});
    EXPECT_EQ(s.players[0].vp, others / 2) << others;
  }
}

TEST(CarnegieTiles, Purchasing) {
  RULE("CA-1305");
  State s = with("purchasing", 2);
  play_all(s, {"use purchasing.goods", "mission west", "use purchasing.money", "mission east"});
  EXPECT_EQ(s.players[0].goods, 3);
  EXPECT_EQ(s.players[0].money, 8);
  EXPECT_EQ(standing(s, "purchasing"), 0);
}

TEST(CarnegieTiles, Sales) {
  RULE("CA-1306");
  State s = with("sales", 2, 4);
  play(s, "use sales.sell");
  EXPECT_EQ(offered(s), (std::set<std::string>{"trade 1", "trade 3"}));
  play_all(s, {"trade 3", "use sales.sell"});
  EXPECT_EQ(offered(s), std::set<std::string>{"trade 1"});
  play(s, "trade 1");
  EXPECT_EQ(s.players[0].money, 24);
  EXPECT_EQ(s.players[0].goods, 0);
}

TEST(CarnegieTiles, Logistics) {
  RULE("CA-1307");
  State s = with("logistics", 1, 4);
  play_all(s, {"use logistics.ship", "trade 2"});
  EXPECT_EQ(s.players[0].money, 6);
  EXPECT_EQ(s.players[0].vp, 2);
  EXPECT_EQ(s.players[0].goods, 2);
}

TEST(CarnegieTiles, SupplyChain) {
  RULE("CA-1311");
  State s = with("supply", 2, 7, 4);
  play_all(s, {"use supply.buy", "trade 3", "use supply.buy"});
  EXPECT_EQ(offered(s), std::set<std::string>{"trade 1"}) << "no cubes are sold for cubes";
  play(s, "trade 1");
  EXPECT_EQ(s.players[0].money, 0);
  EXPECT_EQ(s.players[0].goods, 11);
}

}  // namespace pionek::carnegie::testing
