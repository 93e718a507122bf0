// The words of Power Grid's screen. Their texts are words/<lang>.json, under the same names; the
// comment shows what fills the blanks.
#pragma once

#include "cli/terminal/phrasebook.hpp"

namespace pionek::power_grid {

#define PIONEK_SCREEN_WORDS(X)                                                     \
  X(none)                                                                          \
  X(header) /* map, round, phase, stage, cities for stage 2, cities for the end */ \
  X(phase_draft)                                                                   \
  X(phase_order)                                                                   \
  X(phase_auction)                                                                 \
  X(phase_fuel)                                                                    \
  X(phase_build)                                                                   \
  X(phase_bureaucracy)                                                             \
  X(phase_over)                                                                    \
  X(kind_coal)                                                                     \
  X(kind_oil)                                                                      \
  X(kind_garbage)                                                                  \
  X(kind_uranium)                                                                  \
  X(kind_hybrid)                                                                   \
  X(kind_eco)                                                                      \
  X(kind_unconventional)                                                           \
  X(short_coal)                                                                    \
  X(short_oil)                                                                     \
  X(short_garbage)                                                                 \
  X(short_uranium)                                                                 \
  X(short_hybrid)                                                                  \
  X(short_eco)                                                                     \
  X(short_unconventional)                                                          \
  X(market)                                                                        \
  X(future)                                                                        \
  X(stage3)                                                                        \
  X(player)                                                                        \
  X(cash)                                                                          \
  X(cities)                                                                        \
  X(power)                                                                         \
  X(plants)                                                                        \
  X(auction)                                                                       \
  X(bid) /* amount, seat */                                                        \
  X(still_in)                                                                      \
  X(own_plants)                                                                    \
  X(income) /* cities, income */                                                   \
  X(network)                                                                       \
  X(nearby)                                                                        \
  X(map) /* map */

enum class ScreenWord : std::uint16_t { PIONEK_SCREEN_WORDS(PIONEK_WORD) };
inline constexpr auto kScreenKeys =
    std::to_array<std::string_view>({PIONEK_SCREEN_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_SCREEN_WORDS

}  // namespace pionek::power_grid
