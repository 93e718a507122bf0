// The coach as the program asks it: how long it thinks, and with what.
#pragma once

#include <optional>

#include "bots/coach.hpp"
#include "cli/command.hpp"
#include "table/match.hpp"

namespace pionek {

// What --iterations says, if it is there.
Result<std::optional<int>> iterations_in(const Call& call);

// Advice for the seat to move after `ply` moves.
Hint ask_hint(const Match& match, int ply, std::optional<int> iterations);

// What a bot of the team would do in the place of the seat to move; nothing where that would tell
// what only this seat may know.
std::optional<Advice> ask_fellow(const Match& match, Seat bot, std::optional<int> iterations);

// Every decision of a match, with the progress on standard error.
Review ask_review(const Match& match, std::optional<int> iterations, const Phrases& say);

}  // namespace pionek
