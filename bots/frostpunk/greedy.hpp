// A plain, sensible leader: the policy of the search, without the search.
#pragma once

#include "bots/bot.hpp"
#include "bots/frostpunk/policy.hpp"

namespace pionek::frostpunk {

class Greedy final : public Bot {
 public:
  explicit Greedy(const Frostpunk& game) : policy_(game) {}

  Move choose(AnyState& imagined, Seat /*seat*/, Rng& /*rng*/) override {
    return policy_.choose(imagined.as<State>());
  }

 private:
  Policy policy_;
};

}  // namespace pionek::frostpunk
