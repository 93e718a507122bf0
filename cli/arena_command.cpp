// pionek arena: how well bots play, at one table or everybody against everybody.
#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <iostream>
#include <thread>

#include "bots/native/thinking.hpp"
#include "bots/tournament.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/meter.hpp"
#include "cli/outside_host.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

constexpr int kUsualGames = 100;
constexpr double kUsualMoveTime = 10;

std::string decimal(double value, int digits) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                 std::chars_format::fixed, digits);
  return {text.data(), end.ptr};
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

std::string elo(double rating) {
  const std::string text = decimal(rating, 0);
  return rating >= 0.5 ? "+" + text : text == "-0" ? "0" : text;
}

// Wide enough for every name, but a long command of a program is cut.
int name_width(const std::vector<std::string>& names) {
  constexpr int kLeast = 10;
  constexpr int kMost = 24;
  int width = kLeast;
  for (const std::string& name : names) width = std::max(width, width_of(name));
  return std::min(width, kMost);
}

// What one table and a tournament have in common.
struct Common {
  GamePtr game;
  Setup setup;
  std::int64_t games = 0;
  Seed seed{};
  int jobs = 1;
  MakeHost host;
};

Failure wrong_use(std::string what, std::string expected) {
  return {Error{std::move(what), "arena", std::move(expected)}, kWrongUsage};
}

Ending check_flags(const Call& call) {
  const bool all = call.has("round-robin");
  if (!all && !call.has("seats")) {
    return wrong_use("the flag --seats is missing", "--seats A,B,... or --round-robin A,B,...");
  }
  if (all && call.has("seats")) {
    return wrong_use("--seats and --round-robin exclude each other",
                     "one of them (--size N is the seats of a round robin)");
  }
  for (const char* flag : {"size", "picture"}) {
    if (all || !call.has(flag)) continue;
    return wrong_use("--" + std::string(flag) + " without --round-robin",
                     "--round-robin A,B,... with it");
  }
  return std::nullopt;
}

Result<int> at_least(int least, const Call& call, const std::string& flag, int usual) {
  const int number = call.number(flag).value_or(usual);
  if (number >= least) return number;
  return Error{"found " + std::to_string(number), "--" + flag, "at least " + std::to_string(least)};
}

Result<Common> read_common(const Call& call, const std::vector<std::string>& players, int seats) {
  Common common;
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  common.game = *game;
  const auto games = at_least(1, call, "games", kUsualGames);
  if (!games) return games.error();
  common.games = *games;
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto jobs = at_least(1, call, "jobs", cores);
  if (!jobs) return jobs.error();
  common.jobs = *jobs;
  const auto setup = make_setup(common.game->info(), seats, call.options());
  if (!setup) return setup.error();
  common.setup = *setup;
  const auto seed = call.seed() ? Result<Seed>(*call.seed()) : system_seed();
  if (!seed) return seed.error();
  common.seed = *seed;
  if (std::any_of(players.begin(), players.end(), is_outside)) {
    common.host = outside_host(call.seconds("move-time").value_or(kUsualMoveTime), call.lang());
  }
  return common;
}

Ending one_table(const Call& call) {
  ArenaPlan plan;
  plan.players = call.list("seats");
  const auto common = read_common(call, plan.players, static_cast<int>(plan.players.size()));
  if (!common) return common.error();
  plan.games = common->games;
  plan.seed = common->seed;
  plan.setup = common->setup;
  plan.thinking = native_thinking();
  plan.jobs = common->jobs;
  plan.host = common->host;
  const auto table = [&] {
    Meter meter(call.say(), Word::arena_progress, plan.games);
    plan.progress = [&](std::int64_t done) { meter.show(done); };
    return run_arena(common->game, plan);
  }();
  if (!table) return table.error();
  if (call.json()) {
    std::cout << pretty(arena_json(*common->game, plan, *table));
    return std::nullopt;
  }
  std::cout << call.say()(Word::arena_title, common->game->info().name.in(call.lang()),
                          table->games)
            << '\n';
  const int width = name_width(plan.players);
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const Interval interval = table->interval95(i);
    std::cout << call.say()(Word::arena_row, i + 1, fit(plan.players[i], width),
                            fit_right(percent(table->win_share(i)), 7), percent(interval.low),
                            percent(interval.high),
                            decimal(table->points[i] / static_cast<double>(table->games), 1))
              << '\n';
  }
  return std::nullopt;
}

// Strongest first.
std::vector<std::size_t> ranking(const Tournament& tournament) {
  std::vector<std::size_t> order(tournament.bots.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t l, std::size_t r) {
    const double left = tournament.ratings[l].elo;
    const double right = tournament.ratings[r].elo;
    return left != right ? left > right : l < r;
  });
  return order;
}

