// What the search knows of Nucleum.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/nucleum/evaluation.hpp"
#include "bots/nucleum/policy.hpp"
#include "bots/nucleum/reasons.hpp"

namespace pionek {

template <>
class Knowledge<nucleum::Nucleum> {
 public:
  using State = nucleum::State;
  using Memory = nucleum::Policy::Memory;

  explicit Knowledge(const nucleum::Nucleum& game, const nucleum::Tuning& tuning = {},
                     const nucleum::Network& network = nucleum::learned_network())
      : policy_(game, tuning), network_(&network) {}

  void candidates(const State& s, Candidates& out) const { policy_.candidates(s, out); }
  void advance(State& s, Rng& rng, Memory& memory) const { policy_.advance(s, rng, memory); }
  // Turns of all seats.
  [[nodiscard]] int clock(const State& s) const { return s.round * s.seats + s.turn; }
  [[nodiscard]] Values evaluate(const State& s) const {
    return nucleum::chances_of(*network_, policy_.game(), s);
  }
  [[nodiscard]] Values result(const State& s, int clock) const {
    return nucleum::result_of(policy_.game(), s,
                              static_cast<float>(clock) / static_cast<float>(s.seats));
  }
  [[nodiscard]] Text reason(const State& s, Move move) const {
    return nucleum::reason_for(policy_, s, move);
  }
  [[nodiscard]] const nucleum::Policy& policy() const { return policy_; }

 private:
  nucleum::Policy policy_;
  const nucleum::Network* network_;
};

}  // namespace pionek
