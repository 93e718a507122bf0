// Tiles and places: what a tile brings, what it joins on the action board and in the city, and what
// a building does for the claims at a plaza.
#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/praga/outlook.hpp"

namespace pionek::praga {
namespace {

constexpr int turned(int edge, int by) { return (edge + by) % kEdges; }

// Turns to come up to which it is likely that a tile comes to lie beside another.
constexpr double kJoinSpan = 6;

}  // namespace

// What lies already is told to the hexes around it. At corner i of a hex lie corner i + 2 of the
// hex across edge i and corner i + 4 of the hex across edge i + 1.
const Outlook::Rings& Outlook::rings() const {
  if (rings_) return *rings_;
  Rings& rings = rings_.emplace();
  const auto tile_on = [&](int cell) -> int {
    return cell < kActions ? player_->upgrade[cell] : player_->wall[cell - kActions];
  };
  const int cells = kActions + data_->wall_spaces;
  for (int cell = 0; cell < cells; ++cell) {
    rings[cell].icon.fill(-1);
    for (int edge = 0; edge < kEdges; ++edge) {
      const int next = data_->cells[cell][edge];
      if (next == kNoCell || tile_on(next) != 0) continue;
      rings[cell].open |= 1U << edge;
      rings[cell].open_corners |= 1U << turned(edge, kEdges - 1);
    }
  }
  for (int cell = 0; cell < cells; ++cell) {
    if (tile_on(cell) == 0) continue;
    const HexTile& tile = data_->tile(tile_on(cell) - 1);
    const int by = cell < kActions ? player_->turned[cell] : player_->wall_turned[cell - kActions];
    for_each_bit(tile.icons[by], [&](int edge) {
      const int next = data_->cells[cell][edge];
      const int back = turned(edge, 3);
      if (next == kNoCell || (next < kActions && (player_->joined[next] >> back & 1) != 0)) return;
      rings[next].icon[back] = static_cast<float>(program(tile.edge[turned(edge, kEdges - by)]));
    });
    for (int colour = 0; colour < kColours; ++colour) {
      for_each_bit(tile.corners[colour][by], [&](int corner) {
        for (int other = 0; other < 2; ++other) {
          const int next = data_->cells[cell][turned(corner, 1 - other)];
          const int at = turned(corner, other == 0 ? 4 : 2);
          if (next == kNoCell) continue;
          if (next < kActions && (player_->met[next] & met_bit(at, other)) != 0) continue;
          rings[next].corners.add(colour, at);
        }
      });
    }
  }
  return rings;
}

const Outlook::Corners& Outlook::corners() const {
  if (corners_) return *corners_;
  Corners& all = corners_.emplace();
  for_each_bit(s_->free, [&](int space) {
    const Space& where = data_->spaces[space];
    for (int edge = 0; edge < kEdges; ++edge) {
      const int next = where.next[edge];
      const bool built = next != kNoCell && s_->building[next] != 0;
      for (int colour = 0; colour < kColours; ++colour) {
        const unsigned bits =
            built ? data_->tile(s_->building[next] - 1).corners[colour][s_->turned[next]]
                  : where.printed[colour][edge];
        if (bits == 0) continue;
        if ((bits >> turned(edge, 2) & 1) != 0) all[space].add(colour, edge);
        if ((bits >> turned(edge, 3) & 1) != 0) all[space].add(colour, turned(edge, 5));
      }
    }
  });
  return all;
}

double Outlook::upgrade(int tile) const {
  const HexTile& face = data_->tile(tile);
  const auto action = static_cast<std::size_t>(face.action);
  const int old = player_->upgrade[action];
  double uses = t_->uses[action] * left;
  if (face.action == Action::road) uses = std::min<double>(uses, kSegments - player_->road);
  const double bonus = program(face.gain);
  double worth = uses * bonus;
  if (old != 0) worth -= uses * program(data_->tile(old - 1).gain);
  worth += s_->turn.unpaid[action] * (own_turn_ ? bonus : 0);
  // The bonus of the upgrade action comes with the tile, the new one if it is for that.
  if (face.action == Action::upgrade) {
    worth += old != 0 ? std::max(bonus, program(data_->tile(old - 1).gain)) : bonus;
  } else if (const int top = player_->upgrade[static_cast<std::size_t>(Action::upgrade)];
             top != 0) {
    worth += program(data_->tile(top - 1).gain);
  }
  worth += program(face.university) + per_worth(Per::upgrade);
  // The road may still ask for upgrades of era I.
  if (face.era == 1 && player_->road < kSegments - 2) worth += t_->old_upgrade * fade_;
  return worth;
}

double Outlook::face(int tile) const {
  const HexTile& face = data_->tile(tile);
  double worth = 0;
  const int icon = face.icon ? 1 : 0;
  if (face.kind == Kind::upgrade) {
    worth = upgrade(tile);
  } else if (face.kind == Kind::wall) {
    const int walls = player_->walls();
    const double later = walls + t_->walls * left;
    worth = program(face.gain) + (face.icon ? side(0) : 0) + per_worth(Per::wall) +
            answer(Trigger::On::place_wall, icon) + between(data_->wall_vp, later + 1) -
            between(data_->wall_vp, later);
  } else {
    worth =
        program(face.gain) + (face.icon ? side(1) : 0) + answer(Trigger::On::place_building, icon);
  }
  const int segment = player_->road;
  if (segment > 0 && game_->has_alternative(*s_, segment - 1)) {
    const Trigger& trigger = data_->road_tiles[data_->segments[segment - 1].alternative];
    const auto event = static_cast<Trigger::On>(static_cast<int>(Trigger::On::upgrade_action) +
                                                static_cast<int>(face.kind));
    if (trigger.answers(event, icon)) worth += program(trigger.gain);
  }
  return worth;
}

double Outlook::joins(int tile, int place, int rotation) const {
  const HexTile& face = data_->tile(tile);
  std::array<int, kColours> tokens{};
  double worth = 0;
  const double soon = std::min(1.0, left / kJoinSpan);
  const auto count = [&](const Meeting& around) {
    for (int colour = 0; colour < kColours; ++colour) {
      for_each_bit(face.corners[colour][rotation] & around.at[colour],
                   [&](int corner) { tokens[colour] += around.count[colour][corner]; });
    }
  };
  if (face.kind == Kind::building) {
    count(corners()[place]);
  } else {
    const int cell = face.kind == Kind::wall ? kActions + place : place;
    const Ring& ring = rings()[cell];
    count(ring.corners);
    for_each_bit(face.icons[rotation], [&](int edge) {
      const bool open = (ring.open >> edge & 1) != 0;
      if (ring.icon[edge] < 0 && !open) return;
      const double mine = program(face.edge[turned(edge, kEdges - rotation)]);
      worth += ring.icon[edge] >= 0 ? mine + ring.icon[edge] : t_->icon * soon * mine;
    });
    for (int colour = 0; colour < kColours; ++colour) {
      const unsigned own = face.corners[colour][rotation];
      worth += t_->corner * soon *
               (std::popcount(own & ring.open) + std::popcount(own & ring.open_corners));
    }
  }
  if (tokens[0] > 0) worth += goods(Good::red_token, tokens[0]);
  if (tokens[1] > 0) worth += goods(Good::blue_token, tokens[1]);
  return worth;
}

double Outlook::best_joins(int tile, int place) const {
  if (data_->tile(tile).kind == Kind::building) {
    const Meeting& around = corners()[place];
    if ((around.at[0] | around.at[1]) == 0) return 0;
  }
  double best = 0;
  for_each_bit(data_->tile(tile).rotations,
               [&](int rotation) { best = std::max(best, joins(tile, place, rotation)); });
  return best;
}

// What a plaza should bring to the seat with so many cubes more and so many spaces still free.
double Outlook::share(int plaza, int cubes_more, int free) const {
  if (s_->plaza_tile[plaza] == 0) return 0;
  const int own = game_->claim_of(*s_, plaza, holder(seat_)).cubes + cubes_more;
  if (own == 0) return 0;
  int others = s_->rival.on != 0 ? game_->claim_of(*s_, plaza, kParler).cubes : 0;
  for (int i = 0; i < s_->seats; ++i) {
    if (seat_at(i) != seat_) others = std::max(others, game_->claim_of(*s_, plaza, i + 1).cubes);
  }
  const auto& reward = data_->plaza_tiles[s_->plaza_tile[plaza] - 1].reward;
  const double top = program(reward[0]);
  const double bottom = program(reward[1]);
  const double one = std::max(top, bottom);
  double lead = own > others ? 1 : own == others ? 0.5 : 0;
  if (free > 0) lead = t_->follow + (t_->lead - t_->follow) * lead;
  const double complete = one + lead * (top + bottom - one);
  if (free == 0) return complete;
  const int to_come = (s_->solo() ? 1 : s_->seats) * left;
  const double filled = std::min(1.0, t_->builds * to_come / std::popcount(s_->free));
  const double likely = std::pow(filled, free);
  return likely * complete + (1 - likely) * bottom;
}

double Outlook::neighbour(int plaza, bool claimed) const {
  auto& known = neighbour_[plaza][claimed ? 1 : 0];
  if (!known) known = beside(plaza, claimed);
  return *known;
}

double Outlook::beside(int plaza, bool claimed) const {
  const int free = std::popcount(data_->plazas[plaza].spaces & s_->free);
  double worth = share(plaza, claimed ? 1 : 0, free - 1) - share(plaza, 0, free);
  if (claimed) worth -= t_->cube * fade_;
  // To complete a plaza helps those who have cubes there.
  if (free == 1 && s_->seats > 1 && s_->plaza_tile[plaza] != 0) {
    const auto& reward = data_->plaza_tiles[s_->plaza_tile[plaza] - 1].reward;
    for (int i = 0; i < s_->seats; ++i) {
      if (seat_at(i) == seat_ || game_->claim_of(*s_, plaza, i + 1).cubes == 0) continue;
      worth -= t_->rivals * program(reward[0]) / (s_->seats - 1);
    }
  }
  return worth;
}

// On a building that lies already.
double Outlook::claim(int plaza) const {
  const int free = std::popcount(data_->plazas[plaza].spaces & s_->free);
  return share(plaza, 1, free) - share(plaza, 0, free) - t_->cube * fade_;
}

double Outlook::place_building(int tile, int space) const {
  const Space& where = data_->spaces[space];
  const int plaza = where.plaza;
  double worth = where.vp + neighbour(plaza, false);
  if (!data_->tile(tile).cube_space) {
    worth += std::popcount(data_->plazas[plaza].spaces & ~s_->free) + 1;
  } else if (player_->cubes > 0) {
    worth = std::max(worth, where.vp + neighbour(plaza, true));
  }
  return worth;
}

double Outlook::site(int tile, int place) const {
  const bool building = data_->tile(tile).kind == Kind::building;
  return best_joins(tile, place) + (building ? place_building(tile, place) : 0);
}

// The tiles of a row, each at its best place; buildings also at the best place that costs nothing
// more than it must.
void Outlook::list(Kind kind) const {
  const auto row = static_cast<std::size_t>(kind);
  if ((lists_.known >> row & 1) != 0) return;
  lists_.known |= 1U << row;
  for (const int tile : s_->rows[row]) {
    if (tile != 0) list_tile(kind, tile - 1);
  }
}

void Outlook::list_tile(Kind kind, int tile) const {
  auto& out = lists_.of[static_cast<std::size_t>(kind)];
  const HexTile& face = data_->tile(tile);
  Prospect plain{kNever, static_cast<TileId>(tile), face.gold, face.stone, face.special};
  Prospect dear = plain;
  const double base = this->face(tile);
  const auto try_on = [&](int place, int gold) {
    const double worth = base + site(tile, place);
    Prospect& best = gold > 0 ? dear : plain;
    if (worth <= best.worth) return;
    best.worth = worth;
    best.gold = static_cast<std::uint8_t>(face.gold + gold);
  };
  if (kind == Kind::upgrade) {
    try_on(static_cast<int>(face.action), 0);
  } else if (kind == Kind::wall) {
    for (int place = 0; place < data_->wall_spaces; ++place) {
      if (player_->wall[place] == 0) try_on(place, 0);
    }
  } else {
    for_each_bit(s_->free, [&](int space) { try_on(space, data_->spaces[space].gold); });
  }
  if (plain.worth > kNever) out.push_back(plain);
  if (dear.worth > kNever) out.push_back(dear);
}

double Outlook::paid(const Prospect& prospect, const Purse& purse) const {
  const int gold = std::max(0, prospect.gold - purse.gold_off);
  const int stone = std::max(0, prospect.stone - purse.stone_off);
  if (gold > purse.gold || stone > purse.stone) return kNever;
  return prospect.worth - paying(gold, stone);
}

double Outlook::tile(int tile, const Purse& purse) const {
  const Kind kind = data_->tile(tile).kind;
  list(kind);
  double best = kNever;
  for (const Prospect& each : lists_.of[static_cast<std::size_t>(kind)]) {
    if (each.tile == tile) best = std::max(best, paid(each, purse));
  }
  return best;
}

double Outlook::best_tile(Kind kind, const Purse& purse) const {
  list(kind);
  double best = kNever;
  for (const Prospect& each : lists_.of[static_cast<std::size_t>(kind)]) {
    if (!each.special || purse.special) best = std::max(best, paid(each, purse));
  }
  return best;
}

}  // namespace pionek::praga
