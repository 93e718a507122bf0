// What the harness plays and how closely it looks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game_info.hpp"

namespace pionek::harness {

// The dear checks are made at every n-th step; a suite trades depth for number of games with them.
struct Plan {
  std::vector<Setup> setups;  // played in turn
  int games = 100;            // in all
  std::uint64_t seed = 1;
  int max_plies = 50000;
  int views_every = 1;      // describe and imagine, for every seat and for an onlooker
  int positions_every = 1;  // written to JSON text and read back
  int options_every = 1;    // every single option played on a copy
};

// The plan as this run wants it: PIONEK_GAMES_PERCENT scales the number of games (slow builds play
// fewer), PIONEK_SEED replaces the seed (a soak never plays the same games twice).
Plan as_asked(Plan plan);

// Every setting a game offers: all numbers of seats with all values of all options.
std::vector<Setup> every_setup(const GameInfo& info);

// "3 seats, weather=stormy"
std::string name_of(const GameInfo& info, const Setup& setup);

}  // namespace pionek::harness
