// What lies where in a sound state: the map, the action tiles, the contracts and success tiles.
#include <algorithm>
#include <cstring>

#include "engine/nucleum/check.hpp"
#include "engine/nucleum/network.hpp"

namespace pionek::nucleum {
namespace {

bool within(std::uint64_t part, std::uint64_t whole) { return (part & ~whole) == 0; }

// Pieces by row and the set of their places say the same.
template <class Places>
bool same_places(const std::array<std::uint8_t, kRows>& at, Places places) {
  Places found = 0;
  int count = 0;
  for (const int place : at) {
    if (place == kNowhere) continue;
    add(found, place);
    ++count;
  }
  return found == places && count == std::popcount(places);
}

// A track between two empty fields: it touches neither a city nor another track.
bool lies_apart(const State& s, const Map& map, int field) {
  const Link& link = map.links[map.field_link[field]];
  const bool end = field == link.first || field == link.first + link.length - 1;
  return !end && !s.has_track(field - 1) && !s.has_track(field + 1);
}

Wrong check_pieces(const Nucleum& game, const State& s, int seat) {
  const Data& data = game.data();
  const Player& player = s.players[seat];
  if (!same_places(player.mine_at, player.mine_fields)) return of_seat(seat, "mines do not agree");
  if (!same_places(player.turbine_at, player.turbine_slots)) {
    return of_seat(seat, "turbines do not agree");
  }
  for (int row = 0; row < kRows; ++row) {
    if (has(player.turbines, row) != (player.turbine_at[row] != kNowhere)) {
      return of_seat(seat, "turbines do not agree");
    }
    const int places = player.mine_at[row] == kNowhere ? 0 : data.rows[row].places;
    if (player.cubes[row] > places) return of_seat(seat, "more uranium than places (NU-704)");
  }
  std::uint16_t built = 0;
  bool fits = true;
  const Map& map = game.map_of(s);
  for_each_bit(player.plots & map.plots, [&](int plot) {
    const int id = s.is_built(plot) ? s.building_on(plot) : data.own_buildings;
    if (id >= data.own_buildings || has(built, id)) return static_cast<void>(fits = false);
    const unsigned symbols = map.plot_symbols[plot];
    const Building& what = data.buildings[id];
    fits = fits && (has(symbols, static_cast<int>(what.type)) ||
                    (what.government && has(symbols, kGovernment)));
    add(built, id);
  });
  if (!fits || built != player.built) return of_seat(seat, "a building on a wrong plot (NU-603)");
  return std::nullopt;
}

// ---- the map ----
Wrong check_owners(const Nucleum& game, const State& s) {
  const Map& map = game.map_of(s);
  if (!within(s.plots_taken, map.plots) || !within(s.mines_taken, map.mines) ||
      !within(s.turbines_taken, map.turbines)) {
    return "map: something stands beside it";
  }
  PlotSet plots = 0;
  MineSet mines = 0;
  TurbineSet turbines = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    if ((plots & player.plots) != 0 || (mines & player.mine_fields) != 0 ||
        (turbines & player.turbine_slots) != 0) {
      return "map: two players on one place (NU-302)";
    }
    plots |= player.plots;
    mines |= player.mine_fields;
    turbines |= player.turbine_slots;
    if (!within(player.plots, s.plots_taken)) return "map: a building that is not there";
    if (auto wrong = check_pieces(game, s, i)) return wrong;
  }
  if (!within(mines, s.mines_taken) || !within(turbines, s.turbines_taken)) {
    return "map: a piece that is not there";
  }
  return std::nullopt;
}

// Buildings of nobody are neutral ones.
Wrong check_plots(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  const Map& map = game.map_of(s);
  std::uint32_t neutral = 0;
  bool ownerless = false;
  bool misplaced = false;
  for (int plot = 0; plot < kMaxPlots; ++plot) {
    if ((s.plot[plot] != kFree) != has(s.plots_taken, plot)) return "plots: do not agree";
    if (!s.is_built(plot) || s.owner_of_plot(plot) != nobody) continue;
    const int id = s.building_on(plot);
    if (id >= static_cast<int>(data.buildings.size())) return "plots: an unknown building";
    ownerless = ownerless || !data.neutral(id) || has(neutral, id);
    const auto type = static_cast<std::size_t>(data.buildings[id].type);
    misplaced = misplaced || !has(map.showing[type] | map.red_plots, plot);
    add(neutral, id);
  }
  if (ownerless) return "plots: a building without an owner";
  if (misplaced) return "neutral buildings: one on a wrong plot (NU-115)";
  if (std::popcount(neutral) > 1 + data.more_neutral) return "neutral buildings: too many (NU-122)";
  return std::nullopt;
}

Wrong check_rubble(const Nucleum& game, const State& s) {
  const PlayerCount& count = game.data().counts[s.seats];
  const Rubble rubble = s.rubble();
  if (std::popcount(rubble.plots) > count.urban_rubble ||
      std::popcount(rubble.mines) > count.mine_rubble ||
      rubble.turbines != count.blocked_turbines) {
    return "rubble: not as the set-up has it (NU-118 to NU-121)";
  }
  return std::nullopt;
}

// What lights the buildings: wagons of coal, and every nucleum.
Wrong check_supply(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  bool lit = true;
  for_each_bit(s.powered, [&](int plot) { lit = lit && s.is_built(plot); });
  if (!lit) return "powered: a plot without a building";
  for (int area = 0; area < kAreas; ++area) {
    const int wagons = game.map_of(s).wagons[area] - data.counts[s.seats].empty_wagons;
    if (s.cheap_wagons[area] + s.dear_wagons[area] > wagons) {
      return "coal: too many wagons (NU-102)";
    }
  }
  int tokens = std::popcount(s.nucleum) + std::popcount(s.segment_nucleum) +
               (pending(s, Step::nucleum) ? 1 : 0);
  for_each_bit(s.nucleum, [&](int plant) {
    if (plant >= static_cast<int>(data.plants.size()) || !data.plants[plant].nucleum) tokens = 0;
  });
  if (tokens != kSegments || !within(s.segment_nucleum, data.segment_nucleum)) {
    return "nucleum: not four on plants and segments (NU-112)";
  }
  return std::nullopt;
}

// ---- the tiles ----
// Pool, board row and tracks of a player; nothing where a tile is in two of them.
std::optional<TileSet> tiles_of(const State& s, int seat) {
  TileSet own = s.players[seat].pool;
  bool once = true;
  const auto see = [&](int tile) {
    once = once && tile < kMaxTiles && !own.has(tile);
    if (once) own.add(tile);
  };
  for (const TileId tile : s.players[seat].board_row) see(tile);
  for (int field = 0; field < kMaxFields; ++field) {
    if (s.has_track(field) && index(s.owner_of(field)) == seat) see(s.tile_on(field));
  }
  return once ? std::optional(own) : std::nullopt;
}

// What came with an experiment stays with its player.
bool keeps_own_tiles(const Data& data, const Player& player, const TileSet& own) {
  using Category = Tile::Category;
  TileSet starting;
  TileSet special;
  if (player.experiment < kExperiments) {
    starting = data.experiments[player.experiment].starting;
    special = data.experiments[player.experiment].special;
  }
  bool mine = true;
  int specials = 0;
  own.each([&](int tile) {
    const Category category = data.tiles[tile].category;
    if (category == Category::starting || category == Category::directive) {
      mine = mine && starting.has(tile);
    }
    if (category == Category::special) mine = mine && special.has(tile);
    specials += category == Category::special ? 1 : 0;
  });
  return mine && (starting - own).empty() && (specials == 0 || specials == special.size());
}

Wrong check_tracks(const Nucleum& game, const State& s) {
  for (int field = 0; field < kMaxFields; ++field) {
    if (!s.has_track(field)) {
      if (s.rider[field] != 0) return "tracks: a worker without a tile";
    } else if ((s.rider[field] & ~8U) >= s.seats) {
      return "tracks: a track of nobody";
    } else if (game.data().tiles[s.tile_on(field)].category == Tile::Category::directive) {
      return "tracks: the special directive (NU-503)";
    } else if (lies_apart(s, game.map_of(s), field)) {
      return "tracks: one beside no city and no other track (NU-501)";
    }
  }
  return std::nullopt;
}

Wrong check_offer(const Data& data, const State& s) {
  using Category = Tile::Category;
  int gaps = 0;
  for (const TileId tile : s.offer) {
    if (tile == kNoTile) {
      ++gaps;
    } else if (const Category category = data.tiles[tile].category;
               category != Category::base && category != Category::advanced) {
      return "offer: a tile of an experiment";
    }
  }
  const bool buying = !s.agenda.empty() && s.agenda.top().step == Step::buy;
  if (gaps > 0 && !s.stack.empty() && (!buying || gaps != s.agenda.top().b)) {
    return "offer: a gap although tiles are left (NU-804)";
  }
  return std::nullopt;
}

// ---- the contracts ----
using ContractCounts = std::array<std::uint8_t, kMaxContracts>;

// How often each contract lies somewhere; nothing where one lies beside those of other decks.
std::optional<ContractCounts> contracts_in_play(const Data& data, const State& s) {
  ContractCounts seen{};
  bool known = true;
  const auto see = [&](int id, std::initializer_list<Deck> decks) {
    if (id == kNoContract) return;
    known = known && id < static_cast<int>(data.contracts.size()) &&
            std::find(decks.begin(), decks.end(), data.contracts[id].deck) != decks.end();
    if (known) ++seen[id];
  };
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    for (const ContractId id : player.slots) see(id, {Deck::initial, Deck::silver, Deck::gold});
    for_each_bit(player.fulfilled,
                 [&](int id) { see(id, {Deck::initial, Deck::silver, Deck::gold, Deck::purple}); });
  }
  for (const ContractId id : s.market) see(id, {Deck::silver, Deck::gold});
  for (const ContractId id : s.silver) see(id, {Deck::silver});
  for (const ContractId id : s.gold) see(id, {Deck::gold});
  for (const ContractId id : s.purple) see(id, {Deck::purple});
  return known ? std::optional(seen) : std::nullopt;
}

