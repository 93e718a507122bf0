// The parts of Nucleum::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

using Wrong = std::optional<std::string>;

// check_places.cpp: components conserved, everything where it may lie
Wrong check_map(const Nucleum& game, const State& s);
Wrong check_tiles(const Nucleum& game, const State& s);
Wrong check_contracts(const Nucleum& game, const State& s);

inline std::string of_seat(int seat, std::string_view what) {
  return "player " + std::to_string(seat + 1) + ": " + std::string(what);
}

// Whether a task of a step is on the agenda.
inline bool pending(const State& s, Step step) {
  for (const Task& task : s.agenda) {
    if (task.step == step) return true;
  }
  return false;
}

}  // namespace pionek::nucleum
