// Reading a position of Power Grid from JSON: every field is checked on its own here, what fields
// mean together in PowerGrid::broken.
#pragma once

#include "engine/core/position.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

class StateReader {
 public:
  StateReader(const PowerGrid& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root), in_(root, game.catalog()) {}

  State read();

 private:
  void header();
  void player(const JsonReader& item, Player& player) const;
  void stack(const JsonReader& list);
  void auction(const JsonReader& item);

  // The most that anybody can have in this round.
  [[nodiscard]] int most_cash() const;
  // Bits of things of this map, whose indices in the catalog begin at `first`.
  template <std::unsigned_integral Bits>
  [[nodiscard]] Bits on_map(const JsonReader& list, Set set, int first, int count) const;
  [[nodiscard]] PlantId plant(const JsonReader& item) const {
    return static_cast<PlantId>(in_.thing(item, kPlantSet));
  }
  [[nodiscard]] Tokens tokens(const JsonReader& item) const;

  const PowerGrid& game_;
  const Data& data_;
  const JsonReader& root_;
  PositionReader in_;
  State s_;
};

}  // namespace pionek::power_grid
