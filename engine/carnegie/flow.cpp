// The order of things (chapter 3xx): phases in which the seats have the word one after another, and
// inside a turn the agenda of what is still to be asked. `settle` carries on until somebody has a
// real choice (CA-1507).
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

Progress Carnegie::progress(const State& s) const {
  constexpr std::array<int, kPhaseIds.size()> kRibbon{-1, -1, -1, 0, 1, 1, 1, 2, 3, -1};
  return {.round = s.round,
          .rounds = data_->rounds,
          .phase = kRibbon[static_cast<std::size_t>(s.phase)]};
}

Levels Carnegie::levels(const State& s) const {
  return {level_of("agenda", s.agenda), level_of("deck", s.deck)};
}

Result<Carnegie> Carnegie::load(const Files& files) {
  auto data = Data::load(files);
  if (!data) return data.error();
  return Carnegie(std::move(*data));
}

template <class Sink>
void Carnegie::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::side:
      return side_options(s, sink);
    case Step::housing:
      return housing_options(s, sink);
    case Step::reserve:
      return reserve_options(s, sink);
    case Step::moves:
      return moves_options(s, sink);
    case Step::activate:
      return activate_options(s, sink);
    case Step::choose:
      return choose_options(s, sink);
    case Step::andrew:
      return andrew_options(s, sink);
    case Step::recover:
      return recover_options(s, sink);
    case Step::lodge:
      return lodge_options(s, sink);
    case Step::choice:
      return choice_options(s, sink);
    case Step::research:
      return research_options(s, sink);
    case Step::donate:
    case Step::give:
      return donate_options(s, sink);
    case Step::category:
      return category_options(s, sink);
    case Step::use:
      return use_options(s, sink);
    case Step::mission:
      return mission_options(s, sink);
    case Step::trade:
      return trade_options(s, sink);
    case Step::tile:
      return tile_options(s, sink);
    case Step::room:
      return room_options(s, sink);
    case Step::bring:
      return bring_options(s, sink);
    case Step::project:
      return project_options(s, sink);
    case Step::projects:
      assert(false && "settle stops only at steps that ask");
  }
}

template <class Log>
void Carnegie::play(State& s, Move move, Log& log) const {
  switch (act_of(move)) {
    case Act::side:
      play_side(s, move, log);
      break;
    case Act::place:
      play_place(s, move, log);
      break;
    case Act::reserve:
      play_reserve(s, move, log);
      break;
    case Act::move:
      play_move(s, move, log);
      break;
    case Act::activate:
      play_activate(s, move, log);
      break;
    case Act::ready:
      play_ready(s, log);
      break;
    case Act::row:
      choose_row(s, move.a, "CA-302", log);
      s.agenda.pop();
      break;
    case Act::andrew:
      play_andrew(s, log);
      break;
    case Act::recover:
      play_recover(s, move, log);
      break;
    case Act::lodge:
      play_lodge(s, move, log);
      break;
    case Act::take:
      play_take(s, move, log);
      break;
    case Act::slide:
      play_slide(s, move, log);
      break;
    case Act::advance:
      play_advance(s, move, log);
      break;
    case Act::donate:
      play_donate(s, move, log);
      break;
    case Act::adopt:
      play_adopt(s, move, log);
      break;
    case Act::use:
      play_use(s, move, log);
      break;
    case Act::mission:
      play_mission(s, move, log);
      break;
    case Act::trade:
      play_trade(s, move, log);
      break;
    case Act::tile:
      play_tile(s, move, log);
      break;
    case Act::room:
      play_room(s, move, log);
      break;
    case Act::bring:
      play_bring(s, move, log);
      break;
    case Act::project:
      play_project(s, move, log);
      break;
    case Act::sell:
      play_sell(s, log);
      break;
    case Act::done:
      play_done(s, log);
      break;
  }
  settle(s, log);
}

template <class Log>
void Carnegie::settle(State& s, Log& log) const {
  while (s.phase != Phase::over) {
    if (s.agenda.empty()) {
      advance(s, log);
    } else if (asks(s)) {
      return;
    } else {
      skip(s, log);
    }
  }
}

