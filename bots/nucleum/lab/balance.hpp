// How the designed figures of Nucleum work out: who wins, how long it takes, where points come
// from.
#pragma once

#include <string>

#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum::lab {

// Games of one kind of player with itself, experiments drawn; prints win shares by experiment and
// seat, mean scores by source, length and end conditions. `bot` is a level, or greedy.
void balance(const Nucleum& game, const std::string& bot, int seats, int games, std::uint64_t seed);

}  // namespace pionek::nucleum::lab
