// Dealing anew what a viewer cannot know: the order of the stacks, but for the tiles that it has
// seen go under them, the opponent's cards to come, and all chance.
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

// The hidden tiles in rising order first: their old order must not show through the new one.
template <class Items>
void deal(Items& items, Rng& rng) {
  std::sort(items.begin(), items.end());
  rng.shuffle(items);
}

// Nobody has ever drawn from a row's stack: what lies at the bottom was put there by hand.
void deal_stack(Stack& stack, Rng& rng) {
  FixedVector<TileId, kMaxStack> unknown;
  for (int i = stack.known; i < stack.tiles.size(); ++i) unknown.push_back(stack.tiles[i]);
  deal(unknown, rng);
  for (int i = stack.known; i < stack.tiles.size(); ++i) {
    stack.tiles[i] = unknown[i - stack.known];
  }
}

// Who has seen what is known to all; what it was is not.
void deal_drawn(HiddenStack& stack, unsigned viewer, Rng& rng) {
  FixedVector<std::uint8_t, kMaxDrawn> unknown;
  for (const Hidden& each : stack) {
    if ((each.seen & viewer) == 0) unknown.push_back(each.tile);
  }
  deal(unknown, rng);
  int next = 0;
  for (Hidden& each : stack) {
    if ((each.seen & viewer) == 0) each.tile = unknown[next++];
  }
}

}  // namespace

void Praga::imagine(State& s, Seat viewer, Rng& rng) const {
  const unsigned bit = viewer == nobody ? 0 : 1U << index(viewer);
  for (auto& kind : s.stacks) {
    for (Stack& stack : kind) deal_stack(stack, rng);
  }
  for (HiddenStack& stack : s.technologies) deal_drawn(stack, bit, rng);
  deal_drawn(s.bridge, bit, rng);
  deal(s.rival.deck, rng);
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

}  // namespace pionek::praga
