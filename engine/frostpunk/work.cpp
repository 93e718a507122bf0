// Pawns at work: the action of a turn, buildings and their bonuses, using something again
// (FP-808, FP-851, FP-1408 to FP-1412).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

// The pawn goes to its place, an automaton is fuelled, whoever works in the cold falls sick; then
// comes the effect (FP-808).
template <class Log>
void Frostpunk::play_act(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const auto pawn = static_cast<Pawn>(s.agenda.top().a);
  s.agenda.pop();
  const int fuel = fuel_of(s, pawn);
  if (pawn == Pawn::automaton) ++s.automatons_used;
  if (fuel > 0) lose(s, Goods::coal, fuel, "FP-1802", log);
  if (type_of(pawn) == static_cast<int>(Type::child)) ++s.children_acted;
  --s.ready[static_cast<std::size_t>(pawn)];
  const Citizen* citizen = nullptr;
  if (act_of(move) != Act::special && move.b != 0) {
    citizen = &data_->citizen_cards[move.b - 1];
    leave_hand(s, seat, move.b - 1);
    ++s.reveals;
    s.played[index(seat)] = byte(move.b);
    log.note("FP-1302", {Word::log_citizen_played, seat, citizen_thing(move.b - 1)});
  }
  const bool cold = begin_work(s, move, seat, pawn, citizen, log);
  if (cold && type_of(pawn) < kTypes && (citizen == nullptr || !citizen->warm)) {
    s.agenda.push({.step = Step::sick, .seat = seat, .a = byte(type_of(pawn)), .left = 1});
  }
}

// Puts the pawn and the task of its action in place; whether it is cold there.
template <class Log>
bool Frostpunk::begin_work(State& s, Move move, Seat seat, Pawn pawn, const Citizen* citizen,
                           Log& log) const {
  const Warmth warm = warmth(s);
  const std::uint8_t as = byte(static_cast<int>(pawn) + 1);
  const int field = move.a;
  const auto with_card = [&](int place) {
    run(s, {.effect = citizen->effect, .field = byte(place), .pawn = as});
  };
  switch (act_of(move)) {
    case Act::snow:
      ++s.clearing[static_cast<std::size_t>(pawn)];
      log.note("FP-821", {Word::log_snow, pawn_thing(pawn), seat});
      if (citizen != nullptr) {
        with_card(0);
      } else {
        clear_snow(s, field == static_cast<int>(Space::far));
      }
      return !snow_is_warm(s);
    case Act::gather:
      man(s, field, pawn, seat);
      log.note("FP-831", {Word::log_gather, pawn_thing(pawn), thing(kFieldSet, field), seat});
      if (citizen != nullptr) {
        with_card(field + 1);
      } else {
        gather_at(s, field, pawn);
      }
      return !is_warm(s, warm, field);
    case Act::use: {
      man(s, free_half(s, field), pawn, seat);
      log.note("FP-851",
               {Word::log_use, pawn_thing(pawn), thing(kBuildingSet, s.building_at(field)),
                thing(kFieldSet, field), seat});
      if (citizen != nullptr) {
        with_card(field + 1);
      } else {
        use_building(s, field, pawn == Pawn::child ? kChildLimit : 0);
      }
      return !is_warm_building(s, warm, field);
    }
    case Act::construct:
      ++s.building[static_cast<std::size_t>(pawn)];
      log.note("FP-841", {Word::log_construct, pawn_thing(pawn), seat});
      if (citizen != nullptr) {
        with_card(0);
      } else {
        s.agenda.push({.step = Step::construct, .seat = seat, .left = kConstructionSteps});
      }
      return false;
    case Act::send:
      if (citizen != nullptr) {
        with_card(field + 1);
      } else {
        set_out(s, field, pawn, 0, log);
      }
      return false;
    default: {
      const Special& special = data_->specials[move.a];
      s.special[move.a] = pawn_mark(pawn, seat);
      if (special.once) {
        s.specials_done = static_cast<std::uint16_t>(s.specials_done | 1U << move.a);
      }
      log.note("FP-871", {Word::log_special, pawn_thing(pawn), thing(kSpecialSet, move.a), seat});
      run(s, {.effect = special.choice.start, .card = byte(special.card + 1)});
      return false;
    }
  }
}

