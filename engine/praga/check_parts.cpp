// The invariants of frame, crane, players, turn and opponent.
#include <bit>
#include <cstring>

#include "engine/praga/check.hpp"

namespace pionek::praga {
namespace {

std::string seat_name(int seat) { return "players[" + std::to_string(seat) + "]."; }

bool is_plain(const Turn& turn) {
  const Turn plain;
  return std::memcmp(&turn, &plain, sizeof(Turn)) == 0;
}

// How many fields up to the cube give this.
int passed(const Data& data, const Player& player, int production, Op::Is is) {
  int sum = 0;
  for (int field = 1; field <= player.track[production]; ++field) {
    std::size_t at = data.program(data.tracks[production].reach[field]).first;
    for (; data.ops[at].is != Op::Is::end; ++at) sum += data.ops[at].is == is ? 1 : 0;
  }
  return sum;
}

int cubes_out(const State& s, int seat) {
  int sum = std::popcount(s.players[seat].seals);
  for (const int who : s.cube) sum += who == seat + 1 ? 1 : 0;
  return sum;
}

Wrong check_tracks(const Data& data, const Player& player) {
  int rights = 0;
  for (int i = 0; i < kProductions; ++i) {
    if (player.track[i] < data.tracks[i].start || player.track[i] > data.tracks[i].fields) {
      return "tracks: a cube is off its track";
    }
    if (player.token[i] != 0 && passed(data, player, i, Op::Is::token) == 0) {
      return "tokens: too early (PR-407)";
    }
    rights += passed(data, player, i, Op::Is::seal_right);
  }
  if (player.track[2] >= data.multiplier.size() || player.track[3] >= data.tech_level.size()) {
    return "tracks: a cube is off its track";
  }
  if (player.rights + std::popcount(player.seals) > rights) return "seals: too many (PR-409)";
  return std::nullopt;
}

Wrong check_technology(const Data& data, const Player& player) {
  for (int level = 0; level < kTechLevels; ++level) {
    const int tile = player.technology[level];
    const unsigned bit = 1U << level;
    if (tile == 0) {
      if (((player.used | player.active) & bit) != 0) return "technologies: one is missing";
      continue;
    }
    if (data.technologies[tile - 1].level != level) return "technologies: another level";
    bool reached = false;
    for (int step = 0; step <= player.at(Track::technology); ++step) {
      reached = reached || data.tech_level[step] == level + 1;
    }
    if (!reached) return "technologies: too early (PR-901)";
  }
  constexpr unsigned kPermanent = (1U << kPermanentLevels) - 1;
  if ((player.used & kPermanent) != 0) return "used: a permanent technology";
  if ((player.active & ~kPermanent) != 0) return "active: a one-shot technology";
  if ((player.once & ~player.active) != 0) return "once: a technology that does not work";
  return std::nullopt;
}

Wrong check_bonuses(const Data& data, const Player& player) {
  if (player.bonuses >> data.bonuses.size() != 0) return "bonuses: an unknown one";
  for (std::size_t i = 0; i < data.bonuses.size(); ++i) {
    const auto& least = data.bonuses[i].least;
    const bool reached =
        (least[0] > 0 && player.gold() >= least[0]) || (least[1] > 0 && player.stone() >= least[1]);
    if (reached && (player.bonuses >> i & 1) == 0) return "bonuses: one was not taken (PR-412)";
  }
  return std::nullopt;
}

Wrong check_monuments(const Data& data, const Player& player) {
  for (int i = 0; i < kMonuments; ++i) {
    const MonumentData& where = data.monuments[i];
    if (player.row[i] >= where.rows || player.col[i] >= where.cols ||
        player.row[i] < where.start_row || player.col[i] < where.start_col) {
      return "monuments: a cube is off the monument";
    }
  }
  if (player.crown[0] != 0 && player.road != kSegments) return "tiles_v: too early (PR-809)";
  const auto& cathedral = data.monuments[1];
  if (player.crown[1] != 0 && cathedral.level[player.row[1]] != kHeights - 1) {
    return "tiles_v: too early (PR-1009)";
  }
  return std::nullopt;
}

}  // namespace

Wrong check_frame(const Praga& game, const State& s) {
  if (s.seats < 1 || s.seats > kSeats) return "seats: out of range";
  if (s.first >= s.seats) return "first_player: no such seat";
  if (s.rng == Rng{}) return "rng: all zero, it would never move";
  const int total = game.total_turns(s);
  if (s.turns > total || s.phase > Phase::over) return "turns or phase: out of range";
  if ((s.turns == total) != (s.phase >= Phase::plazas)) return "phase: does not fit the turns";
  if (s.layouts[0] >= kLayouts || s.layouts[1] >= kLayouts) return "layouts: an unknown one";
  if (s.side >= kSides) return "side: an unknown one";
  if (s.alternatives >> game.data().road_tiles.size() != 0) return "road_tiles: an unknown one";
  if (s.phase == Phase::setup && (s.rival.on == 0 || s.turns != 0)) {
    return "phase: there is nothing to set up";
  }
  const bool rivals_turn = s.solo() && s.turns % 2 == 1;
  if (s.phase < Phase::plazas && (s.phase == Phase::rival) != rivals_turn) {
    return "phase: it is the turn of somebody else";
  }
  return std::nullopt;
}

// The six action tiles once each, none on the box.
Wrong check_crane(const Praga& game, const State& s) {
  unsigned seen = 0;
  const auto see = [&](int tile) {
    const bool fine = tile <= kActionTiles && (seen >> tile & 1) == 0;
    seen |= 1U << tile;
    return fine;
  };
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0) continue;
    if (!see(s.crane[at])) return "crane: a tile lies twice";
    if (at == game.moment(s).arrow) return "crane: a tile lies on the box";
  }
  if (s.turn.tile != 0 && !see(s.turn.tile)) return "crane: a tile lies twice";
  // Between taking a tile and putting it back the opponent holds none.
  if (std::popcount(seen) != kActionTiles) return "crane: a tile is missing";
  for (int tile = 0; tile < kActionTiles; ++tile) {
    const bool held = s.turn.tile == tile + 1;
    if ((s.five >> tile & 1) != 0 && held) return "past: a tile that nobody can choose";
  }
  return s.five >> kActionTiles != 0 ? Wrong("past: an unknown tile") : std::nullopt;
}

