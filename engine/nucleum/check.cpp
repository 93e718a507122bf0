// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read.
#include "engine/nucleum/check.hpp"

#include <algorithm>
#include <cstring>

#include "engine/nucleum/network.hpp"

namespace pionek::nucleum {
namespace {

std::string of_seat(int seat, std::string_view what) {
  return "player " + std::to_string(seat + 1) + ": " + std::string(what);
}

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

Wrong check_markers(const Data& data, const State& s, int seat) {
  const Player& player = s.players[seat];
  int markers = player.start_markers;
  for (int group = 0; group < kGroups; ++group) {
    const int space = player.markers[group];
    if (space == 0) continue;
    ++markers;
    if (space >= static_cast<int>(data.spaces.size()) || data.spaces[space].group != group) {
      return of_seat(seat, "a marker outside its group (NU-1304)");
    }
  }
  if (player.recharges > s.round) return of_seat(seat, "more recharges than turns (NU-201)");
  // The last marker of all is placed without recharging.
  const int last = s.phase == Phase::last_markers || s.phase == Phase::over ? 1 : 0;
  if (markers < player.recharges || markers > player.recharges + last) {
    return of_seat(seat, "not as many markers as recharges (NU-1310)");
  }
  return std::nullopt;
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

}  // namespace

Wrong check_frame(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  if (s.seats < 2 || s.seats > kSeats) return "seats: out of range";
  if (s.first >= s.seats || s.current >= s.seats) return "first player: out of range";
  if (s.phase > Phase::over) return "phase: unknown";
  if (s.turn > s.seats) return "turn: out of range";
  if (s.contract_used > 1) return "contract_used: out of range";
  const bool setup = s.phase == Phase::setup;
  if ((s.round == 0) != setup) return "round: out of range";
  const int most = s.last_round != 0 ? s.last_round : data.max_rounds;
  if (s.round > most || s.last_round > data.max_rounds + 1) return "round: out of range";
  if (s.spare != State{}.spare) return "spare: not zero";
  const int met = static_cast<int>(
      std::count_if(s.ended.begin(), s.ended.end(), [](std::uint8_t by) { return by != 0; }));
  for (const int by : s.ended) {
    if (by > s.seats) return "end: a condition met by nobody who plays";
  }
  if ((met >= data.counts[s.seats].conditions) != (s.last_round != 0)) {
    return "last_round: does not follow from the conditions (NU-1501)";
  }
  const bool over = s.phase == Phase::last_markers || s.phase == Phase::over;
  if (over && s.round != most) return "phase: the game is not over yet (NU-1504)";
  return std::nullopt;
}

Wrong check_player(const Nucleum& game, const State& s, int seat) {
  const Data& data = game.data();
  const Player& player = s.players[seat];
  if (seat >= s.seats) {
    const Player nobody_there{};
    if (std::memcmp(&player, &nobody_there, sizeof(Player)) == 0) return std::nullopt;
    return of_seat(seat, "an empty chair owns something");
  }
  const bool chosen = player.experiment != kNoExperiment;
  // In the set-up the last in order has chosen first.
  const int place = (seat - s.first + s.seats) % s.seats;
  const bool should = s.phase != Phase::setup || place > s.seats - s.turn;
  if (chosen != should || (chosen && player.experiment >= kExperiments)) {
    return of_seat(seat, "an experiment at the wrong time (NU-126)");
  }
  for (int other = 0; other < seat && chosen; ++other) {
    if (s.players[other].experiment == player.experiment) {
      return of_seat(seat, "the same experiment as another player (NU-126)");
    }
  }
  if (player.workers + player.reserve + player.tracks != data.workers) {
    return of_seat(seat,
                   "workers: " + std::to_string(player.workers + player.reserve + player.tracks) +
                       " instead of " + std::to_string(data.workers));
  }
  if (player.spare != Player{}.spare) return of_seat(seat, "spare: not zero");
  for (const int space : player.income) {
    if (space >= data.row_slots) return of_seat(seat, "an income beyond its track (NU-211)");
  }
  if (player.board_row.size() > data.row_slots) return of_seat(seat, "board row: too long");
  if (auto wrong = check_markers(data, s, seat)) return wrong;
  const bool fresh = s.phase == Phase::setup;
  if (fresh && (player.techs != 0 || player.presence != 0 || player.recharges != 0)) {
    return of_seat(seat, "something gained before the first turn");
  }
  return std::nullopt;
}

Wrong check_map(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  const Map& map = game.map_of(s);
  if (!within(s.plots_taken, map.plots) || !within(s.mines_taken, map.mines) ||
      !within(s.turbines_taken, map.turbines)) {
    return "map: something stands beside it";
  }
  PlotSet owned = 0;
  MineSet mines = 0;
  TurbineSet turbines = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    if ((owned & player.plots) != 0 || (mines & player.mine_fields) != 0 ||
        (turbines & player.turbine_slots) != 0) {
      return "map: two players on one place (NU-302)";
    }
    owned |= player.plots;
    mines |= player.mine_fields;
    turbines |= player.turbine_slots;
    if (!within(player.plots, s.plots_taken)) return "map: a building that is not there";
    if (auto wrong = check_pieces(game, s, i)) return wrong;
  }
  if (!within(mines, s.mines_taken) || !within(turbines, s.turbines_taken)) {
    return "map: a piece that is not there";
  }
  std::uint32_t neutral = 0;
  bool ownerless = false;
  bool misplaced = false;
  for (int plot = 0; plot < kMaxPlots; ++plot) {
    if ((s.plot[plot] != kFree) != has(s.plots_taken, plot)) return "plots: do not agree";
    if (!s.is_built(plot) || has(owned, plot)) continue;
    const int id = s.building_on(plot);
    if (id >= static_cast<int>(data.buildings.size())) return "plots: an unknown building";
    ownerless = ownerless || !data.neutral(id) || has(neutral, id);
    misplaced =
        misplaced ||
        !has(map.showing[static_cast<std::size_t>(data.buildings[id].type)] | map.red_plots, plot);
    add(neutral, id);
  }
  if (ownerless) return "plots: a building without an owner";
  if (misplaced) return "neutral buildings: one on a wrong plot (NU-115)";
  if (std::popcount(neutral) > 1 + data.more_neutral) return "neutral buildings: too many (NU-122)";
  const PlayerCount& count = data.counts[s.seats];
  const Rubble rubble = s.rubble();
  if (std::popcount(rubble.plots) > count.urban_rubble ||
      std::popcount(rubble.mines) > count.mine_rubble ||
      rubble.turbines != count.blocked_turbines) {
    return "rubble: not as the set-up has it (NU-118 to NU-121)";
  }
  bool lit = true;
  for_each_bit(s.powered, [&](int plot) { lit = lit && s.is_built(plot); });
  if (!lit) return "powered: a plot without a building";
  for (int area = 0; area < kAreas; ++area) {
    if (s.cheap_wagons[area] + s.dear_wagons[area] > map.wagons[area] - count.empty_wagons) {
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
  State again = s;
  rebuild_networks(again, map);
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
    TileSet own = s.players[i].pool;
    for (const TileId tile : s.players[i].board_row) {
      if (tile >= kMaxTiles || own.has(tile)) return "tiles: one lies in two places";
      own.add(tile);
    }
    for (int field = 0; field < kMaxFields; ++field) {
      if (!s.has_track(field) || index(s.owner_of(field)) != i) continue;
      if (s.tile_on(field) >= kMaxTiles || own.has(s.tile_on(field))) {
        return "tiles: one lies in two places";
      }
      own.add(s.tile_on(field));
    }
    own.each(see);
    if (!known) return "tiles: an unknown one";
    // What came with an experiment stays with its player.
    const int experiment = s.players[i].experiment;
    TileSet starting;
    TileSet special;
    if (experiment < kExperiments) {
      starting = data.experiments[experiment].starting;
      special = data.experiments[experiment].special;
    }
    bool mine = true;
    int specials = 0;
    own.each([&](int tile) {
      const auto category = data.tiles[tile].category;
      if (category == Tile::Category::starting || category == Tile::Category::directive) {
        mine = mine && starting.has(tile);
      }
      if (category == Tile::Category::special) mine = mine && special.has(tile);
      specials += category == Tile::Category::special ? 1 : 0;
    });
    if (!mine || !(starting - own).empty() || (specials != 0 && specials != special.size())) {
      return of_seat(i, "not the tiles of the experiment (NU-127, NU-128)");
    }
  }
  int gaps = 0;
  for (const TileId tile : s.offer) {
    if (tile == kNoTile) {
      ++gaps;
    } else {
      see(tile);
    }
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
  for (int field = 0; field < kMaxFields; ++field) {
    if (!s.has_track(field)) {
      if (s.rider[field] != 0) return "tracks: a worker without a tile";
    } else if ((s.rider[field] & ~8U) >= s.seats) {
      return "tracks: a track of nobody";
    } else if (data.tiles[s.tile_on(field)].category == Tile::Category::directive) {
      return "tracks: the special directive (NU-503)";
    } else if (lies_apart(s, game.map_of(s), field)) {
      return "tracks: one beside no city and no other track (NU-501)";
    }
  }
  for (const TileId tile : s.offer) {
    const bool loose = tile != kNoTile && data.tiles[tile].category != Tile::Category::base &&
                       data.tiles[tile].category != Tile::Category::advanced;
    if (loose) return "offer: a tile of an experiment";
  }
  const bool buying = !s.agenda.empty() && s.agenda.top().step == Step::buy;
  if (gaps > 0 && !s.stack.empty() && (!buying || gaps != s.agenda.top().b)) {
    return "offer: a gap although tiles are left (NU-804)";
  }
  return std::nullopt;
}

Wrong check_contracts(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  std::array<std::uint8_t, kMaxContracts> seen{};
  bool known = true;
  const auto see = [&](ContractId id, std::initializer_list<Deck> decks) {
    if (id == kNoContract) return;
    known = known && id < data.contracts.size() &&
            std::find(decks.begin(), decks.end(), data.contracts[id].deck) != decks.end();
    if (known) ++seen[id];
  };
  std::array<int, kSeats> initial{};
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const auto own = [&](ContractId id) {
      if (known && id != kNoContract && data.contracts[id].deck == Deck::initial) ++initial[i];
    };
    for (const ContractId id : player.slots) {
      see(id, {Deck::initial, Deck::silver, Deck::gold});
      own(id);
    }
    for_each_bit(player.fulfilled, [&](int id) {
      see(static_cast<ContractId>(id), {Deck::initial, Deck::silver, Deck::gold, Deck::purple});
      own(static_cast<ContractId>(id));
    });
  }
  int gaps = 0;
  for (const ContractId id : s.market) {
    see(id, {Deck::silver, Deck::gold});
    gaps += id == kNoContract ? 1 : 0;
  }
  for (const ContractId id : s.silver) see(id, {Deck::silver});
  for (const ContractId id : s.gold) see(id, {Deck::gold});
  for (int group = 0; group < kPurple; ++group) {
    see(s.purple[group], {Deck::purple});
    if (known && s.purple[group] != kNoContract && data.contracts[s.purple[group]].group != group) {
      return "contracts: a purple one in another's place (NU-109)";
    }
  }
  if (!known) return "contracts: one in a wrong place";
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
    if (initial[i] != 1) return of_seat(i, "not one initial contract (NU-107)");
  }
  for (const int of : purple) {
    if (of != 1) return "contracts: not one purple one of each kind (NU-109)";
  }
  int restocks = 0;
  for (const Task& task : s.agenda) restocks += task.step == Step::restock ? 1 : 0;
  if ((!s.silver.empty() || !s.gold.empty()) && gaps != restocks) {
    return "market: a gap although contracts are left (NU-904)";
  }
  for (int i = 0; i < kSegments; ++i) {
    if (s.success[i] >= data.success.size()) return "success tiles: an unknown one";
    for (int other = 0; other < i; ++other) {
      if (s.success[i] == s.success[other]) return "success tiles: one lies twice (NU-111)";
    }
  }
  return std::nullopt;
}

// Whether somebody takes the last marker of the success spaces just now (NU-1310).
bool takes_last_marker(const Data& data, const State& s) {
  return std::any_of(s.agenda.begin(), s.agenda.end(), [&](const Task& task) {
    return task.step == Step::recharged && s.player(task.seat).recharges == data.recharges;
  });
}

// The conditions of the end are noted as soon as they are met (NU-1503).
Wrong check_end(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  bool eight = false;
  bool points = false;
  bool recharged = true;
  for (int i = 0; i < s.seats; ++i) {
    eight = eight || s.players[i].techs == (1U << kTechs) - 1;
    points = points || s.players[i].vp >= data.points;
    recharged = recharged && s.players[i].recharges >= data.recharges;
  }
  const auto noted = [&](Condition condition) {
    return s.ended[static_cast<std::size_t>(condition)] != 0;
  };
  const bool no_contracts = s.silver.empty() && s.gold.empty();
  const PlayerCount& count = data.counts[s.seats];
  const bool contracts = count.silver + count.gold > kMarket;
  const bool tiles = data.base_tiles + count.advanced > kOffer;
  if ((noted(Condition::technologies) && !eight) || (noted(Condition::points) && !points) ||
      (noted(Condition::recharges) && !recharged) ||
      (noted(Condition::tiles) && !s.stack.empty()) ||
      (noted(Condition::contracts) && !no_contracts)) {
    return "end: a condition noted that is not met";
  }
  if ((eight && !noted(Condition::technologies)) || (points && !noted(Condition::points)) ||
      (recharged && !noted(Condition::recharges) && !takes_last_marker(data, s)) ||
      (tiles && s.stack.empty() && !noted(Condition::tiles)) ||
      (contracts && no_contracts && !noted(Condition::contracts))) {
    return "end: a condition met that is not noted (NU-1503)";
  }
  return std::nullopt;
}

std::optional<std::string> Nucleum::broken(const State& s) const {
  if (auto wrong = check_frame(*this, s)) return wrong;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (auto wrong = check_player(*this, s, seat)) return wrong;
  }
  if (auto wrong = check_tiles(*this, s)) return wrong;
  if (auto wrong = check_map(*this, s)) return wrong;
  if (auto wrong = check_contracts(*this, s)) return wrong;
  if (auto wrong = check_end(*this, s)) return wrong;
  return broken_agenda(s);
}

}  // namespace pionek::nucleum
