// Why a player can trust the cards. Before the first move everybody gets the commitment: the
// SHA-256 of the seed. After the last move everybody gets the seed, hashes it himself and plays the
// game again. The seed is hashed as its 64 digits of text, so `sha256sum` is all one needs.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/error.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

// A seed as people type it: 1 to 64 hexadecimal digits of either case. Fewer than 64 are a number,
// as if zeros stood before it. `where` of the error is the column, counted from 1.
Result<Seed> parse_seed(std::string_view text);

// Always 64 digits, in lower case.
std::string print_seed(const Seed& seed);

// 64 hexadecimal digits in lower case.
std::string commitment(const Seed& seed);

}  // namespace pionek
