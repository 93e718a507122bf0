// What the team has: resources in the pool, food, automatons, markers on cards (FP-213 to FP-216).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {
namespace {

// The resources that an argument means.
constexpr unsigned resources_of(Goods goods) {
  if (goods == Goods::any) return 0b111U;
  if (goods == Goods::fuel) return 0b011U;
  return goods <= Goods::core ? 1U << static_cast<int>(goods) : 0U;
}

}  // namespace

unsigned Frostpunk::pool_candidates(const State& s, Goods goods) {
  unsigned open = 0;
  for (int r = 0; r < kResources; ++r) {
    if (s.pool[r] > 0) open |= 1U << r;
  }
  return open & resources_of(goods);
}

// Pawns of automatons that are not in play.
int Frostpunk::automatons_left(const State& s) const {
  constexpr int kAutomaton = static_cast<int>(Pawn::automaton);
  int out = s.ready[kAutomaton] + s.clearing[kAutomaton] + s.building[kAutomaton];
  s.manned.each([&](int field) {
    if (pawn_of(s.field[field].pawn) == Pawn::automaton) ++out;
  });
  for (const std::uint8_t mark : s.special) {
    if (mark != 0 && pawn_of(mark) == Pawn::automaton) ++out;
  }
  return data_->pawns[kAutomaton] - out;
}

template <class Log>
void Frostpunk::gain(State& s, Goods goods, int n, const char* rule, Log& log) const {
  if (n <= 0) return;
  if (goods <= Goods::core) {
    const auto r = static_cast<std::size_t>(goods);
    s.pool[r] = static_cast<std::uint16_t>(std::min(s.pool[r] + n, kMostInPool));
    log.note(rule, {Word::log_gained, n, thing(kResourceSet, static_cast<int>(r))});
  } else if (goods == Goods::food) {
    const int fed = std::min(n, data_->food - s.food);
    s.food = byte(s.food + fed);
    log.note(rule, {Word::log_food, fed});
  } else {
    const int built = std::min(n, automatons_left(s));
    auto& ready = s.ready[static_cast<std::size_t>(Pawn::automaton)];
    ready = byte(ready + built);
    if (built > 0) log.note("FP-1804", {Word::log_automaton, built});
  }
}

// As much as there is (FP-215).
template <class Log>
void Frostpunk::lose(State& s, Goods goods, int n, const char* rule, Log& log) const {
  if (goods == Goods::food) {
    const int lost = std::min<int>(n, s.food);
    s.food = byte(s.food - lost);
    log.note(rule, {Word::log_food_lost, lost});
    return;
  }
  const auto r = static_cast<std::size_t>(goods);
  const int lost = std::min<int>(n, s.pool[r]);
  s.pool[r] = static_cast<std::uint16_t>(s.pool[r] - lost);
  log.note(rule, {Word::log_lost, lost, thing(kResourceSet, static_cast<int>(r))});
}

InForce* Frostpunk::in_force(State& s, CardId card) {
  for (InForce& each : s.events) {
    if (each.card == card) return &each;
  }
  return nullptr;
}

// Which resources the top task can still move.
unsigned Frostpunk::goods_candidates(const State& s) {
  const Task& task = s.agenda.top();
  if (task.step == Step::gain) return resources_of(static_cast<Goods>(task.a));
  if (task.step != Step::unstore) return pool_candidates(s, static_cast<Goods>(task.a));
  unsigned open = 0;
  for (const InForce& each : s.events) {
    if (each.card != task.card - 1) continue;
    for (int r = 0; r < kResources; ++r) {
      if (each.stored[r] > 0) open |= 1U << r;
    }
  }
  return open;
}

template <class Log>
bool Frostpunk::goods_step(State& s, Log& log) const {
  const unsigned open = goods_candidates(s);
  if (open == 0) {
    s.agenda.pop();
    return false;
  }
  // Everything goes: no need to ask in which order.
  const Task& task = s.agenda.top();
  const bool all = task.step != Step::gain && goods_total(s) <= task.left;
  if (std::popcount(open) > 1 && !all) return true;
  play_goods(s, make_move(Act::resource, std::countr_zero(open)), log);
  return false;
}

// How many markers the top task could move in all.
int Frostpunk::goods_total(const State& s) {
  const Task& task = s.agenda.top();
  int total = 0;
  for (unsigned open = goods_candidates(s); open != 0; open &= open - 1) {
    const int r = std::countr_zero(open);
    if (task.step != Step::unstore) {
      total += s.pool[r];
      continue;
    }
    for (const InForce& each : s.events) {
      if (each.card == task.card - 1) total += each.stored[r];
    }
  }
  return total;
}

template <class Sink>
void Frostpunk::goods_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  switch (task.step) {
    case Step::gain:
      sink.prompt({Word::ask_gain, task.left});
      break;
    case Step::lose:
      sink.prompt({Word::ask_lose, task.left});
      break;
    case Step::store:
      sink.prompt({Word::ask_store, task.left, thing(kCardSet, task.card - 1)});
      break;
    default:
      sink.prompt({Word::ask_unstore, task.left, thing(kCardSet, task.card - 1)});
  }
  for (unsigned open = goods_candidates(s); open != 0; open &= open - 1) {
    const int r = std::countr_zero(open);
    sink.offer(make_move(Act::resource, r), [&](Explanation& e) {
      e.label = {Word::do_resource, thing(kResourceSet, r)};
      e.targets.push_back(thing(kResourceSet, r));
    });
  }
}

template <class Log>
void Frostpunk::play_goods(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  const int r = move.a;
  const auto goods = static_cast<Goods>(r);
  count_down(s);
  InForce* card = task.card == 0 ? nullptr : in_force(s, byte(task.card - 1));
  switch (task.step) {
    case Step::gain:
      return gain(s, goods, 1, "FP-213", log);
    case Step::lose:
      return lose(s, goods, 1, "FP-215", log);
    case Step::store:
      --s.pool[r];
      ++card->stored[r];
      return log.note("FP-872",
                      {Word::log_stored, thing(kResourceSet, r), thing(kCardSet, card->card)});
    default:
      --card->stored[r];
      if (task.b == 0) ++s.pool[r];
      log.note("FP-872", {task.b == 0 ? Word::log_unstored : Word::log_unstored_bank,
                          thing(kResourceSet, r), thing(kCardSet, card->card)});
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::goods_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                               \
  template void Frostpunk::gain(State&, Goods, int, const char*, Log&) const; \
  template void Frostpunk::lose(State&, Goods, int, const char*, Log&) const; \
  template bool Frostpunk::goods_step(State&, Log&) const;                    \
  template void Frostpunk::play_goods(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
