// What people pay and receive (chapter 2xx).
#include <algorithm>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// The fullest mine, of equal ones the upper row (NU-215).
int fullest(const Player& player) {
  return static_cast<int>(std::max_element(player.cubes.begin(), player.cubes.end()) -
                          player.cubes.begin());
}

template <class Number>
void raise_by(Number& figure, int by) {
  figure = static_cast<Number>(figure + by);
}

}  // namespace

// Gains are told in the usual words, or in those of what they came from.
template <class Log>
void Nucleum::gain_thaler(State& s, Seat seat, int n, const char* rule, const Phrase& words,
                          Log& log) const {
  if (n == 0) return;
  raise_by(s.player(seat).thaler, n);
  log.note(rule, words);
}

template <class Log>
void Nucleum::gain_thaler(State& s, Seat seat, int n, const char* rule, Log& log) const {
  gain_thaler(s, seat, n, rule, {Word::log_thaler, seat, n}, log);
}

// No more than the reserve has.
template <class Log>
void Nucleum::draw_workers(State& s, Seat seat, int n, const char* rule, const Phrase& words,
                           Log& log) const {
  if (n == 0) return;
  raise_by(s.player(seat).reserve, -n);
  raise_by(s.player(seat).workers, n);
  log.note(rule, words);
}

template <class Log>
void Nucleum::gain_workers(State& s, Seat seat, int n, const char* rule, Log& log) const {
  const int gained = std::min<int>(n, s.player(seat).reserve);
  draw_workers(s, seat, gained, rule, {Word::log_workers, seat, gained}, log);
  gain_thaler(s, seat, n - gained, "NU-208", log);
}

template <class Log>
void Nucleum::gain_achievements(State& s, Seat seat, int n, const char* rule, Log& log) const {
  raise_by(s.player(seat).achievements, n);
  log.note(rule, {Word::log_achievements, seat, n});
}

template <class Log>
void Nucleum::add_vp(State& s, Seat seat, int n, const char* rule, const Phrase& words,
                     Log& log) const {
  if (n == 0) return;
  raise_by(s.player(seat).vp, n);
  log.note(rule, words);
}

template <class Log>
void Nucleum::add_vp(State& s, Seat seat, int n, const char* rule, Log& log) const {
  add_vp(s, seat, n, rule, {Word::log_vp, seat, n}, log);
}

template <class Log>
void Nucleum::gain_vp(State& s, Seat seat, int n, const char* rule, Log& log) const {
  add_vp(s, seat, n, rule, log);
  test_points(s, log);
}

// Steps beyond the last space are points; who has reached the mark is tested by the caller, since
// several players may move at once.
template <class Log>
void Nucleum::move_income(State& s, Seat seat, int track, int steps, const char* rule,
                          Log& log) const {
  Player& player = s.player(seat);
  const int moved = std::min(steps, data_->row_slots - 1 - player.income[track]);
  if (moved > 0) {
    raise_by(player.income[track], moved);
    log.note(rule, {Word::log_income, seat, thing(kTrackSet, track), moved});
  }
  add_vp(s, seat, steps - moved, "NU-211", log);
}

// A cube becomes a worker, or a thaler where the reserve has none (NU-208).
template <class Log>
void Nucleum::convert_cube(State& s, Seat seat, int row, Log& log) const {
  Player& player = s.player(seat);
  const Thing mine = thing(kMineSet, player.mine_at[row]);
  --player.cubes[row];
  if (player.reserve > 0) {
    draw_workers(s, seat, 1, "NU-210", {Word::log_converted, seat, mine}, log);
  } else {
    gain_thaler(s, seat, 1, "NU-208", {Word::log_sold_cube, seat, mine}, log);
  }
}

// Takes workers out of the supply; what is missing comes from cubes.
template <class Log>
void Nucleum::take_workers(State& s, Seat seat, int n, Log& log) const {
  Player& player = s.player(seat);
  while (player.workers < n) convert_cube(s, seat, fullest(player), log);
  raise_by(player.workers, -n);
}

template <class Log>
void Nucleum::pay_workers(State& s, Seat seat, int n, const char* rule, Log& log) const {
  if (n == 0) return;
  take_workers(s, seat, n, log);
  raise_by(s.player(seat).reserve, n);
  log.note(rule, {Word::log_paid_workers, seat, n});
}

template <class Log>
void Nucleum::pay_thaler(State& s, Seat seat, int n, const char* rule, Log& log) const {
  if (n == 0) return;
  Player& player = s.player(seat);
  while (player.thaler < n) {
    // A cube may have become a thaler at once.
    if (player.workers == 0) convert_cube(s, seat, fullest(player), log);
    const int sold = std::min<int>(player.workers, n - player.thaler);
    if (sold <= 0) continue;
    raise_by(player.workers, -sold);
    raise_by(player.reserve, sold);
    log.note("NU-207", {Word::log_sold_workers, seat, sold});
    raise_by(player.thaler, sold);
  }
  raise_by(player.thaler, -n);
  log.note(rule, {Word::log_paid, seat, n});
}

// Turning a cube of a chosen mine into a worker, or a thaler, before any other choice.
template <class Sink>
void Nucleum::convert_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  if (player.mine_fields == 0) return;
  for (int row = 0; row < kRows; ++row) {
    if (player.cubes[row] == 0) continue;
    const Thing mine = thing(kMineSet, player.mine_at[row]);
    sink.offer(make_move(Act::convert, mine.index), [&](Explanation& e) {
      e.label = {player.reserve > 0 ? Word::do_convert : Word::do_convert_thaler, mine};
      e.targets.push_back(mine);
    });
  }
}

template <class Log>
void Nucleum::play_convert(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  convert_cube(s, seat, s.player(seat).mine_row(move.a), log);
}

template void Nucleum::convert_options(const State&, MoveList&) const;
template void Nucleum::convert_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                                             \
  template void Nucleum::gain_thaler(State&, Seat, int, const char*, Log&) const;           \
  template void Nucleum::gain_workers(State&, Seat, int, const char*, Log&) const;          \
  template void Nucleum::gain_achievements(State&, Seat, int, const char*, Log&) const;     \
  template void Nucleum::add_vp(State&, Seat, int, const char*, Log&) const;                \
  template void Nucleum::add_vp(State&, Seat, int, const char*, const Phrase&, Log&) const; \
  template void Nucleum::gain_vp(State&, Seat, int, const char*, Log&) const;               \
  template void Nucleum::move_income(State&, Seat, int, int, const char*, Log&) const;      \
  template void Nucleum::take_workers(State&, Seat, int, Log&) const;                       \
  template void Nucleum::pay_workers(State&, Seat, int, const char*, Log&) const;           \
  template void Nucleum::pay_thaler(State&, Seat, int, const char*, Log&) const;            \
  template void Nucleum::play_convert(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
