// The buildings, both faces of each.
#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

constexpr std::array<std::string_view, 2> kSizeIds{"small", "large"};
constexpr std::array<std::string_view, 6> kGroupIds{"start", "basic", "shelter",
                                                    "law",   "faith", "order"};
constexpr std::array<std::string_view, 4> kBuildingMods{"hunting", "expeditions", "warm_tile",
                                                        "prison_night"};

bool flag(const JsonReader& item, std::string_view key) {
  return item.has(key) && item[key].boolean();
}

void read_lasting(const JsonReader& list, Building& building, Building::Face& face) {
  for (std::size_t i = 0; i < list.size(1, 4) && list.ok(); ++i) {
    const auto item = list.at(i);
    switch (item["mod"].one_of(kBuildingMods)) {
      case 0:
        face.hunting = read_byte(item["symbols"], 1, 9);
        break;
      case 1:
        face.expeditions = read_byte(item["max"], 1, kRoutes);
        break;
      case 2:
        building.warms_tile = true;
        break;
      default:
        building.prison = true;
    }
  }
}

// What a side of the tile says.
void read_face(const JsonReader& item, Building& building, int side, Compiler& compiler) {
  Building::Face& face = building.faces[side];
  item.leave({"text"});
  face.level = static_cast<Level>(item["insulation"].one_of(kLevelIds));
  compiler.speak_of(Need::building);
  face.action = compiler.effect(item, "action");
  if (item.has("passive")) read_lasting(item["passive"], building, face);
}

Building read_building(const JsonReader& item, const Data& data, Compiler& compiler) {
  Building building;
  building.group = static_cast<Group>(item["group"].one_of(kGroupIds));
  building.large = item["size"].one_of(kSizeIds) == 1;
  building.count = read_byte(item["count"], 0, 20);
  building.engineer_only = flag(item, "engineer_only");
  building.can_build = !flag(item, "no_build");
  building.can_dismantle = !flag(item, "no_dismantle");
  building.on_generator = !building.large && !flag(item, "not_on_generator");
  if (item.has("cost")) building.price = read_price(item["cost"]);
  if (item.has("deposit")) {
    static constexpr std::array<std::string_view, 2> kDeposits{"wood", "coal"};
    building.deposit = static_cast<std::uint8_t>(1 + item["deposit"].one_of(kDeposits));
  }
  if (item.has("shelter")) {
    building.shelter = read_byte(item["shelter"]["places"], 1, 9);
    building.for_children = flag(item["shelter"], "children");
  }
  building.on_build = compiler.effect(item, "on_build");
  read_face(item, building, 0, compiler);
  building.faces[1] = building.faces[0];
  if (item.has("upgrade")) {
    building.can_upgrade = true;
    building.upgrade = read_price(item["upgrade"]["cost"]);
    read_face(item["upgrade"], building, 1, compiler);
  }
  const Cursor action = building.faces[0].action;
  building.workshop = action != 0 && data.program[action].op == Op::workshop;
  return building;
}

}  // namespace

Price read_price(const JsonReader& item) {
  Price price;
  if (item.has("wood")) price.wood = read_byte(item["wood"], 1, 20);
  if (item.has("core")) price.core = read_byte(item["core"], 1, 20);
  return price;
}

void read_building_names(const JsonReader& file, Data& data) {
  data.catalog.add_set("building");
  const auto list = file["buildings"];
  read_names(list, list.size(1, kMaxBuildings), data);
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    if (list.at(i)["id"].string() == "ruins") data.ruins = static_cast<std::uint8_t>(i);
    const bool shelter = list.at(i)["group"].one_of(kGroupIds) == static_cast<int>(Group::shelter);
    if (shelter && list.at(i).has("shelter")) data.shelters |= BuildingSet{1} << i;
  }
  if (file.ok() && !data.catalog.find(kBuildingSet, "ruins")) {
    list.fail("there are no Ruins", "a building with the id 'ruins'");
  }
}

void read_buildings(const JsonReader& file, Data& data, Compiler& compiler) {
  const auto list = file["buildings"];
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    compiler.begin(item, item["id"].string());
    data.buildings.push_back(read_building(item, data, compiler));
    compiler.end(item);
  }
}

}  // namespace pionek::frostpunk
