#include "tests/praga/kit.hpp"

#include <algorithm>
#include <bit>

#include "engine/registry/registry.hpp"

namespace pionek::praga::testing {
namespace {

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

Stack& stack_of(State& s, int tile) {
  const HexTile& face = game().data().tile(tile);
  return s.stacks[static_cast<std::size_t>(face.kind)][face.special ? 1 : 0];
}

// Takes a hex tile out of rows and stacks, wherever it is.
void take_out(State& s, int tile) {
  Stack& stack = stack_of(s, tile);
  if (const int at = stack.tiles.find(byte(tile)); at >= 0) stack.tiles.erase(at);
  auto& row = s.rows[static_cast<std::size_t>(game().data().tile(tile).kind)];
  for (auto& place : row) {
    if (place != tile + 1) continue;
    place = 0;
    if (!stack.tiles.empty()) {
      place = byte(stack.tiles.back() + 1);
      stack.tiles.pop_back();
    }
  }
}

// The first tiles of each class in the order of the data.
void sort_rows(State& s) {
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) {
      Stack& stack = s.stacks[kind][place == kSpecialPlace ? 1 : 0];
      if (s.rows[kind][place] != 0) stack.tiles.push_back(byte(s.rows[kind][place] - 1));
      s.rows[kind][place] = 0;
    }
    for (int i = 0; i < 2; ++i) {
      auto& tiles = s.stacks[kind][i].tiles;
      std::sort(tiles.begin(), tiles.end(), std::greater<>());
    }
    for (int place = 0; place < kPlaces; ++place) {
      auto& tiles = s.stacks[kind][place == kSpecialPlace ? 1 : 0].tiles;
      if (tiles.empty()) continue;
      s.rows[kind][place] = byte(tiles.back() + 1);
      tiles.pop_back();
    }
  }
}

void stack_up(HiddenStack& stack, Set set, std::initializer_list<std::string_view> tiles) {
  for (auto name = std::rbegin(tiles); name != std::rend(tiles); ++name) {
    const int tile = id(set, *name);
    for (int i = 0; i < stack.size(); ++i) {
      if (stack[i].tile != tile) continue;
      const Hidden found = stack[i];
      stack.erase(i);
      stack.push_back(found);
      break;
    }
  }
}

}  // namespace

const Praga& game() {
  static const Praga loaded = Praga::load(embedded_files("praga")).value();
  return loaded;
}

State start(int seats, std::uint64_t seed, const Options& options) {
  return game().start(make_setup(game().info(), seats, options).value(), Seed{seed, 0, 0, 0});
}

State scene(int seats, const Options& options) {
  State s = start(seats, 1, options);
  s.first = 0;
  if (s.phase == Phase::turn) {
    s.agenda.clear();
    s.agenda.push({.step = Step::turn, .seat = seat_at(0)});
  }
  for (int i = 0; i < seats; ++i) s.players[i].held.fill(0);
  // The buildings of the set-up are always the same.
  for (int i = 0; i < static_cast<int>(game().data().spaces.size()); ++i) {
    if (s.building[i] == 0) continue;
    s.stacks[2][0].tiles.push_back(byte(s.building[i] - 1));
    s.building[i] = 0;
  }
  sort_rows(s);
  for (int i = 0; i < static_cast<int>(game().data().spaces.size()); ++i) {
    if ((s.free >> i & 1) != 0) continue;
    auto& tiles = s.stacks[2][0].tiles;
    s.building[i] = byte(tiles.front() + 1);
    tiles.erase(0);
  }
  return s;
}

int id(Set set, std::string_view name) {
  const auto index = game().catalog().find(set, name);
  if (!index) throw std::runtime_error("unknown id: " + std::string(name));
  return *index;
}
int hex(std::string_view name) { return id(kHexSet, name); }
int space(std::string_view name) { return id(kSpaceSet, name); }
int plaza(std::string_view name) { return id(kPlazaSet, name); }

