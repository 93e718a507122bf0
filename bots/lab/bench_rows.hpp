// What `./dev bench bots` measures: bench/bots.json as rows, each with its goal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/lab/lab.hpp"
#include "engine/core/error.hpp"
#include "engine/core/setup.hpp"

namespace pionek::lab {

using GamePtr = std::shared_ptr<const AnyGame>;

// Whose part of the bench is wanted, and how thoroughly.
struct BenchPlan {
  std::string rows;     // the file
  std::string game;     // only its rows; empty is all
  bool quick = false;   // a tenth of the games
  std::string figures;  // a file for the figures as JSON; empty is none
};

// One player against so many of another kind, or alone against the game's own opponent.
struct TableRow {
  GamePtr game;
  std::string player;
  std::string company;  // empty at a table for one
  std::vector<std::pair<std::string, std::string>> options;
  Setup setup;  // with these options
  int games = 0;
  std::uint64_t seed = 1;
  std::optional<int> goal;  // in percent of the games won; none is only recorded
};

// How long games of a bot with itself are and how many cities their winners supply.
struct LengthRow {
  GamePtr game;
  WholeGamesPlan plan;
  int goal = 0;  // in percent of the games
};

// How many points the winners of games of a bot with itself have on average.
struct PointsRow {
  GamePtr game;
  WholeGamesPlan plan;
  int goal = 0;
};

// How long a hint and a review take.
struct CoachRow {
  GamePtr game;
  int hint_iterations = 0;
  int review_iterations = 0;
};

struct BenchRows {
  std::vector<TableRow> tables;
  std::vector<LengthRow> lengths;
  std::vector<PointsRow> points;
  std::vector<CoachRow> coach;
};

Result<BenchRows> read_rows(const BenchPlan& plan);

// Measures all of it anew, prints it beside the goals and writes the figures.
int bench(const BenchPlan& plan);

}  // namespace pionek::lab
