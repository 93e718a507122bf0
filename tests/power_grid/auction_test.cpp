// Chapter 3xx: choosing, bidding and buying plants. Plants over the limit are in discard_test.cpp.
#include "engine/power_grid/words.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Strings = std::set<std::string>;
using Ints = std::vector<int>;

// Three players, seat 1 first on the order track, then 0, then 2: so that the order track and the
// clockwise order differ.
State three() {
  State s = scene(3);
  set_order(s, {1, 0, 2});
  at_step(s, Step::auction);
  return s;
}

TEST(PowerGridAuction, TheStartingPlayerPicksOrGivesUp) {
  RULE("PG-302");
  const State s = three();
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(offered(s), (Strings{"pick 3", "pick 4", "pick 5", "pick 6", "giveup"}));
}

TEST(PowerGridAuction, OnePlantPerRound) {
  RULE("PG-301");
  RULE("PG-311");
  State s = three();
  play_all(s, {"pick 3", "bid 3", "pass", "pass"});  // seat 1 buys
  EXPECT_EQ(mover(s), 0);
  play_all(s, {"pick 4", "bid 4"});
  EXPECT_EQ(mover(s), 2);  // seat 1 is clockwise next, but has bought
  play(s, "bid 5");
  EXPECT_EQ(mover(s), 0);
  play(s, "pass");  // seat 2 buys
  EXPECT_EQ(mover(s), 0);
  play(s, "pick 5");
  EXPECT_EQ(s.phase, 3);  // seat 1 is not asked to pick again
  for (int i = 0; i < 3; ++i) EXPECT_EQ(numbers(s, i).size(), 1U);
}

TEST(PowerGridAuction, TheNextRoundAllowsAPlantAgain) {
  RULE("PG-301");
  State s = scene(2);
  s.players[0].bought = s.players[1].gave_up = 1;
  at_step(s, Step::power, 1);
  play(s, "run nothing");
  EXPECT_EQ(mover(s), 0);
  EXPECT_TRUE(offers(s, "pick 4"));
  play_all(s, {"pick 4", "bid 4"});
  EXPECT_EQ(mover(s), 1);
}

TEST(PowerGridAuction, WhoGivesUpIsOutOfAllAuctionsOfTheRound) {
  RULE("PG-303");
  State s = three();
  play(s, "giveup");  // seat 1
  EXPECT_EQ(mover(s), 0);
  play_all(s, {"pick 3", "bid 3"});
  EXPECT_EQ(mover(s), 2);  // not seat 1, who sits next
  play(s, "pass");
  EXPECT_EQ(mover(s), 2);
  play(s, "giveup");
  EXPECT_EQ(s.phase, 3);
  EXPECT_EQ(numbers(s, 1), Ints{});
}

TEST(PowerGridAuction, OnlyTheCurrentMarketIsOpenBeforeStage3) {
  RULE("PG-304");
  State s = three();
  for (const int stage : {1, 2}) {
    s.stage = static_cast<std::uint8_t>(stage);
    EXPECT_TRUE(offers(s, "pick 6"));
    EXPECT_EQ(denied(s, "pick 7"), "PG-304");
    EXPECT_EQ(denied(s, "pick 10"), "PG-304");
  }
  set_stack(s, {});
  set_market(s, {3, 4, 5, 6, 7, 8});
  s.stage = 3;
  s.stage3 = Stage3::begun;
  EXPECT_EQ(offered(s),
            (Strings{"pick 3", "pick 4", "pick 5", "pick 6", "pick 7", "pick 8", "giveup"}));
}

TEST(PowerGridAuction, TheOpenerBidsAtLeastTheNumber) {
  RULE("PG-305");
  State s = three();
  play(s, "pick 5");
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(offered(s), (Strings{"bid 5", "bid 50"}));  // the ends of the range
  EXPECT_TRUE(offers(s, "bid 17"));
  EXPECT_EQ(denied(s, "bid 4"), "PG-305");
  EXPECT_EQ(denied(s, "bid 0"), "PG-305");
  EXPECT_EQ(denied(s, "pass"), "PG-305");
}

