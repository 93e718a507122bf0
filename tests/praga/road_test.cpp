// The King's Road and the bridge (chapter 8xx).
#include <bit>

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// The road action in hand, the pawn on a segment.
State on_segment(int segment, int eggs = 0, const Options& options = {}) {
  State s = scene(2, options);
  player(s).road = static_cast<std::uint8_t>(segment);
  give(s, Good::egg, eggs);
  take(s, "road", "sec_special_a");
  return s;
}

void set_planks(State& s, int count) {
  const auto fours = s.bridge;
  for (int i = 0; i < count; ++i) {
    s.planks[i] = static_cast<std::uint8_t>(fours[i].tile + 1);
    s.bridge.erase(0);
  }
}

void set_fives(State& s, std::initializer_list<std::string_view> bridge) {
  s.at_cathedral |= s.at_bridge;
  s.at_bridge = 0;
  for (const auto name : bridge) s.at_bridge |= BridgeSet{1} << id(kBridgeSet, name);
  s.at_cathedral &= ~s.at_bridge;
}

}  // namespace

TEST(PragaRoad, ToTheNextSegment) {
  RULE("PR-801");
  State s = on_segment(0);
  EXPECT_TRUE(has_line(play(s, "do road"), "PR-801 Player 1 moves on: Segment I."));
  EXPECT_EQ(player(s).road, 1);
}

TEST(PragaRoad, TwoEffectsOneForAnEgg) {
  RULE("PR-802");
  State s = on_segment(1);
  play(s, "do road");
  EXPECT_EQ(denied(s, "effect kr2.egg"), "PR-802");
  EXPECT_EQ(denied(s, "effect kr2.free"), "PR-802") << "1 gold";
  EXPECT_TRUE(offers(s, "end")) << "payments may be declined";
  State free = on_segment(0);
  play(free, "do road");
  EXPECT_TRUE(offers(free, "effect kr1.free")) << "without the egg, too";
}

TEST(PragaRoad, LaterInTheTurnEachOnce) {
  RULE("PR-803");
  State s = on_segment(1, 1);
  give(s, Good::gold_window, 2);
  play_all(s, {"do road", "buy two_gold", "extra mines", "produce", "effect kr2.free"});
  EXPECT_EQ(has(s, Good::gold), 2);
  EXPECT_EQ(vp(s), 4);
  EXPECT_FALSE(offers(s, "effect kr2.free"));
  play_all(s, {"effect kr2.egg", "choose 1"});
  EXPECT_EQ(has(s, Good::gold_window), 1);
  EXPECT_TRUE(offered(s, "effect").empty());
}

TEST(PragaRoad, TheEffectsOfTheSegments) {
  RULE("PR-804");
  State one = on_segment(0, 1);
  play_all(one, {"do road", "effect kr1.free", "choose 1", "effect kr1.egg", "choose 1"});
  EXPECT_EQ(has(one, Good::stone), 1);
  EXPECT_EQ(has(one, Good::egg), 0);
  EXPECT_EQ(track(one, Track::quarries), 4);
  State two = on_segment(1, 1);
  give(two, Good::gold, 1);
  play_all(two, {"do road", "effect kr2.free", "effect kr2.egg", "choose 2"});
  EXPECT_EQ(has(two, Good::gold), 0);
  EXPECT_EQ(vp(two), 4);
  EXPECT_EQ(track(two, Track::technology), 1);
}

TEST(PragaRoad, PointsForSilverWindows) {
  RULE("PR-805");
  State s = on_segment(2);
  give(s, Good::silver_window, 3);
  play_all(s, {"do road", "effect kr3.free"});
  EXPECT_EQ(vp(s), 6);
  EXPECT_EQ(has(s, Good::silver_window), 3) << "they are kept";
}

TEST(PragaRoad, PointsForOldUpgrades) {
  RULE("PR-806");
  State s = on_segment(2, 1);
  lay_upgrade(s, "u1_01");
  lay_upgrade(s, "u1_02");  // covers it
  lay_upgrade(s, "u2_03");
  play_all(s, {"do road", "effect kr3.egg"});
  EXPECT_EQ(vp(s), 6);
  EXPECT_EQ(has(s, Good::egg), 0);
}

