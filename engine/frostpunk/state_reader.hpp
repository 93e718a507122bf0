// Reading a position of Frostpunk from JSON: every field is checked on its own here, what fields
// mean together in Frostpunk::broken.
#pragma once

#include "engine/core/position.hpp"
#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {

class StateReader {
 public:
  StateReader(const Frostpunk& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root), in_(root, game.catalog()) {}

  State read();

 private:
  void time();
  void people();
  void heat();
  void map();
  void field(int at, const JsonReader& item);
  void hands();
  void cards();
  void laws();
  void expeditions();

  [[nodiscard]] std::uint8_t number(std::string_view key, int least, int most) const {
    return root_[key].number<std::uint8_t>(least, most);
  }
  [[nodiscard]] std::uint8_t flag(std::string_view key) const {
    return root_[key].boolean() ? 1 : 0;
  }
  // A thing of a set as its index plus one; 0 for null.
  [[nodiscard]] std::uint8_t or_none(const JsonReader& item, Set set) const {
    return byte(in_.thing_or_none(item, set) + 1);
  }
  void pawns(std::string_view key, std::array<std::uint8_t, kPawns>& into) const;
  [[nodiscard]] std::uint8_t pawn(const JsonReader& item) const;
  void tokens(std::string_view key, Side side);
  // A set of things, each named once, counted from `from`.
  template <class Bits>
  [[nodiscard]] Bits ids(const JsonReader& list, Set set, int from, int most) const;

  const Frostpunk& game_;
  const Data& data_;
  const JsonReader& root_;
  PositionReader in_;
  State s_;
};

}  // namespace pionek::frostpunk
