// The words of Frostpunk's screen, and which of them stand for the ids in its description. Their
// texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <utility>

#include "cli/terminal/phrasebook.hpp"

namespace pionek::frostpunk {

#define PIONEK_SCREEN_WORDS(X)                            \
  X(none)                                                 \
  X(setup)  /* society */                                 \
  X(header) /* round, rounds, phase, depot */             \
  X(storm)  /* round */                                   \
  X(over)   /* round */                                   \
  X(phase_dawn)                                           \
  X(phase_morning)                                        \
  X(phase_generator)                                      \
  X(phase_weather)                                        \
  X(phase_preparation)                                    \
  X(phase_action)                                         \
  X(phase_dusk)                                           \
  X(phase_hunger)                                         \
  X(phase_night)                                          \
  X(dangers)                                              \
  X(danger_hope)       /* tokens */                       \
  X(danger_discontent) /* tokens, places */               \
  X(danger_overload)   /* markers, small fields */        \
  X(danger_explosion)  /* markers, small fields */        \
  X(danger_sick)       /* most sick, epidemic */          \
  X(danger_hunger)     /* missing tonight, famine */      \
  X(danger_deaths)     /* deaths, last */                 \
  X(heat)                                                 \
  X(heat_is) /* heat, cold */                             \
  X(red)                                                  \
  X(orange)                                               \
  X(yellow)                                               \
  X(range_warm) /* colour, field */                       \
  X(range_coal) /* colour, field, coal */                 \
  X(range_cold) /* colour, field */                       \
  X(tower)      /* cubes thrown, cubes stuck */           \
  X(chill)      /* who fall sick from cold */             \
  X(stores)                                               \
  X(tonight_is)                                           \
  X(wood)    /* amount */                                 \
  X(coal)    /* amount */                                 \
  X(core)    /* amount */                                 \
  X(tree)    /* amount */                                 \
  X(food)    /* amount */                                 \
  X(hunger)  /* amount */                                 \
  X(tonight) /* type, food */                             \
  X(missing) /* food */                                   \
  X(beds)    /* beds, pawns */                            \
  X(sick)    /* amount */                                 \
  X(grave)   /* amount */                                 \
  X(ready)   /* pawns */                                  \
  X(working) /* pawns */                                  \
  X(tired)   /* pawns */                                  \
  X(scouts)  /* pawns */                                  \
  X(hope)                                                 \
  X(discontent)                                           \
  X(spent) /* token */                                    \
  X(no_token)                                             \
  X(zone_generator)                                       \
  X(zone_near)                                            \
  X(zone_far)                                             \
  X(nothing)                                              \
  X(few_wood)                                             \
  X(few_coal)                                             \
  X(few_core)                                             \
  X(few_tree)                                             \
  X(under_snow) /* tiles */                               \
  X(hand)                                                 \
  X(others)                                               \
  X(cards) /* seat, cards */                              \
  X(leads) /* seat */                                     \
  X(laws)                                                 \
  X(research) /* technology, round */                     \
  X(routes)                                               \
  X(route)       /* number, place */                      \
  X(route_scout) /* number, place, space, spaces, pawn */ \
  X(card)                                                 \
  X(crater)                                               \
  X(crater_key)                                           \
  X(card_texts)

enum class ScreenWord : std::uint16_t { PIONEK_SCREEN_WORDS(PIONEK_WORD) };
inline constexpr auto kScreenKeys =
    std::to_array<std::string_view>({PIONEK_SCREEN_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_SCREEN_WORDS

template <std::size_t N>
using IdWords = std::array<std::pair<std::string_view, ScreenWord>, N>;

// ScreenWord::none for an id that has no word.
template <std::size_t N>
constexpr ScreenWord word_of(const IdWords<N>& words, std::string_view id) {
  for (const auto& [key, word] : words) {
    if (key == id) return word;
  }
  return ScreenWord::none;
}

inline constexpr IdWords<9> kPhaseWords{{{"dawn", ScreenWord::phase_dawn},
                                         {"morning", ScreenWord::phase_morning},
                                         {"generator", ScreenWord::phase_generator},
                                         {"weather", ScreenWord::phase_weather},
                                         {"preparation", ScreenWord::phase_preparation},
                                         {"action", ScreenWord::phase_action},
                                         {"dusk", ScreenWord::phase_dusk},
                                         {"hunger", ScreenWord::phase_hunger},
                                         {"night", ScreenWord::phase_night}}};
inline constexpr IdWords<3> kRangeWords{
    {{"red", ScreenWord::red}, {"orange", ScreenWord::orange}, {"yellow", ScreenWord::yellow}}};
inline constexpr IdWords<4> kContentWords{{{"wood", ScreenWord::wood},
                                           {"coal", ScreenWord::coal},
                                           {"core", ScreenWord::core},
                                           {"tree", ScreenWord::tree}}};
// In a hexagon, behind their number.
inline constexpr IdWords<4> kFewWords{{{"wood", ScreenWord::few_wood},
                                       {"coal", ScreenWord::few_coal},
                                       {"core", ScreenWord::few_core},
                                       {"tree", ScreenWord::few_tree}}};

}  // namespace pionek::frostpunk
