#include "table/guide.hpp"

namespace pionek {

std::string label_of(const AnyGame& game, const AnyState& state, Move move, Lang lang,
                     SeatNames names) {
  Menu menu;
  game.options(state, menu);
  const Option* found = menu.find(move);
  if (found == nullptr) return game.print(move);
  Phrase label = found->label;
  // Argument 0 of a range's label is the amount.
  if (found->is_range()) label.args[0] = move.n;
  return game.words(lang).text(label, game.catalog(), names);
}

}  // namespace pionek
