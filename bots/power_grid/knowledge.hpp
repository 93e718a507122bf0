// What the search knows of Power Grid.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/power_grid/evaluation.hpp"
#include "bots/power_grid/policy.hpp"
#include "bots/power_grid/reasons.hpp"

namespace pionek {

template <>
class Knowledge<power_grid::PowerGrid> {
 public:
  using State = power_grid::State;
  using Memory = power_grid::Policy::Memory;

  explicit Knowledge(const power_grid::PowerGrid& game, const power_grid::Tuning& tuning = {},
                     const power_grid::Network& network = power_grid::learned_network())
      : policy_(game, tuning), network_(&network) {}

  void candidates(const State& s, Candidates& out) const { policy_.candidates(s, out); }
  void advance(State& s, Rng& rng, Memory& memory) const { policy_.advance(s, rng, memory); }
  [[nodiscard]] int clock(const State& s) const { return s.round; }
  [[nodiscard]] Values evaluate(const State& s) const {
    return power_grid::chances_of(*network_, policy_.game(), s);
  }
  [[nodiscard]] Text reason(const State& s, Move move) const {
    return power_grid::reason_for(policy_, s, move);
  }
  [[nodiscard]] const power_grid::Policy& policy() const { return policy_; }

 private:
  power_grid::Policy policy_;
  const power_grid::Network* network_;
};

}  // namespace pionek
