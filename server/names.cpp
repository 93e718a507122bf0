#include "server/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace pionek {
namespace {

struct Range {
  char32_t first, last;
};

// Controls, spaces that are not the usual one, joiners, marks of direction, fillers, tags.
constexpr std::array<Range, 18> kUnseen{{{0x80, 0xA0},
                                         {0xAD, 0xAD},
                                         {0x34F, 0x34F},
                                         {0x61C, 0x61C},
                                         {0x115F, 0x1160},
                                         {0x17B4, 0x17B5},
                                         {0x180B, 0x180F},
                                         {0x2000, 0x200F},
                                         {0x2028, 0x202F},
                                         {0x205F, 0x206F},
                                         {0x2800, 0x2800},
                                         {0x3000, 0x3000},
                                         {0x3164, 0x3164},
                                         {0xFE00, 0xFE0D},
                                         {0xFEFF, 0xFEFF},
                                         {0xFFA0, 0xFFA0},
                                         {0xFFF0, 0xFFFB},
                                         {0xE0000, 0xE0FFF}}};
// After a sign they say whether it is a picture, and change nothing else.
constexpr Range kSelectors{0xFE0E, 0xFE0F};

bool is_in(const Range& range, char32_t c) { return c >= range.first && c <= range.last; }

// Takes the next character of a text that is well-formed UTF-8.
char32_t next_character(std::string_view& text) {
  const auto first = static_cast<std::uint8_t>(text[0]);
  const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t c = size == 1 ? first : first & (0x7FU >> size);
  for (std::size_t i = 1; i < size && i < text.size(); ++i) {
    c = c << 6U | (static_cast<std::uint8_t>(text[i]) & 0x3FU);
  }
  text.remove_prefix(std::min(size, text.size()));
  return c;
}

// As far as it matters for looks: small letters, one space where there are several.
std::u32string looks(std::string_view text) {
  std::u32string out;
  while (!text.empty()) {
    const char32_t c = next_character(text);
    if (is_in(kSelectors, c) || (c == ' ' && out.ends_with(U' '))) continue;
    out += c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
  }
  return out;
}

}  // namespace

std::optional<Error> check_shown(std::string_view text, std::string_view where) {
  while (!text.empty()) {
    const char32_t c = next_character(text);
    const bool unseen = std::any_of(kUnseen.begin(), kUnseen.end(),
                                    [&](const Range& range) { return is_in(range, c); });
    if (unseen) {
      return Error{"found a character that is not seen", std::string(where), "letters and signs"};
    }
  }
  return std::nullopt;
}

bool looks_alike(std::string_view left, std::string_view right) {
  return looks(left) == looks(right);
}

}  // namespace pionek
