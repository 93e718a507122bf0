// Phase 3 (chapter 5xx): buying fuel, one token at a time.
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

int PowerGrid::supply(const State& s, Fuel fuel) const {
  const auto f = static_cast<std::size_t>(fuel);
  int tokens = data_->resources[f].tokens - s.fuel_market[f];
  for (int i = 0; i < s.seats; ++i) tokens -= s.players[i].fuel[f];
  return tokens;
}

template <class Sink>
void PowerGrid::buy_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  const Demand storage = storage_of(*data_, player);
  sink.prompt({Word::ask_buy});
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    const Move move = make_move(Act::buy, static_cast<int>(fuel));
    const int in_market = s.fuel_market[f];
    const int price = in_market == 0 ? 0 : data_->price(fuel, in_market);
    const auto explain = [&](const Phrase& because) {
      return [=](Explanation& e) {
        e.label = {Word::do_buy, fuel_thing(fuel), price};
        e.because = because;
        e.targets.push_back(fuel_thing(fuel));
        if (in_market > 0) e.price = price;
      };
    };
    const bool mixed = fuel == Fuel::coal || fuel == Fuel::oil;
    const int room = storage.own(f) + (mixed ? storage.hybrid() : 0);
    Tokens after = player.fuel;
    ++after[f];
    if (room == 0) {
      sink.deny(move, "PG-503", explain({Word::why_no_plant_burns, fuel_thing(fuel)}));
    } else if (!fits(storage, after)) {
      sink.deny(move, "PG-406", explain({Word::why_storage_full, fuel_thing(fuel)}));
    } else if (in_market == 0) {
      sink.deny(move, "PG-506", explain({Word::why_sold_out, fuel_thing(fuel)}));
    } else if (price > player.cash) {
      sink.deny(move, "PG-502", explain({Word::why_cannot_pay, price, player.cash}));
    } else {
      sink.offer(move, explain({}));
    }
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_done_buying}; });
}

template <class Log>
void PowerGrid::play_buy(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  Player& player = s.player(seat);
  const auto fuel = static_cast<Fuel>(move.a);
  const int price = data_->price(fuel, s.fuel_market[move.a]);
  player.cash -= price;
  ++player.fuel[move.a];
  --s.fuel_market[move.a];
  log.note("PG-504", {Word::log_bought, seat, fuel_thing(fuel), price});
}

template void PowerGrid::buy_options(const State&, MoveList&) const;
template void PowerGrid::buy_options(const State&, Menu&) const;
template void PowerGrid::play_buy(State&, Move, Silent&) const;
template void PowerGrid::play_buy(State&, Move, Journal&) const;

}  // namespace pionek::power_grid
