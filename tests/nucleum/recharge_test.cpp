// Recharging (chapter 13xx) and the king's scoring (chapter 14xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

State recharging(int tokens, int row = 0) {
  State s = scene();
  player(s).achievements = static_cast<std::uint16_t>(tokens);
  board_row(s, row);
  s.nucleum = static_cast<PlantSet>(1U << thing(kPlantSet, "plant-zittau"));
  return s;
}

// Where the n-th line begins with a rule; -1 if none does.
int place(const std::vector<std::string>& lines, std::string_view rule) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with(rule)) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

TEST(NucleumRecharge, TheOrderOfThings) {
  RULE("NU-1301");
  State s = recharging(5, 2);
  for (int i = 1; i < 4; ++i) markers(s, {0}, i);
  s.segment_nucleum = 0;
  auto lines = play(s, "recharge");
  const auto rest = play(s, "mark 5");
  lines.insert(lines.end(), rest.begin(), rest.end());
  const std::vector<std::string_view> order{"NU-1302", "NU-1304", "NU-1401", "NU-1311", "NU-1312"};
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    EXPECT_GE(place(lines, order[i]), 0) << order[i];
    EXPECT_LT(place(lines, order[i]), place(lines, order[i + 1])) << order[i];
  }
}

TEST(NucleumRecharge, IncomeByMarkerAndTiles) {
  RULE("NU-1302");
  State s = recharging(0, 4);
  player(s).income = {5, 3, 0};
  play(s, "recharge");
  // The start space gives a worker and two thaler more.
  EXPECT_EQ(player(s).thaler, 10 + 2);
  EXPECT_EQ(player(s).workers, 4 + 1);
  EXPECT_EQ(player(s).vp, 1 + 2);
  State none = recharging(0, 0);
  player(none).income = {5, 3, 4};
  play(none, "recharge");
  EXPECT_EQ(player(none).thaler, 2);
  EXPECT_EQ(player(none).vp, 0);
}

TEST(NucleumRecharge, EndBonusesWait) {
  RULE("NU-1303");
  State s = recharging(0, 7);
  player(s).income = {6, 6, 6};
  play(s, "recharge");
  EXPECT_EQ(player(s).vp, 4 + 4 + 8);
  EXPECT_EQ(points_by(s, "NU-1610"), 30);
}

TEST(NucleumRecharge, WhereAMarkerMayGo) {
  RULE("NU-1304");
  State s = recharging(12);
  markers(s, {9});
  markers(s, {11}, 1);
  play(s, "recharge");
  EXPECT_TRUE(offers(s, "mark 12"));
  EXPECT_TRUE(offers(s, "mark 11")) << "others may share a space";
  EXPECT_EQ(denied(s, "mark 13"), "NU-1304") << "too few tokens";
  EXPECT_EQ(denied(s, "mark 8"), "NU-1304") << "one in each group";
  play(s, "mark 10");
  EXPECT_EQ(player(s).markers[3], thing(kSpaceSet, "10"));
}

TEST(NucleumRecharge, ElseTheStartSpace) {
  RULE("NU-1305");
  State s = recharging(0);
  EXPECT_TRUE(has_line(play(s, "recharge"), "NU-1305"));
  EXPECT_EQ(player(s).start_markers, 1);
  EXPECT_EQ(mover(s), 1);
  // All groups within reach are taken: it must be the start space.
  State taken = recharging(6);
  markers(taken, {2, 4});
  play(taken, "recharge");
  EXPECT_EQ(player(taken).start_markers, 1);
  // By choice, too.
  State choice = recharging(20);
  play(choice, "recharge");
  EXPECT_TRUE(offers(choice, "mark start"));
}

TEST(NucleumRecharge, TheStartSpace) {
  RULE("NU-1306");
  RULE("NU-1604");
  State s = recharging(0);
  play(s, "recharge");
  EXPECT_EQ(player(s).thaler, 2);
  EXPECT_EQ(player(s).workers, 1);
  at_turn(s);
  play(s, "recharge");
  EXPECT_EQ(player(s).start_markers, 2);
  EXPECT_EQ(points_by(s, "NU-1604"), -6);
}

