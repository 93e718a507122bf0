// One drawing of a board: what there is to see, what it has to fit on, and the lines so far. Shared
// by the sources of all boards.
#pragma once

#include <algorithm>
#include <utility>

#include "cli/terminal/board.hpp"

namespace pionek {

struct Pen {
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

  // A list that breaks between its parts and never inside one; the parts may be coloured.
  void flow(const std::string& word, const std::vector<std::string>& parts) {
    constexpr int kMore = 2;  // " …"
    const int edge = paper.brief ? paper.width - kMore : paper.width;
    const int margin = paper.brief ? kMargin - 1 : std::max(kMargin - 1, width_of(word));
    std::string line = paper.ink(Tone::faint, fit(word, margin));
    int used = margin;
    for (const std::string& part : parts) {
      if (used >= kMargin && used + 1 + width_of(part) > edge) {
        if (paper.brief) {
          line += " …";
          break;
        }
        lines.push_back(std::exchange(line, std::string(kMargin - 1, ' ')));
        used = kMargin - 1;
      }
      line += " " + part;
      used += 1 + width_of(part);
    }
    lines.push_back(std::move(line));
  }

  static constexpr int kMargin = 10;
};

inline std::string_view text_of(const json::value& value) { return value.get_string(); }

}  // namespace pionek