Player& player(State& s, int seat) { return s.players[seat]; }
void give(State& s, Good good, int n, int seat) {
  s.players[seat].held[static_cast<std::size_t>(good)] = byte(n);
}
int has(const State& s, Good good, int seat) { return s.players[seat].has(good); }
int vp(const State& s, int seat) { return s.players[seat].points(); }
int track(const State& s, Track which, int seat) { return s.players[seat].at(which); }
void set_track(State& s, Track which, int at, int seat) {
  s.players[seat].track[static_cast<std::size_t>(which)] = byte(at);
}
void set_monument(State& s, Monument which, int row, int col, int seat) {
  s.players[seat].row[static_cast<std::size_t>(which)] = byte(row - 1);
  s.players[seat].col[static_cast<std::size_t>(which)] = byte(col);
}

void show(State& s, std::string_view name) {
  const int tile = hex(name);
  const HexTile& face = game().data().tile(tile);
  auto& row = s.rows[static_cast<std::size_t>(face.kind)];
  if (std::find(row.begin(), row.end(), tile + 1) != row.end()) return;
  take_out(s, tile);
  auto& place = row[face.special ? kSpecialPlace : 0];
  if (place != 0) stack_of(s, place - 1).tiles.insert(0, byte(place - 1));
  place = byte(tile + 1);
}

void empty_row(State& s, Kind kind) {
  s.rows[static_cast<std::size_t>(kind)].fill(0);
  for (Stack& stack : s.stacks[static_cast<std::size_t>(kind)]) stack = {};
}

void take(State& s, std::string_view action, std::string_view sector) {
  const auto wanted = static_cast<Action>(id(kActionSet, action));
  const int arrow = game().moment(s).arrow;
  const int position = (arrow + id(kSectorSet, sector)) % kPositions;
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0) continue;
    const int tile = s.crane[at] - 1;
    const ActionPair& pair = game().actions_of(s, tile);
    if (pair[0] != wanted && pair[1] != wanted) continue;
    s.crane[at] = s.crane[position];
    s.crane[position] = 0;
    s.turn.tile = byte(tile + 1);
    s.turn.position = byte(position);
    s.turn.bonus = Turn::Bonus::open;
    return;
  }
  throw std::runtime_error("no action tile has this action");
}

void acted(State& s) { s.turn.acted = 1; }

void lay_upgrade(State& s, std::string_view name, int rotation, int seat) {
  const int tile = hex(name);
  take_out(s, tile);
  const auto action = static_cast<std::size_t>(game().data().tile(tile).action);
  s.players[seat].upgrade[action] = byte(tile + 1);
  s.players[seat].turned[action] = byte(rotation);
  s.players[seat].upgrades |= std::uint64_t{1} << tile;
}

void lay_wall(State& s, std::string_view name, std::string_view where, int rotation, int seat) {
  const int tile = hex(name);
  take_out(s, tile);
  s.players[seat].wall[id(kWallSpaceSet, where)] = byte(tile + 1);
  s.players[seat].wall_turned[id(kWallSpaceSet, where)] = byte(rotation);
}

void lay_building(State& s, std::string_view name, std::string_view where, int rotation, int cube) {
  const int tile = hex(name);
  const int at = space(where);
  take_out(s, tile);
  if (s.building[at] != 0)
    stack_of(s, s.building[at] - 1).tiles.push_back(byte(s.building[at] - 1));
  s.building[at] = byte(tile + 1);
  s.turned[at] = byte(rotation);
  s.free &= ~(SpaceSet{1} << at);
  if (cube < 0) return;
  s.cube[at] = byte(cube + 1);
  if (cube < s.seats) --s.players[cube].cubes;
}

