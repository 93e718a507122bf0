// Energize (chapter 10xx): the building, the plant, the fuel, then mine by mine and turbine by
// turbine what is burnt and rented.
#include "engine/nucleum/fuel.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// The mixes of one number of cubes: coal for what is missing, split between the areas in every way
// that can be paid. First those that are never worse than another mix, or then the others.
template <class Use>
void each_split(const Feed& feed, int burnt, int wagons, bool best, bool first, Use&& use) {
  for (int west = 0; west <= wagons; ++west) {
    const int east = wagons - west;
    const int coal = feed.price(west, east);
    const bool possible = (west == 0 || feed.area[0].open()) && (east == 0 || feed.area[1].open());
    if (!possible || !feed.affordable(burnt, coal)) continue;
    const bool never_worse = best && coal == feed.market.price(wagons);
    if (never_worse == first) use(make_move(Act::fuel, burnt, west, east), feed.cost(burnt, coal));
  }
}

}  // namespace

// Cubes on own mines that are connected with a plant.
int Nucleum::cubes_in(const State& s, Seat seat, CitySet reach) const {
  const Player& player = s.player(seat);
  int cubes = 0;
  for (int row = 0; row < kRows; ++row) {
    if (player.cubes[row] != 0 && has(reach, map_of(s).mine_city[player.mine_at[row]])) {
      cubes += player.cubes[row];
    }
  }
  return cubes;
}

// Turbines of a plant, whoever owns them; rubble is none.
TurbineSet Nucleum::turbines_at(const State& s, int plant) const {
  TurbineSet built = 0;
  for (int i = 0; i < s.seats; ++i) built |= s.players[i].turbine_slots;
  return built & map_of(s).turbines_in[data_->plants[plant].city];
}

Feed Nucleum::feed(const State& s, Seat seat, const Action& action, int plant) const {
  const Player& player = s.player(seat);
  const Map& map = map_of(s);
  const Modifiers& modifiers = modifiers_of(player);
  const Generator& generator = experiment_of(player).generator[player.turbines];
  Feed feed(data_->coal_prices);
  feed.reach = modifiers.no_rails ? map.cities : s.reach[data_->plants[plant].city];
  for (int area = 0; area < kAreas; ++area) {
    if ((map.coal_cities[area] & feed.reach) == 0) continue;
    feed.market.add(s.cheap_wagons[area], s.dear_wagons[area]);
    feed.area[area].add(s.cheap_wagons[area], s.dear_wagons[area]);
  }
  feed.energy = action.energy + generator.energy;
  feed.per_cube = generator.per_uranium;
  feed.coal_discount = generator.coal_discount;
  feed.discount = action.thaler;
  feed.rent = data_->rent;
  feed.purse = player.purse();
  if (!has(s.nucleum, plant)) return feed;
  const TurbineSet turbines = turbines_at(s, plant);
  const int base = data_->base_uranium + modifiers.virtual_turbines;
  feed.own_cubes = base + std::popcount(turbines & player.turbine_slots);
  feed.cubes = std::min(base + std::popcount(turbines), cubes_in(s, seat, feed.reach));
  return feed;
}

// Own and neutral buildings that are dark (NU-1001).
PlotSet Nucleum::dark_buildings(const State& s, Seat seat) const {
  PlotSet ownerless = s.plots_taken & ~s.powered;
  for (int i = 0; i < s.seats; ++i) ownerless &= ~s.players[i].plots;
  PlotSet dark = s.player(seat).plots & ~s.powered;
  for_each_bit(ownerless, [&](int plot) {
    if (s.is_built(plot)) add(dark, plot);
  });
  return dark;
}

// The plants, each with the most energy it can have, for whoever looks for targets.
struct Nucleum::Grid {
  FixedVector<CitySet, kMaxPlants> reach;
  FixedVector<int, kMaxPlants> energy;

  [[nodiscard]] bool powers(int plant, int city, int demand) const {
    return has(reach[plant], city) && demand <= energy[plant];
  }
};

Nucleum::Grid Nucleum::grid(const State& s, Seat seat, const Action& action) const {
  Grid grid;
  for (int plant = 0; plant < static_cast<int>(data_->plants.size()); ++plant) {
    const Feed each = feed(s, seat, action, plant);
    grid.reach.push_back(each.reach);
    grid.energy.push_back(each.most_energy());
  }
  return grid;
}

