#include "bots/lab/bench_rows.hpp"

#include <charconv>
#include <fstream>
#include <sstream>

#include "engine/core/setup_json.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::lab {
namespace {

constexpr int kQuick = 10;
constexpr std::int64_t kMost = 1'000'000;

// Full rotations, at least one.
int games_in(const JsonReader& in, int seats, bool quick) {
  const auto games = static_cast<int>(in["games"].integer(1, kMost));
  const int wanted = quick ? games / kQuick : games;
  return std::max(1, (wanted + seats - 1) / seats) * seats;
}

int seats_in(const JsonReader& in) { return static_cast<int>(in["seats"].integer(1, kMaxSeats)); }

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

GamePtr game_in(const JsonReader& in) {
  const auto ids = game_ids();
  const auto at = static_cast<std::size_t>(in["game"].one_of(ids));
  return load_game(ids[at]).value();
}

TableRow read_table(const JsonReader& in, bool quick) {
  in.only({"game", "player", "company", "options", "seats", "games", "seed", "goal"});
  TableRow row;
  row.game = game_in(in);
  row.player = in["player"].string();
  const int seats = seats_in(in);
  if (seats > 1) row.company = in["company"].string();
  if (in.has("options")) row.options = options_in(in["options"]);
  const auto setup = make_setup(row.game->info(), seats, row.options);
  if (setup) row.setup = *setup;
  if (!setup) in.fail(setup.error().what, setup.error().expected);
  row.games = games_in(in, seats, quick);
  row.seed = seed_in(in);
  if (!in["goal"].is_null()) row.goal = static_cast<int>(in["goal"].integer(0, 100));
  return row;
}

WholeGamesPlan read_games(const JsonReader& in, bool quick) {
  WholeGamesPlan plan;
  plan.bot = in["bot"].string();
  plan.seats = seats_in(in);
  plan.games = games_in(in, 1, quick);
  plan.seed = seed_in(in);
  return plan;
}

LengthRow read_length(const JsonReader& in, bool quick) {
  in.only({"game", "bot", "seats", "games", "seed", "rounds", "short_of_end", "goal"});
  LengthRow row;
  row.game = game_in(in);
  row.plan = read_games(in, quick);
  row.plan.first_round = static_cast<int>(in["rounds"].at(0).integer(1, 1000));
  row.plan.last_round = static_cast<int>(in["rounds"].at(1).integer(1, 1000));
  row.plan.short_of_end = static_cast<int>(in["short_of_end"].integer(0, 1000));
  row.goal = static_cast<int>(in["goal"].integer(0, 100));
  return row;
}

PointsRow read_points(const JsonReader& in, bool quick) {
  in.only({"game", "bot", "seats", "games", "seed", "goal"});
  PointsRow row;
  row.game = game_in(in);
  row.plan = read_games(in, quick);
  row.goal = static_cast<int>(in["goal"].integer(0, kMost));
  return row;
}

CoachRow read_coach(const JsonReader& in, bool /*quick*/) {
  in.only({"game", "hint_iterations", "review_iterations"});
  return {game_in(in), static_cast<int>(in["hint_iterations"].integer(1, kMost)),
          static_cast<int>(in["review_iterations"].integer(1, kMost))};
}

// The rows of one kind that are wanted.
template <class Row>
std::vector<Row> read_all(const JsonReader& in, const BenchPlan& plan,
                          Row (*read)(const JsonReader&, bool)) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < in.size(); ++i) {
    Row row = read(in.at(i), plan.quick);
    if (plan.game.empty() || row.game->info().id == plan.game) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

Result<BenchRows> read_rows(const BenchPlan& plan) {
  const std::ifstream file(plan.rows, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) return Error{"cannot be read", plan.rows, "a readable file"};
  const auto value = parse_json(text.str(), plan.rows);
  if (!value) return value.error();
  std::optional<Error> wrong;
  const JsonReader in(*value, plan.rows + ": ", wrong);
  in.only({"tables", "lengths", "points", "coach"});
  BenchRows rows{
      read_all(in["tables"], plan, read_table), read_all(in["lengths"], plan, read_length),
      read_all(in["points"], plan, read_points), read_all(in["coach"], plan, read_coach)};
  if (wrong) return *wrong;
  return rows;
}

}  // namespace pionek::lab
