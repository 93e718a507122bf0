// Frostpunk on a text screen of 80 columns: dangers, heat, stores, people, hope and discontent, the
// fields of the crater, one's own cards, laws, technologies and expeditions in so few lines that
// the question and its options stand below. Drawn from the description; texts of cards come from
// the game's files.
#pragma once

#include <map>

#include "cli/terminal/frostpunk/words.hpp"
#include "cli/terminal/game_board.hpp"
#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {

class TerminalBoard final : public GameBoard<Frostpunk, ScreenWord> {
 public:
  TerminalBoard(const Frostpunk& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& scene, const Paper& paper) const override;
  std::string text(const Scene& scene, std::span<const Thing> things) const override;

 private:
  // board.cpp
  void header(Pen& pen) const;
  void dangers(Pen& pen) const;
  void heat(Pen& pen) const;
  void stores(Pen& pen) const;
  void tonight(Pen& pen) const;
  void people(Pen& pen) const;
  void morale(Pen& pen, std::string_view side, ScreenWord word) const;
  [[nodiscard]] std::string pawns_text(const Pen& pen, std::string_view pawn) const;
  [[nodiscard]] int missing_tonight(const Pen& pen) const;

  // crater.cpp
  void fields(Pen& pen) const;
  [[nodiscard]] std::string field_text(const Pen& pen, int field) const;
  [[nodiscard]] std::string content_text(const json::object& field) const;
  void hexagons(Pen& pen) const;
  [[nodiscard]] std::string hexagon(const Pen& pen, int place, bool names) const;
  [[nodiscard]] std::string in_cell(const Pen& pen, std::string_view id, bool names,
                                    int width) const;

  // cards.cpp
  void seats(Pen& pen) const;
  void hand(Pen& pen) const;
  void laws(Pen& pen) const;
  void routes(Pen& pen) const;
  void asked(Pen& pen) const;
  void texts(Pen& pen) const;
  void told(Pen& pen, int set, const json::value& ids) const;
  [[nodiscard]] std::vector<std::string> names(int set, const json::value& ids) const;

  struct Citizen {
    std::string start;  // what it costs to have it go at the start
    std::string death;  // what follows if it is given for the dead
  };
  std::map<int, Citizen> citizens_;
  // By q and r: tiles, and the fields of the generator tile.
  std::map<std::pair<int, int>, int> places_;
  std::map<std::pair<int, int>, std::string> inner_;
};

}  // namespace pionek::frostpunk
