#include "bots/nucleum/evaluation.hpp"

#include <cmath>

namespace pionek::nucleum {
namespace {

// How far the points of two seats may still drift apart: now, and for each turn to come.
constexpr double kSpread = 5;
constexpr double kSpreadTurn = 0.8;

}  // namespace

Values chances_of(const Nucleum& game, const Tuning& tuning, const State& s) {
  const Scores scores = game.scores(s);
  std::array<double, kSeats> points{};
  double most = -1e9;
  double left = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Outlook outlook(game, tuning, s, seat_at(i));
    points[static_cast<std::size_t>(i)] = scores[i].points + outlook.holdings();
    most = std::max(most, points[static_cast<std::size_t>(i)]);
    left = outlook.left;
  }
  const double spread = kSpread + kSpreadTurn * left;
  Values chances{};
  float sum = 0;
  for (int i = 0; i < s.seats; ++i) {
    const double behind = most - points[static_cast<std::size_t>(i)];
    sum += chances[i] = static_cast<float>(std::exp(-behind / spread));
  }
  for (int i = 0; i < s.seats; ++i) chances[i] /= sum;
  return chances;
}

}  // namespace pionek::nucleum
