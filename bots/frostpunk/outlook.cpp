#include "bots/frostpunk/outlook.hpp"

#include <cmath>

namespace pionek::frostpunk {
namespace {

constexpr int kWorkers = static_cast<int>(Type::worker);
constexpr int kChildren = static_cast<int>(Type::child);

// The price of one more of what is there in `have` and needed in `need`: full for what is missing,
// falling to little for what nobody will use.
double scarce(double have, double need, double full, double little) {
  if (need <= 0) return little;
  const double part = std::clamp(have / need, 0.0, 2.0);
  return part <= 1 ? full * (1.1 - 0.3 * part) : std::max(little, full * (0.8 - 0.7 * (part - 1)));
}

int active_of(const Track& track) {
  int count = 0;
  for (const std::uint8_t mark : track) count += is_active(mark) ? 1 : 0;
  return count;
}

}  // namespace

Outlook::Outlook(const Frostpunk& game, const Tuning& tuning, const State& s)
    : game_(game), data_(game.data()), tuning_(tuning), s_(s) {
  rounds_ = std::max(1, data_.last_round - s.round + 1);
  later_ = span(rounds_ - 1);
  always_ = 1 + tuning.patience * later_;
  warm_ = game.warmth(s);
  for (int type = 0; type < kTypes; ++type) people_ += game.pawns_for(s.pop[type]);
  adults_ = s.ready[0] + s.ready[1] + s.ready[3] + s.ready[4] + s.ready[5];
  // Stores for the depot are needed beside the daily ones.
  const double depot = s.round >= data_.last_round - 4 ? 3.0 * std::max(0, 4 - s.depot) / 2 : 0;

  const double fire = s.cold - 1.5;  // coal a round
  price_[kCoal] = scarce(s.pool[kCoal], fire * std::min(tuning.coal_rounds, rounds_ - 1.0) + depot,
                         tuning.coal, 0.06);
  const double plans = std::min(tuning.wood_plans, 1.6 * (rounds_ - 1));
  price_[kWood] = scarce(s.pool[kWood], plans, tuning.wood * std::min(1.0, rounds_ / 4.0), 0.04);
  price_[kCore] = s.pool[kCore] > 1 ? tuning.core / 2 : tuning.core * std::min(1.0, rounds_ / 5.0);

  // The meal of this round, and those to come.
  const bool fed = s.phase == Phase::night || s.phase == Phase::over;
  const double hungry =
      s.hunger + (fed ? 0 : s.pop[static_cast<std::size_t>(data_.rounds[s.round - 1])]);
  double meals = s.hunger + depot;
  const double kept = std::min<double>(tuning.meals, rounds_);
  for (int i = 0; i < kept; ++i) {
    const int round = std::clamp<int>(s.round - 1 + i, 0, data_.rounds.size() - 1);
    const double part = std::min(1.0, kept - i);
    meals += part * s.pop[static_cast<std::size_t>(data_.rounds[round])];
  }
  food_ = s.food < hungry ? tuning.hungry : scarce(s.food, meals, tuning.food, 0.04);

  for (int type = 0; type < kTypes; ++type) {
    const int after = s.sick[type] + 1;
    double cost = tuning.sick;
    if (after >= 5) cost = tuning.grave;
    if (after % 5 == 0) cost += tuning.section;
    if (after >= data_.epidemic - 6) cost += 1.5;
    if (after >= data_.epidemic - 3) cost += 6;
    sick_[type] = s.pop[type] == 0 ? 0 : rounds_ <= 1 ? 0.05 : cost;
  }
  const int left = data_.last_death - s.deaths;
  death_ = tuning.death * (left <= 1 ? 30 : left <= 3 ? 4 : left <= 5 ? 2 : 1);

  const Track& hope = s.tokens(Side::hope);
  const int hopes = hope.size() + active_of(hope);
  hope_ = tuning.hope * (hopes <= 1   ? 12
                         : hopes == 2 ? 4
                         : hopes == 3 ? 2.5
                         : hopes <= 5 ? 1.4
                         : hopes <= 8 ? 0.8
                                      : 0.4);
  const Track& anger = s.tokens(Side::discontent);
  const int length = anger.size();
  discontent_ = tuning.discontent * (length >= 5   ? (active_of(anger) == length ? 30 : 7)
                                     : length == 4 ? 3
                                     : length == 3 ? 1.7
                                                   : 1);
}

double Outlook::span(double rounds) const {
  return (1 - std::pow(tuning_.patience, rounds)) / (1 - tuning_.patience);
}

double Outlook::goods(int kind) const {
  switch (static_cast<Goods>(kind)) {
    case Goods::wood:
    case Goods::coal:
    case Goods::core:
      return price_[kind];
    case Goods::food:
      return food_;
    case Goods::automaton:
      return tuning_.automaton * rounds_ / 10.0;
    case Goods::any:
      return std::max(price_[kWood], price_[kCoal]);
    case Goods::fuel:
      return std::min(price_[kWood], price_[kCoal]);
  }
  return 0;
}

// Each cure goes where it helps most; the marker falls by one each time.
double Outlook::cures(int count) const {
  std::array<int, kTypes> sick{};
  for (int type = 0; type < kTypes; ++type) sick[type] = s_.sick[type] - (s_.skull(type) ? 1 : 0);
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    int best = -1;
    double most = 0;
    for (int type = 0; type < kTypes; ++type) {
      if (sick[type] <= 0) continue;
      double worth = sick[type] >= 5 ? tuning_.grave : tuning_.sick;
      if (sick[type] % 5 == 0) worth += tuning_.section;
      if (sick[type] >= data_.epidemic - 6) worth += 1.5;
      if (rounds_ <= 1) worth = 0.02;
      if (worth > most) {
        most = worth;
        best = type;
      }
    }
    if (best < 0) break;
    sum += most;
    --sick[best];
  }
  return sum;
}

