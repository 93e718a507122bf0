// The Hunger Wall and the Cathedral (chapter 10xx), windows and the extra action (11xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// Side steps are due on the monuments.
State due(int hunger_wall, int cathedral) {
  State s = scene();
  s.turn.side = {static_cast<std::uint8_t>(hunger_wall), static_cast<std::uint8_t>(cathedral)};
  return s;
}

State rich() {
  State s = scene();
  give(s, Good::silver_window, 8);
  give(s, Good::gold, 5);
  give(s, Good::stone, 5);
  return s;
}

}  // namespace

TEST(PragaMonuments, CubesDoNotBlock) {
  RULE("PR-1001");
  State s = due(1, 0);
  set_monument(s, Monument::hunger_wall, 1, 1, 1);
  play(s, "side hunger_wall");
  EXPECT_EQ(player(s).col[0], 1);
  EXPECT_EQ(player(s, 1).col[0], 1);
}

TEST(PragaMonuments, SideStepsGoOneWay) {
  RULE("PR-1002");
  State s = due(1, 1);
  play_all(s, {"side hunger_wall", "side cathedral"});
  EXPECT_EQ(player(s).col, (std::array<std::uint8_t, 2>{1, 1}));
  EXPECT_EQ(player(s).row, (std::array<std::uint8_t, 2>{0, 0}));
}

TEST(PragaMonuments, TwoSilverWindowsForAStepUp) {
  RULE("PR-1003");
  State s = scene();
  give(s, Good::silver_window, 1);
  give(s, Good::gold_window, 3);
  EXPECT_EQ(denied(s, "up cathedral"), "PR-1003") << "gold ones do not count";
  give(s, Good::silver_window, 4);
  play_all(s, {"up hunger_wall", "up cathedral"});
  EXPECT_EQ(has(s, Good::silver_window), 0);
  EXPECT_EQ(player(s).row, (std::array<std::uint8_t, 2>{1, 1}));
}

TEST(PragaMonuments, LevelsCostGoldAndStone) {
  RULE("PR-1004");
  State s = rich();
  set_monument(s, Monument::hunger_wall, 2, 0);
  play(s, "up hunger_wall");
  EXPECT_EQ(has(s, Good::gold), 4);
  EXPECT_EQ(has(s, Good::stone), 4);
  play(s, "up hunger_wall");
  EXPECT_EQ(has(s, Good::gold), 4) << "within the level";
  play(s, "up hunger_wall");
  EXPECT_EQ(has(s, Good::gold), 2);
  State poor = rich();
  give(poor, Good::stone, 0);
  set_monument(poor, Monument::hunger_wall, 2, 0);
  EXPECT_EQ(denied(poor, "up hunger_wall"), "PR-1004");
}

TEST(PragaMonuments, FieldsWithPoints) {
  RULE("PR-1005");
  State s = due(1, 0);
  EXPECT_TRUE(has_line(play(s, "side hunger_wall"), "PR-1002"));
  EXPECT_EQ(vp(s), 1);
}

TEST(PragaMonuments, SideArrowsGoOn) {
  RULE("PR-1006");
  State s = due(1, 0);
  set_monument(s, Monument::hunger_wall, 3, 2);
  const auto lines = play(s, "side hunger_wall");
  EXPECT_TRUE(has_line(lines, "PR-1006"));
  EXPECT_EQ(player(s).col[0], 4);
  // The field after the arrow counts, too.
  State up = rich();
  set_monument(up, Monument::cathedral, 3, 0);
  play(up, "up cathedral");  // 4,0: an arrow to 4,1
  EXPECT_EQ(player(up).col[1], 1);
}

TEST(PragaMonuments, ArrowsUpMayBeFollowed) {
  RULE("PR-1007");
  State s = rich();
  set_monument(s, Monument::hunger_wall, 1, 2);
  play(s, "up hunger_wall");  // 2,2: an arrow into level II
  EXPECT_EQ(offered(s), (std::set<std::string>{"climb", "decline"}));
  play(s, "climb");
  EXPECT_EQ(player(s).row[0], 2);
  EXPECT_EQ(has(s, Good::silver_window), 6) << "no windows for the second step";
  EXPECT_EQ(has(s, Good::gold), 4);
  EXPECT_EQ(vp(s), 2) << "3,2";
  State stay = rich();
  set_monument(stay, Monument::hunger_wall, 1, 2);
  play_all(stay, {"up hunger_wall", "decline"});
  EXPECT_EQ(player(stay).row[0], 1);
  EXPECT_EQ(step(stay), Step::turn) << "the chance is gone";
}

TEST(PragaMonuments, TheLastColumnAndTheTopRow) {
  RULE("PR-1008");
  State s = due(1, 0);
  set_monument(s, Monument::hunger_wall, 1, 4);
  EXPECT_EQ(denied(s, "side hunger_wall"), "PR-1008");
  take(s, "mines");
  acted(s);
  EXPECT_TRUE(offers(s, "end")) << "a step that is impossible is lost";
  State top = rich();
  set_monument(top, Monument::cathedral, 6, 0);
  EXPECT_EQ(denied(top, "up cathedral"), "PR-1008");
}

