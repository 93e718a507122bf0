// The parts of Nucleum::broken: each names the first invariant of its part that does not hold.
#pragma once

#include <optional>
#include <string>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

using Wrong = std::optional<std::string>;

// check.cpp: components conserved, everything within its bounds
Wrong check_frame(const Nucleum& game, const State& s);
Wrong check_player(const Nucleum& game, const State& s, int seat);
Wrong check_map(const Nucleum& game, const State& s);
Wrong check_tiles(const Nucleum& game, const State& s);
Wrong check_contracts(const Nucleum& game, const State& s);
Wrong check_end(const Nucleum& game, const State& s);

// Whether a task of a step is on the agenda.
inline bool pending(const State& s, Step step) {
  for (const Task& task : s.agenda) {
    if (task.step == step) return true;
  }
  return false;
}

}  // namespace pionek::nucleum
