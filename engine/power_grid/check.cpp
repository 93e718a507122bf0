// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read from outside.
#include "engine/power_grid/check.hpp"

#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {
namespace {

std::string seat_name(int seat) { return "players[" + std::to_string(seat) + "]"; }

// Each plant lies in exactly one place; the Stage 3 card only in the stack.
Wrong check_plants(const Data& data, const State& s) {
  std::array<int, kMaxPlants> seen{};
  const int plants = static_cast<int>(data.plants.size());
  const auto see = [&](PlantId id) { return id < plants && ++seen[id] == 1; };
  const auto twice = [](const char* where) {
    return std::string(where) + ": a plant is unknown or lies in two places";
  };
  for (int i = 0; i < s.seats; ++i) {
    const auto& own = s.players[i].plants;
    if (!std::is_sorted(own.begin(), own.end())) return seat_name(i) + ".plants: not rising";
    for (const PlantId id : own) {
      if (!see(id)) return twice("players.plants");
    }
  }
  for (const PlantId id : s.market) {
    if (!see(id)) return twice("market");
  }
  int stage3_cards = 0;
  for (const PlantId id : s.stack) {
    if (id == kStage3Card) {
      ++stage3_cards;
    } else if (!see(id)) {
      return twice("stack");
    }
  }
  if (stage3_cards != (s.stage3 == Stage3::in_stack ? 1 : 0)) {
    return "stack: the Stage 3 card must lie there exactly while it was not drawn";
  }
  for (int id = 0; id < 64; ++id) {
    const auto bit = std::uint64_t{1} << id;
    if ((s.removed & bit) != 0 && !see(static_cast<PlantId>(id))) return twice("removed");
    if ((s.discarded & bit) != 0 && !see(static_cast<PlantId>(id))) return twice("discarded");
  }
  for (int id = 0; id < plants; ++id) {
    if (seen[id] == 0) {
      return "plant " + std::to_string(data.plants[id].number) + " lies nowhere";
    }
  }
  if (!std::is_sorted(s.market.begin(), s.market.end())) return "market: not rising";
  if (s.known_top != 0 && (s.stack.empty() || s.stack.back() != data.stack_top)) {
    return "top_is_known: another card lies on top of the stack";
  }
  return std::nullopt;
}

Wrong check_fuel(const PowerGrid& game, const State& s) {
  const Data& data = game.data();
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    const std::string name = data.catalog.id({kFuelSet, static_cast<std::uint16_t>(f)});
    if (s.fuel_market[f] > data.resources[f].prices.size()) {
      return "fuel_market." + name + ": more tokens than places";
    }
    if (game.supply(s, fuel) < 0) {
      return name + ": market and players hold more than the " +
             std::to_string(data.resources[f].tokens) + " tokens there are";
    }
  }
  for (int i = 0; i < s.seats; ++i) {
    // A surplus is legal only while its owner is asked what to discard or to give back.
    const bool pending = !s.agenda.empty() && s.agenda.top().step == Step::give_back &&
                         s.agenda.top().seat == seat_at(i);
    if (!pending && !fits(storage_of(data, s.players[i]), s.players[i].fuel)) {
      return seat_name(i) + ".fuel: more than the plants can store";
    }
  }
  return std::nullopt;
}

Wrong check_players(const PowerGrid& game, const State& s) {
  unsigned seen = 0;
  for (const Seat seat : s.order) seen |= 1U << index(seat);
  if (s.order.size() != s.seats || seen != (1U << s.seats) - 1) {
    return "order: must name each seat once";
  }
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    if (player.cash < 0) return seat_name(i) + ".cash: negative";
    if ((player.cities & ~s.area) != 0) return seat_name(i) + ".cities: outside the play area";
    const Task* top = s.agenda.empty() ? nullptr : &s.agenda.top();
    const bool over = top != nullptr && top->step == Step::discard && top->seat == seat_at(i);
    if (player.plants.size() > game.count(s).max_plants + (over ? 1 : 0)) {
      return seat_name(i) + ".plants: over the limit";
    }
  }
  return std::nullopt;
}

// No more houses in a city than the stage opens (PG-607), and the kept figures follow from them.
Wrong check_networks(const PowerGrid& game, const State& s) {
  State fresh = s;
  game.refresh_networks(fresh);
  if (fresh.houses != s.houses) return "houses: do not follow from the cities";
  if (fresh.reach != s.reach) return "reach: does not follow from the cities";
  for (int city = 0; city < kMaxCities; ++city) {
    int owners = 0;
    for (int i = 0; i < s.seats; ++i) owners += static_cast<int>(s.players[i].cities >> city & 1);
    if (owners > s.stage) {
      return game.catalog().id(
                 {kCitySet, static_cast<std::uint16_t>(game.map(s).first_city + city)}) +
             ": more houses than stage " + std::to_string(s.stage) + " allows";
    }
  }
  return std::nullopt;
}

Wrong check_market(const PowerGrid& game, const State& s) {
  if (s.phase == 0) return std::nullopt;
  if (!s.market.empty() && game.data().plants[s.market.front()].number <= s.leader_cities()) {
    return "market: an obsolete plant lies there";
  }
  const int cards = s.market.size() + (s.stage3 == Stage3::in_market ? 1 : 0);
  const bool sold = !s.agenda.empty() && (s.agenda.top().step == Step::discard ||
                                          s.agenda.top().step == Step::give_back);
  const int full = s.stage3 == Stage3::drawn || s.stage3 == Stage3::begun ? 6 : 8;
  if (cards > full) return "market: more cards than places";
  if (cards + (sold ? 1 : 0) < full && !s.stack.empty()) {
    return "market: a gap although the stack has cards";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> PowerGrid::broken(const State& s) const {
  if (s.seats < 2 || s.seats > kMaxSeats) return "seats: out of range";
  if (auto wrong = check_players(*this, s)) return wrong;
  if (auto wrong = check_agenda(*this, s)) return wrong;
  if (auto wrong = check_plants(*data_, s)) return wrong;
  if (auto wrong = check_fuel(*this, s)) return wrong;
  if (auto wrong = check_networks(*this, s)) return wrong;
  return check_market(*this, s);
}

}  // namespace pionek::power_grid
