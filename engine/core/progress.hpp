// How far a game has come, for the ribbon over the board, standing orders and reports; and how full
// the fixed capacities of its state are, for the harness.
#pragma once

#include "engine/core/fixed_vector.hpp"

namespace pionek {

struct Progress {
  int round = 0;   // from 1; 0 before the first
  int rounds = 0;  // how many there will be; 0 when that is open
  int phase = -1;  // of GameInfo::phases; -1 when the game is in none of them

  friend constexpr bool operator==(const Progress&, const Progress&) = default;
};

// A FixedVector or an Agenda of a state.
struct FillLevel {
  const char* of = "";  // "agenda"
  int used = 0;
  int capacity = 0;
};
using Levels = FixedVector<FillLevel, 16>;

template <class Container>
constexpr FillLevel level_of(const char* of, const Container& container) {
  return {of, container.size(), Container::capacity()};
}

}  // namespace pionek
