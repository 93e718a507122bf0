// The table of levels: each row of bench/bots.json is played anew and set beside its goal.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>

#include "bots/arena.hpp"
#include "bots/lab/lab.hpp"
#include "bots/native/thinking.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::lab {
namespace {

constexpr int kQuick = 10;  // a tenth of the games

// One player against so many of another kind.
struct Row {
  std::string player;
  std::string company;
  int seats = 2;
  int games = 0;
  std::uint64_t seed = 1;
  std::optional<int> goal;  // in percent; none is only recorded
};

struct Rows {
  std::vector<Row> tables;
  WholeGamesPlan whole;
  int whole_goal = 0;
  int hint_iterations = 0;
  int review_iterations = 0;
};

// Full rotations, at least one.
int games_of(std::int64_t games, int seats, bool quick) {
  const auto wanted = static_cast<int>(quick ? games / kQuick : games);
  return std::max(1, (wanted + seats - 1) / seats) * seats;
}

std::optional<int> goal_in(const JsonReader& in) {
  if (in["goal"].is_null()) return std::nullopt;
  return static_cast<int>(in["goal"].integer(0, 100));
}

// Up to 16 hexadecimal digits, as `pionek arena --seed` takes them.
std::uint64_t seed_in(const JsonReader& in) {
  const std::string text = in["seed"].string();
  std::uint64_t seed = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), seed, 16);
  if (in.ok() && (code != std::errc{} || end != text.data() + text.size())) {
    in["seed"].fail("found '" + text + "'", "1 to 16 hexadecimal digits");
  }
  return seed;
}

Row read_row(const JsonReader& in, bool quick) {
  constexpr std::int64_t kMost = 1'000'000;
  in.only({"player", "company", "seats", "games", "seed", "goal"});
  Row row;
  row.player = in["player"].string();
  row.company = in["company"].string();
  row.seats = static_cast<int>(in["seats"].integer(2, kMaxSeats));
  row.games = games_of(in["games"].integer(1, kMost), row.seats, quick);
  row.seed = seed_in(in);
  row.goal = goal_in(in);
  return row;
}

