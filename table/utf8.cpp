#include "table/utf8.hpp"

#include <cstdint>

namespace pionek {
namespace {

// The length of the well-formed character at the start of the text, or 0. Overlong forms,
// surrogates and what lies beyond U+10FFFF are not well formed (RFC 3629).
std::size_t character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return 0;
  }
  const bool wrong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F) ||
                     (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F);
  return wrong ? 0 : length;
}

}  // namespace

BadByte first_bad_byte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '\r') return {at, "a carriage return"};
    if ((c >= 0 && c < ' ' && c != '\n') || c == 0x7F) return {at, "a control character"};
    const std::size_t length = character(text.substr(at));
    if (length == 0) return {at, "a byte that is not UTF-8"};
    at += length;
  }
  return {};
}

}  // namespace pionek
