// Using departments (chapters 5xx, 7xx and 13xx): which employee does what, one after another.
#include <algorithm>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

bool Carnegie::works(const Player& player, Passive passive) const {
  const DepartmentId id = data_->passive[static_cast<int>(passive)];
  return player.has(id) && player.desks[player.room_of(id)] != 0;
}

// Why a use would do nothing for one more employee, or null.
const Carnegie::Obstacle* Carnegie::obstacle(const State& s, Seat seat, const Use& use) const {
  static constexpr Obstacle kNoReserve{"CA-211", Word::why_no_reserve};
  static constexpr Obstacle kNoPair{"CA-211", Word::why_no_pair};
  static constexpr Obstacle kNoProject{"CA-211", Word::why_no_project};
  static constexpr Obstacle kNoGift{"CA-211", Word::why_no_gift};
  static constexpr Obstacle kNoTrade{"CA-1502", Word::why_no_trade};
  static constexpr Obstacle kNoTile{"CA-1502", Word::why_no_tile};
  const Player& player = s.player(seat);
  switch (use.then) {
    case Use::Then::trade:
      return most_trades(player, use) < use.least ? &kNoTrade : nullptr;
    case Use::Then::build_department: {
      const int room = cheapest_room(player, use);
      for (int id = data_->starting; id < static_cast<int>(data_->departments.size()); ++id) {
        if (tile_obstacle(s, player, room, static_cast<DepartmentId>(id)) == nullptr) {
          return nullptr;
        }
      }
      return &kNoTile;
    }
    case Use::Then::project:
      return can_build_project(s, player, use) ? nullptr : &kNoProject;
    case Use::Then::donate:
      return can_give(s, seat) ? nullptr : &kNoGift;
    case Use::Then::nothing:
      break;
  }
  if (of(use.gains, Resource::employee) > 0 && player.reserve == 0) return &kNoReserve;
  if (use.vp_per_pair > 0 && player.active() - (use.mission ? 1 : 0) < 2) return &kNoPair;
  return nullptr;
}

// Calls visit(room, use) for every use that somebody who stands can still make in this turn, until
// it answers true.
template <class Visit>
bool Carnegie::each_use(const State& s, const Task& task, Visit&& visit) const {
  const Player& player = s.player(task.seat);
  for (int room = 0; room < kRooms; ++room) {
    const DepartmentId id = player.room[room];
    if (id >= kMaxDepartments || player.desks[room] == 0 || task.is_closed(room)) continue;
    const Department& department = data_->department(id);
    if (static_cast<int>(department.row) != task.a || department.automatic) continue;
    if (room == task.b && player.standing(room) <= task.used) continue;
    for (int u = department.first_use; u < department.first_use + department.uses; ++u) {
      if (visit(room, u)) return true;
    }
  }
  return false;
}

bool Carnegie::can_use_any(const State& s) const {
  const Task& task = s.agenda.top();
  return each_use(s, task, [&](int /*room*/, int use) {
    return obstacle(s, task.seat, data_->uses[use]) == nullptr;
  });
}

template <class Sink>
void Carnegie::use_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const bool points = pools_research(s) && task.pool > 0;
  if (points) {
    sink.prompt({Word::ask_use_points, thing(kRowSet, task.a), task.pool});
  } else {
    sink.prompt({Word::ask_use, thing(kRowSet, task.a)});
  }
  offer_uses(s, sink);
  if (points) offer_research(s, sink);
  sink.offer(make_move(Act::done), [&](Explanation& e) {
    e.label = points ? Phrase{Word::do_done_turn, task.pool} : Phrase{Word::do_done_using};
  });
  sell_option(s, sink);
}

template <class Sink>
void Carnegie::offer_uses(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  each_use(s, task, [&](int room, int use) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_use, thing(kTileSet, data_->uses[use].department), thing(kUseSet, use)};
      e.targets.push_back(thing(kRoomSet, room));
      e.targets.push_back(thing(kUseSet, use));
    };
    const Move move = make_move(Act::use, use);
    if (const Obstacle* why = obstacle(s, task.seat, data_->uses[use])) {
      sink.deny(move, why->rule, [&](Explanation& e) {
        explain(e);
        e.because = {why->because};
      });
    } else {
      sink.offer(move, explain);
    }
    return false;
  });
  if constexpr (Sink::explains) explain_idle_departments(s, sink);
}

