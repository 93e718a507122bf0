// The table as text. A game may have a drawer of its own; any other is shown as its description.
#pragma once

#include <memory>
#include <span>

#include "cli/terminal/ink.hpp"
#include "cli/terminal/text.hpp"
#include "engine/core/files.hpp"
#include "table/match.hpp"

namespace pionek {

// What there is to see, and for whom. A drawer knows nothing else of the position, so it cannot
// show what the viewer may not know.
struct Scene {
  const json::object& description;
  Seat viewer = nobody;
  Seat to_move = nobody;
  SeatNames names;
};

class Board {
 public:
  Board() = default;
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  // All that a player wants before his eyes.
  [[nodiscard]] virtual Lines draw(const Scene& scene, const Paper& paper) const = 0;
  // The rest of the board, on request; nothing where `draw` shows it all.
  [[nodiscard]] virtual Lines map(const Scene& scene, const Paper& paper) const = 0;
  // What is printed on the things that an option touches, as far as it matters now: the text of a
  // card. Empty where their names say all.
  [[nodiscard]] virtual std::string text(const Scene& /*scene*/,
                                         std::span<const Thing> /*things*/) const {
    return {};
  }
};

// The drawer of a game of the list the program was built with; `files` are the game's own.
std::unique_ptr<Board> make_board(const AnyGame& game, const Files& files, Lang lang);

// For a known type; compiled once for each game (one_game.cpp).
template <Game G>
std::unique_ptr<Board> board_for(const AnyGame& game, const Files& files, Lang lang);

// For games that have no drawer of their own.
std::unique_ptr<Board> plain_board();

}  // namespace pionek
