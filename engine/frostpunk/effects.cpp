// The interpreter: one instruction of an effect after another, until one needs a choice. What takes
// several steps (three citizens fall sick) becomes a task above the effect.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

void Frostpunk::run(State& s, const Running& what) const {
  if (what.effect == 0) return;
  s.agenda.push({.step = Step::run,
                 .seat = decider(s),
                 .cursor = what.effect,
                 .a = what.pawn,
                 .b = what.flags,
                 .card = what.card,
                 .field = what.field});
}

template <class Log>
bool Frostpunk::run_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const Instr& instr = data_->program[task.cursor++];
  switch (instr.op) {
    case Op::end:
      s.agenda.pop();
      break;
    case Op::jump:
      task.cursor = instr.to;
      break;
    case Op::unless:
      if (!compares(s, instr)) task.cursor = instr.to;
      break;
    case Op::loop:
      task.loop = byte(std::min<int>(instr.n, value(s, static_cast<Expr>(instr.a), instr.b)));
      if (task.loop == 0) task.cursor = instr.to;
      break;
    case Op::again:
      if (--task.loop > 0) task.cursor = instr.to;
      break;
    case Op::choose:
      task.cursor = instr.to;
      s.agenda.push({.step = Step::choose,
                     .seat = task.seat,
                     .cursor = static_cast<Cursor>(instr.n),
                     .left = instr.a});
      break;
    case Op::consult:
      consult(s, instr, log);
      break;
    default:
      carry_out(s, instr, log);
  }
  return false;
}

// Each group of ops has a function of its own.
template <class Log>
void Frostpunk::carry_out(State& s, const Instr& instr, Log& log) const {
  if (instr.op <= Op::unstore) return do_goods(s, instr, log);
  if (instr.op <= Op::citizen_cards) return do_people(s, instr, log);
  if (instr.op <= Op::token_type) return do_morale(s, instr, log);
  if (instr.op <= Op::finish) return do_markers(s, instr, log);
  if (instr.op <= Op::flip_all) return do_map(s, instr, log);
  if (instr.op <= Op::peek_dusk) return do_cards(s, instr, log);
  do_work(s, instr, log);
}

// The figure of an instruction with what laws and technologies add to a building's own action.
int Frostpunk::raised(const State& s, const Instr& instr, Bonus kind) const {
  const Task& task = s.agenda.top();
  if ((task.b & kNormalAction) == 0) return instr.n;
  return instr.n + bonus(s, s.building_at(task.field - 1), kind);
}

template <class Log>
void Frostpunk::do_goods(State& s, const Instr& instr, Log& log) const {
  const auto goods = static_cast<Goods>(instr.a);
  const Task task = s.agenda.top();
  const auto ask = [&](Step step, int n, int card) {
    s.agenda.push({.step = step,
                   .seat = task.seat,
                   .a = instr.a,
                   .b = instr.c,
                   .left = byte(std::min(n, 255)),
                   .card = byte(card)});
  };
  switch (instr.op) {
    case Op::gain:
      if (goods >= Goods::any) {
        ask(Step::gain, instr.n, 0);
      } else {
        const Bonus kind = goods == Goods::food   ? Bonus::food
                           : goods == Goods::coal ? Bonus::coal
                                                  : Bonus::wood;
        const bool raises = goods != Goods::core && goods != Goods::automaton;
        gain(s, goods, raises ? raised(s, instr, kind) : instr.n, "FP-213", log);
      }
      return;
    case Op::pay:
      lose(s, goods, instr.n, "FP-216", log);
      return;
    case Op::lose:
      if (goods >= Goods::any) {
        ask(Step::lose, instr.n, 0);
      } else {
        lose(s, goods, instr.n, "FP-215", log);
      }
      return;
    case Op::store:
      if (in_force(s, byte(task.card - 1)) != nullptr) ask(Step::store, instr.n, task.card);
      return;
    case Op::unstore:
      if (in_force(s, instr.b) != nullptr) ask(Step::unstore, instr.n, instr.b + 1);
      return;
    default:
      return;
  }
}