bool Nucleum::powers(const State& s, const Grid& grid, int plot) const {
  const int city = map_of(s).plot_city[plot];
  const int demand = data_->buildings[s.building_on(plot)].demand;
  for (int plant = 0; plant < grid.reach.size(); ++plant) {
    if (grid.powers(plant, city, demand)) return true;
  }
  return false;
}

const Nucleum::Obstacle* Nucleum::energize_obstacle(const State& s, Seat seat,
                                                    const Action& action) const {
  static constexpr Obstacle kNoTarget{"NU-1001", Word::why_no_target};
  // Most often no plant is connected with a dark building, and nothing has to be worked out.
  CitySet near = 0;
  if (modifiers_of(s.player(seat)).no_rails) {
    near = map_of(s).cities;
  } else {
    for (const Plant& plant : data_->plants) near |= s.reach[plant.city];
  }
  PlotSet dark = dark_buildings(s, seat);
  for_each_bit(dark, [&](int plot) {
    if (!has(near, map_of(s).plot_city[plot])) dark &= ~(PlotSet{1} << plot);
  });
  if (dark == 0) return &kNoTarget;
  const Grid plants = grid(s, seat, action);
  for (; dark != 0; dark &= dark - 1) {
    if (powers(s, plants, std::countr_zero(dark))) return nullptr;
  }
  return &kNoTarget;
}

template <class Sink>
void Nucleum::target_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Grid plants = grid(s, task.seat, data_->actions[task.a]);
  sink.prompt({Word::ask_target});
  CitySet near = 0;
  for (const CitySet reach : plants.reach) near |= reach;
  for_each_bit(dark_buildings(s, task.seat), [&](int plot) {
    const Building& what = data_->buildings[s.building_on(plot)];
    const Thing building = thing(kBuildingSet, s.building_on(plot));
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_power, building, thing(kPlotSet, plot), what.demand};
      e.because = {has(near, map_of(s).plot_city[plot]) ? Word::why_no_energy
                                                        : Word::why_not_connected};
      e.targets.push_back(thing(kPlotSet, plot));
    };
    const Move move = make_move(Act::power, plot);
    if (powers(s, plants, plot)) return sink.offer(move, explain);
    sink.deny(move, has(near, map_of(s).plot_city[plot]) ? "NU-1001" : "NU-1012", explain);
  });
  skip_option(sink);
  convert_options(s, sink);
}

void Nucleum::play_power(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::plant;
  task.b = move.a;
}

// ---- the plant ----
template <class Use>
void Nucleum::each_plant(const State& s, Use&& use) const {
  const Task& task = s.agenda.top();
  const Grid plants = grid(s, task.seat, data_->actions[task.a]);
  const int city = map_of(s).plot_city[task.b];
  const int demand = data_->buildings[s.building_on(task.b)].demand;
  for (int plant = 0; plant < plants.reach.size(); ++plant) {
    if (plants.powers(plant, city, demand)) use(make_move(Act::plant, plant));
  }
}

template <class Sink>
void Nucleum::plant_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_plant, thing(kPlotSet, task.b)});
  const Grid plants = grid(s, task.seat, data_->actions[task.a]);
  const int city = map_of(s).plot_city[task.b];
  const int demand = data_->buildings[s.building_on(task.b)].demand;
  for (int plant = 0; plant < plants.reach.size(); ++plant) {
    const bool connected = has(plants.reach[plant], city);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_plant, thing(kPlantSet, plant)};
      e.because = {connected ? Word::why_no_energy : Word::why_not_connected};
      e.targets.push_back(thing(kPlantSet, plant));
    };
    if (plants.powers(plant, city, demand)) {
      sink.offer(make_move(Act::plant, plant), explain);
    } else {
      sink.deny(make_move(Act::plant, plant), connected ? "NU-1001" : "NU-1012", explain);
    }
  }
}

void Nucleum::play_plant(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::fuel;
  task.n = move.a;
}

