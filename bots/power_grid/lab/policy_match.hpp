// Policies against policies without anything in between: thousands of games a minute, for tuning.
#pragma once

#include <vector>

#include "bots/power_grid/policy.hpp"

namespace pionek::power_grid::lab {

struct MatchResult {
  int games = 0;
  double wins = 0;

  [[nodiscard]] double share() const { return games == 0 ? 0 : wins / games; }
  // Half the width of the 95 % interval of the share.
  [[nodiscard]] double reach() const;
};

// One seat with `first`, the others drawn for each deal from `others`, where a null stands for the
// greedy bot; every deal is played once from every seat. The same seed means the same tables.
MatchResult match(const Policy& first, const std::vector<const Policy*>& others, int seats,
                  int deals, std::uint64_t seed);

}  // namespace pionek::power_grid::lab
