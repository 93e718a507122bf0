// Nucleum on a text screen of 80 columns: players, offer, contracts, coal and plants, the end, and
// the board of one player. The map with all its places and links is a page of its own, with what
// contracts and technologies say. Drawn from the description; names, texts and the faces of tiles
// come from the game's data.
#pragma once

#include <map>

#include "cli/terminal/game_board.hpp"
#include "cli/terminal/nucleum/words.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

inline int number(const json::value& of, std::string_view key) {
  return of.at(key).to_number<int>();
}
inline int number(const json::object& of, std::string_view key) {
  return of.at(key).to_number<int>();
}

class TerminalBoard final : public GameBoard<Nucleum, ScreenWord> {
 public:
  TerminalBoard(const Nucleum& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& scene, const Paper& paper) const override;
  std::string text(const Scene& scene, std::span<const Thing> things) const override;

 private:
  // board.cpp
  void header(Pen& pen) const;
  void players(Pen& pen) const;
  [[nodiscard]] std::string player_row(const Pen& pen, Seat seat) const;
  void side_board(Pen& pen) const;
  void coal_and_plants(Pen& pen) const;
  void end(Pen& pen) const;
  [[nodiscard]] std::string seat_mark(const Pen& pen, int seat) const;

  // own.cpp
  void own(Pen& pen, Seat seat) const;
  void pieces_left(Pen& pen, const json::object& player) const;
  void slots(Pen& pen, const json::object& player) const;
  void networks(Pen& pen, const json::object& player) const;

  // map.cpp
  [[nodiscard]] std::string red_prices() const;
  void every_city(Pen& pen) const;
  void every_link(Pen& pen) const;
  void texts(Pen& pen, const json::object& player) const;
  [[nodiscard]] std::string plot_text(const Pen& pen, int plot) const;
  [[nodiscard]] std::string mine_text(const Pen& pen, int field) const;
  [[nodiscard]] std::string turbine_text(const Pen& pen, int slot) const;
  [[nodiscard]] std::string field_text(const Pen& pen, int field) const;

  // names.cpp
  [[nodiscard]] std::string action_text(int action) const;
  [[nodiscard]] std::string tile_text(std::string_view id) const;
  [[nodiscard]] std::string city_name(int city) const;
  [[nodiscard]] const Map& map_of(const Pen& pen) const;
  // Whose board is shown: the viewer's, or for those who only look on that of the seat to move.
  [[nodiscard]] static Seat subject(const Pen& pen);

  struct Technology {
    std::string id;
    std::string experiment;
  };

  std::vector<Technology> technologies_;
  std::map<std::string, std::string> second_turbines_;  // what they do, by experiment
};

}  // namespace pionek::nucleum