template <class Log>
void Frostpunk::do_people(State& s, const Instr& instr, Log& log) const {
  const Task task = s.agenda.top();
  const int round_type = static_cast<int>(data_->rounds[s.round - 1]);
  const auto who = static_cast<Who>(instr.a) == Who::round ? byte(round_type) : instr.a;
  const auto ask = [&](Step step, int n) {
    if (n <= 0) return;
    s.agenda.push({.step = step, .seat = task.seat, .a = who, .left = byte(n)});
  };
  switch (instr.op) {
    case Op::citizens:
      if (instr.n < 0) return ask(Step::leave, -instr.n);
      if (who >= kTypes) return ask(Step::arrive, instr.n);
      arrive(s, who, instr.n, log);
      return;
    case Op::die:
      return ask(Step::die, instr.n);
    case Op::sick:
      return ask(Step::sick, instr.n);
    case Op::cure:
      return ask(Step::cure, raised(s, instr, Bonus::cure));
    case Op::treat:
      s.agenda.push({.step = Step::treat,
                     .seat = task.seat,
                     .a = byte(static_cast<int>(Who::any)),
                     .left = byte(raised(s, instr, Bonus::treat))});
      return;
    case Op::flip:
      return ask(Step::flip, instr.n);
    case Op::exhaust:
      return ask(Step::exhaust, instr.n);
    case Op::child_pawn:
      apprentice(s, static_cast<Pawn>(instr.a), log);
      return;
    case Op::citizen_cards:
      for (int i = 0; i < (instr.a != 0 ? s.seats : 1); ++i) {
        draw_hand(s, seat_at((s.leader + i) % s.seats), instr.n, "FP-1301", log);
      }
      return;
    default:
      return;
  }
}

template <class Log>
void Frostpunk::do_morale(State& s, const Instr& instr, Log& log) const {
  const Task task = s.agenda.top();
  const bool forgiving = (task.b & kForgiving) != 0;
  const auto ask = [&](Step step, int n) {
    s.agenda.push({.step = step, .seat = task.seat, .a = instr.a, .b = instr.b, .left = byte(n)});
  };
  switch (instr.op) {
    case Op::morale: {
      const bool loss = (instr.n < 0) == (instr.a == static_cast<int>(Side::hope));
      if (loss && forgiving) return;
      return ask(instr.n > 0 ? Step::raise : Step::lower, std::abs(instr.n));
    }
    case Op::token_up:
      if (forgiving && side_of(instr.a) == Side::discontent) return;
      for (int i = 0; i < instr.n && s.phase != Phase::over; ++i) raise_named(s, instr.a, log);
      return;
    case Op::token_spend:
      return ask(Step::spend, instr.n);
    case Op::token_activate:
      return ask(Step::activate, instr.n);
    case Op::token_discard:
      return ask(Step::discard, instr.n);
    case Op::token_draw: {
      const auto side = static_cast<Side>(instr.a);
      for (int i = 0; i < instr.n && s.phase != Phase::over && can_draw(s, side); ++i) {
        draw_token(s, side, true, "FP-309", log);
      }
      return;
    }
    case Op::token_type:
      return ask(Step::token_type, 1);
    default:
      return;
  }
}

template <class Log>
void Frostpunk::do_markers(State& s, const Instr& instr, Log& log) const {
  const auto moved = [](int at, int by, int least, int most) {
    return byte(std::clamp(at + by, least, most));
  };
  switch (instr.op) {
    case Op::hunger:
      s.hunger = moved(s.hunger, instr.n, 0, data_->hunger);
      log.note("FP-2002", {Word::log_hunger, s.hunger});
      return;
    case Op::overload:
      add_overload(s, instr.n == kAll ? -s.overload : raised(s, instr, Bonus::overload), "FP-510",
                   log);
      return;
    case Op::heat:
      s.heat = moved(s.heat, instr.n, data_->start_heat, s.cold);
      log.note("FP-501", {Word::log_heat, s.heat});
      return;
    case Op::cold:
      s.cold = moved(s.cold, instr.n, 1, data_->heat.size());
      s.heat = std::min(s.heat, s.cold);
      log.note("FP-602", {Word::log_cold, s.cold});
      return;
    case Op::range:
      for (int r = 0; r < kRanges; ++r) {
        if (instr.a != r && instr.a != kRanges) continue;
        s.range[r] = moved(s.range[r], instr.n, 1, data_->last_range);
        log.note("FP-602", {Word::log_range, thing(kRangeSet, r), s.range[r]});
      }
      return;
    case Op::storm:
      if (s.storm == 0) return;
      s.storm = moved(s.storm, -instr.n, 1, data_->rounds.size());
      log.note("FP-605", {Word::log_storm, s.storm});
      return;
    case Op::storm_set:
      s.storm = byte(instr.n);
      log.note("FP-606", {s.storm == 0 ? Word::log_storm_gone : Word::log_storm, s.storm});
      return;
    case Op::deaths:
      s.deaths = moved(s.deaths, instr.n, 0, data_->last_death);
      log.note("FP-1211", {Word::log_deaths, s.deaths});
      if (s.deaths >= data_->last_death) end_game(s, Ending::deaths, log);
      return;
    case Op::depot:
      s.depot = moved(s.depot, instr.n, 0, data_->last_depot);
      log.note("FP-2308", {Word::log_depot, s.depot});
      return;
    case Op::tech:
      s.agenda.push({.step = Step::research, .seat = decider(s), .left = byte(instr.n)});
      return;
    case Op::tower_upgrade:
      if (s.tower == 0) log.note("FP-1906", {Word::log_tower});
      s.tower = 1;
      return;
    case Op::finish:
      if (instr.a == 0) {
        end_game(s, Ending::goal, log);
      } else {
        end_game(s, Ending::depot, log);
      }
      return;
    default:
      return;
  }
}

