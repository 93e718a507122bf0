// Event and scenario cards: where they lie, when they are resolved (FP-404, FP-411 to FP-414,
// chapters 9xx and 14xx).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

// The effect of an event card, and below it what becomes of the card.
void Frostpunk::resolve(State& s, CardId card) const {
  const EventCard& event = data_->events[card];
  s.agenda.push({.step = Step::finish,
                 .seat = decider(s),
                 .a = byte(static_cast<int>(event.after)),
                 .card = byte(card + 1)});
  run(s, {.effect = event.effect, .card = byte(card + 1)});
}

template <class Log>
bool Frostpunk::finish_step(State& s, Log& log) const {
  const Task task = s.agenda.top();
  const CardId card = byte(task.card - 1);
  s.agenda.pop();
  if (!lies_somewhere(s, card)) put_card(s, card, static_cast<CardTo>(task.a), log);
  if (data_->consultations.find(card) >= 0) next_consultation(s, log);
  return false;
}

// Whether an effect has put the card somewhere already.
bool Frostpunk::lies_somewhere(const State& s, CardId card) const {
  for (const InForce& each : s.events) {
    if (each.card == card) return true;
  }
  return data_->is_dusk(card) &&
         (s.dusk_deck | s.dusk_discard | s.dusk_gone | s.dusk_on_law).has(dusk_index(card));
}

template <class Log>
void Frostpunk::put_card(State& s, CardId card, CardTo to, Log& log) const {
  const Thing name = thing(kCardSet, card);
  const bool dusk = data_->is_dusk(card);
  leave_events(s, card);
  switch (to) {
    case CardTo::events:
      s.events.push_back({card, {}});
      return log.note("FP-413", {Word::log_to_events, name});
    case CardTo::dusk_discard:
      if (dusk) s.dusk_discard.add(dusk_index(card));
      return log.note("FP-903", {Word::log_to_discard, name});
    case CardTo::dusk_deck:
      if (dusk) s.dusk_deck.add(dusk_index(card));
      return log.note("FP-903", {Word::log_to_deck, name});
    case CardTo::law:
      if (dusk) s.dusk_on_law.add(dusk_index(card));
      return log.note("FP-1605", {Word::log_to_law, name});
    case CardTo::remove:
      if (dusk) s.dusk_gone.add(dusk_index(card));
      log.note("FP-413", {Word::log_card_gone, name});
  }
}

// Once, and only from the box (FP-907).
template <class Log>
void Frostpunk::add_to_dusk(State& s, CardId card, Log& log) const {
  if (!in_box(s, card)) return;
  s.dusk_deck.add(dusk_index(card));
  log.note("FP-907", {Word::log_dusk_added, thing(kCardSet, card)});
}

bool Frostpunk::in_box(const State& s, CardId card) const {
  if (lies_somewhere(s, card)) return false;
  for (const Task& task : s.agenda) {
    if (task.step == Step::finish && task.card == card + 1) return false;
  }
  return true;
}

// Wherever it lies (FP-1406).
template <class Log>
void Frostpunk::cancel_card(State& s, CardId card, Log& log) const {
  const bool in_events = leave_events(s, card);
  const int at = data_->is_dusk(card) ? dusk_index(card) : 0;
  const bool in_dusk = data_->is_dusk(card) && (s.dusk_deck.has(at) || s.dusk_discard.has(at));
  if (!in_events && !in_dusk) return;
  if (data_->is_dusk(card)) {
    s.dusk_deck.remove(at);
    s.dusk_discard.remove(at);
    s.dusk_gone.add(at);
  }
  log.note("FP-1406", {Word::log_card_gone, thing(kCardSet, card)});
}

// Markers on it go to the bank, pawns to the pool (FP-414).
bool Frostpunk::leave_events(State& s, CardId card) const {
  for (int i = 0; i < s.events.size(); ++i) {
    if (s.events[i].card != card) continue;
    s.events.erase(i);
    clear_specials(s, card);
    return true;
  }
  return false;
}

