// The tracks and what moves along them: heat, people, hunger, rounds; the tower; the societies; the
// weather.
#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

int read_int(const JsonReader& item, int least, int most) {
  return static_cast<int>(item.integer(least, most));
}

void read_heat(const JsonReader& heat, Data& data) {
  const auto fields = heat["fields"];
  for (std::size_t i = 0; i < fields.size(2, kMaxHeat) && heat.ok(); ++i) {
    HeatField field;
    field.cubes = read_byte(fields.at(i)["cubes"], 0, 20);
    const auto sick = fields.at(i)["sick"];
    for (std::size_t k = 0; k < sick.size(0, field.sick.capacity()) && heat.ok(); ++k) {
      field.sick.push_back(static_cast<std::uint8_t>(sick.at(k).one_of(kTypeIds)));
    }
    data.heat.push_back(field);
  }
  data.start_heat = read_int(heat["heat"], 1, data.heat.size());
  data.start_cold = read_int(heat["cold"], data.start_heat, data.heat.size());
}

// Sections begin at 0 and rise.
template <class Sections, class ReadFigures>
void read_sections(const JsonReader& list, int last, Sections& into, ReadFigures read) {
  for (std::size_t i = 0; i < list.size(1, Sections::capacity()) && list.ok(); ++i) {
    typename Sections::value_type section{};
    const int least = i == 0 ? 0 : into.back().from + 1;
    section.from = read_byte(list.at(i)["from"], least, i == 0 ? 0 : last);
    read(list.at(i), section);
    into.push_back(section);
  }
}

}  // namespace

void read_tracks(const JsonReader& file, Data& data) {
  read_heat(file["heat"], data);
  const auto ranges = file["ranges"];
  data.last_range = read_int(ranges["last"], 1, kMaxHeat);
  for (int i = 0; i < kRanges; ++i) {
    data.start_range[i] = read_byte(ranges[kLevelIds[i]], 1, data.last_range);
  }
  data.small_overload = read_int(file["overload"]["small"], 1, 50);
  data.per_pawn = read_int(file["population"]["per_pawn"], 1, data.citizens);
  const auto sickness = file["sickness"];
  data.epidemic = read_int(sickness["epidemic"], 1, data.citizens);
  read_sections(sickness["sections"], data.epidemic - 1, data.sick_sections,
                [](const JsonReader& item, SickSection& section) {
                  section.exhausted = read_byte(item["exhausted"], 0, 9);
                  section.flips = read_byte(item["flips"], 0, 9);
                });
  const auto hunger = file["hunger"];
  data.famine = read_int(hunger["famine"], 1, data.hunger);
  read_sections(hunger["sections"], data.famine - 1, data.hunger_sections,
                [](const JsonReader& item, HungerSection& section) {
                  section.discontent = read_byte(item["discontent"], 0, 5);
                  section.deaths = read_byte(item["deaths"], 0, 9);
                });
  data.last_death = read_int(file["deaths"]["last"], 1, 100);
  const auto types = file["rounds"]["types"];
  for (std::size_t i = 0; i < types.size(1, kMaxRounds) && file.ok(); ++i) {
    data.rounds.push_back(static_cast<Type>(types.at(i).one_of(kTypeIds)));
  }
  for (int side = 0; side < kSides; ++side) {
    data.track_length[side] = read_byte(file[kSideIds[side]]["length"], 2, kMaxTrackTokens);
  }
  data.last_depot = read_int(file["depot"]["last"], 1, 100);
}

void read_tower(const JsonReader& file, Data& data) {
  static constexpr std::array<std::string_view, 2> kStates{"base", "upgraded"};
  for (int i = 0; i < 2; ++i) {
    const auto item = file[kStates[i]];
    data.tower[i].fall = read_byte(item["fall"], 0, 100);
    data.tower[i].knock = read_byte(item["knock"], 0, 100);
    data.tower[i].late = read_byte(item["late"], 0, 100);
  }
}

void read_societies(const JsonReader& file, Data& data, Compiler& compiler) {
  const auto list = file["societies"];
  for (std::size_t i = 0; i < list.size(1, 32) && file.ok(); ++i) {
    const auto item = list.at(i);
    Society society;
    society.id = item["id"].id();
    compiler.begin(item, society.id);
    society.name = item["name"].text();
    for (int t = 0; t < kTypes; ++t) {
      society.pop[t] = read_byte(item["population"][kTypeIds[t]], 0, data.citizens);
      society.sick[t] = read_byte(item["sick"][kTypeIds[t]], 0, society.pop[t]);
    }
    for (int r = 0; r < kResources; ++r) {
      society.pool[r] = read_byte(item[kResourceIds[r]], 0, 99);
    }
    society.food = read_byte(item["food"], 0, data.food);
    society.deaths = read_byte(item["deaths"], 0, data.last_death - 1);
    society.automatons =
        read_byte(item["automatons"], 0, data.pawns[static_cast<int>(Pawn::automaton)]);
    for (int side = 0; side < kSides; ++side) {
      const auto track = item[kSideIds[side]];
      const bool hope = side == static_cast<int>(Side::hope);
      const int most = data.track_length[side] - (hope ? 0 : 1);
      society.tokens[side] = read_byte(track["tokens"], hope ? 1 : 0, most);
      society.active[side] = read_byte(track["active"], 0, society.tokens[side]);
    }
    data.societies.push_back(society);
    compiler.end(item);
  }
}

void read_weather(const JsonReader& file, Data& data, Compiler& compiler) {
  data.catalog.add_set("weather");
  const auto list = file["cards"];
  read_names(list, data.decks.weather, data);
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"text"});
    compiler.begin(item, item["id"].string());
    Weather card;
    card.cold = read_byte(item["cold"], 0, 5);
    for (int r = 0; r < kRanges; ++r) card.ranges[r] = read_byte(item[kLevelIds[r]], 0, 5);
    card.scouts = read_byte(item["scouts"], 0, 9);
    card.storm = read_byte(item["storm"], 0, 9);
    data.weather.push_back(card);
    compiler.end(item);
  }
}

}  // namespace pionek::frostpunk
