// Learns the evaluation of Power Grid from games that the policy, and then the search, plays with
// itself.
#pragma once

#include <vector>

#include "bots/lab/learning.hpp"
#include "bots/power_grid/evaluation.hpp"
#include "bots/power_grid/policy.hpp"

namespace pionek::power_grid::lab {

// A position at the beginning of a round and how the game ended.
struct Sample {
  std::array<Features, kMaxSeats> features;
  Values result;
  int seats = 0;
};

// Games of the policy with itself; the end of the game is what is learned.
std::vector<Sample> play_samples(const Policy& policy, const LearnPlan& plan);

// Games of a search with itself. What is learned lies half-way between the end of the game and what
// the search thought of the position.
std::vector<Sample> search_samples(const PowerGrid& game, const Network& network,
                                   std::int64_t iterations, const LearnPlan& plan);

// Trains further from `network`; prints the loss on samples held back.
Network learn(const std::vector<Sample>& samples, const Network& network, const LearnPlan& plan);

}  // namespace pionek::power_grid::lab
