#include <cstring>

#include "engine/frostpunk/check.hpp"

namespace pionek::frostpunk {

Wrong check_frame(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  if (s.seats < 1 || s.seats > kSeats) return "seats: there are 1 to 4";
  if (s.society >= data.societies.size()) return "society: there is no such one";
  if (s.leader >= s.seats) return "leader: nobody sits there";
  if (s.open_hands > 1 || (s.seats == 1 && s.open_hands == 0)) {
    return "open_hands: a player alone has nothing to hide";
  }
  if (s.round < 1 || s.round > data.last_round) return "round: out of range";
  if (s.phase == Phase::setup && s.round != 1) return "phase: the set-up is long over";
  if ((s.phase == Phase::over) != (s.ending != Ending::none)) {
    return "ending: the game is over exactly when it has one";
  }
  if (s.mobilisation > (s.seats == 1 ? 1 : 0))
    return "mobilisation: only in the solo game (FP-132)";
  if (s.rng.words() == Seed{}) return "rng: all zero, it would never move";
  if (s.first_coal > 1 || s.shifted > 1 || s.tower > 1 || s.overheated > 1) {
    return "flags: neither yes nor no";
  }
  for (int i = s.seats; i < kSeats; ++i) {
    if (s.advisor[i] != 0 || s.hand[i] != 0 || s.played[i] != 0) {
      return "players[" + std::to_string(i) + "]: an empty chair has cards";
    }
  }
  return std::nullopt;
}

namespace {

// Where all pawns of a kind are.
int pawns_in_play(const State& s, int p) {
  int count = s.ready[p] + s.tired[p] + s.clearing[p] + s.building[p];
  const auto is = [&](std::uint8_t mark) {
    return mark != 0 && static_cast<int>(pawn_of(mark)) == p ? 1 : 0;
  };
  for (const Field& field : s.field) count += is(field.pawn);
  for (const std::uint8_t mark : s.special) count += is(mark);
  for (const Route& route : s.routes) count += route.scout == p + 1 ? 1 : 0;
  return count;
}

bool sound_mark(const State& s, std::uint8_t mark) {
  return mark == 0 || ((mark & 7) >= 1 && (mark & 7) <= kPawns && index(seat_of(mark)) < s.seats);
}

}  // namespace

Wrong check_people(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  for (int t = 0; t < kTypes; ++t) {
    const std::string who = "people." + std::string(kTypeIds[t]);
    if (s.pop[t] > data.citizens) return who + ".pop: more than there can be (FP-2001)";
    if (s.sick[t] > s.pop[t]) return who + ".sick: more than there are (FP-1202)";
    if (s.skull(t) && s.sick[t] == 0) return who + ".skull: nobody is sick (FP-1224)";
    if (s.exhausted[t] > data.exhausted) return who + ".exhausted: too many tokens";
  }
  if (s.skulls >= 1 << kTypes) return "people: a skull of nobody";
  if (s.food > data.food || s.hunger > data.hunger) return "food: more than the track (FP-2002)";
  const bool dead = s.ending == Ending::deaths;
  if (s.deaths > data.last_death || (s.deaths == data.last_death) != dead) {
    return "deaths: the last field ends the game (FP-209)";
  }
  std::array<int, kTypes> tired{};
  for (int p = 0; p < kPawns; ++p) {
    const std::string who = "pawns." + std::string(kPawnIds[p]);
    if (pawns_in_play(s, p) > data.pawns[p]) return who + ": more than there are";
    const int type = type_of(static_cast<Pawn>(p));
    if (type < kTypes) {
      tired[type] += s.tired[p];
    } else if (s.tired[p] > 0) {
      return who + ": an automaton is never tired (FP-1803)";
    }
  }
  for (int t = 0; t < kTypes; ++t) {
    if (tired[t] > s.exhausted[t]) return "pawns: more tired ones than tokens (FP-802)";
  }
  for (int k = 0; k < 2; ++k) {
    const int pawn = static_cast<int>(Pawn::child_worker) + k;
    if (pawns_in_play(s, pawn) > 0 && (s.apprentices >> k & 1) == 0) {
      return "apprentices: a child pawn that is not in play (FP-1811)";
    }
  }
  for (const std::uint8_t mark : s.special) {
    if (!sound_mark(s, mark)) return "specials: a pawn of nobody";
  }
  return std::nullopt;
}

Wrong check_heat(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  if (s.heat < data.start_heat || s.heat > s.cold || s.cold > data.heat.size()) {
    return "heat: never beyond the cold (FP-501)";
  }
  for (int r = 0; r < kRanges; ++r) {
    if (s.range[r] < 1 || s.range[r] > data.last_range) return "ranges: off the track (FP-602)";
  }
  if (s.storm > data.rounds.size()) return "storm: off the track";
  if (s.hits > data.storm_hits.size()) return "hits: more than the storm card knows";
  if (s.depot > data.last_depot) return "depot: off its track";
  return std::nullopt;
}

Wrong check_morale(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  std::array<int, kTokens> count{};
  for (int side = 0; side < kSides; ++side) {
    const Track& track = s.track[side];
    if (track.size() > data.track_length[side]) return "morale: a track is overfull";
    for (const std::uint8_t mark : track) {
      if (mark > token_mark(kTokens - 1, true) || token_of(mark) >= kTokens ||
          static_cast<int>(side_of(token_of(mark))) != side) {
        return "morale: a token on the wrong track";
      }
      ++count[token_of(mark)];
    }
  }
  for (int token = 0; token < kTokens; ++token) {
    if (count[token] > data.tokens[token]) {
      return "morale: more tokens than there are (" + std::string(kTokenIds[token]) + ")";
    }
  }
  if (s.tokens(Side::hope).empty() != (s.ending == Ending::no_hope)) {
    return "hope: without a token the game is lost (FP-204)";
  }
  const auto full = data.track_length[static_cast<std::size_t>(Side::discontent)];
  if ((s.tokens(Side::discontent).size() == full) != (s.ending == Ending::exile)) {
    return "discontent: the last field loses the game (FP-205)";
  }
  return std::nullopt;
}

Wrong check_map(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  BitSet tiles;
  const auto take = [&](int tile, bool far) {
    if (tile >= kPlaces || tiles.has(tile) || data.tiles[tile].far != far) return false;
    tiles.add(tile);
    return true;
  };
  for (int far = 0; far < 2; ++far) {
    for (const int tile : s.tiles[far]) {
      if (!take(tile, far != 0)) return "tiles: a tile is in two places, or of the other kind";
    }
  }
  BitSet land;
  for (int g = 0; g < kGeneratorFields; ++g) land.add(g);
  for (int place = 0; place < kPlaces; ++place) {
    if (s.tile[place] == 0) continue;
    if (!take(s.tile[place] - 1, data.places[place].far)) {
      return "places: a tile is in two places, or of the other kind";
    }
    land.add(first_field(place));
    land.add(first_field(place) + 1);
  }
  if (tiles.size() != kPlaces) return "tiles: one is missing";
  if (!(land == s.land)) return "land: not the fields of the tiles";
  std::array<int, 3> deposits{};
  for (const std::uint8_t kind : s.deposit) {
    if (kind > 2) return "corners: there is no such deposit";
    ++deposits[kind];
  }
  if (deposits[1] + deposits[2] != data.deposits || deposits[1] > data.wall_tokens[1] ||
      deposits[2] > data.wall_tokens[2]) {
    return "corners: not the deposits of the set-up (FP-107)";
  }
  int trees = 0;
  for (int field = 0; field < kFields; ++field) {
    const Field& at = s.field[field];
    const std::string who = "fields." + std::to_string(field);
    if ((at.holds == kNothing) != (at.count == 0) || at.holds > kTree || at.count > data.field) {
      return who + ": more than a field can hold (FP-2004)";
    }
    if (!s.land.has(field) && (at.holds != 0 || at.building != 0 || at.pawn != 0)) {
      return who + ": there is no tile";
    }
    if (!sound_mark(s, at.pawn)) return who + ": a pawn of nobody";
    if (s.stock.has(field) != (at.holds != kNothing && at.holds != kTree) ||
        s.trees.has(field) != (at.holds == kTree) || s.built.has(field) != (at.building != 0) ||
        s.manned.has(field) != (at.pawn != 0)) {
      return who + ": the sets do not fit the field";
    }
    trees += at.holds == kTree ? at.count : 0;
  }
  if (trees > data.trees) return "fields: more trees than there are (FP-2003)";
  return std::nullopt;
}

Wrong check_buildings(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  const auto all = static_cast<int>(data.buildings.size());
  int shelters = 0;
  for (int field = 0; field < kFields; ++field) {
    const Field& at = s.field[field];
    const std::string who = "fields." + std::to_string(field);
    if (at.building == 0) {
      if (at.upgraded != 0) return who + ": nothing there to upgrade";
      continue;
    }
    if (at.building > all) return who + ": there is no such building";
    const Building& what = data.buildings[at.building - 1];
    if (at.holds != kNothing) return who + ": a building stands on markers (FP-842)";
    if (at.upgraded > (what.can_upgrade ? 1 : 0)) return who + ": it has no upgrade (FP-1908)";
    if (!what.large) continue;
    if (field < kGeneratorFields) return who + ": a large building there (FP-846)";
    const int other = data.fields[field].tile.first();
    if (s.field[other].building != at.building || s.field[other].upgraded != at.upgraded) {
      return who + ": a large building takes both fields (FP-843)";
    }
  }
  for (int b = 0; b < kMaxBuildings; ++b) {
    if (b >= all) {
      if (s.supply[b] != 0) return "supply: there is no such building";
      continue;
    }
    const Building& what = data.buildings[b];
    const int standing = game.built(s, b);
    if ((data.shelters >> b & 1) != 0) shelters += what.count;
    if (b == data.ruins || (data.shelters >> b & 1) != 0) {
      shelters -= standing + s.supply[b];
      if (b != data.ruins && standing + s.supply[b] > what.count) return "supply: too many tiles";
      continue;
    }
    const int printed = what.count == 0 ? 1 : what.count;
    if (standing + s.supply[b] > printed || (what.count > 0 && standing + s.supply[b] < printed)) {
      return "supply: tiles are missing or too many (" +
             data.catalog.id({kBuildingSet, static_cast<std::uint16_t>(b)}) + ")";
    }
  }
  if (shelters < 0) return "supply: more shelters and Ruins than there are";
  return std::nullopt;
}

Wrong check_research(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  std::uint32_t dealt = 0;
  for (const std::uint8_t tech : s.tech) {
    if (tech >= data.techs.size() || data.techs[tech].excluded)
      return "techs: not in this scenario";
    dealt |= 1U << tech;
  }
  if (std::popcount(dealt) != kDealtTechs) return "techs: one is dealt twice";
  if ((s.researched & ~dealt) != 0) return "researched: a technology that was not dealt";
  if ((s.studied == 0) != (s.research_at == 0)) return "studied: with a token on the round track";
  if (s.studied == 0) return std::nullopt;
  if ((dealt >> (s.studied - 1) & 1) == 0 || (s.researched >> (s.studied - 1) & 1) != 0) {
    return "studied: not one of the open technologies (FP-1701)";
  }
  if (s.research_at < s.round || s.research_at > data.rounds.size()) {
    return "research_at: behind the round marker";
  }
  bool workshop = false;
  s.built.each(
      [&](int field) { workshop = workshop || data.buildings[s.building_at(field)].workshop; });
  if (!workshop) return "studied: there is no Workshop (FP-1706)";
  return std::nullopt;
}

}  // namespace pionek::frostpunk
