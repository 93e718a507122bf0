// The experiments of pionek_lab.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "bots/power_grid/evaluation.hpp"
#include "bots/power_grid/tuning.hpp"
#include "bots/search.hpp"
#include "engine/core/any_game.hpp"
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

// How many simulations of a whole round, and how many iterations of the search, fit into a second.
struct Speed {
  double simulations = 0;
  double iterations = 0;
};
Speed measure_speed(const power_grid::PowerGrid& game);

// Games of one bot with itself: how long they are, how many cities the winner supplies.
struct WholeGamesPlan {
  std::string bot = "expert";
  int seats = 4;
  int games = 20;
  std::uint64_t seed = 1;
  int first_round = 8;  // of a game of the usual length
  int last_round = 13;
  int short_of_end = 2;  // cities that a winner may supply less than end the game
};
struct WholeGames {
  double rounds = 0;  // on average
  double cities = 0;  // of the winner, on average
  int usual = 0;      // games of the usual length
  int strong = 0;     // games whose winner supplied enough
};
WholeGames measure_games(const std::shared_ptr<const AnyGame>& game, const WholeGamesPlan& plan);

// The points of the winner on average, when a bot plays with itself.
double winners_points(const std::shared_ptr<const AnyGame>& game, const WholeGamesPlan& plan);

// How long a hint takes on average, and the review of a game of four hard bots.
struct CoachTime {
  double hint_ms = 0;
  double review_ms = 0;
  std::size_t decisions = 0;
};
CoachTime measure_coach(const std::shared_ptr<const AnyGame>& game, int hint_iterations,
                        int review_iterations);

}  // namespace pionek::lab
