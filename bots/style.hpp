// How a bot plays, told to those who choose whom to play against.
#pragma once

#include <string_view>

#include "engine/core/any_game.hpp"

namespace pionek {

// For a name that make_bot knows, with or without a budget; empty for any other.
Text bot_style(const AnyGame& game, std::string_view name);

}  // namespace pionek
