#include "engine/core/outcome.hpp"

#include "gtest/gtest.h"

namespace pionek {
namespace {

enum class OutcomeWord : std::uint16_t { none, by_points, by_tie, shared, rival, alone };

constexpr Verdicts<OutcomeWord> kVerdicts{
    .decided = {{{"XX-1", OutcomeWord::by_points}, {"XX-2", OutcomeWord::by_tie}, {}, {}}},
    .shared = {"XX-3", OutcomeWord::shared},
    .rival = {"XX-4", OutcomeWord::rival},
    .alone = {"XX-5", OutcomeWord::alone}};

Outcome outcome_of(std::initializer_list<Standing> seats, std::optional<Standing> rival = {}) {
  Scores scores;
  for (const Standing& standing : seats) scores.push_back(standing);
  scores.rival = rival;
  return best_standing(scores, kVerdicts);
}

TEST(Outcome, TheMostPointsWinAndTheNextBestIsNamed) {
  const Outcome outcome = outcome_of({{7, {}}, {9, {}}, {8, {}}});
  EXPECT_TRUE(outcome.won(seat_at(1)));
  EXPECT_EQ(outcome.winners.size(), 1);
  EXPECT_STREQ(outcome.rule, "XX-1");
  EXPECT_EQ(outcome.reason, Phrase(OutcomeWord::by_points, seat_at(1), 9, 8));
}

TEST(Outcome, ATieBreakSaysItsFigures) {
  const Outcome outcome = outcome_of({{9, {6}}, {9, {43}}, {2, {99}}});
  EXPECT_STREQ(outcome.rule, "XX-2");
  EXPECT_EQ(outcome.reason, Phrase(OutcomeWord::by_tie, seat_at(1), 43, 6));
}

TEST(Outcome, EqualStandingsShareTheWin) {
  const Outcome outcome = outcome_of({{9, {}}, {3, {}}, {9, {}}});
  EXPECT_TRUE(outcome.won(seat_at(0)) && outcome.won(seat_at(2)));
  EXPECT_FALSE(outcome.won(seat_at(1)));
  EXPECT_EQ(outcome.reason, Phrase(OutcomeWord::shared, 9));
  EXPECT_EQ(win_shares({}, outcome)[2], 0.5);
  EXPECT_EQ(win_shares({}, outcome)[1], 0);
}

TEST(Outcome, ARivalMayLoseWinOrShare) {
  const Outcome won = outcome_of({{100, {}}}, Standing{99, {}});
  EXPECT_EQ(won.reason, Phrase(OutcomeWord::by_points, seat_at(0), 100, 99));
  EXPECT_EQ(win_shares({}, won)[0], 1);
  const Outcome shared = outcome_of({{100, {}}}, Standing{100, {}});
  EXPECT_TRUE(shared.rival && shared.won(seat_at(0)));
  EXPECT_EQ(shared.reason, Phrase(OutcomeWord::rival, 100, 100));
  EXPECT_EQ(win_shares({}, shared)[0], 0.5);
  const Outcome lost = outcome_of({{100, {}}}, Standing{101, {}});
  EXPECT_TRUE(lost.rival && lost.winners.empty());
  EXPECT_EQ(lost.reason, Phrase(OutcomeWord::rival, 101, 100));
  EXPECT_EQ(win_shares({}, lost)[0], 0);
}

TEST(Outcome, WhoPlaysAloneReachesPoints) {
  const Outcome outcome = outcome_of({{146, {}}});
  EXPECT_TRUE(outcome.won(seat_at(0)));
  EXPECT_EQ(outcome.reason, Phrase(OutcomeWord::alone, 146));
}

TEST(Outcome, ACommonDefeatHasNoWinner) {
  GameInfo info;
  info.cooperative = true;
  const Outcome lost = together(3, false, "XX-6", OutcomeWord::alone);
  EXPECT_TRUE(lost.winners.empty());
  EXPECT_EQ(win_shares(info, lost)[0], 0);
  const Outcome won = together(3, true, "XX-6", OutcomeWord::alone);
  EXPECT_EQ(won.winners.size(), 3);
  EXPECT_EQ(win_shares(info, won)[2], 1) << "all have the whole of it";
}

}  // namespace
}  // namespace pionek
