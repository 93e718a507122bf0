// One drawing of the Power Grid board. Kept apart because the board's two sources share it.
#pragma once

#include "cli/terminal/power_grid_board.hpp"

namespace pionek {

struct PowerGridBoard::Pen {
  const Scene& scene;
  const Paper& paper;
  Lines lines;

  [[nodiscard]] const json::value& operator[](std::string_view key) const {
    return scene.description.at(key);
  }
  [[nodiscard]] int number(std::string_view key) const { return (*this)[key].to_number<int>(); }
  [[nodiscard]] const json::object& player(Seat seat) const {
    return (*this)["players"].at(static_cast<std::size_t>(index(seat))).get_object();
  }
  // A line that begins with a word in the margin and is cut at the edge.
  void entry(const std::string& word, const std::string& text) {
    lines.push_back(paper.ink(Tone::faint, fit(word, kMargin)) + cut(text, paper.width - kMargin));
  }
  // The same, but with as many lines as it needs.
  void list(const std::string& word, const std::string& text) {
    if (paper.brief) return entry(word, text);
    for (std::string& line : wrap(fit(word, kMargin) + text, paper.width, kMargin)) {
      lines.push_back(std::move(line));
    }
  }

  static constexpr int kMargin = 10;
};

}  // namespace pionek
