#include "bots/power_grid/greedy.hpp"

#include <algorithm>
#include <array>

#include "engine/power_grid/verbs.hpp"

namespace pionek::power_grid {
namespace {

// What one more supplied city is worth per remaining round, less the money it costs to reach it.
constexpr int kWorthPerCity = 6;
// Rounds beyond this are too far away to plan for.
constexpr int kHorizon = 5;
// Cities a player typically adds in a round.
constexpr int kCitiesPerRound = 2;

int rounds_left(const PowerGrid& game, const State& s) {
  const int missing = game.count(s).end_cities - s.leader_cities();
  return std::clamp((missing + kCitiesPerRound - 1) / kCitiesPerRound, 1, kHorizon);
}

// What a token of the fuel costs now; a kind that is sold out is dear.
int token_price(const PowerGrid& game, const State& s, Fuel fuel) {
  const int in_market = s.fuel_market[static_cast<std::size_t>(fuel)];
  return in_market == 0 ? 16 : game.data().price(fuel, in_market);
}

// What the market asks for so many tokens; a large figure when it has too few.
int cost_of(const PowerGrid& game, const State& s, Fuel fuel, int tokens) {
  int cost = 0;
  for (int left = s.fuel_market[static_cast<std::size_t>(fuel)]; tokens > 0; --tokens, --left) {
    cost += left > 0 ? game.data().price(fuel, left) : 1000;
  }
  return cost;
}

// The tokens a choice of plants lacks, the hybrids' share bought where it is cheapest.
Tokens lacking(const PowerGrid& game, const State& s, const Player& player, unsigned chosen) {
  const Run run = run_of(game.data(), player, chosen);
  Tokens missing{};
  std::array<int, kFuels> spare{};
  for (std::size_t f = 0; f < kFuels; ++f) {
    const int lack = run.burns.own(f) - player.fuel[f];
    missing[f] = static_cast<std::uint8_t>(std::max(0, lack));
    spare[f] = std::max(0, -lack);
  }
  int hybrid = std::max(0, run.burns.hybrid() - spare[0] - spare[1]);
  for (; hybrid > 0; --hybrid) {
    const auto next = [&](Fuel fuel) {
      const auto f = static_cast<std::size_t>(fuel);
      return cost_of(game, s, fuel, missing[f] + 1) - cost_of(game, s, fuel, missing[f]);
    };
    ++missing[next(Fuel::coal) <= next(Fuel::oil) ? 0 : 1];
  }
  return missing;
}

}  // namespace

Move Greedy::choose(AnyState& imagined, Seat seat, Rng& /*rng*/) {
  const State& s = imagined.as<State>();
  MoveList list;
  game_.options(s, list);
  const Move wanted = list.size() == 1 ? list[0] : wish(s, seat, list);
  return list.contains(wanted) ? wanted : list[0];
}

Move Greedy::wish(const State& s, Seat seat, const MoveList& list) const {
  switch (s.agenda.top().step) {
    case Step::auction:
      return choose_auction(s, seat);
    case Step::bid:
      return choose_bid(s, seat);
    case Step::discard:
      return choose_discard(s, seat, list);
    case Step::buy:
      return choose_fuel(s, seat, list);
    case Step::build:
      return choose_city(s, seat, list);
    case Step::power:
      return choose_run(s, seat, list);
    default:
      return list[0];  // a region, or which surplus tokens go: no matter
  }
}

int Greedy::quality(const State& s, PlantId id) const {
  const Plant& plant = game_.data().plants[id];
  int price = 0;
  if (plant.kind == Kind::hybrid) {
    price = std::min(token_price(game_, s, Fuel::coal), token_price(game_, s, Fuel::oil));
  } else if (plant.kind < Kind::hybrid) {
    price = token_price(game_, s, static_cast<Fuel>(plant.kind));
  }
  return plant.powers * kWorthPerCity - plant.burns * price / 2;
}

// Cities the plants could supply, the weakest left out if there is one too many.
int Greedy::power_with(const State& s, const Player& player, PlantId extra) const {
  int sum = game_.data().plants[extra].powers;
  int weakest = sum;
  for (const PlantId id : player.plants) {
    sum += game_.data().plants[id].powers;
    weakest = std::min(weakest, int{game_.data().plants[id].powers});
  }
  return player.plants.size() == game_.count(s).max_plants ? sum - weakest : sum;
}

int Greedy::worth(const State& s, Seat seat, PlantId id) const {
  const Player& player = s.player(seat);
  int now = 0;
  for (const PlantId own : player.plants) now += game_.data().plants[own].powers;
  const int gain = power_with(s, player, id) - now;
  if (gain <= 0) return 0;
  // Power far beyond what the network can become is worth little.
  const int reachable =
      std::min(player.city_count() + kCitiesPerRound * 3, game_.count(s).end_cities + 1);
  const int useful = std::clamp(reachable - now, 0, gain);
  const int rounds = rounds_left(game_, s);
  const int fuel = game_.data().plants[id].powers * kWorthPerCity - quality(s, id);
  const int value = useful * kWorthPerCity * rounds + (gain - useful) * 4 - fuel * rounds / 2;
  return std::max(value, player.plants.empty() ? int{game_.data().plants[id].number} : 0);
}

Move Greedy::choose_auction(const State& s, Seat seat) const {
  const int cash = s.player(seat).cash;
  int best = -1;
  int best_surplus = s.round == 1 ? -1000 : 0;
  for (int i = 0; i < game_.open_plants(s); ++i) {
    const int number = game_.data().plants[s.market[i]].number;
    const int surplus = worth(s, seat, s.market[i]) - number;
    if (number <= cash && surplus > best_surplus) {
      best = s.market[i];
      best_surplus = surplus;
    }
  }
  return best < 0 ? make_move(Act::giveup) : make_move(Act::pick, best);
}

Move Greedy::choose_bid(const State& s, Seat seat) const {
  const int next = s.auction.high_bid + 1;
  const Player& player = s.player(seat);
  if (s.auction.high_bidder == nobody) return make_move(Act::bid, 0, next);
  // Bid by worth, but never more than makes another plant at its number the better buy, and keep
  // something for fuel and a city.
  int elsewhere = 0;
  for (int i = 0; i < game_.open_plants(s); ++i) {
    const int number = game_.data().plants[s.market[i]].number;
    if (s.market[i] == s.auction.plant || number > player.cash) continue;
    elsewhere = std::max(elsewhere, worth(s, seat, s.market[i]) - number);
  }
  const int purse = static_cast<int>(std::int64_t{player.cash} * 3 / 4);
  const int limit = std::min(worth(s, seat, s.auction.plant) - elsewhere, purse);
  return next <= limit ? make_move(Act::bid, 0, next) : make_move(Act::pass);
}

Move Greedy::choose_discard(const State& s, Seat /*seat*/, const MoveList& list) const {
  Move best = list[0];
  for (int i = 1; i < list.size(); ++i) {
    const Plant& plant = game_.data().plants[list[i].a];
    const Plant& worst = game_.data().plants[best.a];
    const bool weaker = plant.powers != worst.powers ? plant.powers < worst.powers
                                                     : quality(s, list[i].a) < quality(s, best.a);
    if (weaker) best = list[i];
  }
  return best;
}

int Greedy::affordable_cities(const State& s, Seat seat, int cash) const {
  FixedVector<int, kMaxCities> prices;
  const CitySet mine = s.player(seat).cities;
  for (CitySet left = s.area & ~mine & ~s.houses[s.stage - 1]; left != 0; left &= left - 1) {
    prices.insert_sorted(game_.build_cost(s, seat, std::countr_zero(left)).total());
  }
  int cities = 0;
  for (const int price : prices) {
    cash -= price;
    if (cash < 0) break;
    ++cities;
  }
  return cities;
}

// Plans the run that earns most after paying for its fuel, then buys the first token it lacks.
Move Greedy::choose_fuel(const State& s, Seat seat, const MoveList& list) const {
  const Player& player = s.player(seat);
  Tokens best{};
  int best_value = -1;
  for (unsigned chosen = 0; chosen < 1U << player.plants.size(); ++chosen) {
    const Tokens missing = lacking(game_, s, player, chosen);
    int cost = 0;
    for (const Fuel fuel : kAllFuels) {
      cost += cost_of(game_, s, fuel, missing[static_cast<std::size_t>(fuel)]);
    }
    if (cost > player.cash) continue;
    const int grown = player.city_count() + affordable_cities(s, seat, player.cash - cost);
    const int powers = run_of(game_.data(), player, chosen).powers;
    const int value = game_.data().income(std::min(powers, grown)) - cost + 1000;
    if (value > best_value) {
      best_value = value;
      best = missing;
    }
  }
  for (std::size_t f = 0; f < kFuels; ++f) {
    const Move buy = make_move(Act::buy, static_cast<int>(f));
    if (best[f] > 0 && list.contains(buy)) return buy;
  }
  return make_move(Act::done);
}

// The cheapest city, as long as there is power for it, or soon will be.
Move Greedy::choose_city(const State& s, Seat seat, const MoveList& list) const {
  const Player& player = s.player(seat);
  int power = 0;
  for (const PlantId id : player.plants) power += game_.data().plants[id].powers;
  const int cities = player.city_count();
  const bool last_step = cities + 1 >= game_.count(s).end_cities;
  Player larger = player;
  larger.cities = ~CitySet{0};
  const int fuelled = best_run(game_.data(), larger).cities;
  // Ending the game is good only for the one who supplies most.
  if (last_step) {
    for (int i = 0; i < s.seats; ++i) {
      if (seat_at(i) != seat && game_.best_supply(s, seat_at(i)) > fuelled) {
        return make_move(Act::done);
      }
    }
  }
  Move best = make_move(Act::done);
  int best_price = 0;
  for (int i = 0; i < list.size(); ++i) {
    if (act_of(list[i]) != Act::build) continue;
    const int city = list[i].a - game_.map(s).first_city;
    const int price = game_.build_cost(s, seat, city).total();
    if (best_price == 0 || price < best_price) {
      best = list[i];
      best_price = price;
    }
  }
  const bool rich = player.cash >= best_price + 60;
  return cities < std::max(fuelled, power) || rich || last_step ? best : make_move(Act::done);
}

// The most income; among equals the cheapest fuel.
Move Greedy::choose_run(const State& s, Seat seat, const MoveList& list) const {
  const Player& player = s.player(seat);
  Move best = list[0];
  int best_value = -1;
  for (int i = 0; i < list.size(); ++i) {
    const ThingPack pack(list[i].n);
    unsigned chosen = 0;
    for (int k = 0; k < pack.size(); ++k) {
      chosen |= 1U << player.plants.find(static_cast<PlantId>(pack[k]));
    }
    const Run run = run_of(game_.data(), player, chosen);
    const Tokens burnt = tokens_of(run, list[i].a);
    int fuel = 0;
    for (const Fuel each : kAllFuels) {
      fuel += burnt[static_cast<std::size_t>(each)] * token_price(game_, s, each);
    }
    const int income = game_.data().income(std::min(run.powers, player.city_count()));
    const int value = income * 1000 - fuel;
    if (value > best_value) {
      best_value = value;
      best = list[i];
    }
  }
  return best;
}

}  // namespace pionek::power_grid
