// Tunes all numbers of the policy at once.
#pragma once

#include "bots/frostpunk/policy.hpp"

namespace pionek::frostpunk::lab {

struct TunePlan {
  int steps = 10;
  int games = 2'000;    // of a step, in pairs
  double reach = 0.12;  // of the changes that are tried, as a part of each number
  double rate = 0.25;   // of a number that a step moves at most
  std::uint64_t seed = 1;
};

// Setup number so much: all numbers of players, the first society in half of them.
Setup setup_of(const Frostpunk& game, int number);

// In each pair of games all numbers are changed a little, once one way and once the other, with the
// same deal. How much better the one ended tells where to go. Prints every step.
Tuning tune(const Frostpunk& game, Tuning tuning, const TunePlan& plan);

}  // namespace pionek::frostpunk::lab
