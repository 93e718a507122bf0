// The position before the first choice.
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {

static_assert(Game<Lighthouse>);

State Lighthouse::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = static_cast<std::uint8_t>(setup.seats);
  s.weather = static_cast<Weather>(setup.choice[0]);
  s.lamp = data_->lamp;
  s.cellar = static_cast<std::uint8_t>(data_->barrels - setup.seats * data_->start_oil);
  s.deck = data_->of(Sea::near);
  s.rng.shuffle(s.deck);
  for (int i = 0; i < setup.seats; ++i) {
    Keeper& keeper = s.keeper(seat_at(i));
    keeper.oil = data_->start_oil;
    for (int n = 0; n < data_->start_ships; ++n) {
      keeper.hand.insert_sorted(s.deck.back());
      s.deck.pop_back();
    }
  }
  s.agenda.push({Step::night});
  Silent silent;
  settle(s, silent);
  return s;
}

}  // namespace pionek::lighthouse
