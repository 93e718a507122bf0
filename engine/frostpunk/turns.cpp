// The action phase (chapter 8xx): pawns get ready, and the players take turns until all pass.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_action(State& s, Log& /*log*/) const {
  s.agenda.push({.step = Step::turn, .seat = s.leading()});
  s.agenda.push({.step = Step::muster, .seat = s.leading()});
}

// FP-801, FP-802: as many pawns as the population says, scouts among them; then the exhausted.
template <class Log>
bool Frostpunk::muster_step(State& s, Log& log) const {
  s.agenda.pop();
  for (int type = 0; type < kTypes; ++type) muster(s, type, log);
  for (int p = 0; p < kPawns - 1; ++p) {
    const int type = type_of(static_cast<Pawn>(p));
    // Children are tired before those who can work (FP-1812).
    int tokens = s.exhausted[type];
    for (int other = 0; other < p; ++other) {
      if (type_of(static_cast<Pawn>(other)) == type) tokens -= s.tired[other];
    }
    const int tired = std::min<int>(tokens, s.ready[p]);
    s.tired[p] = byte(tired);
    s.ready[p] = byte(s.ready[p] - tired);
    if (tired > 0) log.note("FP-802", {Word::log_tired, pawn_thing(static_cast<Pawn>(p)), tired});
  }
  return false;
}

int Frostpunk::pawns_for(int citizens) const {
  return (citizens + data_->per_pawn - 1) / data_->per_pawn;
}

template <class Log>
void Frostpunk::muster(State& s, int type, Log& log) const {
  const bool children = type == static_cast<int>(Type::child);
  int wanted = pawns_for(s.pop[type]);
  const auto settle_kind = [&](Pawn pawn, int count) {
    const auto p = static_cast<std::size_t>(pawn);
    for (const Route& route : s.routes) count -= route.scout == p + 1 ? 1 : 0;
    const int before = s.ready[p];
    s.ready[p] = byte(std::max(0, count));
    if (s.ready[p] != before) {
      log.note("FP-801", {Word::log_pawns, pawn_thing(pawn), s.ready[p]});
    }
  };
  for (int k = 0; k < 2 && children; ++k) {
    const bool here = (s.apprentices >> k & 1) != 0 && wanted > 0;
    if (here) --wanted;
    settle_kind(k == 0 ? Pawn::child_worker : Pawn::child_engineer, here ? 1 : 0);
  }
  settle_kind(static_cast<Pawn>(type), std::min<int>(wanted, data_->pawns[type]));
}

// A child pawn is swapped for one that can work; if all are busy, at the next muster (FP-1811).
template <class Log>
void Frostpunk::apprentice(State& s, Pawn pawn, Log& log) const {
  const int bit = pawn == Pawn::child_worker ? 1 : 2;
  constexpr auto kChild = static_cast<std::size_t>(Pawn::child);
  if ((s.apprentices & bit) != 0 || s.pop[static_cast<std::size_t>(Type::child)] == 0) return;
  s.apprentices = byte(s.apprentices | bit);
  log.note("FP-1811", {Word::log_apprentice, pawn_thing(pawn)});
  if (s.ready[kChild] == 0) return;
  --s.ready[kChild];
  ++s.ready[static_cast<std::size_t>(pawn)];
}

// Coal that using an automaton costs now (FP-1802).
int Frostpunk::fuel_of(const State& s, Pawn pawn) const {
  if (pawn != Pawn::automaton) return 0;
  return s.automatons_used < sum(s, Mod::automaton_free) ? 0 : 1;
}

const Modifier* Frostpunk::shift(const State& s) const {
  const Modifier* found = nullptr;
  if (s.shifted != 0) return found;
  each_mod(s, Mod::emergency_shift, [&](const Modifier& each) {
    if (feasible(s, each.effect, {})) found = &each;
  });
  return found;
}

