// What the search asks of a game beyond its rules: a policy (which moves are worth a thought, and
// how a simulation plays on) and an evaluation (everybody's chances where a simulation is cut
// short). A game specialises Knowledge; the general one below knows nothing but the rules and the
// score, so that every game can be played from its first day.
#pragma once

#include <algorithm>
#include <cmath>

#include "bots/candidates.hpp"
#include "engine/core/game.hpp"

namespace pionek {

// By seat: the chance to win, 0 to 1, about 1 together; in a cooperative game the common chance.
using Values = std::array<float, kMaxSeats>;

// What each has of the win of a finished game, as values of the search.
inline Values final_values(const GameInfo& info, const Outcome& outcome) {
  const auto shares = win_shares(info, outcome);
  Values values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(shares[i]);
  return values;
}

// Who wins when everybody's points in the end are known up to such a spread.
inline Values chances_by_points(const Values& points, int seats, float spread) {
  const float most = *std::max_element(points.begin(), points.begin() + seats);
  Values chances{};
  float sum = 0;
  for (int i = 0; i < seats; ++i) sum += chances[i] = std::exp((points[i] - most) / spread);
  for (int i = 0; i < seats; ++i) chances[i] /= sum;
  return chances;
}

template <Game G>
class Knowledge {
 public:
  using State = typename G::State;
  struct Memory {};

  explicit Knowledge(const G& game) : game_(game) {}

  // The moves worth a thought. Whoever asks keeps those that are on offer (keep_offered).
  void candidates(const State& s, Candidates& out) const {
    MoveList list;
    game_.options(s, list);
    add_evenly(list, out);
  }

  // Plays on by at least one choice.
  void advance(State& s, Rng& rng, Memory& /*memory*/) const {
    MoveList list;
    game_.options(s, list);
    Silent silent;
    game_.play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
               silent);
  }

  // Grows as the game goes on; a simulation is cut when it has grown enough. Always 0 here: then
  // only the number of steps cuts.
  [[nodiscard]] int clock(const State& /*s*/) const { return 0; }

  // The score so far as a chance: a lead of a tenth of the best score counts much.
  [[nodiscard]] Values evaluate(const State& s) const {
    const Scores scores = game_.scores(s);
    Values values{};
    if (game_.info().cooperative) {
      values.fill(0.5F);
      return values;
    }
    int most = scores.rival ? scores.rival->points : scores[0].points;
    for (const Standing& standing : scores) most = std::max(most, standing.points);
    const auto weight = [&](const Standing& standing) {
      return std::exp(10.0F * static_cast<float>(standing.points - most) /
                      static_cast<float>(std::max(1, most)));
    };
    float sum = scores.rival ? weight(*scores.rival) : 0.0F;
    for (int i = 0; i < scores.size(); ++i) sum += values[i] = weight(scores[i]);
    for (float& value : values) value /= sum;
    return values;
  }

  // Why a move is a good idea, or not, in the game's own terms; empty where there is nothing to
  // say.
  [[nodiscard]] Text reason(const State& /*s*/, Move /*move*/) const { return {}; }

 private:
  G game_;
};

}  // namespace pionek
