// The parts of Frostpunk::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>

#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {

using Wrong = std::optional<std::string>;

// check_parts.cpp: everything within its bounds, components conserved
Wrong check_frame(const Frostpunk& game, const State& s);
Wrong check_people(const Frostpunk& game, const State& s);
Wrong check_heat(const Frostpunk& game, const State& s);
Wrong check_morale(const Frostpunk& game, const State& s);
Wrong check_map(const Frostpunk& game, const State& s);
Wrong check_buildings(const Frostpunk& game, const State& s);
Wrong check_research(const Frostpunk& game, const State& s);

// check_cards.cpp: every card is in exactly one place
Wrong check_citizens(const Frostpunk& game, const State& s);
Wrong check_events(const Frostpunk& game, const State& s);
Wrong check_laws(const Frostpunk& game, const State& s);
Wrong check_scenario(const Frostpunk& game, const State& s);
Wrong check_weather(const Frostpunk& game, const State& s);
Wrong check_expeditions(const Frostpunk& game, const State& s);

}  // namespace pionek::frostpunk
