// From a game to its drawer. Compiled for each list of games.
#include "cli/terminal/board.hpp"
#include "engine/registry/list.hpp"

namespace pionek {

std::unique_ptr<Board> make_board(const AnyGame& game, const Files& files, Lang lang) {
  const auto make = of_game(game.info().id, AllGames{}, []<class G> { return &board_for<G>; });
  return make(game, files, lang);
}

}  // namespace pionek
