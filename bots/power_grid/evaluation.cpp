#include "bots/power_grid/evaluation.hpp"

#include "bots/power_grid/plans.hpp"

namespace pionek::power_grid {
namespace {

// How far a network's growth is priced.
constexpr int kPriced = 6;
// How the figures are worked out; not the policy's numbers, which may be tuned without learning
// anew.
constexpr Tuning kView{.growth = 2, .pressure = 0.5, .city_price = 22};
// What stands for a city where there is none to connect.
constexpr int kNoCity = 40;

// The figures of a seat that are compared with the others'.
struct Standing {
  int cities = 0;
  int power = 0;
  int fuelled = 0;
  int all_in = 0;  // cities supplied if everything were spent now
  int cash = 0;
};

float part(double value, double whole) { return static_cast<float>(value / whole); }

Growth grow(const PowerGrid& game, const State& s, Seat seat) {
  const int start = s.player(seat).cities == 0 ? first_start(s) : -1;
  return plan_growth(game, s, seat, 10'000, kPriced, start);
}

int price_of(const Growth& growth, int cities) {
  const int known = std::min(cities, growth.size);
  return growth.cost[known] + kNoCity * (cities - known);
}

// The figures of one seat; `f` gets those that need no comparison.
Standing look_at(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat,
                 Features& f) {
  const Data& data = game.data();
  const Player& player = s.player(seat);
  const double end = game.count(s).end_cities;
  const Growth growth = grow(game, s, seat);
  Standing mine;
  mine.cities = player.city_count();
  mine.cash = player.cash;
  mine.fuelled = fuelled_power(data, player);
  double fuel = 0;
  int free = 0;
  int weakest = 7;
  for (const PlantId id : player.plants) {
    const Plant& plant = data.plants[id];
    mine.power += plant.powers;
    fuel += outlook.fuel_cost(plant);
    free += plant.kind > Kind::hybrid ? plant.powers : 0;
    weakest = std::min(weakest, int{plant.powers});
  }
  if (player.plants.size() < game.count(s).max_plants) weakest = 0;
  double held = 0;
  for (std::size_t k = 0; k < kFuels; ++k) held += player.fuel[k] * outlook.price[k];
  const int reach = growth.reach(player.cash - static_cast<int>(std::max(0.0, fuel - held)));
  mine.all_in = std::min(mine.power, mine.cities + reach);
  const int supplied = std::min(mine.power, mine.cities);
  int place = 0;
  while (s.order[place] != seat) ++place;

  f[0] = part(mine.cities, end);
  f[1] = part(mine.power, end);
  f[2] = part(mine.fuelled, end);
  f[3] = part(supplied, end);
  f[4] = part(player.cash, 100);
  f[5] = part(data.income(supplied), 100);
  f[6] = part(fuel, 30);
  f[7] = part(held, 30);
  f[8] = part(place, s.seats - 1.0);
  f[9] = player.plants.empty() ? 0 : part(data.plants[player.plants.back()].number, 50);
  f[10] = part(free, end);
  f[11] = part(weakest, 7);
  f[12] = part(price_of(growth, 2), 50);
  f[13] = part(price_of(growth, kPriced), 150);
  f[14] = part(reach, kPriced);
  f[15] = part(mine.all_in, end);
  f[16] = part(std::max(0.0, end - mine.cities - reach), end);
  f[17] = mine.cities + reach >= end ? 1.0F : 0.0F;
  f[18] = part(std::max(0.0, fuel - held), 30);
  return mine;
}

// How the seat compares with the best of the others, and what is the same for all.
void compare(const PowerGrid& game, const State& s, const std::array<Standing, kMaxSeats>& all,
             int seat, Features& f) {
  const double end = game.count(s).end_cities;
  Standing best;
  for (int i = 0; i < s.seats; ++i) {
    if (i == seat) continue;
    best.cities = std::max(best.cities, all[i].cities);
    best.power = std::max(best.power, all[i].power);
    best.fuelled = std::max(best.fuelled, all[i].fuelled);
    best.all_in = std::max(best.all_in, all[i].all_in);
    best.cash = std::max(best.cash, all[i].cash);
  }
  const Standing& mine = all[seat];
  double richer = 0;
  double stronger = 0;
  double others = 0;
  for (int i = 0; i < s.seats; ++i) {
    richer += all[i].cash > mine.cash ? 1 : 0;
    stronger += all[i].all_in > mine.all_in ? 1 : 0;
    others += i == seat ? 0 : all[i].all_in;
  }
  f[19] = part(mine.cities - best.cities, end);
  f[20] = part(mine.power - best.power, end);
  f[21] = part(mine.all_in - best.all_in, end);
  f[22] = part(mine.cash - best.cash, 100);
  f[23] = part(mine.fuelled - best.fuelled, end);
  f[24] = mine.all_in > best.all_in ? 1.0F : 0.0F;
  f[25] = part(richer, s.seats - 1.0);
  f[26] = part(stronger, s.seats - 1.0);
  f[27] = part(mine.all_in - others / (s.seats - 1.0), end);
  f[28] = part(std::max(mine.cities, best.cities), end);
  f[29] = s.stage >= 2 ? 1.0F : 0.0F;
  f[30] = s.stage == 3 ? 1.0F : 0.0F;
  f[31] = s.seats == 2 ? 1.0F : 0.0F;
  f[32] = s.seats >= 5 ? 1.0F : 0.0F;
  f[33] = part(s.round, 12);
  f[34] = s.stage3 == Stage3::in_stack ? part(s.stack.size() - s.stack.find(kStage3Card), 30) : 0;
  f[35] = 1;
}

}  // namespace

std::array<Features, kMaxSeats> features_of(const PowerGrid& game, const State& s) {
  const Outlook outlook = look_out(game, s, kView);
  std::array<Features, kMaxSeats> features{};
  std::array<Standing, kMaxSeats> standings{};
  for (int i = 0; i < s.seats; ++i) {
    standings[i] = look_at(game, s, outlook, seat_at(i), features[i]);
  }
  for (int i = 0; i < s.seats; ++i) compare(game, s, standings, i, features[i]);
  return features;
}

Values chances_of(const Network& network, const PowerGrid& game, const State& s) {
  const auto features = features_of(game, s);
  Values chances{};
  float most = -1e9F;
  for (int i = 0; i < s.seats; ++i) {
    chances[i] = network.grade(features[i]);
    most = std::max(most, chances[i]);
  }
  float sum = 0;
  for (int i = 0; i < s.seats; ++i) sum += chances[i] = std::exp(chances[i] - most);
  for (int i = 0; i < s.seats; ++i) chances[i] /= sum;
  return chances;
}

}  // namespace pionek::power_grid