void Frostpunk::man(State& s, int field, Pawn pawn, Seat seat) {
  s.field[field].pawn = pawn_mark(pawn, seat);
  s.manned.add(field);
}

// Two near tiles or a far one; a technology may add near ones.
void Frostpunk::clear_snow(State& s, bool far) const {
  lay(s, sum(s, Mod::snow_bonus) + (far ? 0 : kNearTiles), far ? 1 : 0);
}

// The task of taking what lies there, for it comes after the sickness.
void Frostpunk::gather_at(State& s, int field, Pawn pawn) const {
  const bool tree = s.field[field].holds == kTree;
  s.agenda.push({.step = tree ? Step::cut_here : Step::gather,
                 .seat = decider(s),
                 .left = byte(tree ? wood_for_tree(s, pawn) : gather_limit(s)),
                 .field = byte(field + 1)});
}

template <class Log>
bool Frostpunk::gather_step(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (task.step == Step::gather) {
    take_markers(s, task.field - 1, task.left, "FP-831", log);
  } else {
    fell(s, task.field - 1, task.left, "FP-831", log);
  }
  return false;
}

// ---- buildings ----

Cursor Frostpunk::action_of(const State& s, int field) const {
  return data_->buildings[s.building_at(field)].faces[s.field[field].upgraded].action;
}

// Its own action, with all bonuses, or what a technology offers instead.
void Frostpunk::use_building(State& s, int field, int flags) const {
  if (alternatives(s, field) != 0) {
    s.agenda.push({.step = Step::alternative,
                   .seat = decider(s),
                   .b = byte(flags),
                   .field = byte(field + 1)});
    return;
  }
  run(s, {.effect = action_of(s, field),
          .field = byte(field + 1),
          .flags = byte(flags | kNormalAction)});
}

// Bits of the alternatives in force for the building.
std::uint32_t Frostpunk::alternatives(const State& s, int field) const {
  const auto& all = data_->mods(Mod::medical_alt);
  std::uint32_t open = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool here = (all[i].buildings >> s.building_at(field) & 1) != 0;
    if (here && (all[i].source & s.in_force()) != 0) open |= 1U << i;
  }
  return open;
}

template <class Sink>
void Frostpunk::alternative_options(const State& s, Sink& sink) const {
  const int field = s.agenda.top().field - 1;
  const Thing building = thing(kBuildingSet, s.building_at(field));
  sink.prompt({Word::ask_alternative, building});
  sink.offer(make_move(Act::normal), [&](Explanation& e) {
    e.label = {Word::do_normal, building};
    e.targets.push_back(thing(kFieldSet, field));
  });
  for_each_bit(alternatives(s, field), [&](int i) {
    const int choice = data_->mods(Mod::medical_alt)[i].choice;
    sink.offer(make_move(Act::choose, 0, choice), [&](Explanation& e) {
      e.label = {Word::do_choose, thing(kOptionSet, choice)};
      e.targets.push_back(thing(kOptionSet, choice));
    });
  });
}

template <class Log>
void Frostpunk::play_alternative(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const bool normal = act_of(move) == Act::normal;
  if (!normal) log.note("FP-1921", {Word::log_chosen, thing(kOptionSet, move.b)});
  run(s, {.effect = normal ? action_of(s, task.field - 1) : data_->choices[move.b].start,
          .field = task.field,
          .flags = byte(task.b | kNormalAction)});
}

// ---- again ----