TEST(NucleumRecharge, TheNucleumOfTheSegment) {
  RULE("NU-1307");
  State s = recharging(5);
  play_all(s, {"recharge", "mark 5"});
  EXPECT_EQ(offered(s), (std::set<std::string>{"nucleum plant-grimma", "nucleum plant-plauen",
                                               "nucleum plant-glashutte"}));
  EXPECT_EQ(denied(s, "nucleum plant-zittau"), "NU-1307");
  EXPECT_FALSE(offers(s, "done")) << "compulsory";
  const auto lines = play(s, "nucleum plant-grimma");
  EXPECT_TRUE(has_line(lines, "NU-1307 Player 1 gains 3 thaler."));
  EXPECT_TRUE(has(s.nucleum, thing(kPlantSet, "plant-grimma")));
  EXPECT_FALSE(has(s.segment_nucleum, 0));
  // The next marker of the segment finds none.
  at_turn(s, 1);
  player(s, 1).achievements = 5;
  play_all(s, {"recharge", "mark 5"});
  EXPECT_NE(step(s), Step::nucleum);
  // The other segments that hold one; the last plant is no choice.
  at_turn(s, 2);
  player(s, 2).achievements = 22;
  play_all(s, {"recharge", "mark 22"});
  EXPECT_EQ(step(s), Step::nucleum);
  play(s, "nucleum plant-plauen");
  at_turn(s, 3);
  player(s, 3).achievements = 7;
  EXPECT_TRUE(has_line(play_all(s, {"recharge", "mark 7"}), "NU-1307"));
  EXPECT_EQ(s.segment_nucleum, 0);
  EXPECT_EQ(std::popcount(s.nucleum), 4);
}

TEST(NucleumRecharge, TheTopSegmentUnlocks) {
  RULE("NU-1308");
  State s = recharging(26);
  play_all(s, {"recharge", "mark 24"});
  EXPECT_EQ(step(s), Step::unlock);
  EXPECT_EQ(s.agenda.top().n, 3);
  play(s, "score");
  at_turn(s);
  player(s).achievements = 40;
  play_all(s, {"recharge", "mark 28"});
  EXPECT_EQ(step(s), Step::unlock) << "every time";
}

TEST(NucleumRecharge, TheHighestSpace) {
  RULE("NU-1309");
  State s = recharging(45);
  play_all(s, {"recharge", "mark 40"});
  EXPECT_TRUE(has_line(play(s, "unlock a1"), "NU-1309 Player 1 scores 9 VP."));
}

TEST(NucleumRecharge, MarkersOfTheSuccessSpaces) {
  RULE("NU-1310");
  State s = recharging(0);
  for (int i = 1; i <= 8; ++i) {
    at_turn(s);
    play(s, "recharge");
    EXPECT_EQ(player(s).recharges, i);
  }
  EXPECT_EQ(player(s).start_markers, 8) << "substitutes when six are used up";
  const json::object view = tree(game().describe(s, nobody));
  const auto& spaces = view.at("success_spaces").as_array();
  ASSERT_EQ(spaces.size(), 3U);
  for (const auto& space : spaces) EXPECT_EQ(space.as_array().size(), 3U) << "all but seat 0";
}

TEST(NucleumRecharge, TokensAreDiscarded) {
  RULE("NU-1311");
  State s = recharging(9);
  s.segment_nucleum = 0;
  play_all(s, {"recharge", "mark 3"});
  EXPECT_EQ(player(s).achievements, 0);
}

TEST(NucleumRecharge, TilesComeBack) {
  RULE("NU-1312");
  State s = recharging(0);
  play_all(s, {"play st-a1", "done"});
  track(s, "riesa-dresden-f1", 0, "st-a2");
  pool(s, {"st-a3"});
  at_turn(s);
  play(s, "recharge");
  EXPECT_TRUE(in_pool(s, "st-a1"));
  EXPECT_TRUE(player(s).board_row.empty());
  EXPECT_FALSE(in_pool(s, "st-a2"));
}

