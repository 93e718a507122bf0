// Why a move is a good idea, or not, in the terms of Carnegie.
#pragma once

#include "bots/carnegie/policy.hpp"

namespace pionek::carnegie {

// A sentence about a move that is on offer.
Text reason_for(const Policy& policy, const State& s, Move move);

}  // namespace pionek::carnegie
