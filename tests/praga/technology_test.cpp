// Technology and university (chapter 9xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// One step on the technology track is at hand: a building that gives it.
void step_on(State& s) {
  give(s, Good::gold, 2);
  show(s, "b1_04");
  if (s.turn.tile == 0) take(s, "building", "sec_special_a");
  s.turn.acted = 0;
  play_all(s, {"do building", "pick b1_04"});
  const std::string first = *offered(s, "build").rbegin();
  play(s, first);
}

// Uses a one-shot technology before the tile is chosen.
State with(std::string_view technology) {
  State s = scene();
  own_technology(s, technology);
  return s;
}

}  // namespace

TEST(PragaTechnology, DrawThreeKeepOne) {
  RULE("PR-901");
  State s = scene();
  set_track(s, Track::technology, 1);
  stack_technologies(s, {"t1_5", "t1_2", "t1_6"});
  const auto reveals = s.reveals;
  step_on(s);
  EXPECT_GT(s.reveals, reveals);
  EXPECT_EQ(offered(s), (std::set<std::string>{"learn t1_2", "learn t1_5", "learn t1_6"}));
  // Only the drawer sees them.
  const auto seen = [&](Seat viewer) {
    return tree(game().describe(s, viewer)).at("now").at("drawn");
  };
  EXPECT_EQ(seen(seat_at(0)).as_array().size(), 3U);
  EXPECT_TRUE(seen(seat_at(1)).is_null());
  EXPECT_TRUE(seen(nobody).is_null());
  EXPECT_FALSE(game().alike(s));
  play(s, "learn t1_2");
  EXPECT_EQ(player(s).technology[0], id(kTechnologySet, "t1_2") + 1);
  const HiddenStack& stack = s.technologies[0];
  EXPECT_EQ(stack.size(), 5);
  EXPECT_EQ(stack[1].tile, id(kTechnologySet, "t1_5"));
  EXPECT_EQ(stack[0].tile, id(kTechnologySet, "t1_6"));
  EXPECT_EQ(stack[0].seen, 1);
}

TEST(PragaTechnology, FewerTilesThanThree) {
  RULE("PR-901");
  State two = scene();
  set_track(two, Track::technology, 1);
  while (two.technologies[0].size() > 2) two.technologies[0].erase(0);
  step_on(two);
  EXPECT_EQ(offered(two).size(), 2U);
  State one = scene();
  set_track(one, Track::technology, 1);
  while (one.technologies[0].size() > 1) one.technologies[0].erase(0);
  step_on(one);
  EXPECT_NE(player(one).technology[0], 0) << "no choice";
  State none = scene();
  set_track(none, Track::technology, 1);
  none.technologies[0].clear();
  step_on(none);
  EXPECT_EQ(player(none).technology[0], 0);
}

TEST(PragaTechnology, OneOfEachLevel) {
  RULE("PR-902");
  const auto& levels = game().data().tech_level;
  for (int level = 1; level <= kTechLevels; ++level) {
    EXPECT_EQ(std::count(levels.begin(), levels.end(), level), 1);
  }
}

TEST(PragaTechnology, PermanentOnesWorkFromTheNextTurnOn) {
  RULE("PR-903");
  RULE("PR-1502");
  State s = scene();
  set_track(s, Track::technology, 1);
  stack_technologies(s, {"t1_4", "t1_2", "t1_6"});
  step_on(s);
  play(s, "learn t1_4");  // 2 VP for each technology step
  play(s, "decline");
  EXPECT_EQ(player(s).active, 0);
  s.technologies[1].clear();
  step_on(s);
  play(s, "decline");
  EXPECT_EQ(vp(s), 0) << "not in this turn";
  end_turn(s);
  EXPECT_EQ(player(s).active, 0) << "not in the turn of another";
  end_turn(s);
  EXPECT_EQ(player(s).active, 1);
  step_on(s);
  EXPECT_EQ(vp(s), 2);
}

TEST(PragaTechnology, OneShotTilesNowOrLater) {
  RULE("PR-904");
  State s = scene();
  set_track(s, Track::technology, 4);
  stack_technologies(s, {"t3_3", "t3_5", "t3_6"});
  step_on(s);
  play_all(s, {"learn t3_3", "decline"});
  EXPECT_TRUE(offers(s, "use t3_3")) << "at once";
  end_turn(s);
  EXPECT_TRUE(offered(s, "use").empty()) << "not in the turn of another";
  end_turn(s);
  play(s, "use t3_3");
  EXPECT_EQ(track(s, Track::university), 4);
  EXPECT_TRUE(offered(s, "use").empty()) << "used up";
}

