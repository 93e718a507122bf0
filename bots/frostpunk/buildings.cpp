// What buildings, upgrades, laws and technologies bring until the end.
#include <bit>
#include <cmath>

#include "bots/frostpunk/outlook.hpp"

namespace pionek::frostpunk {
namespace {

constexpr int kPlacesOfShelter = 2;

// What one more of a kind is worth, with so many there already.
double falling(double part, int there) {
  double worth = 1;
  for (int i = 0; i < there; ++i) worth *= part;
  return worth;
}

}  // namespace

// Places in shelters, warm or not.
int Outlook::beds() const {
  int places = 0;
  int bonus = 0;
  for (const Modifier& each : data_.mods(Mod::shelter_bonus)) {
    if ((each.source & s_.in_force()) != 0) bonus += each.a;
  }
  s_.built.each([&](int field) {
    const int shelter = data_.buildings[s_.building_at(field)].shelter;
    if (shelter > 0) places += shelter + bonus;
  });
  return places;
}

// A bed keeps a citizen from falling sick every night until the storm takes it.
double Outlook::shelter(int which) const {
  const Building& what = data_.buildings[which];
  const int missing = people_ - beds();
  if (missing <= 0) return -0.5;
  const bool tent = what.faces[0].level == Level::yellow;
  const bool house = what.faces[0].level == Level::red;
  const double storm = 0.65 * std::max(1, s_.storm - s_.round);
  double nights = rounds_ - 1;
  if (s_.storm > 0 && tent && s_.hits == 0) nights = std::min(nights, storm);
  if (s_.storm > 0 && !tent && !house && !what.for_children) {
    nights = std::min(nights, s_.hits == 0 ? storm + 4 : storm);
  }
  const double warm = house ? 1 : tent ? 0.85 : 0.95;
  const int places = std::min<int>(what.for_children ? what.shelter : kPlacesOfShelter, missing);
  return places * span(nights) * warm * tuning_.bed * tuning_.sick;
}

double Outlook::building(int which) const {
  const Building& what = data_.buildings[which];
  if (what.shelter > 0) return shelter(which);
  const Building::Face& face = what.faces[0];
  const int there = game_.built(s_, which);
  double worth = face.hunting * tuning_.hunting * later_;
  if (face.expeditions > 0) {
    // The first scenario card asks for the balloon.
    worth += s_.round < 4 ? tuning_.balloon : 0;
    worth += 0.12 * later_;
  }
  if (what.workshop) worth += there == 0 ? tuning_.workshop * later_ : 0;
  if (what.warms_tile) worth += 0.1 * later_;
  if (what.on_build != 0) worth += effect(what.on_build);
  if (face.action == 0) return worth;
  const Instr& first = data_.program[face.action];
  double use = 0;
  switch (first.op) {
    case Op::workshop:
    case Op::reuse:
      use = there == 0 ? 1.1 : 0.5;
      break;
    case Op::cure:
      // Somebody is always sick.
      use = std::max(effect(face.action), tuning_.medicine - 0.3 * there);
      break;
    case Op::gather_adjacent: {
      double best = 0;
      (s_.land - s_.built).each([&](int field) { best = std::max(best, work_at(field)); });
      use = best;
      break;
    }
    case Op::cut_tree:
      use = s_.trees.empty() ? 0 : effect(face.action);
      break;
    default:
      use = effect(face.action);
  }
  return worth + falling(0.6, there) * tuning_.used * later_ * std::max(0.0, use - tuning_.action);
}

double Outlook::work_at(int field) const {
  double sum = 0;
  (data_.fields[field].adjacent & s_.stock).each([&](int at) { sum += content(at, 1); });
  return 0.7 * sum;
}

double Outlook::built_price(int which, int discount) const {
  const Price& price = data_.buildings[which].price;
  return std::max(0, price.wood - discount) * price_[kWood] + price.core * price_[kCore];
}

double Outlook::construction() const {
  if (!construction_) construction_ = construction(3, 0);
  return *construction_;
}

// The best building for each step, as long as there is wood.
double Outlook::construction(int steps, int discount) const {
  int wood = s_.pool[kWood];
  int cores = s_.pool[kCore];
  std::array<std::uint8_t, kMaxBuildings> taken{};
  double sum = 0;
  for (int step = 0; step < std::min(steps, 3); ++step) {
    int best = -1;
    double most = 0.05;
    for (int which = 0; which < static_cast<int>(data_.buildings.size()); ++which) {
      const Building& what = data_.buildings[which];
      if (!what.can_build || s_.supply[which] <= taken[which]) continue;
      if (std::max(0, what.price.wood - discount) > wood || what.price.core > cores) continue;
      if (!game_.unlocked(s_, which)) continue;
      const double worth =
          building(which) * falling(0.75, taken[which]) - built_price(which, discount);
      if (worth <= most) continue;
      most = worth;
      best = which;
    }
    if (best < 0) break;
    sum += most;
    wood -= std::max(0, data_.buildings[best].price.wood - discount);
    cores -= data_.buildings[best].price.core;
    ++taken[best];
  }
  return sum;
}

double Outlook::use(int field) const {
  const int which = s_.building_at(field);
  if (which < 0) return 0;
  return effect(data_.buildings[which].faces[s_.field[field].upgraded].action, field, true);
}

double Outlook::upgrade(int field) const {
  const int which = s_.building_at(field);
  const Building& what = data_.buildings[which];
  if (!what.can_upgrade || s_.field[field].upgraded != 0) return 0;
  const double gain =
      effect(what.faces[1].action, field, true) - effect(what.faces[0].action, field, true);
  double worth = tuning_.used * later_ * std::max(0.0, gain);
  worth += (what.faces[1].hunting - what.faces[0].hunting) * tuning_.hunting * later_;
  worth += (what.faces[1].expeditions - what.faces[0].expeditions) * 0.05 * later_;
  if (what.faces[1].level < what.faces[0].level && what.faces[0].action != 0) {
    worth += 0.3 * tuning_.sick * later_;
  }
  return worth - what.upgrade.wood * price_[kWood] - what.upgrade.core * price_[kCore];
}

// Where a building is warm with little coal, and where it destroys little.
double Outlook::site(int which, int field) const {
  const Building& what = data_.buildings[which];
  const auto range = game_.reach(s_);
  const auto level = static_cast<std::size_t>(what.faces[0].level);
  int needs = range[data_.fields[field].zone];
  if (level < kRanges) needs = std::min(needs, range[level]);
  const bool matters = what.shelter > 0 || what.faces[0].action != 0;
  double worth = -content(field, data_.field) - (matters ? tuning_.site * needs : 0);
  if (what.large) worth -= content(field + 1, data_.field);
  // Inner fields are for what cannot keep warm by itself.
  if (!matters || level == 0) worth -= 0.2 * (2 - data_.fields[field].zone);
  if (what.faces[0].action == 0) return worth;
  const Instr& first = data_.program[what.faces[0].action];
  if (first.op == Op::gather_adjacent) worth += 3 * work_at(field);
  if (first.op == Op::cut_tree) {
    (data_.fields[field].tile & s_.trees).each([&](int at) {
      worth += 0.8 * s_.field[at].count * price_[kWood];
    });
  }
  if (first.op == Op::thumper) worth += 0.2 * (data_.fields[field].adjacent & s_.land).size();
  return worth;
}

// ---- laws and technologies ----

namespace {

struct Yearly {
  Mod mod;
  double worth;  // a round
};
// What laws and technologies bring in a round, roughly; what counts by a figure is below.
constexpr std::array<Yearly, 15> kYearly{{{Mod::hunting_per2, 0.3},
                                          {Mod::child_actions, 0.9},
                                          {Mod::ruins_shelter, 0.2},
                                          {Mod::gather_limit, 0.9},
                                          {Mod::building_bonus, 0.5},
                                          {Mod::medical_alt, 0.25},
                                          {Mod::tree_gather, 0.35},
                                          {Mod::emergency_shift, 0.4},
                                          {Mod::preparation_option, 0.2},
                                          {Mod::generator_safety, 0.4},
                                          {Mod::scout_bonus, 0.2},
                                          {Mod::insulation, 0.35},
                                          {Mod::stoke_bonus, 0.5},
                                          {Mod::automaton_free, 0.1},
                                          {Mod::snow_warm, 0.2}}};

}  // namespace

double Outlook::lasting(Force source) const {
  double worth = 0;
  for (const Yearly& each : kYearly) {
    for (const Modifier& mod : data_.mods(each.mod)) {
      if ((mod.source & source) != 0) worth += each.worth * later_;
    }
  }
  for (const Modifier& mod : data_.mods(Mod::feed_discount)) {
    if ((mod.source & source) != 0) worth += mod.a * tuning_.hunting * later_;
  }
  for (const Modifier& mod : data_.mods(Mod::range_bonus)) {
    if ((mod.source & source) != 0) worth += 0.25 * mod.b * later_;
  }
  for (const Modifier& mod : data_.mods(Mod::shelter_bonus)) {
    if ((mod.source & source) == 0) continue;
    const int missing = std::max(0, people_ - beds());
    worth += std::min(missing, beds() / 2 + 2) * tuning_.sick * later_;
  }
  return worth;
}

double Outlook::law(int which) const {
  double worth = effect(data_.laws[which].effect) + lasting(Force{1} << which);
  for (int b = 0; b < static_cast<int>(data_.buildings.size()); ++b) {
    if ((data_.buildings[b].unlocked_by >> which & 1) == 0) continue;
    worth += 0.6 * std::max(0.0, building(b) - built_price(b, 0));
  }
  // The consequence to come.
  return tuning_.law * worth - tuning_.law_cost;
}

double Outlook::technology(int which) const {
  const double wait = data_.techs[which].rounds;
  const double part = std::clamp((rounds_ - wait) / rounds_, 0.0, 1.0);
  return part * lasting(Force{1} << (kMaxLaws + which));
}

}  // namespace pionek::frostpunk
