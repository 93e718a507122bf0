// Why a move is a good idea, or not, in the terms of Power Grid.
#pragma once

#include "bots/power_grid/policy.hpp"

namespace pionek::power_grid {

// A sentence about a move that is on offer; empty where there is nothing to say.
Text reason_for(const Policy& policy, const State& s, Move move);

}  // namespace pionek::power_grid