// Whether the top of the agenda is a real choice. On the way it finds the next income with a
// choice, and whether a turn still has uses: what research brings can pay for one (CA-902).
bool Carnegie::asks(State& s) const {
  Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  switch (task.step) {
    case Step::housing:
      return !first_slots(s).empty();
    case Step::moves:
      return task.pool > 0 && has_people(player);
    case Step::activate:
      for (int room = 0; room < kRooms; ++room) {
        if (can_activate(player, room)) return true;
      }
      return false;
    case Step::choice:
      return next_choice(s);
    case Step::use:
    case Step::research:
      if (s.phase == Phase::departments && can_use_any(s)) {
        task.step = Step::use;
        return true;
      }
      if (!can_research(s)) return false;
      task.step = Step::research;
      return true;
    case Step::donate:
      return can_donate(s, task.seat);
    case Step::bring:
      return has_people(player, task.b);
    case Step::projects:
      return false;
    default:
      return true;
  }
}

// Goes past a task at which nobody has a choice, or no more.
template <class Log>
void Carnegie::skip(State& s, Log& log) const {
  const Task task = s.agenda.top();
  const bool research = pools_research(s);
  s.agenda.pop();
  if (task.step == Step::projects) return project_income(s, log);
  if ((task.step != Step::use && task.step != Step::research) || task.pool == 0) return;
  if (research) {
    log.note(s.phase == Phase::income ? "CA-409" : "CA-912",
             {Word::log_lapsed, task.seat, task.pool});
  } else {
    s.agenda.push({.step = Step::moves, .seat = task.seat, .pool = task.pool});
  }
}

template <class Log>
void Carnegie::play_done(State& s, Log& log) const {
  if (s.agenda.top().step == Step::category) {
    const Seat seat = s.agenda.top().seat;
    s.agenda.pop();
    return begin_uses(s, seat, s.row, log);
  }
  skip(s, log);
}

// Gives the word to the next seat of the phase, or begins the next phase.
template <class Log>
void Carnegie::advance(State& s, Log& log) const {
  const bool one_only = s.phase == Phase::choose || s.phase == Phase::andrew;
  if (s.turn == (one_only ? 1 : s.seats)) return end_phase(s, log);
  const int place = s.turn++;
  // The last in order places first (CA-115).
  const Seat seat = s.in_order(s.phase == Phase::placing ? s.seats - 1 - place : place);
  if (s.phase == Phase::departments) {
    const bool may_adopt = s.player(seat).action_tile != 0 && index(seat) != s.first;
    if (!may_adopt) return begin_uses(s, seat, s.row, log);
  }
  begin_turn(s, seat);
}

void Carnegie::begin_turn(State& s, Seat seat) const {
  const auto push = [&](Step step, int pool = 0) {
    s.agenda.push({.step = step, .seat = seat, .pool = static_cast<std::uint8_t>(pool)});
  };
  switch (s.phase) {
    case Phase::sides:
      return push(Step::side);
    case Phase::placing:
      push(Step::reserve);
      return push(Step::housing);
    case Phase::opening:
      push(Step::activate);
      return push(Step::moves, data_->start_moves);
    case Phase::choose:
      return push(Step::choose);
    case Phase::andrew:
      return push(Step::andrew);
    case Phase::income:
      if (s.player(seat).mission[static_cast<std::size_t>(event(s).region)] == 0) return;
      push(Step::research);  // of what comes in
      return push(Step::recover);
    case Phase::donation:
      return push(Step::donate);
    case Phase::departments:
      return push(Step::category);
    case Phase::activation:
      return push(Step::activate);
    case Phase::over:
      return;
  }
}

template <class Log>
void Carnegie::end_phase(State& s, Log& log) const {
  s.turn = 0;
  switch (s.phase) {
    case Phase::sides:
      place_neutral_discs(s);
      s.phase = Phase::placing;
      return;
    case Phase::placing:
      s.phase = Phase::opening;
      return;
    case Phase::opening:
      return begin_round(s, log);
    case Phase::choose:
      s.phase = s.solo() ? Phase::andrew : Phase::income;
      break;
    case Phase::andrew:
      s.phase = Phase::income;
      break;
    case Phase::income:
      s.phase = Phase::donation;
      break;
    case Phase::donation:
      s.phase = Phase::departments;
      break;
    case Phase::departments:
      s.phase = Phase::activation;
      break;
    case Phase::activation:
      end_round(s, log);
      if (s.phase != Phase::over) begin_round(s, log);
      return;
    case Phase::over:
      return;
  }
  // Phases without their event are gone through by nobody.
  if (s.phase == Phase::income && !event(s).income) s.turn = s.seats;
  if (s.phase == Phase::donation && !event(s).donation) s.turn = s.seats;
}

template void Carnegie::options(const State&, MoveList&) const;
template void Carnegie::options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                           \
  template void Carnegie::play(State&, Move, Log&) const; \
  template void Carnegie::settle(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
