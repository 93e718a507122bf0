// What a seat can expect of a game of Praga Caput Regni, and what things are therefore worth to it,
// in victory points at the end. The policy adds these up and compares.
#pragma once

#include <bitset>
#include <optional>

#include "bots/praga/tuning.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {

// What somebody could pay with.
struct Purse {
  int gold = 0;
  int stone = 0;
  int eggs = 0;
  bool special = false;  // tiles, too
  int gold_off = 0;      // discounts
  int stone_off = 0;
};

// A tile that could be laid at its best place: its worth before it is paid, and the price.
struct Prospect {
  double worth = 0;
  TileId tile = 0;
  std::uint8_t gold = 0;
  std::uint8_t stone = 0;
  bool special = false;
};

// A tile of the crane: what it is worth, the better of its actions, and whether its wheel bonus is
// counted.
struct Taking {
  double worth = 0;
  Action action{};
  bool bonus = false;
};
// How many corners would meet those of a tile on a hex, by colour and corner.
struct Meeting {
  std::array<std::array<std::uint8_t, kEdges>, kColours> count{};
  std::array<unsigned, kColours> at{};  // bits of corners where some do
  void add(int colour, int corner) {
    ++count[colour][corner];
    at[colour] |= 1U << corner;
  }
};
// Whose corners and icons would meet those of a tile on a hex of the action board or the wall.
struct Ring {
  std::array<float, kEdges> icon{};  // worth of the icon across the edge, -1: there is none
  unsigned open = 0;                 // bits of edges across which one may come to lie
  unsigned open_corners = 0;         // the same edges, each as the corner before it
  Meeting corners;
};

class Outlook {
 public:
  // An action that is impossible.
  static constexpr double kNever = -1000;

  Outlook(const Praga& game, const Tuning& tuning, const State& s, Seat seat);

  // ---- outlook.cpp: goods, programs, tracks, monuments ----
  int left = 0;  // own turns to come after this one
  [[nodiscard]] double goods(Good good, int n) const;
  // What is lost by paying.
  [[nodiscard]] double paying(int gold, int stone) const;
  [[nodiscard]] double paying(const Price& price) const;
  // Windows that are kept to the next turn.
  [[nodiscard]] double kept(int silver, int gold) const;
  [[nodiscard]] double program(ProgramId id) const;
  // The next so many steps of a track, and a step up or to the side on a monument, costs left out.
  [[nodiscard]] double steps(int track, int n) const;
  [[nodiscard]] double up(int monument) const;
  [[nodiscard]] double side(int monument) const;
  // What a step up costs besides windows, in resources.
  [[nodiscard]] std::array<int, 2> entry(int monument) const;
  // What the permanent technologies that work pay for an event.
  [[nodiscard]] double answer(Trigger::On event, int what = 0) const;
  // Production, and an action that is one of the two ways to manage mines or quarries.
  [[nodiscard]] double produce(int track) const;
  [[nodiscard]] double expand(int track) const;

  // ---- holdings.cpp: things that are taken or kept for later ----
  [[nodiscard]] double technology(int tile) const;
  [[nodiscard]] double token(int track, int token) const;
  [[nodiscard]] double seal(int seal) const;
  [[nodiscard]] double five(int tile) const;
  [[nodiscard]] double best_plank() const;
  [[nodiscard]] double best_plaza() const;
  // All that the seat has beyond the points it would have if the game ended now.
  [[nodiscard]] double holdings() const;

  // ---- sites.cpp: tiles and places ----
  // An upgrade that is laid, whatever it joins.
  [[nodiscard]] double upgrade(int tile) const;
  // What a tile joins, or may join later.
  [[nodiscard]] double joins(int tile, int place, int rotation) const;
  [[nodiscard]] double best_joins(int tile, int place) const;
  // A tile without its place; a place for it, without its price.
  [[nodiscard]] double face(int tile) const;
  [[nodiscard]] double site(int tile, int place) const;
  // A building at a plaza, claimed or not; a cube on one that lies already.
  [[nodiscard]] double neighbour(int plaza, bool claimed) const;
  [[nodiscard]] double claim(int plaza) const;
  // A tile of a row, or the best one, laid at its best place and paid; kNever if it cannot be.
  [[nodiscard]] double tile(int tile, const Purse& purse) const;
  [[nodiscard]] double best_tile(Kind kind, const Purse& purse) const;

