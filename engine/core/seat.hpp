// A chair at the table. Seats are numbered clockwise from 0; people see them from 1.
#pragma once

#include <cstdint>

namespace pionek {

inline constexpr int kMaxSeats = 6;

enum class Seat : std::uint8_t {};

// Nobody decides (the game is over), or nobody in particular looks on (the public view).
inline constexpr Seat nobody{255};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

}  // namespace pionek
