// Why a move is a good idea, or not, in the terms of Frostpunk: which danger it answers.
#pragma once

#include "bots/frostpunk/policy.hpp"

namespace pionek::frostpunk {

// A sentence about a move that is on offer.
Text reason_for(const Policy& policy, const State& s, Move move);

}  // namespace pionek::frostpunk