TEST(PowerGridAuction, NobodyBidsMoreThanTheirCash) {
  RULE("PG-305");
  State s = three();
  s.players[1].cash = 20;
  s.players[2].cash = 21;
  EXPECT_TRUE(parse_move("bid 7", game().info().verbs, game().catalog()));
  EXPECT_FALSE(parse_move("bid 7.5", game().info().verbs, game().catalog()));
  play(s, "pick 5");
  EXPECT_EQ(denied(s, "bid 21"), "PG-305");
  play(s, "bid 20");
  EXPECT_TRUE(offers(s, "bid 21"));
  EXPECT_EQ(denied(s, "bid 22"), "PG-305");
  play(s, "bid 21");
  s.players[0].cash = 21;
  EXPECT_EQ(offered(s), Strings{"pass"});
  EXPECT_EQ(denied(s, "bid 22"), "PG-305");
}

TEST(PowerGridAuction, APlantAboveTheCashCannotBePicked) {
  RULE("PG-305");
  State s = three();
  s.players[1].cash = 4;
  EXPECT_EQ(offered(s), (Strings{"pick 3", "pick 4", "giveup"}));
  EXPECT_EQ(denied(s, "pick 5"), "PG-305");
  s.players[1].cash = 2;
  EXPECT_EQ(offered(s), Strings{"giveup"});
}

TEST(PowerGridAuction, BiddingGoesClockwiseBySeat) {
  RULE("PG-306");
  State s = scene(5);
  set_order(s, {3, 1, 4, 0, 2});
  s.players[4].bought = 1;
  s.players[1].gave_up = 1;
  at_step(s, Step::auction);
  EXPECT_EQ(mover(s), 3);
  play_all(s, {"pick 3", "bid 3"});
  EXPECT_EQ(mover(s), 0);  // 4 has bought
  play(s, "bid 4");
  EXPECT_EQ(mover(s), 2);  // 1 has given up
  play(s, "bid 5");
  EXPECT_EQ(mover(s), 3);
}

TEST(PowerGridAuction, ABidderRaisesOrPasses) {
  RULE("PG-306");
  State s = three();
  play_all(s, {"pick 3", "bid 10"});
  EXPECT_EQ(offered(s), (Strings{"bid 11", "bid 50", "pass"}));
  EXPECT_EQ(denied(s, "bid 10"), "PG-306");
  EXPECT_EQ(denied(s, "bid 3"), "PG-306");
}

TEST(PowerGridAuction, WhoPassesIsOutOfThisAuctionOnly) {
  RULE("PG-307");
  State s = three();
  play_all(s, {"pick 3", "bid 3", "bid 4", "pass"});  // 1, 2, 0
  EXPECT_EQ(mover(s), 1);
  play(s, "bid 5");
  EXPECT_EQ(mover(s), 2);  // seat 0 has passed
  play(s, "pass");         // seat 1 buys
  EXPECT_EQ(mover(s), 0);
  play_all(s, {"pick 4", "bid 4"});
  EXPECT_EQ(mover(s), 2);  // passed before, in again
  EXPECT_TRUE(offers(s, "bid 5"));
}

TEST(PowerGridAuction, TheLastBidderPaysTheBankAndTakesThePlant) {
  RULE("PG-308");
  State s = three();
  play_all(s, {"pick 4", "bid 4", "bid 6", "bid 7", "pass", "bid 9"});  // 1, 2, 0, 1, 2
  const auto journal = play(s, "pass");                                 // 0
  EXPECT_TRUE(has_line(journal, "PG-308 Player 3 buys plant 04 for 9 Elektro."));
  EXPECT_EQ(numbers(s, 2), Ints{4});
  EXPECT_EQ(s.players[2].cash, 41);
  EXPECT_EQ(s.players[0].cash, 50);
  EXPECT_EQ(s.players[1].cash, 50);
  EXPECT_EQ(numbers(s, 0), Ints{});
  EXPECT_EQ(numbers(s, 1), Ints{});
}

