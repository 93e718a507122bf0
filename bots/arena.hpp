// Bots against bots: many games, seats rotated, and how sure we can be of the result.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"

namespace pionek {

struct ArenaPlan {
  std::vector<std::string> players;  // bots by name, one a seat
  std::int64_t games = 100;
  Seed seed{};
  Setup setup;              // its seats are the number of players
  int max_plies = 100'000;  // a game that reaches it is scored as it stands
  Thinking thinking;        // lent to the bots
};

struct ArenaTable {
  std::int64_t games = 0;
  // By player, in the order of the plan. A shared win counts in parts.
  std::vector<double> wins;
  std::vector<double> points;  // summed

  struct Interval {
    double low = 0;
    double high = 0;
  };
  [[nodiscard]] double win_share(std::size_t player) const;
  // Wilson's interval for the win share, 95 %.
  [[nodiscard]] Interval interval95(std::size_t player) const;
};

// Game k seats the players rotated by k; every block of as many games as there are players has the
// same deal, so that no seat and no luck favours anybody.
Result<ArenaTable> run_arena(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan);

json::object arena_json(const AnyGame& game, const ArenaPlan& plan, const ArenaTable& table);

}  // namespace pionek
