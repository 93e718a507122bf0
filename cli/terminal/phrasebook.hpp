// Sentences that are written here and not by a game: a list of words, and their texts in both
// languages, compiled into the program as words/<lang>.json.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/embedded.hpp"
#include "engine/core/words.hpp"

// One list for an enum and for its keys, so that they cannot drift apart: with
//   #define LIST(X) X(none) X(first) X(second)
// LIST(PIONEK_WORD) are the enumerators and LIST(PIONEK_WORD_KEY) the keys.
#define PIONEK_WORD(name) name,
#define PIONEK_WORD_KEY(name) #name,

namespace pionek {

template <class Word>
class Phrasebook {
 public:
  // Both languages are part of the program, so a fault in them is found by the first test that
  // runs.
  Phrasebook(std::span<const Embedded> embedded, std::span<const std::string_view> keys,
             Lang lang) {
    const std::string name = "words/" + std::string(id(lang)) + ".json";
    words_ = Words::read(embedded_text(embedded, name), name, lang, keys).value();
  }

  [[nodiscard]] Lang lang() const { return words_.lang(); }

  // Blanks are numbers and texts; a text must not be empty.
  template <class... Args>
  [[nodiscard]] std::string operator()(Word word, const Args&... args) const {
    static_assert(sizeof...(args) <= Phrase::kMaxArgs);
    Filling filling;
    filling.phrase.word = static_cast<std::uint16_t>(word);
    (filling.add(args), ...);
    return words_.text(filling.phrase, Catalog{}, filling.texts);
  }

 private:
  // To Words a text is what somebody at the table is called.
  struct Filling {
    Phrase phrase;
    std::vector<std::string> texts;

    void add(std::integral auto number) { phrase.args[phrase.count++] = Arg(number); }
    void add(std::string_view text) {
      assert(!text.empty());
      phrase.args[phrase.count++] = Arg(seat_at(static_cast<int>(texts.size())));
      texts.emplace_back(text);
    }
  };

  Words words_;
};

}  // namespace pionek