template <class Log>
void Frostpunk::do_map(State& s, const Instr& instr, Log& log) const {
  const auto ask = [&](Step step) {
    s.agenda.push(
        {.step = step, .seat = decider(s), .a = instr.a, .b = instr.b, .left = byte(instr.n)});
  };
  switch (instr.op) {
    case Op::map_take:
      return ask(Step::map_take);
    case Op::map_remove:
      return ask(Step::map_remove);
    case Op::map_add:
      return ask(Step::map_add);
    case Op::place_tile: {
      const PlaceSet taken = laid(s);
      const bool other = instr.c != 0 && open_places(taken, instr.a == 0) == 0;
      lay(s, other ? instr.n / 16 : instr.a, other ? instr.n % 16 : instr.b);
      return;
    }
    case Op::build_free:
      for (int i = 0; i < instr.n; ++i) {
        s.agenda.push({.step = Step::site, .seat = decider(s), .a = instr.a, .c = 1});
      }
      return;
    case Op::upgrade_free:
      return ask(Step::upgrade);
    case Op::destroy:
      return ask(Step::destroy);
    case Op::ruin:
      return ask(Step::ruin);
    case Op::flip_all:
      for (int building = 0; building < buildings(); ++building) {
        const bool wanted =
            instr.a == kAnyShelter ? (data_->shelters >> building & 1) != 0 : building == instr.a;
        if (wanted) ruin_all(s, building, log);
      }
      return;
    default:
      return;
  }
}

template <class Log>
void Frostpunk::do_cards(State& s, const Instr& instr, Log& log) const {
  switch (instr.op) {
    case Op::dusk_add:
      add_to_dusk(s, instr.a, log);
      return;
    case Op::dusk_cancel:
      cancel_card(s, instr.a, log);
      return;
    case Op::law_suspend:
      s.suspended = static_cast<std::uint16_t>(s.suspended | (1U << instr.a & s.enacted));
      log.note("FP-1605", {Word::log_suspended, thing(kLawSet, instr.a)});
      return;
    case Op::enact_law:
      s.agenda.push({.step = Step::law, .seat = decider(s), .b = instr.b});
      return;
    case Op::reveal:
      reveal_card(s, instr.a, instr.b != 0, log);
      return;
    case Op::scenario_remove:
      remove_scenario(s, instr.a, log);
      return;
    case Op::card:
      put_card(s, byte(s.agenda.top().card - 1), static_cast<CardTo>(instr.a), log);
      return;
    case Op::scouts:
      march_all(s, instr.n);
      return;
    case Op::peek_dusk:
      peek(s, instr.n, instr.b, log);
      return;
    default:
      return;
  }
}

