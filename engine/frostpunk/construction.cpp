// Building and dismantling (FP-841 to FP-847), and what effects do to buildings (FP-1410).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

bool Frostpunk::unlocked(const State& s, int building) const {
  const std::uint16_t laws = data_->buildings[building].unlocked_by;
  const Group group = data_->buildings[building].group;
  const bool from_start = group == Group::basic || group == Group::shelter;
  return from_start || (laws & s.enacted) != 0;
}

// Fields where it may stand (the first field of a tile for a large one).
BitSet Frostpunk::sites(const State& s, int building) const {
  const Building& what = data_->buildings[building];
  const BitSet open = s.land - s.built - s.manned;
  if (!what.large) {
    BitSet fields = open;
    for (int g = 0; g < kGeneratorFields && !what.on_generator; ++g) fields.remove(g);
    return fields;
  }
  BitSet fields;
  for (int place = 0; place < kPlaces; ++place) {
    if (open.has(first_field(place)) && open.has(first_field(place) + 1)) {
      fields.add(first_field(place));
    }
  }
  if (what.deposit == kNothing) return fields;
  BitSet beside;
  for (int i = 0; i < kCorners; ++i) {
    if (s.deposit[i] == what.deposit) beside.add(first_field(data_->corners[i].far));
  }
  return fields & beside;
}

// Why a building cannot be built now, or null.
const Frostpunk::Obstacle* Frostpunk::build_obstacle(const State& s, int building,
                                                     int discount) const {
  static constexpr Obstacle kNever{"FP-844", Word::why_never_built};
  static constexpr Obstacle kLocked{"FP-842", Word::why_locked};
  static constexpr Obstacle kNone{"FP-842", Word::why_none_left};
  static constexpr Obstacle kDear{"FP-216", Word::why_dear};
  static constexpr Obstacle kNoSite{"FP-842", Word::why_no_site};
  const Building& what = data_->buildings[building];
  if (!what.can_build) return &kNever;
  if (!unlocked(s, building)) return &kLocked;
  if (s.supply[building] == 0) return &kNone;
  if (!affordable(s, what.price, discount)) return &kDear;
  return sites(s, building).empty() ? &kNoSite : nullptr;
}

BitSet Frostpunk::dismantlable(const State& s) const {
  BitSet fields;
  s.built.each([&](int field) {
    const Building& what = data_->buildings[s.building_at(field)];
    if (what.can_dismantle && is_first(s.building_at(field), field) && !occupied(s, field)) {
      fields.add(field);
    }
  });
  return fields;
}

bool Frostpunk::can_construct(const State& s, int discount) const {
  if (!dismantlable(s).empty()) return true;
  for (int building = 0; building < buildings(); ++building) {
    if (build_obstacle(s, building, discount) == nullptr) return true;
  }
  return false;
}

template <class Log>
bool Frostpunk::construct_step(State& s, Log& /*log*/) const {
  if (can_construct(s, s.agenda.top().b)) return true;
  s.agenda.pop();
  return false;
}

template <class Sink>
void Frostpunk::construct_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_construct, task.left});
  for (int building = 0; building < buildings(); ++building) {
    const Building& what = data_->buildings[building];
    const Obstacle* why = build_obstacle(s, building, task.b);
    const auto explain = [&](Explanation& e) {
      const int wood = std::max(0, what.price.wood - task.b);
      e.label = {what.price.core > 0 ? Word::do_build_core : Word::do_build,
                 thing(kBuildingSet, building), wood, what.price.core};
      e.targets.push_back(thing(kBuildingSet, building));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::build, building), explain);
    } else {
      sink.deny(make_move(Act::build, building), why->rule, explain);
    }
  }
  const BitSet open = dismantlable(s);
  open.each([&](int field) {
    sink.offer(make_move(Act::dismantle, field),
               [&](Explanation& e) { building_label(s, field, Word::do_dismantle, e); });
  });
  if constexpr (Sink::explains) explain_standing(s, open, sink);
  if (task.a > 0) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_no_more_building}; });
  } else {
    sink.deny(make_move(Act::done), "FP-847", [](Explanation& e) {
      e.label = {Word::do_no_more_building};
      e.because = {Word::why_first_step};
    });
  }
}

template <class Sink>
void Frostpunk::explain_standing(const State& s, const BitSet& open, Sink& sink) const {
  (s.built - open).each([&](int field) {
    if (!is_first(s.building_at(field), field)) return;
    sink.deny(make_move(Act::dismantle, field), "FP-845", [&](Explanation& e) {
      building_label(s, field, Word::do_dismantle, e);
      e.because = {data_->buildings[s.building_at(field)].can_dismantle
                       ? Word::why_pawn_there
                       : Word::why_never_dismantled};
    });
  });
}

