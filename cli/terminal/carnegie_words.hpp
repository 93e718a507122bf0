// Which words of the program stand for the ids in Carnegie's description.
#pragma once

#include <array>
#include <utility>

#include "cli/terminal/phrases.hpp"

namespace pionek {

template <std::size_t N>
using IdWords = std::array<std::pair<std::string_view, Word>, N>;

// Word::none for an id that has no word.
template <std::size_t N>
constexpr Word word_of(const IdWords<N>& words, std::string_view id) {
  for (const auto& [key, word] : words) {
    if (key == id) return word;
  }
  return Word::none;
}

inline constexpr IdWords<10> kPhaseWords{{{"sides", Word::ca_phase_sides},
                                          {"placing", Word::ca_phase_placing},
                                          {"opening", Word::ca_phase_opening},
                                          {"choose", Word::ca_phase_choose},
                                          {"andrew", Word::ca_phase_andrew},
                                          {"income", Word::ca_phase_income},
                                          {"donation", Word::ca_phase_donation},
                                          {"departments", Word::ca_phase_departments},
                                          {"activation", Word::ca_phase_activation},
                                          {"over", Word::phase_over}}};
inline constexpr IdWords<4> kRowWords{{{"hr", Word::ca_row_hr},
                                       {"management", Word::ca_row_management},
                                       {"construction", Word::ca_row_construction},
                                       {"rnd", Word::ca_row_rnd}}};
inline constexpr IdWords<4> kRegionWords{{{"west", Word::ca_west},
                                          {"midwest", Word::ca_midwest},
                                          {"south", Word::ca_south},
                                          {"east", Word::ca_east}}};
inline constexpr IdWords<4> kRegionLetters{{{"west", Word::ca_letter_west},
                                            {"midwest", Word::ca_letter_midwest},
                                            {"south", Word::ca_letter_south},
                                            {"east", Word::ca_letter_east}}};
inline constexpr IdWords<3> kLevelLetters{{{"wagon", Word::ca_level_wagon},
                                           {"stagecoach", Word::ca_level_stagecoach},
                                           {"railway", Word::ca_level_railway}}};
inline constexpr IdWords<5> kTypeWords{{{"housing", Word::ca_housing},
                                        {"commerce", Word::ca_commerce},
                                        {"industry", Word::ca_industry},
                                        {"infrastructure", Word::ca_infrastructure},
                                        {"any", Word::ca_any}}};
inline constexpr IdWords<5> kGainWords{{{"money", Word::ca_money},
                                        {"goods", Word::ca_goods},
                                        {"vp", Word::ca_vp},
                                        {"research", Word::ca_research},
                                        {"employee", Word::ca_employee}}};
// Short names; the full ones take too much room for a plan of the company.
inline constexpr IdWords<21> kTileWords{{{"start_hr", Word::ca_tile_start_hr},
                                         {"start_commerce", Word::ca_tile_start_commerce},
                                         {"start_planning", Word::ca_tile_start_planning},
                                         {"start_construction", Word::ca_tile_start_construction},
                                         {"start_rnd", Word::ca_tile_start_rnd},
                                         {"training", Word::ca_tile_training},
                                         {"recruiting", Word::ca_tile_recruiting},
                                         {"safety", Word::ca_tile_safety},
                                         {"new_lobby", Word::ca_tile_new_lobby},
                                         {"purchasing", Word::ca_tile_purchasing},
                                         {"sales", Word::ca_tile_sales},
                                         {"logistics", Word::ca_tile_logistics},
                                         {"property", Word::ca_tile_property},
                                         {"engineering", Word::ca_tile_engineering},
                                         {"outsourcing", Word::ca_tile_outsourcing},
                                         {"supply", Word::ca_tile_supply},
                                         {"communications", Word::ca_tile_communications},
                                         {"research", Word::ca_tile_research},
                                         {"design", Word::ca_tile_design},
                                         {"charity", Word::ca_tile_charity},
                                         {"telegraph", Word::ca_tile_telegraph}}};

}  // namespace pionek
