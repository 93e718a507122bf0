// The crater: the generator tile, the places around it, who is next to whom; the map tiles.
#include <bit>
#include <cstdlib>

#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

// Hexagons in axial coordinates.
struct Hex {
  int q = 0;
  int r = 0;
};
int distance(Hex a, Hex b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}
Hex read_hex(const JsonReader& item) {
  return {static_cast<int>(item["q"].integer(-9, 9)), static_cast<int>(item["r"].integer(-9, 9))};
}

constexpr std::array<std::string_view, 2> kKindIds{"near", "far"};
constexpr Hex kTowerHex{0, 0};

// The rings around the tower.
constexpr int kGeneratorRing = 1;
constexpr int kNearRing = 2;

std::uint8_t read_deposit(const JsonReader& tokens, const char* key) {
  return read_byte(tokens[key], 0, 9);
}

struct Hexes {
  std::array<Hex, kGeneratorFields> generator{};
  std::array<Hex, kPlaces> place{};
};

void read_generator_fields(const JsonReader& list, Hexes& hexes, Data& data) {
  read_names(list, kGeneratorFields, data);
  for (int i = 0; i < kGeneratorFields && list.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"x", "y"});
    hexes.generator[i] = read_hex(item);
    if (item.ok() && distance(hexes.generator[i], kTowerHex) != kGeneratorRing) {
      item["q"].fail("the field does not touch the tower", "one step from q 0, r 0");
    }
  }
}

void read_places(const JsonReader& list, Hexes& hexes, Data& data) {
  for (int i = 0; i < kPlaces && list.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"x", "y"});
    hexes.place[i] = read_hex(item);
    data.places[i].far = item["kind"].one_of(kKindIds) == 1;
    if (data.places[i].far) data.far_places |= PlaceSet{1} << i;
    const int ring = kNearRing + (data.places[i].far ? 1 : 0);
    if (item.ok() && distance(hexes.place[i], kTowerHex) != ring) {
      item["q"].fail("the place is in another ring", std::to_string(ring) + " steps from q 0, r 0");
    }
    for (int earlier = 0; earlier < i && item.ok(); ++earlier) {
      if (distance(hexes.place[i], hexes.place[earlier]) == 0) {
        item["q"].fail("two places in one", "places of their own");
      }
    }
  }
}

void read_fields_of_places(const JsonReader& list, Data& data) {
  for (int i = 0; i < kPlaces && list.ok(); ++i) {
    const auto fields = list.at(i)["fields"];
    read_names(fields, 2, data);
    for (std::size_t k = 0; k < 2 && list.ok(); ++k) fields.at(k).leave({"x", "y"});
  }
}

// FP-1901 to FP-1903.
void join_neighbours(const Hexes& hexes, Data& data) {
  const auto add_place = [&](BitSet& set, int place) {
    set.add(first_field(place));
    set.add(first_field(place) + 1);
  };
  for (int i = 0; i < kPlaces; ++i) {
    BitSet around;
    for (int other = 0; other < kPlaces; ++other) {
      if (distance(hexes.place[i], hexes.place[other]) != 1) continue;
      data.places[i].neighbours |= PlaceSet{1} << other;
      add_place(around, other);
    }
    for (int g = 0; g < kGeneratorFields; ++g) {
      if (distance(hexes.place[i], hexes.generator[g]) != 1) continue;
      around.add(g);
      add_place(data.fields[g].adjacent, i);
    }
    for (int half = 0; half < 2; ++half) {
      FieldInfo& field = data.fields[first_field(i) + half];
      field.zone = data.places[i].far ? 2 : 1;
      field.tile.add(first_field(i) + 1 - half);
      field.adjacent = around | field.tile;
    }
  }
  for (int g = 0; g < kGeneratorFields; ++g) {
    for (int other = 0; other < kGeneratorFields; ++other) {
      if (other != g) data.fields[g].tile.add(other);
    }
  }
}

