// Colour on a terminal. Where there is none, the same calls leave the text as it is; nothing is
// ever said by colour alone.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

namespace pionek {

enum class Tone { heading, faint, number, warning, amber, grey, yellow, red, purple, green };

class Ink {
 public:
  explicit Ink(bool on) : on_(on) {}

  [[nodiscard]] std::string operator()(Tone tone, std::string_view text) const {
    constexpr std::array<std::string_view, 10> kCodes{"1",  "2",  "1;36", "1;33", "33",
                                                      "90", "93", "31",   "35",   "32"};
    return paint(kCodes[static_cast<std::size_t>(tone)], text);
  }
  [[nodiscard]] std::string operator()(Seat seat, std::string_view text) const {
    constexpr std::array<std::string_view, kMaxSeats> kCodes{"94", "91", "92", "95", "93", "96"};
    return paint(kCodes[static_cast<std::size_t>(index(seat))], text);
  }

 private:
  [[nodiscard]] std::string paint(std::string_view code, std::string_view text) const {
    if (!on_ || text.empty()) return std::string(text);
    return std::string("\x1b[").append(code).append("m").append(text).append("\x1b[0m");
  }

  bool on_;
};

// What a drawing has to fit on.
struct Paper {
  int width = 80;
  Ink ink{false};
  bool brief = false;  // long lists are cut to a line each
  int rows = 0;        // that a board should not exceed; 0: as many as it needs
};

}  // namespace pionek
