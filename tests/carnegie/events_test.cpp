// Events (chapter 4xx): who comes home and what it brings.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// The income event of a region: seat 0 has people there.
State income(std::string_view where, int people, int position = 0) {
  State s = scene();
  away(s, where, people);
  set_transport(s, where, position);
  next_event(s, "hr", true, false, where);
  s.row = 0;
  at_phase(s, Phase::income);
  return s;
}

}  // namespace

TEST(CarnegieEvents, FromTheFirstPlayerClockwise) {
  RULE("CA-401");
  State s = scene(3);
  for (int i = 0; i < 3; ++i) away(s, "west", 1, i);
  next_event(s, "hr", true, false, "west");
  at_phase(s, Phase::choose, 1);
  play(s, "row hr");
  for (const int seat : {1, 2, 0}) {
    EXPECT_EQ(mover(s), seat);
    play(s, "recover 1");
    EXPECT_EQ(s.players[seat].money, 1);
  }
}

TEST(CarnegieEvents, AnyNumberOfTheRegionsEmployees) {
  RULE("CA-402");
  State s = income("south", 3);
  away(s, "west", 2);
  EXPECT_EQ(offered(s), (std::set<std::string>{"recover 1", "recover 3", "done"}));
  play(s, "recover 2");
  EXPECT_EQ(s.players[0].mission[region("south")], 1);
  EXPECT_EQ(s.players[0].mission[region("west")], 2);
  EXPECT_EQ(lying(s, "lobby"), 2);
}

TEST(CarnegieEvents, EachPaysByThePositionOnTheTrack) {
  RULE("CA-403");
  for (const auto& [position, money] : std::map<int, int>{{0, 1}, {1, 2}, {2, 5}, {3, 7}}) {
    State s = income("south", 3, position);
    const auto lines = play(s, "recover 3");
    EXPECT_EQ(s.players[0].money, 3 * money);
    EXPECT_TRUE(has_line(lines, "CA-403 Player 1 receives $" + std::to_string(3 * money)));
  }
  State s = income("west", 2, 3);
  play(s, "recover 2");
  EXPECT_EQ(s.players[0].vp, 4);
}

TEST(CarnegieEvents, ThenEveryBuiltProjectPays) {
  RULE("CA-404");
  State s = income("west", 1);
  set_strip(s, "housing", 2, {1});
  set_strip(s, "commerce", 0, {});
  play(s, "recover 1");
  // $1 for the employee, $2 + $2 housing, $3 commerce.
  EXPECT_EQ(s.players[0].money, 8);
  EXPECT_EQ(s.players[0].goods, 0);
}

TEST(CarnegieEvents, ProjectsPayOnce) {
  RULE("CA-405");
  State s = income("west", 3);
  set_strip(s, "industry", 0, {});
  own(s, "new_york.2");
  play(s, "recover 3");
  EXPECT_EQ(s.players[0].money, 3);
  EXPECT_EQ(s.players[0].goods, 1);
}

TEST(CarnegieEvents, NobodyHomeNoIncome) {
  RULE("CA-406");
  State s = income("west", 1);
  set_strip(s, "industry", 0, {});
  State other = s;
  play(s, "done");
  EXPECT_EQ(s.players[0].goods + s.players[0].money, 0);
  away(other, "west", 0);
  away(other, "east", 3);
  at_phase(other, Phase::choose);
  play(other, "row hr");
  EXPECT_EQ(other.round, 2);
  EXPECT_EQ(other.players[0].goods + other.players[0].money, 0);
}

TEST(CarnegieEvents, ComingHomeIsOptional) {
  RULE("CA-407");
  State s = income("west", 4);
  EXPECT_TRUE(offers(s, "done"));
  EXPECT_TRUE(offers(s, "recover 2"));
  play(s, "done");
  EXPECT_EQ(s.players[0].mission[region("west")], 4);
}

TEST(CarnegieEvents, ChoicesAreMadeIconByIcon) {
  RULE("CA-408");
  State s = income("west", 1);
  set_strip(s, "industry", 2, {});
  play(s, "recover 1");
  EXPECT_EQ(offered(s, "take"), (std::set<std::string>{"take goods", "take money"}));
  play_all(s, {"take goods", "take money"});
  EXPECT_EQ(s.players[0].goods, 2);
  EXPECT_EQ(s.players[0].money, 4);
  EXPECT_NE(s.phase, Phase::income);
}

