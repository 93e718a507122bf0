// The turn and the action tile (chapter 2xx): what is offered when, what has to be done, what may
// wait and what lapses.
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// A tile with this action at a position of the crane; answers its id.
std::string tile_at(State& s, std::string_view action, int position) {
  const auto wanted = static_cast<Action>(id(kActionSet, action));
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0) continue;
    const ActionPair& pair = game().actions_of(s, s.crane[at] - 1);
    if (pair[0] != wanted && pair[1] != wanted) continue;
    const std::string name =
        game().catalog().id({kTileSet, static_cast<std::uint16_t>(s.crane[at] - 1)});
    put_on_crane(s, name, position);
    return name;
  }
  throw std::runtime_error("no such tile");
}

std::string take_move(const std::string& tile) { return "take " + tile; }

}  // namespace

TEST(PragaTurn, TileActionEnd) {
  RULE("PR-201");
  State s = scene();
  EXPECT_EQ(denied(s, "end"), "PR-202");
  const std::string tile = tile_at(s, "mines", 4);
  play(s, take_move(tile));
  EXPECT_TRUE(offered(s, "take").empty()) << "one tile only";
  EXPECT_EQ(denied(s, "end"), "PR-202");
  play_all(s, {"do mines", "produce"});
  EXPECT_TRUE(offered(s, "do").empty()) << "one action only";
  play(s, "end");
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(s.turns, 1);
  // Sixteen turns for everybody.
  State whole = start(3);
  std::map<int, int> turns;
  while (whole.phase == Phase::turn) {
    ++turns[index(whole.active())];
    end_turn(whole);
  }
  EXPECT_EQ(turns, (std::map<int, int>{{0, 16}, {1, 16}, {2, 16}}));
}

TEST(PragaTurn, ATileWithAPossibleActionHasToBeChosen) {
  RULE("PR-202");
  // Side A: the fifth and sixth tile have upgrade and road. No upgrades are left, and the next
  // segment needs an egg.
  State s = scene();
  empty_row(s, Kind::upgrade);
  player(s).road = 3;
  put_on_crane(s, "at5", 4);
  put_on_crane(s, "at6", 3);  // wheel: an egg for 1 gold
  put_on_crane(s, "at1", 5);
  EXPECT_EQ(denied(s, "take at5"), "PR-202");
  EXPECT_TRUE(offers(s, "take at1"));
  EXPECT_EQ(denied(s, "take at6"), "PR-204") << "nothing to pay with";
  give(s, Good::gold, 1);
  EXPECT_EQ(denied(s, "take at6"), "PR-202") << "after paying the position nothing is left";
  give(s, Good::gold, 2);
  EXPECT_TRUE(offers(s, "take at6")) << "the egg can be bought";
  // With an egg the road is open.
  give(s, Good::egg, 1);
  EXPECT_TRUE(offers(s, "take at5"));
}

TEST(PragaTurn, TheTurnDoesNotEndWhileTheActionIsPossible) {
  RULE("PR-202");
  State s = scene();
  empty_row(s, Kind::upgrade);
  player(s).road = 3;
  give(s, Good::gold, 1);
  take(s, "road", "sec_egg_gold");
  EXPECT_EQ(denied(s, "do road"), "PR-807");
  EXPECT_EQ(denied(s, "do upgrade"), "PR-301");
  EXPECT_EQ(denied(s, "end"), "PR-202") << "the egg of the wheel would make it possible";
  play(s, "bonus");
  EXPECT_TRUE(offers(s, "do road"));
  EXPECT_EQ(denied(s, "end"), "PR-202");
  // Who cannot buy it either may end the turn without an action.
  State poor = scene();
  empty_row(poor, Kind::upgrade);
  player(poor).road = 3;
  take(poor, "road", "sec_egg_gold");
  EXPECT_TRUE(offers(poor, "end"));
  EXPECT_TRUE(has_line(play(poor, "end"), "PR-208"));
  EXPECT_EQ(mover(poor), 1);
}

TEST(PragaTurn, GoldOfTheWheelCountsWithWhatATechnologyAdds) {
  RULE("PR-202");
  const auto two_gold_short = [] {
    State s = scene(2, {{"tiles", "b"}});
    empty_row(s, Kind::upgrade);
    show(s, "b1_03");  // 2 gold
    s.rows[2] = {static_cast<std::uint8_t>(hex("b1_03") + 1), 0, 0, 0};
    take(s, "upgrade", "sec_gold_a");
    s.turn.tile = static_cast<std::uint8_t>(id(kTileSet, "at2") + 1);  // upgrade, building
    return s;
  };
  EXPECT_TRUE(offers(two_gold_short(), "end")) << "1 gold is not enough";
  State s = two_gold_short();
  own_technology(s, "t1_1");
  EXPECT_EQ(denied(s, "end"), "PR-202");
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::gold), 2);
  EXPECT_TRUE(offers(s, "do building"));
}

