// Laws (chapter 16xx) and the dusk deck they feed.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

std::uint16_t Frostpunk::laws_open(const State& s) const {
  return std::popcount(s.enacted) < data_->most_laws ? s.law_stack : std::uint16_t{0};
}

template <class Log>
bool Frostpunk::law_step(State& s, Log& log) const {
  const std::uint32_t open = laws_open(s);
  if (std::popcount(open) > 1) return true;
  if (open == 0) {
    s.agenda.pop();
  } else {
    play_law(s, make_move(Act::law, std::countr_zero(open)), log);
  }
  return false;
}

template <class Sink>
void Frostpunk::law_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_law, std::popcount(s.enacted) + 1, data_->most_laws});
  for_each_bit(laws_open(s), [&](int law) {
    sink.offer(make_move(Act::law, law), [&](Explanation& e) {
      e.label = {Word::do_law, thing(kLawSet, law)};
      e.targets.push_back(thing(kLawSet, law));
    });
  });
}

// In force at once; then a consequence into the dusk deck; then the immediate effect (FP-1601).
template <class Log>
void Frostpunk::play_law(State& s, Move move, Log& log) const {
  const bool forgiving = s.agenda.top().b != 0;
  s.agenda.pop();
  const Law& law = data_->laws[move.a];
  s.law_stack = static_cast<std::uint16_t>(s.law_stack & ~(1U << move.a));
  s.enacted = static_cast<std::uint16_t>(s.enacted | 1U << move.a);
  log.note("FP-1601", {Word::log_law, thing(kLawSet, move.a)});
  if (law.pair < kMaxLaws && (s.law_stack >> law.pair & 1) != 0) {
    s.law_stack = static_cast<std::uint16_t>(s.law_stack & ~(1U << law.pair));
    log.note("FP-1603", {Word::log_law_gone, thing(kLawSet, law.pair)});
  }
  ++s.reveals;
  const int pick = static_cast<int>(s.rng.below(2));
  s.dusk_deck.add(dusk_index(law.consequences[pick]));
  s.dusk_gone.add(dusk_index(law.consequences[1 - pick]));
  log.note("FP-1602", {Word::log_consequence, thing(kLawSet, move.a)});
  run(s, {.effect = law.effect, .flags = byte(forgiving ? kForgiving : 0)});
}

// FP-1919: some cards of the shuffled deck are turned up; one may be put away unresolved.
template <class Log>
void Frostpunk::peek(State& s, int count, int most, Log& log) const {
  BitSet deck = s.dusk_deck;
  Task task{.step = Step::peek, .seat = decider(s), .left = byte(most)};
  std::array<std::uint8_t*, 3> slots{&task.a, &task.b, &task.c};
  if (deck.empty()) return;
  ++s.reveals;
  for (int i = 0; i < std::min(count, 3) && !deck.empty(); ++i) {
    const int card = pick(s, deck);
    deck.remove(card);
    s.dusk_seen.add(card);
    *slots[i] = byte(card + 1);
    log.note("FP-1919", {Word::log_peeked, dusk_thing(card)});
  }
  s.agenda.push(task);
}

// One of a set by chance.
int Frostpunk::pick(State& s, const BitSet& set) {
  int left = static_cast<int>(s.rng.below(static_cast<std::uint32_t>(set.size())));
  int found = 0;
  set.each([&](int card) {
    if (left-- == 0) found = card;
  });
  return found;
}

bool Frostpunk::can_shelve(int card) const {
  const CardId id = byte(card + data_->morning_cards);
  return data_->consultations.find(id) < 0;
}

template <class Log>
bool Frostpunk::peek_step(State& s, Log& /*log*/) const {
  const Task& task = s.agenda.top();
  for (const int mark : {task.a, task.b, task.c}) {
    if (mark != 0 && can_shelve(mark - 1)) return true;
  }
  s.agenda.pop();
  return false;
}

template <class Sink>
void Frostpunk::peek_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_peek});
  for (const int mark : {task.a, task.b, task.c}) {
    if (mark == 0) continue;
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_shelve, dusk_thing(mark - 1)};
      e.because = {Word::why_consultation};
      e.targets.push_back(dusk_thing(mark - 1));
    };
    const Move move = make_move(Act::shelve, dusk_thing(mark - 1).index);
    if (can_shelve(mark - 1)) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, "FP-906", explain);
    }
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_shelve_none}; });
}

template <class Log>
void Frostpunk::play_peek(State& s, Move move, Log& log) const {
  if (act_of(move) == Act::done) return s.agenda.pop();
  const int card = dusk_index(move.a);
  Task& task = s.agenda.top();
  for (std::uint8_t* slot : {&task.a, &task.b, &task.c}) {
    if (*slot == card + 1) *slot = 0;
  }
  count_down(s);
  s.dusk_deck.remove(card);
  s.dusk_discard.add(card);
  log.note("FP-1919", {Word::log_shelved, dusk_thing(card)});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                              \
  template void Frostpunk::law_options(const State&, Sink&) const; \
  template void Frostpunk::peek_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                \
  template bool Frostpunk::law_step(State&, Log&) const;       \
  template void Frostpunk::play_law(State&, Move, Log&) const; \
  template void Frostpunk::peek(State&, int, int, Log&) const; \
  template bool Frostpunk::peek_step(State&, Log&) const;      \
  template void Frostpunk::play_peek(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
