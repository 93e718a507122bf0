// The words of the program itself, apart from those of the games. Their texts are
// cli/words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"

namespace pionek {

// One list for the enum and for the keys, so that they cannot drift apart.
#define PIONEK_CLI_WORDS(X)                       \
  X(none)                                         \
@@WORDS@@

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_CLI_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_CLI_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_CLI_WORDS

class Phrases {
 public:
  explicit Phrases(Lang lang);

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
