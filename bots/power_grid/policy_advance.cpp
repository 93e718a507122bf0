// The fast half of the policy: whole turns in simulations.
#include <cmath>

#include "bots/power_grid/policy.hpp"
#include "bots/power_grid/policy_auction.hpp"

namespace pionek::power_grid {

void Policy::advance(State& s, Rng& rng, Memory& memory) const {
  Silent silent;
  switch (s.agenda.top().step) {
    case Step::auction:
    case Step::bid:
      return advance_auction(s, memory);
    case Step::buy:
      return advance_fuel(s);
    case Step::build:
      return advance_cities(s);
    case Step::power: {
      // Every run there can be is on offer: no need to ask.
      Candidates runs;
      run_candidates(s, game_.to_move(s), runs);
      return game_.play(s, likeliest(runs), silent);
    }
    case Step::draft: {
      MoveList list;
      game_.options(s, list);
      return game_.play(s, list[static_cast<int>(rng.below(static_cast<unsigned>(list.size())))],
                        silent);
    }
    default:
      return game_.play(s, choose(s), silent);
  }
}

void Policy::advance_auction(State& s, Memory& memory) const {
  Silent silent;
  if (memory.round != s.round) {
    memory.round = s.round;
    memory.outlook = look_out(game_, s, tuning_);
    for (auto& row : memory.worth) row.fill(-1);
  }
  const auto worth = [&](Seat seat, PlantId id) {
    std::int16_t& known = memory.worth[index(seat)][id];
    if (known < 0) {
      known = static_cast<std::int16_t>(
          std::min(30000.0, plants_.worth(game_, s, memory.outlook, seat, id)));
    }
    return static_cast<double>(known);
  };
  if (s.agenda.top().step == Step::auction) {
    game_.play(s, pick(s, game_.to_move(s), worth), silent);
    if (s.agenda.empty() || s.agenda.top().step != Step::bid) return;
  }
  // Who would pay most gets it for what the next would have paid.
  Seat winner = s.auction.high_bidder;
  int highest = -1;
  int second = s.auction.high_bid;
  for (int i = 0; i < s.seats; ++i) {
    if ((s.auction.active >> i & 1) == 0) continue;
    const Seat seat = seat_at(i);
    int most = limit(s, seat, s.auction.plant, memory.outlook, worth);
    if (seat == s.auction.high_bidder) most = std::max(most, s.auction.high_bid);
    if (most > highest) {
      second = std::max(second, highest);
      highest = most;
      winner = seat;
    } else {
      second = std::max(second, most);
    }
  }
  while (!s.agenda.empty() && s.agenda.top().step == Step::bid) {
    const Seat seat = game_.to_move(s);
    const bool opening = s.auction.high_bidder == nobody;
    const int next = s.auction.high_bid + 1;
    const int price = std::min(std::max(next, second + 1), std::max(next, highest));
    if (seat == winner && price <= s.player(seat).cash && (opening || price <= highest)) {
      game_.play(s, make_move(Act::bid, 0, price), silent);
    } else if (opening) {
      game_.play(s, make_move(Act::bid, 0, next), silent);
    } else {
      game_.play(s, make_move(Act::pass), silent);
    }
  }
}

void Policy::advance_fuel(State& s) const {
  Silent silent;
  const Seat seat = game_.to_move(s);
  const Tokens plan = plan_fuel(game_, s, look_out(game_, s, tuning_), seat, tuning_);
  MoveList list;
  for (std::size_t f = 0; f < kFuels; ++f) {
    const Move buy = make_move(Act::buy, static_cast<int>(f));
    for (int k = 0; k < plan[f]; ++k) {
      list.clear();
      game_.options(s, list);
      if (!list.contains(buy)) break;
      game_.play(s, buy, silent);
    }
  }
  game_.play(s, make_move(Act::done), silent);
}

void Policy::advance_cities(State& s) const {
  Silent silent;
  const Seat seat = game_.to_move(s);
  const Growth growth = growth_of(s, seat);
  const int planned = growth.size == 0 ? 0 : plan_cities(game_, s, seat, growth, tuning_);
  for (int k = 0; k < planned; ++k) game_.play(s, build(s, growth.city[k]), silent);
  game_.play(s, make_move(Act::done), silent);
}

}  // namespace pionek::power_grid
