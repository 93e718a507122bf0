// Hexes: the action board with its wall spaces, and the city with its plazas.
#include <algorithm>
#include <map>
#include <set>

#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

// Axial coordinates of pointy hexes; edges 0 to 5 are E, NE, NW, W, SW, SE.
using Hex = std::pair<int, int>;
constexpr std::array<Hex, kEdges> kSteps6{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
constexpr int kFar = 50;

Hex beyond(Hex hex, int edge) {
  return {hex.first + kSteps6[edge].first, hex.second + kSteps6[edge].second};
}

Hex read_hex(const JsonReader& item, std::set<Hex>& taken) {
  const Hex hex{item["q"].number<int>(-kFar, kFar), item["r"].number<int>(-kFar, kFar)};
  if (item.ok() && !taken.insert(hex).second) {
    item.fail(
        "another hex lies at " + std::to_string(hex.first) + ", " + std::to_string(hex.second),
        "a hex of its own");
  }
  return hex;
}

// The index of a hex in a list, or kNoCell.
std::uint8_t find_hex(const std::vector<Hex>& hexes, Hex hex) {
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    if (hexes[i] == hex) return static_cast<std::uint8_t>(i);
  }
  return kNoCell;
}

// The city while it is read.
struct City {
  std::set<Hex> taken;
  std::vector<Hex> spaces;
  std::vector<std::string> plaza_of;  // by space, as the file says it
  std::map<Hex, int> plazas;
  std::array<std::map<Hex, unsigned>, kColours> printed;  // corners
};

void read_plaza(const JsonReader& item, Hex hex, City& city, Data& data) {
  item.only(
      {"id", "kind", "q", "r", "x", "y", "colour", "min_players_with_tile", "name", "source"});
  Plaza plaza;
  plaza.colour = static_cast<std::uint8_t>(item["colour"].one_of(kPlazaColourIds));
  plaza.least_players = read_byte(item["min_players_with_tile"], 2, kSeats);
  if (data.plazas.size() == kMaxPlazas) item.fail("one plaza too many", "16 at most");
  city.plazas[hex] = static_cast<int>(data.plazas.size());
  data.plazas.push_back(plaza);
  add_named(item, kPlazaSet, data);
}

void read_space(const JsonReader& item, Hex hex, City& city, Data& data) {
  item.only({"id", "kind", "zone", "q", "r", "x", "y", "plaza", "extra_gold", "vp",
             "preplaced_at_players", "source"});
  constexpr std::array<std::string_view, 2> kZones{"new_town", "old_town"};
  Space space;
  space.old_town = item["zone"].one_of(kZones) == 1;
  space.gold = read_byte(item["extra_gold"], 0, space.old_town ? 9 : 0);
  space.vp = read_byte(item["vp"], 0, space.old_town ? 20 : 0);
  const auto counts = item["preplaced_at_players"];
  for (std::size_t i = 0; i < counts.size(0, kSeats) && item.ok(); ++i) {
    space.preplaced =
        static_cast<std::uint8_t>(space.preplaced | 1U << counts.at(i).integer(2, kSeats));
  }
  if (data.spaces.size() == kMaxSpaces) item.fail("one space too many", "48 at most");
  city.spaces.push_back(hex);
  city.plaza_of.push_back(item["plaza"].string());
  data.spaces.push_back(space);
}

void read_other(const JsonReader& item, Hex hex, City& city) {
  item.only({"id", "kind", "q", "r", "x", "y", "name", "corners", "source"});
  item.leave({"name"});
  static_cast<void>(item["id"].id());
  const auto corners = item["corners"];
  for (std::size_t i = 0; i < corners.size(0, kEdges) && item.ok(); ++i) {
    const auto corner = corners.at(i);
    corner.only({"corner", "colour"});
    city.printed[corner["colour"].one_of(kColourIds)][hex] |=
        1U << corner["corner"].integer(0, kEdges - 1);
  }
}

// The one plaza that a space touches must be the one it names.
void find_plaza(const JsonReader& item, std::size_t at, const City& city, Data& data) {
  std::vector<int> touched;
  for (int edge = 0; edge < kEdges; ++edge) {
    const auto plaza = city.plazas.find(beyond(city.spaces[at], edge));
    if (plaza != city.plazas.end()) touched.push_back(plaza->second);
  }
  const auto named = data.catalog.find(kPlazaSet, city.plaza_of[at]);
  if (touched.size() != 1 || !named || *named != touched[0]) {
    return item["plaza"].fail("found '" + city.plaza_of[at] + "'",
                              "the one plaza that the space touches");
  }
  Plaza& plaza = data.plazas[touched[0]];
  data.spaces[at].plaza = static_cast<std::uint8_t>(touched[0]);
  plaza.spaces |= SpaceSet{1} << at;
  const Thing thing{kPlazaSet, static_cast<std::uint16_t>(touched[0])};
  const std::string number = " " + std::to_string(std::popcount(plaza.spaces));
  add_thing(
      item, kSpaceSet, data,
      {data.catalog.name(thing, Lang::en) + number, data.catalog.name(thing, Lang::pl) + number});
}

void find_neighbours(std::size_t at, const City& city, Data& data) {
  Space& space = data.spaces[at];
  for (int edge = 0; edge < kEdges; ++edge) {
    const Hex next = beyond(city.spaces[at], edge);
    space.next[edge] = find_hex(city.spaces, next);
    for (int colour = 0; colour < kColours; ++colour) {
      const auto printed = city.printed[colour].find(next);
      if (printed == city.printed[colour].end()) continue;
      space.printed[colour][edge] = static_cast<std::uint8_t>(printed->second);
    }
  }
}