TEST(PragaTechnology, TheChoiceIsMadeAtOnce) {
  RULE("PR-905");
  State s = scene();
  set_track(s, Track::technology, 2);
  step_on(s);
  EXPECT_EQ(step(s), Step::learn);
  EXPECT_EQ(mover(s), 0);
}

TEST(PragaTechnology, PointsAtTheTop) {
  RULE("PR-906");
  State s = scene();
  set_track(s, Track::technology, 8);
  step_on(s);
  EXPECT_EQ(track(s, Track::technology), 8);
  EXPECT_EQ(vp(s), 2);
}

TEST(PragaTechnology, TheUniversity) {
  RULE("PR-907");
  State s = with("t3_3");
  set_track(s, Track::university, 6);
  play(s, "use t3_3");
  EXPECT_EQ(track(s, Track::university), 8);
  EXPECT_EQ(vp(s), 4) << "two steps beyond the top";
}

TEST(PragaTechnology, SeveralStepsAreSingleSteps) {
  RULE("PR-908");
  State s = scene();
  set_track(s, Track::technology, 1);
  give(s, Good::stone, 4);
  show(s, "w2_s4");  // 2 technology steps
  take(s, "wall", "sec_special_a");
  play_all(s, {"do wall", "pick w2_s4", "wall ws01", "turn 0"});
  EXPECT_EQ(step(s), Step::learn);
  EXPECT_EQ(s.agenda.top().a, 0) << "level I first";
  EXPECT_EQ(track(s, Track::technology), 2) << "the second step waits";
  play(s, *offered(s).begin());
  EXPECT_EQ(s.agenda.top().a, 1);
  EXPECT_EQ(track(s, Track::technology), 3);
}

TEST(PragaTechnology, SeveralOneShotTilesInATurn) {
  RULE("PR-909");
  State s = with("t3_5");
  own_technology(s, "t4_3");
  play_all(s, {"use t3_5", "use t4_3", "do quarries", "produce"});
  EXPECT_EQ(has(s, Good::stone), 4);
  EXPECT_EQ(s.turn.tile, 0);
}

TEST(PragaTechnology, DiscountOnABuilding) {
  RULE("PR-910");
  State s = with("t4_1");
  give(s, Good::gold, 1);
  play(s, "use t4_1");
  EXPECT_TRUE(offers(s, "pick b1_03")) << "2 gold less 2";
  play(s, "pick b1_03");
  EXPECT_EQ(price(s, "build o1"), 1) << "tile and space together";
  EXPECT_EQ(price(s, "build n8"), 0);
  play_all(s, {"build o1", "turn 0"});
  EXPECT_EQ(has(s, Good::gold), 0);
  // Not below zero, and stone is not reduced.
  State stone = with("t4_1");
  show(stone, "b1_13");  // 2 gold, 2 stone
  play(stone, "use t4_1");
  EXPECT_EQ(denied(stone, "pick b1_13"), "PR-701");
  State cheap = with("t4_1");
  play_all(cheap, {"use t4_1", "pick b1_02", "build n8"});
  EXPECT_EQ(has(cheap, Good::gold), 0);
}

TEST(PragaTechnology, DiscountOnAWall) {
  RULE("PR-911");
  State s = with("t4_2");
  give(s, Good::stone, 1);
  show(s, "w1_08");  // 3 stone
  play_all(s, {"use t4_2", "pick w1_08", "wall ws01", "turn 0"});
  EXPECT_EQ(has(s, Good::stone), 0);
  State less = with("t4_2");
  play_all(less, {"use t4_2", "pick w1_01", "wall ws01", "turn 0"});
  EXPECT_EQ(has(less, Good::stone), 0) << "1 stone less 2 is nothing";
}

TEST(PragaTechnology, BothRewardsOfAPlaza) {
  RULE("PR-912");
  State s = with("t4_5");
  set_plaza(s, "pe", "pt04");
  fill_plaza(s, "pe", "o4");
  lay_building(s, "b1_05", "o4");
  play(s, "use t4_5");
  EXPECT_EQ(offered(s).size(), 8U) << "complete ones, too";
  EXPECT_EQ(denied(s, "plaza pc"), "PR-912");
  play(s, "plaza pe");
  EXPECT_EQ(vp(s), 4);
  EXPECT_EQ(has(s, Good::stone), 3);
}