void own_technology(State& s, std::string_view name, int seat) {
  const int tile = id(kTechnologySet, name);
  const int level = game().data().technologies[tile].level;
  HiddenStack& stack = s.technologies[level];
  for (int i = 0; i < stack.size(); ++i) {
    if (stack[i].tile == tile) stack.erase(i);
  }
  Player& owner = s.players[seat];
  owner.technology[level] = byte(tile + 1);
  if (level < kPermanentLevels) owner.active = byte(owner.active | 1 << level);
  const auto& levels = game().data().tech_level;
  const auto mark = std::find(levels.begin(), levels.end(), level + 1) - levels.begin();
  auto& at = owner.track[static_cast<std::size_t>(Track::technology)];
  at = std::max(at, byte(static_cast<int>(mark)));
}

void stack_technologies(State& s, std::initializer_list<std::string_view> tiles) {
  const int first = id(kTechnologySet, *tiles.begin());
  stack_up(s.technologies[game().data().technologies[first].level], kTechnologySet, tiles);
}

void stack_bridge(State& s, std::initializer_list<std::string_view> tiles) {
  stack_up(s.bridge, kBridgeSet, tiles);
}

void set_plaza(State& s, std::string_view where, std::string_view name) {
  const auto tile = byte(id(kPlazaTileSet, name) + 1);
  auto& here = s.plaza_tile[plaza(where)];
  for (auto& other : s.plaza_tile) {
    if (other == tile) other = here;
  }
  here = tile;
}

void fill_plaza(State& s, std::string_view where, std::string_view but) {
  auto& tiles = s.stacks[2][0].tiles;
  for_each_bit(s.free & game().data().plazas[plaza(where)].spaces, [&](int at) {
    if (at == space(but)) return;
    const int tile = tiles.back();
    tiles.pop_back();
    s.building[at] = byte(tile + 1);
    s.free &= ~(SpaceSet{1} << at);
  });
}

void put_on_crane(State& s, std::string_view name, int position) {
  const auto tile = byte(id(kTileSet, name) + 1);
  for (auto& at : s.crane) {
    if (at == tile) at = s.crane[position];
  }
  s.crane[position] = tile;
}

void after_turns(State& s, int turns) {
  s.turns = byte(turns);
  if (game().moment(s).era == 2 && game().data().tile(s.rows[0][0] - 1).era == 1) {
    for (int kind = 0; kind < kKinds; ++kind) {
      s.rows[kind].fill(0);
      for (Stack& stack : s.stacks[kind]) stack = {};
    }
    for (int i = 0; i < static_cast<int>(game().data().tiles.size()); ++i) {
      if (game().data().tile(i).era == 2) stack_of(s, i).tiles.push_back(byte(i));
    }
    sort_rows(s);
  }
  // The tiles that wait do not lie on the box.
  const int arrow = game().moment(s).arrow;
  if (s.crane[arrow] != 0) {
    int at = 0;
    while (s.crane[at] != 0) ++at;
    s.crane[at] = s.crane[arrow];
    s.crane[arrow] = 0;
  }
  if (s.phase == Phase::turn) {
    s.agenda.clear();
    s.agenda.push({.step = Step::turn, .seat = s.active()});
  }
}

Step step(const State& s) { return s.agenda.top().step; }

void end_turn(State& s) {
  const int turns = s.turns;
  Rng rng(1);
  Silent silent;
  while (s.turns == turns && game().to_move(s) != nobody) {
    const bool may_end = step(s) == Step::turn && offers(s, "end");
    game().play(s, may_end ? move_of(s, "end") : random_move(s, rng), silent);
  }
}

void play_to(State& s, int turns, std::uint64_t seed) {
  Rng rng(seed);
  Silent silent;
  while (game().to_move(s) != nobody && s.turns < turns) {
    game().play(s, random_move(s, rng), silent);
  }
}

}  // namespace pionek::praga::testing

namespace pionek::praga {

const Praga& game_of(const State& /*s*/) { return testing::game(); }

}  // namespace pionek::praga
