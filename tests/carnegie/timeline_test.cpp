// The timeline (chapter 3xx) and the end of a round.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {

TEST(CarnegieTimeline, FourStagesInOrder) {
  RULE("CA-301");
  State s = scene();
  lie(s, "lobby", 1);
  lie(s, "start_commerce", 1);
  away(s, "west", 1);
  next_event(s, "hr", true, false, "west");
  // Each phase is shown by one of the ribbon: timeline, event, departments, activation.
  const auto expect = [&](Phase phase, int ribbon, int round = 1) {
    EXPECT_EQ(s.phase, phase);
    EXPECT_EQ(game().progress(s), (Progress{.round = round, .rounds = 20, .phase = ribbon}));
  };
  expect(Phase::choose, 0);
  play(s, "row hr");
  expect(Phase::income, 1);
  play(s, "done");
  expect(Phase::departments, 2);
  play(s, "done");
  expect(Phase::activation, 3);
  play(s, "done");
  expect(Phase::choose, 0, 2);
  EXPECT_EQ(game().info().phases.size(), 4U);
  EXPECT_EQ(game().progress(start(2)), (Progress{.rounds = 20})) << "the set-up is no round";
}

TEST(CarnegieTimeline, TheFirstPlayerChoosesTheCategory) {
  RULE("CA-302");
  State s = scene(3);
  at_phase(s, Phase::choose, 2);
  EXPECT_EQ(mover(s), 2);
  EXPECT_EQ(offered(s, "row").size(), 4U);
  EXPECT_FALSE(offers(s, "done"));
  for (int i = 0; i < 3; ++i) stand(s, "start_commerce", 1, i);
  play(s, "row management");
  EXPECT_EQ(s.row, row("management"));
  for (const int seat : {2, 0, 1}) {
    EXPECT_EQ(mover(s), seat);
    EXPECT_TRUE(offers(s, "use start_commerce.money"));
    play(s, "done");
  }
}

TEST(CarnegieTimeline, TheEventIsThatOfTheNextSpace) {
  RULE("CA-303");
  State s = scene();
  set_markers(s, {0, 2, 1, 0});
  next_event(s, "management", true, false, "south");
  away(s, "south", 1);
  const auto lines = play(s, "row management");
  EXPECT_TRUE(has_line(lines, "CA-303 Event: income, South."));
  EXPECT_EQ(step(s), Step::recover);
}

TEST(CarnegieTimeline, ARowAtItsEndMayBeChosen) {
  RULE("CA-304");
  State s = scene();
  set_markers(s, {5, 5, 0, 0});
  EXPECT_EQ(offered(s, "row").size(), 4U);
}

TEST(CarnegieTimeline, TheMarkerBelowIsFlipped) {
  RULE("CA-305");
  State s = scene();
  set_markers(s, {5, 2, 3, 1});
  EXPECT_EQ(game().advancing_row(s, row("hr")), row("management"));
  set_markers(s, {5, 5, 5, 1});
  EXPECT_EQ(game().advancing_row(s, row("hr")), row("rnd"));
  set_markers(s, {1, 5, 5, 5});
  EXPECT_EQ(game().advancing_row(s, row("rnd")), row("hr"));
  EXPECT_EQ(game().advancing_row(s, row("management")), row("hr"));
}

TEST(CarnegieTimeline, ItsEventButTheChosenCategory) {
  RULE("CA-306");
  State s = scene();
  set_markers(s, {5, 2, 3, 1});
  next_event(s, "management", true, false, "east");
  away(s, "east", 1);
  lie(s, "lobby", 1);
  const auto lines = play(s, "row hr");
  EXPECT_TRUE(has_line(lines, "CA-305 The marker of another row is flipped: Management."));
  EXPECT_TRUE(has_line(lines, "CA-303 Event: income, East."));
  play(s, "done");
  EXPECT_EQ(step(s), Step::moves);
}

TEST(CarnegieTimeline, AndItGoesOn) {
  RULE("CA-307");
  State s = scene();
  set_markers(s, {5, 2, 3, 1});
  next_event(s, "management", false, true);
  play(s, "row hr");
  EXPECT_EQ(s.column, (std::array<std::uint8_t, 4>{5, 3, 3, 1}));
}

TEST(CarnegieTimeline, OneMarkerGoesOnInEveryRound) {
  RULE("CA-308");
  State s = start(2);
  Rng rng(5);
  Silent silent;
  while (s.phase != Phase::over) {
    const auto before = s.column;
    const int round = s.round;
    game().play(s, random_move(s, rng), silent);
    if (s.round == round && s.phase != Phase::over) continue;
    int steps = 0;
    for (int i = 0; i < kRows; ++i) steps += s.column[i] - before[i];
    EXPECT_EQ(steps, round == 0 ? 0 : 1);
  }
  EXPECT_EQ(s.column, (std::array<std::uint8_t, 4>{5, 5, 5, 5}));
}

TEST(CarnegieTimeline, TheMarkerAdvancesAtTheEnd) {
  RULE("CA-1006");
  State s = scene();
  lie(s, "lobby", 1);
  next_event(s, "hr", false, true);
  play(s, "row hr");
  EXPECT_EQ(s.column[row("hr")], 0);
  const auto lines = play(s, "done");
  EXPECT_TRUE(has_line(lines, "CA-1006 The marker goes on to column 1: Human Resources."));
  EXPECT_EQ(s.column[row("hr")], 1);
}

TEST(CarnegieTimeline, TheFirstPlayerMarkerPassesToTheLeft) {
  RULE("CA-1007");
  State s = scene(3);
  at_phase(s, Phase::choose, 1);
  play(s, "row rnd");
  EXPECT_EQ(s.first, 2);
  EXPECT_EQ(mover(s), 2);
  play(s, "row rnd");
  EXPECT_EQ(mover(s), 0);
}

TEST(CarnegieTimeline, TheGameEndsAfterRoundTwenty) {
  RULE("CA-1101");
  State s = scene();
  set_markers(s, {5, 5, 5, 4});
  EXPECT_EQ(s.round, 20);
  const auto lines = play(s, "row construction");
  EXPECT_TRUE(has_line(lines, "CA-1101 The game ends after round 20."));
  EXPECT_EQ(game().to_move(s), nobody);
  EXPECT_EQ(s.column, (std::array<std::uint8_t, 4>{5, 5, 5, 5}));
}

}  // namespace pionek::carnegie::testing
