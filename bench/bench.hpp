// How fast a game is, and the signature that tells whether its behaviour changed.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/any_game.hpp"

namespace pionek {

// One hash over fixed-seed random games with every combination of options. It changes only when
// the rules, the data or the order of options do; bench/signatures.json records it.
std::string signature(const AnyGame& game, int seats);

// Plays uniformly random games on one thread for about so many seconds and measures the rest
// (copies, menus, imagining, heap allocations) beside it.
json::object run_bench(const AnyGame& game, int seats, double seconds);

// Heap allocations of this thread so far. Counted by replacing the global operator new, so only
// programs that link this library count.
std::int64_t allocations();

}  // namespace pionek
