// What the readers of Carnegie's data files share. Each fills its part of Data; errors go to the
// latch of the readers.
#pragma once

#include <array>
#include <string_view>

#include "engine/carnegie/data.hpp"
#include "engine/core/json.hpp"

namespace pionek::carnegie {

inline constexpr std::array<std::string_view, kRows> kRowIds{"hr", "management", "construction",
                                                             "rnd"};
inline constexpr std::array<std::string_view, kRegions> kRegionIds{"west", "midwest", "south",
                                                                   "east"};
inline constexpr std::array<std::string_view, kTypes> kTypeIds{"housing", "commerce", "industry",
                                                               "infrastructure"};
// What the spaces of cities take.
inline constexpr std::array<std::string_view, kTypes + 1> kSlotTypeIds{
    "housing", "commerce", "industry", "infrastructure", "any"};
inline constexpr std::array<std::string_view, kLevels> kLevelIds{"wagon", "stagecoach", "railway"};
inline constexpr std::array<std::string_view, kResources> kResourceIds{"money", "goods", "vp",
                                                                       "research", "employee"};

// The research points for a position of a track or a strip; none for the first, where all begin.
std::uint8_t read_step_cost(const JsonReader& item, std::size_t position);
// One {"op": "gain", "what": ..., "n": ...}, added.
void add_gain(const JsonReader& item, Gains& gains);
// A list of them; null is none.
Gains read_gains(const JsonReader& list);
// The index of an id in a set of the catalog.
int read_thing(const JsonReader& item, const Catalog& catalog, Set set);

// board_data.cpp
void read_regions(const JsonReader& file, Data& data);
void read_cities(const JsonReader& file, Data& data);
void read_links(const JsonReader& file, Data& data);
void read_connections(const JsonReader& file, Data& data);
void read_transport(const JsonReader& file, Data& data);
// company_data.cpp
void read_rooms(const JsonReader& file, Data& data);
void read_departments(const JsonReader& file, Data& data);
void place_departments(const JsonReader& file, Data& data);
// goals_data.cpp
void read_types(const JsonReader& file, Data& data);
void read_strips(const JsonReader& file, Data& data);
void read_donations(const JsonReader& file, Data& data);
// cards_data.cpp
void read_timeline(const JsonReader& file, Data& data);
void read_solo(const JsonReader& file, Data& data);

}  // namespace pionek::carnegie
