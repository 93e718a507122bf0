// The order of things (NU-201, NU-1504): turns one after another, and inside a turn the agenda of
// what is still to be done. `settle` carries on until somebody has a real choice.
#include <algorithm>
#include <cassert>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

// The phases are those of a turn: what is at the bottom of the agenda says how far it has come,
// whatever actions lead to. A tile that is played has its place at once; a recharge is all reward.
Progress Nucleum::progress(const State& s) const {
  if (s.phase != Phase::play || s.agenda.empty()) return {.round = s.round};
  const auto is = [&](auto... steps) {
    const Step bottom = s.agenda.begin()->step;
    return ((bottom == steps) || ...);
  };
  const bool acts = std::any_of(s.agenda.begin(), s.agenda.end(), [](const Task& task) {
    return task.step == Step::acts || task.step == Step::matched;
  });
  const int phase = is(Step::turn) ? 0 : is(Step::field, Step::face) ? 1 : acts ? 2 : 3;
  return {.round = s.round, .phase = phase};
}

Levels Nucleum::levels(const State& s) const {
  return {level_of("agenda", s.agenda), level_of("stack", s.stack)};
}

Result<Nucleum> Nucleum::load(const Files& files) {
  auto data = Data::load(files);
  if (!data) return data.error();
  return Nucleum(std::move(*data));
}

template <class Sink>
void Nucleum::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::experiment:
      return experiment_options(s, sink);
    case Step::turn:
      return turn_options(s, sink);
    case Step::field:
      return field_options(s, sink);
    case Step::face:
      return face_options(s, sink);
    case Step::acts:
    case Step::matched:
      return acts_options(s, sink);
    case Step::building:
      return building_options(s, sink);
    case Step::plot:
      return plot_options(s, sink);
    case Step::piece:
      return piece_options(s, sink);
    case Step::site:
      return site_options(s, sink);
    case Step::buy:
      return buy_options(s, sink);
    case Step::sign:
      return sign_options(s, sink);
    case Step::slot:
      return slot_options(s, sink);
    case Step::reward:
      return reward_options(s, sink);
    case Step::target:
      return target_options(s, sink);
    case Step::plant:
      return plant_options(s, sink);
    case Step::fuel:
      return fuel_options(s, sink);
    case Step::burn:
      return burn_options(s, sink);
    case Step::hire:
      return hire_options(s, sink);
    case Step::income:
      return income_options(s, sink);
    case Step::store:
      return store_options(s, sink);
    case Step::choose:
      return choose_options(s, sink);
    case Step::unlock:
      return unlock_options(s, sink);
    case Step::accept:
      return accept_options(s, sink);
    case Step::take:
      return take_options(s, sink);
    case Step::marker:
    case Step::last_marker:
      return marker_options(s, sink);
    case Step::nucleum:
      return nucleum_options(s, sink);
    default:
      assert(false && "settle stops only at steps that ask");
  }
}

template <class Log>
void Nucleum::play(State& s, Move move, Log& log) const {
  carry_out(s, move, log);
  settle(s, log);
}

template <class Log>
void Nucleum::carry_out(State& s, Move move, Log& log) const {
  switch (act_of(move)) {
    case Act::experiment:
      return play_experiment(s, move, log);
    case Act::play:
      return play_play(s, move, log);
    case Act::lay:
      return play_lay(s, move);
    case Act::recharge:
      return play_recharge(s, log);
    case Act::field:
      return play_field(s, move, log);
    case Act::face:
      return lay_track(s, move.a % 2, log);
    case Act::act:
    case Act::direct:
      return play_act(s, move, log);
    case Act::fulfil:
      return play_fulfil(s, move, log);
    case Act::building:
      return play_building(s, move);
    case Act::plot:
      return play_plot(s, move, log);
    case Act::piece:
      return play_piece(s, move);
    case Act::mine:
    case Act::turbine:
      return play_site(s, move, log);
    case Act::buy:
      return play_buy(s, move, log);
    case Act::sign:
      return play_sign(s, move);
    case Act::slot:
      return play_slot(s, move, log);
    case Act::reward:
      return play_reward(s, move);
    case Act::power:
      return play_power(s, move);
    case Act::plant:
      return play_plant(s, move);
    case Act::fuel:
      return play_fuel(s, move);
    case Act::burn:
      return play_burn(s, move, log);
    case Act::hire:
      return play_hire(s, move, log);
    case Act::raise:
      return play_raise(s, move, log);
    case Act::store:
    case Act::swap:
      return play_store(s, move, log);
    case Act::convert:
      return play_convert(s, move, log);
    case Act::gain:
      return play_gain(s, move, log);
    case Act::take:
      return play_take(s, move, log);
    case Act::unlock:
      return play_unlock(s, move, log);
    case Act::score:
      return play_score(s, log);
    case Act::accept:
      return play_accept(s);
    case Act::mark:
      return play_mark(s, move, log);
    case Act::nucleum:
      return play_nucleum(s, move, log);
    case Act::done:
      return play_done(s, log);
  }
}

