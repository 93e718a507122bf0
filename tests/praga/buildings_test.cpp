// Buildings (PR-701 to PR-707, PR-715, PR-716).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

State building(int gold, int seats = 4) {
  State s = scene(seats);
  give(s, Good::gold, gold);
  take(s, "building", "sec_special_a");
  return s;
}

}  // namespace

TEST(PragaBuildings, ThePriceOfTheTile) {
  RULE("PR-701");
  State s = building(1);
  play(s, "do building");
  EXPECT_EQ(denied(s, "pick b1_03"), "PR-701");
  play_all(s, {"pick b1_01", "build n8"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-701 Player 1 pays 1 gold."));
}

TEST(PragaBuildings, TheReward) {
  RULE("PR-702");
  State s = building(1);
  play_all(s, {"do building", "pick b1_02"});
  EXPECT_TRUE(has_line(play(s, "build n8"), "PR-702 Player 1 gains 1 stone."));
}

TEST(PragaBuildings, FreeSpacesOnly) {
  RULE("PR-703");
  State s = building(5);
  lay_building(s, "b1_05", "n8");
  play_all(s, {"do building", "pick b1_01"});
  EXPECT_EQ(denied(s, "build n8"), "PR-703");
  EXPECT_EQ(offered(s, "build").size(), 28U);
  for (const char* other : {"pa", "r1", "g1"}) {
    EXPECT_FALSE(game().catalog().find(kSpaceSet, other).has_value());
  }
}

TEST(PragaBuildings, TheOldTownCostsGoldAndScores) {
  RULE("PR-704");
  State s = building(1);
  play_all(s, {"do building", "pick b1_01"});
  EXPECT_EQ(denied(s, "build o3"), "PR-704");
  EXPECT_TRUE(offers(s, "build n8"));
  State rich = building(2);
  play_all(rich, {"do building", "pick b1_01", "build o3", "turn 0", "decline"});
  EXPECT_EQ(has(rich, Good::gold), 0);
  EXPECT_EQ(vp(rich), 1 + 2) << "reward, space";
  // The reward does not pay for the space: both are checked together.
  State reward = building(3);
  show(reward, "b1_12");
  give(reward, Good::stone, 1);
  play_all(reward, {"do building", "pick b1_12"});
  EXPECT_TRUE(offers(reward, "build o1"));
  State short_of = building(2);
  give(short_of, Good::stone, 1);
  show(short_of, "b1_12");
  play_all(short_of, {"do building", "pick b1_12"});
  EXPECT_EQ(denied(short_of, "build o1"), "PR-704");
}

TEST(PragaBuildings, ASideStepOnTheCathedral) {
  RULE("PR-705");
  State s = building(3);
  show(s, "b1_05");
  play_all(s, {"do building", "pick b1_05", "build n8"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-705 Player 1 gets a side step"));
  EXPECT_TRUE(offers(s, "side cathedral"));
}

TEST(PragaBuildings, ACubeClaimsThePlaza) {
  RULE("PR-706");
  State s = building(1);
  play_all(s, {"do building", "pick b1_02", "build n8"});
  EXPECT_EQ(step(s), Step::cube);
  play(s, "claim");
  EXPECT_EQ(s.cube[space("n8")], 1);
  EXPECT_EQ(player(s).cubes, 1);
  State no = building(1);
  play_all(no, {"do building", "pick b1_02", "build n8", "decline"});
  EXPECT_EQ(no.cube[space("n8")], 0);
  EXPECT_EQ(player(no).cubes, 2);
  State none = building(1);
  player(none).cubes = 0;
  play_all(none, {"do building", "pick b1_02", "build n8"});
  EXPECT_EQ(step(none), Step::turn) << "nothing to put";
  // A cube that the reward has freed.
  State freed = building(2);
  player(freed).cubes = 0;
  give(freed, Good::stone, 5);
  play_all(freed, {"do building", "pick b1_02", "build n8"});
  EXPECT_EQ(step(freed), Step::cube);
}

TEST(PragaBuildings, WithoutACubeSpacePointsForThePlaza) {
  RULE("PR-707");
  State s = building(3);
  lay_building(s, "b1_01", "n12", 0, 1);
  lay_building(s, "b1_02", "n9");
  show(s, "b1_06");
  play_all(s, {"do building", "pick b1_06", "build n8"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-707 Player 1 scores 3 VP."));
  // Those of the set-up count, too.
  State two = building(3, 2);
  show(two, "b1_06");
  play_all(two, {"do building", "pick b1_06", "build n8", "turn 0"});
  EXPECT_EQ(vp(two), 2) << "n18 was filled before";
}

TEST(PragaBuildings, BlueCorners) {
  RULE("PR-715");
  State s = building(3);
  // The map prints a corner at g7, which meets corner 5 of n7.
  play_all(s, {"do building", "pick b1_01", "build n7", "turn 5"});
  EXPECT_TRUE(has_line(play(s, "decline"), "PR-310 Player 1 gains 1 blue bonus token."));
}

TEST(PragaBuildings, NoSpaceOrNothingToPayWith) {
  RULE("PR-716");
  EXPECT_EQ(denied(building(0), "do building"), "PR-716");
  State full = building(5);
  full.free = 0;
  EXPECT_EQ(denied(full, "do building"), "PR-716");
  // Only the Old Town is left, one gold short.
  State old = building(1);
  for (int i = 0; i < static_cast<int>(game().data().spaces.size()); ++i) {
    if (!game().data().spaces[i].old_town) old.free &= ~(SpaceSet{1} << i);
  }
  EXPECT_EQ(denied(old, "do building"), "PR-716");
  give(old, Good::gold, 2);
  EXPECT_TRUE(offers(old, "do building"));
}

}  // namespace pionek::praga::testing