// ---- the fuel ----
// Every mix without a cube or wagon too many (NU-1017). A mix is never worse than another if its
// coal is the cheapest and all mixes with fewer cubes cost more.
template <class Use>
void Nucleum::each_mix(const State& s, Use&& use) const {
  const Task& task = s.agenda.top();
  const Feed feed = this->feed(s, task.seat, data_->actions[task.a], task.n);
  const int demand = data_->buildings[s.building_on(task.b)].demand;
  const int missing = std::max(0, demand - feed.energy);
  for (const bool first : {true, false}) {
    int least = feed.purse + 1;
    for (int burnt = 0; burnt <= feed.cubes; ++burnt) {
      if (burnt > 0 && (burnt - 1) * feed.per_cube >= missing) break;
      const int wagons = std::max(0, missing - burnt * feed.per_cube);
      const int coal = feed.market.price(wagons);
      if ((wagons > 0 && !feed.market.open()) || !feed.affordable(burnt, coal)) continue;
      const bool best = feed.cost(burnt, coal) < least;
      least = std::min(least, feed.cost(burnt, coal));
      each_split(feed, burnt, wagons, best, first, use);
    }
  }
}

Phrase Nucleum::fuel_label(Move move, int cost) {
  const Thing west = thing(kAreaSet, 0);
  const Thing east = thing(kAreaSet, 1);
  const int coal = move.b + move.n;
  if (coal + move.a == 0) return {Word::do_burn_nothing, cost};
  if (coal == 0) return {Word::do_fuel_uranium, move.a, cost};
  if (move.b > 0 && move.n > 0) {
    if (move.a == 0) return {Word::do_burn_split, move.b, west, move.n, east, cost};
    return {Word::do_fuel_split, move.a, move.b, west, move.n, east, cost};
  }
  const Thing area = move.b > 0 ? west : east;
  if (move.a == 0) return {Word::do_burn_coal, coal, area, cost};
  return {Word::do_fuel_coal, move.a, coal, area, cost};
}

template <class Sink>
void Nucleum::fuel_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_fuel, thing(kPlantSet, task.n), thing(kPlotSet, task.b)});
  each_mix(s, [&](Move move, int cost) {
    sink.offer(move, [&](Explanation& e) {
      e.label = fuel_label(move, cost);
      e.price = cost;
      if (move.b > 0) e.targets.push_back(thing(kAreaSet, 0));
      if (move.n > 0) e.targets.push_back(thing(kAreaSet, 1));
    });
  });
}

// First the cubes are burnt, so that none of them pays for the coal.
void Nucleum::play_fuel(State& s, Move move) const {
  const Task task = s.agenda.top();
  const Feed feed = this->feed(s, task.seat, data_->actions[task.a], task.n);
  s.agenda.pop();
  const auto byte = [](int figure) { return static_cast<std::uint8_t>(figure); };
  s.agenda.push({.step = Step::power, .seat = task.seat, .b = task.b});
  const int coal = std::max(0, feed.price(move.b, move.n) - feed.coal_discount);
  const int rented = feed.rented(move.a);
  if (rented > 0) {
    s.agenda.push({.step = Step::hire,
                   .seat = task.seat,
                   .a = byte(std::max(0, feed.discount - coal)),
                   .b = task.n,
                   .n = byte(rented)});
  }
  if (move.b + move.n > 0) {
    s.agenda.push({.step = Step::coal,
                   .seat = task.seat,
                   .a = byte(move.b),
                   .b = byte(move.n),
                   .n = byte(std::max(0, coal - feed.discount))});
  }
  if (move.a > 0) {
    s.agenda.push({.step = Step::burn, .seat = task.seat, .b = task.n, .n = move.a});
  }
}

// ---- cubes, one after another ----
template <class Use>
void Nucleum::each_burn(const State& s, Use&& use) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const CitySet reach =
      modifiers_of(player).no_rails ? map_of(s).cities : s.reach[data_->plants[task.b].city];
  for (int row = 0; row < kRows; ++row) {
    if (player.cubes[row] == 0 || !has(reach, map_of(s).mine_city[player.mine_at[row]])) continue;
    use(make_move(Act::burn, player.mine_at[row]));
  }
}

template <class Sink>
void Nucleum::burn_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_burn, s.agenda.top().n});
  each_burn(s, [&](Move move) {
    sink.offer(move, [&](Explanation& e) {
      e.label = {Word::do_burn, thing(kMineSet, move.a)};
      e.targets.push_back(thing(kMineSet, move.a));
    });
  });
}