// What a pawn does at its place.
template <class Log>
void Frostpunk::do_work(State& s, const Instr& instr, Log& log) const {
  const Task task = s.agenda.top();
  const int field = task.field - 1;
  switch (instr.op) {
    case Op::gather:
      return take_markers(s, field, instr.n, "FP-831", log);
    case Op::cut_here:
      return fell(s, field, instr.n, "FP-831", log);
    case Op::gather_adjacent: {
      const int limit = (task.b & kChildLimit) != 0 ? child_limit(s) : kFields;
      s.agenda.push(
          {.step = Step::collect, .seat = task.seat, .left = byte(limit), .field = task.field});
      return;
    }
    case Op::cut_tree:
      s.agenda.push({.step = Step::cut_tree,
                     .seat = task.seat,
                     .b = instr.b,
                     .left = byte(raised(s, instr, Bonus::wood)),
                     .field = task.field});
      return;
    case Op::thumper:
      s.agenda.push({.step = Step::thumper,
                     .seat = task.seat,
                     .a = byte(instr.n),
                     .left = instr.a,
                     .field = task.field});
      return;
    case Op::workshop:
      s.agenda.push({.step = Step::workshop, .seat = task.seat, .left = byte(instr.n)});
      return;
    case Op::construct:
      s.agenda.push(
          {.step = Step::construct, .seat = task.seat, .b = instr.b, .left = byte(instr.n)});
      return;
    case Op::building_action:
      for (int i = 0; i < instr.n; ++i) use_building(s, field, 0);
      return;
    case Op::scout_send:
      return set_out(s, field, static_cast<Pawn>(task.a - 1), instr.n, log);
    case Op::reuse:
      s.agenda.push({.step = Step::reuse, .seat = task.seat, .a = instr.a, .b = instr.b});
      return;
    default:
      return;
  }
}

// ---- options of cards ----

template <class Log>
bool Frostpunk::choose_step(State& s, Log& log) const {
  const Task& task = s.agenda.top();
  const std::uint32_t open = available_options(s, task.cursor, task.left, 0);
  if (std::popcount(open) > 1) return true;
  if (open == 0) {
    s.agenda.pop();
  } else {
    play_choose(s, make_move(Act::choose, 0, task.cursor + std::countr_zero(open)), log);
  }
  return false;
}

template <class Sink>
void Frostpunk::choose_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_choose});
  for (int i = task.cursor; i < task.cursor + task.left; ++i) {
    const Choice& choice = data_->choices[i];
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_choose, thing(kOptionSet, i)};
      e.targets.push_back(thing(kOptionSet, i));
    };
    const Move move = make_move(Act::choose, 0, i);
    const bool met = holds(s, choice.test);
    if (met && payable(s, choice.start, choice.costs, 0)) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, met ? "FP-216" : "FP-412", [&](Explanation& e) {
        explain(e);
        e.because = {met ? Word::why_dear : Word::why_condition};
      });
    }
  }
}

// The effect below goes on with what was chosen.
template <class Log>
void Frostpunk::play_choose(State& s, Move move, Log& log) const {
  s.agenda.pop();
  s.agenda.top().cursor = data_->choices[move.b].start;
  log.note("FP-412", {Word::log_chosen, thing(kOptionSet, move.b)});
}

// FP-908: the type with the most active tokens decides; with several the leader.
template <class Log>
void Frostpunk::consult(State& s, const Instr& instr, Log& log) const {
  Task& task = s.agenda.top();
  unsigned most = 0;
  int best = 0;
  for (int token = 0; token < kTokens; ++token) {
    const int count = active(s, 1U << token);
    if (count == 0 || count < best) continue;
    most = count > best ? 1U << token : most | 1U << token;
    best = count;
  }
  task.cursor = instr.to;
  if (most == 0) return log.note("FP-908", {Word::log_nobody_decides});
  s.agenda.push({.step = Step::consult,
                 .seat = task.seat,
                 .cursor = static_cast<Cursor>(instr.n),
                 .bits = most});
}

template <class Log>
bool Frostpunk::consult_step(State& s, Log& log) const {
  const std::uint32_t tied = s.agenda.top().bits;
  if (std::popcount(tied) > 1) return true;
  play_consult(s, make_move(Act::token, std::countr_zero(tied)), log);
  return false;
}

template <class Sink>
void Frostpunk::consult_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_consult});
  for_each_bit(s.agenda.top().bits, [&](int token) {
    sink.offer(make_move(Act::token, token), [&](Explanation& e) {
      e.label = {Word::do_token, thing(kTokenSet, token)};
      e.targets.push_back(thing(kTokenSet, token));
    });
  });
}

template <class Log>
void Frostpunk::play_consult(State& s, Move move, Log& log) const {
  const auto& branches = data_->consults[s.agenda.top().cursor];
  s.agenda.pop();
  s.agenda.top().cursor = branches[move.a];
  log.note("FP-908", {Word::log_decides, thing(kTokenSet, move.a)});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Frostpunk::choose_options(const State&, Sink&) const; \
  template void Frostpunk::consult_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                   \
  template bool Frostpunk::run_step(State&, Log&) const;          \
  template bool Frostpunk::choose_step(State&, Log&) const;       \
  template void Frostpunk::play_choose(State&, Move, Log&) const; \
  template bool Frostpunk::consult_step(State&, Log&) const;      \
  template void Frostpunk::play_consult(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