TEST(CarnegieEvents, ResearchIsSpentWhenAllIncomeIsIn) {
  RULE("CA-409");
  State s = income("midwest", 2, 2);
  set_strip(s, "industry", 1, {});
  const auto lines = play(s, "recover 2");
  EXPECT_TRUE(has_line(lines, "CA-403 Player 1 receives 6 research points."));
  EXPECT_EQ(step(s), Step::choice) << "the projects pay first";
  play(s, "take goods");
  EXPECT_EQ(step(s), Step::research);
  EXPECT_EQ(s.agenda.top().pool, 6);
  const int goods = s.players[0].goods;
  // The step to goods does not change what was paid for these two.
  play(s, "advance midwest");
  EXPECT_EQ(s.agenda.top().pool, 3);
  EXPECT_EQ(s.players[0].goods, goods);
  EXPECT_TRUE(has_line(play(s, "done"), "CA-409 Player 1 leaves 3 research points unspent."));
  EXPECT_NE(s.phase, Phase::income);
}

TEST(CarnegieEvents, ANewEmployeeComesToTheLobby) {
  RULE("CA-410");
  State s = income("east", 2, 2);
  const int reserve = s.players[0].reserve;
  play(s, "recover 2");
  EXPECT_EQ(lying(s, "lobby"), 4);
  EXPECT_EQ(s.players[0].reserve, reserve - 2);
  State none = income("east", 2, 2);
  none.players[0].reserve = 0;
  play(none, "recover 2");
  EXPECT_EQ(lying(none, "lobby"), 2);
}

TEST(CarnegieEvents, DonationsInTurnOrder) {
  RULE("CA-411");
  State s = scene(3);
  for (int i = 0; i < 3; ++i) s.players[i].money = 5;
  next_event(s, "rnd", false, true);
  at_phase(s, Phase::choose, 2);
  play(s, "row rnd");
  play(s, "donate edu_hr");
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(denied(s, "donate edu_hr"), "CA-1202");
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
  play(s, "donate edu_any");
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegieEvents, TheEndTileBringsBoth) {
  RULE("CA-412");
  State s = scene(2);
  for (int i = 0; i < 2; ++i) {
    away(s, "east", 1, i);
    s.players[i].money = 5;
  }
  set_markers(s, {4, 0, 0, 0});
  play(s, "row hr");
  EXPECT_EQ(s.phase, Phase::income);
  EXPECT_EQ(mover(s), 0);
  play(s, "recover 1");
  EXPECT_EQ(s.phase, Phase::income);
  EXPECT_EQ(mover(s), 1);
  play(s, "done");
  EXPECT_EQ(s.phase, Phase::donation);
  EXPECT_EQ(mover(s), 0);
  play(s, "donate edu_hr");
  EXPECT_EQ(mover(s), 1);
}

TEST(CarnegieEvents, FixedIncomeFirstThenChoicesInOrder) {
  RULE("CA-413");
  State s = income("west", 1);
  set_strip(s, "housing", 1, {});
  set_strip(s, "commerce", 2, {});
  set_strip(s, "industry", 1, {});
  s.players[0].reserve = 0;
  play(s, "recover 1");
  EXPECT_EQ(s.players[0].money, 1 + 2 + 3 + 3);
  EXPECT_EQ(s.players[0].goods, 1);
  EXPECT_EQ(offered(s, "take"), (std::set<std::string>{"take employee", "take money"}));
  play(s, "take employee");
  EXPECT_EQ(lying(s, "lobby"), 1) << "the reserve is empty";
  EXPECT_EQ(s.agenda.top().a, type("commerce"));
  play(s, "take goods");
  EXPECT_EQ(s.agenda.top().a, type("industry"));
  play(s, "take money");
  EXPECT_EQ(s.players[0].money, 12);
  EXPECT_EQ(s.players[0].goods, 2);
}

}  // namespace pionek::carnegie::testing