TEST(PragaRoad, AnEggForTheBridge) {
  RULE("PR-807");
  EXPECT_EQ(denied(on_segment(3), "do road"), "PR-807");
  State s = on_segment(3, 2);
  EXPECT_TRUE(has_line(play(s, "do road"), "PR-807 Player 1 pays 1 egg."));
  EXPECT_EQ(has(s, Good::egg), 1);
}

TEST(PragaRoad, ATileIvBecomesAPlank) {
  RULE("PR-808");
  State s = on_segment(3, 1);
  stack_bridge(s, {"br4_5", "br4_3", "br4_6"});
  const auto reveals = s.reveals;
  play(s, "do road");
  EXPECT_GT(s.reveals, reveals);
  EXPECT_EQ(offered(s), (std::set<std::string>{"keep br4_5", "keep br4_3", "keep br4_6"}));
  play(s, "keep br4_6");
  EXPECT_EQ(offered(s).size(), 5U);
  play(s, "plank plank4");
  EXPECT_EQ(s.planks[3], id(kBridgeSet, "br4_6") + 1);
  EXPECT_EQ(track(s, Track::university), 1) << "covered";
  EXPECT_EQ(has(s, Good::blue_token), 2) << "covered, and of the tile";
  EXPECT_EQ(has(s, Good::red_token), 1);
  EXPECT_EQ(vp(s), 1);
  // The others lie under the stack, the first drawn above the second.
  EXPECT_EQ(s.bridge.size(), 5);
  EXPECT_EQ(s.bridge[0].tile, id(kBridgeSet, "br4_3"));
  EXPECT_EQ(s.bridge[1].tile, id(kBridgeSet, "br4_5"));
  EXPECT_EQ(s.bridge[0].seen, 1);
  EXPECT_EQ(s.bridge[4].seen, 0);
}

TEST(PragaRoad, ATileVForTheEnd) {
  RULE("PR-809");
  State s = on_segment(4, 1);
  set_fives(s, {"br5_1", "br5_2", "br5_3"});
  play(s, "do road");
  EXPECT_EQ(has(s, Good::egg), 0);
  EXPECT_EQ(offered(s), (std::set<std::string>{"keep br5_1", "keep br5_2", "keep br5_3"}));
  play_all(s, {"keep br5_1", "plank plank5"});
  EXPECT_EQ(player(s).crown[0], id(kBridgeSet, "br5_1") + 1);
  EXPECT_EQ(vp(s), 3 + 2) << "at once, and covered";
  EXPECT_EQ(has(s, Good::red_token), 1);
  EXPECT_EQ(std::popcount(s.at_bridge), 2);
  set_track(s, Track::university, 5);
  EXPECT_EQ(points_by(s, "PR-1306"), 5);
}

TEST(PragaRoad, NoFurtherThanTheBridge) {
  RULE("PR-810");
  const State s = on_segment(5, 3);
  EXPECT_EQ(denied(s, "do road"), "PR-810");
}

TEST(PragaRoad, FivePlanks) {
  RULE("PR-811");
  State s = on_segment(3, 1);
  set_planks(s, 3);
  play(s, "do road");
  play(s, *offered(s, "keep").begin());
  EXPECT_EQ(offered(s), (std::set<std::string>{"plank plank4", "plank plank5"}));
  EXPECT_EQ(denied(s, "plank plank1"), "PR-811");
  play(s, "plank plank4");
  // The last plank is no choice.
  State last = on_segment(3, 1);
  set_planks(last, 4);
  play(last, "do road");
  play(last, *offered(last, "keep").begin());
  EXPECT_NE(last.planks[4], 0);
}