TEST(PragaMonuments, ATileOfTheCathedral) {
  RULE("PR-1009");
  State s = rich();
  set_monument(s, Monument::cathedral, 4, 1);
  s.at_cathedral |= BridgeSet{1} << id(kBridgeSet, "br5_1");
  s.at_bridge &= ~s.at_cathedral;
  play(s, "up cathedral");
  EXPECT_EQ(step(s), Step::crown);
  EXPECT_TRUE(offers(s, "decline"));
  play(s, "keep br5_1");
  EXPECT_EQ(vp(s), 3 + 2) << "its points for now, then the field";
  EXPECT_EQ(player(s).crown[1], id(kBridgeSet, "br5_1") + 1);
  // Once, and only for those who come in time.
  play(s, "up cathedral");
  EXPECT_EQ(step(s), Step::turn);
  State none = rich();
  set_monument(none, Monument::cathedral, 4, 1);
  none.at_bridge |= none.at_cathedral;
  none.at_cathedral = 0;
  play(none, "up cathedral");
  EXPECT_EQ(step(none), Step::turn);
  // The Hunger Wall has no such tiles.
  State wall = rich();
  set_monument(wall, Monument::hunger_wall, 4, 0);
  play(wall, "up hunger_wall");
  EXPECT_EQ(step(wall), Step::turn);
}

TEST(PragaMonuments, SideStepsHaveToBeMadeBeforeTheEnd) {
  RULE("PR-1010");
  State s = due(0, 2);
  take(s, "mines");
  acted(s);
  EXPECT_EQ(denied(s, "end"), "PR-1010");
  play(s, "side cathedral");
  EXPECT_EQ(denied(s, "end"), "PR-1010");
  play(s, "side cathedral");
  EXPECT_TRUE(offers(s, "end"));
  // Those of bridge tiles need not.
  State may = scene();
  may.turn.option = {1, 0};
  take(may, "mines");
  acted(may);
  EXPECT_TRUE(offers(may, "side hunger_wall"));
  EXPECT_TRUE(offers(may, "end"));
}

TEST(PragaMonuments, OrderOfTileFieldAndSteps) {
  RULE("PR-1011");
  State s = rich();
  set_monument(s, Monument::cathedral, 4, 3);
  play(s, "up cathedral");  // 5,3: an arrow up
  EXPECT_EQ(step(s), Step::crown) << "before the field";
  play(s, "decline");
  EXPECT_EQ(step(s), Step::climb);
  // An arrow that cannot be paid is not offered.
  State poor = rich();
  give(poor, Good::gold, 0);
  set_monument(poor, Monument::hunger_wall, 1, 2);
  play(poor, "up hunger_wall");
  EXPECT_EQ(step(poor), Step::turn);
  // Steps that have to be made are used first.
  State both = scene();
  both.turn.side = {1, 0};
  both.turn.option = {1, 0};
  play(both, "side hunger_wall");
  EXPECT_EQ(both.turn.side[0], 0);
  EXPECT_EQ(both.turn.option[0], 1);
}

TEST(PragaExtra, TwoWaysToPay) {
  RULE("PR-1101");
  State s = scene();
  give(s, Good::gold_window, 1);
  EXPECT_EQ(denied(s, "buy gold_silver"), "PR-1101");
  give(s, Good::silver_window, 1);
  EXPECT_EQ(denied(s, "buy two_gold"), "PR-1101");
  play(s, "buy gold_silver");
  EXPECT_EQ(player(s).windows(), 0);
  give(s, Good::gold, 3);
  give(s, Good::stone, 3);
  EXPECT_EQ(offered(s, "extra").size(), 6U);
  play_all(s, {"extra mines", "expand"});
  give(s, Good::gold_window, 2);
  EXPECT_EQ(denied(s, "buy two_gold"), "PR-1101") << "once in a turn";
}

TEST(PragaExtra, BeforeTheTileToo) {
  RULE("PR-1102");
  State s = scene();
  give(s, Good::gold_window, 2);
  play_all(s, {"buy two_gold", "extra mines", "produce"});
  EXPECT_EQ(s.turn.tile, 0);
  EXPECT_EQ(has(s, Good::gold), 3);
}

TEST(PragaExtra, NoWheelNoSpecialTile) {
  RULE("PR-1103");
  RULE("PR-1504");
  State s = scene();
  give(s, Good::gold_window, 2);
  play_all(s, {"buy two_gold", "extra upgrade"});
  EXPECT_EQ(denied(s, "pick u1_s1"), "PR-302");
  play_all(s, {"pick u1_01", "turn 0"});
  EXPECT_TRUE(offered(s, "bonus").empty());
}

TEST(PragaExtra, UpgradesWork) {
  RULE("PR-1104");
  State s = scene();
  lay_upgrade(s, "u1_01");
  give(s, Good::gold_window, 2);
  play_all(s, {"buy two_gold", "extra mines", "expand"});
  EXPECT_EQ(vp(s), 1);
}

TEST(PragaExtra, WindowsHaveNoLimitInTheTurn) {
  RULE("PR-1105");
  State s = scene();
  give(s, Good::silver_window, 6);
  take(s, "mines", "sec_window_a");
  play(s, "bonus");
  EXPECT_EQ(has(s, Good::silver_window), 7);
}

TEST(PragaExtra, WhatIsBoughtHasToBeDone) {
  RULE("PR-1106");
  State s = scene();
  give(s, Good::gold_window, 2);
  take(s, "mines");
  acted(s);
  play(s, "buy two_gold");
  EXPECT_EQ(denied(s, "end"), "PR-1106");
  EXPECT_EQ(denied(s, "extra wall"), "PR-601");
  play_all(s, {"extra quarries", "expand"});
  EXPECT_TRUE(offers(s, "end"));
}

}  // namespace pionek::praga::testing
