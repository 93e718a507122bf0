// Reading a position of Carnegie from JSON: every field is checked on its own here, what fields
// mean together in Carnegie::broken.
#pragma once

#include "engine/carnegie/carnegie.hpp"
#include "engine/core/position.hpp"

namespace pionek::carnegie {

class StateReader {
 public:
  StateReader(const Carnegie& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root), in_(root, game.catalog()) {}

  State read();

 private:
  void header();
  void timeline();
  void player(const JsonReader& item, Player& player) const;
  void company(const JsonReader& item, Player& player) const;
  void strips(const JsonReader& item, Player& player) const;
  void board();
  void andrew();

  [[nodiscard]] std::uint8_t holder(const JsonReader& item) const;
  [[nodiscard]] CardId card(const JsonReader& item) const {
    return static_cast<CardId>(in_.thing(item, kCardSet));
  }
  [[nodiscard]] DepartmentId tile(const JsonReader& item) const;
  static void regions(const JsonReader& item, std::array<std::uint8_t, kRegions>& into, int most);

  const Carnegie& game_;
  const Data& data_;
  const JsonReader& root_;
  PositionReader in_;
  State s_;
};

}  // namespace pionek::carnegie
