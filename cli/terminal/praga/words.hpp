// The words of Praga's screen, and which of them stand for the ids in its description. Their texts
// are words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <utility>

#include "cli/terminal/phrasebook.hpp"

namespace pionek::praga {

#define PIONEK_SCREEN_WORDS(X)                   \
  X(none)                                        \
  X(header) /* round, rounds, era, turns left */ \
  X(setup)                                       \
  X(over)                                        \
  X(act_mines)                                   \
  X(act_quarries)                                \
  X(act_upgrade)                                 \
  X(act_wall)                                    \
  X(act_building)                                \
  X(act_road)                                    \
  X(crane)                                       \
  X(gold)    /* amount */                        \
  X(stone)   /* amount */                        \
  X(points)  /* amount */                        \
  X(special) /* points */                        \
  X(row_upgrade)                                 \
  X(row_wall)                                    \
  X(row_building)                                \
  X(climbed) /* row, column */                   \
  X(player)                                      \
  X(head_points)                                 \
  X(head_goods)                                  \
  X(head_windows)                                \
  X(head_tokens)                                 \
  X(head_cubes)                                  \
  X(head_tracks)                                 \
  X(head_road)                                   \
  X(head_monuments)                              \
  X(head_walls)                                  \
  X(upgrades)                                    \
  X(walls)                                       \
  X(technologies)                                \
  X(waiting)                                     \
  X(used)                                        \
  X(ready)                                       \
  X(open)                                        \
  X(open_tile)                                   \
  X(open_action) /* actions */                   \
  X(open_extra)                                  \
  X(open_side)   /* monument */                  \
  X(open_effect) /* effect */                    \
  X(open_bonus)  /* sector */                    \
  X(open_use)    /* technology */                \
  X(open_seal)                                   \
  X(open_windows) /* number over the limit */    \
  X(may)                                         \
  X(joins)                                       \
  X(joins_nothing)                               \
  X(pairs)  /* number */                         \
  X(red)    /* number */                         \
  X(blue)   /* number */                         \
  X(turned) /* rotation */                       \
  X(city)                                        \
  X(places) /* number of free spaces */          \
  X(drawn)                                       \
  X(rival) /* mines, quarries, card, cards */    \
  X(rival_name)                                  \
  X(no_card)                                     \
  X(boards)                                      \
  X(board_of) /* player */                       \
  X(plazas)                                      \
  X(plaza_empty)                                 \
  X(plaza_done)                                  \
  X(spaces)                                      \
  X(old_town)                                    \
  X(new_town)                                    \
  X(monument_key)                                \
  X(river)                                       \
  X(bridge)                                      \
  X(bridge_five)                                 \
  X(cathedral_five)                              \
  X(seals)                                       \
  X(tokens)                                      \
  X(tiles)                                       \
  X(stacks) /* regular, special */

enum class ScreenWord : std::uint16_t { PIONEK_SCREEN_WORDS(PIONEK_WORD) };
inline constexpr auto kScreenKeys =
    std::to_array<std::string_view>({PIONEK_SCREEN_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_SCREEN_WORDS

// In the order of the engine's actions, kinds of tiles and colours.
inline constexpr std::array kActionWords{ScreenWord::act_mines,    ScreenWord::act_quarries,
                                         ScreenWord::act_upgrade,  ScreenWord::act_wall,
                                         ScreenWord::act_building, ScreenWord::act_road};
inline constexpr std::array kRowWords{ScreenWord::row_upgrade, ScreenWord::row_wall,
                                      ScreenWord::row_building};

}  // namespace pionek::praga
