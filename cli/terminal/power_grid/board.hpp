// Power Grid on a text screen of 80 columns: markets, players, and the cities that matter to the
// viewer. Drawn from the description; plants, prices and distances come from the game's data.
#pragma once

#include <array>

#include "cli/terminal/game_board.hpp"
#include "cli/terminal/power_grid/words.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

class TerminalBoard final : public GameBoard<PowerGrid, ScreenWord> {
 public:
  TerminalBoard(const PowerGrid& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& scene, const Paper& paper) const override;

 private:
  struct Link {
    int a = 0;  // cities by their index in the catalog
    int b = 0;
    int cost = 0;
  };

  // board.cpp
  void header(Pen& pen) const;
  void plants(Pen& pen) const;
  void fuel(Pen& pen) const;
  [[nodiscard]] std::string fuel_prices(const Pen& pen, std::size_t fuel, int width) const;
  void players(Pen& pen) const;
  [[nodiscard]] std::string status(const Pen& pen, Seat seat) const;
  [[nodiscard]] std::string player_row(const Pen& pen, Seat seat, int place) const;
  [[nodiscard]] std::string holdings(const json::object& player) const;
  void auction(Pen& pen) const;
  void own_plants(Pen& pen) const;
  using KindWords = std::array<ScreenWord, 7>;
  [[nodiscard]] std::string plant_text(std::string_view id, const KindWords& kinds) const;

  // map.cpp
  void networks(Pen& pen) const;
  void nearby(Pen& pen) const;
  void draw_region(Pen& pen, int region) const;
  [[nodiscard]] RegionSet regions_in_play(const Pen& pen) const;
  [[nodiscard]] std::vector<Seat> owners(const Pen& pen, int city) const;
  [[nodiscard]] std::optional<int> price(const Pen& pen, RegionSet regions, int city) const;
  [[nodiscard]] std::vector<std::string> neighbours(const Pen& pen, int city) const;

  [[nodiscard]] const Plant& plant(std::string_view id) const;
  [[nodiscard]] const Map& map_of(const Pen& pen) const;

  std::vector<Link> links_;
};

}  // namespace pionek::power_grid