TEST(PowerGridAuction, WithoutARaiseTheOpenerPaysTheOpeningBid) {
  RULE("PG-309");
  State s = three();
  play_all(s, {"pick 4", "bid 12", "pass", "pass"});
  EXPECT_EQ(numbers(s, 1), Ints{4});
  EXPECT_EQ(s.players[1].cash, 38);
}

TEST(PowerGridAuction, ThePlantSoldIsReplacedFromTheStackAtOnce) {
  RULE("PG-310");
  State s = three();
  set_stack(s, {20, 11, 30, 0});
  play_all(s, {"pick 5", "bid 5", "pass"});
  EXPECT_EQ(market(s), (Ints{3, 4, 5, 6, 7, 8, 9, 10}));
  play(s, "pass");
  EXPECT_EQ(market(s), (Ints{3, 4, 6, 7, 8, 9, 10, 20}));
  EXPECT_EQ(stack(s), (Ints{11, 30, 0}));
  play_all(s, {"pick 7", "bid 7", "pass"});
  EXPECT_EQ(market(s), (Ints{3, 4, 6, 8, 9, 10, 11, 20}));
}

TEST(PowerGridAuction, TheChoicePassesOnWhenTheChooserBuysOrGivesUp) {
  RULE("PG-312");
  State s = scene(4);
  set_order(s, {2, 3, 0, 1});
  at_step(s, Step::auction);
  play_all(s, {"pick 3", "bid 3", "pass", "bid 4"});  // 2, 3, 0
  play_all(s, {"pass", "pass"});                      // 1, 2: seat 0 buys
  EXPECT_EQ(mover(s), 2);
  play_all(s, {"pick 4", "bid 4", "pass", "pass"});  // seat 2 buys
  EXPECT_EQ(mover(s), 3);
  play(s, "giveup");
  EXPECT_EQ(mover(s), 1);  // seat 0 stands before it on the track, but has bought
}

TEST(PowerGridAuction, TheChooserChoosesAgainWhenSomebodyElseWon) {
  RULE("PG-313");
  State s = three();
  play_all(s, {"pick 3", "bid 3", "bid 4", "pass", "pass"});  // seat 2 buys
  EXPECT_EQ(mover(s), 1);
  EXPECT_TRUE(offers(s, "pick 4"));
  play(s, "giveup");
  EXPECT_EQ(mover(s), 0);
}

TEST(PowerGridAuction, TheLastBuyerTakesAPlantForItsNumber) {
  RULE("PG-314");
  for (const bool others_bought : {true, false}) {
    State s = three();
    for (const int other : {0, 1}) {
      (others_bought ? s.players[other].bought : s.players[other].gave_up) = 1;
    }
    at_step(s, Step::auction);
    EXPECT_EQ(mover(s), 2);
    EXPECT_EQ(price(s, "pick 6"), 6);
    EXPECT_TRUE(offers(s, "giveup"));
    EXPECT_EQ(denied(s, "pick 7"), "PG-304");
    play(s, "pick 6");  // no bid is asked for
    EXPECT_EQ(numbers(s, 2), Ints{6});
    EXPECT_EQ(s.players[2].cash, 44);
    EXPECT_EQ(s.phase, 3);
  }
}

TEST(PowerGridAuction, TwoWhoMayBuyStillHoldAnAuction) {
  RULE("PG-314");
  State s = three();
  s.players[0].gave_up = 1;
  play(s, "pick 6");
  EXPECT_EQ(s.players[1].cash, 50);
  EXPECT_TRUE(offers(s, "bid 7"));
}

TEST(PowerGridAuction, ThePhaseEndsWhenAllHaveBoughtOrGivenUp) {
  RULE("PG-315");
  State s = three();
  play(s, "giveup");
  EXPECT_EQ(s.phase, 2);
  play_all(s, {"pick 3", "bid 3", "pass"});
  EXPECT_EQ(s.phase, 2);
  EXPECT_EQ(mover(s), 2);
  play(s, "pick 4");
  EXPECT_EQ(s.phase, 3);
}

