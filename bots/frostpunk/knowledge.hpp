// What the search knows of Frostpunk.
#pragma once

#include "bots/frostpunk/evaluation.hpp"
#include "bots/frostpunk/policy.hpp"
#include "bots/frostpunk/reasons.hpp"
#include "bots/knowledge.hpp"

namespace pionek {

template <>
class Knowledge<frostpunk::Frostpunk> {
 public:
  using State = frostpunk::State;
  using Memory = frostpunk::Policy::Memory;

  explicit Knowledge(const frostpunk::Frostpunk& game, const frostpunk::Tuning& tuning = {},
                     const frostpunk::Network& network = frostpunk::learned_network())
      : policy_(game, tuning), network_(&network) {}

  void candidates(const State& s, Candidates& out) const { policy_.candidates(s, out); }
  void advance(State& s, Rng& rng, Memory& memory) const { policy_.advance(s, rng, memory); }
  [[nodiscard]] int clock(const State& s) const { return s.round; }
  [[nodiscard]] Values evaluate(const State& s) const {
    return frostpunk::chances_of(*network_, policy_.game(), s);
  }
  [[nodiscard]] Text reason(const State& s, Move move) const {
    return frostpunk::reason_for(policy_, s, move);
  }
  [[nodiscard]] const frostpunk::Policy& policy() const { return policy_; }

 private:
  frostpunk::Policy policy_;
  const frostpunk::Network* network_;
};

}  // namespace pionek
