// Carrying out programs: gains happen by themselves, choices become tasks above the program. And
// the small choices that any reward can bring: where a cube goes, which income rises, one of two
// gains.
#include <algorithm>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

void Nucleum::push_effects(State& s, Seat seat, ProgramId program, int slot) const {
  if (program == 0) return;
  s.agenda.push(
      {.step = Step::effects, .seat = seat, .b = static_cast<std::uint8_t>(slot), .c = program});
}

void Nucleum::push_triggers(State& s, Seat seat, Trigger trigger, int slot) const {
  const Player& player = s.player(seat);
  const TechSet techs =
      player.techs & experiment_of(player).triggered[static_cast<std::size_t>(trigger)];
  if (techs == 0) return;
  s.agenda.push(
      {.step = Step::triggers, .seat = seat, .b = static_cast<std::uint8_t>(slot), .bits = techs});
}

// The technologies of one event, in ascending order (NU-1226).
void Nucleum::run_triggers(State& s) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const int slot = task.b;
  const int tech = std::countr_zero(task.bits);
  task.bits = static_cast<std::uint8_t>(task.bits & (task.bits - 1));
  if (task.bits == 0) s.agenda.pop();
  push_effects(s, seat, experiment_of(s.player(seat)).techs[tech].program, slot);
}

// One operation. The program leaves the agenda with its last one, so that rewards of rewards do not
// pile up.
template <class Log>
void Nucleum::run_effects(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const std::uint8_t slot = task.b;
  const std::uint16_t at = task.c;
  const Op op = data_->programs[at];
  const char* rule = data_->programs.rule(at);
  task.c = static_cast<std::uint16_t>(at + 1 + (op.code == Op::Code::choose ? op.n : 0));
  if (data_->programs[task.c].code == Op::Code::end) s.agenda.pop();
  const auto ask = [&](Step step, std::uint16_t c) {
    s.agenda.push({.step = step, .seat = seat, .c = c, .n = op.n});
  };
  switch (op.code) {
    case Op::Code::vp:
      return gain_vp(s, seat, op.n, rule, log);
    case Op::Code::thaler:
      return gain_thaler(s, seat, op.n, rule, log);
    case Op::Code::worker:
      return gain_workers(s, seat, op.n, rule, log);
    case Op::Code::achievement:
      return gain_achievements(s, seat, op.n, rule, log);
    case Op::Code::uranium:
      return ask(Step::store, at);
    case Op::Code::income:
      move_income(s, seat, op.arg, op.n, rule, log);
      return test_points(s, log);
    case Op::Code::income_any:
      return ask(Step::income, at);
    case Op::Code::unlock:
      return ask(Step::unlock, 0);
    case Op::Code::pay:
      return pay_thaler(s, seat, op.n, rule, log);
    case Op::Code::choose:
      return ask(Step::choose, static_cast<std::uint16_t>(at + 1));
    case Op::Code::act:
      return begin_action(s, seat, op.arg, rule, log);
    case Op::Code::tile:
      return ask(Step::take, at);
    case Op::Code::special:
      s.player(seat).pool = s.player(seat).pool | experiment_of(s.player(seat)).special;
      return log.note(rule, {Word::log_special, seat});
    case Op::Code::other_slot:
      return s.agenda.push({.step = Step::reward, .seat = seat, .b = slot});
    case Op::Code::end:
      return;
  }
}

// ---- a cube: on a mine with room, or a worker (NU-209), or a thaler (NU-208) ----
const char* Nucleum::store_rule(const Task& task) const {
  if (task.c != 0) return data_->programs.rule(task.c);
  return task.a == kFromMine ? "NU-703" : "NU-708";
}

bool Nucleum::has_room(const Player& player) const {
  for (int row = 0; row < kRows; ++row) {
    if (player.mine_at[row] != kNowhere && player.cubes[row] < data_->rows[row].places) return true;
  }
  return false;
}