// Fields whose building or pawn can be used once more (FP-1408, FP-1409, FP-1412).
BitSet Frostpunk::reusable(const State& s, bool worker, int only, int fuel) const {
  BitSet fields;
  s.manned.each([&](int at) {
    const Pawn pawn = pawn_of(s.field[at].pawn);
    if (worker ? pawn != Pawn::worker : pawn == Pawn::automaton) return;
    if (!s.built.has(at)) {
      if (worker && (s.stock.has(at) || (s.trees.has(at) && wood_for_tree(s, pawn) > 0))) {
        fields.add(at);
      }
      return;
    }
    const int building = s.building_at(at);
    const int field = data_->buildings[building].large ? first_field(place_of_field(at)) : at;
    const Cursor action = action_of(s, field);
    const bool wanted = only == 0 || only == building + 1;
    if (!wanted || action == 0 || data_->program[action].op == Op::reuse) return;
    if (feasible(s, action, {field, fuel})) fields.add(field);
  });
  return fields;
}

// Spaces beside the map where a worker can act once more: bits of Space.
unsigned Frostpunk::repeatable(const State& s) const {
  constexpr auto kWorker = static_cast<std::size_t>(Pawn::worker);
  unsigned spaces = 0;
  if (s.clearing[kWorker] > 0) {
    const PlaceSet taken = laid(s);
    if (open_places(taken, false) != 0) spaces |= 1U << static_cast<int>(Space::near);
    if (open_places(taken, true) != 0) spaces |= 1U << static_cast<int>(Space::far);
  }
  if (s.building[kWorker] > 0 && can_construct(s, 0)) {
    spaces |= 1U << static_cast<int>(Space::construct);
  }
  return spaces;
}

bool Frostpunk::can_reuse(const State& s, bool worker, int only, int fuel) const {
  return !reusable(s, worker, only, fuel).empty() || (worker && repeatable(s) != 0);
}

template <class Log>
bool Frostpunk::reuse_step(State& s, Log& log) const {
  const Task& task = s.agenda.top();
  const BitSet fields = reusable(s, task.a != 0, task.b, 0);
  const unsigned spaces = task.a != 0 ? repeatable(s) : 0;
  const int ways = fields.size() + std::popcount(spaces);
  if (ways > 1) return true;
  if (ways == 0) {
    s.agenda.pop();
  } else if (spaces != 0) {
    play_reuse(s, make_move(Act::repeat, std::countr_zero(spaces)), log);
  } else {
    play_reuse(s, make_move(Act::reuse, fields.first()), log);
  }
  return false;
}

template <class Sink>
void Frostpunk::reuse_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({task.a != 0 ? Word::ask_reuse_worker : Word::ask_reuse_building});
  reusable(s, task.a != 0, task.b, 0).each([&](int field) {
    sink.offer(make_move(Act::reuse, field), [&](Explanation& e) {
      if (s.built.has(field)) return building_label(s, field, Word::do_building, e);
      gather_label(s, field, true, e);
    });
  });
  if (task.a == 0) return;
  for_each_bit(repeatable(s), [&](int space) {
    sink.offer(make_move(Act::repeat, space), [&](Explanation& e) {
      e.label = {Word::do_repeat, thing(kActSet, space)};
      e.targets.push_back(thing(kActSet, space));
    });
  });
}

template <class Log>
void Frostpunk::play_reuse(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const bool worker = s.agenda.top().a != 0;
  s.agenda.pop();
  const int field = move.a;
  if (act_of(move) == Act::repeat) {
    log.note("FP-1409", {Word::log_repeated, thing(kActSet, move.a)});
    if (static_cast<Space>(move.a) != Space::construct) {
      return clear_snow(s, static_cast<Space>(move.a) == Space::far);
    }
    return s.agenda.push({.step = Step::construct, .seat = seat, .left = kConstructionSteps});
  }
  log.note(worker ? "FP-1409" : "FP-1408", {Word::log_reused, thing(kFieldSet, field)});
  if (!s.built.has(field)) return gather_at(s, field, Pawn::worker);
  use_building(s, field, 0);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                      \
  template void Frostpunk::alternative_options(const State&, Sink&) const; \
  template void Frostpunk::reuse_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                        \
  template void Frostpunk::play_act(State&, Move, Log&) const;         \
  template bool Frostpunk::gather_step(State&, Log&) const;            \
  template void Frostpunk::play_alternative(State&, Move, Log&) const; \
  template bool Frostpunk::reuse_step(State&, Log&) const;             \
  template void Frostpunk::play_reuse(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