bool Frostpunk::can_turn(const State& s, Seat seat) const {
  for (int p = 0; p < kPawns; ++p) {
    if (can_act(s, seat, static_cast<Pawn>(p))) return true;
  }
  return shift(s) != nullptr;
}

// The task of the turns stays below while pawns act; it goes round the table until all pass in a
// row. Nobody is asked who could only pass.
template <class Log>
bool Frostpunk::turn_step(State& s, Log& /*log*/) const {
  for (;;) {
    Task& task = s.agenda.top();
    if ((task.a & kActed) != 0) {
      task.a = task.b = 0;
      task.seat = seat_at((index(task.seat) + 1) % s.seats);
    }
    if (task.b == s.seats) {
      s.agenda.pop();
      return false;
    }
    if (can_turn(s, task.seat)) return true;
    pass_on(s);
  }
}

void Frostpunk::pass_on(State& s) {
  Task& task = s.agenda.top();
  task.a = 0;
  ++task.b;
  task.seat = seat_at((index(task.seat) + 1) % s.seats);
}

template <class Sink>
void Frostpunk::turn_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_turn});
  if ((task.a & kStoked) == 0) stoke_options(s, 1, sink);
  for (int p = 0; p < kPawns; ++p) {
    const auto pawn = static_cast<Pawn>(p);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_pawn, pawn_thing(pawn), s.ready[p]};
      e.targets.push_back(pawn_thing(pawn));
    };
    if (can_act(s, task.seat, pawn)) {
      sink.offer(make_move(Act::pawn, p), explain);
    } else if (Sink::explains && (p < kTypes || s.ready[p] > 0)) {
      explain_idle(s, pawn, sink, explain);
    }
  }
  if (const Modifier* extra = shift(s)) {
    sink.offer(make_move(Act::shift), [&](Explanation& e) {
      const int law = std::countr_zero(extra->source);
      e.label = {Word::do_shift, thing(kLawSet, law)};
      e.targets.push_back(thing(kLawSet, law));
    });
  }
  sink.offer(make_move(Act::pass), [](Explanation& e) { e.label = {Word::do_pass}; });
}

template <class Sink, class Explain>
void Frostpunk::explain_idle(const State& s, Pawn pawn, Sink& sink, const Explain& explain) const {
  const bool none = s.ready[static_cast<std::size_t>(pawn)] == 0;
  const bool coal = fuel_of(s, pawn) > s.pool[kCoal];
  const char* rule = none ? "FP-805" : coal ? "FP-1802" : pawn == Pawn::child ? "FP-806" : "FP-854";
  sink.deny(make_move(Act::pawn, static_cast<int>(pawn)), rule, [&](Explanation& e) {
    explain(e);
    e.because = {none                  ? Word::why_no_pawn
                 : coal                ? Word::why_no_coal
                 : pawn == Pawn::child ? Word::why_child
                                       : Word::why_nothing_to_do};
  });
}

template <class Log>
void Frostpunk::play_turn(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::stoke:
      task.a = byte(task.a | kStoked);
      return stoke(s, move.n, "FP-804", log);
    case Act::pass:
      log.note("FP-803", {Word::log_passed, task.seat});
      return pass_on(s);
    case Act::shift: {
      const Modifier* extra = shift(s);
      s.shifted = 1;
      log.note("FP-1601", {Word::log_shift, thing(kLawSet, std::countr_zero(extra->source))});
      run(s, {.effect = extra->after});
      return run(s, {.effect = extra->effect});
    }
    default:
      task.a = byte(task.a | kActed);
      s.agenda.push({.step = Step::act, .seat = task.seat, .a = move.a});
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::turn_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                  \
  template void Frostpunk::begin_action(State&, Log&) const;     \
  template bool Frostpunk::muster_step(State&, Log&) const;      \
  template void Frostpunk::apprentice(State&, Pawn, Log&) const; \
  template bool Frostpunk::turn_step(State&, Log&) const;        \
  template void Frostpunk::play_turn(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
