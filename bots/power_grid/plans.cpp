#include "bots/power_grid/plans.hpp"

#include "engine/power_grid/verbs.hpp"

namespace pionek::power_grid {
namespace {

constexpr int kTooDear = 1000;

// What the market asks for so many tokens.
int cost_of(const Data& data, const State& s, Fuel fuel, int tokens) {
  int cost = 0;
  for (int left = s.fuel_market[static_cast<std::size_t>(fuel)]; tokens > 0; --tokens, --left) {
    if (left <= 0) return kTooDear;
    cost += data.price(fuel, left);
  }
  return cost;
}

struct Shopping {
  Tokens tokens{};
  int cost = 0;
  bool possible = true;  // the market has them
};

// The tokens a choice of plants lacks, the hybrids' share bought where it is cheapest.
Shopping lacking(const Data& data, const State& s, const Player& player, const Demand& burns) {
  Shopping list;
  std::array<int, kFuels> spare{};
  for (std::size_t f = 0; f < kFuels; ++f) {
    const int lack = burns.own(f) - player.fuel[f];
    list.tokens[f] = static_cast<std::uint8_t>(std::max(0, lack));
    spare[f] = std::max(0, -lack);
  }
  for (int hybrid = burns.hybrid() - spare[0] - spare[1]; hybrid > 0; --hybrid) {
    const auto next = [&](Fuel fuel) {
      const auto f = static_cast<std::size_t>(fuel);
      const int left = s.fuel_market[f] - list.tokens[f];
      return left <= 0 ? kTooDear : data.price(fuel, left);
    };
    ++list.tokens[next(Fuel::coal) <= next(Fuel::oil) ? 0 : 1];
  }
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    list.possible &= list.tokens[f] <= s.fuel_market[f];
    list.cost += cost_of(data, s, fuel, list.tokens[f]);
  }
  return list;
}

// Adds tokens for a later round that are cheaper now than they will be.
void hoard(const PowerGrid& game, const State& s, Seat seat, int cash, const Tuning& tuning,
           Tokens& tokens) {
  const Data& data = game.data();
  const Player& player = s.player(seat);
  const Demand storage = storage_of(data, player);
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    if (storage.own(f) + (f < 2 ? storage.hybrid() : 0) == 0) continue;
    for (;;) {
      const int left = s.fuel_market[f] - tokens[f];
      if (left <= 0) break;
      const int price = data.price(fuel, left);
      Tokens after = player.fuel;
      for (std::size_t k = 0; k < kFuels; ++k) {
        after[k] = static_cast<std::uint8_t>(after[k] + tokens[k]);
      }
      ++after[f];
      if (cash - price < tuning.hoard_cash || !fits(storage, after) ||
          price + tuning.hoard_gain > price_later(game, s, seat, fuel, tokens[f] + 1, tuning)) {
        break;
      }
      ++tokens[f];
      cash -= price;
    }
  }
}

}  // namespace

int price_later(const PowerGrid& game, const State& s, Seat seat, Fuel fuel, int bought,
                const Tuning& tuning) {
  const auto f = static_cast<std::size_t>(fuel);
  double level = s.fuel_market[f] - bought + game.count(s).refill[s.stage][f];
  bool before_me = true;  // on the order track: these buy after me
  for (const Seat other : s.order) {
    if (other == seat) {
      before_me = false;
      continue;
    }
    int burns = 0;
    for (const PlantId id : s.player(other).plants) {
      const Plant& plant = game.data().plants[id];
      if (static_cast<std::size_t>(plant.kind) == f) burns += plant.burns;
    }
    const int held = s.player(other).fuel[f];
    if (before_me) level -= std::max(0, burns - held);
    level -= tuning.pressure * burns;
  }
  return price_at(game.data(), fuel, static_cast<int>(level));
}

int best_rival(const PowerGrid& game, const State& s, Seat seat) {
  int best = 0;
  bool built = true;  // order is walked from the last, who builds first
  for (int i = s.order.size() - 1; i >= 0; --i) {
    const Seat other = s.order[i];
    if (other == seat) {
      built = false;
      continue;
    }
    const Player& player = s.player(other);
    const int power = fuelled_power(game.data(), player);
    int cities = player.city_count();
    if (!built && power > cities) {
      cities += plan_growth(game, s, other, player.cash, power - cities).size;
    }
    best = std::max(best, std::min(power, cities));
  }
  return best;
}

