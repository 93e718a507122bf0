// The drawer of one game. Compiled for each game of the list: PIONEK_GAME is its class,
// PIONEK_GAME_OWN the header of its drawer, if it has one.
#include PIONEK_GAME_HEADER
#ifdef PIONEK_GAME_OWN
#include PIONEK_GAME_OWN
#endif

#include "cli/terminal/board.hpp"

namespace pionek {

template <Game G>
std::unique_ptr<Board> board_for([[maybe_unused]] const AnyGame& game,
                                 [[maybe_unused]] const Files& files, [[maybe_unused]] Lang lang) {
#ifdef PIONEK_GAME_OWN
  return std::make_unique<PIONEK_GAME_NAMESPACE::TerminalBoard>(
      dynamic_cast<const Erased<G>&>(game).game(), files, lang);
#else
  return plain_board();
#endif
}
template std::unique_ptr<Board> board_for<PIONEK_GAME>(const AnyGame&, const Files&, Lang);

}  // namespace pionek
