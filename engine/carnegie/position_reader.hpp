// Reading a position of Carnegie from JSON: every field is checked on its own here, what fields
// mean together in Carnegie::broken.
#pragma once

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/names.hpp"
#include "engine/core/json.hpp"

namespace pionek::carnegie {

class PositionReader {
 public:
  PositionReader(const Carnegie& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root) {}

  State read();

 private:
  void header();
  void timeline();
  void player(const JsonReader& item, Player& player) const;
  void company(const JsonReader& item, Player& player) const;
  void strips(const JsonReader& item, Player& player) const;
  void board();
  void andrew();
  void agenda();
  void rng();

  // Calls use(index, value) for every field of an object whose names are ids of a set.
  template <class Use>
  void each(const JsonReader& object, Set set, Use&& use) const;
  std::uint8_t holder(const JsonReader& item) const;
  FieldSet fields(const JsonReader& list) const;
  static std::uint32_t bits(const JsonReader& list, int count);
  void regions(const JsonReader& item, std::array<std::uint8_t, kRegions>& into, int most) const;
  CardId card(const JsonReader& item) const {
    return static_cast<CardId>(read_thing(item, data_.catalog, kCardSet));
  }
  [[nodiscard]] std::uint8_t tile(const JsonReader& item) const;

  const Carnegie& game_;
  const Data& data_;
  const JsonReader& root_;
  State s_;
};

}  // namespace pionek::carnegie
