// How a match begins that a file describes: a lesson or a puzzle, by a set-up with its seed or by a
// position, and the moves played before anybody is asked. docs/lessons.md has the format.
#pragma once

#include "engine/core/json.hpp"
#include "table/match.hpp"

namespace pionek {

using OptionPairs = std::vector<std::pair<std::string, std::string>>;

// From a position, which knows its seats and some of the agreements itself. `where` names it in
// errors.
Result<Match> begin_from_position(const GamePtr& game, const json::value& position,
                                  const std::string& where, const OptionPairs& options,
                                  std::vector<std::string> names);

// A move spelt as in records; the error goes to the reader.
std::optional<Move> read_move(const JsonReader& in, const AnyGame& game);
std::vector<Move> read_moves(const JsonReader& in, const AnyGame& game);

// {"seats", "options", "seed", "position", "moves", "names"}. Nothing when the reader has an error.
std::optional<Match> read_start(const JsonReader& in, const GamePtr& game);

}  // namespace pionek
