#include "bots/power_grid/outlook.hpp"

#include <cmath>

namespace pionek::power_grid {

std::array<int, kFuels> hunger(const Data& data, const Player& player) {
  Demand burns;
  for (const PlantId id : player.plants) burns += data.plants[id].burns_by_kind;
  std::array<int, kFuels> wanted{};
  for (std::size_t f = 0; f < kFuels; ++f) wanted[f] = burns.own(f) - player.fuel[f];
  // Hybrids take what is left over, the rest half and half.
  int mixed = burns.hybrid();
  for (std::size_t f = 0; f < 2; ++f) {
    const int spare = std::min(mixed, std::max(0, -wanted[f]));
    mixed -= spare;
  }
  wanted[0] = std::max(0, wanted[0]) + (mixed + 1) / 2;
  wanted[1] = std::max(0, wanted[1]) + mixed / 2;
  wanted[2] = std::max(0, wanted[2]);
  wanted[3] = std::max(0, wanted[3]);
  return wanted;
}

int price_at(const Data& data, Fuel fuel, int in_market) {
  const int places = static_cast<int>(data.resources[static_cast<std::size_t>(fuel)].prices.size());
  if (in_market <= 0) return data.price(fuel, 1) + 2;
  return data.price(fuel, std::min(in_market, places));
}

Outlook look_out(const PowerGrid& game, const State& s, const Tuning& tuning) {
  const Data& data = game.data();
  Outlook outlook;
  const int end = game.count(s).end_cities;
  std::array<int, kFuels> wanted{};
  double soonest = 8;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const int missing = end - player.city_count();
    soonest = std::min(soonest, missing / tuning.growth);
    outlook.may_end |= missing * tuning.city_price <= player.cash;
    const auto own = hunger(data, player);
    for (std::size_t f = 0; f < kFuels; ++f) wanted[f] += own[f];
  }
  outlook.rounds = std::clamp(static_cast<int>(std::ceil(soonest)), outlook.may_end ? 1 : 2, 8);
  if (outlook.may_end) outlook.rounds = 1;
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    const double level = s.fuel_market[f] - tuning.pressure * wanted[f];
    outlook.price[f] = price_at(data, fuel, static_cast<int>(level));
  }
  return outlook;
}

PlantWorth::PlantWorth(const Data& data, const Tuning& tuning)
    : tuning_(tuning), sums_(place(kRounds + 1, 0, 0)) {
  for (int rounds = 1; rounds <= kRounds; ++rounds) {
    for (int cities = 0; cities < kCities; ++cities) {
      for (int power = 0; power < kPower; ++power) {
        Sums& sum = sums_[place(rounds, cities, power)];
        const double lasting = std::min<double>(rounds, tuning.horizon);
        for (int r = 0; r < rounds; ++r) {
          const double part = std::clamp(lasting - r, 0.0, 1.0);
          const double network = cities + tuning.growth * (r + 1);
          const double supplied = std::min<double>(network, power);
          const int whole = static_cast<int>(supplied);
          const double earned = data.income(whole) +
                                (supplied - whole) * (data.income(whole + 1) - data.income(whole));
          sum.income += static_cast<float>(part * earned);
          sum.runs += static_cast<float>(power == 0 ? 0 : part * supplied / power);
        }
      }
    }
  }
}

double PlantWorth::future(const PowerGrid& game, const State& s, const Outlook& outlook, int cities,
                          int power, double fuel) const {
  const Sums& sum = sums_[place(outlook.rounds, cities, power)];
  const int end = game.count(s).end_cities;
  return sum.income - tuning_.fuel_weight * fuel * sum.runs +
         tuning_.end_worth * std::min(power, end) + tuning_.spare_worth * power;
}

double PlantWorth::worth(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat,
                         PlantId id) const {
  const Data& data = game.data();
  const Player& player = s.player(seat);
  const Plant& plant = data.plants[id];
  int power = 0;
  double fuel = 0;
  for (const PlantId own : player.plants) {
    power += data.plants[own].powers;
    fuel += outlook.fuel_cost(data.plants[own]);
  }
  int more_power = power + plant.powers;
  double more_fuel = fuel + outlook.fuel_cost(plant);
  if (player.plants.size() == game.count(s).max_plants) {
    const Plant& goes = data.plants[player.plants[weakest(game, s, outlook, player, id)]];
    more_power -= goes.powers;
    more_fuel -= outlook.fuel_cost(goes);
  }
  const int cities = player.city_count();
  if (outlook.may_end) {
    // Only the cities supplied at the end count, and what money can still connect.
    const int left = player.cash - plant.number - static_cast<int>(more_fuel);
    const int grown = cities + std::max(0, static_cast<int>(left / tuning_.city_price));
    const int before =
        cities + std::max(0, static_cast<int>((player.cash - fuel) / tuning_.city_price));
    const int gain = std::min(more_power, grown) - std::min(power, before);
    return std::max(0.0, gain * tuning_.final_worth);
  }
  const double gain = future(game, s, outlook, cities, more_power, more_fuel) -
                      future(game, s, outlook, cities, power, fuel);
  return std::max(0.0, gain);
}

int PlantWorth::weakest(const PowerGrid& game, const State& /*s*/, const Outlook& outlook,
                        const Player& player, PlantId kept) const {
  const Data& data = game.data();
  int worst = -1;
  double worst_quality = 0;
  for (int i = 0; i < player.plants.size(); ++i) {
    if (player.plants[i] == kept) continue;
    const Plant& plant = data.plants[player.plants[i]];
    // A city supplied is worth about what it earns, and more at the end.
    const double quality = plant.powers * 12.0 - outlook.fuel_cost(plant);
    if (worst < 0 || quality < worst_quality) {
      worst = i;
      worst_quality = quality;
    }
  }
  return worst;
}

}  // namespace pionek::power_grid
