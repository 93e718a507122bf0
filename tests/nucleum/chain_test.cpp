// Effects inside effects (NU-514, NU-1218): tracks that technologies give, also in another player's
// turn, and the deepest chain that can come about.
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

Task unlocking(int seat, int level) {
  return {.step = Step::unlock, .seat = seat_at(seat), .n = byte(level)};
}

// Seat 1 resolves a matched action in the turn of seat 0 and has just won a technology by it.
State in_anothers_turn() {
  State s = scene();
  experiment(s, "d", 1);
  experiment(s, "b", 3);
  for (int i = 0; i < 4; ++i) {
    workers(s, 3, i);
    player(s, i).thaler = 5;
  }
  track(s, "riesa-dresden-f1", 0, "st-a1");
  track(s, "riesa-bautzen-f1", 1, "at06");
  at(s,
     {{.step = Step::matched, .seat = seat_at(1), .a = byte(thing(kFieldSet, "riesa-bautzen-f1"))},
      unlocking(1, 2)});
  return s;
}

}  // namespace

TEST(NucleumChain, ATrackInAnothersTurn) {
  RULE("NU-514");
  RULE("NU-1218");
  State s = in_anothers_turn();
  offer(s, {"at07", "at24", "at13", "at19", "at49"});
  // Purple, wild at the end that looks to Bautzen, of seat 2; and seat 0 beside it.
  track(s, "leipzig-zwickau-f1", 2, "at49", 1);
  track(s, "leipzig-zwickau-f3", 0, "at24", 1);
  play(s, "unlock d5");
  EXPECT_EQ(mover(s), 1);
  const auto taken = play(s, "take at24");
  EXPECT_TRUE(has_line(taken, "NU-804")) << "refilled before it is placed";
  EXPECT_EQ(offered(s, "done"), (std::set<std::string>{"done"})) << "it may stay in the pool";
  play_all(s, {"field leipzig-zwickau-f2", "face at24.2"});
  // Whoever places it is the active player: its own end first, then clockwise from it.
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(step(s), Step::matched);
  play(s, "done");
  EXPECT_EQ(mover(s), 2);
  play(s, "done");
  EXPECT_EQ(mover(s), 0) << "control passes back to the player whose turn it is";
  EXPECT_EQ(denied(s, "fulfil c07"), "-");
  EXPECT_TRUE(has_line(play(s, "done"), "NU-511"));
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_EQ(mover(s), 1);
}

// The inner track fills the link of the outer one, of which an action is still open.
TEST(NucleumChain, TheLineIsPaidOnceByTheInnerTrack) {
  RULE("NU-514");
  State s = scene();
  experiment(s, "c");
  workers(s, 3);
  player(s).thaler = 5;
  track(s, "leipzig-riesa-f1", 0, "at24", 0);  // its wild VP income looks to the empty field
  offer(s, {"at07", "at41", "at13", "at19", "at49"});
  at(s, {{.step = Step::matched,
          .seat = seat_at(0),
          .a = byte(thing(kFieldSet, "leipzig-riesa-f1")),
          .bits = byte(kMain | 2)},
         unlocking(0, 2)});
  play_all(s, {"unlock c5", "take at41", "field leipzig-riesa-f2", "face at41.2"});
  // The new tile's wild end, then at24 beside it.
  play_all(s, {"do at41.2", "raise worker"});
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at24.2"}));
  const auto lines = play(s, "do at24.2");
  EXPECT_TRUE(has_line(lines, "NU-511 Player 1 moves a marker 2 spaces: VP income."));
  // What was open of the outer tile is resolved all the same, now that it is turned.
  EXPECT_EQ(step(s), Step::matched);
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at24.2"}));
  EXPECT_TRUE(Nucleum::is_turned(s, thing(kLinkSet, "leipzig-riesa")));
  EXPECT_FALSE(has_line(play(s, "do at24.2"), "NU-511"));
  EXPECT_EQ(player(s).income[2], 1 + 2 + 1);
}

