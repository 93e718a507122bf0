// pionek play: sits people and bots down at the terminal client.
#include "bots/bot.hpp"
#include "bots/native/thinking.hpp"
#include "cli/coach.hpp"
#include "cli/commands.hpp"
#include "cli/new_match.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/client.hpp"

namespace pionek {
namespace {

constexpr std::string_view kHuman = "human";

// One person against the usual bots.
std::vector<std::string> usual_players(const AnyGame& game, int seats, Seat person) {
  std::vector<std::string> players(static_cast<std::size_t>(seats), usual_bot(game));
  players[static_cast<std::size_t>(index(person))] = kHuman;
  return players;
}

Result<std::vector<std::unique_ptr<Bot>>> make_bots(const std::vector<std::string>& players,
                                                    const GamePtr& game) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& player : players) {
    if (player == kHuman) {
      bots.push_back(nullptr);
      continue;
    }
    auto bot = make_bot(player, game, native_thinking());
    if (!bot) return Error{bot.error().what, "--seats", "human or " + bot.error().expected};
    bots.push_back(std::move(*bot));
  }
  return bots;
}

// A bot without a name is called by what it is.
std::vector<std::string> names_for(const std::vector<std::string>& players,
                                   std::vector<std::string> names) {
  names.resize(std::max(names.size(), players.size()));
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (names[i].empty() && players[i] != kHuman)
      names[i] = players[i] + "-" + std::to_string(i + 1);
  }
  return names;
}

Result<Sitting> resume(const Call& call, const GamePtr& game) {
  auto file = open_record(*call.text("load"), call.games());
  if (!file) return file.error();
  const int seats = file->match.setup().seats;
  if (file->match.game().info().id != game->info().id) {
    return Error{"this is a match of " + file->match.game().info().id, *call.text("load"),
                 "a match of " + game->info().id};
  }
  const auto ply = ply_in(file->match, call.number("ply"));
  if (!ply) return ply.error();
  const bool earlier = *ply < file->match.ply();
  if (earlier) file->match = file->match.branch(*ply);
  const bool over = file->match.over();
  const Seat person = call.has("ply") && !over ? file->match.to_move() : seat_at(0);
  const auto players = call.has("seats") ? call.list("seats") : usual_players(*game, seats, person);
  if (static_cast<int>(players.size()) != seats) {
    return Error{"there are " + std::to_string(players.size()) + " players", "--seats",
                 std::to_string(seats) + ", as in the record"};
  }
  auto bots = make_bots(players, file->match.game_ptr());
  if (!bots) return bots.error();
  Sitting sitting{std::move(file->match), std::move(*bots), std::nullopt, false, std::nullopt};
  // What goes on from an earlier move is another match: the record keeps its own end.
  if (!earlier) sitting.saved = std::move(file->saved);
  return sitting;
}

Result<Sitting> sit_down(const Call& call, const GamePtr& game) {
  const auto players = call.has("seats")
                           ? call.list("seats")
                           : usual_players(*game, usual_seats(game->info()), seat_at(0));
  auto bots = make_bots(players, game);
  if (!bots) return bots.error();
  auto match = begin_match(call, game, static_cast<int>(players.size()),
                           names_for(players, call.list("names")));
  if (!match) return match.error();
  return Sitting{std::move(*match), std::move(*bots), std::nullopt, false, std::nullopt};
}

// The file that was loaded may be kept up to date itself; any other must be new.
std::optional<Error> keep_in(const std::string& path, Sitting& sitting) {
  sitting.keep = true;
  if (sitting.saved && sitting.saved->path == path) return std::nullopt;
  auto saved = save_new(path, sitting.match);
  if (!saved) return saved.error();
  sitting.saved = std::move(*saved);
  return std::nullopt;
}

Ending run_play(const Call& call) {
  for (const char* flag : {"seed", "option", "names"}) {
    if (!call.has("load") || !call.has(flag)) continue;
    return Failure(
        Error{"--load and --" + std::string(flag) + " exclude each other", "play", "one of them"},
        kWrongUsage);
  }
  if (call.has("ply") && !call.has("load")) {
    return Failure(Error{"--ply without --load", "play", "--load FILE with it"}, kWrongUsage);
  }
  const auto iterations = iterations_in(call);
  if (!iterations) return iterations.error();
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  const auto files = call.games().files((*game)->info().id);
  if (!files) return files.error();
  auto sitting = call.has("load") ? resume(call, *game) : sit_down(call, *game);
  if (!sitting) return sitting.error();
  sitting->iterations = *iterations;
  if (const auto path = call.text("save")) {
    if (auto error = keep_in(*path, *sitting)) return *error;
  }
  const Terminal terminal(call.text("colour").value_or("auto"));
  auto board = make_board(sitting->match.game(), *files, call.lang());
  TerminalClient client(std::move(*sitting), std::move(board), terminal, call.games(), call.say());
  if (const auto error = client.run()) return *error;
  return std::nullopt;
}

}  // namespace

constexpr Command kPlayCommand{"play",
                               "GAME",
                               Word::cmd_play,
                               1,
                               1,
                               {{"seats", "A,B,...", kText, Word::flag_players},
                                kSeed256,
                                kOption,
                                kNames,
                                {"load", "FILE", kText, Word::flag_load},
                                {"ply", "K", kNumber, Word::flag_load_ply},
                                {"save", "FILE", kText, Word::flag_save},
                                kIterations,
                                {"colour", "auto|always|never", kColour, Word::flag_colour}},
                               run_play};

}  // namespace pionek
