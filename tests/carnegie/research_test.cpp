// Research (chapter 9xx): strips and transport tracks.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

State researching(int points) {
  State s = scene();
  with_pool(s, Step::research, points);
  return s;
}

// Seat 0 builds: its transport pays 3 points in small cities of the Midwest.
State builder(int employees) {
  State s = scene();
  stand(s, "start_construction", employees);
  set_transport(s, "midwest", 2);
  set_strip(s, "housing", 1, {0, 1});
  s.players[0].goods = 3;
  use_row(s, Row::construction);
  return s;
}

}  // namespace

TEST(CarnegieResearch, ThreePointsForEachActiveEmployee) {
  RULE("CA-901");
  for (int active = 1; active <= 3; ++active) {
    State s = scene();
    stand(s, "start_rnd", active);
    use_row(s, Row::rnd);
    EXPECT_EQ(s.agenda.top().pool, 3 * active);
  }
}

TEST(CarnegieResearch, ArePooledAndDividedFreely) {
  RULE("CA-902");
  State s = scene();
  build(s, "research", "r1c1");
  stand(s, "research", 1);
  stand(s, "start_rnd", 1);
  use_row(s, Row::rnd);
  play_all(s, {"use research.research", "mission west"});
  EXPECT_EQ(step(s), Step::research);
  EXPECT_EQ(s.agenda.top().pool, 10);
  play_all(s, {"slide housing", "advance south", "slide commerce"});
  EXPECT_EQ(s.agenda.top().pool, 4);
}

// Nothing at first; the reward for the last position pays for the donation.
TEST(CarnegieResearch, DepartmentsAreUsedInAnyOrder) {
  RULE("CA-902");
  RULE("CA-503");
  State s = scene();
  build(s, "charity", "r1c1");
  build(s, "design", "r1c2");
  stand(s, "charity", 1);
  stand(s, "design", 2);
  donated(s, "edu_hr", 1);
  set_transport(s, "midwest", 3);
  use_row(s, Row::rnd);
  EXPECT_EQ(s.players[0].money, 0);
  EXPECT_EQ(denied(s, "use charity.donate"), "CA-211");
  play(s, "advance midwest");
  EXPECT_EQ(s.players[0].money, 10);
  EXPECT_EQ(step(s), Step::use);
  play_all(s, {"use charity.donate", "mission east", "donate edu_hr"});
  EXPECT_EQ(s.players[0].money, 5);
  // The points are still there.
  EXPECT_EQ(step(s), Step::research);
  EXPECT_GT(s.agenda.top().pool, 0);
}

TEST(CarnegieResearch, SpendingFinishesNoDepartment) {
  RULE("CA-503");
  RULE("CA-912");
  State s = builder(2);
  play_all(s, {"use start_construction.build", "project housing fargo.0", "slide housing"});
  EXPECT_EQ(s.agenda.top().pool, 1);
  EXPECT_TRUE(offers(s, "use start_construction.build"));
}

// Two projects in small cities of the Midwest bring 3 points each: together enough for 5.
TEST(CarnegieResearch, PointsOfSeveralProjectsAreSpentTogether) {
  RULE("CA-912");
  RULE("CA-805");
  State s = builder(3);
  play_all(s, {"use start_construction.build", "project housing fargo.0"});
  EXPECT_EQ(s.agenda.top().pool, 3);
  EXPECT_EQ(denied(s, "slide infrastructure"), "CA-903");
  play_all(s, {"use start_construction.build", "project housing duluth.0"});
  EXPECT_EQ(s.agenda.top().pool, 6);
  play(s, "slide infrastructure");
  EXPECT_EQ(s.agenda.top().pool, 1);
  EXPECT_TRUE(has_line(play(s, "done"), "CA-912 Player 1 leaves 1 research point unspent."));
  EXPECT_NE(s.phase, Phase::departments);
}

TEST(CarnegieResearch, AStripCostsThePointsOfTheNextPosition) {
  RULE("CA-903");
  State s = researching(10);
  EXPECT_EQ(price(s, "slide housing"), 2);
  EXPECT_EQ(price(s, "slide infrastructure"), 5);
  play_times(s, "slide housing", 3);
  EXPECT_EQ(s.players[0].position[type("housing")], 3);
  EXPECT_EQ(s.agenda.top().pool, 4);
  EXPECT_EQ(denied(s, "slide infrastructure"), "CA-903");
}

TEST(CarnegieResearch, ADiscOnEveryDiscPlace) {
  RULE("CA-904");
  State s = researching(10);
  const int supply = s.players[0].supply;
  play(s, "slide infrastructure");
  EXPECT_EQ(s.players[0].discs[type("infrastructure")], 0b10);
  EXPECT_EQ(s.players[0].supply, supply - 1);
  s.players[0].supply = 0;
  EXPECT_EQ(denied(s, "slide housing"), "CA-904");
  set_strip(s, "housing", 3, {});
  s.players[0].supply = 0;
  EXPECT_EQ(denied(s, "slide housing"), "") << "the next position has no disc place";
}

