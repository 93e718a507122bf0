// What pionek_lab measures of any game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/core/any_game.hpp"

namespace pionek::lab {

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
