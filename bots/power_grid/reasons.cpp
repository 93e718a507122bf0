#include "bots/power_grid/reasons.hpp"

#include <cmath>

#include "bots/spoken.hpp"

namespace pionek::power_grid {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  pick,       // plant, cities, fuel, worth, number
  pick_free,  // plant, cities, worth, number
  give_up,
  bid,              // plant, worth, cash left
  pass,             // plant, worth, high bid
  discard_weakest,  // plant
  buy_for_now,      // fuel, tokens lacking, price
  buy_for_later,    // fuel, price, price later
  buy_spare,        // fuel, price
  done_buying,      // cities with fuel, own cities
  start,            // city
  build,            // city, price, cities with fuel, own cities
  build_to_end,     // city, price, own supply, best supply of the others
  done_building,    // cities with fuel, own cities, cash
  run,              // income, cities, fuel
  run_free,         // income, cities
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none", "pick", "pick_free", "give_up", "bid", "pass", "discard_weakest", "buy_for_now",
     "buy_for_later", "buy_spare", "done_buying", "start", "build", "build_to_end", "done_building",
     "run", "run_free"});

int rounded(double value) { return static_cast<int>(std::lround(value)); }

Thing plant_thing(int id) { return {kPlantSet, static_cast<std::uint16_t>(id)}; }

Phrase about_plant(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const PowerGrid& game = policy.game();
  const Seat seat = game.to_move(s);
  const int cash = s.player(seat).cash;
  const bool picks = act_of(move) == Act::pick;
  const PlantId id = picks ? move.a : s.auction.plant;
  const Plant& plant = game.data().plants[id];
  const int worth = rounded(policy.plants().worth(game, s, outlook, seat, id));
  if (picks && rounded(outlook.fuel_cost(plant)) == 0) {
    return {Reason::pick_free, plant_thing(id), plant.powers, worth, plant.number};
  }
  if (picks) {
    return {Reason::pick, plant_thing(id), plant.powers, rounded(outlook.fuel_cost(plant)),
            worth,        plant.number};
  }
  // What a plant is worth is a reason to bid less than that, and to pass at no less.
  if (act_of(move) == Act::bid) {
    return move.n > worth ? Phrase{} : Phrase{Reason::bid, plant_thing(id), worth, cash - move.n};
  }
  if (worth > s.auction.high_bid) return {};
  return {Reason::pass, plant_thing(id), worth, s.auction.high_bid};
}

Phrase about_fuel(const Policy& policy, const State& s, Move move) {
  const PowerGrid& game = policy.game();
  const Player& player = s.player(game.to_move(s));
  const auto fuel = static_cast<Fuel>(move.a);
  const int price = price_at(game.data(), fuel, s.fuel_market[move.a]);
  const int lacking = hunger(game.data(), player)[move.a];
  const Thing thing{kFuelSet, move.a};
  if (lacking > 0) return {Reason::buy_for_now, thing, lacking, price};
  const int later = price_later(game, s, game.to_move(s), fuel, 1, policy.tuning());
  if (later <= price) return {Reason::buy_spare, thing, price};
  return {Reason::buy_for_later, thing, price, later};
}

Phrase about_city(const Policy& policy, const State& s, Move move) {
  const PowerGrid& game = policy.game();
  const Seat seat = game.to_move(s);
  const Player& player = s.player(seat);
  const int power = fuelled_power(game.data(), player);
  const int cities = player.city_count();
  const Thing thing{kCitySet, move.a};
  if (cities == 0) return {Reason::start, thing};
  const int price = game.build_cost(s, seat, move.a - game.map(s).first_city).total();
  const Growth growth = plan_growth(game, s, seat, player.cash, kMaxGrowth);
  const int end = game.count(s).end_cities;
  const int planned = plan_cities(game, s, seat, growth, policy.tuning());
  if (cities + planned >= end) {
    const int supplied = std::min(power, cities + planned);
    return {Reason::build_to_end, thing, price, supplied, best_rival(game, s, seat)};
  }
  return {Reason::build, thing, price, power, cities};
}

Phrase about_run(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const PowerGrid& game = policy.game();
  const Player& player = s.player(game.to_move(s));
  const ThingPack pack(move.n);
  unsigned chosen = 0;
  for (int i = 0; i < pack.size(); ++i) {
    chosen |= 1U << player.plants.find(static_cast<PlantId>(pack[i]));
  }
  const Run run = run_of(game.data(), player, chosen);
  const Tokens burnt = tokens_of(run, move.a);
  double fuel = 0;
  for (std::size_t f = 0; f < kFuels; ++f) fuel += burnt[f] * outlook.price[f];
  const int cities = std::min(run.powers, player.city_count());
  const int income = game.data().income(cities);
  if (rounded(fuel) == 0) return {Reason::run_free, income, cities};
  return {Reason::run, income, cities, rounded(fuel)};
}

Phrase about_done(const Policy& policy, const State& s) {
  const Player& player = s.player(policy.game().to_move(s));
  const int power = fuelled_power(policy.game().data(), player);
  if (s.agenda.top().step == Step::buy) return {Reason::done_buying, power, player.city_count()};
  return {Reason::done_building, power, player.city_count(), player.cash};
}

Phrase phrase_for(const Policy& policy, const State& s, Move move) {
  const PowerGrid& game = policy.game();
  const Outlook outlook = look_out(game, s, policy.tuning());
  switch (act_of(move)) {
    case Act::pick:
    case Act::bid:
    case Act::pass:
      return about_plant(policy, s, outlook, move);
    case Act::giveup:
      return {Reason::give_up};
    case Act::discard: {
      const Player& player = s.player(game.to_move(s));
      const int weakest = policy.plants().weakest(game, s, outlook, player, s.agenda.top().a);
      if (player.plants[weakest] != move.a) return {};
      return {Reason::discard_weakest, plant_thing(move.a)};
    }
    case Act::buy:
      return about_fuel(policy, s, move);
    case Act::build:
      return about_city(policy, s, move);
    case Act::done:
      return about_done(policy, s);
    case Act::run:
      return about_run(policy, s, outlook, move);
    default:
      return {};
  }
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Phrase phrase = phrase_for(policy, s, move);
  return phrase.empty() ? Text{} : kSpoken.say(phrase, policy.game().catalog());
}

}  // namespace pionek::power_grid
