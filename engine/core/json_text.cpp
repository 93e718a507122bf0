#include "engine/core/json_text.hpp"

namespace pionek {

namespace {

constexpr bool must_escape(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

// Hardly ever, so the whole text is looked at without a branch for each byte.
bool must_escape(std::string_view text) {
  int wrong = 0;
  for (const char c : text) wrong |= static_cast<int>(must_escape(c));
  return wrong != 0;
}

char* escape(char c, char* at) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  *at++ = '\\';
  if (static_cast<unsigned char>(c) >= 0x20) {
    *at++ = c;
    return at;
  }
  at = std::copy_n("u00", 3, at);
  *at++ = kDigits[static_cast<std::size_t>(c >> 4)];
  *at++ = kDigits[static_cast<std::size_t>(c & 15)];
  return at;
}

}  // namespace

void JsonText::value(std::string_view text) {
  constexpr std::size_t kLongestEscape = 6;
  char* at = element(text.size() * kLongestEscape + 2);
  *at++ = '"';
  if (!must_escape(text)) {
    at = std::copy(text.begin(), text.end(), at);
  } else {
    for (const char c : text) {
      if (must_escape(c)) {
        at = escape(c, at);
      } else {
        *at++ = c;
      }
    }
  }
  *at++ = '"';
  written(at);
}

void JsonText::value(const json::value& tree) { raw(json::serialize(tree)); }

}  // namespace pionek
