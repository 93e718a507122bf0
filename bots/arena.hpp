// Bots against bots: many games, seats rotated, and how sure we can be of the result.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"

namespace pionek {

struct ArenaPlan;

// What a game came to.
struct Ended {
  Scores scores;
  std::array<double, kMaxSeats> shares{};  // of the win, by seat
};

// Plays the games of a plan by their numbers, one at a time.
using Host = std::function<Result<Ended>(std::int64_t number)>;
using MakeHost =
    std::function<Result<Host>(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan)>;

struct ArenaPlan {
  std::vector<std::string> players;  // bots by name, one a seat
  std::int64_t games = 100;
  Seed seed{};
  Setup setup;              // its seats are the number of players
  int max_plies = 100'000;  // a game that reaches it is scored as it stands
  Thinking thinking;        // lent to the bots, and used to play several games at once
  int jobs = 1;             // games at once; the result is the same with any number
  // Told after each game how many are done; with several jobs by several threads.
  std::function<void(std::int64_t)> progress;
  // For players who are no bots of the house. Each job has a host of its own.
  MakeHost host;
};

// The seed of a game's deal, the chance of its bots, and who of the players has a seat in it.
Seed deal_of(const GameInfo& info, const ArenaPlan& plan, std::int64_t number);
Rng chance_of(const ArenaPlan& plan, std::int64_t number);
std::size_t player_on(const ArenaPlan& plan, std::int64_t number, Seat seat);

// Wilson's interval for a share of so many games, 95 %.
struct Interval {
  double low = 0;
  double high = 1;
};
Interval wilson95(double share, std::int64_t games);

struct ArenaTable {
  std::int64_t games = 0;
  // By player, in the order of the plan. A shared win counts in parts.
  std::vector<double> wins;
  std::vector<double> points;  // summed

  [[nodiscard]] double win_share(std::size_t player) const;
  [[nodiscard]] Interval interval95(std::size_t player) const {
    return wilson95(win_share(player), games);
  }
};

// Game k seats the players rotated by k; every block of as many games as there are players has the
// same deal, so that no seat and no luck favours anybody. In a cooperative game every game has a
// deal of its own.
Result<ArenaTable> run_arena(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan);

json::object arena_json(const AnyGame& game, const ArenaPlan& plan, const ArenaTable& table);

}  // namespace pionek