double Outlook::breakdown(int markers, int cubes) const {
  const double expected = cubes * data_.tower[s_.tower].fall / 100.0 + 0.1 * s_.lodged + s_.drawer;
  const double over = markers + expected - data_.small_overload;
  return 1 / (1 + std::exp(-1.6 * (over - 0.3)));
}

double Outlook::relief(int markers) const {
  const int cubes = std::max<int>(s_.heat, s_.cold - 1) - 1;
  // The next two checks, the first one by far the nearest.
  const auto danger = [&](int load) {
    return breakdown(load, cubes) + (rounds_ > 2 ? 0.6 * breakdown(load + cubes / 2, cubes) : 0);
  };
  const double cost = s_.overheated != 0 ? tuning_.explosion : tuning_.breakdown;
  if (rounds_ <= 1) return 0;
  return cost * (danger(s_.overload) - danger(std::max(0, s_.overload - markers)));
}

double Outlook::chill(Pawn pawn) const {
  const int type = type_of(pawn);
  return type == kTypes ? 0 : sick_[type];
}

// New land is worth more while there is little to gather.
double Outlook::snow(bool far) const {
  int rich = 0;
  s_.stock.each([&](int field) { rich += std::min<int>(s_.field[field].count, 4); });
  const double need = std::clamp(1.5 - rich / 30.0, 0.15, 1.3);
  return (far ? 0.8 : 1) * tuning_.snow * need * std::min(1.0, rounds_ / 4.0);
}

double Outlook::send(int bonus) const {
  return (tuning_.expedition + 0.2 * bonus) * std::clamp((rounds_ - 2) / 6.0, 0.0, 1.0);
}

double Outlook::content(int field, int most) const {
  const Field& at = s_.field[field];
  if (at.holds == kNothing) return 0;
  const int count = std::min<int>(at.count, most);
  return at.holds == kTree ? count * price_[kWood] * 0.8 : count * price_[at.holds - 1];
}

// Warm work, warm beds, and nobody sick from the cold at the next check.
double Outlook::warmth(int heat) const {
  State at = s_;
  at.heat = byte(heat);
  const Frostpunk::Warmth warm = game_.warmth(at);
  double sum = 0;
  const bool day = s_.phase == Phase::action;
  if (day && adults_ > 0) {
    int works = 0;
    int warm_works = 0;
    s_.stock.each([&](int field) {
      if (s_.manned.has(field)) return;
      ++works;
      warm_works += game_.is_warm(at, warm, field) ? 1 : 0;
    });
    s_.built.each([&](int field) {
      const int which = s_.building_at(field);
      if (data_.buildings[which].faces[0].action == 0 || s_.manned.has(field)) return;
      works += 2;
      warm_works += game_.is_warm_building(at, warm, field) ? 2 : 0;
    });
    // Some go where it does not matter: to build, to clear snow.
    const double going = std::min<double>(0.75 * adults_, works);
    const double inside = std::min<double>(warm_works, going);
    sum += tuning_.work_warm * inside * sick_[kWorkers];
  }
  if (day || s_.phase == Phase::night) {
    const Frostpunk::Beds beds = game_.beds(at);
    const std::array<int, kTypes> now = Frostpunk::sleepers(s_);
    const int sleepers = day ? people_ : now[0] + now[1] + now[2];
    const int children = day ? game_.pawns_for(s_.pop[kChildren]) : now[kChildren];
    const int taken = std::min(beds.children, children);
    sum += (taken + std::min(beds.all, sleepers - taken)) * 0.5 * (sick_[0] + sick_[1]);
  }
  if (rounds_ > 1 || s_.phase == Phase::generator) {
    for (int field = heat + 1; field <= std::min<int>(s_.cold, data_.heat.size()); ++field) {
      for (const std::uint8_t type : data_.heat_field(field).sick) {
        sum -= tuning_.fire * sick_[type];
      }
    }
    const double cost = s_.overheated != 0 ? tuning_.explosion : tuning_.breakdown;
    sum -= cost * breakdown(s_.overload, data_.heat_field(std::max(1, heat)).cubes);
  }
  return sum;
}

}  // namespace pionek::frostpunk
