// Builds that run ten times slower (sanitizers, line counting) look at fewer cases.
#pragma once

#include <cstdlib>

namespace pionek {

inline bool in_slow_build() { return std::getenv("PIONEK_GAMES_PERCENT") != nullptr; }

}  // namespace pionek
