// The night phase (chapter 11xx): pawns come home and need a warm bed; the round ends.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_night(State& s, Log& /*log*/) const {
  come_home(s, false);
  s.agenda.push({.step = Step::bedtime, .seat = s.leading()});
  s.agenda.push({.step = Step::shelter, .seat = s.leading()});
  s.agenda.push({.step = Step::stoke, .seat = s.leading()});
}

// FP-1101, FP-1102: pawns return to the pool; prisoners only at the end of the night (FP-1110).
void Frostpunk::come_home(State& s, bool prisoners) const {
  const auto back = [&](std::array<std::uint8_t, kPawns>& from) {
    for (int p = 0; p < kPawns; ++p) s.ready[p] = byte(s.ready[p] + from[p]);
    from.fill(0);
  };
  for (int p = 0; p < kPawns; ++p) {
    const int type = type_of(static_cast<Pawn>(p));
    if (type < kTypes) s.exhausted[type] = byte(s.exhausted[type] - s.tired[p]);
  }
  back(s.tired);
  back(s.clearing);
  back(s.building);
  for (std::uint8_t& mark : s.special) {
    if (mark != 0) ++s.ready[static_cast<std::size_t>(pawn_of(mark))];
    mark = 0;
  }
  s.manned.each([&](int field) {
    const Pawn pawn = pawn_of(s.field[field].pawn);
    if (!prisoners && pawn != Pawn::automaton && is_prison(s, field)) return;
    ++s.ready[static_cast<std::size_t>(pawn)];
    s.field[field].pawn = 0;
    s.manned.remove(field);
  });
}

bool Frostpunk::is_prison(const State& s, int field) const {
  return s.built.has(field) && data_->buildings[s.building_at(field)].prison;
}

// Sleeping places in warm shelters (FP-1104, FP-1106, FP-1107).
Frostpunk::Beds Frostpunk::beds(const State& s) const {
  Beds beds;
  const Warmth warm = warmth(s);
  const int more = sum(s, Mod::shelter_bonus);
  const int in_ruins = sum(s, Mod::ruins_shelter);
  s.built.each([&](int field) {
    const int building = s.building_at(field);
    const int places = building == data_->ruins ? in_ruins : data_->buildings[building].shelter;
    if (places == 0 || !is_warm_building(s, warm, field)) return;
    (data_->buildings[building].for_children ? beds.children : beds.all) += places + more;
  });
  return beds;
}

// Pawns in the pool that need a bed, by type.
std::array<int, kTypes> Frostpunk::sleepers(const State& s) {
  std::array<int, kTypes> count{};
  for (int p = 0; p < kPawns; ++p) {
    const int type = type_of(static_cast<Pawn>(p));
    if (type < kTypes) count[type] += s.ready[p];
  }
  return count;
}

// Those for whom there is a choice: children of a Child Shelter lie in bed already.
std::array<int, kTypes> Frostpunk::bedless(const State& s) const {
  std::array<int, kTypes> count = sleepers(s);
  constexpr auto kChild = static_cast<std::size_t>(Type::child);
  count[kChild] -= std::min(count[kChild], beds(s).children);
  return count;
}

// How many of the asked type stand at least and at most.
Frostpunk::Bounds Frostpunk::standing_bounds(const State& s) const {
  const Task& task = s.agenda.top();
  const auto count = bedless(s);
  int later = 0;
  for (int type = task.a + 1; type < kTypes; ++type) later += count[type];
  return {std::max(0, task.left - later), std::min<int>(task.left, count[task.a])};
}

template <class Log>
bool Frostpunk::shelter_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  if (task.c == 0) {
    const auto count = bedless(s);
    task.c = 1;
    task.left = byte(std::max(0, count[0] + count[1] + count[2] - beds(s).all));
    s.unsheltered = task.left;
    log.note("FP-1104", {Word::log_beds, s.unsheltered});
  }
  if (task.a == kTypes) {
    s.agenda.pop();
    return false;
  }
  const Bounds bounds = standing_bounds(s);
  if (bounds.least < bounds.most) return true;
  play_shelter(s, make_move(Act::outside, task.a, 0, bounds.least), log);
  return false;
}

template <class Sink>
void Frostpunk::shelter_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Bounds bounds = standing_bounds(s);
  sink.prompt({Word::ask_shelter, task.left, thing(kTypeSet, task.a)});
  sink.offer_range(make_move(Act::outside, task.a, 0, bounds.least), bounds.most,
                   [&](Explanation& e) {
                     e.label = {Word::do_outside, bounds.least, thing(kTypeSet, task.a)};
                     e.targets.push_back(thing(kTypeSet, task.a));
                   });
}

// FP-1105: those who stand fall sick, one of their type each.
template <class Log>
void Frostpunk::play_shelter(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  task.left = byte(task.left - move.n);
  ++task.a;
  if (move.n == 0) return;
  log.note("FP-1105", {Word::log_outside, thing(kTypeSet, move.a), move.n});
  s.agenda.push({.step = Step::sick, .seat = s.leading(), .a = move.a, .left = byte(move.n)});
}

// The prisoners of a cold Prison fall sick; everybody comes home; the round ends.
template <class Log>
bool Frostpunk::bedtime_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  if (task.a == 0) {
    task.a = 1;
    const Warmth warm = warmth(s);
    s.manned.each([&](int field) {
      if (!is_prison(s, field) || is_warm_building(s, warm, field)) return;
      const int type = type_of(pawn_of(s.field[field].pawn));
      s.agenda.push({.step = Step::sick, .seat = s.leading(), .a = byte(type), .left = 1});
    });
    return false;
  }
  s.agenda.pop();
  come_home(s, true);
  for (int seat = 0; seat < s.seats; ++seat) {
    if (s.played[seat] == 0) continue;
    s.citizen_discard |= CitizenSet{1} << (s.played[seat] - 1);
    s.played[seat] = 0;
  }
  for_each_bit(s.face_up, [&](int at) {
    const ScenarioCard& card = data_->scenario[at];
    if (card.end_round != s.round) return;
    run(s, {.effect = card.end, .card = byte(data_->scenario_start + at + 1)});
  });
  log.note("FP-1102", {Word::log_night_over, s.round});
  return false;
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::shelter_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                    \
  template void Frostpunk::begin_night(State&, Log&) const;        \
  template bool Frostpunk::shelter_step(State&, Log&) const;       \
  template void Frostpunk::play_shelter(State&, Move, Log&) const; \
  template bool Frostpunk::bedtime_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
