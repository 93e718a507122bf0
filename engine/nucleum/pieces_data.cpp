// What players build: urban buildings, turbines and mines; and the neutral buildings.
#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {

void read_buildings(const JsonReader& file, Data& data) {
  file.only({"source", "prices", "red_thaler", "praha_multiplier", "buildings"});
  std::array<std::uint8_t, kLevels> prices{};
  for (std::size_t i = 0; i < file["prices"].size(kLevels, kLevels) && file.ok(); ++i) {
    prices[i] = read_byte(file["prices"].at(i), 0, 30);
  }
  data.red_plot = read_byte(file["red_thaler"], 0, 30);
  data.praha_factor = read_byte(file["praha_multiplier"], 1, 9);
  const auto list = file["buildings"];
  data.catalog.add_set("building");
  for (std::size_t i = 0; i < list.size(1, kMaxOwnBuildings) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only(
        {"id", "name", "type", "level", "government", "demand", "rewards", "end_scoring", "text"});
    item.leave({"text"});
    add_thing(item, data.catalog, kBuildingSet);
    Building building;
    building.type = static_cast<Type>(item["type"].one_of(std::span(kSymbolIds).first(kTypes)));
    building.level = read_byte(item["level"], 1, kLevels);
    if (!list.ok()) return;
    building.price = prices[building.level - 1];
    building.government = item["government"].boolean();
    building.demand = read_byte(item["demand"], 0, kMaxDemand);
    building.rewards = read_program(item["rewards"], Place::reward, "NU-1013", data);
    const auto end = item["end_scoring"];
    end.only({"mode", "vp"});
    constexpr std::array<std::string_view, 2> kModes{"fixed", "per_building_in_network"};
    building.per_building = end["mode"].one_of(kModes) == 1;
    building.vp = read_byte(end["vp"], 0, 60);
    add(data.buildings_of[static_cast<std::size_t>(building.type)], static_cast<int>(i));
    if (building.government) add(data.buildings_of[kGovernment], static_cast<int>(i));
    data.buildings.push_back(building);
  }
  data.own_buildings = static_cast<int>(data.buildings.size());
}

void read_neutral_buildings(const JsonReader& file, Data& data) {
  file.only({"source", "tiles"});
  const auto list = file["tiles"];
  const auto most = static_cast<std::size_t>(kMaxBuildings - data.own_buildings);
  for (std::size_t i = 0; i < list.size(1, most) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "type", "demand", "rewards", "text"});
    item.leave({"text"});
    add_thing(item, data.catalog, kBuildingSet);
    Building building;
    building.type = static_cast<Type>(item["type"].one_of(std::span(kSymbolIds).first(kTypes)));
    building.demand = read_byte(item["demand"], 0, kMaxDemand);
    building.rewards = read_program(item["rewards"], Place::reward, "NU-1015", data);
    data.buildings.push_back(building);
  }
}

void read_industry(const JsonReader& file, Data& data) {
  file.only({"source", "red_thaler", "rows"});
  data.red_site = read_byte(file["red_thaler"], 0, 30);
  const auto list = file["rows"];
  data.catalog.add_set("piece");
  int by_experiment = 0;
  for (std::size_t i = 0; i < list.size(kRows, kRows) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"workers", "turbine", "mine", "pair_reward"});
    Row& row = data.rows[i];
    row.workers = read_byte(item["workers"], 0, 18);
    const auto turbine = item["turbine"];
    turbine.only({"id", "name", "modifiers", "by_experiment", "text"});
    add_thing(turbine, data.catalog, kPieceSet);
    row.turbine = read_turbine(turbine, data);
    row.by_experiment = turbine.has("by_experiment") && turbine["by_experiment"].boolean();
    by_experiment += row.by_experiment ? 1 : 0;
    row.pair = read_program(item["pair_reward"], Place::reward, "NU-705", data);
  }
  if (list.ok() && by_experiment != 1) {
    list.fail(std::to_string(by_experiment) + " turbines depend on the experiment", "exactly one");
  }
  for (std::size_t i = 0; i < kRows && list.ok(); ++i) {
    const auto mine = list.at(i)["mine"];
    mine.only({"id", "name", "places"});
    add_thing(mine, data.catalog, kPieceSet);
    data.rows[i].places = read_byte(mine["places"], 1, 9);
  }
}

}  // namespace pionek::nucleum
