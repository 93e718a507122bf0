// A text that is compiled into the program. CMake writes embedded_table.inc for each target that
// has some (pionek_embed): the table kEmbedded, for one source to include.
#pragma once

#include <span>
#include <string_view>

namespace pionek {

struct Embedded {
  std::string_view name;  // below the folder that was embedded: "words/en.json"
  const char* begin;
  const char* end;

  [[nodiscard]] std::string_view text() const { return {begin, end}; }
};

// Nothing where there is no such text.
inline std::string_view embedded_text(std::span<const Embedded> all, std::string_view name) {
  for (const Embedded& each : all) {
    if (each.name == name) return each.text();
  }
  return {};
}

}  // namespace pionek
