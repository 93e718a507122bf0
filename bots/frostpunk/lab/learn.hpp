// Learns the evaluation of Frostpunk from games that the policy plays with itself.
#pragma once

#include <vector>

#include "bots/frostpunk/evaluation.hpp"
#include "bots/frostpunk/policy.hpp"
#include "bots/lab/learning.hpp"

namespace pionek::frostpunk::lab {

// The city at the beginning of a round, and whether it was saved.
struct FrostpunkSample {
  Features features{};
  bool won = false;
};

// Games with all societies and numbers of players.
std::vector<FrostpunkSample> play_samples(const Policy& policy, const LearnPlan& plan);

// Trains further from `network`; prints the loss on samples held back.
Network learn(const std::vector<FrostpunkSample>& samples, const Network& network,
              const LearnPlan& plan);

}  // namespace pionek::frostpunk::lab
