// Sentences of the bots in both languages, from texts compiled into the program.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/words.hpp"

namespace pionek {

class Spoken {
 public:
  // text_of(lang) is the words file; a mistake in it stops the program, a test reads them all.
  template <class TextOf>
  Spoken(const TextOf& text_of, std::span<const std::string_view> keys)
      : words_{Words::read(text_of(Lang::en), "en.json", Lang::en, keys).value(),
               Words::read(text_of(Lang::pl), "pl.json", Lang::pl, keys).value()} {}

  [[nodiscard]] Text say(const Phrase& phrase, const Catalog& catalog) const {
    return {words_[0].text(phrase, catalog), words_[1].text(phrase, catalog)};
  }

 private:
  std::array<Words, 2> words_;
};

}  // namespace pionek
