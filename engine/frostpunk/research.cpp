// Technologies and the Workshop (chapter 17xx, FP-1907).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

// Dealt, not researched, its token not on the round track.
std::uint32_t Frostpunk::open_technologies(const State& s) const {
  std::uint32_t open = 0;
  for (const std::uint8_t tech : s.tech) open |= 1U << tech;
  if (s.studied != 0) open &= ~(1U << (s.studied - 1));
  return open & ~std::uint32_t{s.researched};
}

void Frostpunk::choose_technology(State& s) const {
  s.agenda.push({.step = Step::technology, .seat = decider(s)});
}

template <class Log>
bool Frostpunk::technology_step(State& s, Log& log) const {
  const std::uint32_t open = open_technologies(s);
  if (std::popcount(open) > 1) return true;
  if (open == 0) {
    s.agenda.pop();
  } else {
    play_technology(s, make_move(Act::research, std::countr_zero(open)), log);
  }
  return false;
}

template <class Sink>
void Frostpunk::technology_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_technology});
  for_each_bit(open_technologies(s), [&](int tech) {
    sink.offer(make_move(Act::research, tech), [&](Explanation& e) {
      e.label = {Word::do_technology, thing(kTechSet, tech), data_->techs[tech].rounds};
      e.targets.push_back(thing(kTechSet, tech));
    });
  });
  for_each_bit(s.researched, [&](int tech) {
    sink.deny(make_move(Act::research, tech), "FP-403", [&](Explanation& e) {
      e.label = {Word::do_technology, thing(kTechSet, tech), data_->techs[tech].rounds};
      e.because = {Word::why_researched};
      e.targets.push_back(thing(kTechSet, tech));
    });
  });
}

template <class Log>
void Frostpunk::play_technology(State& s, Move move, Log& log) const {
  s.agenda.pop();
  s.studied = byte(move.a + 1);
  const int last = data_->rounds.size();
  s.research_at = byte(std::min(last, s.round + data_->techs[move.a].rounds));
  log.note("FP-1702", {Word::log_studied, thing(kTechSet, move.a), s.research_at});
}

template <class Log>
void Frostpunk::complete_research(State& s, const char* rule, Log& log) const {
  const int tech = s.studied - 1;
  s.researched = static_cast<std::uint16_t>(s.researched | 1U << tech);
  s.studied = s.research_at = 0;
  log.note(rule, {Word::log_researched, thing(kTechSet, tech)});
  choose_technology(s);
}

// The token comes one field closer; where it meets the round marker the research is done at once.
template <class Log>
bool Frostpunk::research_step(State& s, Log& log) const {
  if (s.studied == 0) {
    s.agenda.pop();
    return false;
  }
  count_down(s);
  --s.research_at;
  log.note("FP-1705", {Word::log_closer, thing(kTechSet, s.studied - 1), s.research_at});
  if (s.research_at <= s.round) complete_research(s, "FP-1705", log);
  return false;
}

template <class Log>
bool Frostpunk::workshop_step(State& s, Log& /*log*/) const {
  if (s.studied != 0 || !upgradable(s, false).empty()) return true;
  s.agenda.pop();
  return false;
}

template <class Sink>
void Frostpunk::workshop_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_workshop, task.left});
  const auto advance = [&](Explanation& e) {
    e.label = {Word::do_advance};
    e.because = {Word::why_no_research};
    e.targets.push_back(thing(kActSet, static_cast<int>(Space::research)));
  };
  if (s.studied != 0) {
    sink.offer(make_move(Act::advance), advance);
  } else {
    sink.deny(make_move(Act::advance), "FP-1705", advance);
  }
  const BitSet open = upgradable(s, false);
  open.each([&](int field) {
    sink.offer(make_move(Act::upgrade, field), [&](Explanation& e) { upgrade_label(s, field, e); });
  });
  if constexpr (Sink::explains) explain_upgrades(s, open, sink);
  if (task.a > 0) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_enough}; });
  }
}

void Frostpunk::upgrade_label(const State& s, int field, Explanation& e) const {
  const int building = s.building_at(field);
  const Price& price = data_->buildings[building].upgrade;
  e.label = {price.core > 0 ? Word::do_upgrade_core : Word::do_upgrade,
             thing(kBuildingSet, building), thing(kFieldSet, field), price.wood, price.core};
  e.targets.push_back(thing(kFieldSet, field));
}

template <class Sink>
void Frostpunk::explain_upgrades(const State& s, const BitSet& open, Sink& sink) const {
  (s.built - open).each([&](int field) {
    const int building = s.building_at(field);
    if (!is_first(building, field)) return;
    const bool never = !data_->buildings[building].can_upgrade;
    const bool done = s.field[field].upgraded != 0;
    const bool busy = occupied(s, field);
    const bool plain = never || done || busy;
    sink.deny(make_move(Act::upgrade, field), plain ? "FP-1908" : "FP-216", [&](Explanation& e) {
      upgrade_label(s, field, e);
      e.because = {never  ? Word::why_no_upgrade
                   : done ? Word::why_upgraded
                   : busy ? Word::why_pawn_there
                          : Word::why_dear};
    });
  });
}

template <class Log>
void Frostpunk::play_workshop(State& s, Move move, Log& log) const {
  if (act_of(move) == Act::done) return s.agenda.pop();
  ++s.agenda.top().a;
  count_down(s);
  if (act_of(move) == Act::upgrade) return upgrade(s, move.a, false, log);
  s.agenda.push({.step = Step::research, .seat = decider(s), .left = 1});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                     \
  template void Frostpunk::technology_options(const State&, Sink&) const; \
  template void Frostpunk::workshop_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                                \
  template bool Frostpunk::technology_step(State&, Log&) const;                \
  template void Frostpunk::play_technology(State&, Move, Log&) const;          \
  template void Frostpunk::complete_research(State&, const char*, Log&) const; \
  template bool Frostpunk::research_step(State&, Log&) const;                  \
  template bool Frostpunk::workshop_step(State&, Log&) const;                  \
  template void Frostpunk::play_workshop(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
