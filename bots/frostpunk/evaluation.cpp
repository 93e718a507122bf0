#include "bots/frostpunk/evaluation.hpp"

#include <bit>
#include <cassert>
#include <cmath>

namespace pionek::frostpunk {
namespace {

// Figures one after the other, each about 0 to 1.
class Figures {
 public:
  void add(double value) {
    assert(at_ < kFeatures);
    features_[at_++] = static_cast<float>(value);
  }
  void add(double value, double full) { add(value / full); }
  // Whether a figure has come so far.
  void reached(int value, std::initializer_list<int> marks) {
    for (const int mark : marks) add(value >= mark ? 1 : 0);
  }
  [[nodiscard]] const Features& features() const { return features_; }

 private:
  Features features_{};
  std::size_t at_ = 0;
};

void add_people(const Frostpunk& game, const State& s, Figures& out) {
  const Data& data = game.data();
  for (int type = 0; type < kTypes; ++type) {
    out.add(s.pop[type], 30);
    out.add(s.sick[type], 10);
    out.reached(s.sick[type], {5, 10, 15});
    out.add(s.skull(type) ? 1 : 0);
    out.add(s.exhausted[type], 3);
  }
  out.add(s.food, 20);
  out.add(s.hunger, 20);
  for (int i = 0; i < 2; ++i) {
    const int round = std::clamp<int>(s.round - 1 + i, 0, data.rounds.size() - 1);
    out.add(s.pop[static_cast<std::size_t>(data.rounds[round])], 20);
  }
  out.add(s.deaths, 9);
  out.reached(s.deaths, {4, 6, 8});
}

void add_morale(const State& s, Figures& out) {
  for (const Track& track : s.track) {
    int active = 0;
    for (const std::uint8_t mark : track) active += is_active(mark) ? 1 : 0;
    out.add(track.size(), 6);
    out.add(active, 6);
    out.add(track.size() + active, 6);
    out.reached(track.size(), {2, 3, 4, 5});
  }
}

void add_heat(const State& s, Figures& out) {
  out.add(s.heat, 15);
  out.add(s.cold, 15);
  for (const std::uint8_t range : s.range) out.add(range, 10);
  out.add(s.overload, 10);
  out.add(s.overload >= 8 ? 1 : 0);
  out.add(s.overheated);
  out.add(s.overheated != 0 ? s.overload / 10.0 : 0);
  out.add(s.tower);
}

void add_city(const Frostpunk& game, const State& s, Figures& out) {
  const Data& data = game.data();
  int beds = 0;
  int safe = 0;
  int hunting = 0;
  int works = 0;
  int doctors = 0;
  int upgraded = 0;
  s.built.each([&](int field) {
    const int which = s.building_at(field);
    if (!game.is_first(which, field)) return;
    const Building& what = data.buildings[which];
    const Building::Face& face = what.faces[s.field[field].upgraded];
    beds += what.shelter;
    if (what.shelter > 0 && face.level == Level::red) safe += what.shelter;
    hunting += face.hunting;
    upgraded += s.field[field].upgraded;
    if (face.action == 0) return;
    ++works;
    const Op op = data.program[face.action].op;
    if (what.engineer_only && (op == Op::cure || op == Op::choose)) ++doctors;
  });
  int pawns = 0;
  for (int type = 0; type < kTypes; ++type) pawns += game.pawns_for(s.pop[type]);
  out.add(beds, 10);
  out.add(safe, 10);
  out.add(std::max(0, pawns - beds), 10);
  out.add(hunting, 8);
  out.add(works, 12);
  out.add(doctors, 3);
  out.add(upgraded, 5);
  out.add(game.most_expeditions(s), 2);
  for (const int content : {1, 2}) {
    int markers = 0;
    s.stock.each(
        [&](int field) { markers += s.field[field].holds == content ? s.field[field].count : 0; });
    out.add(markers, 20);
  }
  int trees = 0;
  s.trees.each([&](int field) { trees += s.field[field].count; });
  out.add(trees, 15);
}

void add_rest(const Data& data, const State& s, Figures& out) {
  const int left = data.last_round - s.round + 1;
  out.add(1);
  out.add(left, 13);
  out.reached(s.round, {4, 8, 11, 13});
  for (const std::uint16_t pool : s.pool) out.add(std::min<int>(pool, 20), 10);
  out.add(std::popcount(s.enacted), 4);
  out.add(std::popcount(s.researched), 4);
  out.add(s.ready[static_cast<std::size_t>(Pawn::automaton)], 3);
  out.add(s.storm > 0 ? s.storm - s.round : 6, 6);
  out.add(s.hits, 2);
  out.add(s.depot, 4);
  out.add(s.events.size(), 4);
}

}  // namespace

Features look_at(const Frostpunk& game, const State& s) {
  Figures out;
  add_rest(game.data(), s, out);
  add_people(game, s, out);
  add_morale(s, out);
  add_heat(s, out);
  add_city(game, s, out);
  return out.features();
}

float chance_of(const Network& network, const Frostpunk& game, const State& s) {
  const float grade = network.grade(look_at(game, s));
  return 1 / (1 + std::exp(-std::clamp(grade, -20.0F, 20.0F)));
}

Values chances_of(const Network& network, const Frostpunk& game, const State& s) {
  Values values{};
  const float chance = chance_of(network, game, s);
  for (int seat = 0; seat < s.seats; ++seat) values[seat] = chance;
  return values;
}

}  // namespace pionek::frostpunk
