// Urbanize (chapter 6xx): a building, then its plot.
#include <algorithm>

#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

namespace {

// Places of the cities of a set.
template <class Places>
Places in_cities(CitySet cities, const std::array<Places, kMaxCities>& by_city) {
  Places places = 0;
  for_each_bit(cities, [&](int city) { places |= by_city[city]; });
  return places;
}

}  // namespace

// Free plots where the networks allow it (NU-601, NU-602).
PlotSet Nucleum::building_land(const State& s, Seat seat, const Action& action) const {
  const Player& player = s.player(seat);
  const Map& map = map_of(s);
  const PlotSet free = map.plots & ~s.plots_taken;
  const bool anywhere =
      action.anywhere || player.presence == 0 || modifiers_of(player).urbanize_anywhere;
  return anywhere ? free : free & in_cities(player.presence, map.plots_in);
}

// Those that take a building: its symbol (NU-603) and fair competition (NU-605).
PlotSet Nucleum::fitting_plots(const Map& map, PlotSet land, Type type, bool government) {
  PlotSet fitting = map.showing[static_cast<std::size_t>(type)];
  if (government) fitting |= map.showing[kGovernment];
  fitting &= land;
  PlotSet barred = 0;
  for_each_bit(fitting & map.single_plots, [&](int at) {
    const PlotSet city = map.plots_in[map.plot_city[at]];
    barred |= city & ~map.single_plots & ~map.red_plots;
  });
  return fitting & ~barred;
}

int Nucleum::building_price(const State& s, Seat seat, const Action& action, int building,
                            int plot) const {
  const int red = has(map_of(s).red_plots, plot) ? data_->red_plot : 0;
  const int discount = action.thaler + modifiers_of(s.player(seat)).urbanize_discount;
  return std::max(0, data_->buildings[building].price + red - discount);
}

// The cheapest a building can be had for: red plots only where there is no other.
int Nucleum::cheapest_plot(const State& s, Seat seat, const Action& action, int building,
                           PlotSet land) const {
  const Map& map = map_of(s);
  const Building& what = data_->buildings[building];
  const PlotSet fitting = fitting_plots(map, land, what.type, what.government);
  if (fitting == 0) return -1;
  const PlotSet plain = fitting & ~map.red_plots;
  return building_price(s, seat, action, building, std::countr_zero(plain != 0 ? plain : fitting));
}

std::uint16_t Nucleum::buildings_left(const Player& player) const {
  return static_cast<std::uint16_t>(((1U << data_->own_buildings) - 1) & ~player.built);
}

const Nucleum::Obstacle* Nucleum::urbanize_obstacle(const State& s, Seat seat,
                                                    const Action& action) const {
  static constexpr Obstacle kNoPlot{"NU-601", Word::why_no_plot};
  static constexpr Obstacle kTooDear{"NU-601", Word::why_no_money};
  const Player& player = s.player(seat);
  const PlotSet land = building_land(s, seat, action);
  const int purse = player.purse();
  bool somewhere = false;
  std::uint16_t left = buildings_left(player);
  for (; left != 0; left = static_cast<std::uint16_t>(left & (left - 1))) {
    const int price = cheapest_plot(s, seat, action, std::countr_zero(left), land);
    if (price < 0) continue;
    if (price <= purse) return nullptr;
    somewhere = true;
  }
  return somewhere ? &kTooDear : &kNoPlot;
}

template <class Sink>
void Nucleum::building_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Action& action = data_->actions[task.a];
  const Player& player = s.player(task.seat);
  const PlotSet land = building_land(s, task.seat, action);
  const int purse = player.purse();
  sink.prompt({Word::ask_building});
  for (int id = 0; id < data_->own_buildings; ++id) {
    if (has(player.built, id)) continue;
    const int price = cheapest_plot(s, task.seat, action, id, land);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_building, thing(kBuildingSet, id), std::max(price, 0)};
      e.because =
          price < 0 ? Phrase{Word::why_no_plot} : Phrase{Word::why_cannot_pay, price, purse};
      e.targets.push_back(thing(kBuildingSet, id));
      if (price >= 0) e.price = price;
    };
    if (price >= 0 && price <= purse) {
      sink.offer(make_move(Act::building, id), explain);
    } else {
      sink.deny(make_move(Act::building, id), price < 0 ? "NU-603" : "NU-601", explain);
    }
  }
  skip_option(sink);
  convert_options(s, sink);
}

void Nucleum::play_building(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::plot;
  task.b = move.a;
}

// Why a plot cannot take the building; nothing if it can.
const Nucleum::Obstacle* Nucleum::plot_obstacle(const State& s, const Task& task, int plot,
                                                PlotSet fitting) const {
  static constexpr Obstacle kTaken{"NU-302", Word::why_plot_taken};
  static constexpr Obstacle kFar{"NU-601", Word::why_outside};
  static constexpr Obstacle kSymbol{"NU-603", Word::why_symbol};
  static constexpr Obstacle kFair{"NU-605", Word::why_fair};
  static constexpr Obstacle kRed{"NU-604", Word::why_no_money};
  const Action& action = data_->actions[task.a];
  const Building& what = data_->buildings[task.b];
  if (has(fitting, plot)) {
    const int price = building_price(s, task.seat, action, task.b, plot);
    return price <= s.player(task.seat).purse() ? nullptr : &kRed;
  }
  if (has(s.plots_taken, plot)) return &kTaken;
  const unsigned symbols = map_of(s).plot_symbols[plot];
  const bool shows =
      has(symbols, static_cast<int>(what.type)) || (what.government && has(symbols, kGovernment));
  if (!shows) return &kSymbol;
  return has(building_land(s, task.seat, action), plot) ? &kFair : &kFar;
}

template <class Sink>
void Nucleum::plot_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Action& action = data_->actions[task.a];
  const Building& what = data_->buildings[task.b];
  const PlotSet fitting =
      fitting_plots(map_of(s), building_land(s, task.seat, action), what.type, what.government);
  sink.prompt({Word::ask_plot, thing(kBuildingSet, task.b)});
  for_each_bit(Sink::explains ? map_of(s).plots : fitting, [&](int plot) {
    const Obstacle* why = plot_obstacle(s, task, plot, fitting);
    const int price = building_price(s, task.seat, action, task.b, plot);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_plot, thing(kPlotSet, plot), price};
      e.targets.push_back(thing(kPlotSet, plot));
      e.price = price;
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) return sink.offer(make_move(Act::plot, plot), explain);
    sink.deny(make_move(Act::plot, plot), why->rule, explain);
  });
}

template <class Log>
void Nucleum::play_plot(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Action& action = data_->actions[task.a];
  pay_thaler(s, task.seat, building_price(s, task.seat, action, task.b, move.a), "NU-601", log);
  put_building(s, task.seat, task.b, move.a);
  log.note("NU-601",
           {Word::log_urbanized, task.seat, thing(kBuildingSet, task.b), thing(kPlotSet, move.a)});
}

void Nucleum::put_building(State& s, Seat seat, int building, int plot) const {
  s.plot[plot] = static_cast<std::uint8_t>(kFirstBuilding + building);
  add(s.plots_taken, plot);
  if (seat == nobody) return;
  Player& player = s.player(seat);
  add(player.plots, plot);
  add(player.built, building);
  enter_city(player, map_of(s).plot_city[plot]);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Nucleum::building_options(const State&, Sink&) const; \
  template void Nucleum::plot_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
template void Nucleum::play_plot(State&, Move, Silent&) const;
template void Nucleum::play_plot(State&, Move, Journal&) const;

}  // namespace pionek::nucleum