TEST(PragaTechnology, MiningLaw) {
  RULE("PR-913");
  State s = with("t4_6");
  lay_upgrade(s, "u1_03");  // quarries: 1 VP
  play_all(s, {"use t4_6", "choose 1", "choose 2"});
  EXPECT_EQ(track(s, Track::mines), 5);
  EXPECT_EQ(has(s, Good::stone), 2);
  EXPECT_EQ(has(s, Good::gold), 0);
  EXPECT_EQ(vp(s), 0);
}

TEST(PragaTechnology, AStepUpForNothing) {
  RULE("PR-914");
  State s = with("t3_2");
  set_monument(s, Monument::cathedral, 4, 1);
  play_all(s, {"use t3_2", "up cathedral"});
  EXPECT_EQ(player(s).row[1], 4) << "level III without windows, gold and stone";
}

TEST(PragaTechnology, PaysAtTheTopOfTheTrack) {
  RULE("PR-915");
  State s = scene();
  own_technology(s, "t1_4");
  set_track(s, Track::technology, 8);
  step_on(s);
  EXPECT_EQ(vp(s), 2 + 2);
}

TEST(PragaTechnology, OnePointForTheChoiceOfATile) {
  RULE("PR-916");
  State s = scene();
  own_technology(s, "t1_6");
  put_on_crane(s, "at1", 10);  // 4 VP, and special or 1 VP
  play(s, "take at1");
  EXPECT_EQ(vp(s), 5);
  play(s, "bonus");
  EXPECT_EQ(vp(s), 6) << "once in a turn";
  State wheel = scene();
  own_technology(wheel, "t1_6");
  put_on_crane(wheel, "at1", 5);
  play(wheel, "take at1");
  EXPECT_EQ(vp(wheel), 0);
  play(wheel, "bonus");
  EXPECT_EQ(vp(wheel), 1 + 1) << "points of the wheel count";
  State five = scene();
  own_technology(five, "t1_6");
  put_on_crane(five, "at1", 4);
  five.five = static_cast<std::uint8_t>(1 << id(kTileSet, "at1"));
  play(five, "take at1");
  EXPECT_EQ(vp(five), 5 + 1);
}

TEST(PragaTechnology, TokensPayOnceInATurn) {
  RULE("PR-917");
  State s = scene();
  own_technology(s, "t2_4");
  give(s, Good::stone, 7);
  player(s).bonuses = 7;
  give(s, Good::gold_window, 2);
  take(s, "wall", "sec_special_a");
  show(s, "w2_s2");  // 2 red tokens and 2 VP
  play_all(s, {"do wall", "pick w2_s2", "wall ws01", "turn 0"});
  EXPECT_EQ(step(s), Step::choose);
  play(s, "choose 2");
  EXPECT_EQ(vp(s), 1 + 2);
  EXPECT_EQ(has(s, Good::gold), 1);
  show(s, "w1_12");  // a red token
  play_all(s, {"buy two_gold", "extra wall", "pick w1_12", "wall ws05", "turn 0"});
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_EQ(vp(s), 3);
}

TEST(PragaTechnology, EachOneAnswers) {
  RULE("PR-918");
  State s = scene();
  own_technology(s, "t1_2");  // stone of the wheel
  own_technology(s, "t2_6");  // eggs
  give(s, Good::stone, 1);
  take(s, "mines", "sec_egg_stone");
  play(s, "bonus");
  EXPECT_EQ(vp(s), 1) << "the egg alone: the wheel gave no stone";
  EXPECT_EQ(has(s, Good::stone), 1);
  State stone = scene();
  own_technology(stone, "t1_2");
  take(stone, "mines", "sec_stone_a");
  play(stone, "bonus");
  EXPECT_EQ(has(stone, Good::stone), 2);
  EXPECT_EQ(vp(stone), 1);
  // Two that answer the same step.
  State both = scene();
  own_technology(both, "t1_1");
  own_technology(both, "t2_2");
  give(both, Good::gold, 1);
  take(both, "building", "sec_gold_a");
  play_all(both, {"bonus", "do building", "pick b1_02", "build n8", "decline"});
  EXPECT_EQ(has(both, Good::gold), 1 + 2 - 1 + 1);
  EXPECT_EQ(vp(both), 2);
}

