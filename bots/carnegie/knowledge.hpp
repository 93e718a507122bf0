// What the search knows of Carnegie.
#pragma once

#include "bots/carnegie/evaluation.hpp"
#include "bots/carnegie/policy.hpp"
#include "bots/carnegie/reasons.hpp"
#include "bots/knowledge.hpp"

namespace pionek {

template <>
class Knowledge<carnegie::Carnegie> {
 public:
  using State = carnegie::State;
  using Memory = carnegie::Policy::Memory;

  explicit Knowledge(const carnegie::Carnegie& game, const carnegie::Tuning& tuning = {},
                     const carnegie::Network& network = carnegie::learned_network())
      : policy_(game, tuning), network_(&network) {}

  void candidates(const State& s, Candidates& out) const { policy_.candidates(s, out); }
  void advance(State& s, Rng& rng, Memory& memory) const { policy_.advance(s, rng, memory); }
  [[nodiscard]] int clock(const State& s) const { return s.round; }
  [[nodiscard]] Values evaluate(const State& s) const {
    return carnegie::chances_of(*network_, policy_.game(), s);
  }
  [[nodiscard]] Text reason(const State& s, Move move) const {
    return carnegie::reason_for(policy_, s, move);
  }
  [[nodiscard]] const carnegie::Policy& policy() const { return policy_; }

 private:
  carnegie::Policy policy_;
  const carnegie::Network* network_;
};

}  // namespace pionek
