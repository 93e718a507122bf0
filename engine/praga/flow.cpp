// The way from one choice to the next: each move goes to the part of the game it belongs to, then
// the tasks of the agenda are carried out until one asks somebody.
#include "engine/praga/praga.hpp"

namespace pionek::praga {

Result<Praga> Praga::load(const Files& files) {
  auto data = Data::load(files);
  if (!data) return data.error();
  return Praga(std::move(*data));
}

// A round is one turn of everybody.
Progress Praga::progress(const State& s) const {
  const bool over = s.turns == total_turns(s);
  const bool inside = s.agenda.size() > 1 && s.agenda.begin()->step == Step::turn;
  const int phase = s.phase != Phase::turn        ? -1
                    : s.turn.tile == 0            ? 0
                    : s.turn.acted == 0 || inside ? 1
                                                  : 2;
  return {.round = over ? data_->turns : s.turns / s.chairs() + 1,
          .rounds = data_->turns,
          .phase = phase};
}

Levels Praga::levels(const State& s) const {
  Levels levels{level_of("agenda", s.agenda), level_of("bridge", s.bridge),
                level_of("deck", s.rival.deck)};
  for (const auto& kind : s.stacks) {
    for (const Stack& stack : kind) levels.push_back(level_of("stack", stack.tiles));
  }
  for (const HiddenStack& stack : s.technologies) levels.push_back(level_of("technologies", stack));
  return levels;
}

template <class Sink>
void Praga::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::pawn:
      return pawn_options(s, sink);
    case Step::turn:
      return turn_options(s, sink);
    case Step::perform:
      return perform_options(s, sink);
    case Step::manage:
      return manage_options(s, sink);
    case Step::pick:
      return pick_options(s, sink);
    case Step::site:
      return site_options(s, sink);
    case Step::rotate:
      return rotate_options(s, sink);
    case Step::cube:
      return cube_options(s, sink);
    case Step::which:
      return which_options(s, sink);
    case Step::token:
      return token_options(s, sink);
    case Step::learn:
      return learn_options(s, sink);
    case Step::keep:
      return keep_options(s, sink);
    case Step::crown:
      return crown_options(s, sink);
    case Step::plank:
      return plank_options(s, sink);
    case Step::climb:
      return climb_options(s, sink);
    case Step::lift:
      return lift_options(s, sink);
    case Step::choose:
      return choose_options(s, sink);
    case Step::reward:
      return reward_options(s, sink);
    case Step::plaza:
      return plaza_options(s, sink);
    case Step::refresh:
      return swap_options(s, sink);
    case Step::discard:
      return discard_options(s, sink);
    case Step::rival_site:
      return rival_site_options(s, sink);
    case Step::rival_rotate:
      return rival_rotate_options(s, sink);
    default:
      assert(false && "settle stops only at steps that ask");
  }
}

template <class Log>
void Praga::play(State& s, Move move, Log& log) const {
  switch (act_of(move)) {
    case Act::pawn:
      play_pawn(s, move, log);
      break;
    case Act::take:
      play_take(s, move, log);
      break;
    case Act::perform:
    case Act::extra:
      play_action(s, move, log);
      break;
    case Act::bonus:
      use_bonus(s, log);
      break;
    case Act::buy:
      pay(s, s.active(), data_->payments[move.a], "PR-1101", log);
      s.turn.extra = Turn::Extra::bought;
      break;
    case Act::use:
      play_use(s, move, log);
      break;
    case Act::up:
      play_up(s, move, log);
      break;
    case Act::side:
      play_side(s, move, log);
      break;
    case Act::effect:
      play_effect(s, move, log);
      break;
    case Act::seal:
      play_seal(s, move, log);
      break;
    case Act::refresh:
      play_refresh(s, move, log);
      break;
    case Act::swap:
      play_swap(s, move, log);
      break;
    case Act::end:
      play_end(s, log);
      break;
    case Act::discard: {
      const Seat seat = s.agenda.top().seat;
      s.agenda.pop();
      discard(s, seat, move.a, move.b, log);
      break;
    }
    case Act::expand:
    case Act::produce:
      play_manage(s, move, log);
      break;
    case Act::pick:
      play_pick(s, move, log);
      break;
    case Act::build:
    case Act::wall:
      play_site(s, move, log);
      break;
    case Act::turn:
      play_rotate(s, move, log);
      break;
    case Act::claim:
      play_claim(s, log);
      break;
    case Act::follow:
      play_follow(s, move, log);
      break;
    case Act::token: {
      const Task task = s.agenda.top();
      s.agenda.pop();
      take_token(s, task.seat, task.a, move.a, log);
      break;
    }
    case Act::learn: {
      const Task task = s.agenda.top();
      s.agenda.pop();
      learn(s, task.seat, task.a, task.b, move.a, log);
      break;
    }
    case Act::keep:
      play_keep(s, move, log);
      break;
    case Act::plank: {
      const Task task = s.agenda.top();
      s.agenda.pop();
      cover(s, task.seat, task.a, move.a, log);
      break;
    }
    case Act::climb:
      play_climb(s, log);
      break;
    case Act::choose:
      play_choose(s, move, log);
      break;
    case Act::reward:
      play_reward(s, move, log);
      break;
    case Act::plaza:
      play_plaza(s, move, log);
      break;
    case Act::decline:
      play_decline(s, log);
      break;
  }
  settle(s, log);
}

// The action of the tile, the extra one, or any one by a technology.
template <class Log>
void Praga::play_action(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  Grant grant = kByTechnology;
  if (task.step == Step::perform) {
    s.agenda.pop();
  } else if (act_of(move) == Act::extra) {
    grant = kByExtra;
    s.turn.extra = Turn::Extra::done;
  } else {
    grant = kByTile;
    s.turn.acted = 1;
  }
  begin_action(s, task.seat, static_cast<Action>(move.a), grant, 0, log);
}

template <class Log>
void Praga::play_decline(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  switch (task.step) {
    case Step::cube:
      return log.note("PR-706", {Word::log_no_cube, task.seat});
    case Step::climb:
      return log.note("PR-1007", {Word::log_stay, task.seat, thing(kMonumentSet, task.a)});
    default:
      return log.note("PR-1009", {Word::log_no_crown, task.seat});
  }
}

template <class Log>
void Praga::settle(State& s, Log& log) const {
  while (!s.agenda.empty() && s.agenda.top().step >= kFirstSilent) carry_on(s, log);
}

template <class Log>
void Praga::carry_on(State& s, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::run:
      return step_program(s, log);
    case Step::road:
      return move_pawn(s, log);
    case Step::land:
      return land(s, log);
    case Step::finish:
      return finish(s, log);
    case Step::market:
      return serve_market(s, log);
    case Step::close:
      return close_turn(s, log);
    case Step::rival:
      return rival_turn(s, log);
    case Step::unfinished:
      return serve_unfinished(s, log);
    default:
      assert(false && "a step that asks");
  }
}

template void Praga::options(const State&, MoveList&) const;
template void Praga::options(const State&, Menu&) const;
template void Praga::play(State&, Move, Silent&) const;
template void Praga::play(State&, Move, Journal&) const;

}  // namespace pionek::praga
