#include "engine/core/refusal.hpp"

namespace pionek {

std::optional<Refusal> refusal(const AnyGame& game, const AnyState& state, Move move, Lang lang,
                               SeatNames names) {
  const bool english = lang == Lang::en;
  if (game.to_move(state) == nobody) {
    return Refusal{"", english ? "the game is over" : "gra jest skończona"};
  }
  Menu menu;
  game.options(state, menu);
  if (menu.find(move) != nullptr) return std::nullopt;
  const std::string text = std::string("'").append(game.print(move)).append("'");
  if (const Denial* denial = menu.find_denied(move)) {
    const auto& words = game.words(lang);
    return Refusal{denial->rule, text + ": " + words.text(denial->because, game.catalog(), names) +
                                     " (" + denial->rule + ")"};
  }
  return Refusal{"", text + (english ? " is not among the choices now" : ": teraz nie do wyboru")};
}

}  // namespace pionek
