// Falling sick, dying, getting well (chapter 12xx), and everything else that is counted by citizens
// of a type: arrivals, departures, exhausted tokens.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {
namespace {

constexpr unsigned types_of(int who) {
  if (who < kTypes) return 1U << who;
  return who == static_cast<int>(Who::adult) ? 0b011U : 0b111U;
}

}  // namespace

// Nothing happens to people who are not there (FP-1214).
template <class Log>
void Frostpunk::fall_sick(State& s, int type, const char* rule, Log& log) const {
  if (s.pop[type] == 0) return;
  if (s.sick[type] == s.pop[type]) return flip_marker(s, type, "FP-1202", log);
  ++s.sick[type];
  log.note(rule, {Word::log_sick, thing(kTypeSet, type), s.sick[type]});
}

template <class Log>
void Frostpunk::flip_marker(State& s, int type, const char* rule, Log& log) const {
  if (s.sick[type] == 0) return;
  s.skulls = byte(s.skulls ^ 1 << type);
  if (s.skull(type)) {
    log.note(rule, {Word::log_grave, thing(kTypeSet, type)});
  } else {
    die(s, type, true, "FP-1205", log);
  }
}

// FP-1211 to FP-1213. The card follows as a task.
template <class Log>
void Frostpunk::die(State& s, int type, bool by_flip, const char* rule, Log& log) const {
  if (s.pop[type] == 0) return;
  ++s.deaths;
  log.note(rule, {Word::log_died, thing(kTypeSet, type), s.deaths});
  if (s.deaths >= data_->last_death) return end_game(s, Ending::deaths, log);
  --s.pop[type];
  if (by_flip || s.sick[type] > s.pop[type]) --s.sick[type];
  settle_marker(s, type);
  s.agenda.push({.step = Step::death, .seat = decider(s), .a = byte(type)});
}

// A marker never stands above the population, and on 0 it shows the syringe (FP-1206, FP-1224).
void Frostpunk::settle_marker(State& s, int type) {
  if (s.sick[type] > s.pop[type]) s.sick[type] = s.pop[type];
  if (s.sick[type] == 0) s.skulls = byte(s.skulls & ~(1 << type));
}

template <class Log>
void Frostpunk::arrive(State& s, int type, int count, Log& log) const {
  const int here = std::min(count, data_->citizens - s.pop[type]);
  if (here > 0) {
    s.pop[type] = byte(s.pop[type] + here);
    log.note("FP-213", {Word::log_arrived, thing(kTypeSet, type), here});
  }
  if (count > here) {
    s.agenda.push({.step = Step::arrive,
                   .seat = decider(s),
                   .a = byte(static_cast<int>(Who::any)),
                   .left = byte(count - here)});
  }
}

template <class Log>
void Frostpunk::depart(State& s, int type, int count, Log& log) const {
  const int gone = std::min<int>(count, s.pop[type]);
  if (gone == 0) return;
  s.pop[type] = byte(s.pop[type] - gone);
  settle_marker(s, type);
  log.note("FP-215", {Word::log_departed, thing(kTypeSet, type), gone});
}

template <class Log>
void Frostpunk::cure(State& s, int type, int count, Log& log) const {
  const int well = std::min(count, curable(s, type));
  s.sick[type] = byte(s.sick[type] - well);
  log.note("FP-1221", {Word::log_cured, thing(kTypeSet, type), well});
}

template <class Log>
void Frostpunk::exhaust(State& s, int type, const char* rule, Log& log) const {
  ++s.exhausted[type];
  log.note(rule, {Word::log_exhausted, thing(kTypeSet, type)});
}

// The types to which one more unit of the top task can be applied (FP-1225).
unsigned Frostpunk::people_candidates(const State& s) const {
  const Task& task = s.agenda.top();
  unsigned open = 0;
  for (int type = 0; type < kTypes; ++type) {
    bool can = s.pop[type] > 0;
    switch (task.step) {
      case Step::cure:
        can = curable(s, type) > 0;
        break;
      case Step::treat:
        can = s.skull(type);
        break;
      case Step::flip:
        can = s.sick[type] > 0;
        break;
      case Step::exhaust:
        can = s.exhausted[type] < data_->exhausted;
        break;
      case Step::arrive:
        can = s.pop[type] < data_->citizens;
        break;
      default:
        break;
    }
    if (can) open |= 1U << type;
  }
  return open & types_of(task.a);
}

template <class Log>
bool Frostpunk::people_step(State& s, Log& log) const {
  const unsigned open = people_candidates(s);
  if (open == 0) {
    s.agenda.pop();
    return false;
  }
  if (std::popcount(open) > 1) return true;
  const int type = std::countr_zero(open);
  const Task& task = s.agenda.top();
  const int units = task.step == Step::cure ? std::min<int>(task.left, curable(s, type)) : 1;
  play_people(s, make_move(Act::type, type, 0, units), log);
  return false;
}

