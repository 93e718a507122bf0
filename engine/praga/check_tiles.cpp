// The invariants of tiles, tokens and seals: each in one place, and in one where it may be.
#include <bit>

#include "engine/praga/check.hpp"
#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

// Where the hex tiles are.
class HexCount {
 public:
  explicit HexCount(const Data& data) : data_(data) {}

  // A tile that is kept as its index plus one; whether it is of the kind and new.
  bool see(int kept, Kind kind) {
    if (kept == 0) return true;
    const int id = kept - 1;
    if (id >= static_cast<int>(data_.tiles.size()) || data_.tile(id).kind != kind) return false;
    return ++times_[id] == 1;
  }
  [[nodiscard]] int times(std::size_t id) const { return times_[id]; }
  // What is wrong with a tile that was seen where it should not be.
  [[nodiscard]] std::string wrong(int kept) const {
    const auto id = static_cast<std::uint16_t>(kept - 1);
    if (id >= data_.tiles.size()) return "an unknown tile";
    const bool twice = times_[id] > 1;
    return "'" + data_.catalog.id({kHexSet, id}) + "' " +
           (twice ? "lies in two places" : "cannot lie there");
  }

 private:
  const Data& data_;
  std::array<int, kKinds * kMaxOfKind> times_{};
};

bool fits(const Data& data, int kept, int rotation) {
  if (kept == 0) return rotation == 0;
  return rotation < kEdges && (data.tile(kept - 1).rotations >> rotation & 1) != 0;
}

Wrong count_rows(const Data& data, const State& s, int era, HexCount& count) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const auto name = [&] { return "rows." + std::string(kKindIds[kind]) + ": "; };
    const auto of = static_cast<Kind>(kind);
    const auto fine = [&](int kept, bool special) {
      if (!count.see(kept, of)) return false;
      return kept == 0 ||
             (data.tile(kept - 1).era == era && data.tile(kept - 1).special == special);
    };
    for (int place = 0; place < kPlaces; ++place) {
      if (!fine(s.rows[kind][place], place == kSpecialPlace)) {
        return name() + count.wrong(s.rows[kind][place]);
      }
      const Stack& stack = s.stacks[kind][place == kSpecialPlace ? 1 : 0];
      if (s.rows[kind][place] == 0 && !stack.tiles.empty()) return name() + "not refilled (PR-304)";
    }
    for (int i = 0; i < 2; ++i) {
      const Stack& stack = s.stacks[kind][i];
      if (stack.known > stack.tiles.size()) return name() + "more known than there are";
      for (const int tile : stack.tiles) {
        if (!fine(tile + 1, i == 1)) return name() + count.wrong(tile + 1);
      }
    }
  }
  return std::nullopt;
}

Wrong count_boards(const Data& data, const State& s, HexCount& count) {
  for (int seat = 0; seat < s.seats; ++seat) {
    const Player& player = s.players[seat];
    const std::string name = "players[" + std::to_string(seat) + "].";
    unsigned actions = 0;
    int wrong = 0;
    for_each_bit(player.upgrades, [&](int tile) {
      if (wrong == 0 && !count.see(tile + 1, Kind::upgrade)) wrong = tile + 1;
      if (wrong == 0) actions |= 1U << static_cast<unsigned>(data.tile(tile).action);
    });
    if (wrong != 0) return name + "owned_upgrades: " + count.wrong(wrong);
    for (int action = 0; action < kActions; ++action) {
      const int top = player.upgrade[action];
      if ((top != 0) != ((actions >> action & 1) != 0)) return name + "upgrades: a tile is missing";
      if (top != 0 && ((player.upgrades >> (top - 1) & 1) == 0 ||
                       static_cast<int>(data.tile(top - 1).action) != action)) {
        return name + "upgrades: a tile that cannot be there (PR-502)";
      }
      if (!fits(data, top, player.turned[action])) return name + "upgrades: an odd rotation";
    }
    for (int space = 0; space < kMaxWallSpaces; ++space) {
      if (!count.see(player.wall[space], Kind::wall)) {
        return name + "walls: " + count.wrong(player.wall[space]);
      }
      if (space >= data.wall_spaces && player.wall[space] != 0) return name + "walls: no space";
      if (!fits(data, player.wall[space], player.wall_turned[space])) {
        return name + "walls: an odd rotation";
      }
    }
  }
  for (int space = 0; space < kMaxSpaces; ++space) {
    if (!count.see(s.building[space], Kind::building)) {
      return "city: " + count.wrong(s.building[space]);
    }
    if (!fits(data, s.building[space], s.turned[space])) return "city: an odd rotation";
  }
  return std::nullopt;
}

}  // namespace

// All tiles of this era are somewhere, those of the last one have been placed or are gone.
Wrong check_hexes(const Praga& game, const State& s) {
  const Data& data = game.data();
  const int era = game.moment(s).era;
  HexCount count(data);
  if (auto wrong = count_boards(data, s, count)) return wrong;
  if (auto wrong = count_rows(data, s, era, count)) return wrong;
  for (std::size_t id = 0; id < data.tiles.size(); ++id) {
    const int age = data.tiles[id].era;
    if (age < era || count.times(id) == (age == era ? 1 : 0)) continue;
    return data.catalog.id({kHexSet, static_cast<std::uint16_t>(id)}) +
           (age == era ? ": it is missing" : ": too early (PR-1207)");
  }
  return std::nullopt;
}

