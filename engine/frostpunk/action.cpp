// What a pawn can do in the action phase (FP-805 to FP-872), with and without a citizen card.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {
namespace {

// As what a pawn acts.
constexpr bool as_engineer(Pawn pawn) {
  return pawn == Pawn::engineer || pawn == Pawn::child_engineer;
}

// A sink that only finds out whether anything is offered.
struct Found {
  static constexpr bool explains = false;
  bool any = false;

  void prompt(const Phrase& /*words*/) {}
  template <class Explain>
  void offer(Move /*move*/, Explain&& /*explain*/) {
    any = true;
  }
  template <class Explain>
  void deny(Move /*move*/, const char* /*rule*/, Explain&& /*explain*/) {}
};

}  // namespace

// What laws allow ordinary children (FP-806, FP-1606).
bool Frostpunk::child_may_gather(const State& s) const {
  bool may = false;
  each_mod(s, Mod::child_actions, [&](const Modifier& each) { may = may || each.a != 0; });
  return may;
}

bool Frostpunk::child_may_use(const State& s, int building) const {
  bool may = false;
  each_mod(s, Mod::child_actions,
           [&](const Modifier& each) { may = may || (each.buildings >> building & 1) != 0; });
  return may;
}

int Frostpunk::child_limit(const State& s) const {
  int limit = kFields;
  each_mod(s, Mod::child_actions, [&](const Modifier& each) {
    if (each.b > 0) limit = std::min<int>(limit, each.b);
  });
  return limit;
}

// Citizen cards that may be played with the pawn now (FP-1302, FP-1305).
CitizenSet Frostpunk::playable(const State& s, Seat seat, Pawn pawn) const {
  const int type = type_of(pawn);
  if (type == kTypes || s.played[index(seat)] != 0) return 0;
  return s.hand[index(seat)] & data_->citizens_of[type];
}

template <class Sink>
void Frostpunk::actions(const State& s, Seat seat, Pawn pawn, Sink& sink) const {
  const Acting acting{seat, pawn, fuel_of(s, pawn), warmth(s)};
  snow_actions(s, acting, sink);
  gather_actions(s, acting, sink);
  use_actions(s, acting, sink);
  if (pawn != Pawn::child && can_construct(s, 0)) {
    sink.offer(make_move(Act::construct), [&](Explanation& e) {
      e.label = {Word::do_construct};
      e.targets.push_back(thing(kActSet, static_cast<int>(Space::construct)));
    });
  }
  send_actions(s, acting, sink);
  special_actions(s, acting, sink);
  for_each_bit(playable(s, seat, pawn), [&](int card) { card_actions(s, acting, card, sink); });
}

template <class Sink>
void Frostpunk::snow_actions(const State& s, const Acting& acting, Sink& sink) const {
  if (acting.pawn == Pawn::child) return;
  const PlaceSet taken = laid(s);
  const bool warm = snow_is_warm(s);
  for (const bool far : {false, true}) {
    const auto space = far ? Space::far : Space::near;
    const Move move = make_move(Act::snow, static_cast<int>(space));
    const auto explain = [&](Explanation& e) {
      e.label = {far ? (warm ? Word::do_snow_far_warm : Word::do_snow_far)
                     : (warm ? Word::do_snow_near_warm : Word::do_snow_near)};
      e.because = {Word::why_no_place};
      e.targets.push_back(thing(kActSet, static_cast<int>(space)));
    };
    if (open_places(taken, far) != 0) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, "FP-824", explain);
    }
  }
}

bool Frostpunk::snow_is_warm(const State& s) const {
  bool warm = false;
  each_mod(s, Mod::snow_warm, [&](const Modifier& /*each*/) { warm = true; });
  return warm;
}

// Wood for a tree by a technology; 0 when the pawn may not fell.
int Frostpunk::wood_for_tree(const State& s, Pawn pawn) const {
  int wood = 0;
  const Pawn as = pawn == Pawn::child_worker ? Pawn::worker : pawn;
  each_mod(s, Mod::tree_gather, [&](const Modifier& each) {
    if ((each.pawns >> static_cast<int>(as) & 1) != 0) wood = std::max<int>(wood, each.a);
  });
  return wood;
}

