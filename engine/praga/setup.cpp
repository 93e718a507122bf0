// The position before the first choice (chapter 1xx).
#include "engine/praga/praga.hpp"

namespace pionek::praga {

static_assert(Game<Praga>);

State Praga::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = static_cast<std::uint8_t>(setup.seats);
  s.first = static_cast<std::uint8_t>(s.rng.below(s.seats));
  s.layouts = {setup.choice[kWallOption], setup.choice[kCathedralOption]};
  for (std::size_t i = 0; i < data_->road_tiles.size(); ++i) {
    if (setup.choice[kRoadOption + i] != 0) {
      s.alternatives = static_cast<std::uint8_t>(s.alternatives | 1U << i);
    }
  }
  for (int i = 0; i < s.seats; ++i) seat_player(s.players[i]);
  s.river = (TokenSet{1} << data_->tokens.size()) - 1;
  deal_crane(s, setup);
  deal_hidden(s);
  deal_plazas(s);
  deal_tiles(s);
  if (s.solo() && setup.choice[kSoloOption] != 0) {
    seat_rival(s);
  } else {
    begin_turn(s);
  }
  return s;
}

// PR-103, PR-104.
void Praga::seat_player(Player& player) const {
  player.held = data_->start;
  player.cubes = static_cast<std::uint8_t>(data_->spare_cubes);
  for (int i = 0; i < kProductions; ++i) player.track[i] = data_->tracks[i].start;
  for (int i = 0; i < kMonuments; ++i) {
    player.row[i] = data_->monuments[i].start_row;
    player.col[i] = data_->monuments[i].start_col;
  }
}

// PR-115, PR-116.
void Praga::deal_crane(State& s, const Setup& setup) const {
  s.side = setup.choice[kSideOption];
  FixedVector<std::uint8_t, kActionTiles> tiles;
  for (int i = 0; i < kActionTiles; ++i) tiles.push_back(static_cast<std::uint8_t>(i + 1));
  s.rng.shuffle(tiles);
  const auto& positions = data_->count(s.seats).positions;
  for (int i = 0; i < kActionTiles; ++i) s.crane[positions[i]] = tiles[i];
}

// PR-107, PR-112.
void Praga::deal_hidden(State& s) const {
  for (std::size_t i = 0; i < data_->technologies.size(); ++i) {
    s.technologies[data_->technologies[i].level].push_back({static_cast<std::uint8_t>(i), 0});
  }
  for (HiddenStack& stack : s.technologies) s.rng.shuffle(stack);
  FixedVector<std::uint8_t, kMaxBridgeTiles> fives;
  for (int i = 0; i < static_cast<int>(data_->bridge.size()); ++i) {
    const auto tile = static_cast<std::uint8_t>(i);
    if (i < data_->first_v) {
      s.bridge.push_back({tile, 0});
    } else {
      fives.push_back(tile);
    }
  }
  s.rng.shuffle(s.bridge);
  s.rng.shuffle(fives);
  for (int i = 0; i < fives.size(); ++i) {
    (i < data_->v_at_bridge ? s.at_bridge : s.at_cathedral) |= BridgeSet{1} << fives[i];
  }
}

// PR-109: tiles of the colour of each plaza that takes part.
void Praga::deal_plazas(State& s) const {
  FixedVector<std::uint8_t, 64> tiles;
  for (std::size_t i = 0; i < data_->plaza_tiles.size(); ++i) {
    tiles.push_back(static_cast<std::uint8_t>(i));
  }
  s.rng.shuffle(tiles);
  for (std::size_t plaza = 0; plaza < data_->plazas.size(); ++plaza) {
    const Plaza& where = data_->plazas[plaza];
    if (where.least_players > s.chairs()) continue;
    int at = 0;
    while (data_->plaza_tiles[tiles[at]].colour != where.colour) ++at;
    s.plaza_tile[plaza] = static_cast<std::uint8_t>(tiles[at] + 1);
    tiles.erase(at);
  }
}

// PR-111, PR-113, PR-114.
void Praga::deal_tiles(State& s) const {
  fill_stacks(s, 1);
  Stack& buildings = s.stacks[static_cast<std::size_t>(Kind::building)][0];
  for (std::size_t i = 0; i < data_->spaces.size(); ++i) {
    if ((data_->spaces[i].preplaced >> s.chairs() & 1) == 0) {
      s.free |= SpaceSet{1} << i;
    } else {
      s.building[i] = static_cast<std::uint8_t>(buildings.tiles.back() + 1);
      buildings.tiles.pop_back();
    }
  }
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) refill(s, kind, place);
  }
  s.reveals = 0;
}

}  // namespace pionek::praga