void Frostpunk::clear_specials(State& s, CardId card) const {
  for (std::size_t i = 0; i < data_->specials.size(); ++i) {
    if (data_->specials[i].card != card || s.special[i] == 0) continue;
    ++s.ready[static_cast<std::size_t>(pawn_of(s.special[i]))];
    s.special[i] = 0;
  }
}

// ---- scenario cards ----

// A card that is resolved leaves the game afterwards; others stay and are in force.
template <class Log>
void Frostpunk::reveal_card(State& s, CardId card, bool resolve, Log& log) const {
  const int at = card - data_->scenario_start;
  if (((s.face_up | s.scenario_gone) >> at & 1) != 0) return;
  const ScenarioCard& what = data_->scenario[at];
  ++s.reveals;
  log.note("FP-1401", {Word::log_revealed, thing(kCardSet, card)});
  if (resolve && what.resolves) {
    s.scenario_gone = byte(s.scenario_gone | 1 << at);
    return run(s, {.effect = what.resolve, .card = byte(card + 1)});
  }
  face_up(s, at, log);
}

// FP-1402: its activation tokens come onto the round track.
template <class Log>
void Frostpunk::face_up(State& s, int at, Log& log) const {
  s.face_up = byte(s.face_up | 1 << at);
  const CardId card = byte(data_->scenario_start + at);
  for (const ScenarioCard::Activation& each : data_->scenario[at].activations) {
    if (each.round <= s.round) continue;
    s.activations.push_back({each.round, card});
    log.note("FP-1402", {Word::log_activation, thing(kCardSet, card), each.round});
  }
}

template <class Log>
void Frostpunk::remove_scenario(State& s, CardId card, Log& log) const {
  const int at = card - data_->scenario_start;
  if ((s.face_up >> at & 1) == 0) return;
  s.face_up = byte(s.face_up & ~(1 << at));
  s.scenario_gone = byte(s.scenario_gone | 1 << at);
  clear_specials(s, card);
  for (int i = s.activations.size() - 1; i >= 0; --i) {
    if (s.activations[i].card == card) s.activations.erase(i);
  }
  log.note("FP-414", {Word::log_card_gone, thing(kCardSet, card)});
}

// ---- what comes first ----

// What the start of this phase brings: the research token, scenario cards.
std::uint32_t Frostpunk::pending(const State& s) const {
  std::uint32_t bits = 0;
  if (s.phase == Phase::dusk) {
    for_each_bit(s.face_up, [&](int at) {
      if (data_->scenario[at].dusk != 0) bits |= 2U << at;
    });
    return bits;
  }
  if (s.research_at == s.round) bits |= kResearchTrigger;
  for (const Activation& each : s.activations) {
    if (each.round == s.round) bits |= 2U << (each.card - data_->scenario_start);
  }
  return bits;
}

// Several things happen at once: the leader says in which order.
template <class Log>
bool Frostpunk::order_step(State& s, Log& log) const {
  std::uint32_t& bits = s.agenda.top().bits;
  bits &= pending(s);
  if (std::popcount(bits) > 1) return true;
  if (bits == 0) {
    s.agenda.pop();
  } else if (bits == kResearchTrigger) {
    play_order(s, make_move(Act::complete), log);
  } else {
    const int card = data_->scenario_start + std::countr_zero(bits) - 1;
    play_order(s, make_move(Act::resolve, card), log);
  }
  return false;
}

template <class Sink>
void Frostpunk::order_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_order});
  for_each_bit(s.agenda.top().bits, [&](int bit) {
    if (bit == 0) {
      sink.offer(make_move(Act::complete), [&](Explanation& e) {
        e.label = {Word::do_complete, thing(kTechSet, s.studied - 1)};
        e.targets.push_back(thing(kTechSet, s.studied - 1));
      });
      return;
    }
    const Thing card = thing(kCardSet, data_->scenario_start + bit - 1);
    sink.offer(make_move(Act::resolve, card.index), [&](Explanation& e) {
      e.label = {Word::do_resolve, card};
      e.targets.push_back(card);
    });
  });
}

