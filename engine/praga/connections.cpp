// Which icons and corners come together when a tile is laid (PR-307 to PR-311, PR-507).
#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

struct Laid {
  int tile = 0;  // plus one
  int rotation = 0;
};

Laid laid_on(const Player& player, int cell) {
  if (cell < kActions) return {player.upgrade[cell], player.turned[cell]};
  return {player.wall[cell - kActions], player.wall_turned[cell - kActions]};
}

// At corner i of a hex lie corner i + 2 of the hex across edge i and corner i + 4 of the hex across
// edge i + 1.
struct Meeting {
  int edge;    // across which the other hex lies
  int corner;  // of the other hex
};
constexpr Meeting meeting(int corner, int other) {
  return {(corner + other) % kEdges, (corner + 2 + 2 * other) % kEdges};
}

}  // namespace

bool Praga::edge_joins(const Player& player, int cell, int tile, int rotation, int edge) const {
  if ((data_->tile(tile).icons[rotation] >> edge & 1) == 0) return false;
  const int next = data_->cells[cell][edge];
  if (next == kNoCell) return false;
  if (cell < kActions && (player.joined[cell] >> edge & 1) != 0) return false;
  const Laid other = laid_on(player, next);
  return other.tile != 0 &&
         (data_->tile(other.tile - 1).icons[other.rotation] >> ((edge + 3) % kEdges) & 1) != 0;
}

Praga::Joined Praga::joined_on_board(const Player& player, int cell, int tile, int rotation) const {
  Joined found;
  for (int edge = 0; edge < kEdges; ++edge) {
    if (edge_joins(player, cell, tile, rotation, edge)) found.edges |= 1U << edge;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    for_each_bit(data_->tile(tile).corners[colour][rotation], [&](int corner) {
      for (int other = 0; other < 2; ++other) {
        const Meeting at = meeting(corner, other);
        const int next = data_->cells[cell][at.edge];
        if (next == kNoCell) continue;
        if (cell < kActions && (player.met[cell] & met_bit(corner, other)) != 0) continue;
        const Laid there = laid_on(player, next);
        if (there.tile == 0) continue;
        const auto& corners = data_->tile(there.tile - 1).corners[colour];
        if ((corners[there.rotation] >> at.corner & 1) == 0) continue;
        found.corners |= 1U << corner;
        ++found.tokens[colour];
      }
    });
  }
  return found;
}

Praga::Joined Praga::joined_in_city(const State& s, int space, int tile, int rotation) const {
  Joined found;
  const Space& where = data_->spaces[space];
  for (int colour = 0; colour < kColours; ++colour) {
    for_each_bit(data_->tile(tile).corners[colour][rotation], [&](int corner) {
      for (int other = 0; other < 2; ++other) {
        const Meeting at = meeting(corner, other);
        unsigned corners = where.printed[colour][at.edge];
        if (const int next = where.next[at.edge]; next != kNoCell && s.building[next] != 0) {
          corners = data_->tile(s.building[next] - 1).corners[colour][s.turned[next]];
        }
        if ((corners >> at.corner & 1) == 0) continue;
        found.corners |= 1U << corner;
        ++found.tokens[colour];
      }
    });
  }
  return found;
}

Praga::Joined Praga::joined(const State& s, Seat seat, int tile, int place, int rotation) const {
  const Kind kind = data_->tile(tile).kind;
  if (kind == Kind::building) return joined_in_city(s, place, tile, rotation);
  return joined_on_board(s.player(seat), kind == Kind::wall ? kActions + place : place, tile,
                         rotation);
}

// What has come together on a hex of an action never pays again there, whatever covers it.
void Praga::remember(Player& player, int cell, const Joined& found) const {
  const auto join = [&](int at, int edge) {
    if (at < kActions) {
      player.joined[at] = static_cast<std::uint8_t>(player.joined[at] | 1U << edge);
    }
  };
  const auto meet = [&](int at, unsigned bit) {
    if (at < kActions) player.met[at] = static_cast<std::uint16_t>(player.met[at] | bit);
  };
  for_each_bit(found.edges, [&](int edge) {
    join(cell, edge);
    join(data_->cells[cell][edge], (edge + 3) % kEdges);
  });
  const Laid mine = laid_on(player, cell);
  for (int colour = 0; colour < kColours; ++colour) {
    if (found.tokens[colour] == 0) continue;
    for_each_bit(data_->tile(mine.tile - 1).corners[colour][mine.rotation], [&](int corner) {
      for (int other = 0; other < 2; ++other) {
        const Meeting at = meeting(corner, other);
        const int next = data_->cells[cell][at.edge];
        if (next == kNoCell) continue;
        const Laid there = laid_on(player, next);
        if (there.tile == 0) continue;
        const auto& corners = data_->tile(there.tile - 1).corners[colour];
        if ((corners[there.rotation] >> at.corner & 1) == 0) continue;
        meet(cell, met_bit(corner, other));
        meet(next, met_bit(at.corner, 1 - other));
      }
    });
  }
}

}  // namespace pionek::praga