void Frostpunk::building_label(const State& s, int field, Word word, Explanation& e) const {
  e.label = {word, thing(kBuildingSet, s.building_at(field)), thing(kFieldSet, field)};
  e.targets.push_back(thing(kFieldSet, field));
}

template <class Log>
void Frostpunk::play_construct(State& s, Move move, Log& log) const {
  if (act_of(move) == Act::done) return s.agenda.pop();
  Task& task = s.agenda.top();
  const int discount = task.b;
  ++task.a;
  count_down(s);
  if (act_of(move) == Act::dismantle) return demolish(s, move.a, "FP-845", log);
  s.agenda.push({.step = Step::site, .seat = decider(s), .a = move.a, .b = byte(discount)});
}

// Where a building goes. One that is built for free may be left out.
template <class Log>
bool Frostpunk::site_step(State& s, Log& log) const {
  const Task task = s.agenda.top();
  const BitSet open = sites(s, task.a);
  const bool can = !open.empty() && s.supply[task.a] > 0;
  if (can && (task.c != 0 || open.size() > 1)) return true;
  if (can) {
    play_site(s, make_move(Act::on, open.first()), log);
  } else {
    s.agenda.pop();
  }
  return false;
}

template <class Sink>
void Frostpunk::site_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_site, thing(kBuildingSet, task.a)});
  const BitSet open = sites(s, task.a);
  open.each([&](int field) {
    sink.offer(make_move(Act::on, field), [&](Explanation& e) {
      e.label = content_label(s, field);
      e.targets.push_back(thing(kFieldSet, field));
    });
  });
  if constexpr (Sink::explains) explain_sites(s, open, sink);
  if (task.c != 0) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_not_build}; });
  }
}

template <class Sink>
void Frostpunk::explain_sites(const State& s, const BitSet& open, Sink& sink) const {
  const Building& what = data_->buildings[s.agenda.top().a];
  (s.land - open).each([&](int field) {
    const bool full = s.built.has(field) || s.manned.has(field);
    const char* rule = full                       ? "FP-842"
                       : what.large               ? "FP-843"
                       : what.deposit != kNothing ? "FP-1916"
                                                  : "FP-1918";
    const Word why = full                       ? Word::why_taken
                     : what.deposit != kNothing ? Word::why_no_deposit
                     : what.large               ? Word::why_needs_tile
                                                : Word::why_not_here;
    sink.deny(make_move(Act::on, field), what.deposit != kNothing && !full ? "FP-1916" : rule,
              [&](Explanation& e) {
                e.label = content_label(s, field);
                e.because = {why};
                e.targets.push_back(thing(kFieldSet, field));
              });
  });
}

template <class Log>
void Frostpunk::play_site(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (act_of(move) == Act::done) return;
  const Building& what = data_->buildings[task.a];
  if (task.c == 0) {
    const int wood = std::max(0, what.price.wood - task.b);
    pay_price(s, {byte(wood), what.price.core}, "FP-842", log);
  }
  --s.supply[task.a];
  raise_building(s, task.a, move.a);
  log.note("FP-842", {Word::log_built, thing(kBuildingSet, task.a), thing(kFieldSet, move.a)});
  if (what.workshop && s.studied == 0 && built(s, task.a) == 1) choose_technology(s);
  if (what.on_build != 0) run(s, {.effect = what.on_build});
}

template <class Log>
void Frostpunk::pay_price(State& s, Price price, const char* rule, Log& log) const {
  if (price.wood > 0) lose(s, Goods::wood, price.wood, rule, log);
  if (price.core > 0) lose(s, Goods::core, price.core, rule, log);
}

// What lies on the field goes to the bank.
void Frostpunk::raise_building(State& s, int building, int field) const {
  const int halves = data_->buildings[building].large ? 2 : 1;
  for (int at = field; at < field + halves; ++at) {
    set_content(s, at, kNothing, 0);
    s.field[at].building = byte(building + 1);
    s.field[at].upgraded = 0;
    s.built.add(at);
  }
}

// Back to or below the board, not upgraded; Ruins leave the game. Without a Workshop nothing is
// researched (FP-1706).
template <class Log>
void Frostpunk::demolish(State& s, int field, const char* rule, Log& log) const {
  const int building = s.building_at(field);
  const Building& what = data_->buildings[building];
  const int halves = what.large ? 2 : 1;
  for (int at = field; at < field + halves; ++at) {
    s.field[at].building = s.field[at].upgraded = 0;
    s.built.remove(at);
  }
  if (building != data_->ruins) ++s.supply[building];
  log.note(rule, {Word::log_demolished, thing(kBuildingSet, building), thing(kFieldSet, field)});
  if (what.workshop && s.studied != 0 && built(s, building) == 0) {
    log.note("FP-1706", {Word::log_research_lost, thing(kTechSet, s.studied - 1)});
    s.studied = s.research_at = 0;
  }
}