// ---- the king's scoring ----
TEST(NucleumKing, WhenASpaceIsEmpty) {
  RULE("NU-1401");
  State s = recharging(5);
  s.segment_nucleum = 1;
  markers(s, {10}, 1);
  markers(s, {9}, 2);
  EXPECT_FALSE(has_line(play_all(s, {"recharge", "mark 5", "nucleum plant-grimma"}), "NU-1401"));
  at_turn(s, 3);
  s.segment_nucleum = 1;
  player(s, 3).achievements = 6;
  EXPECT_FALSE(has_line(play_all(s, {"recharge", "mark 6"}), "NU-1401"))
      << "after the effects of the marker";
  EXPECT_TRUE(has_line(play(s, "nucleum plant-plauen"), "NU-1401"));
  EXPECT_EQ(player(s, 1).vp, 6);
  EXPECT_EQ(player(s, 2).vp, 2);
}

// Three spaces, three scorings: the fourth markers come from aside.
TEST(NucleumKing, NotAfterTheThirdSpace) {
  RULE("NU-1401");
  State s = recharging(0);
  markers(s, {9, 0, 0});
  for (int i = 1; i < 4; ++i) markers(s, {0, 0, 0, 0}, i);
  EXPECT_FALSE(has_line(play(s, "recharge"), "NU-1401"));
  EXPECT_EQ(player(s).recharges, 4);
  EXPECT_EQ(player(s).vp, 0);
}

TEST(NucleumKing, TiesScoreInFull) {
  RULE("NU-1402");
  RULE("NU-1403");
  State s = recharging(12);
  s.segment_nucleum = 0;
  markers(s, {12}, 1);
  markers(s, {11}, 2);
  markers(s, {11}, 3);
  const auto lines = play_all(s, {"recharge", "mark 12"});
  EXPECT_TRUE(has_line(lines, "NU-1402 Player 2 scores 6 VP."));
  EXPECT_TRUE(has_line(lines, "NU-1403 Player 3 scores 2 VP."));
  EXPECT_EQ(player(s, 0).vp, 6);
  EXPECT_EQ(player(s, 1).vp, 6);
  EXPECT_EQ(player(s, 2).vp, 2);
  EXPECT_EQ(player(s, 3).vp, 2);
}

// The places are told one after the other: who gets there by the first was there before the second.
TEST(NucleumKing, TheFirstPlaceReachesThePointsFirst) {
  RULE("NU-1503");
  State s = recharging(5);
  s.segment_nucleum = 0;
  markers(s, {12}, 3);
  markers(s, {11}, 2);
  markers(s, {10}, 1);
  player(s, 3).vp = 65;
  player(s, 2).vp = 69;
  play_all(s, {"recharge", "mark 5"});
  EXPECT_EQ(player(s, 3).vp, 65 + 6 + 3);
  EXPECT_EQ(player(s, 2).vp, 69 + 2);
}

TEST(NucleumKing, BothPlacesOrNone) {
  RULE("NU-1404");
  State s = recharging(5);
  s.segment_nucleum = 0;
  markers(s, {22, 12}, 1);
  markers(s, {0}, 2);
  markers(s, {0}, 3);
  play_all(s, {"recharge", "mark 5"});
  EXPECT_EQ(player(s, 1).vp, 8);
  EXPECT_EQ(player(s, 0).vp, 0);
  EXPECT_EQ(player(s, 2).vp, 0) << "the start space takes no part";
  // One occupied space: no second place. None: nobody scores.
  State one = recharging(5);
  one.segment_nucleum = 0;
  for (int i = 1; i < 4; ++i) markers(one, {0}, i);
  play_all(one, {"recharge", "mark 5"});
  EXPECT_EQ(player(one).vp, 6);
  State none = recharging(0);
  for (int i = 1; i < 4; ++i) markers(none, {0}, i);
  EXPECT_TRUE(has_line(play(none, "recharge"), "NU-1401"));
  EXPECT_EQ(player(none).vp, 0);
}

}  // namespace pionek::nucleum::testing
