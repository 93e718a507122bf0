// One choice of one seat. What the fields mean is the game's own affair, except that `n` is the
// field which a run of moves counts up (see MoveList::offer_range).
#pragma once

#include <bit>
#include <cstdint>

namespace pionek {

struct Move {
  std::uint8_t verb = 0;  // index into the game's verbs (notation.hpp)
  std::uint8_t a = 0;
  std::uint16_t b = 0;
  std::int32_t n = 0;

  friend constexpr bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 8);

constexpr std::uint64_t bits(Move move) { return std::bit_cast<std::uint64_t>(move); }

}  // namespace pionek