template <class Sink>
void Frostpunk::gather_actions(const State& s, const Acting& acting, Sink& sink) const {
  if (acting.pawn == Pawn::child && !child_may_gather(s)) return;
  BitSet fields = s.stock;
  if (wood_for_tree(s, acting.pawn) > 0) fields = fields | s.trees;
  (fields - s.manned).each([&](int field) {
    sink.offer(make_move(Act::gather, field), [&](Explanation& e) {
      const bool warm = is_warm(s, acting.warmth, field);
      gather_label(s, field, warm, e);
    });
  });
  if constexpr (Sink::explains) {
    (fields & s.manned).each([&](int field) {
      sink.deny(make_move(Act::gather, field), "FP-832", [&](Explanation& e) {
        gather_label(s, field, true, e);
        e.because = {Word::why_pawn_there};
      });
    });
  }
}

void Frostpunk::gather_label(const State& s, int field, bool warm, Explanation& e) const {
  const Field& at = s.field[field];
  e.targets.push_back(thing(kFieldSet, field));
  if (at.holds == kTree) {
    e.label = {warm ? Word::do_fell : Word::do_fell_cold, thing(kFieldSet, field)};
    return;
  }
  const int taken = std::min<int>(gather_limit(s), at.count);
  e.label = {warm ? Word::do_gather : Word::do_gather_cold, taken,
             thing(kResourceSet, at.holds - 1), thing(kFieldSet, field)};
}

int Frostpunk::gather_limit(const State& s) const {
  int limit = kGatherLimit;
  each_mod(s, Mod::gather_limit,
           [&](const Modifier& each) { limit = std::max<int>(limit, each.a); });
  return limit;
}

// Why a building cannot be used by the pawn now, or null. A citizen card may let it in.
const Frostpunk::Obstacle* Frostpunk::use_obstacle(const State& s, const Acting& acting, int field,
                                                   Cursor effect, bool by_card) const {
  static constexpr Obstacle kNoAction{"FP-853", Word::why_no_action};
  static constexpr Obstacle kTaken{"FP-851", Word::why_used};
  static constexpr Obstacle kEngineer{"FP-852", Word::why_engineer_only};
  static constexpr Obstacle kChild{"FP-806", Word::why_child};
  static constexpr Obstacle kIdle{"FP-854", Word::why_no_effect};
  const int building = s.building_at(field);
  const Building& what = data_->buildings[building];
  if (what.faces[0].action == 0 || effect == 0) return &kNoAction;
  if (free_half(s, field) < 0) return &kTaken;
  if (!by_card) {
    const bool child = acting.pawn == Pawn::child;
    if (child && !child_may_use(s, building)) return &kChild;
    if (!child && what.engineer_only && !as_engineer(acting.pawn)) return &kEngineer;
  }
  const Work work{field, acting.fuel};
  return feasible(s, effect, work) ? nullptr : &kIdle;
}

template <class Sink>
void Frostpunk::use_actions(const State& s, const Acting& acting, Sink& sink) const {
  s.built.each([&](int field) {
    if (!is_first(s.building_at(field), field)) return;
    const Obstacle* why = use_obstacle(s, acting, field, action_of(s, field), false);
    const Move move = make_move(Act::use, field);
    const auto explain = [&](Explanation& e) {
      const bool warm = is_warm_building(s, acting.warmth, field);
      building_label(s, field, warm ? Word::do_use : Word::do_use_cold, e);
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, why->rule, explain);
    }
  });
}

// Scouts are workers or engineers, also those who are children (FP-861, FP-863).
template <class Sink>
void Frostpunk::send_actions(const State& s, const Acting& acting, Sink& sink) const {
  if (acting.pawn == Pawn::child) return;
  static constexpr Obstacle kAutomaton{"FP-1801", Word::why_automaton};
  for (int route = 0; route < kRoutes; ++route) {
    const Obstacle* why = acting.pawn == Pawn::automaton ? &kAutomaton : send_obstacle(s, route);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_send, thing(kRouteSet, route)};
      e.targets.push_back(thing(kRouteSet, route));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::send, route), explain);
    } else {
      sink.deny(make_move(Act::send, route), why->rule, explain);
    }
  }
}

bool Frostpunk::is_open(const State& s, CardId card) const {
  if (data_->is_scenario(card)) return (s.face_up >> (card - data_->scenario_start) & 1) != 0;
  for (const InForce& each : s.events) {
    if (each.card == card) return true;
  }
  return false;
}

