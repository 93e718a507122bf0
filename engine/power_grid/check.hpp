// The parts of PowerGrid::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>

#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

using Wrong = std::optional<std::string>;

// check_agenda.cpp: what is asked now can come about, and can be answered
Wrong check_agenda(const PowerGrid& game, const State& s);

}  // namespace pionek::power_grid
