// The words of Carnegie's screen, and which of them stand for the ids in its description. Their
// texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <utility>

#include "cli/terminal/phrasebook.hpp"

namespace pionek::carnegie {

#define PIONEK_SCREEN_WORDS(X)                  \
  X(none)                                       \
  X(setup)  /* phase */                         \
  X(header) /* round, rounds, phase */          \
  X(phase_sides)                                \
  X(phase_placing)                              \
  X(phase_opening)                              \
  X(phase_choose)                               \
  X(phase_andrew)                               \
  X(phase_income)                               \
  X(phase_donation)                             \
  X(phase_departments)                          \
  X(phase_activation)                           \
  X(phase_over)                                 \
  X(row_hr)                                     \
  X(row_management)                             \
  X(row_construction)                           \
  X(row_rnd)                                    \
  X(west)                                       \
  X(midwest)                                    \
  X(south)                                      \
  X(east)                                       \
  X(letter_west)                                \
  X(letter_midwest)                             \
  X(letter_south)                               \
  X(letter_east)                                \
  X(letter_donation)                            \
  X(level_wagon)                                \
  X(level_stagecoach)                           \
  X(level_railway)                              \
  X(housing)                                    \
  X(commerce)                                   \
  X(industry)                                   \
  X(infrastructure)                             \
  X(money)        /* amount */                  \
  X(goods)        /* amount */                  \
  X(vp)           /* amount */                  \
  X(research)     /* amount */                  \
  X(employee)     /* amount */                  \
  X(event_income) /* region */                  \
  X(event_donation)                             \
  X(event_both) /* region */                    \
  X(timeline)                                   \
  X(transport)                                  \
  X(pays_next)                                  \
  X(player)                                     \
  X(points)                                     \
  X(people)                                     \
  X(discs)                                      \
  X(donated)                                    \
  X(reserved)                                   \
  X(yours)                                      \
  X(his)                                        \
  X(gathered)   /* amount */                    \
  X(income)     /* what */                      \
  X(connection) /* points, value */             \
  X(cap)        /* points */                    \
  X(choice_tile)                                \
  X(company) /* seat */                         \
  X(company_key)                                \
  X(lobby)                                      \
  X(limit)  /* points */                        \
  X(end_vp) /* points */                        \
  X(strips_key)                                 \
  X(projects)                                   \
  X(projects_solo)                              \
  X(donations)                                  \
  X(market)                                     \
  X(andrew)                                     \
  X(andrew_stands) /* points, level, discs */   \
  X(andrew_chooses)                             \
  X(andrew_tiles) /* departments */             \
  X(card)                                       \
  X(card_down) /* back */                       \
  X(card_advanced)                              \
  X(card_row)          /* row */                \
  X(card_hr)           /* row, spaces */        \
  X(card_management)   /* row, rows */          \
  X(card_construction) /* row, cities */        \
  X(card_rnd)          /* row, region, steps */ \
  X(card_donation)     /* donation */           \
  X(score_cards)                                \
  X(card_worth) /* points */                    \
  X(filed)      /* what */                      \
  X(deck)       /* cards, basic */              \
  X(next_back)  /* back */                      \
  X(companies)                                  \
  X(cities)                                     \
  X(any)                                        \
  X(neutral)                                    \
  X(fields)                                     \
  X(tiles)                                      \
  X(rest)                                       \
  X(tile_start_hr)                              \
  X(tile_start_commerce)                        \
  X(tile_start_planning)                        \
  X(tile_start_construction)                    \
  X(tile_start_rnd)                             \
  X(tile_training)                              \
  X(tile_recruiting)                            \
  X(tile_safety)                                \
  X(tile_new_lobby)                             \
  X(tile_purchasing)                            \
  X(tile_sales)                                 \
  X(tile_logistics)                             \
  X(tile_property)                              \
  X(tile_engineering)                           \
  X(tile_outsourcing)                           \
  X(tile_supply)                                \
  X(tile_communications)                        \
  X(tile_research)                              \
  X(tile_design)                                \
  X(tile_charity)                               \
  X(tile_telegraph)

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

inline constexpr IdWords<10> kPhaseWords{{{"sides", ScreenWord::phase_sides},
                                          {"placing", ScreenWord::phase_placing},
                                          {"opening", ScreenWord::phase_opening},
                                          {"choose", ScreenWord::phase_choose},
                                          {"andrew", ScreenWord::phase_andrew},
                                          {"income", ScreenWord::phase_income},
                                          {"donation", ScreenWord::phase_donation},
                                          {"departments", ScreenWord::phase_departments},
                                          {"activation", ScreenWord::phase_activation},
                                          {"over", ScreenWord::phase_over}}};
inline constexpr IdWords<4> kRowWords{{{"hr", ScreenWord::row_hr},
                                       {"management", ScreenWord::row_management},
                                       {"construction", ScreenWord::row_construction},
                                       {"rnd", ScreenWord::row_rnd}}};
inline constexpr IdWords<4> kRegionWords{{{"west", ScreenWord::west},
                                          {"midwest", ScreenWord::midwest},
                                          {"south", ScreenWord::south},
                                          {"east", ScreenWord::east}}};
inline constexpr IdWords<4> kRegionLetters{{{"west", ScreenWord::letter_west},
                                            {"midwest", ScreenWord::letter_midwest},
                                            {"south", ScreenWord::letter_south},
                                            {"east", ScreenWord::letter_east}}};
inline constexpr IdWords<3> kLevelLetters{{{"wagon", ScreenWord::level_wagon},
                                           {"stagecoach", ScreenWord::level_stagecoach},
                                           {"railway", ScreenWord::level_railway}}};
inline constexpr IdWords<5> kTypeWords{{{"housing", ScreenWord::housing},
                                        {"commerce", ScreenWord::commerce},
                                        {"industry", ScreenWord::industry},
                                        {"infrastructure", ScreenWord::infrastructure},
                                        {"any", ScreenWord::any}}};
inline constexpr IdWords<5> kGainWords{{{"money", ScreenWord::money},
                                        {"goods", ScreenWord::goods},
                                        {"vp", ScreenWord::vp},
                                        {"research", ScreenWord::research},
                                        {"employee", ScreenWord::employee}}};
// Short names; the full ones take too much room for a plan of the company.
inline constexpr IdWords<21> kTileWords{
    {{"start_hr", ScreenWord::tile_start_hr},
     {"start_commerce", ScreenWord::tile_start_commerce},
     {"start_planning", ScreenWord::tile_start_planning},
     {"start_construction", ScreenWord::tile_start_construction},
     {"start_rnd", ScreenWord::tile_start_rnd},
     {"training", ScreenWord::tile_training},
     {"recruiting", ScreenWord::tile_recruiting},
     {"safety", ScreenWord::tile_safety},
     {"new_lobby", ScreenWord::tile_new_lobby},
     {"purchasing", ScreenWord::tile_purchasing},
     {"sales", ScreenWord::tile_sales},
     {"logistics", ScreenWord::tile_logistics},
     {"property", ScreenWord::tile_property},
     {"engineering", ScreenWord::tile_engineering},
     {"outsourcing", ScreenWord::tile_outsourcing},
     {"supply", ScreenWord::tile_supply},
     {"communications", ScreenWord::tile_communications},
     {"research", ScreenWord::tile_research},
     {"design", ScreenWord::tile_design},
     {"charity", ScreenWord::tile_charity},
     {"telegraph", ScreenWord::tile_telegraph}}};

}  // namespace pionek::carnegie
