// The experiments of pionek_power_grid_lab.
#pragma once

#include <cstdint>

#include "bots/power_grid/evaluation.hpp"
#include "bots/power_grid/tuning.hpp"
#include "bots/search.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid::lab {

struct TunePlan {
  int seats = 4;
  int deals = 400;
  int steps = 100;
  std::uint64_t seed = 1;
};

Tuning tune(const PowerGrid& game, const Tuning& start, const TunePlan& plan);

struct DuelSide {
  std::int64_t iterations = 400;
  SearchTuning search;
  Tuning policy;
  Network network = learned_network();
};

struct DuelPlan {
  int seats = 2;
  int deals = 50;
  std::uint64_t seed = 1;
  DuelSide first;
  DuelSide others;
};

// Every deal once from every seat; prints the share of the first.
void duel(const PowerGrid& game, const DuelPlan& plan);

// How many simulations of a whole round, and how many iterations of the search, fit into a second.
struct Speed {
  double simulations = 0;
  double iterations = 0;
};
Speed measure_speed(const PowerGrid& game);

}  // namespace pionek::power_grid::lab