TEST(PowerGridAuction, EverybodyBuysInTheFirstRound) {
  RULE("PG-316");
  State s = start(3);
  set_order(s, {1, 0, 2});
  at_step(s, Step::auction);
  EXPECT_EQ(denied(s, "giveup"), "PG-316");
  Menu menu;
  game().options(s, menu);
  EXPECT_EQ(menu.heading, Phrase(Word::ask_pick_first))
      << "the question does not speak of it, either";
  play_all(s, {"pick 3", "bid 3", "pass", "pass"});  // passing is allowed
  EXPECT_EQ(denied(s, "giveup"), "PG-316");
  play_all(s, {"pick 4", "bid 4", "pass"});
  EXPECT_EQ(denied(s, "giveup"), "PG-316");  // also for the last
  play(s, "pick 5");
  EXPECT_EQ(s.phase, 3);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(numbers(s, i).size(), 1U);
}

TEST(PowerGridAuction, WhoCannotPayInAMadeUpFirstRoundMayGiveUp) {
  RULE("PG-316");
  State s = start(3);
  set_order(s, {1, 0, 2});
  at_step(s, Step::auction);
  s.players[1].cash = 2;
  EXPECT_EQ(denied(s, "pick 3"), "PG-305");
  play(s, "giveup");
  EXPECT_EQ(index(game().to_move(s)), 0);
  EXPECT_EQ(denied(s, "giveup"), "PG-316");
}

TEST(PowerGridAuction, WithoutASaleTheLowestPlantLeaves) {
  RULE("PG-320");
  State s = three();
  set_stack(s, {11, 30, 0});
  play_all(s, {"giveup", "giveup"});
  EXPECT_EQ(market(s).front(), 3);
  const auto journal = play(s, "giveup");
  EXPECT_TRUE(has_line(journal, "PG-320 Plant 03, the lowest, leaves the game."));
  EXPECT_TRUE(discarded(s, 3));
  EXPECT_EQ(market(s), (Ints{4, 5, 6, 7, 8, 9, 10, 11}));
  EXPECT_EQ(stack(s), (Ints{30, 0}));
}

TEST(PowerGridAuction, AfterASaleNoPlantLeaves) {
  RULE("PG-320");
  State s = three();
  set_stack(s, {11, 30, 0});
  play_all(s, {"giveup", "pick 4", "bid 4", "pass", "giveup"});
  EXPECT_EQ(s.phase, 3);
  EXPECT_EQ(market(s), (Ints{3, 5, 6, 7, 8, 9, 10, 11}));
}

TEST(PowerGridAuction, AnEmptyStackReplacesNothing) {
  RULE("PG-321");
  State s = three();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_stack(s, {});
  set_market(s, {20, 21, 22});
  State sold = s;
  play_all(sold, {"pick 21", "bid 21", "pass", "pass"});
  EXPECT_EQ(market(sold), (Ints{20, 22}));
  play_all(s, {"giveup", "giveup", "giveup"});
  EXPECT_EQ(market(s), (Ints{21, 22}));  // PG-320
  EXPECT_EQ(s.phase, 3);
}

TEST(PowerGridAuction, WithoutPlantsThePhaseIsSkipped) {
  RULE("PG-321");
  State s = three();
  s.stage = 3;
  s.stage3 = Stage3::begun;
  set_stack(s, {});
  set_market(s, {20});
  State sold = s;
  play_all(sold, {"pick 20", "bid 20", "pass", "pass"});
  EXPECT_EQ(sold.phase, 3);  // two who have neither bought nor given up are not asked
  set_market(s, {});
  at_step(s, Step::power, 2);
  const auto journal = play(s, "run nothing");
  EXPECT_EQ(s.round, 3);
  EXPECT_EQ(s.phase, 3);
  EXPECT_FALSE(has_line(journal, "PG-320"));
}

}  // namespace
}  // namespace pionek::power_grid::testing
