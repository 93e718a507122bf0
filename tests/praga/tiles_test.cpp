// Hex tiles: rows, choosing, rotations and what comes together (chapter 3xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// The action of the tile in hand, with plenty of everything.
State ready(std::string_view action, std::string_view sector = "sec_stone_a", int seats = 2) {
  State s = scene(seats);
  give(s, Good::gold, 5);
  give(s, Good::stone, 5);
  take(s, action, sector);
  return s;
}

int joined_tokens(const State& s, std::string_view where, std::string_view tile, int rotation) {
  return game().joined_in_city(s, space(where), hex(tile), rotation).tokens[1];
}

}  // namespace

TEST(PragaTiles, FaceUpTilesOfTheRow) {
  RULE("PR-301");
  State s = ready("wall");
  play(s, "do wall");
  EXPECT_EQ(offered(s), (std::set<std::string>{"pick w1_01", "pick w1_02", "pick w1_03"}));
  EXPECT_EQ(denied(s, "pick w1_s1"), "PR-302");
}

TEST(PragaTiles, SpecialTilesNeedTheSpecialBonus) {
  RULE("PR-302");
  State s = ready("wall", "sec_special_a");
  play(s, "do wall");
  EXPECT_TRUE(offers(s, "pick w1_s1"));
  // Not after the points were taken.
  State points = ready("wall", "sec_special_a");
  play_all(points, {"bonus", "do wall"});
  EXPECT_EQ(denied(points, "pick w1_s1"), "PR-302");
  // Not with an extra action or a technology, though the bonus is open.
  State extra = ready("wall", "sec_special_a");
  give(extra, Good::gold_window, 2);
  own_technology(extra, "t4_2");
  play_all(extra, {"buy two_gold", "extra wall"});
  EXPECT_EQ(denied(extra, "pick w1_s1"), "PR-302");
  play_all(extra, {"pick w1_02", "wall ws01", "turn 0", "use t4_2"});
  EXPECT_EQ(denied(extra, "pick w1_s1"), "PR-302");
}