TEST(PragaTechnology, TheOtherPermanentOnes) {
  RULE("PR-903");
  State icon = scene();
  own_technology(icon, "t2_1");
  give(icon, Good::gold, 2);
  show(icon, "b1_05");
  take(icon, "building", "sec_special_a");
  play_all(icon, {"do building", "pick b1_05", "build n8", "turn 0"});
  EXPECT_EQ(has(icon, Good::gold), 1);
  State wall = scene();
  own_technology(wall, "t2_3");
  give(wall, Good::stone, 2);
  show(wall, "w1_04");
  take(wall, "wall", "sec_special_a");
  play_all(wall, {"do wall", "pick w1_04", "wall ws01", "turn 0"});
  EXPECT_EQ(has(wall, Good::stone), 1);
  State blue = scene();
  own_technology(blue, "t2_5");
  give(blue, Good::gold, 4);
  show(blue, "b2_s2");
  take(blue, "building", "sec_special_a");
  play_all(blue, {"do building", "pick b2_s2", "build n8", "turn 0"});
  EXPECT_EQ(step(blue), Step::choose);
  State rhetoric = scene();
  own_technology(rhetoric, "t1_3");
  take(rhetoric, "upgrade", "sec_special_a");
  play_all(rhetoric, {"do upgrade", "pick u1_01", "turn 0"});
  EXPECT_EQ(vp(rhetoric), 2);
  State up = scene();
  own_technology(up, "t1_5");
  give(up, Good::silver_window, 2);
  play(up, "up hunger_wall");
  EXPECT_EQ(vp(up), 2);
}

TEST(PragaTechnology, EachEggPays) {
  RULE("PR-919");
  State s = with("t4_5");
  own_technology(s, "t2_6");
  set_plaza(s, "pe", "pt11");  // 2 eggs; 2 gold
  play_all(s, {"use t4_5", "plaza pe"});
  EXPECT_EQ(has(s, Good::egg), 2);
  EXPECT_EQ(vp(s), 2);
  EXPECT_EQ(has(s, Good::stone), 2);
}

TEST(PragaTechnology, APartThatIsImpossibleFallsAway) {
  RULE("PR-920");
  State road = with("t3_1");
  player(road).road = 5;
  play(road, "use t3_1");
  EXPECT_EQ(has(road, Good::egg), 1) << "the egg alone";
  State upgrade = with("t3_4");
  empty_row(upgrade, Kind::upgrade);
  play(upgrade, "use t3_4");
  EXPECT_EQ(vp(upgrade), 3);
  State wall = with("t4_2");
  show(wall, "w1_08");
  wall.rows[1] = {static_cast<std::uint8_t>(hex("w1_08") + 1), 0, 0, 0};
  EXPECT_EQ(denied(wall, "use t4_2"), "PR-920") << "3 stone less 2";
  State top = with("t3_2");
  set_monument(top, Monument::hunger_wall, 6, 0);
  EXPECT_TRUE(offers(top, "use t3_2"));
  set_monument(top, Monument::cathedral, 6, 0);
  EXPECT_EQ(denied(top, "use t3_2"), "PR-920");
}

TEST(PragaTechnology, TheyWorkInTurnsOfOthers) {
  RULE("PR-921");
  State s = scene(4);
  set_plaza(s, "pe", "pt09");  // top: a red token
  own_technology(s, "t2_4", 1);
  lay_building(s, "b2_11", "o4", 0, 0);
  lay_building(s, "b1_03", "o5", 0, 1);
  give(s, Good::gold, 5);
  take(s, "building", "sec_special_a");
  play_all(s, {"do building", "pick b1_02", "build o6", "decline", "reward top"});
  EXPECT_EQ(mover(s), 1);
  play(s, "choose 1");
  EXPECT_EQ(vp(s, 1), 1);
  EXPECT_EQ(has(s, Good::stone, 1), 1);
  EXPECT_NE(player(s, 1).once, 0);
  end_turn(s);
  EXPECT_EQ(player(s, 1).once, 0) << "anew with every turn";
}

}  // namespace pionek::praga::testing
