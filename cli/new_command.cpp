// pionek new: the record of a match in which nobody has moved yet.
#include <algorithm>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/new_match.hpp"
#include "cli/record_file.hpp"
#include "table/fairness.hpp"
#include "table/start.hpp"

namespace pionek {

int usual_seats(const GameInfo& info) {
  constexpr int kUsual = 4;
  return std::clamp(kUsual, info.min_seats, info.max_seats);
}

Result<Match> begin_match(const Call& call, const GamePtr& game, int seats,
                          std::vector<std::string> names) {
  const auto setup = make_setup(game->info(), seats, call.options());
  if (!setup) return setup.error();
  if (call.seed()) return Match::begin(game, *setup, *call.seed(), std::move(names));
  const auto chance = system_seed();
  if (!chance) return chance.error();
  return Match::begin(game, *setup, *chance, std::move(names));
}

namespace {

Result<Match> begin_from_file(const Call& call, const GamePtr& game, const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  const auto position = parse_json(*text, path);
  if (!position) return position.error();
  auto match = begin_from_position(game, *position, path, call.options(), call.list("names"));
  if (!match) return match.error();
  const int seats = match->setup().seats;
  if (call.number("seats").value_or(seats) != seats) {
    return Error{"the position has " + std::to_string(seats) + " seats", "--seats",
                 std::to_string(seats)};
  }
  return match;
}

Ending run_new(const Call& call) {
  const auto position = call.text("position");
  if (position && call.has("seed")) {
    return Failure(Error{"--seed and --position exclude each other", "new", "one of them"},
                   kWrongUsage);
  }
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  auto match = position ? begin_from_file(call, *game, *position)
                        : begin_match(call, *game,
                                      call.number("seats").value_or(usual_seats((*game)->info())),
                                      call.list("names"));
  if (!match) return match.error();
  const auto saved = save_new(*call.text("output"), *match);
  if (!saved) return saved.error();
  if (!call.json()) {
    std::cout << saved->path << '\n';
    return std::nullopt;
  }
  json::object out{
      {"file", saved->path}, {"game", (*game)->info().id}, {"seats", match->setup().seats}};
  if (match->seed()) {
    out["seed"] = print_seed(*match->seed());
    out["commit"] = commitment(*match->seed());
  }
  std::cout << pretty(out);
  return std::nullopt;
}

}  // namespace

constexpr Command kNewCommand{"new",
                              "GAME",
                              Word::cmd_new,
                              1,
                              1,
                              {{"seats", "N", kNumber, Word::flag_seats},
                               kSeed256,
                               kOption,
                               {"position", "FILE", kText, Word::flag_position},
                               kNames,
                               kOutput,
                               kJson},
                              run_new};

}  // namespace pionek
