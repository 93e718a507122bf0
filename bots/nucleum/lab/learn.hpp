// Learns the evaluation of Nucleum from games that the policy, and then the search, plays
// with itself.
#pragma once

#include <vector>

#include "bots/lab/learning.hpp"
#include "bots/nucleum/evaluation.hpp"
#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum::lab {

// One seat at the beginning of a turn, and how many points it had in the end.
struct NucleumSample {
  Features features{};
  float points = 0;  // so far
  float end = 0;
  // For the spread: the seats of a table stand one after the other.
  std::uint8_t seats = 0;
  std::uint8_t left = 0;
};

// Games of the policy with itself; with iterations, of a search with that network.
std::vector<NucleumSample> play_samples(const Policy& policy, const Network& network,
                                        std::int64_t iterations, const LearnPlan& plan);

// Trains further from `network`; prints the loss on samples held back, and how far the points of
// two seats drift apart.
Network learn(const std::vector<NucleumSample>& samples, const Network& network,
              const LearnPlan& plan);

}  // namespace pionek::nucleum::lab
