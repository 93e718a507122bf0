// Why a move is a good idea, or not, in the terms of Nucleum.
#pragma once

#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum {

// A sentence or two about a move that is on offer.
Text reason_for(const Policy& policy, const State& s, Move move);

}  // namespace pionek::nucleum