int fuelled_power(const Data& data, const Player& player) {
  int best = 0;
  for (unsigned chosen = 1; chosen < 1U << player.plants.size(); ++chosen) {
    const Run run = run_of(data, player, chosen);
    if (run.possible()) best = std::max(best, run.powers);
  }
  return best;
}

Tokens plan_fuel(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat,
                 const Tuning& tuning) {
  const Data& data = game.data();
  const Player& player = s.player(seat);
  const int cities = player.city_count();
  const int start = cities == 0 ? first_start(s) : -1;
  int power = 0;
  for (const PlantId id : player.plants) power += data.plants[id].powers;
  const Growth growth = plan_growth(game, s, seat, player.cash, std::max(0, power - cities), start);
  Shopping best;
  int best_cities = 0;
  double best_value = -1e9;
  for (unsigned chosen = 0; chosen < 1U << player.plants.size(); ++chosen) {
    Demand burns;
    int powers = 0;
    for (unsigned left = chosen; left != 0; left &= left - 1) {
      const Plant& plant = data.plants[player.plants[std::countr_zero(left)]];
      burns += plant.burns_by_kind;
      powers += plant.powers;
    }
    const Shopping list = lacking(data, s, player, burns);
    if (!list.possible || list.cost > player.cash) continue;
    const int more = std::min(growth.reach(player.cash - list.cost), std::max(0, powers - cities));
    const int supplied = std::min(powers, cities + more);
    const double value = outlook.may_end
                             ? supplied * tuning.final_worth - list.cost
                             : data.income(supplied) - list.cost + tuning.city_worth * more;
    if (value > best_value) {
      best_value = value;
      best = list;
      best_cities = more;
    }
  }
  if (!outlook.may_end) {
    hoard(game, s, seat, player.cash - best.cost - growth.cost[best_cities], tuning, best.tokens);
  }
  return best.tokens;
}

int plan_cities(const PowerGrid& game, const State& s, Seat seat, const Growth& growth,
                const Tuning& tuning) {
  const Player& player = s.player(seat);
  const int cities = player.city_count();
  const int end = game.count(s).end_cities;
  const int power = fuelled_power(game.data(), player);
  const int most = growth.reach(player.cash);
  int more = std::clamp(power - cities, 0, most);
  // The game ends anyhow: what cannot be supplied counts for nothing.
  if (s.leader_cities() >= end) return more;
  if (cities + most >= end) {
    const int enough = end - cities;
    if (std::min(power, cities + std::max(more, enough)) > best_rival(game, s, seat)) {
      return std::max(more, enough);
    }
    return std::min(more, enough - 1);
  }
  for (int k = 0; k < static_cast<int>(tuning.ahead) && more < most; ++k) {
    if (growth.price(more) > tuning.ahead_price ||
        player.cash - growth.cost[more + 1] < tuning.ahead_cash) {
      break;
    }
    ++more;
  }
  return more;
}

RankedRuns rank_runs(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat) {
  const Data& data = game.data();
  const Player& player = s.player(seat);
  const int network = player.city_count();
  RankedRuns ranked;
  for (unsigned chosen = 0; chosen < 1U << player.plants.size(); ++chosen) {
    const Run run = run_of(data, player, chosen);
    if (!run.possible()) continue;
    // Hybrids burn what is cheaper to replace.
    const int coal = outlook.price[0] <= outlook.price[1] ? run.most_coal : run.least_coal;
    const Tokens burnt = tokens_of(run, coal);
    double value = data.income(std::min(run.powers, network));
    for (std::size_t f = 0; f < kFuels; ++f) value -= burnt[f] * outlook.price[f];
    ThingPack pack;
    for (int i = 0; i < player.plants.size(); ++i) {
      if ((chosen >> i & 1) != 0) pack.add(player.plants[i]);
    }
    const RankedRun entry{make_move(Act::run, coal, pack.packed()), value};
    int at = ranked.size();
    while (at > 0 && ranked[at - 1].value < value) --at;
    if (ranked.full() && at < ranked.size()) ranked.pop_back();
    if (!ranked.full()) ranked.insert(at, entry);
  }
  return ranked;
}

}  // namespace pionek::power_grid