Result<Rows> read_rows(const std::string& path, bool quick) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) return Error{"cannot be read", path, "a readable file"};
  const auto value = parse_json(text.str(), path);
  if (!value) return value.error();
  std::optional<Error> wrong;
  const JsonReader in(*value, path + ": ", wrong);
  in.only({"tables", "whole_games", "coach"});
  Rows rows;
  for (std::size_t i = 0; i < in["tables"].size(); ++i) {
    rows.tables.push_back(read_row(in["tables"].at(i), quick));
  }
  const JsonReader whole = in["whole_games"];
  whole.only({"bot", "seats", "games", "seed", "rounds", "short_of_end", "goal"});
  rows.whole.bot = whole["bot"].string();
  rows.whole.seats = static_cast<int>(whole["seats"].integer(2, kMaxSeats));
  rows.whole.games = static_cast<int>(whole["games"].integer(1, 10'000)) / (quick ? kQuick : 1);
  rows.whole.games = std::max(1, rows.whole.games);
  rows.whole.seed = seed_in(whole);
  rows.whole.first_round = static_cast<int>(whole["rounds"].at(0).integer(1, 1000));
  rows.whole.last_round = static_cast<int>(whole["rounds"].at(1).integer(1, 1000));
  rows.whole.short_of_end = static_cast<int>(whole["short_of_end"].integer(0, 1000));
  rows.whole_goal = static_cast<int>(whole["goal"].integer(0, 100));
  rows.hint_iterations = static_cast<int>(in["coach"]["hint_iterations"].integer(1, kMaxBudget));
  rows.review_iterations =
      static_cast<int>(in["coach"]["review_iterations"].integer(1, kMaxBudget));
  if (wrong) return *wrong;
  return rows;
}

// Prints a line of the table and returns it as JSON.
json::object judged(const std::string& title, double share, int games, std::optional<int> goal) {
  const Interval interval = wilson95(share, games);
  const bool reached = goal && 100 * share >= *goal;
  std::printf("%-44s %5d  %5.1f %% (%5.1f to %5.1f)  ", title.c_str(), games, 100 * share,
              100 * interval.low, 100 * interval.high);
  if (goal) std::printf("%3d %%  %s\n", *goal, reached ? "reached" : "missed");
  if (!goal) std::printf("  none\n");
  std::ignore = std::fflush(stdout);
  return {{"title", title},
          {"games", games},
          {"share", share},
          {"interval95", json::array{interval.low, interval.high}},
          {"goal", goal ? json::value(*goal) : json::value(nullptr)},
          {"reached", goal ? json::value(reached) : json::value(nullptr)}};
}

Result<json::object> play_row(const std::shared_ptr<const AnyGame>& game, const Row& row) {
  ArenaPlan plan;
  plan.players.assign(static_cast<std::size_t>(row.seats), row.company);
  plan.players[0] = row.player;
  plan.games = row.games;
  plan.seed = {0, 0, 0, row.seed};
  plan.setup.seats = row.seats;
  plan.thinking = native_thinking();
  plan.jobs = static_cast<int>(std::thread::hardware_concurrency());
  const auto table = run_arena(game, plan);
  if (!table) return table.error();
  const std::string title =
      row.player + " against " + std::to_string(row.seats - 1) + " " + row.company;
  return judged(title, table->win_share(0), row.games, row.goal);
}

json::array play_whole_games(const Rows& rows) {
  const WholeGamesPlan& plan = rows.whole;
  const WholeGames whole = measure_games(plan);
  const std::string name = plan.bot + ", " + std::to_string(plan.seats) + " seats: ";
  const auto share = [&](int games) { return static_cast<double>(games) / plan.games; };
  json::array out{judged(name + std::to_string(plan.first_round) + " to " +
                             std::to_string(plan.last_round) + " rounds",
                         share(whole.usual), plan.games, rows.whole_goal),
                  judged(name + "winner at most " + std::to_string(plan.short_of_end) + " short",
                         share(whole.strong), plan.games, rows.whole_goal)};
  std::printf("  on average %.1f rounds, the winner supplies %.1f cities\n", whole.rounds,
              whole.cities);
  return out;
}

json::object time_search(const Rows& rows) {
  const Speed speed =
      measure_speed(power_grid::PowerGrid::load(embedded_files("power-grid")).value());
  const CoachTime coach = measure_coach(rows.hint_iterations, rows.review_iterations);
  std::printf("%.0f simulations of a round, %.0f iterations of the search a second\n",
              speed.simulations, speed.iterations);
  std::printf("a hint, %d iterations: %.0f ms\n", rows.hint_iterations, coach.hint_ms);
  std::printf("a review of %zu decisions, %d iterations each: %.0f ms\n", coach.decisions,
              rows.review_iterations, coach.review_ms);
  return {{"simulations_per_second", speed.simulations},
          {"iterations_per_second", speed.iterations},
          {"hint_ms", coach.hint_ms},
          {"review_ms", coach.review_ms},
          {"review_decisions", coach.decisions}};
}

int complain(const Error& error) {
  std::cerr << "bench: " << error.text() << '\n';
  return 1;
}

}  // namespace

int bench(const std::string& path, bool quick, const std::string& figures) {
  const auto rows = read_rows(path, quick);
  if (!rows) return complain(rows.error());
  const auto game = load_game("power-grid").value();
  std::printf("%-44s %5s  %-26s %5s\n", "table", "games", "won (95 %)", "goal");
  json::array tables;
  for (const Row& row : rows->tables) {
    auto result = play_row(game, row);
    if (!result) return complain(result.error());
    tables.push_back(std::move(*result));
  }
  json::object out{{"quick", quick}, {"tables", std::move(tables)}};
  out["whole_games"] = play_whole_games(*rows);
  for (const auto& field : time_search(*rows)) out[field.key()] = field.value();
  if (figures.empty()) return 0;
  std::ofstream file(figures, std::ios::binary);
  file << json::serialize(out) << '\n';
  return file ? 0 : complain({"cannot be written", figures, "a file"});
}

}  // namespace pionek::lab
