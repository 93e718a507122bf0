// Everybody against everybody: each pair of bots shares a table, seat by seat in turn; all pairs
// play the same deals from all seats, and the results become ratings.
#pragma once

#include "bots/arena.hpp"
#include "bots/elo.hpp"

namespace pionek {

struct TournamentPlan {
  std::vector<std::string> bots;
  std::int64_t deals = 10;  // for each pair; a deal is played once with each bot on each seat
  Seed seed{};
  Setup setup;
  // As in an ArenaPlan; the progress counts the games of all pairs.
  Thinking thinking;
  int jobs = 1;
  std::function<void(std::int64_t)> progress;
  MakeHost host;

  [[nodiscard]] std::int64_t games_per_pair() const { return 2 * deals * setup.seats; }
  [[nodiscard]] std::int64_t games() const {
    const auto count = static_cast<std::int64_t>(bots.size());
    return count * (count - 1) / 2 * games_per_pair();
  }
};

struct Tournament {
  std::vector<std::string> bots;
  int seats = 0;
  std::int64_t games = 0;                  // of each pair
  std::vector<std::vector<double>> score;  // [i][k]: games that i won at tables with k
  std::vector<Rating> ratings;

  [[nodiscard]] double share(std::size_t i, std::size_t k) const {
    return games == 0 ? 0 : score[i][k] / static_cast<double>(games);
  }
  [[nodiscard]] Interval interval95(std::size_t i, std::size_t k) const {
    return wilson95(share(i, k), games);
  }
};

Result<Tournament> run_tournament(const std::shared_ptr<const AnyGame>& game,
                                  const TournamentPlan& plan);

json::object tournament_json(const AnyGame& game, const Tournament& tournament);

// The ratings with their intervals and the table of results, as a picture (SVG).
std::string tournament_svg(const AnyGame& game, const Tournament& tournament, Lang lang);

}  // namespace pionek