template <class Log>
void Nucleum::play_burn(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  if (--task.n == 0) s.agenda.pop();
  Player& player = s.player(seat);
  --player.cubes[player.mine_row(move.a)];
  log.note("NU-1009", {Word::log_burnt, seat, thing(kMineSet, move.a)});
}

template <class Log>
void Nucleum::buy_coal(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  pay_thaler(s, task.seat, task.n, "NU-1004", log);
  const std::array<int, kAreas> wagons{task.a, task.b};
  for (int area = 0; area < kAreas; ++area) {
    if (wagons[area] == 0) continue;
    const int turned = std::min<int>(wagons[area], s.cheap_wagons[area]);
    const int removed = std::min(wagons[area] - turned, s.dear_wagons[area] + turned);
    s.cheap_wagons[area] = static_cast<std::uint8_t>(s.cheap_wagons[area] - turned);
    s.dear_wagons[area] = static_cast<std::uint8_t>(s.dear_wagons[area] + turned - removed);
    log.note("NU-1004", {Word::log_coal, task.seat, wagons[area], thing(kAreaSet, area)});
  }
}

// ---- turbines of others ----
template <class Use>
void Nucleum::each_hire(const State& s, Use&& use) const {
  const Task& task = s.agenda.top();
  const TurbineSet turbines = turbines_at(s, task.b);
  for (int i = 0; i < s.seats; ++i) {
    if (seat_at(i) == task.seat) continue;
    const int used = task.c >> (4 * i) & 15;
    if (std::popcount(turbines & s.players[i].turbine_slots) > used) {
      use(make_move(Act::hire, i + 1));
    }
  }
}

template <class Sink>
void Nucleum::hire_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const int price = std::max(0, data_->rent - task.a);
  sink.prompt({Word::ask_hire, task.n});
  each_hire(s, [&](Move move) {
    sink.offer(move, [&](Explanation& e) {
      e.label = {Word::do_hire, seat_at(move.a - 1), price};
      e.targets.push_back(thing(kPlantSet, task.b));
      e.price = price;
    });
  });
}

template <class Log>
void Nucleum::play_hire(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const int paid = std::max(0, data_->rent - task.a);
  task.a = static_cast<std::uint8_t>(task.a - (data_->rent - paid));
  task.c = static_cast<std::uint16_t>(task.c + (1 << (4 * (move.a - 1))));
  if (--task.n == 0) s.agenda.pop();
  pay_thaler(s, seat, paid, "NU-1008", log);
  const Seat owner = seat_at(move.a - 1);
  s.player(owner).thaler = static_cast<std::uint16_t>(s.player(owner).thaler + data_->rent);
  log.note("NU-1008", {Word::log_rent, owner, data_->rent, seat});
}

// ---- the building lights up ----
template <class Log>
void Nucleum::light(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Building& what = data_->buildings[s.building_on(task.b)];
  add(s.powered, task.b);
  log.note("NU-1016", {Word::log_powered, task.seat, thing(kBuildingSet, s.building_on(task.b)),
                       thing(kPlotSet, task.b)});
  if (what.demand > 0) gain_achievements(s, task.seat, what.demand, "NU-1013", log);
  s.agenda.push({.step = Step::energized, .seat = task.seat});
  push_effects(s, task.seat, what.rewards);
}

// The second turbine first, then technologies, those that the rewards unlocked too (NU-1226).
void Nucleum::after_energize(State& s) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  const Player& player = s.player(seat);
  push_triggers(s, seat, Trigger::energize);
  push_effects(s, seat, experiment_of(player).generator[player.turbines].after);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Nucleum::target_options(const State&, Sink&) const; \
  template void Nucleum::plant_options(const State&, Sink&) const;  \
  template void Nucleum::fuel_options(const State&, Sink&) const;   \
  template void Nucleum::burn_options(const State&, Sink&) const;   \
  template void Nucleum::hire_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                               \
  template void Nucleum::play_burn(State&, Move, Log&) const; \
  template void Nucleum::buy_coal(State&, Log&) const;        \
  template void Nucleum::play_hire(State&, Move, Log&) const; \
  template void Nucleum::light(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE
template void Nucleum::each_plant(const State&, Only&) const;
template void Nucleum::each_mix(const State&, Only&) const;
template void Nucleum::each_burn(const State&, Only&) const;
template void Nucleum::each_hire(const State&, Only&) const;

}  // namespace pionek::nucleum
