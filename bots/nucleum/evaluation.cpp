#include "bots/nucleum/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace pionek::nucleum {
namespace {

// How the figures are worked out, whatever numbers a policy plays with; whoever changes the
// standard ones learns anew.
constexpr Tuning kView{};
// How far the points of two seats may still drift apart: now, and for each turn to come.
constexpr float kSpread = 5;
constexpr float kSpreadTurn = 0.8F;
// How far an end may be wrong for each round that was simulated to it, and at most.
constexpr float kSpreadSimulated = 5;
constexpr float kSpreadEnd = 30;

// Writes one figure after another.
class Writer {
 public:
  explicit Writer(Features& features) : features_(features) {}
  void add(double value, double whole = 1) { features_[at_++] = static_cast<float>(value / whole); }
  void flag(bool value) { add(value ? 1 : 0); }
  // Every figure has been written.
  [[nodiscard]] bool complete() const { return at_ == features_.size(); }

 private:
  Features& features_;
  std::size_t at_ = 0;
};

void look_at_time(const Nucleum& game, const State& s, const Outlook& outlook, Writer& out) {
  const Data& data = game.data();
  const double left = outlook.left;
  const int place = (index(outlook.seat()) - s.first + s.seats) % s.seats;
  int met = 0;
  for (const int who : s.ended) met += who != 0 ? 1 : 0;
  out.add(1);
  out.add(left, 20);
  out.add(left * left, 400);
  out.add(s.round, 30);
  out.flag(place < s.turn);
  out.flag(s.last_round != 0);
  out.add(met, data.counts[s.seats].conditions);
  out.flag(s.seats == 2);
  out.flag(s.seats == 4);
}

void look_at_goods(const Player& player, const Outlook& outlook, Writer& out) {
  const double left = std::min(1.0, outlook.left / 20);
  out.add(player.thaler, 15);
  out.add(std::min<int>(player.thaler, 4), 4);
  out.add(player.workers, 8);
  out.add(std::min<int>(player.workers, 2), 2);
  out.add(player.uranium(), 6);
  out.add(std::min(player.uranium(), 2), 2);
  out.add(left * player.purse(), 20);
  for (const int at : player.income) {
    out.add(at, 8);
    out.add(left * at, 8);
  }
}

void look_at_tiles(const Player& player, const Outlook& outlook, Writer& out) {
  double pool = 0;
  player.pool.each([&](int tile) { pool += outlook.tile(tile); });
  out.add(player.pool.size(), 8);
  out.add(std::min(player.pool.size(), 2), 2);
  out.add(pool, 20);
  out.add(player.board_row.size(), 8);
  out.add(outlook.pay(player.board_row.size()), 10);
}

void look_at_markers(const Nucleum& game, const State& s, const Outlook& outlook, Writer& out) {
  const Player& player = outlook.player();
  int times = 0;
  int highest = 0;
  for (int group = 0; group < kGroups; ++group) {
    const int space = player.markers[group];
    out.flag(space != 0);
    if (space != 0) times += game.data().multiplier[group];
    highest = std::max(highest, space);
  }
  int higher = 0;
  for (int i = 0; i < s.seats; ++i) {
    for (const int other : s.players[i].markers) higher += other > highest ? 1 : 0;
  }
  out.add(times, 15);
  out.flag(higher == 0);
  out.add(std::min(higher, 3), 3);
  out.add(player.recharges, 4);
  out.add(player.achievements, 25);
  out.add(outlook.best_marker(player.achievements), 30);
  out.add(outlook.best_marker(player.achievements + 5), 30);
}

void look_at_works(const Nucleum& game, const State& s, const Outlook& outlook, Writer& out) {
  const Player& player = outlook.player();
  const Data& data = game.data();
  const Map& map = game.map_of(s);
  const auto count = [&](What what) { return game.count(s, outlook.seat(), {what, 0}); };
  CitySet lines = 0;
  CitySet burning = 0;
  for (int i = 0; i < static_cast<int>(data.plants.size()); ++i) {
    lines |= s.reach[data.plants[i].city];
    if (has(s.nucleum, i)) burning |= s.reach[data.plants[i].city];
  }
  int dark = 0;
  double gain = 0;
  int demand = 0;
  for_each_bit(player.plots & ~s.powered, [&](int plot) {
    ++dark;
    if (!has(lines, map.plot_city[plot])) return;
    gain += outlook.light(plot);
    demand += data.buildings[s.building_on(plot)].demand;
  });
  int fuelled = 0;
  for (int row = 0; row < kRows; ++row) {
    const int at = player.mine_at[row];
    fuelled += at != kNowhere && has(burning, map.mine_city[at]) ? 1 : 0;
    out.flag(at != kNowhere);
    out.flag(player.turbine_at[row] != kNowhere);
  }
  out.add(fuelled, 4);
  for (const What what : {What::residences, What::factories, What::laboratories, What::governments,
                          What::powered_buildings}) {
    out.add(count(what), 4);
  }
  out.add(dark, 4);
  out.add(gain, 20);
  out.add(demand, 10);
  out.add(player.tracks, 8);
  out.add(std::popcount(player.presence), 12);
  out.add(count(What::structure_cities), 8);
}

void look_at_contracts(const Nucleum& game, const State& s, const Outlook& outlook, Writer& out) {
  const Player& player = outlook.player();
  int empty = 0;
  double hoped = 0;
  double ready = 0;
  double best = 0;
  const auto see = [&](ContractId id) {
    if (!game.fulfils(s, outlook.seat(), id)) return;
    ready += outlook.contract(id);
    best = std::max(best, outlook.contract(id));
  };
  for (const ContractId id : player.slots) {
    if (id == kNoContract) {
      ++empty;
      continue;
    }
    hoped += outlook.chance(id) * outlook.contract(id);
    see(id);
  }
  for (const ContractId id : s.purple) {
    if (id != kNoContract) see(id);
  }
  out.add(empty, kSlots);
  out.add(hoped, 15);
  out.add(ready, 15);
  out.add(best, 10);
  out.add(std::popcount(player.fulfilled), 5);
}

// What each kind of action would bring now.
void look_at_actions(const Nucleum& game, const Outlook& outlook, Writer& out) {
  for (const ActionId id : game.data().directive) {
    out.add(std::clamp(outlook.action(id), 0.0, 20.0), 10);
  }
}

void look_at_technologies(const Player& player, Writer& out) {
  for (int experiment = 0; experiment < kExperiments; ++experiment) {
    const bool own = player.experiment == experiment;
    out.flag(own);
    for (int i = 0; i < kTechs; ++i) out.flag(own && has(player.techs, i));
  }
}

}  // namespace

