// Policies of Nucleum against policies without anything in between, for tuning.
#pragma once

#include <string>
#include <vector>

#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum::lab {

struct MatchResult {
  int games = 0;
  double wins = 0;
  double points = 0;   // of the first, summed
  double margin = 0;   // points above the mean of the others
  double margin2 = 0;  // squares
  double best = 0;     // points of the winner
  double rounds = 0;

  [[nodiscard]] double mean() const { return margin / games; }
  // Half the width of the 95 % interval of the mean margin.
  [[nodiscard]] double reach() const;
};

// A game up to the first turn: experiments are drawn, so that none of them is left out.
State deal(const Nucleum& game, int seats, const Seed& seed);

// One seat with `first`, the others with `other`; every deal is played once from every seat. The
// same seed means the same tables.
MatchResult match(const Policy& first, const Policy& other, int seats, int deals,
                  std::uint64_t seed);

// Climbs with all numbers at once: in every game each seat plays with its own small changes, and
// what the changes did to the points of those who had them tells where to go. Prints the numbers
// after every step.
void tune(const Nucleum& game, const Tuning& start, int games, int steps, std::uint64_t seed);

// Every number of a tuning, by name; those in arrays as usual.3.
std::vector<std::pair<std::string, double*>> numbers_of(Tuning& tuning);

}  // namespace pionek::nucleum::lab