// Why the other departments of the company cannot be used now.
template <class Sink>
void Carnegie::explain_idle_departments(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  for (int room = 0; room < kRooms; ++room) {
    const DepartmentId id = player.room[room];
    if (id >= kMaxDepartments || data_->department(id).uses == 0) continue;
    const Department& department = data_->department(id);
    Obstacle why{"CA-502", Word::why_all_used};
    if (static_cast<int>(department.row) != task.a) {
      why = {"CA-501", Word::why_other_category};
    } else if (department.automatic) {
      why = {"CA-510", Word::why_automatic};
    } else if (task.is_closed(room)) {
      why = {"CA-503", Word::why_closed};
    } else if (player.desks[room] == 0) {
      why = {"CA-207", Word::why_nobody_active};
    } else if (room != task.b || player.standing(room) > task.used) {
      continue;
    }
    for (int use = department.first_use; use < department.first_use + department.uses; ++use) {
      sink.deny(make_move(Act::use, use), why.rule, [&](Explanation& e) {
        e.label = {Word::do_use, thing(kTileSet, id), thing(kUseSet, use)};
        e.because = {why.because};
        e.targets.push_back(thing(kRoomSet, room));
        e.targets.push_back(thing(kUseSet, use));
      });
    }
  }
}

// Whoever turns to another department has finished with the one before (CA-503).
template <class Log>
void Carnegie::play_use(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const Use& use = data_->uses[move.a];
  const int room = s.player(seat).room_of(use.department);
  if (task.b != room) {
    if (task.b != kNoRoom) task.close(task.b);
    task.b = static_cast<std::uint8_t>(room);
    task.used = 0;
  }
  log.note(data_->department(use.department).rule.c_str(),
           {Word::log_use, seat, thing(kTileSet, use.department), thing(kUseSet, move.a)});
  const auto ask = [&](Step step) { s.agenda.push({.step = step, .seat = seat, .a = move.a}); };
  if (!use.mission) ++task.used;
  switch (use.then) {
    case Use::Then::trade:
      return ask(Step::trade);
    case Use::Then::build_department:
      return ask(Step::tile);
    case Use::Then::project:
      return ask(Step::project);
    case Use::Then::donate:
    case Use::Then::nothing:
      break;
  }
  if (use.mission) return ask(Step::mission);
  carry_out(s, use, log);
}

// What a use gives, the employee being on its way or not. Moves are pooled, as research is (CA-602,
// CA-902).
template <class Log>
void Carnegie::carry_out(State& s, const Use& use, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const char* rule = data_->department(use.department).rule.c_str();
  if (use.then == Use::Then::donate) {
    s.agenda.push({.step = Step::give, .seat = seat});
    return;
  }
  if (use.moves > 0) {
    Task& turn = s.agenda.bottom();
    turn.pool = static_cast<std::uint8_t>(std::min(255, turn.pool + use.moves));
    log.note(rule, {Word::log_moves, seat, use.moves});
  }
  if (use.vp_per_pair > 0) {
    const int vp = use.vp_per_pair * (s.player(seat).active() / 2);
    s.player(seat).vp += vp;
    log.note(rule, {Word::log_vp, seat, vp});
  }
  gain(s, seat, use.gains, 1, rule, log);
}

// The employee in use leaves its desk (CA-209). The turn is the top task.
void Carnegie::send(State& s, int region) const {
  const Task& turn = s.agenda.top();
  Player& player = s.player(turn.seat);
  leave_desk(player, turn.b);
  ++player.mission[region];
}