template <class Sink>
void Frostpunk::people_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  switch (task.step) {
    case Step::sick:
      sink.prompt({Word::ask_sick, task.left});
      break;
    case Step::cure:
      sink.prompt({Word::ask_cure, task.left});
      break;
    case Step::treat:
      sink.prompt({Word::ask_treat, task.left});
      break;
    case Step::flip:
      sink.prompt({Word::ask_flip, task.left});
      break;
    case Step::die:
      sink.prompt({Word::ask_die, task.left});
      break;
    case Step::exhaust:
      sink.prompt({Word::ask_exhaust, task.left});
      break;
    case Step::leave:
      sink.prompt({Word::ask_leave, task.left});
      break;
    default:
      sink.prompt({Word::ask_arrive, task.left});
  }
  for (unsigned open = people_candidates(s); open != 0; open &= open - 1) {
    const int type = std::countr_zero(open);
    if (task.step == Step::cure) {
      const int most = std::min<int>(task.left, curable(s, type));
      sink.offer_range(make_move(Act::cure, type, 0, 1), most, [&](Explanation& e) {
        e.label = {Word::do_cure, 1, thing(kTypeSet, type)};
        e.targets.push_back(thing(kTypeSet, type));
      });
      continue;
    }
    sink.offer(make_move(Act::type, type), [&](Explanation& e) {
      e.label = {Word::do_type, thing(kTypeSet, type), s.sick[type], s.pop[type]};
      e.targets.push_back(thing(kTypeSet, type));
    });
  }
}

template <class Log>
void Frostpunk::play_people(State& s, Move move, Log& log) const {
  const Step step = s.agenda.top().step;
  const int type = move.a;
  if (step == Step::cure) {
    count_down(s, move.n);
    return cure(s, type, move.n, log);
  }
  count_down(s);
  switch (step) {
    case Step::sick:
      return fall_sick(s, type, "FP-1201", log);
    case Step::treat:
      s.skulls = byte(s.skulls & ~(1 << type));
      return log.note("FP-1223", {Word::log_treated, thing(kTypeSet, type)});
    case Step::flip:
      return flip_marker(s, type, "FP-1204", log);
    case Step::die:
      return die(s, type, false, "FP-1211", log);
    case Step::exhaust:
      return exhaust(s, type, "FP-802", log);
    case Step::leave:
      return depart(s, type, 1, log);
    default:
      return arrive(s, type, 1, log);
  }
}

// FP-1213: from the leader on, whoever has a card of that type may use it; else one is drawn.
template <class Log>
bool Frostpunk::death_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  for (; task.b < s.seats; ++task.b) {
    const int seat = (s.leader + task.b) % s.seats;
    if ((s.hand[seat] & data_->citizens_of[task.a]) == 0) continue;
    task.seat = seat_at(seat);
    return true;
  }
  const int card = draw_citizen(s, log);
  if (card < 0) {
    s.agenda.pop();
  } else {
    mourn(s, card, log);
  }
  return false;
}

template <class Sink>
void Frostpunk::death_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_death, thing(kTypeSet, task.a)});
  for_each_bit(s.hand[index(task.seat)], [&](int card) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_bury, citizen_thing(card)};
      e.because = {Word::why_other_type};
      e.targets.push_back(citizen_thing(card));
    };
    const Move move = make_move(Act::bury, card + 1);
    if ((data_->citizens_of[task.a] >> card & 1) != 0) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, "FP-1213", explain);
    }
  });
  sink.offer(make_move(Act::pass), [](Explanation& e) { e.label = {Word::do_no_card}; });
}

template <class Log>
void Frostpunk::play_death(State& s, Move move, Log& log) const {
  if (act_of(move) == Act::pass) {
    ++s.agenda.top().b;
    return;
  }
  const int card = move.a - 1;
  const Seat seat = s.agenda.top().seat;
  leave_hand(s, seat, card);
  ++s.reveals;
  log.note("FP-1213", {Word::log_buried, seat, citizen_thing(card)});
  mourn(s, card, log);
}

// The card goes to the discard pile and its line for the dead is applied.
template <class Log>
void Frostpunk::mourn(State& s, int card, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  s.citizen_discard |= CitizenSet{1} << card;
  log.note("FP-1213", {Word::log_mourned, citizen_thing(card)});
  run(s, {.effect = data_->citizen_cards[card].death[task.a]});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Frostpunk::people_options(const State&, Sink&) const; \
  template void Frostpunk::death_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                               \
  template void Frostpunk::fall_sick(State&, int, const char*, Log&) const;   \
  template void Frostpunk::flip_marker(State&, int, const char*, Log&) const; \
  template void Frostpunk::die(State&, int, bool, const char*, Log&) const;   \
  template void Frostpunk::arrive(State&, int, int, Log&) const;              \
  template void Frostpunk::depart(State&, int, int, Log&) const;              \
  template void Frostpunk::exhaust(State&, int, const char*, Log&) const;     \
  template bool Frostpunk::people_step(State&, Log&) const;                   \
  template void Frostpunk::play_people(State&, Move, Log&) const;             \
  template bool Frostpunk::death_step(State&, Log&) const;                    \
  template void Frostpunk::play_death(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
