// What a seat cannot know: the order of the stacks, what others hold, which consequence of a law
// lies in the dusk deck, and chance to come.
#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {
namespace {

// Sorted first, or the old order would show through the new one. Cards on top of a stack that lies
// face up are known.
template <class Stack>
void deal_anew(Stack& stack, Rng& rng, int known = 0) {
  FixedVector<typename Stack::value_type, Stack::capacity()> top;
  for (int i = 0; i < known && !stack.empty(); ++i) {
    top.push_back(stack.back());
    stack.pop_back();
  }
  std::sort(stack.begin(), stack.end());
  rng.shuffle(stack);
  for (; !top.empty(); top.pop_back()) stack.push_back(top.back());
}

}  // namespace

void Frostpunk::imagine(State& s, Seat viewer, Rng& rng) const {
  for (auto& stack : s.tiles) deal_anew(stack, rng);
  deal_anew(s.morning, rng);
  deal_anew(s.weather, rng);
  // The top cards of these stacks lie open (FP-112, FP-129).
  for (auto& stack : s.expeditions) deal_anew(stack, rng, 1);
  deal_anew(s.consultations, rng, 1);
  imagine_consequences(s, rng);
  // Whoever is asked has something to answer.
  do {
    imagine_hands(s, viewer, rng);
  } while (!s.agenda.empty() && s.agenda.top().seat != viewer && !hand_answers(s));
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

// FP-1602: nobody has seen which of the two was shuffled in, until it is turned up.
void Frostpunk::imagine_consequences(State& s, Rng& rng) const {
  for_each_bit(s.enacted, [&](int law) {
    const auto& both = data_->laws[law].consequences;
    const std::array<int, 2> at{dusk_index(both[0]), dusk_index(both[1])};
    if (s.dusk_seen.has(at[0]) || s.dusk_seen.has(at[1])) return;
    const auto in = static_cast<std::size_t>(rng.below(2));
    for (std::size_t i = 0; i < 2; ++i) {
      s.dusk_deck.remove(at[i]);
      s.dusk_gone.remove(at[i]);
      (i == in ? s.dusk_deck : s.dusk_gone).add(at[i]);
    }
  });
}

// What others hold comes out of the stack, except for cards they have had since before the discard
// pile was last shuffled: these lie in their hands alone.
void Frostpunk::imagine_hands(State& s, Seat viewer, Rng& rng) const {
  std::array<int, kSeats> old{};
  std::array<int, kSeats> fresh{};
  FixedVector<std::uint8_t, kMaxCitizens> settled;
  CitizenSet hidden = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    if (s.open_hands != 0 || seat_at(seat) == viewer) continue;
    old[seat] = std::popcount(s.hand[seat] & s.settled);
    fresh[seat] = std::popcount(s.hand[seat]) - old[seat];
    hidden |= s.hand[seat];
    s.hand[seat] = 0;
  }
  for_each_bit(hidden & s.settled, [&](int card) { settled.push_back(byte(card)); });
  for_each_bit(hidden & ~s.settled, [&](int card) { s.citizens.push_back(byte(card)); });
  deal_anew(s.citizens, rng);
  rng.shuffle(settled);
  for (int seat = 0; seat < s.seats; ++seat) {
    const auto deal = [&](auto& from, int count) {
      for (; count > 0; --count) {
        s.hand[seat] |= CitizenSet{1} << from.back();
        from.pop_back();
      }
    };
    deal(settled, old[seat]);
    deal(s.citizens, fresh[seat]);
  }
}

// Whether the seat that is asked could have been asked with this hand.
bool Frostpunk::hand_answers(const State& s) const {
  const Task& task = s.agenda.top();
  const CitizenSet hand = s.hand[index(task.seat)];
  switch (task.step) {
    case Step::death:
      return (hand & data_->citizens_of[task.a]) != 0;
    case Step::turn:
      return can_turn(s, task.seat);
    case Step::act:
      return can_act(s, task.seat, static_cast<Pawn>(task.a));
    case Step::start_discard:
      return std::popcount(discardable(s, task.seat)) > 1;
    default:
      return true;
  }
}

}  // namespace pionek::frostpunk
