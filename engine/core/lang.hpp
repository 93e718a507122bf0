// The languages of the house, equal in rank.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pionek {

enum class Lang : std::uint8_t { en, pl };
inline constexpr std::array<Lang, 2> kLangs{Lang::en, Lang::pl};
inline constexpr std::array<std::string_view, 2> kLangIds{"en", "pl"};

constexpr std::string_view id(Lang lang) { return kLangIds[static_cast<std::size_t>(lang)]; }

constexpr std::optional<Lang> lang_of(std::string_view id) {
  for (const Lang lang : kLangs) {
    if (pionek::id(lang) == id) return lang;
  }
  return std::nullopt;
}

// The same text in each language.
struct Text {
  std::string en;
  std::string pl;

  [[nodiscard]] const std::string& in(Lang lang) const { return lang == Lang::en ? en : pl; }
};

}  // namespace pionek
