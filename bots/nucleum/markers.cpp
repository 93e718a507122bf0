// Achievement tokens and success markers, and what one more of anything is worth because markers,
// contracts and goals count it.
#include <algorithm>

#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {
namespace {

// How many of something a seat builds in a whole game, about: what may still come grows towards it.
double usual_end(What what) {
  switch (what) {
    case What::residences:
    case What::factories:
    case What::laboratories:
      return 2.5;
    case What::mines:
    case What::turbines:
      return 3;
    case What::urban_buildings:
      return 7;
    case What::tracks:
      return 6;
    case What::powered_cities:
    case What::powered_buildings:
      return 4.5;
    case What::structure_cities:
      return 7;
    case What::markers_from:
      return 2;
    default:
      return 0;
  }
}

// The chances of future markers by segment, and what they multiply by there.
constexpr std::array<double, kSegments> kOften{0.15, 0.3, 0.35, 0.2};
constexpr std::array<double, kSegments> kTimes{1.7, 3.3, 4.6, 5.5};
// How sure a goal is that is not unlocked yet.
constexpr double kLocked = 0.35;

}  // namespace

void Outlook::want(const Count& count, double each) {
  wanted_[index_of(count.what)] += each;
  if (count.what == What::structures_in_color) wanted_color_[count.which] += each;
  if (count.what == What::buildings_in_city) wanted_city_[count.which] += each;
  if (count.what == What::powered_in_city) wanted_light_[count.which] += each;
}

void Outlook::find_leaders() {
  for (int i = 0; i < s_->seats; ++i) {
    for (const int space : s_->players[i].markers) {
      second_ = std::max(second_, std::min(highest_, space));
      highest_ = std::max(highest_, space);
    }
  }
}

// Success tiles by the markers there are and may come, and the goal of the experiment.
void Outlook::want_markers() {
  const Data& data = game_->data();
  int placed = 0;
  for (const int space : player_->markers) {
    if (space == 0) continue;
    ++placed;
    const Space& where = data.spaces[space];
    const Success& tile = data.success[s_->success[where.segment]];
    want(tile.count, static_cast<double>(data.multiplier[where.group]) / tile.per);
  }
  const double future = std::min<double>(kGroups - placed, recharges + 1);
  for (int segment = 0; segment < kSegments; ++segment) {
    const Success& tile = data.success[s_->success[segment]];
    want(tile.count, tuning_->growth * future * kOften[segment] * kTimes[segment] / tile.per);
  }
  const Experiment& experiment = game_->experiment_of(*player_);
  for (int i = 0; i < kTechs; ++i) {
    const Technology& tech = experiment.techs[i];
    if (tech.form != Technology::Form::goal) continue;
    const int reached = game_->count(*s_, seat_, tech.goal);
    int vp = 0;
    for (const Technology::Rung& rung : tech.rungs) {
      if (reached < rung.least) {
        const double sure = has(player_->techs, i) ? 1 : kLocked;
        want(tech.goal, sure * (rung.vp - vp) / (rung.least - reached + 0.5));
        break;
      }
      vp = rung.vp;
    }
  }
}

void Outlook::want_contracts() {
  const Data& data = game_->data();
  const auto by = [&](ContractId id, double sure) {
    if (id == kNoContract) return;
    const Contract& contract = data.contracts[id];
    const int missing = contract.least - game_->count(*s_, seat_, contract.count);
    if (missing <= 0) return;
    double step = tuning_->close;
    for (int i = 1; i < missing; ++i) step *= tuning_->apart;
    want(contract.count, sure * step * this->contract(id));
  };
  for (const ContractId id : player_->slots) by(id, 1);
  for (const ContractId id : s_->purple) by(id, tuning_->purple);
}

// What is counted in the end: what there is, and some of what usually comes.
double Outlook::expected(const Count& count) const {
  const double now = game_->count(*s_, seat_, count);
  return now + tuning_->growth * hope_ * std::max(0.0, usual_end(count.what) - 0.5 * now);
}

double Outlook::success(int segment) const {
  auto& known = success_[static_cast<std::size_t>(segment)];
  if (known) return *known;
  const Success& tile = game_->data().success[s_->success[segment]];
  // What counts in the end are whole multiples.
  known = left > 0 ? expected(tile.count) / tile.per : game_->success_count(*s_, seat_, segment);
  return *known;
}

double Outlook::goal(const Technology& tech) const {
  const double reached = left > 0 ? expected(tech.goal) : game_->count(*s_, seat_, tech.goal);
  double vp = 0;
  double from = 0;
  for (const Technology::Rung& rung : tech.rungs) {
    if (reached >= rung.least) {
      vp = rung.vp;
      from = rung.least;
    } else if (left > 0) {
      return vp + (rung.vp - vp) * std::max(0.0, reached - from) / (rung.least - from);
    }
  }
  return vp;
}

double Outlook::nucleum(int plant) const {
  const Data& data = game_->data();
  const int city = data.plants[plant].city;
  double worth = program(data.plants[plant].bonus);
  // Own cubes and turbines that it makes useful.
  for (int row = 0; row < kRows; ++row) {
    if (player_->mine_at[row] != kNowhere &&
        has(s_->reach[city], map_->mine_city[player_->mine_at[row]])) {
      worth += hope_;
    }
  }
  worth += hope_ * std::popcount(map_->turbines_in[city] & player_->turbine_slots);
  return worth;
}

double Outlook::best_nucleum() const {
  if (nucleum_) return *nucleum_;
  const Data& data = game_->data();
  nucleum_ = 0;
  for (int plant = 0; plant < static_cast<int>(data.plants.size()); ++plant) {
    if (data.plants[plant].nucleum && !has(s_->nucleum, plant)) {
      nucleum_ = std::max(*nucleum_, nucleum(plant));
    }
  }
  return *nucleum_;
}

double Outlook::marker(int space) const {
  const Data& data = game_->data();
  const Space& where = data.spaces[space];
  if (space == 0) return data.start_vp + program(where.on_place);
  double worth = success(where.segment) * data.multiplier[where.group];
  if (s_->phase != Phase::play) return worth;
  worth += program(where.on_place) + program(where.bonus);
  if (has(s_->segment_nucleum, where.segment)) worth += best_nucleum();
  // The two highest markers score with the king.
  if (player_->recharges < data.recharges && space >= second_) {
    worth += tuning_->king * (space >= highest_ ? data.king_first : data.king_second);
  }
  return worth;
}

double Outlook::best_marker(int tokens) const {
  const Data& data = game_->data();
  double best = marker(0);
  for (int space = 1; space < static_cast<int>(data.spaces.size()); ++space) {
    const Space& where = data.spaces[space];
    if (where.value > tokens) break;
    if (player_->markers[where.group] == 0) best = std::max(best, marker(space));
  }
  return best;
}

// Tokens lead to a higher marker at the next recharge, up to which some more will come. How many is
// not sure, so a space is a little nearer with each of them.
double Outlook::token() const {
  if (token_) return *token_;
  constexpr int kReach = 6;
  const double turns = std::min<double>(left, player_->pool.size());
  const int have = player_->achievements + static_cast<int>(tuning_->gather * turns);
  token_ = wanted_[index_of(What::achievements)];  // a token that leads to others counts no further
  *token_ += (best_marker(have + kReach) - best_marker(have - kReach)) / (2 * kReach);
  return *token_;
}

double Outlook::tokens(int n) const {
  if (left > 0) return n * token();
  const int have = player_->achievements;
  return best_marker(have + n) - best_marker(have);
}

}  // namespace pionek::nucleum
