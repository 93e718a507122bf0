// Phase 4 (chapter 6xx): connecting cities.
#include <bit>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

// The cities that have room for the player, whatever they cost (PG-603, 607, 609, 610, 108).
CitySet PowerGrid::buildable(const State& s, Seat seat) const {
  const CitySet mine = s.player(seat).cities;
  const CitySet empty = s.area & ~s.houses[0];
  if (mine == 0 && empty != 0) return empty;
  return s.area & ~mine & ~s.houses[s.stage - 1];
}

template <class Sink>
void PowerGrid::build_options(const State& s, Sink& sink) const {
  const Seat seat = s.agenda.top().seat;
  const int cash = s.player(seat).cash;
  const bool first = s.player(seat).cities == 0;
  const CitySet open = buildable(s, seat);
  sink.prompt({Word::ask_build});
  // Without enough for the cheapest place there is nothing to list, only something to explain.
  const bool poor = !Sink::explains && cash < data_->cheapest_city;
  for (CitySet left = poor ? 0 : open; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    const BuildCost cost = build_cost(s, seat, city);
    const Move move = make_move(Act::build, map(s).first_city + city);
    const auto explain = [&](Explanation& e) {
      const Thing where = city_thing(s, city);
      e.label = first ? Phrase{Word::do_start, where, cost.total()}
                      : Phrase{Word::do_build, where, cost.total(), cost.slot, cost.lines};
      e.because = {Word::why_cannot_pay, cost.total(), cash};
      e.targets.push_back(where);
      e.price = cost.total();
    };
    if (cost.total() > cash) {
      sink.deny(move, "PG-602", explain);
    } else {
      sink.offer(move, explain);
    }
  }
  if constexpr (Sink::explains) explain_closed_cities(s, seat, open, sink);
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_done_building}; });
}

// Why the other cities of the map have no room.
template <class Sink>
void PowerGrid::explain_closed_cities(const State& s, Seat seat, CitySet open, Sink& sink) const {
  const Player& player = s.player(seat);
  for (int city = 0; city < map(s).cities; ++city) {
    if ((open >> city & 1) != 0) continue;
    const char* rule = "PG-607";
    Phrase because{Word::why_city_closed, s.stage, s.stage};
    const bool outside = (s.area >> city & 1) == 0;
    if (outside) {
      rule = "PG-108";
      because = {Word::why_outside};
    } else if ((player.cities >> city & 1) != 0) {
      rule = "PG-610";
      because = {Word::why_own_house};
    } else if (s.houses_in(city) == 3) {
      rule = "PG-609";
      because = {Word::why_city_full};
    } else if (player.cities == 0 && s.houses_in(city) < s.stage) {
      rule = "PG-603";
      because = {Word::why_start_empty};
    }
    const BuildCost cost = build_cost(s, seat, city);
    sink.deny(make_move(Act::build, map(s).first_city + city), rule, [&](Explanation& e) {
      const Thing where = city_thing(s, city);
      e.label = outside ? Phrase{Word::do_outside, where}
                        : Phrase{Word::do_build, where, cost.total(), cost.slot, cost.lines};
      e.because = because;
      e.targets.push_back(where);
    });
  }
}

template <class Log>
void PowerGrid::play_build(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const int city = move.a - map(s).first_city;
  const bool first = s.player(seat).cities == 0;
  const int price = build_cost(s, seat, city).total();
  s.player(seat).cash -= price;
  connect(s, seat, city);
  log.note(first ? "PG-603" : "PG-605",
           {Word::log_built, seat, city_thing(s, city), price, s.player(seat).city_count()});
  drop_obsolete(s, log);
}

// Puts the house and keeps what follows from it.
void PowerGrid::connect(State& s, Seat seat, int city) const {
  const CitySet here = CitySet{1} << city;
  s.player(seat).cities |= here;
  s.houses[2] |= s.houses[1] & here;
  s.houses[1] |= s.houses[0] & here;
  s.houses[0] |= here;
  const Row& from = map(s).distances[s.regions][city];
  Row& reach = s.reach[index(seat)];
  for (int i = 0; i < kMaxCities; ++i) reach[i] = std::min(reach[i], from[i]);
}

void PowerGrid::refresh_networks(State& s) const {
  s.houses = {};
  for (Row& row : s.reach) row.fill(kUnreachable);
  for (int i = 0; i < s.seats; ++i) {
    for (CitySet left = s.players[i].cities; left != 0; left &= left - 1) {
      connect(s, seat_at(i), std::countr_zero(left));
    }
  }
}

template void PowerGrid::build_options(const State&, MoveList&) const;
template void PowerGrid::build_options(const State&, Menu&) const;
template void PowerGrid::play_build(State&, Move, Silent&) const;
template void PowerGrid::play_build(State&, Move, Journal&) const;

}  // namespace pionek::power_grid
