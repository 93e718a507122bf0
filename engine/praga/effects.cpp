// Programs at work: a task goes through the operations one by one; what an operation leads to is
// pushed above it and done first.
#include <bit>

#include "engine/praga/causes.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {

void Praga::run(State& s, Seat seat, ProgramId program, Cause cause, int times) const {
  if (program == kNothing || times == 0) return;
  s.agenda.push({.step = Step::run,
                 .seat = seat,
                 .b = static_cast<std::uint8_t>(times - 1),
                 .cause = static_cast<std::uint8_t>(cause),
                 .at = data_->program(program).first});
}

// The permanent technologies of a seat that answer an event (PR-918).
void Praga::react(State& s, Seat seat, Trigger::On event, int what, int times) const {
  Player& player = s.player(seat);
  if (player.active == 0) return;
  for (int level = 0; level < kPermanentLevels; ++level) {
    const unsigned bit = 1U << level;
    if ((player.active & bit) == 0) continue;
    const Trigger& trigger = data_->technologies[player.technology[level] - 1].trigger;
    if (!trigger.answers(event, what)) continue;
    if (trigger.once && (player.once & bit) != 0) continue;
    if (trigger.once) player.once = static_cast<std::uint8_t>(player.once | bit);
    run(s, seat, trigger.gain, Cause::permanent, trigger.once ? 1 : times);
  }
}

// One operation. The cursor goes on first, to the next one or, at the end, to the first again.
template <class Log>
void Praga::step_program(State& s, Log& log) const {
  Task& top = s.agenda.top();
  const Op op = data_->ops[top.at];
  const Task task = top;
  if (op.is == Op::Is::advance && top.c + 1 < op.n) {
    ++top.c;
  } else if (data_->ops[++top.at].is != Op::Is::end) {
    top.c = 0;
  } else if (top.b == 0) {
    s.agenda.pop();
  } else {
    --top.b;
    top.c = 0;
    while (top.at > 0 && data_->ops[top.at - 1].is != Op::Is::end) --top.at;
  }
  do_op(s, task, op, log);
}

int Praga::count(const Player& player, Per per) const {
  switch (per) {
    case Per::era1_upgrade: {
      int sum = 0;
      for_each_bit(player.upgrades, [&](int id) { sum += data_->tile(id).era == 1 ? 1 : 0; });
      return sum;
    }
    case Per::upgrade:
      return std::popcount(player.upgrades);
    case Per::wall:
      return player.walls();
    case Per::mine:
      return player.count(0);
    case Per::quarry:
      return player.count(1);
    case Per::university_step:
      return player.at(Track::university);
    case Per::silver_window:
      return player.has(Good::silver_window);
  }
  return 0;
}

template <class Log>
void Praga::do_op(State& s, const Task& task, const Op& op, Log& log) const {
  const Seat seat = task.seat;
  const auto cause = static_cast<Cause>(task.cause);
  switch (op.is) {
    case Op::Is::gain:
      return gain(s, seat, static_cast<Good>(op.a), op.n, cause, log);
    case Op::Is::advance:
      return advance(s, seat, static_cast<Track>(op.a), cause, log);
    case Op::Is::side:
      return grant_side(s, seat, op.a, op.m != 0, rule_of(cause), log);
    case Op::Is::lift:
      if (!can_rise(s.player(seat), 0) && !can_rise(s.player(seat), 1)) return;
      return s.agenda.push({.step = Step::lift, .seat = seat});
    case Op::Is::choose:
      return s.agenda.push(
          {.step = Step::choose, .seat = seat, .cause = task.cause, .at = task.at});
    case Op::Is::per:
      return score(s, seat, op.n * count(s.player(seat), static_cast<Per>(op.a)), cause, log);
    case Op::Is::produce:
      return produce(s, seat, op.a, log);
    case Op::Is::perform: {
      if (op.a == kAnyAction) return s.agenda.push({.step = Step::perform, .seat = seat});
      const auto action = static_cast<Action>(op.a);
      Means means = means_for(s.player(seat), action);
      means.gold_off = op.n;
      means.stone_off = op.m;
      if (obstacle(s, s.player(seat), action, means) != nullptr) return;
      return begin_action(s, seat, action, kByTechnology, task.at, log);
    }
    case Op::Is::both_rewards:
      return s.agenda.push({.step = Step::plaza, .seat = seat});
    case Op::Is::token:
      return offer_token(s, seat, op.a, log);
    case Op::Is::seal_right:
      ++s.player(seat).rights;
      return log.note("PR-408", {Word::log_seal_right, seat});
    case Op::Is::draw_bridge:
      return draw_bridge(s, seat, op.n, log);
    case Op::Is::choose_bridge:
      return choose_bridge(s, seat, log);
    case Op::Is::end:
      return;
  }
}

template <class Sink>
void Praga::choose_options(const State& s, Sink& sink) const {
  const Op& op = data_->ops[s.agenda.top().at];
  sink.prompt({Word::ask_choose});
  for (int i = 0; i < op.n; ++i) {
    sink.offer(make_move(Act::choose, 0, 0, i + 1), [&](Explanation& e) {
      e.label = {Word::do_choose, gain_thing(data_->choices[op.first + i])};
    });
  }
}

template <class Log>
void Praga::play_choose(State& s, Move move, Log& /*log*/) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Op& op = data_->ops[task.at];
  run(s, task.seat, data_->choices[op.first + move.n - 1], static_cast<Cause>(task.cause));
}

template void Praga::choose_options(const State&, MoveList&) const;
template void Praga::choose_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                          \
  template void Praga::step_program(State&, Log&) const; \
  template void Praga::play_choose(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
