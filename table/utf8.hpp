// Whether bytes are text that a record may hold: well-formed UTF-8 without control characters.
#pragma once

#include <string>
#include <string_view>

namespace pionek {

struct BadByte {
  std::size_t at = 0;
  std::string what;  // "a byte that is not UTF-8"; empty when all is well

  explicit operator bool() const { return !what.empty(); }
};

// The first byte that may not stand in a record. Line feeds may.
BadByte first_bad_byte(std::string_view text);

}  // namespace pionek
