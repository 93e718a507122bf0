// What projects, research, departments and donations are worth.
#include <algorithm>
#include <bit>

#include "bots/carnegie/outlook.hpp"

namespace pionek::carnegie {
namespace {

// Steps on a strip or track that are looked at together.
constexpr int kAhead = 4;
// What an employee move is worth.
constexpr double kMove = 0.5;
// How much of a place of its own a use without effect would have.
constexpr double kNothing = -50;

}  // namespace

double Outlook::road_base() const {
  if (!road_base_) road_base_ = roads().worth(levels_of(*game_, *player_), hope_);
  return *road_base_;
}

// What one more project of a type, of a region or in a small city adds to donations made or hoped
// for; and one more railway.
const FieldSteps& Outlook::field_steps() const {
  if (field_steps_) return *field_steps_;
  FieldSteps& steps = field_steps_.emplace();
  const int cap = game_->donation_cap(*player_);
  for (std::size_t i = 0; i < data_->fields.size(); ++i) {
    const Field& each = data_->fields[i];
    double worth = 0;
    if ((player_->donations >> i & 1) != 0) {
      const int now = each.vp * Carnegie::count(*data_, each, survey().done);
      worth = std::clamp<double>(cap - now, 0, each.vp);
    } else if (s_->field[i] == kNoHolder && donations > 0) {
      worth = t_->field_hope * each.vp;
    }
    if (each.per == Field::Per::region)
      steps.region[static_cast<std::size_t>(each.region)] += worth;
    if (each.per == Field::Per::small_city) steps.small += worth;
    if (each.per == Field::Per::railway) steps.railway += worth;
    for (int type = 0; each.per == Field::Per::project && type < kTypes; ++type) {
      if ((each.types >> type & 1) != 0) steps.type[type] += worth;
    }
  }
  return steps;
}

double Outlook::type(int type, int position) const {
  const StripSpace& place = game_->strip(*player_, type)[position];
  return income(place) * t_->income * left - data_->types[type].goods * goods +
         field_steps().type[type];
}

double Outlook::city(int at, bool mission) const {
  const City& city = data_->cities[at];
  const auto region = static_cast<int>(city.region);
  double worth = city.vp + field_steps().region[region];
  if (city.size == Size::small) worth += t_->small + field_steps().small;
  if ((survey().own >> at & 1) == 0 && roads().on_the_way(at)) {
    worth += roads().worth(levels_of(*game_, *player_), hope_, at) - road_base();
  }
  if (city.pays_transport) worth += gains(data_->tracks[region][player_->transport[region]].income);
  return mission ? worth + this->mission(region) : worth;
}

double Outlook::project(int type, int slot, bool mission) const {
  const int position = std::countr_zero(player_->discs[type]);
  return this->type(type, position) + city(data_->slots[slot].city, mission);
}

double Outlook::best_project(const Use& use) const {
  std::array<double, kTypes> worth{};
  std::array<SlotSet, kTypes> slots{};
  for (int i = 0; i < kTypes; ++i) {
    const int cost = data_->types[i].goods;
    const std::int64_t rest = std::int64_t{player_->money} + player_->goods - cost;
    if (player_->discs[i] == 0 || player_->goods < cost || rest < use.fee) continue;
    worth[i] = type(i, std::countr_zero(player_->discs[i]));
    slots[i] = data_->slots_for[i] - s_->taken;
  }
  double best = kNothing;
  for (int at = 0; at < static_cast<int>(data_->cities.size()); ++at) {
    const City& each = data_->cities[at];
    double most = kNothing;
    for (int slot = each.first_slot; slot < each.first_slot + each.slots; ++slot) {
      for (int i = 0; i < kTypes; ++i) {
        if (slots[i].has(slot)) most = std::max(most, worth[i]);
      }
    }
    if (most > kNothing) best = std::max(best, most + city(at, use.mission));
  }
  return best - use.fee * money;
}

double Outlook::slide(int type) const {
  const Strip& places = game_->strip(*player_, type);
  int ready = 0;
  for (const auto each : player_->discs) ready += std::popcount(each);
  double sum = 0;
  double best = 0;
  int cost = 0;
  for (int k = 1; k <= kAhead && player_->position[type] + k < places.size(); ++k) {
    const StripSpace& place = places[player_->position[type] + k];
    cost += place.cost;
    sum += place.end_vp;
    if (place.cap_bonus > 0) {
      sum += t_->cap * (survey().done.donations + 0.5 * std::min(donations, 4)) / 6;
    }
    if (place.kind == StripSpace::Kind::disc) {
      double worth = t_->disc + this->type(type, player_->position[type] + k);
      for (int i = 0; i < ready; ++i) worth *= t_->disc_more;
      sum += std::max(0.0, worth) * fading(t_->disc_span);
      ++ready;
    }
    best = std::max(best, sum / cost);
  }
  return best;
}

double Outlook::advance(int region) const {
  const Track& track = data_->tracks[region];
  const bool taken = game_->last_is_taken(*s_, region);
  const int now = player_->transport[region];
  const double calls = player_->mission[region] + t_->recoveries * events[region];
  const bool discount = game_->works(*player_, Passive::transport_discount);
  Roads::Levels levels = levels_of(*game_, *player_);
  double best = 0;
  int cost = 0;
  double reward = 0;
  for (int k = 1; k <= kAhead && now + k < track.size(); ++k) {
    const TrackSpace& space = track[now + k];
    if (now + k + 1 == track.size() && taken) break;
    const int cheaper = std::max(space.cost - data_->passive_discount, data_->passive_least_cost);
    cost += discount ? std::min<int>(space.cost, cheaper) : space.cost;
    reward += gains(space.reward);
    double worth = calls * (gains(space.income) - gains(track[now].income)) + reward;
    if (space.level != levels[region] || space.level != track[now].level) {
      levels[region] = space.level;
      worth += roads().worth(levels, hope_) - road_base();
      if (space.level == Level::railway) worth += field_steps().railway;
    }
    best = std::max(best, worth / std::max(cost, 1));
  }
  return best;
}

double Outlook::department(int id) const {
  const Department& department = data_->departments[id];
  double worth = t_->build_of(id) * fading(t_->build_span);
  if (!department.desks.empty()) {
    const int cost = department.desks[0];
    worth += 0.6 * std::max(0.0, desk(id, 0) - cost * money) * fading(t_->build_span);
  }
  for (std::size_t i = 0; i < data_->fields.size(); ++i) {
    const Field& each = data_->fields[i];
    if (each.per != Field::Per::department) continue;
    if (each.row != kRows && each.row != static_cast<int>(department.row)) continue;
    if ((player_->donations >> i & 1) != 0) {
      worth += t_->edu * each.vp;
    } else if (s_->field[i] == kNoHolder && donations > 0) {
      worth += t_->field_hope * each.vp * 0.5;
    }
  }
  return worth - department.extra_goods * goods;
}

double Outlook::room(const Use& use, int id, int at) const {
  const bool people = player_->lying[at] > 0;
  double worth =
      t_->top * data_->room_vp[at] - (people ? use.occupied_cost : use.empty_cost) * goods;
  if (!data_->departments[id].desks.empty()) {
    // The board is a square: rows and columns count the steps.
    const int side = 4;
    const int steps =
        std::abs(at / side - data_->lobby / side) + std::abs(at % side - data_->lobby % side);
    worth -= t_->distance * steps * fading(t_->build_span);
    if (people) worth += t_->site;
  }
  return worth;
}

double Outlook::best_department(const Use& use) const {
  double room_worth = kNothing;
  for (int at = 0; at < kRooms; ++at) {
    const int cost = player_->lying[at] > 0 ? use.occupied_cost : use.empty_cost;
    if (player_->room[at] != kFreeRoom || cost > player_->goods) continue;
    room_worth = std::max(room_worth, room(use, data_->starting, at));
  }
  if (player_->reserved != kNoDepartment) return department(player_->reserved) + room_worth;
  double best = kNothing;
  for (int id = data_->starting; id < static_cast<int>(data_->departments.size()); ++id) {
    if (s_->copies[id] == 0 || player_->has(static_cast<DepartmentId>(id))) continue;
    best = std::max(best, department(id));
  }
  return best + room_worth;
}

double Outlook::field(int at) const {
  const Field& each = data_->fields[at];
  const Carnegie::Achievements& done = survey().done;
  double count = Carnegie::count(*data_, each, done);
  const double projects = t_->growth * left;
  switch (each.per) {
    case Field::Per::department:
      count += left * (each.row == kRows ? 0.2 : 0.06);
      break;
    case Field::Per::project:
      count += projects * std::popcount(each.types) * 0.3;
      break;
    case Field::Per::region:
    case Field::Per::small_city:
      count += projects * 0.4;
      break;
    case Field::Per::railway:
      count = std::min(4.0, count + left * 0.15);
      break;
    case Field::Per::donation:
      count += 1 + 0.6 * std::max(0, donations - 1);
      break;
    case Field::Per::active:
      count = std::min(11.0, count + left * 0.3);
      break;
    case Field::Per::returned:
      count = left > 4 ? 3.5 : std::min(5.0, 1.0 + (each.goods > 0 ? player_->goods / 1.5 : 3));
      break;
    case Field::Per::flat:
      break;
  }
  return std::min<double>(game_->donation_cap(*player_), each.vp * count);
}

double Outlook::trade(const Use& use) const {
  const double paid = use.pay == Resource::goods ? goods : money;
  return gains(use.get) - use.pay_amount * paid;
}

double Outlook::use(int index) const {
  const Use& use = data_->uses[index];
  const int id = use.department;
  double worth = gains(use.gains) + use.moves * kMove;
  switch (use.then) {
    case Use::Then::trade: {
      const int have = use.pay == Resource::goods ? player_->goods : player_->money;
      return std::min<int>(use.most, have / use.pay_amount) * trade(use);
    }
    case Use::Then::build_department:
      return best_department(use);
    case Use::Then::project:
      return best_project(use);
    case Use::Then::donate: {
      double best = kNothing;
      for (int i = 0; i < static_cast<int>(data_->fields.size()); ++i) {
        const bool held = s_->field[i] != kNoHolder && s_->field[i] != kNeutral;
        if (held && (player_->donations >> i & 1) == 0) best = std::max(best, field(i));
      }
      worth += best - t_->give * game_->donation_cost(*player_) - t_->give_margin;
      break;
    }
    case Use::Then::nothing:
      break;
  }
  if (use.vp_per_pair > 0) {
    const int pairs = (player_->active() - (use.mission ? 1 : 0)) / 2;
    worth += use.vp_per_pair * pairs;
  }
  if (use.mission) {
    const int others = player_->standing(player_->room_of(id)) - 1;
    const Department& department = data_->departments[id];
    // Whoever works only by going away goes sooner or later; others could stay.
    bool stays = false;
    for (int i = 0; i < department.uses; ++i) {
      stays = stays || !data_->uses[department.first_use + i].mission;
    }
    worth += mission(best_region()) - (stays ? 0.5 * desk(id, others) : 0);
  }
  return worth;
}

}  // namespace pionek::carnegie
