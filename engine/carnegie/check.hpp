// The parts of Carnegie::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>

#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {

using Wrong = std::optional<std::string>;

// check_parts.cpp: components conserved, everything within its bounds
Wrong check_frame(const Carnegie& game, const State& s);
Wrong check_player(const Carnegie& game, const State& s, int seat);
Wrong check_map(const Carnegie& game, const State& s);
Wrong check_donations(const Carnegie& game, const State& s);
Wrong check_tiles(const Carnegie& game, const State& s);
Wrong check_andrew(const Carnegie& game, const State& s);

}  // namespace pionek::carnegie