template <class Log>
void Frostpunk::play_order(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  if (act_of(move) == Act::complete) {
    task.bits &= ~kResearchTrigger;
    return complete_research(s, "FP-403", log);
  }
  const CardId card = move.a;
  const int at = card - data_->scenario_start;
  task.bits &= ~(2U << at);
  const ScenarioCard& what = data_->scenario[at];
  if (s.phase == Phase::dusk) {
    log.note("FP-901", {Word::log_resolved, thing(kCardSet, card)});
    return run(s, {.effect = what.dusk, .card = byte(card + 1)});
  }
  log.note("FP-404", {Word::log_resolved, thing(kCardSet, card)});
  s.activations.erase(s.activations.find({s.round, card}));
  for (const ScenarioCard::Activation& each : what.activations) {
    if (each.round == s.round) run(s, {.effect = each.effect, .card = byte(card + 1)});
  }
}

// ---- phases ----

template <class Log>
void Frostpunk::begin_dawn(State& s, Log& log) const {
  s.leader = byte((s.leader + 1) % s.seats);
  ++s.round;
  s.first_coal = s.automatons_used = s.shifted = s.children_acted = 0;
  log.note("FP-402", {Word::log_round, s.round, s.leading()});
  s.agenda.push({.step = Step::order, .seat = s.leading(), .bits = pending(s)});
}

template <class Log>
void Frostpunk::begin_morning(State& s, Log& log) const {
  if (s.morning.empty()) return;
  const CardId card = s.morning.back();
  s.morning.pop_back();
  ++s.reveals;
  log.note("FP-411", {Word::log_card, thing(kCardSet, card)});
  resolve(s, card);
}

template <class Log>
void Frostpunk::begin_dusk(State& s, Log& /*log*/) const {
  s.agenda.push({.step = Step::dusk_card, .seat = s.leading()});
  s.agenda.push({.step = Step::order, .seat = s.leading(), .bits = pending(s)});
}

// FP-902: the deck is shuffled before every draw, so any of its cards may come.
template <class Log>
bool Frostpunk::dusk_step(State& s, Log& log) const {
  s.agenda.pop();
  if (s.dusk_deck.empty()) {
    s.dusk_deck = s.dusk_discard;
    s.dusk_discard.clear();
  }
  if (s.dusk_deck.empty()) return false;
  const int card = pick(s, s.dusk_deck);
  ++s.reveals;
  s.dusk_deck.remove(card);
  s.dusk_seen.add(card);
  log.note("FP-902", {Word::log_card, dusk_thing(card)});
  resolve(s, byte(card + data_->morning_cards));
  return false;
}

// FP-905: the next one is read aloud and shuffled in together with the discard pile.
template <class Log>
void Frostpunk::next_consultation(State& s, Log& log) const {
  s.dusk_deck = s.dusk_deck | s.dusk_discard;
  s.dusk_discard.clear();
  ++s.reveals;
  if (s.consultations.empty()) return;
  const CardId card = s.consultations.back();
  s.consultations.pop_back();
  s.dusk_deck.add(dusk_index(card));
  log.note("FP-905", {Word::log_consultation, thing(kCardSet, card)});
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::order_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                           \
  template bool Frostpunk::finish_step(State&, Log&) const;               \
  template void Frostpunk::put_card(State&, CardId, CardTo, Log&) const;  \
  template void Frostpunk::add_to_dusk(State&, CardId, Log&) const;       \
  template void Frostpunk::cancel_card(State&, CardId, Log&) const;       \
  template void Frostpunk::reveal_card(State&, CardId, bool, Log&) const; \
  template void Frostpunk::face_up(State&, int, Log&) const;              \
  template void Frostpunk::remove_scenario(State&, CardId, Log&) const;   \
  template bool Frostpunk::order_step(State&, Log&) const;                \
  template void Frostpunk::play_order(State&, Move, Log&) const;          \
  template void Frostpunk::begin_dawn(State&, Log&) const;                \
  template void Frostpunk::begin_morning(State&, Log&) const;             \
  template void Frostpunk::begin_dusk(State&, Log&) const;                \
  template bool Frostpunk::dusk_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
