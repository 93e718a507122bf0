// The experiments of pionek_lab.
#pragma once

#include <cstdint>
#include <string>

#include "bots/power_grid/evaluation.hpp"
#include "bots/power_grid/tuning.hpp"
#include "bots/search.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::lab {

struct TunePlan {
  int seats = 4;
  int deals = 400;
  int steps = 100;
  std::uint64_t seed = 1;
};

power_grid::Tuning tune(const power_grid::PowerGrid& game, const power_grid::Tuning& start,
                        const TunePlan& plan);

struct DuelSide {
  std::int64_t iterations = 400;
  SearchTuning search;
  power_grid::Tuning policy;
  power_grid::Network network = power_grid::learned_network();
};

struct DuelPlan {
  int seats = 2;
  int deals = 50;
  std::uint64_t seed = 1;
  DuelSide first;
  DuelSide others;
};

// Every deal once from every seat; prints the share of the first.
void duel(const power_grid::PowerGrid& game, const DuelPlan& plan);

// Games of one bot with itself: how many rounds, how many cities the winner supplies.
void show_games(const std::string& name, int games, int seed);

// How long a hint and the review of a game take.
void time_coach(int iterations);

}  // namespace pionek::lab
