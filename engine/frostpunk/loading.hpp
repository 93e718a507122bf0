// The parts of the loader, each for a file or two of games/frostpunk/data. Some files are read
// twice: first the names, which effects anywhere may mention, then what is on the cards.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/core/file_reader.hpp"
#include "engine/core/json.hpp"
#include "engine/frostpunk/compiler.hpp"
#include "engine/frostpunk/data.hpp"

namespace pionek::frostpunk {

// How a card can end the game.
inline constexpr std::array<std::string_view, 2> kEndIds{"win", "lose"};

// data.cpp
// What the button of an option says: its name, if it has one, and its effect.
Text option_text(const JsonReader& item);
// The index of a thing of the catalog.
int read_thing(const JsonReader& item, const Catalog& catalog, Set set);
// Adds the ids and names of a list to the newest set of the catalog.
void read_names(const JsonReader& list, std::size_t count, Data& data);
// The same for a list that must have exactly these ids.
void read_names(const JsonReader& list, std::span<const std::string_view> ids, Data& data);

// track_data.cpp
void read_tracks(const JsonReader& file, Data& data);
void read_tower(const JsonReader& file, Data& data);
void read_societies(const JsonReader& file, Data& data, Compiler& compiler);
void read_weather(const JsonReader& file, Data& data, Compiler& compiler);

// map_data.cpp
void read_map(const JsonReader& file, Data& data);
void read_tiles(const JsonReader& file, Data& data, Compiler& compiler);
// What stands on the generator tile at the start.
void read_generator_tile(const JsonReader& file, Data& data);

// building_data.cpp
void read_building_names(const JsonReader& file, Data& data);
void read_buildings(const JsonReader& file, Data& data, Compiler& compiler);
Price read_price(const JsonReader& item);

// law_data.cpp
void read_law_names(const JsonReader& file, Data& data);
void read_laws(const JsonReader& file, Data& data, Compiler& compiler);
void read_tech_names(const JsonReader& file, Data& data);
void read_techs(const JsonReader& file, Data& data, Compiler& compiler);
// A list of lasting changes by the law or technology of that bit.
void read_passive(const JsonReader& list, Force source, Data& data, Compiler& compiler);

// people_data.cpp
void read_citizens(const JsonReader& file, Data& data, Compiler& compiler);
void read_advisors(const JsonReader& file, Data& data, Compiler& compiler);

// card_data.cpp
void read_morning_names(const JsonReader& file, Data& data);
void read_dusk_names(const JsonReader& file, Data& data);
void read_scenario_names(const JsonReader& file, Data& data);
void read_morning(const JsonReader& file, Data& data, Compiler& compiler);
void read_dusk(const JsonReader& file, Data& data, Compiler& compiler);
void read_scenario(const JsonReader& file, Data& data, Compiler& compiler);
void read_expeditions(const JsonReader& file, Data& data, Compiler& compiler);

}  // namespace pionek::frostpunk
