// The table of levels: each row of bench/bots.json is played anew and set beside its goal.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <thread>

#include "bots/arena.hpp"
#include "bots/lab/bench_rows.hpp"
#include "bots/native/thinking.hpp"

namespace pionek::lab {
namespace {

void print_goal(std::optional<int> goal, const char* unit, bool reached) {
  if (goal) std::printf("%3d%s  %s\n", *goal, unit, reached ? "reached" : "missed");
  if (!goal) std::printf("  none\n");
  std::ignore = std::fflush(stdout);
}

json::object with_goal(json::object figure, std::optional<int> goal, bool reached) {
  figure["goal"] = goal ? json::value(*goal) : json::value(nullptr);
  figure["reached"] = goal ? json::value(reached) : json::value(nullptr);
  return figure;
}

// Prints a line of the table and returns it as JSON.
json::object judged(const std::string& title, double share, int games, std::optional<int> goal) {
  const Interval interval = wilson95(share, games);
  const bool reached = goal && 100 * share >= *goal;
  std::printf("%-54s %5d  %5.1f %% (%5.1f to %5.1f)  ", title.c_str(), games, 100 * share,
              100 * interval.low, 100 * interval.high);
  print_goal(goal, " %", reached);
  return with_goal({{"title", title},
                    {"games", games},
                    {"share", share},
                    {"interval95", json::array{interval.low, interval.high}}},
                   goal, reached);
}

// "carnegie, hard against 3 normal", "carnegie, expert alone, level expert".
std::string title_of(const TableRow& row) {
  std::string title = row.game->info().id + ", " + row.player;
  const int others = row.setup.seats - 1;
  title += others == 0 ? " alone" : " against " + std::to_string(others) + " " + row.company;
  for (const auto& [name, value] : row.options)
    title.append(", ").append(name).append(" ").append(value);
  return title;
}

Result<json::object> play_table(const TableRow& row) {
  ArenaPlan plan;
  plan.players.assign(static_cast<std::size_t>(row.setup.seats), row.company);
  plan.players[0] = row.player;
  plan.games = row.games;
  plan.seed = {0, 0, 0, row.seed};
  plan.setup = row.setup;
  plan.thinking = native_thinking();
  plan.jobs = static_cast<int>(std::thread::hardware_concurrency());
  const auto table = run_arena(row.game, plan);
  if (!table) return table.error();
  return judged(title_of(row), table->win_share(0), row.games, row.goal);
}

std::string title_of(const AnyGame& game, const WholeGamesPlan& plan) {
  return game.info().id + ", " + std::to_string(plan.seats) + " " + plan.bot + ": ";
}

json::array play_lengths(const LengthRow& row) {
  const WholeGamesPlan& plan = row.plan;
  const WholeGames whole = measure_games(row.game, plan);
  const std::string name = title_of(*row.game, plan);
  const auto share = [&](int games) { return static_cast<double>(games) / plan.games; };
  json::array out{judged(name + std::to_string(plan.first_round) + " to " +
                             std::to_string(plan.last_round) + " rounds",
                         share(whole.usual), plan.games, row.goal),
                  judged(name + "winner at most " + std::to_string(plan.short_of_end) + " short",
                         share(whole.strong), plan.games, row.goal)};
  std::printf("  on average %.1f rounds, the winner supplies %.1f cities\n", whole.rounds,
              whole.cities);
  return out;
}

json::object play_points(const PointsRow& row) {
  const double points = winners_points(row.game, row.plan);
  const std::string title = title_of(*row.game, row.plan) + "points of the winner";
  std::printf("%-54s %5d  %5.1f %22s", title.c_str(), row.plan.games, points, "");
  const bool reached = points >= row.goal;
  print_goal(row.goal, "", reached);
  return with_goal({{"title", title}, {"games", row.plan.games}, {"points", points}}, row.goal,
                   reached);
}

json::object time_coach(const CoachRow& row) {
  const CoachTime coach = measure_coach(row.game, row.hint_iterations, row.review_iterations);
  const std::string& id = row.game->info().id;
  std::printf("%s: a hint, %d iterations, at most a second: %.0f ms\n", id.c_str(),
              row.hint_iterations, coach.hint_ms);
  std::printf("%s: a review of %zu decisions, %d iterations each: %.0f ms\n", id.c_str(),
              coach.decisions, row.review_iterations, coach.review_ms);
  return {{"game", id},
          {"hint_ms", coach.hint_ms},
          {"review_ms", coach.review_ms},
          {"review_decisions", coach.decisions}};
}

int complain(const Error& error) {
  std::cerr << "bench: " << error.text() << '\n';
  return 1;
}

}  // namespace

int bench(const BenchPlan& plan) {
  const auto rows = read_rows(plan);
  if (!rows) return complain(rows.error());
  std::printf("%-54s %5s  %-26s %5s\n", "table", "games", "won (95 %)", "goal");
  json::array tables;
  for (const TableRow& row : rows->tables) {
    auto figure = play_table(row);
    if (!figure) return complain(figure.error());
    tables.push_back(std::move(*figure));
  }
  json::array lengths;
  for (const LengthRow& row : rows->lengths) lengths.push_back(play_lengths(row));
  json::array points;
  for (const PointsRow& row : rows->points) points.push_back(play_points(row));
  json::array coach;
  for (const CoachRow& row : rows->coach) coach.push_back(time_coach(row));
  const json::object out{{"quick", plan.quick},
                         {"tables", std::move(tables)},
                         {"lengths", std::move(lengths)},
                         {"points", std::move(points)},
                         {"coach", std::move(coach)}};
  if (plan.figures.empty()) return 0;
  std::ofstream file(plan.figures, std::ios::binary);
  file << json::serialize(out) << '\n';
  return file ? 0 : complain({"cannot be written", plan.figures, "a file"});
}

}  // namespace pionek::lab