TEST(NucleumChain, OnlyTheTurnsOwnTrackAllowsAContract) {
  RULE("NU-514");
  RULE("NU-1223");
  State s = scene();
  experiment(s, "d");
  unlock(s, {"d7"});
  workers(s, 3);
  player(s).achievements = 10;
  slot(s, "slot1", "c07");
  pool(s, {"at01"});
  offer(s, {"at07", "at41", "at13", "at19", "at49"});
  play_all(s, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  EXPECT_TRUE(offers(s, "fulfil c07"));
  s.agenda.push(unlocking(0, 2));
  play_all(s, {"unlock d5", "take at49", "field brux-aussig-f1", "face at49.1"});
  EXPECT_EQ(step(s), Step::matched);
  EXPECT_EQ(denied(s, "fulfil c07"), "NU-408") << "not in the inner track";
  play_all(s, {"done"});
  EXPECT_TRUE(offers(s, "fulfil c07")) << "but afterwards in the outer one";
}

// The deepest chain: a track of seat 0 that finishes a line with tiles of three players; inside its
// matched action a building whose reward is a technology, a track by that technology, and so on
// through all players and all technologies that lead on. Every task stays on the agenda until the
// innermost is done.
TEST(NucleumChain, TheDeepestChain) {
  RULE("NU-514");
  State s = scene();
  // Seat 0 has experiment d, 1 has c, 2 has b, 3 has a.
  for (int i = 0; i < 4; ++i) {
    const std::string id(1, "dcba"[i]);
    experiment(s, id, i);
    workers(s, 9, i);
    player(s, i).thaler = 50;
  }
  offer(s, {"at07", "at41", "at13", "at24", "at49"});
  const auto sound_depth = [&] {
    EXPECT_LE(s.agenda.size(), kAgenda - kTopDepth);
    return s.agenda.size();
  };
  // Seat 0 lays the middle of a link of three between tracks of seats 1 and 2.
  unlock(s, {"d7"});
  track(s, "leipzig-zwickau-f1", 1, "at01", 0);  // energize looks to the middle
  track(s, "leipzig-zwickau-f3", 2, "at08", 0);  // industrialize looks to the middle
  pool(s, {"at10"});                             // white industrialize, green develop
  play_all(s, {"lay at10", "field leipzig-zwickau-f2", "face at10.1"});
  EXPECT_EQ(s.agenda.size(), 4) << "the line, two others, the own ends";
  // Industrialize: the fourth row completes its pair and unlocks a technology.
  turbine(s, "grimma-t1", 4);
  mine(s, "brux-m2", 1);
  play_all(s, {"do at10.1", "piece mine-4", "mine brux-m1"});
  while (step(s) == Step::store) play(s, "swap");
  ASSERT_EQ(step(s), Step::unlock);
  // A track by technology, between tracks of others again.
  track(s, "karlsbad-praha-f1", 1, "at14", 0);  // energize looks to the middle
  track(s, "karlsbad-praha-f3", 3, "at11", 0);
  play_all(s, {"unlock d5", "take at24", "field karlsbad-praha-f2", "face at24.1"});
  const int two_tracks = sound_depth();
  EXPECT_GE(two_tracks, 8);
  // Seat 1: its energize powers a laboratory of the third level: technology 3.
  own(s, "riesa-p2", "laboratory-3", 1);
  play(s, "done");
  ASSERT_EQ(mover(s), 1);
  play_all(s, {"do at14.2", "power riesa-p2"});
  ASSERT_EQ(step(s), Step::unlock);
  // Seat 1 goes on with a track of its own, and then energizes by technology.
  track(s, "marienberg-brux-f1", 2, "st-b1", 0);
  play_all(s, {"unlock c5", "take at49", "field marienberg-brux-f2", "face at49.1"});
  EXPECT_GT(sound_depth(), two_tracks);
  while (mover(s) == 1 && step(s) == Step::matched) play(s, "done");
  // Control passes to seat 2, whose matched end is inside all this.
  EXPECT_EQ(mover(s), 2);
  EXPECT_GE(s.agenda.size(), 6);
  // Everything unwinds to the end of the turn of seat 0.
  Rng rng(1);
  Silent silent;
  for (int i = 0; i < 500 && s.current == 0; ++i) game().play(s, random_move(s, rng), silent);
  EXPECT_EQ(s.current, 1);
  EXPECT_EQ(step(s), Step::turn);
}

// The bound that the loader checks is enough for the shipped technologies.
TEST(NucleumChain, TheAgendaHasRoom) {
  RULE("NU-514");
  int depth = kTurnDepth + kTopDepth;
  for (const Experiment& each : data().experiments) {
    for (const Technology& tech : each.techs) depth += tech.depth;
  }
  EXPECT_EQ(depth, 12 + 6 + 3 + 13 + 10);
  EXPECT_LE(depth, kAgenda);
}

}  // namespace pionek::nucleum::testing
