// The conditions that end the game (chapter 15xx).
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

// Whoever meets a condition first scores; enough of them fix the last round (NU-1501 to NU-1505).
template <class Log>
void Nucleum::meet(State& s, Condition condition, Seat seat, Log& log) const {
  std::uint8_t& by = s.ended[static_cast<std::size_t>(condition)];
  if (by != 0) return;
  by = static_cast<std::uint8_t>(index(seat) + 1);
  log.note("NU-1503",
           {Word::log_condition, seat, thing(kConditionSet, static_cast<int>(condition))});
  int met = 0;
  for (const std::uint8_t each : s.ended) met += each != 0 ? 1 : 0;
  const bool last = met == data_->counts[s.seats].conditions;
  if (last) s.last_round = static_cast<std::uint8_t>(s.round + 1);
  gain_vp(s, seat, data_->condition_vp, "NU-1503", log);
  if (last) log.note("NU-1504", {Word::log_trigger, s.last_round});
}

// Of several players who get there by one event the active one comes first, then clockwise.
template <class Log>
void Nucleum::test_points(State& s, Log& log) const {
  if (s.ended[static_cast<std::size_t>(Condition::points)] != 0) return;
  for (int i = 0; i < s.seats; ++i) {
    const int seat = (s.current + i) % s.seats;
    if (s.players[seat].vp < data_->points) continue;
    return meet(s, Condition::points, seat_at(seat), log);
  }
}

#define PIONEK_INSTANTIATE(Log)                                     \
  template void Nucleum::meet(State&, Condition, Seat, Log&) const; \
  template void Nucleum::test_points(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
