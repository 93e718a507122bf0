#include "bots/arena.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "bots/knowledge.hpp"

namespace pionek {
namespace {

using Bots = std::vector<std::unique_ptr<Bot>>;

Seed with_number(Seed seed, std::uint64_t number, std::uint64_t use) {
  seed[2] += number;
  seed[3] += use;
  return seed;
}

Ended play_game(const AnyGame& game, const ArenaPlan& plan, Bots& bots, std::int64_t number) {
  AnyState state = game.start(plan.setup, deal_of(game.info(), plan, number));
  Rng rng = chance_of(plan, number);
  for (int ply = 0; ply < plan.max_plies && game.to_move(state) != nobody; ++ply) {
    Bot& bot = *bots[player_on(plan, number, game.to_move(state))];
    game.play(state, ask_bot(bot, game, state, rng));
  }
  return {game.scores(state), win_shares(game.info(), game.outcome(state))};
}

Result<Host> host_of_bots(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan) {
  const auto bots = std::make_shared<Bots>();
  for (const std::string& name : plan.players) {
    auto bot = make_bot(name, game, plan.thinking);
    if (!bot) return bot.error();
    bots->push_back(std::move(*bot));
  }
  return Host([game, plan, bots](std::int64_t number) -> Result<Ended> {
    return play_game(*game, plan, *bots, number);
  });
}

// The games in the order in which they are begun, each by the next host that is free.
class Games {
 public:
  explicit Games(const ArenaPlan& plan)
      : plan_(plan), ended_(static_cast<std::size_t>(plan.games)) {}

  void play_on(const Host& host) {
    while (!failed_) {
      const std::int64_t number = next_++;
      if (number >= plan_.games) return;
      const auto ended = host(number);
      if (!ended) return fail(number, ended.error());
      ended_[static_cast<std::size_t>(number)] = *ended;
      const std::int64_t done = ++done_;
      if (plan_.progress) plan_.progress(done);
    }
  }

  [[nodiscard]] const std::vector<Ended>& ended() const { return ended_; }
  // Of the earliest game that could not be played.
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  void fail(std::int64_t number, const Error& error) {
    const std::scoped_lock lock(mutex_);
    if (failed_ && failed_at_ < number) return;
    failed_ = true;
    failed_at_ = number;
    error_ = error;
  }

  const ArenaPlan& plan_;
  std::vector<Ended> ended_;
  std::atomic<std::int64_t> next_ = 0;
  std::atomic<std::int64_t> done_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::int64_t failed_at_ = 0;
  std::optional<Error> error_;
};

void count(const Ended& ended, const ArenaPlan& plan, std::int64_t number, ArenaTable& table) {
  for (int seat = 0; seat < ended.scores.size(); ++seat) {
    const std::size_t player = player_on(plan, number, seat_at(seat));
    table.wins[player] += ended.shares[static_cast<std::size_t>(seat)];
    table.points[player] += ended.scores[seat].points;
  }
  ++table.games;
}

}  // namespace

Seed deal_of(const GameInfo& info, const ArenaPlan& plan, std::int64_t number) {
  // A team has nobody to be fair to, and a deal played twice would tell little new.
  const auto block = info.cooperative ? 1 : plan.players.size();
  const auto deal = static_cast<std::uint64_t>(number) / block;
  return with_number(plan.seed, deal, 0);
}

Rng chance_of(const ArenaPlan& plan, std::int64_t number) {
  return Rng(with_number(plan.seed, static_cast<std::uint64_t>(number), 1));
}

std::size_t player_on(const ArenaPlan& plan, std::int64_t number, Seat seat) {
  const auto shift = static_cast<std::size_t>(number);
  return (static_cast<std::size_t>(index(seat)) + shift) % plan.players.size();
}

Interval wilson95(double share, std::int64_t games) {
  if (games == 0) return {};
  constexpr double z = 1.959964;
  const auto n = static_cast<double>(games);
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double reach =
      z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

double ArenaTable::win_share(std::size_t player) const {
  return games == 0 ? 0 : wins[player] / static_cast<double>(games);
}

Result<ArenaTable> run_arena(const std::shared_ptr<const AnyGame>& game, const ArenaPlan& plan) {
  const bool together = static_cast<bool>(plan.thinking.parallel) && plan.games > 1;
  const int jobs =
      together ? std::clamp(plan.jobs, 1, static_cast<int>(std::min<std::int64_t>(plan.games, 256)))
               : 1;
  std::vector<Host> hosts;
  for (int i = 0; i < jobs; ++i) {
    auto host = plan.host ? plan.host(game, plan) : host_of_bots(game, plan);
    if (!host) return host.error();
    hosts.push_back(std::move(*host));
  }
  Games games(plan);
  const auto work = [&](int job) { games.play_on(hosts[static_cast<std::size_t>(job)]); };
  if (jobs > 1) {
    plan.thinking.parallel(jobs, work);
  } else {
    work(0);
  }
  if (games.error()) return *games.error();
  ArenaTable table;
  table.wins.resize(plan.players.size());
  table.points.resize(plan.players.size());
  for (std::int64_t k = 0; k < plan.games; ++k) {
    count(games.ended()[static_cast<std::size_t>(k)], plan, k, table);
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
