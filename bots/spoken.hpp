// Sentences of the bots in both languages, from texts compiled into the program.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/embedded.hpp"
#include "engine/core/words.hpp"

namespace pionek {

class Spoken {
 public:
  // From words/<lang>.json; a mistake in it stops the program, a test reads them all.
  Spoken(std::span<const Embedded> embedded, std::span<const std::string_view> keys)
      : words_{read(embedded, Lang::en, keys), read(embedded, Lang::pl, keys)} {}

  [[nodiscard]] Text say(const Phrase& phrase, const Catalog& catalog) const {
    return {words_[0].text(phrase, catalog), words_[1].text(phrase, catalog)};
  }

 private:
  static Words read(std::span<const Embedded> embedded, Lang lang,
                    std::span<const std::string_view> keys) {
    const std::string name = "words/" + std::string(id(lang)) + ".json";
    return Words::read(embedded_text(embedded, name), name, lang, keys).value();
  }

  std::array<Words, 2> words_;
};

}  // namespace pionek
