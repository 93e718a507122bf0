// How a network would grow: the cheapest city, then the cheapest from there, and so on. The order
// in which a player builds, what it costs, and how far money reaches.
#pragma once

#include <bit>

#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

inline constexpr int kMaxGrowth = 22;

struct Growth {
  int size = 0;
  std::array<std::uint8_t, kMaxGrowth> city{};
  // cost[k]: what the first k cities cost together.
  std::array<int, kMaxGrowth + 1> cost{};

  [[nodiscard]] int price(int k) const { return cost[k + 1] - cost[k]; }
  // How many cities so much money connects.
  [[nodiscard]] int reach(int cash) const {
    int k = 0;
    while (k < size && cost[k + 1] <= cash) ++k;
    return k;
  }
};

// At most `most` cities, and none that the money does not reach. A player without a network starts
// in `start`.
Growth plan_growth(const PowerGrid& game, const State& s, Seat seat, int cash, int most,
                   int start = -1);

// Where a network may begin: in an empty city, or where none is left in one with room.
inline CitySet open_starts(const State& s) {
  const CitySet empty = s.area & ~s.houses[0];
  return empty != 0 ? empty : s.area & ~s.houses[s.stage - 1];
}
// Any of them; -1 if there is none.
inline int first_start(const State& s) {
  const CitySet open = open_starts(s);
  return open == 0 ? -1 : std::countr_zero(open);
}

// The cities to start in, best first: where the next cities are cheap and the others are far.
struct Start {
  int city = 0;
  double cost = 0;
};
using Starts = FixedVector<Start, 4>;
Starts rank_starts(const PowerGrid& game, const State& s, Seat seat, int depth, double crowd);

}  // namespace pionek::power_grid
