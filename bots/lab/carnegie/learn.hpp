// Learns the evaluation of Carnegie from games that the policy, and then the search, plays with
// itself.
#pragma once

#include <string>
#include <vector>

#include "bots/carnegie/evaluation.hpp"
#include "bots/carnegie/policy.hpp"

namespace pionek::lab {

// One seat at the beginning of a round, and how many points it had in the end.
struct CarnegieSample {
  carnegie::Features features{};
  float points = 0;  // so far
  float end = 0;
  // For the spread: the seats of a table stand one after the other.
  std::uint8_t seats = 0;
  std::uint8_t left = 0;
};

struct CarnegieLearnPlan {
  int games = 20'000;
  int epochs = 6;
  double wander = 0.1;          // how often a player tries a move that is not its first choice
  double rate = 2e-3;           // of learning, at first
  std::int64_t iterations = 0;  // of the search that plays; 0: the policy
  std::uint64_t seed = 1;
};

std::vector<CarnegieSample> play_samples(const carnegie::Policy& policy,
                                         const carnegie::Network& network,
                                         const CarnegieLearnPlan& plan);

// Trains further from `network`; prints the loss on samples held back, and how far the points of
// two seats drift apart.
carnegie::Network learn(const std::vector<CarnegieSample>& samples, carnegie::Network network,
                        const CarnegieLearnPlan& plan);

// As an initialiser for weights.inc.
std::string as_text(const carnegie::Network& network);
// The reverse, from a file of that name.
carnegie::Network read_network(const std::string& path);

}  // namespace pionek::lab
