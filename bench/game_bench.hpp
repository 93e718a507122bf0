// What is measured of one game with its own type; the rest of the bench needs no type.
#pragma once

#include "bench/bench.hpp"

namespace pionek {

inline constexpr std::uint64_t kBenchSeed = 0x50696F6E656B;  // "Pionek"

struct GameBench {
  // Of the random games with every combination of options.
  std::uint64_t (*signature)(const AnyGame& game, int seats);
  // Speed, sizes and allocations.
  json::object (*measure)(const AnyGame& game, int seats, double seconds);
};

// Of a game of the list the program was built with.
const GameBench& bench_of(const AnyGame& game);

// The same for a known type; compiled once for each game (one_game.cpp).
template <Game G>
const GameBench& bench_for();

}  // namespace pionek