TEST(PragaTurn, SpecialAccessCountsUntilItIsTurnedIntoPoints) {
  RULE("PR-202");
  State s = scene();
  player(s).road = 5;
  s.rows[0] = {0, 0, 0, static_cast<std::uint8_t>(hex("u1_s1") + 1)};
  s.stacks[0][0] = {};
  take(s, "upgrade", "sec_special_a");
  EXPECT_TRUE(offers(s, "do upgrade"));
  EXPECT_EQ(denied(s, "end"), "PR-202");
  play(s, "bonus");
  EXPECT_EQ(denied(s, "do upgrade"), "PR-301");
  EXPECT_TRUE(offers(s, "end"));
}

TEST(PragaTurn, WithoutAnyPossibleActionATileIsTakenAllTheSame) {
  RULE("PR-202");
  State s = scene();
  empty_row(s, Kind::upgrade);
  player(s).road = 5;
  // All tiles have upgrade and road, as if the others were gone.
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] != 0 && s.crane[at] <= 4) s.crane[at] = 0;
  }
  put_on_crane(s, "at5", 7);
  put_on_crane(s, "at6", 4);
  EXPECT_EQ(offered(s, "take"), (std::set<std::string>{"take at5", "take at6"}));
  play(s, "take at5");
  EXPECT_EQ(vp(s), 1) << "the blue zone pays";
  EXPECT_TRUE(offers(s, "end"));
}

TEST(PragaTurn, OneOfTwoActions) {
  RULE("PR-203");
  State s = scene();
  give(s, Good::stone, 5);
  put_on_crane(s, "at1", 4);
  play(s, "take at1");
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do mines", "do wall"}));
  EXPECT_EQ(denied(s, "do road"), "PR-203");
}

TEST(PragaTurn, RedPositionsCostGold) {
  RULE("PR-204");
  State s = scene();
  give(s, Good::gold, 2);
  put_on_crane(s, "at1", 0);
  put_on_crane(s, "at2", 1);
  EXPECT_EQ(denied(s, "take at1"), "PR-204");
  EXPECT_EQ(price(s, "take at2"), 2);
  EXPECT_TRUE(has_line(play(s, "take at2"), "PR-204 Player 1 pays 2 gold."));
  EXPECT_EQ(has(s, Good::gold), 0);
}

TEST(PragaTurn, GreenCostsAndScoresNothing) {
  RULE("PR-205");
  State s = scene();
  put_on_crane(s, "at1", 5);
  play(s, "take at1");
  EXPECT_EQ(has(s, Good::gold), 0);
  EXPECT_EQ(vp(s), 0);
}

TEST(PragaTurn, BlueScoresAtOnce) {
  RULE("PR-206");
  State s = scene();
  put_on_crane(s, "at1", 8);
  EXPECT_TRUE(has_line(play(s, "take at1"), "PR-206 Player 1 scores 2 VP."));
  EXPECT_EQ(vp(s), 2);
}

TEST(PragaTurn, TheWheelBonusMayWait) {
  RULE("PR-207");
  State s = scene();
  put_on_crane(s, "at3", 4);  // sector: stone
  play(s, "take at3");
  EXPECT_EQ(has(s, Good::stone), 0);
  play_all(s, {"do quarries", "produce"});
  EXPECT_EQ(has(s, Good::stone), 2);
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::stone), 3);
  EXPECT_TRUE(offered(s, "bonus").empty()) << "once";
}

TEST(PragaTurn, OpenGainsAreGivenAndPaymentsLapse) {
  RULE("PR-208");
  State stone = scene();
  take(stone, "mines", "sec_stone_a");
  acted(stone);
  play(stone, "end");
  EXPECT_EQ(has(stone, Good::stone), 1);
  State egg = scene();
  give(egg, Good::gold, 3);
  take(egg, "mines", "sec_egg_gold");
  acted(egg);
  EXPECT_TRUE(has_line(play(egg, "end"), "PR-208 Player 1 lets this lapse"));
  EXPECT_EQ(has(egg, Good::egg), 0);
  EXPECT_EQ(has(egg, Good::gold), 3);
  State special = scene();
  take(special, "mines", "sec_special_b");
  acted(special);
  play(special, "end");
  EXPECT_EQ(vp(special), 0) << "no points unless they are chosen";
}

TEST(PragaTurn, WheelGoldAndStone) {
  RULE("PR-209");
  State s = scene();
  take(s, "mines", "sec_gold_b");
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::gold), 1);
}

