#include "bots/praga/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pionek::praga {
namespace {

// How the figures are worked out, whatever numbers a policy plays with; whoever changes the
// standard ones learns anew.
constexpr Tuning kView{};
// How far the points of two seats may still drift apart: now, and for each turn to come.
constexpr float kSpread = 7;
constexpr float kSpreadTurn = 0.95F;
// How far an end may be wrong for each round that was simulated to it, up to kSpread.
constexpr float kSpreadSimulated = 3.5F;
// In a game alone: the points that count as an even chance, and how many make a difference.
constexpr float kAlone = 190;
constexpr float kAloneSpread = 25;

// Writes one figure after another.
class Writer {
 public:
  explicit Writer(Features& features) : features_(features) {}
  void add(double value, double whole = 1) { features_[at_++] = static_cast<float>(value / whole); }

 private:
  Features& features_;
  std::size_t at_ = 0;
};

void look_at_goods(const Player& player, Writer& out) {
  out.add(player.gold(), 9);
  out.add(player.stone(), 9);
  out.add(std::min(player.gold(), 3), 3);
  out.add(std::min(player.stone(), 3), 3);
  out.add(std::min(player.eggs(), 4), 4);
  out.add(std::min(player.has(Good::silver_window), 2), 2);
  out.add(std::min(player.has(Good::gold_window), 2), 2);
  out.add(player.has(Good::red_token), 6);
  out.add(player.has(Good::blue_token), 6);
  out.add(player.cubes, 4);
}

void look_at_tracks(const Praga& game, const State& s, const Player& player, Writer& out) {
  for (const int at : player.track) out.add(at, 8);
  out.add(player.at(Track::technology) * player.at(Track::university), 64);
  for (int i = 0; i < kMonuments; ++i) {
    out.add(player.row[i], 5);
    out.add(player.col[i], 4);
    out.add(player.col[i] * player.has(game.data().monuments[i].token), 16);
  }
  out.add(player.road, 5);
  out.add(player.road >= 3 ? 1 : 0);
  out.add(player.rights, 2);
  out.add(std::popcount(player.seals), 2);
  for (const int token : player.token) out.add(token != 0 ? 1 : 0);
  for (const int tile : player.crown) out.add(tile != 0 ? 1 : 0);
  out.add(std::popcount(s.at_cathedral), 3);
}

void look_at_tiles(const Praga& game, const Player& player, const Outlook& outlook, Writer& out) {
  for (int action = 0; action < kActions; ++action) {
    const int tile = player.upgrade[action];
    out.add(tile == 0 ? 0 : outlook.program(game.data().tile(tile - 1).gain), 3);
  }
  out.add(std::popcount(player.upgrades), 6);
  out.add(player.walls(), 6);
  out.add(std::max(0, player.walls() - 3), 3);
  for (int level = 0; level < kTechLevels; ++level) {
    const int tile = player.technology[level];
    const bool used = (player.used >> level & 1) != 0;
    out.add(tile == 0 || used ? 0 : outlook.technology(tile - 1), 8);
  }
}

Values as_chances(const Values& points, const State& s, float spread) {
  if (s.solo()) return {1 / (1 + std::exp((kAlone - points[0]) / kAloneSpread))};
  return chances_by_points(points, s.seats, spread);
}

}  // namespace

Standpoint look_at(const Praga& game, const State& s, Seat seat, int points) {
  const Outlook outlook(game, kView, s, seat);
  const Player& player = outlook.player();
  Standpoint view;
  view.points = static_cast<float>(points);
  Writer out(view.features);
  const double left = outlook.left;
  out.add(outlook.holdings(), kUnit);
  out.add(1);
  out.add(left, 16);
  out.add(left * left, 256);
  out.add(s.solo() ? 1 : 0);
  out.add(s.seats == 2 ? 1 : 0);
  out.add(s.seats == 4 ? 1 : 0);
  out.add(points, 150);
  look_at_goods(player, out);
  look_at_tracks(game, s, player, out);
  look_at_tiles(game, player, outlook, out);
  return view;
}

Values chances_of(const Network& network, const Praga& game, const State& s) {
  const Scores scores = game.scores(s);
  Values points{};
  for (int i = 0; i < s.seats; ++i) {
    const Standpoint view = look_at(game, s, seat_at(i), scores[i].points);
    points[i] = view.points + kUnit * network.grade(view.features);
  }
  const auto left =
      static_cast<float>(game.total_turns(s) - s.turns) / static_cast<float>(s.chairs());
  return as_chances(points, s, kSpread + kSpreadTurn * left);
}

Values result_of(const Praga& game, const State& s, float rounds) {
  if (!s.solo() && rounds == 0) return final_values(game.info(), game.outcome(s));
  const Scores scores = game.scores(s);
  Values points{};
  for (int i = 0; i < s.seats; ++i) points[i] = static_cast<float>(scores[i].points);
  return as_chances(points, s, std::min(kSpread, kSpreadSimulated * rounds));
}

}  // namespace pionek::praga
