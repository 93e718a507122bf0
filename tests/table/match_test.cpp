#include "table/match.hpp"

#include <gtest/gtest.h>

#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Match small() { return new_match(lighthouse(), 2, 7, {"Anna", "Bartek"}); }

// ---- beginning ----

TEST(Match, BeginsAtTheStart) {
  const Match match = small();
  EXPECT_EQ(match.ply(), 0);
  EXPECT_EQ(match.to_move(), kAnna);
  EXPECT_EQ(match.last_mover(), nobody);
  EXPECT_EQ(match.state(), lighthouse()->start(match.setup(), *match.seed()));
}

TEST(Match, ChecksTheSetup) {
  const auto fails = [](const pionek::Setup& setup) {
    const auto match = Match::begin(lighthouse(), setup, Seed{});
    EXPECT_FALSE(match);
    return match ? "" : match.error().text();
  };
  EXPECT_EQ(fails(pionek::Setup{.seats = 1}),
            "seats: lighthouse cannot be played with 1 seats; expected 2 to 4");
  EXPECT_EQ(fails(pionek::Setup{.seats = 2, .choice = {2}}),
            "setup: choice 2 of option 0; expected less than 2");
  EXPECT_EQ(fails(pionek::Setup{.seats = 2, .choice = {0, 1}}),
            "setup: choice 1 of option 1; expected less than 1");
}

TEST(Match, ChecksTheNames) {
  const auto fails = [](std::vector<std::string> names) {
    const auto match =
        Match::begin(lighthouse(), pionek::Setup{.seats = 2}, Seed{}, std::move(names));
    EXPECT_FALSE(match);
    return match ? "" : match.error().text();
  };
  EXPECT_EQ(fails({"a", "b", "c"}), "names: there are 3 names; expected at most 2");
  EXPECT_EQ(fails({"", " b"}),
            "name 2: the name begins or ends with a space; expected a name without them");
  EXPECT_EQ(fails({"a\nb"}), "name 1: found a line feed; expected plain text");
  EXPECT_EQ(fails({"a\tb"}), "name 1: found a control character; expected plain text");
  EXPECT_EQ(fails({"a\xFF"}), "name 1: found a byte that is not UTF-8; expected plain text");
  const std::string hash =
      "name 1: a word of the name begins with '#'; expected no '#' there: it begins a comment";
  EXPECT_EQ(fails({"Anna #1"}), hash);
  EXPECT_EQ(fails({"#1"}), hash);
  EXPECT_TRUE(Match::begin(lighthouse(), pionek::Setup{.seats = 2}, Seed{}, {"C#", "Zoë"}));
}

TEST(Match, RefusesAPositionThatIsNoPosition) {
  const auto match = Match::begin_from(lighthouse(), pionek::Setup{.seats = 2}, json::object{});
  ASSERT_FALSE(match);
  EXPECT_TRUE(match.error().where.starts_with("position")) << match.error().text();
}

// ---- playing ----

TEST(Match, PlaysOnlyWhatIsOffered) {
  Match match = small();
  const AnyState before = match.state();
  const auto refused = match.play_text("hail 2");
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->text, "'hail 2' is not among the choices now");
  EXPECT_EQ(match.ply(), 0);
  EXPECT_EQ(match.state(), before);
  EXPECT_FALSE(match.play_text("fetch 2").has_value());
  EXPECT_EQ(match.ply(), 1);
  EXPECT_EQ(match.last_mover(), kAnna);
}

TEST(Match, ARefusalNamesItsRule) {
  Match match = small();
  play_all(match, {"fetch 2"});
  const auto english = match.play_text("fetch 1", Lang::en);
  const auto polish = match.play_text("fetch 1", Lang::pl);
  ASSERT_TRUE(english && polish);
  EXPECT_EQ(english->rule, "LH-202");
  EXPECT_EQ(polish->rule, "LH-202");
  EXPECT_NE(english->text, polish->text);
}

TEST(Match, TextThatIsNoMoveIsExplained) {
  Match match = small();
  EXPECT_EQ(match.play_text("fetch oil")->text,
            "'fetch oil' is not a move (column 7): found 'oil'; expected a whole number");
  EXPECT_EQ(match.play_text("fetch oil", Lang::pl)->text, "'fetch oil' to nie ruch (znak 7)");
  EXPECT_EQ(match.ply(), 0);
}

