// The Hunger Wall and the Cathedral (chapter 10xx).
#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

constexpr auto kCathedral = static_cast<int>(Monument::cathedral);

}  // namespace

// Gold and stone for the level that one step up would enter (PR-1004).
std::array<int, 2> Praga::entry_cost(const Player& player, int monument) const {
  const MonumentData& where = data_->monuments[monument];
  const int row = player.row[monument];
  const int level = where.level[row + 1];
  if (level == where.level[row]) return {0, 0};
  return {where.gold[level], where.stone[level]};
}

const Praga::Obstacle* Praga::rise_obstacle(const Player& player, int monument) const {
  static constexpr Obstacle kTop{"PR-1008", Word::why_top};
  static constexpr Obstacle kWindows{"PR-1003", Word::why_windows_short};
  static constexpr Obstacle kEntry{"PR-1004", Word::why_cannot_pay};
  if (!can_rise(player, monument)) return &kTop;
  if (player.has(Good::silver_window) < data_->up_silver) return &kWindows;
  const auto cost = entry_cost(player, monument);
  return player.gold() < cost[0] || player.stone() < cost[1] ? &kEntry : nullptr;
}

template <class Sink>
void Praga::monument_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.active());
  for (int monument = 0; monument < kMonuments; ++monument) {
    const Obstacle* why = rise_obstacle(player, monument);
    const auto explain = [&](Explanation& e) {
      const Thing which = thing(kMonumentSet, monument);
      const auto cost =
          can_rise(player, monument) ? entry_cost(player, monument) : std::array<int, 2>{};
      e.label = cost[0] + cost[1] > 0
                    ? Phrase{Word::do_up_level, which, data_->up_silver, cost[0], cost[1]}
                    : Phrase{Word::do_up, which, data_->up_silver};
      if (why != nullptr) e.because = {why->because};
      e.targets.push_back(which);
      if (can_rise(player, monument)) {
        e.targets.push_back(field_thing(monument, player.row[monument] + 1, player.col[monument]));
      }
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::up, monument), explain);
    } else {
      sink.deny(make_move(Act::up, monument), why->rule, explain);
    }
  }
  for (int monument = 0; monument < kMonuments; ++monument) {
    const int due = s.turn.side[monument];
    if (due + s.turn.option[monument] == 0) continue;
    const auto explain = [&](Explanation& e) {
      const Thing which = thing(kMonumentSet, monument);
      e.label = {due > 0 ? Word::do_side : Word::do_side_optional, which};
      e.because = {Word::why_last_column};
      e.targets.push_back(which);
      if (can_side(player, monument)) {
        e.targets.push_back(field_thing(monument, player.row[monument], player.col[monument] + 1));
      }
    };
    if (can_side(player, monument)) {
      sink.offer(make_move(Act::side, monument), explain);
    } else {
      sink.deny(make_move(Act::side, monument), "PR-1008", explain);
    }
  }
}

template <class Log>
void Praga::pay_entry(State& s, Seat seat, int monument, Log& log) const {
  const auto cost = entry_cost(s.player(seat), monument);
  pay(s, seat, Good::gold, cost[0], "PR-1004", log);
  pay(s, seat, Good::stone, cost[1], "PR-1004", log);
}

// One row up, all paid. A tile of the Cathedral is taken before the field counts (PR-1011).
template <class Log>
void Praga::rise(State& s, Seat seat, int monument, const char* rule, Log& log) const {
  Player& player = s.player(seat);
  const MonumentData& where = data_->monuments[monument];
  const int row = ++player.row[monument];
  log.note(rule, {Word::log_up, seat, thing(kMonumentSet, monument), row + 1});
  s.agenda.push({.step = Step::land, .seat = seat, .a = static_cast<std::uint8_t>(monument)});
  const bool top = where.level[row] == kHeights - 1 && where.level[row - 1] != kHeights - 1;
  if (top && monument == kCathedral && s.at_cathedral != 0) {
    s.agenda.push({.step = Step::crown, .seat = seat, .a = 1});
  }
  react(s, seat, Trigger::On::move_up, monument);
}