BitSet Frostpunk::upgradable(const State& s, bool free) const {
  BitSet fields;
  s.built.each([&](int field) {
    const int building = s.building_at(field);
    const Building& what = data_->buildings[building];
    if (!what.can_upgrade || s.field[field].upgraded != 0 || !is_first(building, field)) return;
    if (occupied(s, field) || (!free && !affordable(s, what.upgrade, 0))) return;
    fields.add(field);
  });
  return fields;
}

template <class Log>
void Frostpunk::upgrade(State& s, int field, bool free, Log& log) const {
  const int building = s.building_at(field);
  const Building& what = data_->buildings[building];
  if (!free) pay_price(s, what.upgrade, "FP-1907", log);
  s.field[field].upgraded = 1;
  if (what.large) s.field[field + 1].upgraded = 1;
  log.note("FP-1908", {Word::log_upgraded, thing(kBuildingSet, building), thing(kFieldSet, field)});
}

// The buildings that the top task lets choose.
BitSet Frostpunk::building_candidates(const State& s) const {
  const Task& task = s.agenda.top();
  if (task.step == Step::upgrade) return upgradable(s, true);
  BitSet fields;
  s.built.each([&](int field) {
    const int there = s.building_at(field);
    const bool wanted =
        task.a == kAnyShelter ? (data_->shelters >> there & 1) != 0 : there == task.a;
    const bool can = task.step == Step::ruin || data_->buildings[there].can_dismantle;
    if (wanted && can && is_first(there, field)) fields.add(field);
  });
  return fields;
}

template <class Log>
bool Frostpunk::rebuild_step(State& s, Log& log) const {
  const BitSet open = building_candidates(s);
  if (open.empty()) {
    s.agenda.pop();
    return false;
  }
  if (open.size() > 1) return true;
  play_rebuild(s, make_move(Act::upgrade, open.first()), log);
  return false;
}

template <class Sink>
void Frostpunk::rebuild_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const bool up = task.step == Step::upgrade;
  const bool down = task.step == Step::destroy;
  sink.prompt({up ? Word::ask_upgrade : down ? Word::ask_destroy : Word::ask_ruin, task.left});
  building_candidates(s).each([&](int field) {
    const Act act = up ? Act::upgrade : down ? Act::destroy : Act::ruin;
    sink.offer(make_move(act, field),
               [&](Explanation& e) { building_label(s, field, Word::do_building, e); });
  });
}

template <class Log>
void Frostpunk::play_rebuild(State& s, Move move, Log& log) const {
  const Step step = s.agenda.top().step;
  count_down(s);
  if (step == Step::upgrade) return upgrade(s, move.a, true, log);
  if (step == Step::destroy) return demolish(s, move.a, "FP-1410", log);
  ruin(s, move.a, "FP-609", log);
}

template <class Log>
void Frostpunk::ruin(State& s, int field, const char* rule, Log& log) const {
  log.note(rule,
           {Word::log_ruined, thing(kBuildingSet, s.building_at(field)), thing(kFieldSet, field)});
  s.field[field].building = byte(data_->ruins + 1);
}

// On the map and on the board (FP-607, FP-608).
template <class Log>
void Frostpunk::ruin_all(State& s, int building, Log& log) const {
  s.built.each([&](int field) {
    if (s.building_at(field) == building) ruin(s, field, "FP-607", log);
  });
  s.supply[data_->ruins] = byte(s.supply[data_->ruins] + s.supply[building]);
  s.supply[building] = 0;
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                    \
  template void Frostpunk::construct_options(const State&, Sink&) const; \
  template void Frostpunk::site_options(const State&, Sink&) const;      \
  template void Frostpunk::rebuild_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                      \
  template bool Frostpunk::construct_step(State&, Log&) const;       \
  template void Frostpunk::play_construct(State&, Move, Log&) const; \
  template bool Frostpunk::site_step(State&, Log&) const;            \
  template void Frostpunk::play_site(State&, Move, Log&) const;      \
  template void Frostpunk::upgrade(State&, int, bool, Log&) const;   \
  template bool Frostpunk::rebuild_step(State&, Log&) const;         \
  template void Frostpunk::play_rebuild(State&, Move, Log&) const;   \
  template void Frostpunk::ruin_all(State&, int, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
