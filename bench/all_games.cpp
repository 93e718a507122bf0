// From a game to its bench. Compiled for each list of games.
#include "bench/game_bench.hpp"
#include "engine/registry/list.hpp"

namespace pionek {

const GameBench& bench_of(const AnyGame& game) {
  return *of_game(game.info().id, AllGames{}, []<class G> { return &bench_for<G>(); });
}

}  // namespace pionek