TEST(Match, NothingIsPlayedAfterTheEnd) {
  Match match = small();
  Rng rng(3);
  play_random(match, rng);
  ASSERT_TRUE(match.over());
  EXPECT_EQ(match.play_text("rest")->text, "the game is over");
}

// ---- putting back ----

TEST(Match, IsPutBackAsItWasAtAMark) {
  Rng rng(23);
  Match match = new_match(power_grid(), 3, 7);
  for (int i = 0; i < 200; ++i) {
    const Match before = match;
    const Match::Mark mark = match.mark();
    play_random(match, rng, 1 + i % 40);
    match.put_back(mark);
    ASSERT_EQ(match, before);
    ASSERT_EQ(match.state(), before.state());
    ASSERT_TRUE(match.verify().ok()) << "positions that were kept are cut, too";
    play_random(match, rng, 1);
    const Seat seat = match.last_mover();
    if (match.can_undo(seat) != UndoVerdict::allowed) continue;
    const Match played = match;
    match.put_back([&] {
      Match::Mark at = match.mark();
      match.undo(seat);
      return at;
    }());
    ASSERT_EQ(match, played);
    ASSERT_FALSE(match.can_redo(seat));
    match.undo(seat);
    const Match::Mark undone = match.mark();
    ASSERT_TRUE(match.redo(seat));
    match.put_back(undone);
    ASSERT_EQ(match.ply(), played.ply() - 1);
    ASSERT_TRUE(match.redo(seat)) << "what was taken back can still be played again";
    ASSERT_EQ(match, played);
  }
}

// ---- any position ----

TEST(Match, StateAtEqualsReplay) {
  Rng rng(17);
  for (const GamePtr& game : {lighthouse(), power_grid()}) {
    Match match = new_match(game, 3, rng.next());
    play_random(match, rng);
    AnyState state = game->start(match.setup(), *match.seed());
    for (int ply = 0; ply <= match.ply(); ++ply) {
      ASSERT_EQ(match.state_at(ply), state) << ply;
      if (ply < match.ply()) game->play(state, match.moves()[static_cast<std::size_t>(ply)].move);
    }
  }
}

TEST(Match, TheJournalIsTheSameFromAnywhere) {
  Match match = new_match(power_grid(), 3, 5);
  Rng rng(4);
  play_random(match, rng, 90);
  const auto all = match.journal(0, match.ply());
  ASSERT_EQ(all.size(), 90U);
  std::size_t lines = 0;
  for (int ply = 1; ply <= match.ply(); ++ply) {
    const auto one = match.journal(ply - 1, ply);
    ASSERT_EQ(one.size(), 1U);
    const JournalEntry& entry = all[static_cast<std::size_t>(ply) - 1];
    EXPECT_EQ(one[0].ply, ply);
    EXPECT_EQ(one[0].played, entry.played);
    ASSERT_EQ(one[0].lines.size(), entry.lines.size());
    lines += entry.lines.size();
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
      EXPECT_EQ(one[0].lines[i].words, entry.lines[i].words);
    }
  }
  EXPECT_GT(lines, 90U);
  EXPECT_TRUE(match.journal(10, 10).empty());
}

// ---- undo ----

TEST(MatchUndo, TheMoverMayTakeBackWhatRevealedNothing) {
  Match match = small();
  const AnyState start = match.state();
  EXPECT_EQ(match.can_undo(kAnna), UndoVerdict::nothing_played);
  EXPECT_EQ(match.undo(nobody), UndoVerdict::nothing_played);
  play_all(match, {"fetch 2"});
  EXPECT_EQ(match.can_undo(kBartek), UndoVerdict::nothing_played);
  EXPECT_EQ(match.can_undo(kAnna), UndoVerdict::allowed);
  EXPECT_EQ(match.ply(), 1) << "asking changes nothing";
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::allowed);
  EXPECT_EQ(match.ply(), 0);
  EXPECT_EQ(match.state(), start);
}

