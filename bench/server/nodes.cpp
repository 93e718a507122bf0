#include "bench/server/nodes.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "bench/server/played.hpp"
#include "server/postgres.hpp"

namespace pionek {
namespace {

constexpr int kRounds = 20;
constexpr int kNodes = 3;
// Of the tables, so that all the clients are not more than one process may have open.
constexpr int kTogether = 4;

// Transactions that the database has seen. It tells of them a second late.
double transactions(const std::string& url) {
  auto database = Postgres::connect(url);
  if (!database) give_up(database.error().text());
  const auto found =
      database->ask("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()");
  if (!found) give_up(found.error().text());
  return static_cast<double>(found->number(0, 0));
}

struct Row {
  const char* name;
  const char* key;
  Played* played;
};

// Four clients at a table and a steady rate, on one node.
json::object measure_steady(const NodesPlan& plan) {
  Played played(plan.url, plan.tables, Crowd::kSeats);
  const std::vector<double> steady = played.steadily(plan.rate, plan.seconds);
  json::object out{{"tables", plan.tables},
                   {"rate_asked", plan.rate},
                   {"rate", static_cast<double>(steady.size()) / plan.seconds},
                   {"p50_ms", percentile(steady, 0.5)},
                   {"p99_ms", percentile(steady, 0.99)},
                   {"told", played.told()}};
  std::printf("one node on PostgreSQL, %d tables of four, %.0f moves/s: p50 %.2f ms, p99 %.2f ms\n",
              plan.tables, out["rate"].as_double(), out["p50_ms"].as_double(),
              out["p99_ms"].as_double());
  return out;
}

}  // namespace

json::object measure_nodes(const NodesPlan& plan) {
  json::object out = measure_steady(plan);
  const int tables = std::max(kNodes, plan.tables / kTogether);
  Played file(plan.folder + "/file", tables, Crowd::kSeats);
  Played one(plan.url, tables, Crowd::kSeats);
  Played three(plan.url, tables, Crowd::kSeats, {kNodes, false});
  Played next_door(plan.url, tables, Crowd::kSeats, {kNodes, true});
  const std::array<Row, 4> rows{{{"one node on a file", "file", &file},
                                 {"one node on PostgreSQL", "one", &one},
                                 {"three nodes", "three", &three},
                                 {"three nodes, clients at another one", "next_door", &next_door}}};
  const double before = transactions(plan.url);
  for (int round = 0; round < kRounds; ++round) {
    for (const Row& row : rows) row.played->fast(plan.seconds / kRounds);
  }
  const double seen = transactions(plan.url) - before;
  std::printf("%-38s %10s %14s %10s\n", "as fast as it goes, four clients", "moves/s",
              "CPU us/move", "to one");
  for (const Row& row : rows) {
    static_cast<void>(row.played->told());
    const double share = row.played->per_second() / one.per_second();
    std::printf("%-38s %10.0f %14.1f %10.2f\n", row.name, row.played->per_second(),
                row.played->cpu_us_a_move(), share);
    out[row.key] = json::object{{"moves_per_second", row.played->per_second()},
                                {"server_us_per_move", row.played->cpu_us_a_move()},
                                {"share_of_one", share}};
  }
  out["share_of_file"] = one.per_second() / file.per_second();
  out["transactions_per_move"] =
      seen / static_cast<double>(one.moves() + three.moves() + next_door.moves());
  std::printf("one node on PostgreSQL to one on a file %8.2f\ntransactions a move %28.3f\n",
              out["share_of_file"].as_double(), out["transactions_per_move"].as_double());
  return out;
}

}  // namespace pionek
