// Why a move is a good idea, or not, in the terms of Praga Caput Regni.
#pragma once

#include "bots/praga/policy.hpp"

namespace pionek::praga {

// A sentence about a move that is on offer, and one that compares it with the others.
Text reason_for(const Policy& policy, const State& s, Move move);

}  // namespace pionek::praga
