// Bots, hints and reviews on any position that the game accepts, for people may set one up and ask;
// and on any that a game can get to.
#pragma once

#include <optional>

#include "table/match.hpp"

namespace pionek {

// The position in a JSON text; nothing if it is refused, with one clear error.
std::optional<AnyState> accepted_position(const AnyGame& game, std::string_view input);

void check_coach(const GamePtr& game, std::string_view input);

}  // namespace pionek
