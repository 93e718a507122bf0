// The generator phase (chapter 5xx): stoking, sickness from cold, the tower and its breakdowns.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_generator(State& s, Log& /*log*/) const {
  s.agenda.push({.step = Step::overload, .seat = s.leading()});
  s.agenda.push({.step = Step::chill, .seat = s.leading()});
  s.agenda.push({.step = Step::stoke, .seat = s.leading()});
}

template <class Log>
void Frostpunk::play_stoke(State& s, Move move, Log& log) const {
  s.agenda.pop();
  stoke(s, move.n, s.phase == Phase::night ? "FP-1103" : "FP-501", log);
}

// FP-502: the symbols above the heat marker up to the cold one, from the lowest field up. The field
// is counted from the heat marker.
template <class Log>
bool Frostpunk::chill_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const int field = s.heat + 1 + task.a;
  if (field > s.cold) {
    s.agenda.pop();
    return false;
  }
  const auto& sick = data_->heat_field(field).sick;
  if (task.b >= sick.size()) {
    ++task.a;
    task.b = 0;
    return false;
  }
  fall_sick(s, sick[task.b++], "FP-502", log);
  return false;
}

template <class Log>
void Frostpunk::add_overload(State& s, int n, const char* rule, Log& log) const {
  s.overload = byte(std::clamp(s.overload + n, 0, kMostOverload));
  log.note(rule, {Word::log_overload, s.overload});
}

// FP-503 to FP-509, with the tower as the random model of FP-2307.
template <class Log>
bool Frostpunk::overload_step(State& s, Log& log) const {
  s.agenda.pop();
  const int thrown = data_->heat_field(s.heat).cubes;
  const int out = throw_cubes(s, thrown);
  log.note("FP-503", {Word::log_thrown, thrown, out});
  if (out > 0) add_overload(s, out, "FP-504", log);
  const int large = s.overload - data_->small_overload;
  if (large > 0 && large <= sum(s, Mod::generator_safety)) {
    add_overload(s, -large, "FP-506", log);
  }
  if (s.overload > data_->small_overload) {
    if (s.overheated != 0) {
      end_game(s, Ending::explosion, log);
      return false;
    }
    break_down(s, log);
  }
  s.heat = byte(data_->start_heat);
  log.note("FP-509", {Word::log_heat, s.heat});
  return false;
}

int Frostpunk::throw_cubes(State& s, int cubes) const {
  const int out = s.drawer;
  s.drawer = 0;
  if (cubes == 0) return out;
  const Tower& tower = data_->tower[s.tower];
  const auto of = [&](int count, int percent) {
    int hits = 0;
    for (; count > 0; --count) hits += static_cast<int>(s.rng.below(100)) < percent ? 1 : 0;
    return hits;
  };
  ++s.reveals;
  const int fallen = of(cubes, tower.fall);
  const int knocked = of(s.lodged, tower.knock);
  int inside = s.lodged - knocked + cubes - fallen;
  const int late = of(inside, tower.late);
  inside -= late;
  s.lodged = byte(std::min(inside, 255));
  s.drawer = byte(late);
  return out + fallen + knocked;
}

template <class Log>
void Frostpunk::break_down(State& s, Log& log) const {
  s.overheated = 1;
  log.note("FP-507", {Word::log_breakdown});
  s.cold = byte(std::min<int>(s.cold + 1, data_->heat.size()));
  log.note("FP-507", {Word::log_cold, s.cold});
  for (int r = 0; r < kRanges; ++r) {
    s.range[r] = byte(std::min(s.range[r] + 1, data_->last_range));
    log.note("FP-507", {Word::log_range, thing(kRangeSet, r), s.range[r]});
  }
  s.overload = 0;
  log.note("FP-507", {Word::log_overload, 0});
}

#define PIONEK_INSTANTIATE(Log)                                                \
  template void Frostpunk::begin_generator(State&, Log&) const;                \
  template void Frostpunk::play_stoke(State&, Move, Log&) const;               \
  template bool Frostpunk::chill_step(State&, Log&) const;                     \
  template void Frostpunk::add_overload(State&, int, const char*, Log&) const; \
  template bool Frostpunk::overload_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
