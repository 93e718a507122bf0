// The hex tiles: upgrades, walls and buildings.
#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

constexpr unsigned kAllEdges = (1U << kEdges) - 1;

std::uint8_t turned(unsigned bits, int rotation) {
  return static_cast<std::uint8_t>((bits << rotation | bits >> (kEdges - rotation)) & kAllEdges);
}

Turned all_turns(unsigned bits) {
  Turned out{};
  for (int rotation = 0; rotation < kEdges; ++rotation) out[rotation] = turned(bits, rotation);
  return out;
}

void read_edges(const JsonReader& list, HexTile& tile, Data& data) {
  unsigned icons = 0;
  for (std::size_t i = 0; i < list.size(0, kEdges) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"edge", "gain"});
    const int edge = item["edge"].number<int>(0, kEdges - 1);
    if ((icons >> edge & 1) != 0) item["edge"].fail("the edge is named twice", "each once");
    icons |= 1U << edge;
    tile.edge[edge] = read_program(item["gain"], kPlain, data);
    if (list.ok() && tile.edge[edge] == kNothing) item["gain"].fail("it gives nothing", "a gain");
  }
  tile.icons = all_turns(icons);
}

void read_corners(const JsonReader& list, HexTile& tile) {
  std::array<unsigned, kColours> bits{};
  for (std::size_t i = 0; i < list.size(0, kEdges) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"corner", "colour"});
    const int corner = item["corner"].number<int>(0, kEdges - 1);
    if (((bits[0] | bits[1]) >> corner & 1) != 0) {
      item["corner"].fail("the corner is named twice", "each once");
    }
    bits[item["colour"].one_of(kColourIds)] |= 1U << corner;
  }
  for (int colour = 0; colour < kColours; ++colour) tile.corners[colour] = all_turns(bits[colour]);
}

// Whether a tile looks the same in both rotations.
bool look_alike(const HexTile& tile, int left, int right) {
  for (int colour = 0; colour < kColours; ++colour) {
    if (tile.corners[colour][left] != tile.corners[colour][right]) return false;
  }
  for (int edge = 0; edge < kEdges; ++edge) {
    if (tile.edge[(edge + kEdges - left) % kEdges] != tile.edge[(edge + kEdges - right) % kEdges]) {
      return false;
    }
  }
  return true;
}

void find_rotations(HexTile& tile) {
  tile.rotations = 0;
  for (int rotation = 0; rotation < kEdges; ++rotation) {
    bool seen = false;
    for (int earlier = 0; earlier < rotation; ++earlier) {
      seen = seen || look_alike(tile, earlier, rotation);
    }
    if (!seen) tile.rotations = static_cast<std::uint8_t>(tile.rotations | 1U << rotation);
  }
}

// What all kinds have.
HexTile read_tile(const JsonReader& item, Kind kind, Data& data) {
  HexTile tile;
  tile.kind = kind;
  tile.era = read_byte(item["era"], 1, kEras);
  tile.special = item["special"].boolean();
  if (kind != Kind::building) read_edges(item["edges"], tile, data);
  read_corners(item["corners"], tile);
  find_rotations(tile);
  if (kind != Kind::upgrade) {
    item["cost"].only({"gold", "stone"});
    tile.gold = read_byte(item["cost"]["gold"], 0, data.limit[0]);
    tile.stone = read_byte(item["cost"]["stone"], 0, data.limit[1]);
  }
  item.leave({"text"});
  return tile;
}

// There must be a stack for every era, regular ones enough for a row (PR-114).
void check_stacks(const JsonReader& list, std::size_t first, const Data& data) {
  for (int era = 1; era <= kEras && list.ok(); ++era) {
    for (const bool special : {false, true}) {
      int count = 0;
      for (std::size_t i = first; i < data.tiles.size(); ++i) {
        count += data.tiles[i].era == era && data.tiles[i].special == special ? 1 : 0;
      }
      const int least = special ? 1 : kSpecialPlace;
      if (count >= least && count <= kMaxStack) continue;
      return list.fail("there are " + std::to_string(count) + (special ? " special" : " regular") +
                           " tiles of era " + std::to_string(era),
                       std::to_string(least) + " to " + std::to_string(kMaxStack));
    }
  }
}

template <class Read>
void read_tiles(const JsonReader& list, Data& data, Read&& read) {
  const std::size_t first = data.tiles.size();
  for (std::size_t i = 0; i < list.size(1, kMaxOfKind) && list.ok(); ++i) {
    data.tiles.push_back(read(list.at(i)));
    add_named(list.at(i), kHexSet, data);
  }
  check_stacks(list, first, data);
}

}  // namespace

void read_upgrades(const JsonReader& file, Data& data) {
  read_tiles(file["tiles"], data, [&](const JsonReader& item) {
    HexTile tile = read_tile(item, Kind::upgrade, data);
    tile.action = static_cast<Action>(item["action"].one_of(kActionIds));
    const Op steps{.is = Op::Is::advance,
                   .a = static_cast<std::uint8_t>(Track::university),
                   .n = read_byte(item["university_steps"], 0, 9)};
    tile.university = make_program(steps, data);
    tile.gain = read_program(item["bonus"], kPlain, data);
    return tile;
  });
}

void read_walls(const JsonReader& file, Data& data) {
  read_tiles(file["tiles"], data, [&](const JsonReader& item) {
    HexTile tile = read_tile(item, Kind::wall, data);
    tile.icon = item["hunger_wall_icon"].boolean();
    tile.gain = read_program(item["reward"], kPlain, data);
    return tile;
  });
}

void read_buildings(const JsonReader& file, Data& data) {
  read_tiles(file["tiles"], data, [&](const JsonReader& item) {
    HexTile tile = read_tile(item, Kind::building, data);
    tile.icon = item["cathedral_icon"].boolean();
    tile.cube_space = item["cube_space"].boolean();
    tile.gain = read_program(item["reward"], kPlain, data);
    return tile;
  });
}

}  // namespace pionek::praga
