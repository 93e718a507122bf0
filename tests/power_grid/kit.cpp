#include "tests/power_grid/kit.hpp"

#include <algorithm>
#include <bit>

#include "engine/registry/registry.hpp"

namespace pionek::power_grid::testing {
namespace {

std::uint64_t bit(PlantId id) { return std::uint64_t{1} << id; }

template <class List>
void drop(List& list, PlantId id) {
  if (const int at = list.find(id); at >= 0) list.erase(at);
}

// Takes a plant out of wherever it lies.
void lift(State& s, PlantId id) {
  for (Player& player : s.players) drop(player.plants, id);
  drop(s.market, id);
  drop(s.stack, id);
  s.removed &= ~bit(id);
  s.discarded &= ~bit(id);
}

}  // namespace

const PowerGrid& game() {
  static const PowerGrid loaded = PowerGrid::load(embedded_files("power-grid")).value();
  return loaded;
}

State start(int seats, std::initializer_list<std::string_view> options, std::uint64_t seed) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const auto option : options) {
    const std::size_t at = option.find('=');
    pairs.emplace_back(option.substr(0, at), option.substr(at + 1));
  }
  return game().start(make_setup(game().info(), seats, pairs).value(), Seed{seed, 0, 0, 0});
}

State scene(int seats, std::initializer_list<std::string_view> regions) {
  const bool usa = regions.begin()->starts_with("usa");
  State s = start(seats, {usa ? "map=usa" : "map=germany"});
  s.regions = 0;
  for (const auto id : regions) {
    if (std::popcount(s.regions) == game().count(s).regions) break;
    const int region = *game().catalog().find(kRegionSet, id) - game().map(s).first_region;
    s.regions = static_cast<RegionSet>(s.regions | 1U << region);
  }
  s.area = game().map(s).cities_of(s.regions);
  game().refresh_networks(s);
  s.round = 2;
  s.order.clear();
  for (int i = 0; i < seats; ++i) s.order.push_back(seat_at(i));
  at_step(s, Step::auction);
  return s;
}

void at_step(State& s, Step step, int turn) {
  s.agenda.clear();
  for (const Step each : {Step::round, Step::end_bureaucracy, Step::power, Step::end_building,
                          Step::build, Step::buy, Step::end_auction, Step::auction}) {
    s.agenda.push({.step = each});
    if (each == step) break;
  }
  Task& task = s.agenda.top();
  task.turn = static_cast<std::uint8_t>(turn);
  s.phase = static_cast<std::uint8_t>(step == Step::auction ? 2
                                      : step == Step::buy   ? 3
                                      : step == Step::build ? 4
                                                            : 5);
  if (step == Step::auction) {
    for (const Seat seat : s.order) {
      if (!s.player(seat).may_buy()) continue;
      task.seat = seat;
      break;
    }
  } else {
    task.seat = s.order[step == Step::power ? turn : s.seats - 1 - turn];
  }
}

void set_order(State& s, std::initializer_list<int> seats) {
  s.order.clear();
  for (const int seat : seats) s.order.push_back(seat_at(seat));
}

PlantId plant(int number) {
  const auto& plants = game().data().plants;
  const auto at = std::find_if(plants.begin(), plants.end(),
                               [&](const Plant& each) { return each.number == number; });
  return static_cast<PlantId>(at - plants.begin());
}

void give_plants(State& s, int seat, std::initializer_list<int> list) {
  for (const int number : list) {
    lift(s, plant(number));
    s.players[seat].plants.insert_sorted(plant(number));
  }
}

void set_market(State& s, std::initializer_list<int> list) {
  for (const PlantId id : s.market) s.discarded |= bit(id);
  s.market.clear();
  for (const int number : list) {
    lift(s, plant(number));
    s.market.insert_sorted(plant(number));
  }
}

void set_stack(State& s, std::initializer_list<int> list) {
  for (const PlantId id : s.stack) {
    if (id != kStage3Card) s.discarded |= bit(id);
  }
  s.stack.clear();
  s.known_top = 0;
  for (const int number : list) {
    if (number != 0) lift(s, plant(number));
  }
  for (const int* at = list.end(); at != list.begin();) {
    const int number = *--at;
    s.stack.push_back(number == 0 ? kStage3Card : plant(number));
  }
}

std::vector<int> numbers(const State& s, int seat) {
  std::vector<int> out;
  for (const PlantId id : s.players[seat].plants) out.push_back(game().data().plants[id].number);
  return out;
}

std::vector<int> market(const State& s) {
  std::vector<int> out;
  for (const PlantId id : s.market) out.push_back(game().data().plants[id].number);
  return out;
}

std::vector<int> stack(const State& s) {
  std::vector<int> out;
  for (const PlantId id : s.stack) {
    out.insert(out.begin(), id == kStage3Card ? 0 : game().data().plants[id].number);
  }
  return out;
}

bool discarded(const State& s, int number) { return (s.discarded & bit(plant(number))) != 0; }

int city(const State& s, std::string_view id) {
  return *game().catalog().find(kCitySet, id) - game().map(s).first_city;
}

void set_cities(State& s, int seat, std::initializer_list<std::string_view> ids) {
  s.players[seat].cities = 0;
  for (const auto id : ids) s.players[seat].cities |= CitySet{1} << city(s, id);
  game().refresh_networks(s);
}

void set_city_count(State& s, int seat, int count) {
  s.players[seat].cities = 0;
  game().refresh_networks(s);
  for (CitySet left = s.area & ~s.houses[0]; count > 0 && left != 0; left &= left - 1, --count) {
    s.players[seat].cities |= CitySet{1} << std::countr_zero(left);
  }
  game().refresh_networks(s);
}

int open_slots(State s) {
  set_order(s, {0, 1, 2});
  s.players[0].cash = 100;
  int slots = 0;
  for (int houses = 0; houses <= 2; ++houses) {
    set_cities(s, 0, {"essen"});
    for (int seat = 1; seat <= 2; ++seat) {
      set_cities(s, seat, {seat <= houses ? "duisburg" : "koeln"});
    }
    at_step(s, Step::build, 2);
    slots += offers(s, "build duisburg") ? 1 : 0;
  }
  return slots;
}

void set_fuel(State& s, int seat, Tokens tokens) { s.players[seat].fuel = tokens; }
void set_fuel_market(State& s, Tokens tokens) { s.fuel_market = tokens; }

}  // namespace pionek::power_grid::testing

namespace pionek::power_grid {

const PowerGrid& game_of(const State& /*s*/) { return testing::game(); }

}  // namespace pionek::power_grid