Standpoint look_at(const Nucleum& game, const State& s, Seat seat, int points) {
  const Outlook outlook(game, kView, s, seat);
  const Player& player = outlook.player();
  Standpoint view;
  view.points = static_cast<float>(points);
  view.left = static_cast<float>(outlook.left);
  if (player.experiment == kNoExperiment) return view;
  Writer out(view.features);
  out.add(outlook.holdings(), kUnit);
  out.add(points, 150);
  look_at_time(game, s, outlook, out);
  look_at_goods(player, outlook, out);
  look_at_tiles(player, outlook, out);
  look_at_markers(game, s, outlook, out);
  look_at_works(game, s, outlook, out);
  look_at_contracts(game, s, outlook, out);
  look_at_actions(game, outlook, out);
  look_at_technologies(player, out);
  assert(out.complete());
  return view;
}

Values chances_of(const Network& network, const Nucleum& game, const State& s) {
  const Scores scores = game.scores(s);
  Values points{};
  float left = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Standpoint view = look_at(game, s, seat_at(i), scores[i].points);
    points[i] = view.points + kUnit * network.grade(view.features);
    left = view.left;
  }
  return chances_by_points(points, s.seats, kSpread + kSpreadTurn * left);
}

Values result_of(const Nucleum& game, const State& s, float rounds) {
  if (rounds == 0) return final_values(game.info(), game.outcome(s));
  const Scores scores = game.scores(s);
  Values points{};
  for (int i = 0; i < s.seats; ++i) points[i] = static_cast<float>(scores[i].points);
  return chances_by_points(points, s.seats, std::min(kSpreadEnd, kSpreadSimulated * rounds));
}

}  // namespace pionek::nucleum
