// What is printed at the end of a game: who won, and why, whatever kind of game it was.
#include "cli/terminal/pages.hpp"

#include <gtest/gtest.h>

#include "engine/lighthouse/data.hpp"
#include "tests/support/disguise.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek::cli_test {
namespace {

using test::Disguise;
using test::Team;
using test::WithRival;

// Won by those whom the test names.
class WonBy : public Disguise {
 public:
  WonBy(std::shared_ptr<const AnyGame> game, std::initializer_list<Seat> winners)
      : Disguise(std::move(game)) {
    for (const Seat seat : winners) outcome_.winners.push_back(seat);
    outcome_.rule = "LH-504";
    outcome_.reason = {lighthouse::Word::won_shared, 7};
  }
  Outcome outcome(const AnyState& /*state*/) const override { return outcome_; }

 private:
  Outcome outcome_;
};

std::shared_ptr<const AnyGame> example_game() { return lighthouse::any_example_game(); }

Match played(std::shared_ptr<const AnyGame> game) {
  const auto setup = make_setup(game->info(), 2, {}).value();
  Match match = Match::begin(std::move(game), setup, Seed{1, 2, 3, 4}, {"Anna", "Bartek"}).value();
  while (!match.over()) {
    MoveList list;
    match.game().options(match.state(), list);
    match.play(list[list.size() - 1]);
  }
  return match;
}

Lines end_of(std::shared_ptr<const AnyGame> game, Lang lang = Lang::en) {
  const Match match = played(std::move(game));
  const Phrases say(lang);
  return outcome_lines({match, say});
}

TEST(OutcomeLines, OneWins) {
  EXPECT_EQ(end_of(std::make_shared<WonBy>(example_game(), std::initializer_list{seat_at(1)}))[0],
            "The winner: Bartek.");
}

TEST(OutcomeLines, AWinIsShared) {
  const auto game =
      std::make_shared<WonBy>(example_game(), std::initializer_list{seat_at(0), seat_at(1)});
  EXPECT_EQ(end_of(game), (Lines{"The winners: Anna, Bartek.",
                                 "Points (7) and ships are equal: the win is shared. (LH-504)"}));
  EXPECT_EQ(end_of(game, Lang::pl)[0], "Wygrywają: Anna, Bartek.");
}

TEST(OutcomeLines, TheRivalWins) {
  EXPECT_EQ(end_of(std::make_shared<WithRival>(example_game(), 1000))[0],
            "The winner: the Keeper.");
  EXPECT_EQ(end_of(std::make_shared<WithRival>(example_game(), 1000), Lang::pl)[0],
            "Wygrywa: Latarnik.");
}

TEST(OutcomeLines, ATeamWins) {
  EXPECT_EQ(end_of(std::make_shared<Team>(example_game(), true))[0], "All have won.");
}

// Everybody has the same place then, the first: nobody may take that for a win.
TEST(OutcomeLines, ATeamLoses) {
  EXPECT_EQ(end_of(std::make_shared<Team>(example_game(), false)),
            (Lines{"All have lost.", "The lamp is out (LH-404)", "It came to round 3 of 4."}));
  EXPECT_EQ(end_of(std::make_shared<Team>(example_game(), false), Lang::pl)[0],
            "Wszyscy przegrywają.");
}

TEST(ScoreLines, TheRivalIsAColumnAndHasLines) {
  const Match match = played(std::make_shared<WithRival>(example_game(), 1000));
  const Phrases say(Lang::en);
  const Lines lines = score_lines({match, say}, nobody);
  EXPECT_EQ(lines[1], "                          Anna      Bartek  the Keeper");
  EXPECT_TRUE(lines[2].starts_with("  Ships and flares")) << lines[2];
  EXPECT_TRUE(lines[2].ends_with("  1000")) << lines[2];
  EXPECT_TRUE(lines[3].starts_with("  The lamp")) << lines[3];
  EXPECT_TRUE(lines[4].starts_with("  Points")) << lines[4];
  EXPECT_TRUE(lines[5].starts_with("  Place")) << lines[5];
  EXPECT_EQ(lines[lines.size() - 2], "the Keeper: 1000 points, place 1");
}

// What all have together stands there once, and nobody has a place.
TEST(ScoreLines, ATeamHasOneSheet) {
  const Match match = played(std::make_shared<Team>(example_game(), false));
  const Phrases say(Lang::en);
  EXPECT_EQ(score_lines({match, say}, nobody), (Lines{"  LH-404  The lamp is out"}));
}

}  // namespace
}  // namespace pionek::cli_test
