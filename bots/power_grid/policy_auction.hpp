// What a seat would pay for a plant, and which one it would put up. Templates over how the worth of
// a plant is found: worked out afresh, or remembered by a simulation.
#pragma once

#include "bots/power_grid/policy.hpp"

namespace pionek::power_grid {

template <class Worth>
int Policy::limit(const State& s, Seat seat, PlantId id, const Outlook& outlook,
                  const Worth& worth) const {
  const Player& player = s.player(seat);
  const double wanted = worth(seat, id);
  // A bid is too high when it makes another plant at its number the better buy.
  double elsewhere = 0;
  const int open = game_.open_plants(s);
  for (int i = 0; i < s.market.size(); ++i) {
    const PlantId other = s.market[i];
    const int number = game_.data().plants[other].number;
    if (other == id || number > player.cash) continue;
    const double share = i < open ? tuning_.elsewhere : tuning_.next_market;
    elsewhere = std::max(elsewhere, share * (worth(seat, other) - number));
  }
  const double purse = outlook.may_end ? player.cash : player.cash * tuning_.bid_share;
  return static_cast<int>(std::min(wanted - elsewhere, purse));
}

template <class Worth>
Move Policy::pick(const State& s, Seat seat, const Worth& worth) const {
  const int cash = s.player(seat).cash;
  Move best = make_move(Act::giveup);
  double best_surplus = s.round == 1 ? -1e9 : tuning_.pick_margin;
  for (int i = 0; i < game_.open_plants(s); ++i) {
    const int number = game_.data().plants[s.market[i]].number;
    const double surplus = worth(seat, s.market[i]) - number;
    if (number <= cash && surplus > best_surplus) {
      best = make_move(Act::pick, s.market[i]);
      best_surplus = surplus;
    }
  }
  return best;
}

}  // namespace pionek::power_grid
