#include "bots/lighthouse/knowledge.hpp"

#include <cmath>

#include "bots/spoken.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t { none, points };  // points
constexpr auto kKeys = std::to_array<std::string_view>({"none", "points"});

// How sharply a better move is preferred, in points.
constexpr float kScale = 1.5F;

}  // namespace

int Knowledge<lighthouse::Lighthouse>::points_after(State s, Move move) const {
  const int seat = index(game_.to_move(s));
  Silent silent;
  game_.play(s, move, silent);
  return game_.scores(s)[seat].points;
}

void Knowledge<lighthouse::Lighthouse>::candidates(const State& s, Candidates& out) const {
  MoveList list;
  game_.options(s, list);
  add_evenly(list, out);
  for (Candidate& each : out) {
    each.weight = std::exp(static_cast<float>(points_after(s, each.move)) / kScale);
  }
}

void Knowledge<lighthouse::Lighthouse>::advance(State& s, Rng& /*rng*/, Memory& /*memory*/) const {
  Candidates all;
  candidates(s, all);
  Silent silent;
  game_.play(s, likeliest(all), silent);
}

Values Knowledge<lighthouse::Lighthouse>::evaluate(const State& s) const {
  Values chances{};
  const Scores scores = game_.scores(s);
  float sum = 0;
  for (int i = 0; i < scores.size(); ++i) {
    sum += chances[i] = std::exp(static_cast<float>(scores[i].points) / kScale);
  }
  for (float& chance : chances) chance /= sum;
  return chances;
}

Text Knowledge<lighthouse::Lighthouse>::reason(const State& s, Move move) const {
  static const Spoken kSpoken(kEmbedded, kKeys);
  return kSpoken.say({Reason::points, points_after(s, move)}, game_.catalog());
}

}  // namespace pionek
