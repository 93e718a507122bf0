#include "engine/core/json_text.hpp"

#include <array>

namespace pionek {

void JsonText::value(std::string_view text) {
  separate();
  out_ += '"';
  std::size_t plain = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    out_.append(text, plain, at - plain);
    plain = at + 1;
    if (c >= 0x20) {
      out_ += '\\';
      out_ += text[at];
    } else {
      constexpr std::string_view kDigits = "0123456789abcdef";
      out_ += "\\u00";
      out_ += kDigits[c >> 4];
      out_ += kDigits[c & 15];
    }
  }
  out_.append(text, plain);
  out_ += '"';
}

void JsonText::value(const json::value& tree) {
  separate();
  json::serializer serializer;
  serializer.reset(&tree);
  std::array<char, 4096> block;
  while (!serializer.done()) {
    const json::string_view part = serializer.read(block.data(), block.size());
    out_.append(part.data(), part.size());
  }
}

}  // namespace pionek
