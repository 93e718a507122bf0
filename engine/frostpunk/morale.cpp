// Hope and discontent (chapter 3xx): tokens on two tracks, drawn from bags, active or spent.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

Move Frostpunk::TokenChoice::only() const {
  if (draw) return make_move(Act::draw);
  if (activate != 0) return make_move(Act::activate, std::countr_zero(activate));
  if (spend != 0) return make_move(Act::spend, std::countr_zero(spend));
  if (remove != 0) return make_move(Act::remove, std::countr_zero(remove));
  return make_move(Act::drop, std::countr_zero(drop));
}

unsigned Frostpunk::on_track(const State& s, unsigned tokens, bool active) {
  unsigned found = 0;
  for (const Track& track : s.track) {
    for (const std::uint8_t mark : track) {
      if (is_active(mark) == active) found |= 1U << token_of(mark);
    }
  }
  return found & tokens;
}

bool Frostpunk::can_draw(const State& s, Side side) const {
  const Track& track = s.tokens(side);
  int all = 0;
  for (int token = 0; token < kTokens; ++token) {
    if (side_of(token) == side) all += data_->tokens[token];
  }
  const int room = data_->track_length[static_cast<std::size_t>(side)];
  return track.size() < room && track.size() < all;
}

// The sixth token of discontent loses the game as soon as it lies there (FP-205, FP-310).
template <class Log>
void Frostpunk::draw_token(State& s, Side side, bool active, const char* rule, Log& log) const {
  std::array<int, kTokens> bag{};
  int all = 0;
  for (int token = 0; token < kTokens; ++token) {
    if (side_of(token) == side) bag[token] = data_->tokens[token];
  }
  for (const std::uint8_t mark : s.tokens(side)) --bag[token_of(mark)];
  for (const int count : bag) all += count;
  int pick = static_cast<int>(s.rng.below(static_cast<std::uint32_t>(all)));
  int drawn = 0;
  while (pick >= bag[drawn]) pick -= bag[drawn++];
  ++s.reveals;
  s.tokens(side).push_back(token_mark(drawn, active));
  log.note(rule, {active ? Word::log_drawn_active : Word::log_drawn, thing(kTokenSet, drawn)});
  const int length = data_->track_length[static_cast<std::size_t>(side)];
  if (side == Side::discontent && s.tokens(side).size() >= length) {
    end_game(s, Ending::exile, log);
  }
}

// The leftmost of those that are alike (FP-311).
template <class Log>
void Frostpunk::flip_token(State& s, int token, bool activate, const char* rule, Log& log) const {
  Track& track = s.tokens(side_of(token));
  const int at = track.find(token_mark(token, !activate));
  track[at] = token_mark(token, activate);
  log.note(rule, {activate ? Word::log_activated : Word::log_spent, thing(kTokenSet, token)});
}

template <class Log>
void Frostpunk::remove_token(State& s, int token, bool active, const char* rule, Log& log) const {
  Track& track = s.tokens(side_of(token));
  track.erase(track.find(token_mark(token, active)));
  log.note(rule, {Word::log_removed, thing(kTokenSet, token)});
  if (side_of(token) == Side::hope && track.empty()) end_game(s, Ending::no_hope, log);
}

// FP-305: drawn first, whatever it is; then one of the named kind becomes active.
template <class Log>
void Frostpunk::raise_named(State& s, int token, Log& log) const {
  const Side side = side_of(token);
  if (can_draw(s, side)) draw_token(s, side, false, "FP-305", log);
  if (s.phase == Phase::over) return;
  if (on_track(s, 1U << token, false) != 0) flip_token(s, token, true, "FP-305", log);
}

