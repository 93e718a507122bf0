// A plain, sensible player: the policy of the search, without the search.
#pragma once

#include "bots/bot.hpp"
#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum {

class Greedy final : public Bot {
 public:
  explicit Greedy(const Nucleum& game) : policy_(game) {}

  Move choose(AnyState& imagined, Seat /*seat*/, Rng& /*rng*/) override {
    return policy_.choose(imagined.as<State>());
  }

 private:
  Policy policy_;
};

}  // namespace pionek::nucleum
