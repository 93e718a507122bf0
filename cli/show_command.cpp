// pionek show and position: a match at some ply, as a seat may see it or with everything.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/board.hpp"
#include "cli/terminal/pages.hpp"
#include "cli/terminal/terminal.hpp"

namespace pionek {
namespace {

Ending show(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const Match& match = file->match;
  const auto ply = ply_in(match, call.number("ply"));
  if (!ply) return ply.error();
  const auto viewer = seat_in(match, call.number("seat"));
  if (!viewer) return viewer.error();
  const AnyState state = match.state_at(*ply);
  const json::object description = tree(match.game().describe(state, *viewer));
  if (call.json()) {
    std::cout << pretty(description);
    return std::nullopt;
  }
  const auto files = call.games().files(match.game().info().id);
  if (!files) return files.error();
  const auto board = make_board(match.game(), *files, call.lang());
  const Terminal terminal(call.text("colour").value_or("auto"));
  const Scene scene{description, *viewer, match.game().to_move(state), match.names()};
  print(std::cout, board->draw(scene, {terminal.width(), terminal.ink(), false}));
  return std::nullopt;
}

Ending position(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const auto ply = ply_in(file->match, call.number("ply"));
  if (!ply) return ply.error();
  std::cout << pretty(tree(file->match.game().position(file->match.state_at(*ply))));
  return std::nullopt;
}

}  // namespace

constexpr Command kShowCommand{"show",
                               "FILE",
                               Word::cmd_show,
                               1,
                               1,
                               {{"seat", "N", kNumber, Word::flag_seat},
                                kPly,
                                {"colour", "auto|always|never", kColour, Word::flag_colour},
                                kJson},
                               show};
constexpr Command kPositionCommand{"position",    "FILE",  Word::cmd_position, 1, 1,
                                   {kPly, kJson}, position};

}  // namespace pionek