// Resting draws a ship: what was drawn is known now.
TEST(MatchUndo, StopsWhereSomethingWasRevealed) {
  Match match = small();
  play_all(match, {"fetch 2", "rest"});
  const AnyState before = match.state();
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::revealed);
  EXPECT_EQ(match.state(), before);
  EXPECT_EQ(match.ply(), 2);
}

// A last choice that draws no card: everybody's money and the seed are known all the same, and who
// built the last city could leave it and play on with what is known now.
TEST(MatchUndo, StopsAtTheEndOfTheGame) {
  Rng rng(8);
  int without_a_card = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Match match = new_match(power_grid(), 3, seed);
    play_random(match, rng);
    ASSERT_TRUE(match.over());
    const std::uint32_t before = match.game().reveals(match.state_at(match.ply() - 1));
    without_a_card += match.game().reveals(match.state()) == before ? 1 : 0;
    EXPECT_EQ(match.undo(match.last_mover()), UndoVerdict::revealed);
    EXPECT_TRUE(match.over());
  }
  EXPECT_GT(without_a_card, 0);
}

TEST(MatchUndo, StopsWhereAnotherSeatHasActed) {
  Match match = small();
  play_all(match, {"rest", "fetch 1"});
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::other_seat_acted);
  EXPECT_EQ(match.undo(kBartek), UndoVerdict::allowed);
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::revealed);
}

TEST(MatchUndo, GoesBackMoveByMove) {
  Match match = new_match(power_grid(), 2, 1);
  Rng rng(2);
  play_random(match, rng, 60);
  while (match.undo(match.last_mover()) == UndoVerdict::allowed) {
  }
  const int ply = match.ply();
  ASSERT_GT(ply, 0);
  const Seat mover = match.last_mover();
  EXPECT_EQ(match.can_undo(mover), UndoVerdict::revealed);
  EXPECT_NE(match.game().reveals(match.state_at(ply - 1)), match.game().reveals(match.state()));
}

// At every step of random games: undo is allowed exactly where the rule says, gives back the very
// position before, and redo the very position after. Across the ends of kept positions, too.
TEST(MatchUndo, UndoAndRedoAreExactInRandomGames) {
  Rng rng(31);
  int allowed = 0;
  int revealed = 0;
  for (int i = 0; i < 20; ++i) {
    Match match = new_match(i % 2 == 0 ? lighthouse() : power_grid(), 3, rng.next());
    while (!match.over()) {
      const AnyState before = match.state();
      play_random(match, rng, 1);
      const AnyState after = match.state();
      const Seat mover = match.last_mover();
      const bool hidden =
          match.over() || match.game().reveals(before) != match.game().reveals(after);
      const UndoVerdict verdict = match.undo(mover);
      ASSERT_EQ(verdict, hidden ? UndoVerdict::revealed : UndoVerdict::allowed);
      (hidden ? revealed : allowed)++;
      if (hidden) continue;
      ASSERT_EQ(match.state(), before);
      ASSERT_FALSE(match.can_redo(mover == kAnna ? kBartek : kAnna));
      ASSERT_TRUE(match.redo(mover));
      ASSERT_EQ(match.state(), after);
    }
    EXPECT_TRUE(match.verify().ok());
  }
  EXPECT_GT(allowed, 100);
  EXPECT_GT(revealed, 100);
}

TEST(MatchUndo, RedoEndsWithTheNextMove) {
  Match match = small();
  play_all(match, {"fetch 2"});
  EXPECT_FALSE(match.redo(kAnna));
  match.undo(kAnna);
  EXPECT_FALSE(match.redo(kBartek));
  play_all(match, {"fetch 1"});
  EXPECT_FALSE(match.redo(kAnna));
  EXPECT_EQ(match.moves()[0].move.n, 1);
}

TEST(MatchUndo, ARefusedMoveKeepsTheRedo) {
  Match match = small();
  play_all(match, {"fetch 2"});
  match.undo(kAnna);
  EXPECT_TRUE(match.play_text("hail 2").has_value());
  EXPECT_TRUE(match.redo(kAnna));
}

// ---- undo in a team ----

Match team() {
  return new_match(std::make_shared<Team>(lighthouse(), true), 2, 7, {"Anna", "Bartek"});
}

