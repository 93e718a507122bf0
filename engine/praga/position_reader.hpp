// Reading a position of Praga from JSON: every field is checked on its own here, what fields mean
// together in Praga::broken.
#pragma once

#include "engine/praga/names.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {

class StateReader {
 public:
  StateReader(const Praga& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root), in_(root, game.catalog()) {}

  State read();

 private:
  void head();
  void player(const JsonReader& item, Player& player) const;
  void boards(const JsonReader& item, Player& player) const;
  void rows();
  void city();
  void bridge();
  void turn();
  void rival();

  // A thing plus one, or 0 for null.
  [[nodiscard]] std::uint8_t kept(const JsonReader& item, Set set) const {
    return static_cast<std::uint8_t>(in_.thing_or_none(item, set) + 1);
  }
  [[nodiscard]] std::uint8_t holder(const JsonReader& item) const;
  [[nodiscard]] std::uint8_t rotation(const JsonReader& item) const {
    return read_byte(item, 0, kEdges - 1);
  }
  template <class Things>
  void kept_list(const JsonReader& list, Set set, Things& into) const {
    for (std::size_t i = 0; i < list.size(into.size(), into.size()) && list.ok(); ++i) {
      into[i] = kept(list.at(i), set);
    }
  }
  template <class Number, std::size_t Count>
  void figures(const JsonReader& list, std::array<Number, Count>& into, Number least,
               Number most) const {
    for (std::size_t i = 0; i < list.size(Count, Count) && list.ok(); ++i) {
      into[i] = list.at(i).number<Number>(least, most);
    }
  }
  void hidden(const JsonReader& list, Set set, HiddenStack& into) const;

  const Praga& game_;
  const Data& data_;
  const JsonReader& root_;
  PositionReader in_;
  State s_;
};

}  // namespace pionek::praga
