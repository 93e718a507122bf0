// What the search knows of Lighthouse: a move is worth the points it leads to at once. A game of
// your own says more here; this little is enough to be a sensible player.
#pragma once

#include "bots/knowledge.hpp"
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek {

template <>
class Knowledge<lighthouse::Lighthouse> {
 public:
  using State = lighthouse::State;
  struct Memory {};

  explicit Knowledge(lighthouse::Lighthouse game) : game_(std::move(game)) {}

  void candidates(const State& s, Candidates& out) const;
  void advance(State& s, Rng& rng, Memory& memory) const;
  [[nodiscard]] int clock(const State& s) const { return s.round; }
  [[nodiscard]] Values evaluate(const State& s) const;
  [[nodiscard]] Text reason(const State& s, Move move) const;

 private:
  // Of the seat to move, once it has made the move.
  [[nodiscard]] int points_after(State s, Move move) const;

  lighthouse::Lighthouse game_;
};

}  // namespace pionek
