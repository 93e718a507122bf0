// Carnegie on a text screen of 80 columns: timeline, transport, players, one company with its
// strips, the projects on the map, donations and department tiles. Drawn from the description;
// names and the shape of map and tracks come from the game's data.
#pragma once

#include "cli/terminal/carnegie/words.hpp"
#include "cli/terminal/game_board.hpp"
#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {

class TerminalBoard final : public GameBoard<Carnegie, ScreenWord> {
 public:
  TerminalBoard(const Carnegie& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& scene, const Paper& paper) const override;
  std::string text(const Scene& scene, std::span<const Thing> things) const override;

 private:
  // board.cpp
  void header(Pen& pen) const;
  void parts(Pen& pen) const;
  void players(Pen& pen) const;
  [[nodiscard]] std::string player_row(const Pen& pen, Seat seat) const;
  void own(Pen& pen) const;

  // timeline.cpp
  void timeline(Pen& pen) const;
  [[nodiscard]] std::string timeline_row(const Pen& pen, std::size_t row) const;
  [[nodiscard]] std::string tracks_head(const Pen& pen) const;
  [[nodiscard]] std::string tracks_row(const Pen& pen, std::size_t region) const;
  [[nodiscard]] std::string event_letters(const json::value& event) const;
  [[nodiscard]] std::string event_text(const json::value& event) const;

  // company.cpp
  void company(Pen& pen, Seat seat) const;
  void strips(Pen& pen, Seat seat) const;
  [[nodiscard]] std::string room_cell(const Pen& pen, Seat seat, int room) const;
  [[nodiscard]] std::string place_text(const json::object& place) const;
  [[nodiscard]] std::string side_text(int type, int side) const;
  [[nodiscard]] std::string gains(const json::object& gains) const;
  [[nodiscard]] std::string choice(const json::array& options) const;

  // map.cpp
  void projects(Pen& pen) const;
  [[nodiscard]] std::string city_marks(const Pen& pen, int city) const;
  void donations(Pen& pen) const;
  void market(Pen& pen) const;
  void every_city(Pen& pen) const;
  [[nodiscard]] std::string city_spaces(const Pen& pen, int city) const;
  void every_donation(Pen& pen) const;
  void every_tile(Pen& pen) const;

  // andrew.cpp
  void andrew(Pen& pen) const;
  void andrew_card(Pen& pen, const json::object& andrew) const;
  void andrew_score(Pen& pen, const json::object& andrew) const;
  [[nodiscard]] std::string back(const json::value& back) const;

  // Whose company is shown: the viewer's, or for those who only look on that of the seat to move.
  [[nodiscard]] static Seat subject(const Pen& pen);
  [[nodiscard]] static bool solo(const Pen& pen);
  [[nodiscard]] std::string tile_name(std::string_view id) const;
  // A holder of a disc: his number or sign in his colour, and his name.
  [[nodiscard]] static std::string mark(const Pen& pen, const json::value& holder);
  [[nodiscard]] std::string holder_name(const Pen& pen, const json::value& holder) const;
};

}  // namespace pionek::carnegie
