// Unlocking technologies (chapter 12xx).
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

bool Nucleum::can_unlock(const Player& player, int level) const {
  for (int i = 0; i < kTechs; ++i) {
    if (!has(player.techs, i) && experiment_of(player).techs[i].level <= level) return true;
  }
  return false;
}

template <class Sink>
void Nucleum::unlock_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_unlock, task.n});
  for (int i = 0; i < kTechs; ++i) {
    const Thing tech = tech_thing(player, i);
    const bool open = has(player.techs, i);
    const bool high = experiment_of(player).techs[i].level > task.n;
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_unlock, tech};
      e.because = {open ? Word::why_unlocked : Word::why_level, task.n};
      e.targets.push_back(tech);
    };
    const Move move = make_move(Act::unlock, tech.index);
    if (open || high) {
      sink.deny(move, open ? "NU-1202" : "NU-1201", explain);
    } else {
      sink.offer(move, explain);
    }
  }
  sink.offer(make_move(Act::score), [&](Explanation& e) { e.label = {Word::do_score, task.n}; });
}

template <class Log>
void Nucleum::play_unlock(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  Player& player = s.player(seat);
  const int at = move.a % kTechs;
  add(player.techs, at);
  log.note("NU-1201", {Word::log_unlocked, seat, thing(kTechSet, move.a)});
  if (player.techs == (1U << kTechs) - 1) meet(s, Condition::technologies, seat, log);
  const Technology& tech = experiment_of(player).techs[at];
  if (tech.form != Technology::Form::immediate) return;
  if (tech.choice) {
    s.agenda.push({.step = Step::accept, .seat = seat, .a = move.a});
  } else {
    push_effects(s, seat, tech.program);
  }
}

// Points instead of a technology, by choice or because none is left (NU-1202).
template <class Log>
void Nucleum::play_score(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  gain_vp(s, task.seat, task.n, "NU-1201", log);
}

// The whole effect or none of it (NU-1203).
template <class Sink>
void Nucleum::accept_options(const State& s, Sink& sink) const {
  const Thing tech = thing(kTechSet, s.agenda.top().a);
  sink.prompt({Word::ask_accept, tech});
  sink.offer(make_move(Act::accept), [&](Explanation& e) {
    e.label = {Word::do_accept, tech};
    e.targets.push_back(tech);
  });
  sink.offer(make_move(Act::done), [&](Explanation& e) { e.label = {Word::do_decline, tech}; });
}

void Nucleum::play_accept(State& s) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  push_effects(s, task.seat, experiment_of(s.player(task.seat)).techs[task.a % kTechs].program);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Nucleum::unlock_options(const State&, Sink&) const; \
  template void Nucleum::accept_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                 \
  template void Nucleum::play_unlock(State&, Move, Log&) const; \
  template void Nucleum::play_score(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
