// Praga Caput Regni on a text screen of 80 columns: crane, rows, players, what lies on one board
// and what is open in the turn; the boards, the city, the monuments and the river on a page of
// their own. Drawn from the description; names and the shape of the boards come from the game's
// data.
#pragma once

#include "cli/terminal/game_board.hpp"
#include "cli/terminal/praga/words.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {

using pionek::text_of;  // beside the engine's own

class TerminalBoard final : public GameBoard<Praga, ScreenWord> {
 public:
  TerminalBoard(const Praga& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& scene, const Paper& paper) const override;

 private:
  // board.cpp
  void header(Pen& pen) const;
  void crane(Pen& pen) const;
  [[nodiscard]] std::string actions_text(const Pen& pen, const json::value& tile) const;
  [[nodiscard]] std::string sector_text(const json::value& id) const;
  [[nodiscard]] std::string price_at(const json::object& position) const;
  void rows(Pen& pen) const;
  [[nodiscard]] std::string offer_text(int tile) const;
  [[nodiscard]] std::string price_text(int tile) const;
  void players(Pen& pen) const;
  [[nodiscard]] std::string player_row(const Pen& pen, Seat seat) const;
  void city(Pen& pen) const;
  void rival(Pen& pen) const;

  // turn.cpp
  void own(Pen& pen) const;
  [[nodiscard]] std::string technology_text(const json::value& technology) const;
  void open(Pen& pen) const;
  [[nodiscard]] std::string must_text(const Pen& pen, std::string_view must) const;
  void drawn(Pen& pen) const;
  void joins(Pen& pen) const;
  [[nodiscard]] std::string joined_text(const json::value& joined) const;

  // map.cpp
  void action_board(Pen& pen, Seat seat) const;
  [[nodiscard]] std::string cell_text(const Pen& pen, Seat seat, int cell) const;
  void plazas(Pen& pen) const;
  [[nodiscard]] std::string space_text(const Pen& pen, int space) const;
  void monument(Pen& pen, int which) const;
  [[nodiscard]] std::string field_text(const Pen& pen, int which, int row, int col) const;
  void river(Pen& pen) const;
  void tiles(Pen& pen) const;

  // Whose board is shown: the viewer's, or for those who only look on that of the seat to move.
  [[nodiscard]] static Seat subject(const Pen& pen);
  [[nodiscard]] int tile_at(const json::value& id) const;
  [[nodiscard]] std::string gives(int tile) const;
  // A seat or the automated opponent: his number in his colour, or a cross.
  [[nodiscard]] static std::string mark(const Pen& pen, const json::value& holder);
};

}  // namespace pionek::praga