TEST(MatchTeamUndo, AnybodyMayTakeBackTheNewestMove) {
  Match match = team();
  EXPECT_EQ(match.can_undo(kBartek), UndoVerdict::nothing_played);
  play_all(match, {"fetch 2"});
  const AnyState after = match.state();
  EXPECT_EQ(match.can_undo(nobody), UndoVerdict::nothing_played) << "onlookers are not of the team";
  EXPECT_EQ(match.undo(kBartek), UndoVerdict::allowed);
  EXPECT_EQ(match.ply(), 0);
  EXPECT_FALSE(match.can_redo(nobody));
  EXPECT_TRUE(match.redo(kBartek)) << "whoever took it back";
  EXPECT_EQ(match.state(), after);
  EXPECT_EQ(match.last_mover(), kAnna) << "the move is still that of its seat";
  ASSERT_EQ(match.undo(kBartek), UndoVerdict::allowed);
  EXPECT_TRUE(match.redo(kAnna));
  EXPECT_TRUE(match.verify().ok());
}

TEST(MatchTeamUndo, CrossesSeatsUntilSomethingIsRevealed) {
  Match match = team();
  play_all(match, {"rest", "fetch 1"});
  ASSERT_EQ(match.last_mover(), kBartek);
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::allowed);
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::revealed) << "resting drew a ship";
  EXPECT_EQ(match.undo(kBartek), UndoVerdict::revealed);
  EXPECT_EQ(match.ply(), 1);
}

TEST(MatchTeamUndo, StopsAtTheEndOfTheGame) {
  Match match = team();
  Rng rng(3);
  play_random(match, rng);
  EXPECT_EQ(match.undo(kAnna), UndoVerdict::revealed);
  EXPECT_EQ(match.undo(kBartek), UndoVerdict::revealed);
}

TEST(MatchUndo, EveryVerdictIsSaidInBothLanguages) {
  for (const auto verdict : {UndoVerdict::allowed, UndoVerdict::nothing_played,
                             UndoVerdict::other_seat_acted, UndoVerdict::revealed}) {
    EXPECT_FALSE(text(verdict).en.empty());
    EXPECT_FALSE(text(verdict).pl.empty());
    EXPECT_NE(text(verdict).en, text(verdict).pl);
    EXPECT_FALSE(id(verdict).empty());
  }
  EXPECT_EQ(id(UndoVerdict::revealed), "revealed");
}

// ---- branches ----

TEST(MatchBranch, IsAMatchOfItsOwn) {
  Match match = new_match(power_grid(), 3, 5, {"Anna"});
  Rng rng(4);
  play_random(match, rng, 200);
  for (const int ply : {0, 1, 31, 32, 33, 64, 199, 200}) {
    Match branch = match.branch(ply);
    EXPECT_EQ(branch.ply(), ply);
    EXPECT_EQ(branch.state(), match.state_at(ply));
    EXPECT_EQ(branch.names(), match.names());
    EXPECT_FALSE(branch.can_redo(match.moves()[static_cast<std::size_t>(ply) % 200].seat));
    play_random(branch, rng, 50);
    EXPECT_TRUE(branch.verify().ok());
    EXPECT_EQ(branch.ply(), ply + 50);
  }
  EXPECT_EQ(match.ply(), 200);
  EXPECT_TRUE(match.verify().ok());
}

TEST(MatchBranch, AWholeBranchEqualsTheMatch) {
  Match match = small();
  play_all(match, {"fetch 2", "rest"});
  EXPECT_EQ(match.branch(2), match);
  EXPECT_NE(match.branch(1), match);
}

TEST(Match, EqualityIsThatOfTheRecords) {
  const Match one = small();
  Match two = small();
  EXPECT_EQ(one, two);
  ASSERT_FALSE(two.rename(kBartek, "Basia").has_value());
  EXPECT_NE(one, two);
  EXPECT_NE(new_match(lighthouse(), 2, 1), new_match(lighthouse(), 2, 2));
  EXPECT_NE(new_match(lighthouse(), 2, 1), new_match(lighthouse(), 3, 1));
  two = small();
  play_all(two, {"fetch 2"});
  two.undo(kAnna);
  EXPECT_EQ(one, two) << "what was taken back is not part of a match";
}

}  // namespace
}  // namespace pionek::table_test