template <class Log>
void Nucleum::play_done(State& s, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::acts:
    case Step::matched:
      return end_acts(s);
    case Step::buy:
      return end_buying(s, log);
    default:
      s.agenda.pop();
  }
}

template <class Log>
void Nucleum::settle(State& s, Log& log) const {
  while (s.phase != Phase::over) {
    if (s.agenda.empty()) {
      advance(s, log);
    } else if (s.agenda.top().step >= Step::effects) {
      run(s, log);
    } else if (const auto forced = forced_move(s)) {
      carry_out(s, *forced, log);
    } else {
      return;
    }
  }
}

// What happens without a choice.
template <class Log>
void Nucleum::run(State& s, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::effects:
      return run_effects(s, log);
    case Step::triggers:
      return run_triggers(s);
    case Step::coal:
      return buy_coal(s, log);
    case Step::power:
      return light(s, log);
    case Step::energized:
      return after_energize(s);
    case Step::restock:
      return restock_market(s, log);
    case Step::complete:
      return complete_line(s, log);
    case Step::filed:
      return file_contract(s);
    case Step::recharged:
      return end_recharge(s, log);
    default:
      assert(false && "a step that asks");
  }
}

// The one thing that can be done at the top of the agenda, if there is no choice: the only option,
// or nothing more of it.
std::optional<Move> Nucleum::forced_move(const State& s) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const auto unless = [](bool asks, Act otherwise = Act::done) {
    return asks ? std::nullopt : std::optional(make_move(otherwise));
  };
  Only only;
  switch (task.step) {
    case Step::field:
      return unless((task.bits & kMain) != 0 || can_lay(s, player));
    case Step::acts:
    case Step::matched:
      return unless(can_act(s));
    case Step::building:
    case Step::piece:
    case Step::sign:
    case Step::target:
      return unless(obstacle(s, task.seat, task.a) == nullptr);
    case Step::buy:
      return unless(can_buy(s, task));
    case Step::slot:
      each_slot(s, only);
      return only.move();
    case Step::plant:
      each_plant(s, only);
      return only.move();
    case Step::fuel:
      each_mix(s, only);
      // What sells workers or cubes is asked even where there is no other way.
      return only.cost > player.thaler ? std::nullopt : only.move();
    case Step::burn:
      each_burn(s, only);
      return only.move();
    case Step::hire:
      each_hire(s, only);
      return only.move();
    case Step::income:
      each_income(s, only);
      return only.move();
    case Step::choose:
      each_choice(s, only);
      return only.move();
    case Step::nucleum:
      each_nucleum(s, only);
      return only.move();
    case Step::store:
      return unless(has_room(player), Act::swap);
    case Step::unlock:
      return unless(can_unlock(player, task.n), Act::score);
    case Step::take:
      return unless(can_take(s));
    case Step::marker:
      return unless(can_mark(player), Act::mark);
    case Step::last_marker:
      return unless(can_mark(player));
    default:
      return std::nullopt;
  }
}

// Gives the word to the next seat, or begins what comes next.
template <class Log>
void Nucleum::advance(State& s, Log& log) const {
  if (s.turn == s.seats) return end_round(s, log);
  const int place = s.turn++;
  switch (s.phase) {
    case Phase::setup:
      // The last in order chooses first (NU-126).
      return s.agenda.push({.step = Step::experiment, .seat = s.in_order(s.seats - 1 - place)});
    case Phase::play:
      s.current = static_cast<std::uint8_t>(index(s.in_order(place)));
      s.contract_used = 0;
      return s.agenda.push({.step = Step::turn, .seat = seat_at(s.current)});
    case Phase::last_markers:
      return s.agenda.push({.step = Step::last_marker, .seat = s.in_order(place)});
    case Phase::over:
      return;
  }
}

template <class Log>
void Nucleum::end_round(State& s, Log& log) const {
  s.turn = 0;
  const bool ends = s.last_round != 0 ? s.round == s.last_round : s.round >= data_->max_rounds;
  if (s.phase == Phase::last_markers) {
    s.phase = Phase::over;
    return log.note("NU-1611", {Word::log_over});
  }
  if (s.phase == Phase::play && ends) {
    s.phase = Phase::last_markers;
    return log.note(s.last_round != 0 ? "NU-1504" : "NU-1506", {Word::log_final});
  }
  s.phase = Phase::play;
  ++s.round;
  log.note("NU-201", {Word::log_round, s.round});
}

template void Nucleum::options(const State&, MoveList&) const;
template void Nucleum::options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                          \
  template void Nucleum::play(State&, Move, Log&) const; \
  template void Nucleum::settle(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
