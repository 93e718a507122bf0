#include "tests/support/disguise.hpp"

#include "engine/lighthouse/data.hpp"

namespace pionek::test {

Scores Team::scores(const AnyState& state) const {
  Scores scores;
  for (int i = 0; i < inner().scores(state).size(); ++i) scores.push_back({wins_ ? 1 : 0, {}});
  return scores;
}

Outcome Team::outcome(const AnyState& state) const {
  return together(scores(state).size(), wins_, "LH-404", lighthouse::Word::lamp_out);
}

ScoreSheet Team::score_sheet(const AnyState& state) const {
  ScoreSheet sheet;
  for (int i = 0; i < scores(state).size(); ++i) {
    sheet.push_back({seat_at(i), 0, wins_ ? 1 : 0, "LH-404", lighthouse::Word::lamp_out});
  }
  return sheet;
}

Scores WithRival::scores(const AnyState& state) const {
  Scores scores = inner().scores(state);
  scores.rival = Standing{points_, {}};
  return scores;
}

ScoreSheet WithRival::score_sheet(const AnyState& state) const {
  ScoreSheet sheet = inner().score_sheet(state);
  sheet.push_back({nobody, 0, points_, "LH-501", {lighthouse::Word::score_flares, points_}});
  return sheet;
}

Outcome WithRival::outcome(const AnyState& state) const {
  using lighthouse::Word;
  static constexpr Verdicts<Word> kVerdicts{
      .decided = {{{"LH-501", Word::won_by_points}, {"LH-504", Word::won_by_ships}, {}, {}}},
      .shared = {"LH-504", Word::won_shared},
      .rival = {"LH-504", Word::oil_short},
      .alone = {"LH-501", Word::score_ships}};
  return best_standing(scores(state), kVerdicts);
}

}  // namespace pionek::test