template <class Sink>
void Nucleum::store_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_store, task.n});
  for (int row = 0; row < kRows; ++row) {
    if (player.mine_at[row] == kNowhere) continue;
    const Thing mine = thing(kMineSet, player.mine_at[row]);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_store, mine};
      e.because = {Word::why_mine_full};
      e.targets.push_back(mine);
    };
    if (player.cubes[row] < data_->rows[row].places) {
      sink.offer(make_move(Act::store, mine.index), explain);
    } else {
      sink.deny(make_move(Act::store, mine.index), "NU-704", explain);
    }
  }
  sink.offer(make_move(Act::swap), [&](Explanation& e) {
    e.label = {player.reserve > 0 ? Word::do_swap : Word::do_swap_thaler};
  });
}

template <class Log>
void Nucleum::play_store(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const char* rule = store_rule(task);
  if (--task.n == 0) s.agenda.pop();
  if (act_of(move) == Act::swap) return gain_workers(s, seat, 1, "NU-209", log);
  ++s.player(seat).cubes[s.player(seat).mine_row(move.a)];
  log.note(rule, {Word::log_stored, seat, thing(kMineSet, move.a)});
}

// ---- any income ----
// Tracks at their end all give a point: one of them is enough.
template <class Use>
void Nucleum::each_income(const State& s, Use&& use) const {
  const Player& player = s.player(s.agenda.top().seat);
  bool ended = false;
  for (int track = 0; track < kIncomes; ++track) {
    const bool end = player.income[track] == data_->row_slots - 1;
    if (end && ended) continue;
    ended = ended || end;
    use(make_move(Act::raise, track));
  }
}

template <class Sink>
void Nucleum::income_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_income, s.agenda.top().n});
  const Player& player = s.player(s.agenda.top().seat);
  each_income(s, [&](Move move) {
    sink.offer(move, [&](Explanation& e) {
      const bool end = player.income[move.a] == data_->row_slots - 1;
      e.label = {end ? Word::do_raise_end : Word::do_raise, thing(kTrackSet, move.a)};
      e.targets.push_back(thing(kTrackSet, move.a));
    });
  });
}

template <class Log>
void Nucleum::play_raise(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const char* rule = data_->programs.rule(task.c);
  if (--task.n == 0) s.agenda.pop();
  move_income(s, seat, move.a, 1, rule, log);
  test_points(s, log);
}

// ---- one of two gains, or a tile of the offer ----
template <class Use>
void Nucleum::each_choice(const State& s, Use&& use) const {
  const Task& task = s.agenda.top();
  for (int i = 0; i < task.n; ++i) {
    const Op& op = data_->programs[task.c + i];
    if (op.code == Op::Code::tile) {
      each_takeable(s, op.n, use);
    } else {
      use(make_move(Act::gain, op.code == Op::Code::worker ? 0 : 1));
    }
  }
}

template <class Sink>
void Nucleum::choose_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_choose});
  each_choice(s, [&](Move move) {
    sink.offer(move, [&](Explanation& e) {
      if (act_of(move) == Act::take) return explain_take(move.a, e);
      int amount = 0;
      for (int i = 0; i < task.n; ++i) {
        const Op& op = data_->programs[task.c + i];
        const bool worker = op.code == Op::Code::worker;
        if (op.code != Op::Code::tile && worker == (move.a == 0)) amount = op.n;
      }
      e.label = {move.a == 0 ? Word::do_gain_workers : Word::do_gain_thaler, amount};
      e.targets.push_back(thing(kGainSet, move.a));
    });
  });
}

template <class Log>
void Nucleum::play_gain(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const char* rule = data_->programs.rule(task.c);
  for (int i = 0; i < task.n; ++i) {
    const Op& op = data_->programs[task.c + i];
    if (op.code == Op::Code::worker && move.a == 0) gain_workers(s, task.seat, op.n, rule, log);
    if (op.code == Op::Code::thaler && move.a == 1) gain_thaler(s, task.seat, op.n, rule, log);
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Nucleum::store_options(const State&, Sink&) const;  \
  template void Nucleum::income_options(const State&, Sink&) const; \
  template void Nucleum::choose_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                \
  template void Nucleum::run_effects(State&, Log&) const;      \
  template void Nucleum::play_store(State&, Move, Log&) const; \
  template void Nucleum::play_raise(State&, Move, Log&) const; \
  template void Nucleum::play_gain(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE
template void Nucleum::each_income(const State&, Only&) const;
template void Nucleum::each_choice(const State&, Only&) const;

}  // namespace pionek::nucleum