Wrong check_city(const Praga& game, const State& s) {
  const Data& data = game.data();
  const auto count = static_cast<int>(data.spaces.size());
  SpaceSet free = 0;
  for (int space = 0; space < kMaxSpaces; ++space) {
    if (space < count && s.building[space] == 0) free |= SpaceSet{1} << space;
    if (space >= count && s.building[space] != 0) return "city: no such space";
    const int who = s.cube[space];
    if (who == kNoHolder) continue;
    if (s.building[space] == 0 || !data.tile(s.building[space] - 1).cube_space) {
      return "city: a cube without a place (PR-706)";
    }
    if (who > s.seats && !(who == kParler && s.rival.on != 0)) return "city: nobody's cube";
  }
  if (free != s.free) return "free: does not follow from the buildings";
  std::uint64_t seen = 0;
  for (int plaza = 0; plaza < kMaxPlazas; ++plaza) {
    const int tile = s.plaza_tile[plaza];
    const bool exists = plaza < static_cast<int>(data.plazas.size());
    if ((tile != 0) != (exists && data.plazas[plaza].least_players <= s.chairs())) {
      return "plazas: a tile too many or too few (PR-109)";
    }
    if (tile == 0) continue;
    if (data.plaza_tiles[tile - 1].colour != data.plazas[plaza].colour) {
      return "plazas: a tile of another colour";
    }
    if ((seen >> (tile - 1) & 1) != 0) return "plazas: a tile lies twice";
    seen |= std::uint64_t{1} << (tile - 1);
  }
  for (int space = 0; space < count; ++space) {
    const bool laid = (data.spaces[space].preplaced >> s.chairs() & 1) != 0;
    if (laid && s.building[space] == 0) return "city: a space that is filled from the start";
  }
  return std::nullopt;
}

// Tiles V are at the bridge, at the Cathedral or with somebody, and may be planks besides.
Wrong check_bridge(const Praga& game, const State& s) {
  const Data& data = game.data();
  const auto count = static_cast<int>(data.bridge.size());
  std::array<int, kMaxBridgeTiles> times{};
  BridgeSet stood = 0;  // upon by pawns
  if ((s.at_bridge & s.at_cathedral) != 0) return "at_bridge: a tile lies twice";
  for_each_bit(s.at_bridge | s.at_cathedral, [&](int tile) { ++times[tile]; });
  for (int seat = 0; seat < s.seats; ++seat) {
    for (int i = 0; i < 2; ++i) {
      const int tile = s.players[seat].crown[i];
      if (tile == 0) continue;
      ++times[tile - 1];
      if (i == 0) stood |= BridgeSet{1} << (tile - 1);
    }
  }
  for (int tile = 0; tile < kMaxBridgeTiles; ++tile) {
    const bool five = tile >= data.first_v && tile < count;
    if (times[tile] != (five ? 1 : 0)) return "tiles_v: one is missing, or lies twice";
  }
  BridgeSet seen = 0;
  for (const Hidden& each : s.bridge) {
    if (each.tile >= data.first_v || (seen >> each.tile & 1) != 0) {
      return "bridge: a tile that cannot lie there";
    }
    seen |= BridgeSet{1} << each.tile;
  }
  for (int plank = 0; plank < kMaxPlanks; ++plank) {
    const int tile = s.planks[plank];
    if (tile == 0) continue;
    const BridgeSet bit = BridgeSet{1} << (tile - 1);
    const bool five = tile > data.first_v;
    if (plank >= static_cast<int>(data.planks.size()) || (seen & bit) != 0 ||
        (five && (stood & bit) == 0)) {
      return "planks: a tile that cannot lie there";
    }
    seen |= bit;
  }
  return std::nullopt;
}

Wrong check_technologies(const Praga& game, const State& s) {
  const Data& data = game.data();
  std::array<int, 256> times{};
  for (int seat = 0; seat < s.seats; ++seat) {
    for (const int tile : s.players[seat].technology) times[tile] += tile != 0 ? 1 : 0;
  }
  for (int level = 0; level < kTechLevels; ++level) {
    for (const Hidden& each : s.technologies[level]) {
      if (data.technologies[each.tile].level != level) return "technologies: another level";
      if (each.seen >> s.seats != 0) return "technologies: seen by an empty chair";
      ++times[each.tile + 1];
    }
  }
  for (std::size_t tile = 0; tile < data.technologies.size(); ++tile) {
    if (times[tile + 1] != 1) return "technologies: a tile is missing, or lies twice";
  }
  return std::nullopt;
}

Wrong check_seals(const Praga& game, const State& s) {
  const Data& data = game.data();
  for (int seal = 0; seal < kMaxSeals; ++seal) {
    const int who = s.seals[seal];
    const bool exists = seal < static_cast<int>(data.seals.size());
    if (who != kNoHolder &&
        (!exists || (who > s.seats && who != kParler) || (who == kParler && s.rival.on == 0))) {
      return "seals: nobody's cube";
    }
    for (int seat = 0; seat < s.seats; ++seat) {
      if (((s.players[seat].seals >> seal & 1) != 0) != (who == seat + 1)) {
        return "seals: the cubes and the players do not agree";
      }
    }
  }
  TokenSet seen = s.river;
  const TokenSet all = s.rival.on != 0
                           ? data.parler.tokens
                           : static_cast<TokenSet>((std::uint64_t{1} << data.tokens.size()) - 1);
  for (int seat = 0; seat < s.seats; ++seat) {
    for (const int token : s.players[seat].token) {
      if (token == 0) continue;
      const TokenSet bit = TokenSet{1} << (token - 1);
      if ((seen & bit) != 0) return "river: a token lies twice";
      seen |= bit;
    }
  }
  if (s.rival.on != 0 ? (seen & ~all) != 0 : seen != all)
    return "river: not the tokens of the game";
  return std::nullopt;
}

}  // namespace pionek::praga