void sort_by_price(Data& data) {
  for (std::size_t i = 0; i < data.spaces.size(); ++i) {
    const std::size_t gold = data.spaces[i].gold;
    if (data.dearer.size() <= gold) data.dearer.resize(gold + 1);
    data.dearer[gold] |= SpaceSet{1} << i;
  }
}

// The tiles that are laid out in the set-up must be there.
void check_preplaced(const JsonReader& list, const Data& data) {
  int regular = 0;
  for (const HexTile& tile : data.tiles) {
    regular += tile.kind == Kind::building && tile.era == 1 && !tile.special ? 1 : 0;
  }
  for (int seats = 2; seats <= kSeats && list.ok(); ++seats) {
    int placed = 0;
    for (const Space& space : data.spaces) placed += space.preplaced >> seats & 1;
    if (placed + kSpecialPlace > regular) {
      list.fail(std::to_string(placed) + " spaces are filled in the set-up",
                "no more than the stack of buildings has beyond the row");
    }
  }
}

}  // namespace

void read_action_board(const JsonReader& file, Data& data) {
  file.leave({"geometry"});
  std::set<Hex> taken;
  std::vector<Hex> cells;
  const auto actions = file["action_hexes"];
  for (std::size_t i = 0; i < actions.size(kActions, kActions) && file.ok(); ++i) {
    actions.at(i).only({"id", "action", "q", "r", "source"});
    static_cast<void>(actions.at(i)["id"].id());
  }
  for (int action = 0; action < kActions && file.ok(); ++action) {
    for (std::size_t i = 0; i < kActions; ++i) {
      if (actions.at(i)["action"].string() != kActionIds[action]) continue;
      cells.push_back(read_hex(actions.at(i), taken));
    }
    if (static_cast<int>(cells.size()) != action + 1 && file.ok()) {
      actions.fail("no hex, or more than one, for " + std::string(kActionIds[action]), "one each");
    }
  }
  data.catalog.add_set("wall_space");
  const auto walls = file["wall_spaces"];
  data.wall_spaces = static_cast<int>(walls.size(1, kMaxWallSpaces));
  for (int i = 0; i < data.wall_spaces && file.ok(); ++i) {
    const auto item = walls.at(static_cast<std::size_t>(i));
    item.only({"id", "q", "r", "name", "source"});
    const Hex hex = read_hex(item, taken);
    bool touches = false;
    for (int edge = 0; edge < kEdges; ++edge) {
      touches = touches || find_hex(cells, beyond(hex, edge)) < kActions;
    }
    if (!touches && file.ok()) item.fail("it does not touch the action board", "a hex that does");
    cells.push_back(hex);
    add_named(item, kWallSpaceSet, data);
  }
  for (Neighbours& each : data.cells) each.fill(kNoCell);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (int edge = 0; edge < kEdges; ++edge) {
      data.cells[i][edge] = find_hex(cells, beyond(cells[i], edge));
    }
  }
}

void read_city(const JsonReader& file, Data& data) {
  constexpr std::array<std::string_view, 4> kHexKinds{"plaza", "space", "blocked", "road"};
  City city;
  const auto list = file["hexes"];
  std::vector<std::size_t> items;  // of the spaces
  data.catalog.add_set("plaza");
  for (std::size_t i = 0; i < list.size(1, 200) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"x", "y"});
    const Hex hex = read_hex(item, city.taken);
    switch (item["kind"].one_of(kHexKinds)) {
      case 0:
        read_plaza(item, hex, city, data);
        break;
      case 1:
        items.push_back(i);
        read_space(item, hex, city, data);
        break;
      default:
        read_other(item, hex, city);
    }
  }
  data.catalog.add_set("space");
  for (std::size_t at = 0; at < items.size() && file.ok(); ++at) {
    find_plaza(list.at(items[at]), at, city, data);
    find_neighbours(at, city, data);
  }
  if (file.ok() && data.spaces.empty()) list.fail("there is no space to build on", "some");
  const bool always = std::any_of(data.plazas.begin(), data.plazas.end(),
                                  [](const Plaza& plaza) { return plaza.least_players == 2; });
  if (file.ok() && !always) list.fail("no plaza has a tile with 2 players", "at least one");
  sort_by_price(data);
  check_preplaced(list, data);
}

void read_plaza_tiles(const JsonReader& file, Data& data) {
  data.catalog.add_set("plaza_tile");
  const auto list = file["tiles"];
  std::array<int, kPlazaColours> count{};
  for (std::size_t i = 0; i < list.size(1, 64) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "colour", "top", "bottom", "text", "source", "note"});
    PlazaTile tile;
    tile.colour = static_cast<std::uint8_t>(item["colour"].one_of(kPlazaColourIds));
    for (std::size_t k = 0; k < 2; ++k) {
      tile.reward[k] = read_program(item[kRewardIds[k]], kChoices | kSideSteps, data);
    }
    ++count[tile.colour];
    data.plaza_tiles.push_back(tile);
    add_thing(item, kPlazaTileSet, data, item["text"].text());
  }
  for (const Plaza& plaza : data.plazas) --count[plaza.colour];
  for (int colour = 0; colour < kPlazaColours && file.ok(); ++colour) {
    if (count[colour] < 0) {
      list.fail("there are too few " + std::string(kPlazaColourIds[colour]) + " tiles",
                "one for each plaza of the colour");
    }
  }
}

}  // namespace pionek::praga
