// The words of Lighthouse's screen. Their texts are words/<lang>.json, under the same names; the
// comment shows what fills the blanks.
#pragma once

#include "cli/terminal/phrasebook.hpp"

namespace pionek::lighthouse {

#define PIONEK_SCREEN_WORDS(X)                \
  X(none)                                     \
  X(header) /* round, rounds, lamp, cellar */ \
  X(keeper) /* barrels, flares, ships held */ \
  X(fleet)                                    \
  X(hand)

enum class ScreenWord : std::uint16_t { PIONEK_SCREEN_WORDS(PIONEK_WORD) };
inline constexpr auto kScreenKeys =
    std::to_array<std::string_view>({PIONEK_SCREEN_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_SCREEN_WORDS

}  // namespace pionek::lighthouse
