// The parts of Praga::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

using Wrong = std::optional<std::string>;

// check_parts.cpp: components conserved, everything within its bounds
Wrong check_frame(const Praga& game, const State& s);
Wrong check_crane(const Praga& game, const State& s);
Wrong check_player(const Praga& game, const State& s, int seat);
Wrong check_turn(const Praga& game, const State& s);
Wrong check_rival(const Praga& game, const State& s);
// check_tiles.cpp: every tile, token and seal in one place
Wrong check_hexes(const Praga& game, const State& s);
Wrong check_city(const Praga& game, const State& s);
Wrong check_bridge(const Praga& game, const State& s);
Wrong check_technologies(const Praga& game, const State& s);
Wrong check_seals(const Praga& game, const State& s);

}  // namespace pionek::praga
