// The solo opponent (chapter 14xx): his card says all that he does.
#include <algorithm>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

// CA-1404: random cards of both kinds, shuffled together.
void Carnegie::make_deck(State& s) const {
  const Difficulty& level = data_->difficulties[s.andrew.level];
  const auto draw = [&](int first, int last, int count) {
    FixedVector<CardId, kMaxCards> cards;
    for (int id = first; id < last; ++id) cards.push_back(static_cast<CardId>(id));
    s.rng.shuffle(cards);
    for (int i = 0; i < count; ++i) s.deck.push_back(cards[i]);
  };
  draw(0, data_->basic_cards, level.basic);
  draw(data_->basic_cards, static_cast<int>(data_->cards.size()), level.advanced);
  s.rng.shuffle(s.deck);
}

template <class Sink>
void Carnegie::andrew_options(const State& /*s*/, Sink& sink) const {
  sink.prompt({Word::ask_andrew});
  sink.offer(make_move(Act::andrew), [](Explanation& e) { e.label = {Word::do_andrew}; });
}

// Turns up the card; in his rounds it chooses the row, then come his event and his action.
template <class Log>
void Carnegie::play_andrew(State& s, Log& log) const {
  s.agenda.pop();
  const Card& card = data_->cards[s.andrew.card];
  s.andrew.shown = 1;
  s.seen |= std::uint64_t{1} << s.andrew.card;
  ++s.reveals;
  log.note("CA-1410", {Word::log_card, thing(kCardSet, s.andrew.card)});
  if (s.row == kRows) choose_row(s, static_cast<int>(card.row), "CA-1409", log);
  if (event(s).donation) {
    if (s.field[card.donation] == kNoHolder && s.andrew.discs > 0) {
      s.field[card.donation] = kAndrew;
      s.andrew.donations |= FieldSet{1} << card.donation;
      --s.andrew.discs;
      log.note("CA-1411", {Word::log_andrew_donated, thing(kDonationSet, card.donation)});
    } else {
      shift_card(s, 1, "CA-1411", log);
    }
  }
  andrew_acts(s, card, log);
}

// Never beyond the last score card (CA-1417).
template <class Log>
void Carnegie::shift_card(State& s, int by, const char* rule, Log& log) const {
  const int last = static_cast<int>(data_->score_cards.size()) - 1;
  const int to = std::min(last, s.andrew.shift + by);
  if (by == 0) return;
  s.andrew.shift = static_cast<std::uint8_t>(to);
  log.note(rule, {Word::log_shift, by, data_->score_cards[to]});
}

template <class Log>
void Carnegie::andrew_acts(State& s, const Card& card, Log& log) const {
  switch (static_cast<Row>(s.row)) {
    case Row::hr:
      return shift_card(s, card.shift, "CA-1413", log);
    case Row::management:
      return andrew_takes_tiles(s, card, log);
    case Row::construction:
      return andrew_builds(s, card, log);
    case Row::rnd:
      return andrew_advances(s, card, log);
  }
}

// The lowest number of each category, never two identical ones in a round.
template <class Log>
void Carnegie::andrew_takes_tiles(State& s, const Card& card, Log& log) const {
  std::uint32_t now = 0;
  int missed = 0;
  const int count = static_cast<int>(data_->departments.size());
  for (const Row row : card.management) {
    int id = data_->starting;
    while (id < count &&
           (data_->departments[id].row != row || s.copies[id] == 0 || (now >> id & 1) != 0)) {
      ++id;
    }
    if (id == count) {
      ++missed;
      continue;
    }
    now |= 1U << id;
    --s.copies[id];
    ++s.andrew.tiles[id];
    log.note("CA-1414", {Word::log_andrew_tile, thing(kTileSet, id)});
  }
  shift_card(s, missed, "CA-1414", log);
}

// The leftmost free space of a city, or -1.
int Carnegie::free_slot(const State& s, int city) const {
  const City& where = data_->cities[city];
  for (int slot = where.first_slot; slot < where.first_slot + where.slots; ++slot) {
    if (!s.taken.has(slot)) return slot;
  }
  return -1;
}

template <class Log>
void Carnegie::andrew_builds(State& s, const Card& card, Log& log) const {
  int missed = 0;
  for (const int city : card.cities) {
    const int slot = free_slot(s, city);
    if (slot < 0 || s.andrew.discs == 0) {
      ++missed;
      continue;
    }
    occupy(s, slot, kAndrew, data_->slots[slot].type);
    --s.andrew.discs;
    log.note("CA-1415", {Word::log_andrew_built, thing(kSlotSet, slot)});
  }
  shift_card(s, missed, "CA-1415", log);
}

template <class Log>
void Carnegie::andrew_advances(State& s, const Card& card, Log& log) const {
  const auto region = static_cast<int>(card.region);
  const int last = data_->tracks[region].size() - 1;
  int made = 0;
  while (made < card.steps && s.andrew.transport[region] < last &&
         (s.andrew.transport[region] + 1 < last || !last_is_taken(s, region))) {
    ++s.andrew.transport[region];
    ++made;
  }
  if (made > 0) {
    log.note("CA-1416", {Word::log_andrew_advanced, thing(kTrackSet, region), made,
                         s.andrew.transport[region]});
  }
  shift_card(s, card.steps - made, "CA-1416", log);
}

template void Carnegie::andrew_options(const State&, MoveList&) const;
template void Carnegie::andrew_options(const State&, Menu&) const;
template void Carnegie::play_andrew(State&, Silent&) const;
template void Carnegie::play_andrew(State&, Journal&) const;

}  // namespace pionek::carnegie
