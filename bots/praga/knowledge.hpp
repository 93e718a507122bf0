// What the search knows of Praga Caput Regni.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/praga/evaluation.hpp"
#include "bots/praga/policy.hpp"
#include "bots/praga/reasons.hpp"

namespace pionek {

template <>
class Knowledge<praga::Praga> {
 public:
  using State = praga::State;
  using Memory = praga::Policy::Memory;

  explicit Knowledge(const praga::Praga& game, const praga::Tuning& tuning = {},
                     const praga::Network& network = praga::learned_network())
      : policy_(game, tuning), network_(&network) {}

  void candidates(const State& s, Candidates& out) const { policy_.candidates(s, out); }
  void advance(State& s, Rng& rng, Memory& memory) const { policy_.advance(s, rng, memory); }
  // In twelfths of a round, so that a horizon reaches equally far at every table.
  static constexpr int kRound = 12;
  [[nodiscard]] int clock(const State& s) const { return s.turns * kRound / s.chairs(); }
  [[nodiscard]] Values evaluate(const State& s) const {
    return praga::chances_of(*network_, policy_.game(), s);
  }
  [[nodiscard]] Values result(const State& s, int clock) const {
    return praga::result_of(policy_.game(), s, static_cast<float>(clock) / kRound);
  }
  [[nodiscard]] Text reason(const State& s, Move move) const {
    return praga::reason_for(policy_, s, move);
  }
  [[nodiscard]] const praga::Policy& policy() const { return policy_; }

 private:
  praga::Policy policy_;
  const praga::Network* network_;
};

}  // namespace pionek