// Why a special action of an open card cannot be made, or null (FP-871, FP-1801, FP-1805).
const Frostpunk::Obstacle* Frostpunk::special_obstacle(const State& s, const Acting& acting,
                                                       int index) const {
  static constexpr Obstacle kUsed{"FP-871", Word::why_special_used};
  static constexpr Obstacle kPawn{"FP-871", Word::why_special_pawn};
  static constexpr Obstacle kAutomaton{"FP-1801", Word::why_automaton};
  static constexpr Obstacle kCondition{"FP-871", Word::why_condition};
  static constexpr Obstacle kDear{"FP-871", Word::why_dear};
  const Special& special = data_->specials[index];
  if (s.special[index] != 0 || (s.specials_done >> index & 1) != 0) return &kUsed;
  const int as = as_engineer(acting.pawn) ? 1 : 0;
  if (acting.pawn == Pawn::child || (special.pawns >> as & 1) == 0) return &kPawn;
  if (acting.pawn == Pawn::automaton && !data_->is_scenario(special.card)) return &kAutomaton;
  if (!holds(s, special.choice.test)) return &kCondition;
  const bool can = payable(s, special.choice.start, special.choice.costs, acting.fuel) &&
                   feasible(s, special.choice.start, {0, acting.fuel});
  return can ? nullptr : &kDear;
}

template <class Sink>
void Frostpunk::special_actions(const State& s, const Acting& acting, Sink& sink) const {
  for (int i = 0; i < static_cast<int>(data_->specials.size()); ++i) {
    if (!is_open(s, data_->specials[i].card)) continue;
    const Obstacle* why = special_obstacle(s, acting, i);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_special, thing(kSpecialSet, i)};
      e.targets.push_back(thing(kSpecialSet, i));
      e.targets.push_back(thing(kCardSet, data_->specials[i].card));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::special, i), explain);
    } else {
      sink.deny(make_move(Act::special, i), why->rule, explain);
    }
  }
}

// The same actions with a citizen card instead of the normal effect (FP-1302 to FP-1304).
template <class Sink>
void Frostpunk::card_actions(const State& s, const Acting& acting, int card, Sink& sink) const {
  const Citizen& citizen = data_->citizen_cards[card];
  const Instr& first = data_->program[citizen.effect];
  const auto offer = [&](Act act, int a, Thing target) {
    sink.offer(make_move(act, a, card + 1), [&](Explanation& e) {
      e.label = {Word::do_with_citizen, citizen_thing(card), target};
      e.targets.push_back(citizen_thing(card));
      e.targets.push_back(target);
    });
  };
  const auto space = [&](Space which) { return thing(kActSet, static_cast<int>(which)); };
  switch (citizen.action) {
    case Action::gather: {
      const BitSet& fields = first.op == Op::cut_here ? s.trees : s.stock;
      return (fields - s.manned).each([&](int field) {
        offer(Act::gather, field, thing(kFieldSet, field));
      });
    }
    case Action::use:
      return s.built.each([&](int field) {
        const int building = s.building_at(field);
        if ((citizen.buildings >> building & 1) == 0 || !is_first(building, field)) return;
        if (use_obstacle(s, acting, field, citizen.effect, true) != nullptr) return;
        offer(Act::use, field, thing(kFieldSet, field));
      });
    case Action::snow: {
      const PlaceSet taken = laid(s);
      const bool near = first.a > 0 && open_places(taken, false) != 0;
      const bool far = (first.b > 0 || first.c != 0) && open_places(taken, true) != 0;
      if (near || far) offer(Act::snow, static_cast<int>(Space::near), space(Space::near));
      return;
    }
    case Action::construct:
      if (can_construct(s, first.b)) offer(Act::construct, 0, space(Space::construct));
      return;
    case Action::scout:
      for (int route = 0; route < kRoutes; ++route) {
        if (send_obstacle(s, route) != nullptr) continue;
        offer(Act::send, route, thing(kRouteSet, route));
      }
  }
}

template <class Sink>
void Frostpunk::act_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const auto pawn = static_cast<Pawn>(task.a);
  sink.prompt({Word::ask_act, pawn_thing(pawn)});
  actions(s, task.seat, pawn, sink);
}

bool Frostpunk::can_act(const State& s, Seat seat, Pawn pawn) const {
  if (s.ready[static_cast<std::size_t>(pawn)] == 0) return false;
  if (fuel_of(s, pawn) > s.pool[kCoal]) return false;
  // What is nearly always possible is asked first.
  if (pawn != Pawn::child) {
    const PlaceSet taken = laid(s);
    if (open_places(taken, false) != 0 || open_places(taken, true) != 0) return true;
  }
  Found found;
  actions(s, seat, pawn, found);
  return found.any;
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::act_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK

}  // namespace pionek::frostpunk