Wrong check_player(const Praga& game, const State& s, int seat) {
  const Data& data = game.data();
  const Player& player = s.players[seat];
  if (seat >= s.seats) {
    const Player nothing;
    if (std::memcmp(&player, &nothing, sizeof(Player)) != 0) {
      return seat_name(seat) + "goods: an empty chair owns something";
    }
    return std::nullopt;
  }
  const auto fail = [&](const std::string& what) { return seat_name(seat) + what; };
  for (int good = 0; good < 2; ++good) {
    if (player.held[good] > data.limit[good]) return fail("goods: more than can be held (PR-405)");
  }
  for (const int points : player.earned) {
    if (points < 0) return fail("earned: negative");
  }
  if (player.road > kSegments) return fail("road: beyond the bridge");
  if (auto wrong = check_tracks(data, player)) return fail(*wrong);
  if (auto wrong = check_technology(data, player)) return fail(*wrong);
  if (auto wrong = check_bonuses(data, player)) return fail(*wrong);
  if (auto wrong = check_monuments(data, player)) return fail(*wrong);
  const int cubes = player.cubes + cubes_out(s, seat) - std::popcount(player.bonuses);
  if (cubes != data.spare_cubes) {
    return fail("cubes: there are " + std::to_string(cubes) + " instead of " +
                std::to_string(data.spare_cubes) + " (PR-104)");
  }
  return std::nullopt;
}

Wrong check_turn(const Praga& game, const State& s) {
  const Data& data = game.data();
  const Turn& turn = s.turn;
  if (s.phase != Phase::turn) {
    return is_plain(turn) ? std::nullopt : Wrong("turn: nobody has one");
  }
  const bool chosen = turn.tile != 0;
  if (turn.position >= kPositions || (!chosen && turn.position != 0)) {
    return "turn.position: out of range";
  }
  if (chosen && (s.crane[turn.position] != 0 || turn.position == game.moment(s).arrow)) {
    return "turn.position: the tile cannot have lain there";
  }
  if ((turn.bonus == Turn::Bonus::none) == chosen) return "turn.bonus: does not fit the tile";
  if (turn.acted > (chosen ? 1 : 0)) return "turn.acted: without a tile";
  if (turn.bonus > Turn::Bonus::used || turn.extra > Turn::Extra::done || turn.refreshed > 1) {
    return "turn: out of range";
  }
  const Player& player = s.player(s.active());
  for (int effect = 0; effect < 16; ++effect) {
    if ((turn.effects >> effect & 1) == 0) continue;
    const int segment = effect / 2;
    if (segment >= player.road || (effect % 2 == 0 && game.has_alternative(s, segment))) {
      return "turn.effects: one that is not open";
    }
    const Offer::Is is = data.segments[segment].effects[effect % 2].is;
    if (is == Offer::Is::none || is == Offer::Is::now) return "turn.effects: one that cannot wait";
  }
  return std::nullopt;
}

Wrong check_rival(const Praga& game, const State& s) {
  const Data& data = game.data();
  const Rival& rival = s.rival;
  if (rival.on == 0) {
    const Rival nothing;
    const bool plain = std::memcmp(&rival, &nothing, sizeof(Rival)) == 0;
    return plain ? std::nullopt : Wrong("rival: nobody plays along");
  }
  if (rival.on != 1 || !s.solo()) return "rival: only in the solo game";
  unsigned seen = 0;
  for (const int card : rival.deck) {
    if ((seen >> card & 1) != 0) return "rival.deck: a card lies twice";
    seen |= 1U << card;
  }
  if (rival.card != 0 && (seen >> (rival.card - 1) & 1) != 0) {
    return "rival.card: it lies in the deck, too";
  }
  if (rival.pawn > data.parler.cycle.size() || (rival.pawn == 0) != (s.phase == Phase::setup)) {
    return "rival.pawn: stands nowhere";
  }
  for (int i = 0; i < kProductions; ++i) {
    if (rival.count[i] < data.parler.start[i] || rival.count[i] > data.parler.most[i]) {
      return "rival: mines or quarries out of range";
    }
  }
  for (const int place : rival.marker) {
    if (place >= kPlaces) return "rival.markers: out of range";
  }
  return std::nullopt;
}

}  // namespace pionek::praga
