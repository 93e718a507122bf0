// What every reader of outside text promises, as a check for any bytes: they are read or refused
// with one clear error, what was read writes back, and a game goes on from it. A broken promise
// stops the program. The fuzzer (fuzz.cpp) makes up the bytes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"

namespace pionek {

struct Reader {
  std::string_view name;  // "position"
  void (*check)(const std::shared_ptr<const AnyGame>& game, std::string_view input);
  // Good inputs to begin with, made by playing the game.
  std::vector<std::string> (*seeds)(const std::shared_ptr<const AnyGame>& game);
};

std::span<const Reader> readers();

// Unlike assert, never compiled away.
void demand(bool holds, const char* promise);

}  // namespace pionek
