// Over the limit of plants: which one goes, and the tokens that lose their place (PG-317 to 319).
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

template <class Sink>
void PowerGrid::discard_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_discard, count(s).max_plants});
  for (const PlantId id : s.player(task.seat).plants) {
    const Move move = make_move(Act::discard, id);
    const auto explain = [id](Explanation& e) {
      e.label = {Word::do_discard, plant_thing(id)};
      e.because = {Word::why_plant_is_new};
      e.targets.push_back(plant_thing(id));
    };
    if (id == task.a) {
      sink.deny(move, "PG-317", explain);
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Log>
void PowerGrid::play_discard(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  Player& player = s.player(seat);
  log.note("PG-317", {Word::log_discard, seat, plant_thing(move.a)});
  player.plants.erase(player.plants.find(move.a));
  s.discarded |= std::uint64_t{1} << move.a;
  s.agenda.pop();

  const Demand storage = storage_of(*data_, player);
  for (const Fuel fuel : {Fuel::garbage, Fuel::uranium}) {
    const auto f = static_cast<std::size_t>(fuel);
    return_tokens(s, seat, fuel, player.fuel[f] - storage.own(f), log);
  }
  // Only what lies in hybrids may have to go. Where coal and oil compete, the player chooses.
  const Surplus surplus = surplus_of(storage, player.fuel);
  if (surplus.least_coal < surplus.most_coal) {
    s.agenda.push({.step = Step::give_back,
                   .seat = seat,
                   .a = static_cast<std::uint8_t>(surplus.least_coal),
                   .b = static_cast<std::uint8_t>(surplus.most_coal)});
  } else {
    return_tokens(s, seat, Fuel::coal, surplus.least_coal, log);
    return_tokens(s, seat, Fuel::oil, surplus.tokens - surplus.least_coal, log);
  }
}

template <class Sink>
void PowerGrid::give_back_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const int surplus = mixed_surplus(storage_of(*data_, player), player.fuel);
  sink.prompt({Word::ask_return, surplus});
  for (int coal = 0; coal <= surplus; ++coal) {
    const Move move = make_move(Act::give, 0, coal);
    const auto explain = [=](Explanation& e) {
      e.label = {Word::do_return, coal, surplus - coal};
      e.because = {Word::why_return, task.a, task.b};
      if (coal > 0) e.targets.push_back(fuel_thing(Fuel::coal));
      if (coal < surplus) e.targets.push_back(fuel_thing(Fuel::oil));
    };
    if (coal < task.a || coal > task.b) {
      sink.deny(move, "PG-319", explain);
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Log>
void PowerGrid::play_give_back(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const Player& player = s.player(seat);
  const int surplus = mixed_surplus(storage_of(*data_, player), player.fuel);
  s.agenda.pop();
  return_tokens(s, seat, Fuel::coal, move.n, log);
  return_tokens(s, seat, Fuel::oil, surplus - move.n, log);
}

// To the supply, which is what neither market nor players hold.
template <class Log>
void PowerGrid::return_tokens(State& s, Seat seat, Fuel fuel, int tokens, Log& log) const {
  if (tokens <= 0) return;
  auto& held = s.player(seat).fuel[static_cast<std::size_t>(fuel)];
  held = static_cast<std::uint8_t>(held - tokens);
  log.note("PG-319", {Word::log_returned, seat, tokens, fuel_thing(fuel)});
}

template void PowerGrid::discard_options(const State&, MoveList&) const;
template void PowerGrid::discard_options(const State&, Menu&) const;
template void PowerGrid::give_back_options(const State&, MoveList&) const;
template void PowerGrid::give_back_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                    \
  template void PowerGrid::play_discard(State&, Move, Log&) const; \
  template void PowerGrid::play_give_back(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::power_grid