int initial_contracts(const Data& data, const Player& player) {
  const auto initial = [&](int id) {
    return id != kNoContract && data.contracts[id].deck == Deck::initial;
  };
  auto count = std::count_if(player.slots.begin(), player.slots.end(), initial);
  for_each_bit(player.fulfilled, [&](int id) { count += initial(id) ? 1 : 0; });
  return static_cast<int>(count);
}

Wrong check_dealt(const Data& data, const State& s, const ContractCounts& seen) {
  std::array<int, 4> decks{};
  std::array<int, kPurple> purple{};
  for (std::size_t id = 0; id < data.contracts.size(); ++id) {
    if (seen[id] > 1) return "contracts: one lies in two places";
    decks[static_cast<std::size_t>(data.contracts[id].deck)] += seen[id];
    if (data.contracts[id].deck == Deck::purple) purple[data.contracts[id].group] += seen[id];
  }
  const PlayerCount& count = data.counts[s.seats];
  if (decks[1] != count.silver || decks[2] != count.gold) {
    return "contracts: not as many as dealt (NU-108)";
  }
  for (int i = 0; i < s.seats; ++i) {
    if (initial_contracts(data, s.players[i]) != 1) {
      return of_seat(i, "not one initial contract (NU-107)");
    }
  }
  for (const int of : purple) {
    if (of != 1) return "contracts: not one purple one of each kind (NU-109)";
  }
  return std::nullopt;
}

