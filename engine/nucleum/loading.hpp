// What the readers of Nucleum's data files share. Each fills its part of Data; errors go to the
// latch of the readers.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/json.hpp"
#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {

inline constexpr std::array<std::string_view, kMaps> kMapIds{"map_1_2", "map_3_4"};
inline constexpr std::array<std::string_view, 6> kColorIds{"green",  "white", "orange",
                                                           "purple", "multi", "wild"};
inline constexpr std::array<std::string_view, kSymbols> kSymbolIds{"residence", "factory",
                                                                   "laboratory", "government"};
inline constexpr std::array<std::string_view, kAreas> kAreaIds{"ruhr", "silesia"};
inline constexpr std::array<std::string_view, kIncomes> kIncomeIds{"thaler", "worker", "vp"};
inline constexpr std::array<std::string_view, kExperiments> kExperimentIds{"a", "b", "c", "d"};
inline constexpr std::array<std::string_view, kConditions> kConditionIds{
    "action_stack_empty", "contract_stacks_empty", "all_recharged_3", "eight_techs", "seventy_vp"};

// The index of an id in a set of the catalog.
int read_thing(const JsonReader& item, const Catalog& catalog, Set set);
// The number of a rule, which the log names.
std::string read_rule(const JsonReader& item);
// A thing with an id and a name of its own; its index.
int add_thing(const JsonReader& item, Catalog& catalog, Set set);
// The things of a list are known to the code by their order.
template <std::size_t Count>
void add_known(const JsonReader& list, const std::array<std::string_view, Count>& ids,
               Catalog& catalog) {
  for (std::size_t i = 0; i < list.size(Count, Count) && list.ok(); ++i) {
    const auto item = list.at(i);
    if (item["id"].string() != ids[i]) {
      return item["id"].fail("found '" + item["id"].string() + "'",
                             "'" + std::string(ids[i]) + "'");
    }
    catalog.add(std::string(ids[i]), item["name"].text());
  }
}

// What an effect may do where it stands; so that no reward can lead to another without end.
enum class Place : std::uint8_t {
  reward,     // gains and technologies
  bonus,      // gains alone
  subsidy,    // gains, payments and choices
  contract,   // of a technology, on signing one
  trigger,    // of a technology
  immediate,  // of a technology
};
ProgramId read_program(const JsonReader& list, Place place, const std::string& rule, Data& data);
Count read_count(const JsonReader& item, const Data& data);
Generator read_turbine(const JsonReader& item, Data& data);

// map_data.cpp
void read_cities(const JsonReader& file, Data& data);
void read_links(const JsonReader& file, Data& data);
void read_coal(const JsonReader& file, Data& data);
void read_plants(const JsonReader& file, Data& data);
// tiles_data.cpp
void read_actions(const JsonReader& file, Data& data);
void read_tiles(const JsonReader& file, Data& data);
// pieces_data.cpp
void read_buildings(const JsonReader& file, Data& data);
void read_neutral_buildings(const JsonReader& file, Data& data);
void read_industry(const JsonReader& file, Data& data);
// goals_data.cpp
void read_contracts(const JsonReader& file, Data& data);
void read_slots(const JsonReader& file, Data& data);
void read_experiments(const JsonReader& file, Data& data);
void read_technologies(const JsonReader& file, Data& data);
void read_success(const JsonReader& file, Data& data);
// tracks_data.cpp
void read_incomes(const JsonReader& file, Data& data);
void read_achievements(const JsonReader& file, Data& data);
void read_endgame(const JsonReader& file, Data& data);
// setup_data.cpp
void read_cards(const JsonReader& file, Data& data);
void read_setup(const JsonReader& file, Data& data);
void read_scoring(const JsonReader& file, Data& data);

}  // namespace pionek::nucleum
