// Everybody's chances to win in a position of Nucleum: the points each seat can expect in the end
// become chances.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

Values chances_of(const Nucleum& game, const Tuning& tuning, const State& s);

}  // namespace pionek::nucleum