Wrong check_market(const State& s) {
  const auto gaps = std::count(s.market.begin(), s.market.end(), kNoContract);
  const auto restocks = std::count_if(s.agenda.begin(), s.agenda.end(),
                                      [](const Task& task) { return task.step == Step::restock; });
  if ((!s.silver.empty() || !s.gold.empty()) && gaps != restocks) {
    return "market: a gap although contracts are left (NU-904)";
  }
  return std::nullopt;
}

Wrong check_success(const Data& data, const State& s) {
  for (int i = 0; i < kSegments; ++i) {
    if (s.success[i] >= data.success.size()) return "success tiles: an unknown one";
    for (int other = 0; other < i; ++other) {
      if (s.success[i] == s.success[other]) return "success tiles: one lies twice (NU-111)";
    }
  }
  return std::nullopt;
}

}  // namespace

Wrong check_map(const Nucleum& game, const State& s) {
  for (auto* check : {&check_owners, &check_plots, &check_rubble, &check_supply}) {
    if (auto wrong = check(game, s)) return wrong;
  }
  State again = s;
  rebuild_networks(again, game.map_of(s));
  return std::memcmp(&again, &s, sizeof(State)) == 0 ? Wrong()
                                                     : "networks: do not follow from the map";
}

Wrong check_tiles(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  std::array<std::uint8_t, kMaxTiles> seen{};
  bool known = true;
  const auto see = [&](int tile) {
    if (tile >= static_cast<int>(data.tiles.size())) return static_cast<void>(known = false);
    ++seen[tile];
  };
  for (int i = 0; i < s.seats; ++i) {
    const auto own = tiles_of(s, i);
    if (!own) return "tiles: one lies in two places";
    own->each(see);
    if (!known) return "tiles: an unknown one";
    if (!keeps_own_tiles(data, s.players[i], *own)) {
      return of_seat(i, "not the tiles of the experiment (NU-127, NU-128)");
    }
  }
  for (const TileId tile : s.offer) {
    if (tile != kNoTile) see(tile);
  }
  for (const TileId tile : s.stack) see(tile);
  if (!known) return "tiles: an unknown one";
  int advanced = 0;
  for (std::size_t tile = 0; tile < data.tiles.size(); ++tile) {
    const auto category = data.tiles[tile].category;
    if (seen[tile] > 1) return "tiles: one lies in two places";
    if (category == Tile::Category::base && seen[tile] == 0) return "tiles: a base tile is lost";
    advanced += category == Tile::Category::advanced ? seen[tile] : 0;
  }
  if (advanced != data.counts[s.seats].advanced) return "tiles: not as many as dealt (NU-105)";
  if (auto wrong = check_tracks(game, s)) return wrong;
  return check_offer(data, s);
}

Wrong check_contracts(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  const auto seen = contracts_in_play(data, s);
  if (!seen) return "contracts: one in a wrong place";
  for (int group = 0; group < kPurple; ++group) {
    if (s.purple[group] != kNoContract && data.contracts[s.purple[group]].group != group) {
      return "contracts: a purple one in another's place (NU-109)";
    }
  }
  if (auto wrong = check_dealt(data, s, *seen)) return wrong;
  if (auto wrong = check_market(s)) return wrong;
  return check_success(data, s);
}

}  // namespace pionek::nucleum
