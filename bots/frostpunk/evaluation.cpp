#include "bots/frostpunk/evaluation.hpp"

#include <cmath>

namespace pionek::frostpunk {
namespace {

// A city with this much has an even chance, more for each round to come; and how sharp that is.
constexpr double kEven = 4;
constexpr double kRound = 0.8;
constexpr double kScale = 5;

}  // namespace

float chance_of(const Frostpunk& game, const State& s) {
  static constexpr Tuning kTuning{};
  const Outlook outlook(game, kTuning, s);
  const double ahead = outlook.appraise() - kEven - kRound * outlook.rounds();
  return static_cast<float>(1 / (1 + std::exp(-ahead / kScale)));
}

Values chances_of(const Frostpunk& game, const State& s) {
  Values values{};
  const float chance = chance_of(game, s);
  for (int seat = 0; seat < s.seats; ++seat) values[seat] = chance;
  return values;
}

}  // namespace pionek::frostpunk