// How far the true share of any pair may be from the one that was seen. Near 0 and 100 % an
// interval does not have it in the middle.
double farthest(const Tournament& tournament) {
  double most = 0;
  for (std::size_t i = 0; i < tournament.bots.size(); ++i) {
    for (std::size_t k = 0; k < tournament.bots.size(); ++k) {
      if (i == k) continue;
      const Interval interval = tournament.interval95(i, k);
      const double share = tournament.share(i, k);
      most = std::max({most, share - interval.low, interval.high - share});
    }
  }
  return most;
}

// The ratings, then what each won against each; the columns are numbered as the rows.
void print_tournament(const Call& call, const AnyGame& game, const Tournament& tournament) {
  const Phrases& say = call.say();
  const auto order = ranking(tournament);
  const int width = name_width(tournament.bots);
  constexpr int kCell = 7;
  std::cout << say(Word::robin_title, game.info().name.in(call.lang()), tournament.seats,
                   tournament.games)
            << '\n';
  const auto numbered = [&](std::size_t rank) {
    return fit_right(std::to_string(rank + 1), 2) + "  " +
           fit(tournament.bots[order[rank]], width) + "  ";
  };
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    const Rating& rating = tournament.ratings[order[rank]];
    std::cout << numbered(rank)
              << say(Word::robin_row, fit_right(elo(rating.elo), 5), elo(rating.low),
                     elo(rating.high))
              << '\n';
  }
  std::cout << '\n' << say(Word::robin_wins) << '\n' << std::string(4, ' ') << fit(" ", width + 2);
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::cout << fit_right(std::to_string(i + 1), kCell);
  }
  std::cout << '\n';
  for (std::size_t row = 0; row < order.size(); ++row) {
    std::cout << numbered(row);
    for (std::size_t column = 0; column < order.size(); ++column) {
      const double share = tournament.share(order[row], order[column]);
      std::cout << fit_right(row == column ? "·" : decimal(100 * share, 1), kCell);
    }
    std::cout << '\n';
  }
  std::cout << say(Word::robin_sure, percent(farthest(tournament))) << '\n';
}

Ending round_robin(const Call& call) {
  TournamentPlan plan;
  plan.bots = call.list("round-robin");
  if (plan.bots.size() < 2) {
    return Error{"there is one bot", "--round-robin", "at least 2, as in A,B"};
  }
  // Alone at a table nobody plays against anybody.
  const auto size = at_least(2, call, "size", 2);
  if (!size) return size.error();
  const auto common = read_common(call, plan.bots, *size);
  if (!common) return common.error();
  const auto picture = call.text("picture");
  if (picture && std::filesystem::exists(*picture)) {
    // Found before the games, not after them.
    return Error{"the file exists already", *picture, "a new name"};
  }
  plan.seed = common->seed;
  plan.setup = common->setup;
  plan.thinking = native_thinking();
  plan.jobs = common->jobs;
  plan.host = common->host;
  const std::int64_t rotation = 2 * static_cast<std::int64_t>(plan.setup.seats);
  plan.deals = (common->games + rotation - 1) / rotation;
  const auto tournament = [&] {
    Meter meter(call.say(), Word::arena_progress, plan.games());
    plan.progress = [&](std::int64_t done) { meter.show(done); };
    return run_tournament(common->game, plan);
  }();
  if (!tournament) return tournament.error();
  if (call.json()) {
    std::cout << pretty(tournament_json(*common->game, *tournament));
  } else {
    print_tournament(call, *common->game, *tournament);
  }
  if (!picture) return std::nullopt;
  const auto error = create_file(*picture, tournament_svg(*common->game, *tournament, call.lang()));
  return error ? Ending(*error) : std::nullopt;
}

Ending run_arena(const Call& call) {
  if (auto failure = check_flags(call)) return failure;
  return call.has("round-robin") ? round_robin(call) : one_table(call);
}

}  // namespace

constexpr Command kArenaCommand{"arena",
                                "GAME",
                                Word::cmd_arena,
                                1,
                                1,
                                {{"seats", "A,B,...", kText, Word::flag_bots},
                                 {"round-robin", "A,B,...", kText, Word::flag_round_robin},
                                 {"size", "N", kNumber, Word::flag_size},
                                 {"games", "N", kNumber, Word::flag_games},
                                 kSeed256,
                                 kOption,
                                 {"jobs", "N", kNumber, Word::flag_jobs},
                                 {"move-time", "S", kSeconds, Word::flag_move_time},
                                 {"picture", "FILE", kText, Word::flag_picture},
                                 kJson},
                                run_arena};

}  // namespace pionek
