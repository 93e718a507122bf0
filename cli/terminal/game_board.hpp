// What the drawers of all games share: the things of the game and the people at the table by name,
// what is printed on things, and the line at the top.
#pragma once

#include <utility>

#include "cli/terminal/pen.hpp"
#include "cli/terminal/phrasebook.hpp"
#include "cli/terminal/printed.hpp"
#include "engine/core/game.hpp"

namespace pionek {

template <Game G, class Word>
class GameBoard : public Board {
 public:
  [[nodiscard]] std::string text(const Scene& /*scene*/,
                                 std::span<const Thing> things) const override {
    std::vector<std::string> parts;
    for (const Thing each : things) {
      if (const auto printed = printed_.on(each); !printed.empty()) parts.emplace_back(printed);
    }
    return joined(parts, " ");
  }

 protected:
  GameBoard(const G& game, const Files& files, Phrasebook<Word> say)
      : game_(game), say_(std::move(say)), printed_(game_.catalog(), files, say_.lang()) {}

  // Things by their id in the description, or by their index in the catalog.
  [[nodiscard]] const std::string& id_of(int set, int index) const {
    return game_.catalog().id(thing(set, index));
  }
  [[nodiscard]] const std::string& name(int set, int index) const {
    return game_.catalog().name(thing(set, index), say_.lang());
  }
  [[nodiscard]] const std::string& name(int set, std::string_view id) const {
    return name(set, *game_.catalog().find(set, id));
  }
  [[nodiscard]] std::string who(const Pen& pen, Seat seat) const {
    return game_.words(say_.lang()).seat(seat, pen.scene.names);
  }

  // What is going on, and at the edge who is to move, where there is room for it.
  void title(Pen& pen, const std::string& text) const {
    constexpr int kLeastName = 6;
    const std::string left = cut(text, pen.paper.width);
    const int room = pen.paper.width - width_of(left) - 1;
    std::string line = pen.paper.ink(Tone::heading, left);
    if (pen.scene.to_move != nobody && room >= kLeastName) {
      const std::string right = fit_right("► " + who(pen, pen.scene.to_move), room);
      line += " " + pen.paper.ink(pen.scene.to_move, right);
    }
    pen.lines.push_back(std::move(line));
  }

  [[nodiscard]] std::string printed_on(int set, std::string_view id) const {
    return std::string(printed_.on(thing(set, *game_.catalog().find(set, id))));
  }

  G game_;
  Phrasebook<Word> say_;

 private:
  Printed printed_;

  static Thing thing(int set, int index) {
    return {static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(index)};
  }
};

}  // namespace pionek