void read_corners(const JsonReader& file, Data& data) {
  data.catalog.add_set("corner");
  const auto list = file["corners"];
  read_names(list, kCorners, data);
  for (int i = 0; i < kCorners && list.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"x", "y"});
    Corner& corner = data.corners[i];
    corner.far = static_cast<std::uint8_t>(read_thing(item["far"], data.catalog, kPlaceSet));
    corner.near = static_cast<std::uint8_t>(read_thing(item["near"], data.catalog, kPlaceSet));
    const bool joined = (data.places[corner.far].neighbours >> corner.near & 1) != 0;
    if (item.ok() && (!data.places[corner.far].far || data.places[corner.near].far || !joined)) {
      item.fail("the places of the corner do not fit", "a far place next to a near one");
    }
  }
  const auto tokens = file["wall_tokens"];
  data.wall_tokens = {read_deposit(tokens, "blank"), read_deposit(tokens, "wood"),
                      read_deposit(tokens, "coal")};
  const int deposits = data.wall_tokens[1] + data.wall_tokens[2];
  data.deposits = static_cast<int>(file["deposits"].integer(0, std::min(deposits, kCorners)));
  if (file.ok() && data.wall_tokens[0] + data.deposits > kCorners) {
    tokens["blank"].fail("too many blank tokens", "as many as corners without a deposit");
  }
}

TileHalf read_half(const JsonReader& item, const Data& data) {
  static constexpr std::array<std::string_view, 6> kHalfIds{"empty", "wood", "coal",
                                                            "core",  "tree", "food"};
  TileHalf half;
  const int type = item["type"].one_of(kHalfIds);
  const bool empty = type == kNothing;
  const std::uint8_t n = read_byte(item["n"], empty ? 0 : 1, empty ? 0 : data.field);
  if (type > kTree) {
    half.food = n;
  } else {
    half.holds = static_cast<std::uint8_t>(type);
    half.count = n;
  }
  return half;
}

}  // namespace

void read_map(const JsonReader& file, Data& data) {
  Hexes hexes;
  const auto places = file["places"];
  if (places.size(kPlaces, kPlaces) == 0) return;
  data.catalog.add_set("field");
  read_generator_fields(file["generator"], hexes, data);
  read_fields_of_places(places, data);
  data.catalog.add_set("place");
  read_names(places, kPlaces, data);
  read_places(places, hexes, data);
  if (file.ok()) join_neighbours(hexes, data);
  read_corners(file, data);
}

void read_tiles(const JsonReader& file, Data& data, Compiler& compiler) {
  data.catalog.add_set("tile");
  const auto list = file["tiles"];
  int far = 0;
  for (std::size_t i = 0; i < list.size(kPlaces, kPlaces) && file.ok(); ++i) {
    const auto item = list.at(i);
    const std::string id = item["id"].id();
    compiler.begin(item, id);
    MapTile tile;
    tile.far = item["kind"].one_of(kKindIds) == 1;
    tile.half = {read_half(item["a"], data), read_half(item["b"], data)};
    far += tile.far ? 1 : 0;
    if (item.ok() && data.catalog.find(kTileSet, id)) {
      item["id"].fail("'" + id + "' stands here a second time", "another id");
    }
    if (!item.ok()) return;
    data.catalog.add(id, {id, id});
    data.tiles.push_back(tile);
    compiler.end(item);
  }
  if (file.ok() && far != std::popcount(data.far_places)) {
    list.fail("there are " + std::to_string(far) + " far tiles", "one for each far place");
  }
}

void read_generator_tile(const JsonReader& file, Data& data) {
  const auto list = file["generator"];
  for (int i = 0; i < kGeneratorFields && file.ok(); ++i) {
    const auto item = list.at(i);
    FieldInfo& field = data.fields[i];
    if (item.has("building")) {
      const int building = read_thing(item["building"], data.catalog, kBuildingSet);
      if (item.ok() && data.buildings[building].large) {
        item["building"].fail("a large building", "a small one (FP-846)");
      }
      field.building = static_cast<std::uint8_t>(building + 1);
    } else {
      field.holds = static_cast<std::uint8_t>(item["holds"]["type"].one_of(kContentIds));
      field.count = read_byte(item["holds"]["n"], 1, data.field);
    }
  }
}

}  // namespace pionek::frostpunk