// In the menu for windows, or by a technology for nothing (PR-914).
template <class Log>
void Praga::play_up(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  if (task.step == Step::lift) {
    s.agenda.pop();
    return rise(s, task.seat, move.a, "PR-914", log);
  }
  pay(s, task.seat, Good::silver_window, data_->up_silver, "PR-1003", log);
  pay_entry(s, task.seat, move.a, log);
  rise(s, task.seat, move.a, "PR-1003", log);
}

// Steps that have to be made come first (PR-1011).
template <class Log>
void Praga::play_side(State& s, Move move, Log& log) const {
  auto& due = s.turn.side[move.a];
  --(due > 0 ? due : s.turn.option[move.a]);
  side_step(s, s.active(), move.a, "PR-1002", log);
}

template <class Log>
void Praga::side_step(State& s, Seat seat, int monument, const char* rule, Log& log) const {
  const int col = ++s.player(seat).col[monument];
  log.note(rule, {Word::log_side, seat, thing(kMonumentSet, monument), col});
  s.agenda.push({.step = Step::land, .seat = seat, .a = static_cast<std::uint8_t>(monument)});
}

// In the own turn it may wait (PR-1010), else it is made at once (PR-714).
template <class Log>
void Praga::grant_side(State& s, Seat seat, int monument, bool optional, const char* rule,
                       Log& log) const {
  if (in_own_turn(s, seat)) {
    ++(optional ? s.turn.option : s.turn.side)[monument];
    log.note(rule, {Word::log_side_due, seat, thing(kMonumentSet, monument)});
  } else if (can_side(s.player(seat), monument)) {
    side_step(s, seat, monument, rule, log);
  }
}

// What the field does on which the cube has come to stand.
template <class Log>
void Praga::land(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Player& player = s.player(task.seat);
  const int monument = task.a;
  const Field& field = field_at(s, monument, player.row[monument], player.col[monument]);
  switch (field.is) {
    case Field::Is::plain:
      return;
    case Field::Is::vp:
      return score(s, task.seat, field.vp, Cause::field, log);
    case Field::Is::side:
      if (can_side(player, monument)) side_step(s, task.seat, monument, "PR-1006", log);
      return;
    case Field::Is::up: {
      if (!can_rise(player, monument)) return;
      const auto cost = entry_cost(player, monument);
      if (player.gold() < cost[0] || player.stone() < cost[1]) return;
      return s.agenda.push({.step = Step::climb, .seat = task.seat, .a = task.a});
    }
  }
}

template <class Sink>
void Praga::climb_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const Thing which = thing(kMonumentSet, task.a);
  const auto cost = entry_cost(player, task.a);
  sink.prompt({Word::ask_climb, which});
  sink.offer(make_move(Act::climb), [&](Explanation& e) {
    e.label = cost[0] + cost[1] > 0 ? Phrase{Word::do_climb_level, which, cost[0], cost[1]}
                                    : Phrase{Word::do_climb, which};
    e.targets.push_back(which);
    e.targets.push_back(field_thing(task.a, player.row[task.a] + 1, player.col[task.a]));
  });
  sink.offer(make_move(Act::decline), [](Explanation& e) { e.label = {Word::do_stay}; });
}

template <class Log>
void Praga::play_climb(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  pay_entry(s, task.seat, task.a, log);
  rise(s, task.seat, task.a, "PR-1007", log);
}

template <class Sink>
void Praga::lift_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  sink.prompt({Word::ask_lift});
  for (int monument = 0; monument < kMonuments; ++monument) {
    const bool possible = can_rise(player, monument);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_lift, thing(kMonumentSet, monument)};
      e.because = {Word::why_top};
      e.targets.push_back(thing(kMonumentSet, monument));
      if (!possible) return;
      e.targets.push_back(field_thing(monument, player.row[monument] + 1, player.col[monument]));
    };
    if (possible) {
      sink.offer(make_move(Act::up, monument), explain);
    } else {
      sink.deny(make_move(Act::up, monument), "PR-1008", explain);
    }
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Praga::monument_options(const State&, Sink&) const; \
  template void Praga::climb_options(const State&, Sink&) const;    \
  template void Praga::lift_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                                      \
  template void Praga::play_up(State&, Move, Log&) const;                            \
  template void Praga::play_side(State&, Move, Log&) const;                          \
  template void Praga::grant_side(State&, Seat, int, bool, const char*, Log&) const; \
  template void Praga::land(State&, Log&) const;                                     \
  template void Praga::play_climb(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