TEST(PragaTurn, WheelWindow) {
  RULE("PR-210");
  State s = scene();
  take(s, "mines", "sec_window_b");
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::silver_window), 1);
}

TEST(PragaTurn, WheelEgg) {
  RULE("PR-211");
  State s = scene();
  take(s, "mines", "sec_egg_stone");
  EXPECT_EQ(denied(s, "bonus"), "PR-211");
  give(s, Good::stone, 4);
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::stone), 3);
  EXPECT_EQ(has(s, Good::egg), 1);
  EXPECT_TRUE(offered(s, "bonus").empty()) << "exactly one";
}

TEST(PragaTurn, WheelSpecialOrPoints) {
  RULE("PR-212");
  State s = scene();
  take(s, "mines", "sec_special_b");
  play(s, "bonus");
  EXPECT_EQ(vp(s), 2) << "the number on the crown";
  State one = scene();
  take(one, "mines", "sec_special_c");
  play(one, "bonus");
  EXPECT_EQ(vp(one), 1);
  State tile = scene();
  take(tile, "upgrade", "sec_special_b");
  play_all(tile, {"do upgrade", "pick u1_s1", "turn 0"});
  EXPECT_TRUE(offered(tile, "bonus").empty()) << "the tile instead of the points";
}

TEST(PragaTurn, IconsOfTracksAreSteps) {
  RULE("PR-213");
  State s = scene();
  give(s, Good::gold, 3);
  show(s, "b1_04");
  take(s, "building");
  play_all(s, {"do building", "pick b1_04", "build n8", "decline"});
  EXPECT_EQ(track(s, Track::technology), 1);
}

TEST(PragaTurn, MuchIsOpenBeforeTheTileIsChosen) {
  RULE("PR-214");
  State s = scene();
  give(s, Good::gold_window, 3);
  give(s, Good::silver_window, 4);
  own_technology(s, "t3_3");
  s.turn.side = {1, 0};
  play_all(s, {"buy two_gold", "up cathedral", "use t3_3", "extra mines", "produce",
               "side hunger_wall"});
  EXPECT_EQ(s.turn.tile, 0);
  EXPECT_EQ(player(s).row[1], 1);
  EXPECT_EQ(track(s, Track::university), 4);
  EXPECT_EQ(has(s, Good::gold), 3);
  EXPECT_EQ(player(s).col[0], 1);
  EXPECT_FALSE(offered(s, "take").empty());
  EXPECT_FALSE(offered(s, "refresh").empty());
}

TEST(PragaTurn, PaymentComesFirst) {
  RULE("PR-215");
  State s = scene();
  give(s, Good::gold, 1);
  put_on_crane(s, "at1", 2);
  put_on_crane(s, "at2", 0);
  EXPECT_TRUE(offered(s, "do").empty());
  const auto taken = play(s, "take at1");
  EXPECT_TRUE(taken[1].starts_with("PR-204"));
  // A building's reward comes after its price.
  State build = scene();
  give(build, Good::gold, 2);
  show(build, "b1_06");
  take(build, "building");
  play_all(build, {"do building", "pick b1_06", "build n8"});
  const auto lines = play(build, "turn 0");
  EXPECT_TRUE(lines[0].starts_with("PR-701 Player 1 pays 2 gold."));
  EXPECT_TRUE(has_line(lines, "PR-702 Player 1 gains 2 stone."));
}

TEST(PragaTurn, WhatDoesNotFitIsLost) {
  RULE("PR-216");
  State s = scene();
  give(s, Good::gold, 8);
  player(s).bonuses = 7;
  take(s, "mines");
  play(s, "do mines");
  EXPECT_TRUE(has_line(play(s, "produce"), "PR-405 Player 1 cannot hold more"));
  EXPECT_EQ(has(s, Good::gold), 9);
}

TEST(PragaTurn, ActionsInAnyOrderAndNumber) {
  RULE("PR-217");
  State s = scene();
  give(s, Good::gold_window, 2);
  own_technology(s, "t4_3");
  take(s, "mines");
  play_all(s, {"use t4_3", "do mines", "produce", "do mines", "produce", "buy two_gold",
               "extra quarries", "produce"});
  EXPECT_EQ(has(s, Good::gold), 6);
  EXPECT_EQ(has(s, Good::stone), 2);
  EXPECT_EQ(denied(s, "buy two_gold"), "PR-1101");
}

TEST(PragaTurn, AnActionOfATechnologyIsNoExtraAction) {
  RULE("PR-218");
  State s = scene();
  give(s, Good::gold_window, 2);
  own_technology(s, "t4_3");
  play_all(s, {"use t4_3", "do mines", "produce"});
  EXPECT_TRUE(offers(s, "buy two_gold"));
}

}  // namespace pionek::praga::testing
