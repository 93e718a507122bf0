// What a seat may know of the position, and its counterpart: dealing anew what it may not know.
#include <algorithm>

#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

// The backs of the cards tell the sea, so that much of a hand is public (LH-207).
template <class Cards>
void write_backs(JsonText& out, std::string_view key, const Cards& cards, const Data& data) {
  const auto far = std::count_if(cards.begin(), cards.end(),
                                 [&](int ship) { return data.ship(ship).sea == Sea::far; });
  out.object(key, [&] {
    out.field("near", cards.size() - far);
    out.field("far", far);
  });
}

}  // namespace

std::string Lighthouse::describe(const State& s, Seat viewer) const {
  return object_text([&](JsonText& out) {
    out.field("round", s.round);
    out.field("rounds", data_->rounds);
    out.field("leader", index(s.chair(0)));
    out.field("weather", kWeatherIds[static_cast<std::size_t>(s.weather)]);
    out.field("lamp", s.lamp);
    out.field("cellar", s.cellar);
    write_backs(out, "deck", s.deck, *data_);
    data_->write_ships(out, "harbour", s.harbour);
    out.array("keepers", [&] {
      for (int i = 0; i < s.seats; ++i) {
        const Keeper& keeper = s.keeper(seat_at(i));
        out.object([&] {
          out.field("seat", i);
          out.field("oil", keeper.oil);
          out.field("flares", keeper.flares);
          data_->write_ships(out, "fleet", keeper.fleet);
          write_backs(out, "holds", keeper.hand, *data_);
          if (seat_at(i) == viewer) data_->write_ships(out, "hand", keeper.hand);
        });
      }
    });
  });
}

// The hidden ships of a sea change places among themselves: never across the seas, for the backs
// are known. They are sorted before they are shuffled, so that nothing of how they really lay
// survives, and the generator is seeded anew, so that nobody can look ahead.
void Lighthouse::imagine(State& s, Seat viewer, Rng& rng) const {
  for (const Sea sea : {Sea::near, Sea::far}) {
    FixedVector<std::uint8_t*, kShips> places;
    const auto hide = [&](auto& cards) {
      for (auto& ship : cards) {
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
