// Technologies (chapter 9xx) and seals (PR-408).
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

// The seat looks at the top tiles; answers how many there are.
int Praga::draw_from(HiddenStack& stack, Seat seat, int count) {
  const int drawn = std::min(count, stack.size());
  for (int i = 1; i <= drawn; ++i) {
    Hidden& each = stack[stack.size() - i];
    each.seen = static_cast<std::uint8_t>(each.seen | 1U << index(seat));
  }
  return drawn;
}

// Of the top tiles all but the kept one go under the stack, in the order in which they were drawn;
// the kept one is left on top.
void Praga::return_others(HiddenStack& stack, int count, int kept) {
  Hidden keep;
  for (int i = 0; i < count; ++i) {
    const Hidden top = stack.back();
    stack.pop_back();
    if (top.tile == kept) {
      keep = top;
    } else {
      stack.insert(0, top);
    }
  }
  stack.push_back(keep);
}

template <class Log>
void Praga::draw_technology(State& s, Seat seat, int level, Log& log) const {
  HiddenStack& stack = s.technologies[level];
  const int drawn = draw_from(stack, seat, data_->drawn);
  if (drawn == 0) return log.note("PR-901", {Word::log_no_technology, seat, level + 1});
  ++s.reveals;
  log.note("PR-901", {Word::log_draw_technology, seat, drawn, level + 1});
  if (drawn == 1) return learn(s, seat, level, 1, stack.back().tile, log);
  for (int i = 1; i <= drawn; ++i) {
    const int tile = stack[stack.size() - i].tile;
    log.whisper(seat, "PR-901", {Word::log_drawn_technology, thing(kTechnologySet, tile)});
  }
  s.agenda.push({.step = Step::learn,
                 .seat = seat,
                 .a = static_cast<std::uint8_t>(level),
                 .b = static_cast<std::uint8_t>(drawn)});
}

template <class Sink>
void Praga::learn_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const HiddenStack& stack = s.technologies[task.a];
  sink.prompt({Word::ask_learn, task.a + 1});
  for (int i = 1; i <= task.b; ++i) {
    const int tile = stack[stack.size() - i].tile;
    sink.offer(make_move(Act::learn, tile), [&](Explanation& e) {
      e.label = {Word::do_learn, thing(kTechnologySet, tile), thing(kAboutSet, tile)};
      e.targets.push_back(thing(kTechnologySet, tile));
    });
  }
}

template <class Log>
void Praga::learn(State& s, Seat seat, int level, int drawn, int tile, Log& log) const {
  HiddenStack& stack = s.technologies[level];
  return_others(stack, drawn, tile);
  stack.pop_back();
  s.player(seat).technology[level] = static_cast<std::uint8_t>(tile + 1);
  log.note("PR-901", {Word::log_learn, seat, thing(kTechnologySet, tile)});
}

bool Praga::op_is_possible(const State& s, const Player& player, const Op& op) const {
  switch (op.is) {
    case Op::Is::advance:
      return op.a >= kProductions || player.track[op.a] < data_->tracks[op.a].fields;
    case Op::Is::lift:
      return can_rise(player, 0) || can_rise(player, 1);
    case Op::Is::perform: {
      if (op.a == kAnyAction) return true;
      Means means = means_for(player, static_cast<Action>(op.a));
      means.gold_off = op.n;
      means.stone_off = op.m;
      return obstacle(s, player, static_cast<Action>(op.a), means) == nullptr;
    }
    default:
      return true;
  }
}

// At least one of its parts can be carried out (PR-920).
bool Praga::is_usable(const State& s, const Player& player, int tile) const {
  const Program& program = data_->program(data_->technologies[tile].gain);
  for (std::size_t at = program.first; data_->ops[at].is != Op::Is::end; ++at) {
    if (op_is_possible(s, player, data_->ops[at])) return true;
  }
  return false;
}

template <class Log>
void Praga::play_use(State& s, Move move, Log& log) const {
  const Seat seat = s.active();
  const Technology& technology = data_->technologies[move.a];
  Player& player = s.player(seat);
  player.used = static_cast<std::uint8_t>(player.used | 1U << technology.level);
  log.note("PR-904", {Word::log_use, seat, thing(kTechnologySet, move.a)});
  run(s, seat, technology.gain, Cause::one_shot);
}

template <class Log>
void Praga::play_seal(State& s, Move move, Log& log) const {
  const Seat seat = s.active();
  Player& player = s.player(seat);
  --player.rights;
  --player.cubes;
  player.seals = static_cast<std::uint8_t>(player.seals | 1U << move.a);
  s.seals[move.a] = holder(seat);
  pay(s, seat, data_->seals[move.a].price, "PR-408", log);
  log.note("PR-408", {Word::log_seal, seat, thing(kSealSet, move.a)});
}

template void Praga::learn_options(const State&, MoveList&) const;
template void Praga::learn_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                        \
  template void Praga::draw_technology(State&, Seat, int, Log&) const; \
  template void Praga::learn(State&, Seat, int, int, int, Log&) const; \
  template void Praga::play_use(State&, Move, Log&) const;             \
  template void Praga::play_seal(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
