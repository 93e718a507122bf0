// Games of the arena in which other programs play: a seat written "exec:COMMAND". Such a program is
// told what its seat may know and nothing else; docs/bot-protocol.md has every line.
#pragma once

#include "bots/arena.hpp"

namespace pionek {

inline constexpr int kBotProtocol = 1;

bool is_outside(std::string_view player);

// Makes hosts for plans with such players among the bots.
MakeHost outside_host(double seconds_per_move, Lang lang);

}  // namespace pionek
