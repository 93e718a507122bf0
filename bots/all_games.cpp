// From a game to its bots. Compiled for each list of games.
#include "bots/game_bots.hpp"
#include "engine/registry/list.hpp"

namespace pionek {

const GameBots& bots_of(const AnyGame& game) {
  return *of_game(game.info().id, AllGames{}, []<class G> { return &bots_for<G>(); });
}

}  // namespace pionek
