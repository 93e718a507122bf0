// The actions of a played tile (chapter 4xx) and of matched ends (NU-508, NU-509): which are open,
// which can be done now, and where each of them begins.
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

const Nucleum::Obstacle* Nucleum::obstacle(const State& s, Seat seat, ActionId id) const {
  static constexpr Obstacle kNoOffer{"NU-801", Word::why_no_offer};
  static constexpr Obstacle kTooDear{"NU-1107", Word::why_no_money};
  const Action& action = data_->actions[id];
  switch (action.kind) {
    case Kind::urbanize:
      return urbanize_obstacle(s, seat, action);
    case Kind::industrialize:
      return industrialize_obstacle(s, seat, action);
    case Kind::develop: {
      const Task task{.step = Step::buy, .seat = seat, .a = id, .n = action.thaler};
      return can_buy(s, task) ? nullptr : &kNoOffer;
    }
    case Kind::contract:
      return sign_obstacle(s, s.player(seat));
    case Kind::energize:
      return energize_obstacle(s, seat, action);
    case Kind::subsidy: {
      const Op& first = data_->programs[action.program];
      const bool pays = first.code == Op::Code::pay;
      return pays && s.player(seat).purse() < first.n ? &kTooDear : nullptr;
    }
  }
  return nullptr;
}

template <class Log>
void Nucleum::begin_action(State& s, Seat seat, ActionId id, const char* rule, Log& log) const {
  const Action& action = data_->actions[id];
  log.note(rule, {Word::log_action, seat, thing(kActionSet, id)});
  if (action.kind == Kind::subsidy) return push_effects(s, seat, action.program);
  constexpr std::array<Step, 5> kFirst{Step::building, Step::piece, Step::buy, Step::sign,
                                       Step::target};
  s.agenda.push({.step = kFirst[static_cast<std::size_t>(action.kind)],
                 .seat = seat,
                 .a = id,
                 .n = action.kind == Kind::develop ? action.thaler : std::uint8_t{0}});
}

// The half that an open end of a matched track stands for.
int Nucleum::half_of_end(const State& s, int field, int end) {
  const int side = end & 1;
  // A neighbour shows its other side to the new tile.
  const int at = end < 2 ? field : field + (side == 0 ? -1 : 1);
  const int facing = end < 2 ? side : 1 - side;
  return half_index(s.tile_on(at), s.half_towards(at, facing));
}

ActionId Nucleum::action_of(int half) const {
  return data_->tiles[half / 2].halves[half % 2].action;
}

// Calls use(half) for each open end of a set.
template <class Use>
void Nucleum::each_half(const State& s, unsigned ends, Use&& use) const {
  const Task& task = s.agenda.top();
  for_each_bit(ends & task.bits, [&](int end) {
    use(task.step == Step::acts ? half_index(task.a, end) : half_of_end(s, task.a, end));
  });
}

bool Nucleum::can_do(const State& s, unsigned ends) const {
  bool any = false;
  each_half(s, ends, [&](int half) {
    any = any || obstacle(s, s.agenda.top().seat, action_of(half)) == nullptr;
  });
  return any;
}

bool Nucleum::can_act(const State& s) const {
  const Task& task = s.agenda.top();
  if (is_directive(task)) {
    for (const ActionId id : data_->directive) {
      if (task.bits != 0 && obstacle(s, task.seat, id) == nullptr) return true;
    }
    return can_fulfil(s);
  }
  return can_do(s, kNewEnds | kOtherEnds) || can_fulfil(s);
}

bool Nucleum::is_directive(const Task& task) const {
  return task.step == Step::acts && data_->tiles[task.a].category == Tile::Category::directive;
}

template <class Sink>
void Nucleum::acts_options(const State& s, Sink& sink) const {
  static constexpr Obstacle kNewFirst{"NU-508", Word::why_new_first};
  const Task& task = s.agenda.top();
  sink.prompt({task.step == Step::acts ? Word::ask_acts : Word::ask_matched});
  const auto say = [&](Move move, ActionId id, Thing target, const Obstacle* why) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_action, thing(kActionSet, id)};
      e.targets.push_back(target);
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, why->rule, explain);
    }
    return why == nullptr;
  };
  bool fresh = false;  // whether the new tile has something to do
  const auto say_half = [&](int half, bool wait) {
    const ActionId id = action_of(half);
    return say(make_move(Act::act, half), id, thing(kHalfSet, half),
               wait ? &kNewFirst : obstacle(s, task.seat, id));
  };
  if (is_directive(task)) {
    for (const ActionId id : data_->directive) {
      if (task.bits == 0) break;
      say(make_move(Act::direct, id), id, thing(kActionSet, id), obstacle(s, task.seat, id));
    }
  } else {
    each_half(s, kNewEnds, [&](int half) { fresh = say_half(half, false) || fresh; });
    each_half(s, kOtherEnds, [&](int half) { say_half(half, fresh); });
  }
  fulfil_options(s, sink);
  sink.offer(make_move(Act::done), [&](Explanation& e) {
    e.label = {task.step == Step::acts ? Word::do_end_turn : Word::do_skip_matched};
  });
  convert_options(s, sink);
}

template <class Log>
void Nucleum::play_act(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const bool board = task.step == Step::acts;
  if (act_of(move) == Act::direct) {
    task.bits = 0;
    return begin_action(s, seat, move.a, "NU-402", log);
  }
  for (int end = 0; end < 4; ++end) {
    if (!has(task.bits, end)) continue;
    const int half = board ? half_index(task.a, end) : half_of_end(s, task.a, end);
    if (half != move.a) continue;
    // Going on to another tile gives up what is left of the new one.
    const unsigned closed = 1U << end | (end < 2 ? 0 : kNewEnds);
    task.bits = static_cast<std::uint8_t>(task.bits & ~closed);
  }
  const bool placer = board || s.owner_of(task.a) == seat;
  begin_action(s, seat, action_of(move.a), board ? "NU-401" : placer ? "NU-508" : "NU-509", log);
}

// Skips what is left: of the new tile first, if there are others behind it.
void Nucleum::end_acts(State& s) const {
  Task& task = s.agenda.top();
  const bool others = (task.bits & kOtherEnds) != 0;
  if (task.step == Step::acts || !others || !can_do(s, kNewEnds)) return s.agenda.pop();
  task.bits = static_cast<std::uint8_t>(task.bits & ~kNewEnds);
}

#define PIONEK_INSTANTIATE(Log)                                                         \
  template void Nucleum::begin_action(State&, Seat, ActionId, const char*, Log&) const; \
  template void Nucleum::play_act(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE
template void Nucleum::acts_options(const State&, MoveList&) const;
template void Nucleum::acts_options(const State&, Menu&) const;

}  // namespace pionek::nucleum
