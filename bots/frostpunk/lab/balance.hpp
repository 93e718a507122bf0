// How hard the game is: teams of one bot with every society and number of players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace pionek::frostpunk::lab {

struct BalancePlan {
  std::string bot;             // all seats of a team
  std::optional<int> society;  // only this one
  std::optional<int> seats;
  int games = 100;  // of each society and number of players
  std::uint64_t seed = 1;
};

// Prints the share of games won in each case, and how the others were lost.
void balance(const BalancePlan& plan);

}  // namespace pionek::frostpunk::lab
