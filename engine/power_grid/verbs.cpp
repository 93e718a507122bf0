#include "engine/power_grid/verbs.hpp"

#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {
namespace {

Blank thing(Set set) { return {Blank::Is::thing, Blank::Field::a, set}; }
Blank amount() { return {Blank::Is::number, Blank::Field::n}; }

}  // namespace

GameInfo make_info(const Data& data) {
  GameInfo info;
  info.id = PowerGrid::kId;
  info.name = {"Power Grid", "Wysokie Napięcie"};
  info.rule_prefix = "PG";
  info.rules_version = 1;
  info.min_seats = 2;
  info.max_seats = 6;

  OptionSpec map{"map", {"Map", "Mapa"}, {}};
  for (const Map& each : data.maps) map.values.push_back({each.id, each.name});
  info.options.push_back(std::move(map));
  info.options.push_back({"region_choice",
                          {"Choice of regions", "Wybór obszarów"},
                          {{"random", {"at random", "losowo"}},
                           {"draft", {"named by the players", "wskazują gracze"}}}});
  info.options.push_back({"money_visible",
                          {"Everybody sees everybody's money", "Gotówka wszystkich jest jawna"},
                          {{"true", {"yes", "tak"}}, {"false", {"no", "nie"}}}});

  info.phases = {{"order", {"Player order", "Kolejność graczy"}},
                 {"auction", {"Plant auction", "Licytacja elektrowni"}},
                 {"resources", {"Resources", "Zakup surowców"}},
                 {"building", {"Building", "Rozbudowa sieci"}},
                 {"bureaucracy", {"Bureaucracy", "Biurokracja"}}};
  info.score_groups = score_groups();

  // In the order of Act.
  info.verbs = {
      {"region", {thing(kRegionSet)}},
      {"pick", {thing(kPlantSet)}},
      {"giveup", {}},
      {"bid", {amount()}},
      {"pass", {}},
      {"discard", {thing(kPlantSet)}},
      {"return", {amount()}},
      {"buy", {thing(kFuelSet)}},
      {"build", {thing(kCitySet)}},
      {"done", {}},
      {"run",
       {{Blank::Is::things, Blank::Field::n, kPlantSet},
        {Blank::Is::number, Blank::Field::a, 0, "coal"}}},
  };
  return info;
}

}  // namespace pionek::power_grid
