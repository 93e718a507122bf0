// What the fuzz targets share: the game they read for, and a way to stop at a broken promise.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "engine/registry/registry.hpp"

namespace pionek {

#ifdef PIONEK_FUZZED_GAME
inline constexpr std::string_view kFuzzedGame = PIONEK_FUZZED_GAME;
#else
inline constexpr std::string_view kFuzzedGame = "power-grid";  // where any game will do
#endif

inline const std::shared_ptr<const AnyGame>& fuzzed_game() {
  static const auto game = load_game(kFuzzedGame).value();
  return game;
}

// Unlike assert, never compiled away.
inline void demand(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

// From a sound position every game goes on, and stays sound.
inline void play_on(const AnyGame& game, AnyState state, Rng rng, int plies) {
  for (int ply = 0; ply < plies && game.to_move(state) != nobody; ++ply) {
    MoveList list;
    game.options(state, list);
    demand(!list.empty(), "somebody to move has a choice");
    game.play(state, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
    demand(!game.broken(state), "play keeps the invariants");
  }
}

}  // namespace pionek