// What the top task lets choose: tokens that can be turned one way, tokens the other way or
// removed, and the bag.
Frostpunk::TokenChoice Frostpunk::token_choice(const State& s) const {
  const Task& task = s.agenda.top();
  TokenChoice choice;
  switch (task.step) {
    case Step::raise: {
      const auto side = static_cast<Side>(task.a);
      choice.draw = can_draw(s, side);
      choice.activate = on_track(s, tokens_of(kAnyOfSide + task.a), false);
      break;
    }
    case Step::lower:
      choice.spend = on_track(s, tokens_of(kAnyOfSide + task.a), true);
      choice.remove = on_track(s, tokens_of(kAnyOfSide + task.a), false);
      break;
    case Step::spend:
      choice.spend = on_track(s, tokens_of(task.a), true);
      break;
    case Step::activate:
      choice.activate = on_track(s, tokens_of(task.a), false);
      break;
    case Step::discard:
      choice.drop = on_track(s, tokens_of(task.a), true);
      if (task.b == 0) choice.remove = on_track(s, tokens_of(task.a), false);
      break;
    case Step::token_type:
      (task.b != 0 ? choice.spend : choice.activate) =
          on_track(s, tokens_of(kAnyOfSide + task.a), task.b != 0);
      break;
    default:
      break;
  }
  return choice;
}

// One unit of a task about tokens, made by itself where there is one way only.
template <class Log>
bool Frostpunk::morale_step(State& s, Log& log) const {
  const TokenChoice choice = token_choice(s);
  const int ways = choice.ways();
  if (ways == 0) {
    s.agenda.pop();
    return false;
  }
  if (ways > 1) return true;
  play_morale(s, choice.only(), log);
  return false;
}

template <class Sink>
void Frostpunk::morale_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const TokenChoice choice = token_choice(s);
  const bool whole = task.step == Step::token_type;
  const bool hope = task.a == static_cast<int>(Side::hope);
  switch (task.step) {
    case Step::raise:
      sink.prompt({hope ? Word::ask_more_hope : Word::ask_more_discontent, task.left});
      break;
    case Step::lower:
      sink.prompt({hope ? Word::ask_less_hope : Word::ask_less_discontent, task.left});
      break;
    case Step::spend:
      sink.prompt({Word::ask_spend_token});
      break;
    case Step::activate:
      sink.prompt({Word::ask_activate_token});
      break;
    case Step::discard:
      sink.prompt({Word::ask_discard_token});
      break;
    default:
      sink.prompt({task.b != 0 ? Word::ask_spend_type : Word::ask_activate_type});
  }
  if (choice.draw) {
    sink.offer(make_move(Act::draw), [&](Explanation& e) {
      e.label = {hope ? Word::do_draw_hope : Word::do_draw_discontent};
    });
  }
  const auto offer = [&](Act act, unsigned tokens, Word label) {
    for (; tokens != 0; tokens &= tokens - 1) {
      const int token = std::countr_zero(tokens);
      sink.offer(make_move(act, token), [&](Explanation& e) {
        e.label = {label, thing(kTokenSet, token)};
        e.targets.push_back(thing(kTokenSet, token));
      });
    }
  };
  offer(Act::activate, choice.activate, whole ? Word::do_activate_all : Word::do_activate);
  offer(Act::spend, choice.spend, whole ? Word::do_spend_all : Word::do_spend);
  offer(Act::remove, choice.remove, Word::do_remove);
  offer(Act::drop, choice.drop, Word::do_drop);
}

template <class Log>
void Frostpunk::play_morale(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  if (task.step == Step::token_type) {
    s.agenda.pop();
    const bool activate = act_of(move) == Act::activate;
    while (on_track(s, 1U << move.a, !activate) != 0) {
      flip_token(s, move.a, activate, activate ? "FP-1919" : "FP-1920", log);
    }
    return;
  }
  const char* rule = task.step == Step::raise     ? "FP-304"
                     : task.step == Step::lower   ? "FP-306"
                     : task.step == Step::discard ? "FP-309"
                                                  : "FP-302";
  count_down(s);
  switch (act_of(move)) {
    case Act::draw:
      return draw_token(s, static_cast<Side>(task.a), false, rule, log);
    case Act::activate:
    case Act::spend:
      return flip_token(s, move.a, act_of(move) == Act::activate, rule, log);
    default:
      return remove_token(s, move.a, act_of(move) == Act::drop, rule, log);
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::morale_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                                     \
  template void Frostpunk::draw_token(State&, Side, bool, const char*, Log&) const; \
  template void Frostpunk::flip_token(State&, int, bool, const char*, Log&) const;  \
  template void Frostpunk::raise_named(State&, int, Log&) const;                    \
  template bool Frostpunk::morale_step(State&, Log&) const;                         \
  template void Frostpunk::play_morale(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
