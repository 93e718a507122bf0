// Dealing anew what a seat cannot know (PG-120, PG-121, PG-410): the order of the stack, the plants
// removed unseen, with closed money the cash of the others, and all chance to come.
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {
namespace {

using Cards = FixedVector<PlantId, kMaxPlants>;

// Before the Stage 3 card is drawn everybody knows the cards under it (put there in the open, in
// order) and, at first, the top card; the cards between are as unknown as the removed ones.
void deal_stack(State& s, Rng& rng) {
  const int below = s.stack.find(kStage3Card);
  const int first = below + 1;
  const int last = s.stack.size() - s.known_top;
  Cards unknown;
  for (int i = first; i < last; ++i) unknown.push_back(s.stack[i]);
  for (PlantId id = 0; id < kMaxPlants; ++id) {
    if ((s.removed >> id & 1) != 0) unknown.push_back(id);
  }
  // In a fixed order first, so that the deal depends on what is known and on the generator only.
  std::sort(unknown.begin(), unknown.end());
  rng.shuffle(unknown);
  for (int i = first; i < last; ++i) {
    s.stack[i] = unknown.back();
    unknown.pop_back();
  }
  s.removed = 0;
  for (const PlantId id : unknown) s.removed |= std::uint64_t{1} << id;
}

// Afterwards the stack holds known cards in unknown order.
void shuffle_stack(State& s, Rng& rng) {
  std::sort(s.stack.begin(), s.stack.end());
  rng.shuffle(s.stack);
}

// The others are taken to be about as rich as the viewer, and able to pay what they bid.
void deal_cash(State& s, Seat viewer, Rng& rng) {
  const int own = viewer == nobody ? 0 : s.player(viewer).cash;
  for (int i = 0; i < s.seats; ++i) {
    if (seat_at(i) == viewer) continue;
    const int least = s.auction.high_bidder == seat_at(i) ? s.auction.high_bid : 0;
    // An opener has at least the plant's number; it was the condition for the pick.
    const bool opening = s.auction.open != 0 && s.auction.high_bidder == nobody;
    const int opens = opening && s.agenda.top().seat == seat_at(i) ? s.auction.high_bid + 1 : 0;
    const auto spread = static_cast<std::uint32_t>(std::max(100, 2 * own));
    s.players[i].cash = std::max(least, opens) + static_cast<int>(rng.below(spread));
  }
}

}  // namespace

void PowerGrid::imagine(State& s, Seat viewer, Rng& rng) const {
  if (s.stage3 == Stage3::in_stack) {
    deal_stack(s, rng);
  } else {
    shuffle_stack(s, rng);
  }
  if (s.money_visible == 0 && !s.agenda.empty()) deal_cash(s, viewer, rng);
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

}  // namespace pionek::power_grid