template <class Sink>
void Carnegie::mission_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_mission});
  for (int region = 0; region < kRegions; ++region) {
    sink.offer(make_move(Act::mission, region), [&](Explanation& e) {
      e.label = {Word::do_mission, thing(kMissionSet, region)};
      e.targets.push_back(thing(kMissionSet, region));
    });
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_mission(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  send(s, move.a);
  log.note("CA-209", {Word::log_mission, task.seat, thing(kMissionSet, move.a)});
  carry_out(s, data_->uses[task.a], log);
}

int Carnegie::most_trades(const Player& player, const Use& use) const {
  const int have = use.pay == Resource::goods ? player.goods : player.money;
  return std::min<int>(use.most, have / use.pay_amount);
}

template <class Sink>
void Carnegie::trade_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Use& use = data_->uses[task.a];
  sink.prompt({Word::ask_trade, thing(kTileSet, use.department), thing(kUseSet, task.a)});
  sink.offer_range(make_move(Act::trade, 0, 0, use.least), most_trades(s.player(task.seat), use),
                   [&](Explanation& e) {
                     e.label = {Word::do_trade, use.least};
                     e.targets.push_back(thing(kUseSet, task.a));
                   });
}

template <class Log>
void Carnegie::play_trade(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  const Use& use = data_->uses[task.a];
  const char* rule = data_->department(use.department).rule.c_str();
  s.agenda.pop();
  const int paid = use.pay_amount * move.n;
  if (use.pay == Resource::goods) {
    s.player(task.seat).goods -= paid;
    log.note(rule, {Word::log_paid_goods, task.seat, paid});
  } else {
    pay(s, task.seat, paid, rule, log);
  }
  gain(s, task.seat, use.get, move.n, rule, log);
}

template <class Sink>
void Carnegie::category_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_category, thing(kRowSet, s.row)});
  sink.offer(make_move(Act::done),
             [&](Explanation& e) { e.label = {Word::do_keep_category, thing(kRowSet, s.row)}; });
  for (int row = 0; row < kRows; ++row) {
    if (row == s.row) continue;
    sink.offer(make_move(Act::adopt, row), [&](Explanation& e) {
      e.label = {Word::do_adopt, thing(kRowSet, row)};
      e.targets.push_back(thing(kRowSet, row));
    });
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_adopt(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  s.player(seat).action_tile = 0;
  log.note("CA-506", {Word::log_adopted, seat, thing(kRowSet, move.a)});
  begin_uses(s, seat, move.a, log);
}

// Departments that nobody would leave unused are used at once (CA-510).
template <class Log>
void Carnegie::begin_uses(State& s, Seat seat, int row, Log& log) const {
  const Player& player = s.player(seat);
  int pool = 0;
  for (int room = 0; room < kRooms; ++room) {
    const DepartmentId id = player.room[room];
    if (id >= kMaxDepartments) continue;
    const Department& department = data_->department(id);
    if (!department.automatic || static_cast<int>(department.row) != row) continue;
    const Use& use = data_->uses[department.first_use];
    const int times = player.standing(room) + department.printed;
    const int each = use.moves + of(use.gains, Resource::research);
    if (times == 0) continue;
    pool += times * each;
    log.note(department.rule.c_str(),
             {use.moves > 0 ? Word::log_moves : Word::log_research, seat, times * each});
  }
  s.agenda.push({.step = Step::use,
                 .seat = seat,
                 .a = static_cast<std::uint8_t>(row),
                 .b = kNoRoom,
                 .pool = static_cast<std::uint8_t>(std::min(pool, 255))});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Carnegie::use_options(const State&, Sink&) const;     \
  template void Carnegie::offer_uses(const State&, Sink&) const;      \
  template void Carnegie::mission_options(const State&, Sink&) const; \
  template void Carnegie::trade_options(const State&, Sink&) const;   \
  template void Carnegie::category_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                   \
  template void Carnegie::play_use(State&, Move, Log&) const;     \
  template void Carnegie::play_mission(State&, Move, Log&) const; \
  template void Carnegie::play_trade(State&, Move, Log&) const;   \
  template void Carnegie::play_adopt(State&, Move, Log&) const;   \
  template void Carnegie::begin_uses(State&, Seat, int, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
