// What a seat may know of the position, and its counterpart: dealing anew what it may not know.
#include <algorithm>

#include "tests/example/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

// The backs of the cards tell the sea, so that much of a hand is public (LH-207).
template <class Cards>
json::object backs(const Cards& cards, const Data& data) {
  const auto far = std::count_if(cards.begin(), cards.end(),
                                 [&](int ship) { return data.ship(ship).sea == Sea::far; });
  return {{"near", cards.size() - far}, {"far", far}};
}

}  // namespace

json::object Lighthouse::describe(const State& s, Seat viewer) const {
  json::array keepers;
  for (int i = 0; i < s.seats; ++i) {
    const Keeper& keeper = s.keeper(seat_at(i));
    json::object& shown = keepers.emplace_back(json::object()).get_object();
    shown["seat"] = i;
    shown["oil"] = keeper.oil;
    shown["flares"] = keeper.flares;
    shown["fleet"] = data_->ids(keeper.fleet);
    shown["holds"] = backs(keeper.hand, *data_);
    if (seat_at(i) == viewer) shown["hand"] = data_->ids(keeper.hand);
  }
  return {{"round", s.round},
          {"rounds", data_->rounds},
          {"leader", index(s.chair(0))},
          {"weather", kWeatherIds[static_cast<std::size_t>(s.weather)]},
          {"lamp", s.lamp},
          {"cellar", s.cellar},
          {"deck", backs(s.deck, *data_)},
          {"harbour", data_->ids(s.harbour)},
          {"keepers", std::move(keepers)}};
}

// The hidden ships of a sea change places among themselves: never across the seas, for the backs
// are known. They are sorted before they are shuffled, so that nothing of how they really lay
// survives, and the generator is seeded anew, so that nobody can look ahead.
void Lighthouse::imagine(State& s, Seat viewer, Rng& rng) const {
  for (const Sea sea : {Sea::near, Sea::far}) {
    FixedVector<std::uint8_t*, kShips> places;
    const auto hide = [&](auto& cards) {
      for (std::uint8_t& ship : cards) {
        if (data_->ship(ship).sea == sea) places.push_back(&ship);
      }
    };
    hide(s.deck);
    for (int i = 0; i < s.seats; ++i) {
      if (seat_at(i) != viewer) hide(s.keeper(seat_at(i)).hand);
    }
    Ships pool;
    for (const std::uint8_t* place : places) pool.insert_sorted(*place);
    rng.shuffle(pool);
    for (int i = 0; i < pool.size(); ++i) *places[i] = pool[i];
  }
  for (Keeper& keeper : s.keepers) std::sort(keeper.hand.begin(), keeper.hand.end());
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

}  // namespace pionek::lighthouse
