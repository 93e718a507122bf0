// The team's common chance in a position of Frostpunk: what the city has and how far it is from
// each loss, against the rounds that are still to be survived.
#pragma once

#include "bots/frostpunk/outlook.hpp"
#include "bots/knowledge.hpp"

namespace pionek::frostpunk {

// 0 to 1; the same for everybody.
float chance_of(const Frostpunk& game, const State& s);
Values chances_of(const Frostpunk& game, const State& s);

}  // namespace pionek::frostpunk
