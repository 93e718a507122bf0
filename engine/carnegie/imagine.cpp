// Dealing anew what nobody can know (CA-1501): in the solo game the faces and the order of Andrew's
// cards, of which the backs of the current and of the next one are seen; always all chance to come.
#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {
namespace {

using Cards = FixedVector<CardId, kMaxCards>;

// The cards that were never turned up, in a fixed order: what the deal may depend on.
struct Unseen {
  Cards basic;
  Cards advanced;

  Unseen(const Data& data, std::uint64_t seen) {
    for (int id = 0; id < static_cast<int>(data.cards.size()); ++id) {
      if ((seen >> id & 1) != 0) continue;
      (data.cards[id].advanced ? advanced : basic).push_back(static_cast<CardId>(id));
    }
  }

  // One with the same back as the card.
  CardId draw(const Data& data, CardId card, Rng& rng) {
    const Card& like = data.cards[card];
    Cards& from = like.advanced ? advanced : basic;
    Cards fitting;
    for (const CardId id : from) {
      if (like.advanced || data.cards[id].row == like.row) fitting.push_back(id);
    }
    const CardId drawn =
        fitting[static_cast<int>(rng.below(static_cast<std::uint32_t>(fitting.size())))];
    from.erase(from.find(drawn));
    return drawn;
  }
};

void deal_cards(const Data& data, State& s, Rng& rng) {
  Unseen unseen(data, s.seen);
  if (s.andrew.card != kNoCard && s.andrew.shown == 0) {
    s.andrew.card = unseen.draw(data, s.andrew.card, rng);
  }
  if (s.deck.empty()) return;
  s.deck.back() = unseen.draw(data, s.deck.back(), rng);
  // How many of each kind are left is known; which ones, and in which order, is not.
  const int rest = s.deck.size() - 1;
  int advanced = 0;
  for (int i = 0; i < rest; ++i) advanced += data.cards[s.deck[i]].advanced ? 1 : 0;
  rng.shuffle(unseen.basic);
  rng.shuffle(unseen.advanced);
  Cards below;
  for (int i = 0; i < rest - advanced; ++i) below.push_back(unseen.basic[i]);
  for (int i = 0; i < advanced; ++i) below.push_back(unseen.advanced[i]);
  rng.shuffle(below);
  for (int i = 0; i < rest; ++i) s.deck[i] = below[i];
}

}  // namespace

void Carnegie::imagine(State& s, Seat /*viewer*/, Rng& rng) const {
  if (s.solo()) deal_cards(*data_, s, rng);
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

}  // namespace pionek::carnegie