TEST(PragaTiles, TheSpecialBonusServesOneTile) {
  RULE("PR-303");
  State s = ready("wall", "sec_special_a");
  play_all(s, {"do wall", "pick w1_s1", "wall ws01"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-303 Player 1 uses the special wheel bonus."));
  EXPECT_EQ(s.turn.bonus, Turn::Bonus::used);
  EXPECT_TRUE(offered(s, "bonus").empty());
  // A regular tile leaves it open for points.
  State regular = ready("wall", "sec_special_a");
  play_all(regular, {"do wall", "pick w1_02", "wall ws01", "turn 0"});
  EXPECT_TRUE(offers(regular, "bonus"));
}

TEST(PragaTiles, RowsAreRefilledFromTheirOwnStack) {
  RULE("PR-304");
  State s = ready("wall", "sec_special_a");
  const int next = s.stacks[1][1].tiles.back();
  play_all(s, {"do wall", "pick w1_s1", "wall ws01"});
  const auto reveals = s.reveals;
  const auto lines = play(s, "turn 0");
  EXPECT_EQ(s.rows[1][kSpecialPlace], next + 1);
  EXPECT_TRUE(has_line(lines, "PR-304 Turned up"));
  EXPECT_GT(s.reveals, reveals);
  EXPECT_EQ(s.rows[1][0], hex("w1_01") + 1) << "the others stay";
  // An empty stack leaves the place empty.
  State empty = ready("wall");
  empty.stacks[1][0] = {};
  play_all(empty, {"do wall", "pick w1_02", "wall ws01", "turn 0"});
  EXPECT_EQ(empty.rows[1][1], 0);
  EXPECT_EQ(empty.stacks[1][1].tiles.size(), 3) << "the special ones do not help out";
}

TEST(PragaTiles, TwoTilesOfARowForAGoldOrAStone) {
  RULE("PR-305");
  State s = scene();
  EXPECT_EQ(denied(s, "refresh wall stone"), "PR-305") << "nothing to pay with";
  give(s, Good::stone, 1);
  play_all(s, {"refresh wall stone", "swap w1_s1"});
  EXPECT_EQ(has(s, Good::stone), 1) << "nothing is paid before the second tile";
  EXPECT_EQ(denied(s, "swap w1_s1"), "PR-305");
  const int regular = s.stacks[1][0].tiles.back();
  const int special = s.stacks[1][1].tiles.back();
  play(s, "swap w1_02");
  EXPECT_EQ(has(s, Good::stone), 0);
  EXPECT_EQ(s.rows[1][1], regular + 1);
  EXPECT_EQ(s.rows[1][kSpecialPlace], special + 1);
  EXPECT_EQ(s.stacks[1][0].tiles.front(), hex("w1_02"));
  EXPECT_EQ(s.stacks[1][0].known, 1);
  EXPECT_EQ(s.stacks[1][1].tiles.front(), hex("w1_s1"));
  give(s, Good::gold, 1);
  EXPECT_EQ(denied(s, "refresh upgrade gold"), "PR-305") << "once in a turn";
}

TEST(PragaTiles, TilesThatWentUnderComeBackOnlyWhenNothingElseIsThere) {
  RULE("PR-305");
  State s = scene();
  give(s, Good::gold, 1);
  auto& stack = s.stacks[1][0];
  while (stack.tiles.size() > 1) stack.tiles.erase(0);
  const int last = stack.tiles.back();
  play_all(s, {"refresh wall gold", "swap w1_03", "swap w1_01"});
  // Places are filled in their order: the last tile of the stack, then the first that went under.
  EXPECT_EQ(s.rows[1][0], last + 1);
  EXPECT_EQ(s.rows[1][2], hex("w1_03") + 1);
  EXPECT_EQ(stack.tiles.size(), 1);
  EXPECT_EQ(stack.tiles.back(), hex("w1_01"));
  EXPECT_EQ(stack.known, 1);
  // A row with a single tile cannot be swapped.
  State few = scene();
  give(few, Good::gold, 1);
  few.rows[1] = {few.rows[1][0], 0, 0, 0};
  EXPECT_EQ(denied(few, "refresh wall gold"), "PR-305");
}

TEST(PragaTiles, SixRotations) {
  RULE("PR-306");
  State s = ready("upgrade");
  play_all(s, {"do upgrade", "pick u1_01"});
  EXPECT_EQ(offered(s).size(), 6U);
  play(s, "turn 4");
  EXPECT_EQ(player(s).turned[0], 4);
}

TEST(PragaTiles, RotationsThatLookTheSameAreOneChoice) {
  RULE("PR-315");
  const Data& data = game().data();
  EXPECT_EQ(data.tile(hex("b1_02")).rotations, 0b1) << "nothing on it";
  EXPECT_EQ(data.tile(hex("b1_s2")).rotations, 0b111) << "two corners opposite each other";
  EXPECT_EQ(data.tile(hex("w2_s1")).rotations, 0b111) << "equal icons and corners, opposite";
  EXPECT_EQ(data.tile(hex("w1_s1")).rotations, 0b111111) << "the icons differ";
  State s = ready("building");
  play_all(s, {"do building", "pick b1_02", "build n8"});
  EXPECT_EQ(step(s), Step::cube) << "placed without being asked for a rotation";
}

TEST(PragaTiles, TwoIconsThatTouchPayBoth) {
  RULE("PR-307");
  State s = ready("upgrade");
  lay_upgrade(s, "u1_01", 2);  // a silver window on the edge to the upgrade hex
  show(s, "u1_05");
  play_all(s, {"do upgrade", "pick u1_05"});
  const auto lines = play(s, "turn 5");  // a gold coin on the edge to the mines
  EXPECT_TRUE(has_line(lines, "PR-307 Player 1 joins two icons: 1 gold and 1 silver window."));
  EXPECT_EQ(has(s, Good::gold), 6);
  EXPECT_EQ(has(s, Good::silver_window), 1 + 2) << "and the bonuses for 6 gold and 6 stone";
  EXPECT_EQ(player(s).joined[0], 1 << 2);
  EXPECT_EQ(player(s).joined[2], 1 << 5);
}

TEST(PragaTiles, AnIconAlonePaysNothing) {
  RULE("PR-308");
  State s = ready("upgrade");
  lay_upgrade(s, "u1_01", 0);  // no icon on the edge to the upgrade hex
  show(s, "u1_05");
  play_all(s, {"do upgrade", "pick u1_05"});
  const auto lines = play(s, "turn 5");
  EXPECT_FALSE(has_line(lines, "PR-307"));
  EXPECT_EQ(has(s, Good::silver_window), 1) << "the resource bonus alone";
}

TEST(PragaTiles, OnePairForEachEdge) {
  RULE("PR-309");
  // A wall between mines and upgrade: its edges 3 and 4 touch the upgrade hex and the mines.
  State s = ready("wall");
  lay_upgrade(s, "u1_01", 1);  // silver window to the north-east, gold to the south-west
  lay_upgrade(s, "u1_05", 0);  // gold to the east
  show(s, "w1_s1");
  const int wall = hex("w1_s1");
  const int ws11 = kActions + id(kWallSpaceSet, "ws11");
  const auto found = [&](int rotation) {
    return game().joined_on_board(player(s), ws11, wall, rotation).edges;
  };
  EXPECT_EQ(found(3), 1U << 3) << "opposite icons: only one can meet an upgrade";
  EXPECT_EQ(found(4), 1U << 4);
  EXPECT_EQ(found(1), 1U << 4) << "the other icon to the mines";
  EXPECT_EQ(found(2), 0U);
  // An upgrade among four tiles joins several.
  State several = ready("upgrade");
  lay_wall(several, "w1_01", "ws12", 3);  // west: silver
  lay_upgrade(several, "u1_05", 5);       // south-east: gold
  show(several, "u2_01");
  const auto pairs = game().joined_on_board(player(several), 0, hex("u2_01"), 0);
  EXPECT_EQ(pairs.edges, (1U << 0) | (1U << 2));
}

TEST(PragaTiles, CornersOfOneColourThatMeet) {
  RULE("PR-310");
  State s = ready("upgrade");
  give(s, Good::gold_window, 2);
  lay_upgrade(s, "u1_02", 3);
  show(s, "u1_06");
  play_all(s, {"do upgrade", "pick u1_06"});
  EXPECT_TRUE(has_line(play(s, "turn 5"), "PR-310 Player 1 gains 1 red bonus token."));
  EXPECT_EQ(has(s, Good::red_token), 1);
  // The third corner at the same point meets two.
  show(s, "w1_03");
  play_all(s, {"buy two_gold", "extra wall", "pick w1_03", "wall ws11", "turn 3"});
  EXPECT_EQ(has(s, Good::red_token), 3);
}

TEST(PragaTiles, BuildingsMeetBuildingsOfAnybodyAndTheMap) {
  RULE("PR-311");
  // n8 lies beside g11 (nothing), r4, r5; r4's corner 4 is printed at the point of n12 and n14.
  const State s = scene(4);
  int printed = 0;
  for (int rotation = 0; rotation < kEdges; ++rotation) {
    printed += joined_tokens(s, "n14", "b1_01", rotation);
  }
  EXPECT_GT(printed, 0);
  // A building of somebody else with a corner towards the space.
  State other = scene(4);
  int before = 0;
  int after = 0;
  for (int r = 0; r < kEdges; ++r) before += joined_tokens(other, "n9", "b1_01", r);
  lay_building(other, "b1_s2", "n11", 0, 1);  // corners 0 and 3
  for (int r = 0; r < kEdges; ++r) after += joined_tokens(other, "n9", "b1_01", r);
  EXPECT_EQ(after, before + 1) << "n11 lies east of n9 and shows it corner 3";
  // Boards have nothing to do with the city, and nobody meets corners of other boards.
  State boards = ready("upgrade");
  lay_upgrade(boards, "u1_02", 3, 1);
  show(boards, "u1_06");
  play_all(boards, {"do upgrade", "pick u1_06", "turn 5"});
  EXPECT_EQ(has(boards, Good::red_token), 0);
}

TEST(PragaTiles, WhoPlacesGains) {
  RULE("PR-312");
  State s = scene(4);
  give(s, Good::gold, 5);
  lay_building(s, "b1_s2", "n11", 0, 1);
  show(s, "b1_01");
  take(s, "building");
  play_all(s, {"do building", "pick b1_01", "build n9"});
  // Corner 5 of n9 is the point it shares with corner 3 of n11.
  std::string best;
  for (const Option& option : menu_of(s).options) {
    if (game().joined_in_city(s, space("n9"), hex("b1_01"), option.move.n).tokens[1] > 0) {
      best = "turn " + std::to_string(option.move.n);
    }
  }
  ASSERT_FALSE(best.empty());
  play(s, best);
  play(s, "decline");
  EXPECT_GT(has(s, Good::blue_token), 0);
  EXPECT_EQ(has(s, Good::blue_token, 1), 0);
}

TEST(PragaTiles, BonusesAreGainsAndSideStepsWait) {
  RULE("PR-314");
  State s = ready("wall");
  show(s, "w1_04");
  play_all(s, {"do wall", "pick w1_04", "wall ws01", "turn 0"});
  EXPECT_EQ(vp(s), 1);
  EXPECT_EQ(s.turn.side[0], 1);
  EXPECT_EQ(player(s).col[0], 0);
}

TEST(PragaTiles, NothingHappensBeforeTheLastChoice) {
  RULE("PR-315");
  State s = ready("building");
  const auto reveals = s.reveals;
  for (const char* move : {"do building", "pick b1_01", "build n8"}) {
    play(s, move);
    EXPECT_EQ(has(s, Good::gold), 5);
    EXPECT_EQ(s.reveals, reveals);
    EXPECT_EQ(s.rows[2][0], hex("b1_01") + 1);
    EXPECT_EQ(s.building[space("n8")], 0);
  }
  play(s, "turn 0");
  EXPECT_EQ(has(s, Good::gold), 4);
  EXPECT_GT(s.reveals, reveals);
}

TEST(PragaTiles, TheOrderOfWhatFollows) {
  RULE("PR-315");
  State s = scene(2, {{"kra1", "in"}});
  give(s, Good::stone, 4);
  player(s).road = 1;
  own_technology(s, "t2_3");
  set_track(s, Track::technology, 6);
  lay_upgrade(s, "u1_02", 4);  // mines: technology to the south-east, corner towards ws09
  show(s, "w1_08");            // 3 stone, 3 VP, Hunger Wall; technology at edge 3, corner 5
  take(s, "wall");
  play_all(s, {"do wall", "pick w1_08", "wall ws09"});
  std::vector<std::string> rules;
  for (const std::string& line : play(s, "turn 5")) rules.push_back(line.substr(0, line.find(' ')));
  EXPECT_EQ(rules,
            (std::vector<std::string>{"PR-601", "PR-603", "PR-304", "PR-602", "PR-604", "PR-307",
                                      "PR-307", "PR-307", "PR-903", "PR-903", "PR-1413"}));
}

}  // namespace pionek::praga::testing
