// What the fuzz targets share: the game they read for, and a way to stop at a broken promise.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "engine/registry/registry.hpp"

namespace pionek {

inline const std::shared_ptr<const AnyGame>& fuzzed_game() {
  static const auto game = load_game("power-grid").value();
  return game;
}

// Unlike assert, never compiled away.
inline void demand(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

}  // namespace pionek
