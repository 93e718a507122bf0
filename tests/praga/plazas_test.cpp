// Plazas: who gets what, and who decides inside the turn of another (PR-708 to PR-714).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// The Fruit market has three spaces, o4 to o6; o6 is the last one free. Seat 0 builds there.
State last_space(std::string_view tile, int seats = 4) {
  State s = scene(seats);
  set_plaza(s, "pe", tile);
  give(s, Good::gold, 5);
  take(s, "building", "sec_special_a");
  return s;
}

void complete(State& s, bool claim) {
  play_all(s, {"do building", "pick b1_02", "build o6", claim ? "claim" : "decline"});
}

}  // namespace

TEST(PragaPlazas, EvaluatedWhenTheLastSpaceIsFilled) {
  RULE("PR-708");
  State s = last_space("pt04");
  lay_building(s, "b1_01", "o4", 0, 0);
  complete(s, false);
  EXPECT_EQ(step(s), Step::turn) << "o5 is still free";
  State full = last_space("pt04");
  lay_building(full, "b1_01", "o4", 0, 0);
  lay_building(full, "b1_03", "o5");
  complete(full, false);
  EXPECT_EQ(vp(full), 2 + 4) << "space, top reward";
  EXPECT_EQ(has(full, Good::stone), 1 + 3) << "tile, bottom reward";
}

TEST(PragaPlazas, BothRewardsForMostCubesOneForTheOthers) {
  RULE("PR-709");
  State s = last_space("pt04");
  lay_building(s, "b1_01", "o4", 0, 0);
  lay_building(s, "b1_03", "o5", 0, 2);
  complete(s, true);
  EXPECT_EQ(vp(s), 2 + 4);
  EXPECT_EQ(has(s, Good::stone), 1 + 3);
  EXPECT_EQ(mover(s), 2);
  EXPECT_EQ(offered(s), (std::set<std::string>{"reward top", "reward bottom"}));
  play(s, "reward bottom");
  EXPECT_EQ(has(s, Good::stone, 2), 3);
  EXPECT_EQ(vp(s, 2), 0);
  EXPECT_EQ(mover(s), 0) << "the turn goes on";
}

TEST(PragaPlazas, ATieGoesToWhoSpentMore) {
  RULE("PR-710");
  State s = last_space("pt04");
  lay_building(s, "b2_11", "o4", 0, 1);  // 5 gold
  lay_building(s, "b1_01", "o5", 0, 2);  // 1 gold
  complete(s, false);
  EXPECT_EQ(vp(s, 1), 4);
  EXPECT_EQ(has(s, Good::stone, 1), 3);
  EXPECT_EQ(mover(s), 2);
  play(s, "reward top");
  // Equal in both: everybody gains both.
  State equal = last_space("pt04");
  lay_building(equal, "b1_03", "o4", 0, 1);  // 2 gold
  lay_building(equal, "b1_04", "o5", 0, 2);  // 2 gold
  complete(equal, false);
  EXPECT_EQ(mover(equal), 0);
  for (const int seat : {1, 2}) {
    EXPECT_EQ(vp(equal, seat), 4);
    EXPECT_EQ(has(equal, Good::stone, seat), 3);
  }
}

TEST(PragaPlazas, WithoutACubeNothingThenTheCubesGoHome) {
  RULE("PR-711");
  State s = last_space("pt04");
  lay_building(s, "b1_01", "o4", 0, 1);
  lay_building(s, "b1_03", "o5", 0, 1);
  EXPECT_EQ(player(s, 1).cubes, 0);
  complete(s, false);
  EXPECT_EQ(vp(s), 2) << "the space alone";
  EXPECT_EQ(player(s, 1).cubes, 2);
  EXPECT_EQ(s.cube[space("o4")], kNoHolder);
}

TEST(PragaPlazas, APlazaWithoutATile) {
  RULE("PR-712");
  State s = last_space("pt04", 2);
  lay_building(s, "b1_01", "n3", 0, 0);
  play_all(s, {"do building", "pick b1_02", "build n5", "claim"});
  EXPECT_EQ(s.plaza_tile[plaza("pc")], 0);
  EXPECT_EQ(vp(s), 0);
  EXPECT_EQ(player(s).cubes, 2) << "both are back";
}

TEST(PragaPlazas, OneSideStepOfTwo) {
  RULE("PR-713");
  State s = scene(4);
  set_plaza(s, "pd", "pt02");
  give(s, Good::gold, 3);
  lay_building(s, "b1_01", "o1", 0, 0);
  lay_building(s, "b1_03", "o2");
  take(s, "building", "sec_special_a");
  play_all(s, {"do building", "pick b1_02", "build o3", "decline"});
  EXPECT_EQ(step(s), Step::choose);
  play(s, "choose 1");
  EXPECT_EQ(has(s, Good::gold), 1 + 3);
  EXPECT_EQ(s.turn.side, (std::array<std::uint8_t, 2>{1, 0}));
}

TEST(PragaPlazas, OthersDecideAtOnceAndStepAtOnce) {
  RULE("PR-714");
  State s = scene(4);
  s.first = 0;
  set_plaza(s, "pd", "pt02");
  give(s, Good::gold, 3);
  lay_building(s, "b2_11", "o1", 0, 0);
  lay_building(s, "b1_03", "o2", 0, 3);
  lay_building(s, "b1_04", "o3", 0, 1);
  s.free |= SpaceSet{1} << space("o3");
  s.building[space("o3")] = 0;
  s.cube[space("o3")] = 0;
  ++player(s, 1).cubes;
  take(s, "building", "sec_special_a");
  play_all(s, {"do building", "pick b1_02", "build o3", "claim"});
  EXPECT_EQ(mover(s), 0) << "the active player first";
  play(s, "choose 2");
  EXPECT_EQ(s.turn.side[1], 1) << "waits";
  EXPECT_EQ(player(s).col[1], 0);
  EXPECT_EQ(mover(s), 3);
  play_all(s, {"reward top", "choose 2"});
  EXPECT_EQ(player(s, 3).col[1], 1) << "made at once";
  EXPECT_EQ(mover(s), 0);
}

TEST(PragaPlazas, ARewardMayLeadAnotherSeatFurther) {
  RULE("PR-714");
  State s = scene(4);
  set_plaza(s, "pf", "pt01");
  give(s, Good::gold, 5);
  set_track(s, Track::technology, 1, 2);
  lay_building(s, "b1_01", "o7", 0, 2);
  lay_building(s, "b1_03", "o8");
  lay_building(s, "b1_04", "o9");
  take(s, "building", "sec_special_a");
  play_all(s, {"do building", "pick b1_02", "build o10", "decline"});
  EXPECT_EQ(step(s), Step::learn);
  EXPECT_EQ(mover(s), 2);
  play(s, *offered(s).begin());
  EXPECT_EQ(track(s, Track::university, 2), 2);
  EXPECT_EQ(player(s, 2).active, 0) << "works from the own next turn on";
  EXPECT_EQ(mover(s), 0);
}

}  // namespace pionek::praga::testing
