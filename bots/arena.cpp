#include "bots/arena.hpp"

#include <cmath>

namespace pionek {
namespace {

using Bots = std::vector<std::unique_ptr<Bot>>;

Seed with_number(Seed seed, std::uint64_t number, std::uint64_t use) {
  seed[2] += number;
  seed[3] += use;
  return seed;
}

// Plays one game; `shift` is the player on seat 0.
Scores play_game(const AnyGame& game, const ArenaPlan& plan, Bots& bots, std::int64_t number) {
  const std::size_t players = bots.size();
  const auto shift = static_cast<std::size_t>(number) % players;
  const auto deal = static_cast<std::uint64_t>(number) / players;
  AnyState state = game.start(plan.setup, with_number(plan.seed, deal, 0));
  Rng rng(with_number(plan.seed, static_cast<std::uint64_t>(number), 1));
  for (int ply = 0; ply < plan.max_plies && game.to_move(state) != nobody; ++ply) {
    const auto seat = static_cast<std::size_t>(index(game.to_move(state)));
    game.play(state, ask_bot(*bots[(seat + shift) % players], game, state, rng));
  }
  return game.scores(state);
}

void count(const Scores& scores, std::size_t shift, ArenaTable& table) {
  int winners = 0;
  for (int seat = 0; seat < scores.size(); ++seat) {
    winners += place_of(scores, seat_at(seat)) == 1 ? 1 : 0;
  }
  for (int seat = 0; seat < scores.size(); ++seat) {
    const std::size_t player = (static_cast<std::size_t>(seat) + shift) % table.wins.size();
    if (place_of(scores, seat_at(seat)) == 1) table.wins[player] += 1.0 / winners;
    table.points[player] += scores[seat].points;
  }
  ++table.games;
}

}  // namespace

double ArenaTable::win_share(std::size_t player) const {
  return games == 0 ? 0 : wins[player] / static_cast<double>(games);
}

ArenaTable::Interval ArenaTable::interval95(std::size_t player) const {
  if (games == 0) return {0, 1};
  constexpr double z = 1.959964;
  const auto n = static_cast<double>(games);
  const double p = win_share(player);
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double reach = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Result<ArenaTable> run_arena(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan) {
  Bots bots;
  for (const std::string& name : plan.players) {
    auto bot = make_bot(name, game, plan.thinking);
    if (!bot) return bot.error();
    bots.push_back(std::move(*bot));
  }
  ArenaTable table;
  table.wins.resize(bots.size());
  table.points.resize(bots.size());
  for (std::int64_t k = 0; k < plan.games; ++k) {
    count(play_game(*game, plan, bots, k), static_cast<std::size_t>(k) % bots.size(), table);
  }
  return table;
}

json::object arena_json(const AnyGame& game, const ArenaPlan& plan, const ArenaTable& table) {
  json::array wins;
  json::array shares;
  json::array intervals;
  json::array means;
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const auto interval = table.interval95(i);
    wins.emplace_back(table.wins[i]);
    shares.emplace_back(table.win_share(i));
    intervals.push_back(json::array{interval.low, interval.high});
    means.emplace_back(table.games == 0 ? 0 : table.points[i] / static_cast<double>(table.games));
  }
  json::array players(plan.players.begin(), plan.players.end());
  return {{"game", game.info().id},         {"players", std::move(players)},
          {"games", table.games},           {"wins", std::move(wins)},
          {"win_share", std::move(shares)}, {"interval95", std::move(intervals)},
          {"mean_score", std::move(means)}};
}

}  // namespace pionek
