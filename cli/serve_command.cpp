// pionek serve: tables for browsers and bots.
#include <iostream>

#include "cli/commands.hpp"
#include "server/serve.hpp"

namespace pionek {
namespace {

constexpr int kMostPort = 65535;
constexpr int kMostWorkers = 256;
constexpr int kMostPause = 60 * 1000;

Result<Shelf> shelf_of(const Games& games) {
  std::vector<ShelvedGame> shelved;
  for (const auto id : game_ids()) {
    auto files = games.files(id);
    if (!files) return files.error();
    auto game = games.load(id);
    if (!game) return game.error();
    shelved.push_back({*game, std::move(*files)});
  }
  return Shelf(std::move(shelved));
}

// Takes the flag over into the options if it is within its bounds.
std::optional<Error> read_number(const Call& call, std::string_view flag, int least, int most,
                                 int& into) {
  into = call.number(flag).value_or(into);
  if (into >= least && into <= most) return std::nullopt;
  return Error{"found " + std::to_string(into), "--" + std::string(flag),
               "a number from " + std::to_string(least) + " to " + std::to_string(most)};
}

Result<ServeOptions> options_of(const Call& call) {
  ServeOptions options;
  options.address = call.text("bind").value_or(options.address);
  options.database = call.text("db").value_or(options.database);
  constexpr int kMost = std::numeric_limits<int>::max();
  if (auto error = read_number(call, "port", 0, kMostPort, options.port)) return *error;
  if (auto error = read_number(call, "workers", 0, kMostWorkers, options.workers)) return *error;
  if (auto error = read_number(call, "bot-pause", 0, kMostPause, options.bot_pause)) return *error;
  if (auto error = read_number(call, "tables-per-hour", 1, kMost, options.tables_per_hour)) {
    return *error;
  }
  return options;
}

Ending run(const Call& call) {
  const auto options = options_of(call);
  if (!options) return Failure(options.error(), kWrongUsage);
  const auto shelf = shelf_of(call.games());
  if (!shelf) return shelf.error();
  const auto failed = serve(*options, *shelf, [&](const std::string& url) {
    std::cout << call.say()(Word::serving, url) << std::endl;
  });
  if (failed) return *failed;
  return std::nullopt;
}

}  // namespace

constexpr Command kServeCommand{"serve",
                                "",
                                Word::cmd_serve,
                                0,
                                0,
                                {{"port", "N", kNumber, Word::flag_port},
                                 {"bind", "ADDRESS", kText, Word::flag_bind},
                                 {"db", "FILE", kText, Word::flag_db},
                                 {"workers", "N", kNumber, Word::flag_workers},
                                 {"bot-pause", "MS", kNumber, Word::flag_bot_pause},
                                 {"tables-per-hour", "N", kNumber, Word::flag_table_rate}},
                                run};

}  // namespace pionek
