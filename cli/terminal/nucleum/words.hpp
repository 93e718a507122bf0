// The words of Nucleum's screen, and which of them stand for the ids in its description. Their
// texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "cli/terminal/phrasebook.hpp"

namespace pionek::nucleum {

#define PIONEK_SCREEN_WORDS(X)                                      \
  X(none)                                                           \
  X(setup)                                                          \
  X(header)     /* round, conditions met, conditions that end it */ \
  X(last_round) /* round */                                         \
  X(last_markers)                                                   \
  X(over)                                                           \
  X(player)                                                         \
  X(points)                                                         \
  X(thaler)                                                         \
  X(workers)                                                        \
  X(uranium)                                                        \
  X(tokens)                                                         \
  X(tracks)                                                         \
  X(lit)                                                            \
  X(techs)                                                          \
  X(recharged)                                                      \
  X(tiles)                                                          \
  X(markers)                                                        \
  X(urbanize)                                                       \
  X(industrialize)                                                  \
  X(develop)                                                        \
  X(contract)                                                       \
  X(energize)                                                       \
  X(worker_or_thaler)                                               \
  X(income_thaler)                                                  \
  X(income_worker)                                                  \
  X(income_vp)                                                      \
  X(income_any)                                                     \
  X(paid_income)                                                    \
  X(achievement)                                                    \
  X(directive)                                                      \
  X(color_green)                                                    \
  X(color_white)                                                    \
  X(color_orange)                                                   \
  X(color_purple)                                                   \
  X(color_multi)                                                    \
  X(color_wild)                                                     \
  X(offer)                                                          \
  X(stack) /* tiles */                                              \
  X(market)                                                         \
  X(purple)                                                         \
  X(goals)                                                          \
  X(nucleum_here)                                                   \
  X(you_count) /* how often */                                      \
  X(coal)                                                           \
  X(coal_area) /* area, price, wagons and their prices */           \
  X(coal_only)                                                      \
  X(no_nucleum)                                                     \
  X(end)                                                            \
  X(end_tiles)                                                      \
  X(end_contracts)                                                  \
  X(end_recharges)                                                  \
  X(end_techs)                                                      \
  X(end_points)                                                     \
  X(pool)                                                           \
  X(row)                                                            \
  X(pays) /* thaler, workers, points */                             \
  X(left)                                                           \
  X(residence)                                                      \
  X(factory)                                                        \
  X(laboratory)                                                     \
  X(turbines_left)                                                  \
  X(mines_left)                                                     \
  X(slots)                                                          \
  X(free_slot) /* reward */                                         \
  X(unlocked)                                                       \
  X(networks)                                                       \
  X(no_network)                                                     \
  X(nothing)                                                        \
  X(map_title) /* what a red place costs */                         \
  X(links_title)                                                    \
  X(experiment) /* second turbine, technologies */                  \
  X(texts_title)                                                    \
  X(rubble)                                                         \
  X(red)                                                            \
  X(neutral)                                                        \
  X(powered)                                                        \
  X(demand) /* energy */                                            \
  X(mine_place)                                                     \
  X(mine_bonus) /* uranium */                                       \
  X(mine)       /* cubes, places */                                 \
  X(turbine)                                                        \
  X(per_tile) /* steps */                                           \
  X(fixed)    /* steps */

enum class ScreenWord : std::uint16_t { PIONEK_SCREEN_WORDS(PIONEK_WORD) };
inline constexpr auto kScreenKeys =
    std::to_array<std::string_view>({PIONEK_SCREEN_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_SCREEN_WORDS

using WordById = std::pair<std::string_view, ScreenWord>;

inline constexpr auto kSubsidyWords =
    std::to_array<WordById>({{"worker-or-thaler", ScreenWord::worker_or_thaler},
                             {"income-thaler", ScreenWord::income_thaler},
                             {"income-worker", ScreenWord::income_worker},
                             {"income-vp", ScreenWord::income_vp},
                             {"income-any", ScreenWord::income_any},
                             {"paid-income", ScreenWord::paid_income},
                             {"achievement", ScreenWord::achievement}});

inline constexpr auto kEndWords =
    std::to_array<WordById>({{"action_stack_empty", ScreenWord::end_tiles},
                             {"contract_stacks_empty", ScreenWord::end_contracts},
                             {"all_recharged_3", ScreenWord::end_recharges},
                             {"eight_techs", ScreenWord::end_techs},
                             {"seventy_vp", ScreenWord::end_points}});

// In the order of Kind, Color and Type.
inline constexpr std::array kKindWords{ScreenWord::urbanize, ScreenWord::industrialize,
                                       ScreenWord::develop, ScreenWord::contract,
                                       ScreenWord::energize};
inline constexpr std::array kColorWords{ScreenWord::color_green,  ScreenWord::color_white,
                                        ScreenWord::color_orange, ScreenWord::color_purple,
                                        ScreenWord::color_multi,  ScreenWord::color_wild};
inline constexpr std::array kTypeWords{ScreenWord::residence, ScreenWord::factory,
                                       ScreenWord::laboratory};

}  // namespace pionek::nucleum