  // ---- actions.cpp: what can be done in a turn ----
  [[nodiscard]] Purse purse() const;
  // With what the purse holds: the best that the action can bring, or kNever.
  [[nodiscard]] double action(Action action, Purse purse) const;
  [[nodiscard]] double best_action(const Purse& purse) const;
  [[nodiscard]] double segment(int segment, const Purse& purse) const;
  [[nodiscard]] double effect(int effect) const;
  [[nodiscard]] Taking take(int position) const;
  // A one-shot technology if it is used now.
  [[nodiscard]] double use(int tile) const;
  // The wheel bonus that is open.
  [[nodiscard]] double bonus(const Sector& sector) const;

  [[nodiscard]] const Player& player() const { return *player_; }
  [[nodiscard]] const Praga& game() const { return *game_; }
  [[nodiscard]] const Tuning& tuning() const { return *t_; }

 private:
  struct Lists {
    std::array<FixedVector<Prospect, 2 * kPlaces>, kKinds> of;
    unsigned known = 0;  // bits of kinds
  };
  using Rings = std::array<Ring, kMaxCells>;
  using Corners = std::array<Meeting, kMaxSpaces>;

  [[nodiscard]] double stock(int good, int n) const;
  [[nodiscard]] double eggs(int n) const;
  [[nodiscard]] double windows(int silver, int gold) const;
  [[nodiscard]] double resource(int good, int n) const;
  [[nodiscard]] double op(const Op& op) const;
  [[nodiscard]] double step(int track, int at) const;
  [[nodiscard]] double reward_ahead(int track, int at) const;
  [[nodiscard]] double at_field(int monument, int row, int col, int depth) const;
  [[nodiscard]] double rising(int monument, int row, int col, int depth) const;
  [[nodiscard]] double siding(int monument, int row, int col, int depth) const;
  [[nodiscard]] double counted(Per per) const;
  [[nodiscard]] double per_worth(Per per) const;
  [[nodiscard]] double at_end(const Final& final) const;
  [[nodiscard]] double share(int plaza, int cubes_more, int free) const;
  [[nodiscard]] double beside(int plaza, bool claimed) const;
  [[nodiscard]] const Rings& rings() const;
  [[nodiscard]] const Corners& corners() const;
  [[nodiscard]] double place_building(int tile, int space) const;
  [[nodiscard]] double paid(const Prospect& prospect, const Purse& purse) const;
  void list(Kind kind) const;
  void list_tile(Kind kind, int tile) const;
  // Turns to come up to which something keeps its whole worth.
  [[nodiscard]] double fading(double span) const {
    return span <= 0 ? 1 : std::min(1.0, left / span);
  }

  const Praga* game_;
  const Data* data_;
  const Tuning* t_;
  const State* s_;
  Seat seat_;
  const Player* player_;
  bool own_turn_;
  double fade_ = 0;
  std::array<double, 2> exchange_{};         // points for gold and stone that are left
  std::array<double, kMonuments> tokens_{};  // at the end
  std::array<double, kMonuments> token_{};   // what one is worth
  double science_ = 0;                       // points for a step of technology at the end
  double research_ = 0;                      // steps of technology at the end
  double lesson_ = 0;                        // points for a step of the university
  mutable int depth_ = 0;
  // What was worked out already. Programs beyond these are worked out each time.
  static constexpr int kRemembered = 512;
  mutable std::bitset<kRemembered> program_known_;
  mutable std::array<double, kRemembered> program_{};
  mutable std::array<std::array<std::optional<double>, 2>, kMaxPlazas> neighbour_;
  mutable std::array<std::optional<double>, kTracks> step_;
  mutable std::array<std::optional<double>, kMonuments> up_;
  mutable std::array<std::optional<double>, kMonuments> side_;
  mutable std::optional<Rings> rings_;
  mutable std::optional<Corners> corners_;
  mutable Lists lists_;
};

// Where the tile of a move lies on the crane.
inline int position_of(const State& s, Move take) {
  int at = 0;
  while (s.crane[at] != take.a + 1) ++at;
  return at;
}

// A table read between its entries; the last one stands for all beyond it.
template <class Table>
double between(const Table& table, double at) {
  const auto last = static_cast<double>(table.size() - 1);
  at = std::min(std::max(at, 0.0), last);
  const auto low = static_cast<std::size_t>(at);
  const std::size_t high = std::min(low + 1, table.size() - 1);
  const double part = at - static_cast<double>(low);
  return (1 - part) * table[low] + part * table[high];
}

}  // namespace pionek::praga
