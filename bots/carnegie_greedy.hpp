// A plain, sensible Carnegie player: the policy of the search, without the search.
#pragma once

#include "bots/bot.hpp"
#include "bots/carnegie/policy.hpp"

namespace pionek {

class CarnegieGreedy final : public Bot {
 public:
  explicit CarnegieGreedy(const carnegie::Carnegie& game) : policy_(game) {}

  Move choose(AnyState& imagined, Seat /*seat*/, Rng& /*rng*/) override {
    return policy_.choose(imagined.as<carnegie::State>());
  }

 private:
  carnegie::Policy policy_;
};

}  // namespace pionek