TEST(PragaRoad, ACompleteBridgeStillGivesTheTileIv) {
  RULE("PR-812");
  RULE("PR-1503");
  State s = on_segment(3, 1);
  set_fives(s, {"br5_1"});
  s.planks = {1, 2, 3, 4, 7, 0, 0, 0};
  s.bridge.clear();
  s.bridge.push_back({static_cast<std::uint8_t>(id(kBridgeSet, "br4_6")), 0});
  s.bridge.push_back({static_cast<std::uint8_t>(id(kBridgeSet, "br4_5")), 0});
  play_all(s, {"do road", "keep br4_5"});
  EXPECT_EQ(has(s, Good::gold_window), 1);
  EXPECT_EQ(vp(s), 3);
  EXPECT_EQ(s.bridge.size(), 1) << "the kept one is discarded";
}

TEST(PragaRoad, ACompleteBridgeStillGivesTheTileV) {
  RULE("PR-813");
  State s = on_segment(4, 1);
  set_fives(s, {"br5_4", "br5_2"});
  set_planks(s, 5);
  play_all(s, {"do road", "keep br5_4"});
  EXPECT_EQ(player(s).crown[0], id(kBridgeSet, "br5_4") + 1);
  EXPECT_EQ(vp(s), 3) << "nothing is covered";
}

TEST(PragaRoad, NoTileVLeft) {
  RULE("PR-814");
  State s = on_segment(4, 1);
  set_fives(s, {});
  EXPECT_TRUE(has_line(play(s, "do road"), "PR-807 Player 1 pays 1 egg."));
  EXPECT_EQ(player(s).road, 5);
  EXPECT_EQ(player(s).crown[0], 0);
  EXPECT_EQ(step(s), Step::turn);
}

TEST(PragaRoad, SideStepsOfBridgeTilesNeedNotBeMade) {
  RULE("PR-815");
  State s = on_segment(3, 1);
  stack_bridge(s, {"br4_1", "br4_3", "br4_6"});
  play_all(s, {"do road", "keep br4_1", "plank plank5"});
  EXPECT_EQ(has(s, Good::silver_window), 1);
  EXPECT_EQ(vp(s), 2 + 2);
  EXPECT_TRUE(offers(s, "side hunger_wall"));
  EXPECT_TRUE(offers(s, "end"));
  play(s, "side hunger_wall");
  EXPECT_EQ(player(s).col[0], 1);
  State other = on_segment(3, 1);
  stack_bridge(other, {"br4_2", "br4_3", "br4_6"});
  play_all(other, {"do road", "keep br4_2", "plank plank5"});
  EXPECT_TRUE(offers(other, "side cathedral"));
}

TEST(PragaRoad, AnEmptyStackOfTilesIv) {
  RULE("PR-816");
  State s = on_segment(3, 1);
  s.bridge.clear();
  EXPECT_TRUE(has_line(play(s, "do road"), "PR-801"));
  EXPECT_EQ(step(s), Step::turn);
  // A single tile is no choice.
  State one = on_segment(3, 1);
  while (one.bridge.size() > 1) one.bridge.erase(0);
  play(one, "do road");
  EXPECT_EQ(step(one), Step::plank);
}

TEST(PragaRoad, WhatIsLeftOpenAtTheEndOfTheTurn) {
  RULE("PR-817");
  // The choice of segment I has to be made.
  State one = on_segment(0, 1);
  play(one, "do road");
  EXPECT_EQ(denied(one, "end"), "PR-817");
  play_all(one, {"effect kr1.free", "choose 2"});
  EXPECT_TRUE(offers(one, "end"));
  EXPECT_TRUE(has_line(play(one, "end"), "PR-817 Player 1 lets this lapse")) << "the egg effect";
  EXPECT_EQ(has(one, Good::egg), 1);
  // The points of segment III come by themselves, after the window of the wheel.
  State three = scene();
  player(three).road = 2;
  give(three, Good::silver_window, 1);
  take(three, "road", "sec_window_a");
  play_all(three, {"do road", "end"});
  EXPECT_EQ(vp(three), 4);
  // Two road actions leave the effects of both segments open.
  State both = on_segment(0);
  give(both, Good::gold_window, 2);
  play_all(both, {"do road", "buy two_gold", "extra road"});
  EXPECT_EQ(std::popcount(both.turn.effects), 4);
  EXPECT_EQ(denied(both, "end"), "PR-817");
}

}  // namespace pionek::praga::testing