TEST(CarnegieResearch, OtherPositionsCountAtTheEnd) {
  RULE("CA-905");
  State s = researching(10);
  set_strip(s, "industry", 3, {3});
  EXPECT_EQ(points_by(s, "CA-1106"), 0);
  play(s, "slide industry");
  EXPECT_EQ(points_by(s, "CA-1106"), 3);
  set_strip(s, "commerce", 5, {}, 'B');
  EXPECT_EQ(game().donation_cap(s.players[0]), 12);
  play(s, "slide commerce");
  EXPECT_EQ(game().donation_cap(s.players[0]), 15);
}

TEST(CarnegieResearch, NotBeyondTheLastPosition) {
  RULE("CA-906");
  State s = researching(10);
  set_strip(s, "industry", 6, {});
  EXPECT_EQ(denied(s, "slide industry"), "CA-906");
}

TEST(CarnegieResearch, EarlierDiscsNeedNotBeBuilt) {
  RULE("CA-907");
  State s = researching(10);
  play_times(s, "slide housing", 2);
  EXPECT_EQ(s.players[0].discs[type("housing")], 0b111);
}

TEST(CarnegieResearch, StepsOnTheTracks) {
  RULE("CA-908");
  State s = researching(7);
  EXPECT_EQ(price(s, "advance west"), 2);
  EXPECT_EQ(price(s, "advance east"), 3);
  play_all(s, {"advance west", "advance west"});
  EXPECT_EQ(s.players[0].transport[region("west")], 2);
  EXPECT_EQ(s.agenda.top().pool, 4);
  play(s, "advance west");
  EXPECT_EQ(s.round, 2) << "no point is left";
  State end = researching(9);
  set_transport(end, "west", 4);
  EXPECT_EQ(denied(end, "advance west"), "CA-908");
}

TEST(CarnegieResearch, TheLastSpaceHoldsOneDisc) {
  RULE("CA-909");
  State s = researching(9);
  set_transport(s, "west", 3);
  set_transport(s, "west", 4, 1);
  EXPECT_EQ(denied(s, "advance west"), "CA-909");
}

TEST(CarnegieResearch, AndRewardsOnce) {
  RULE("CA-910");
  State s = researching(20);
  for (const char* id : {"west", "midwest", "south", "east"}) set_transport(s, id, 3);
  play_all(s, {"advance west", "advance south"});
  EXPECT_EQ(s.players[0].goods, 6);
  play_all(s, {"advance midwest", "advance east"});
  EXPECT_EQ(s.players[0].money, 20);
}

TEST(CarnegieResearch, OtherSpacesHoldAnyNumber) {
  RULE("CA-911");
  State s = researching(9);
  set_transport(s, "west", 1, 1);
  play(s, "advance west");
  EXPECT_EQ(s.players[0].transport, (std::array<std::uint8_t, 4>{1, 0, 0, 0}));
  EXPECT_EQ(s.players[1].transport, (std::array<std::uint8_t, 4>{1, 0, 0, 0}));
}

TEST(CarnegieResearch, WhatIsLeftIsLost) {
  RULE("CA-912");
  State s = researching(9);
  EXPECT_TRUE(has_line(play(s, "done"), "CA-912 Player 1 leaves 9 research points unspent."));
  EXPECT_EQ(s.round, 2);
  EXPECT_EQ(step(s), Step::choose);
}

TEST(CarnegieResearch, LevelsAtTheStart) {
  RULE("CA-913");
  const State s = scene();
  EXPECT_EQ(game().level(s.players[0], region("west")), Level::wagon);
  EXPECT_EQ(game().level(s.players[0], region("midwest")), Level::wagon);
  EXPECT_EQ(game().level(s.players[0], region("south")), Level::wagon);
  EXPECT_EQ(game().level(s.players[0], region("east")), Level::stagecoach);
}

TEST(CarnegieResearch, AdvancedResearch) {
  RULE("CA-1313");
  State s = scene();
  build(s, "research", "r1c1");
  stand(s, "research", 1);
  use_row(s, Row::rnd);
  play_all(s, {"use research.research", "mission south"});
  EXPECT_EQ(s.agenda.top().pool, 7);
  EXPECT_EQ(s.players[0].mission[region("south")], 1);
}

TEST(CarnegieResearch, AdvancedDesign) {
  RULE("CA-1314");
  State s = scene();
  build(s, "design", "r1c1");
  stand(s, "design", 3);
  use_row(s, Row::rnd);
  EXPECT_EQ(s.agenda.top().pool, 12);
  EXPECT_EQ(standing(s, "design"), 3);
}

TEST(CarnegieResearch, TelegraphOperatorsMakeStepsCheaper) {
  RULE("CA-1316");
  State s = researching(9);
  build(s, "telegraph", "r1c1");
  stand(s, "telegraph", 1);
  EXPECT_EQ(price(s, "advance west"), 1);
  EXPECT_EQ(price(s, "advance south"), 1) << "never below 1";
  EXPECT_EQ(price(s, "advance east"), 2);
  EXPECT_EQ(price(s, "slide industry"), 4);
  // Also for research that comes as income.
  State home = scene();
  build(home, "telegraph", "r1c1");
  stand(home, "telegraph", 1);
  away(home, "midwest", 1);
  set_transport(home, "midwest", 2);
  next_event(home, "hr", true, false, "midwest");
  home.row = 0;
  at_phase(home, Phase::income);
  play(home, "recover 1");
  EXPECT_EQ(price(home, "advance midwest"), 2);
}

}  // namespace pionek::carnegie::testing
