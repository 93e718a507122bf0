// Employees in the company (chapters 2xx, 6xx and 10xx): moving them from room to room and standing
// them up at desks. Employees are alike: one that stands up takes the cheapest free desk of the
// room, one that leaves frees the cheapest, and no other way could be better for its owner.
#include <bit>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

bool Carnegie::has_people(const Player& player, int except) const {
  for (int room = 0; room < kRooms; ++room) {
    if (room != except && (player.lying[room] | player.desks[room]) != 0) return true;
  }
  return false;
}

template <class Sink>
void Carnegie::moves_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_move, task.pool});
  for (int from = 0; from < kRooms; ++from) {
    for (const Stance stance : {kIdle, kActive}) {
      if ((stance == kIdle ? player.lying[from] : player.desks[from]) == 0) continue;
      for (unsigned left = data_->neighbours[from]; left != 0; left &= left - 1) {
        const int to = std::countr_zero(left);
        sink.offer(make_move(Act::move, from, to, stance), [&](Explanation& e) {
          e.label = {stance == kIdle ? Word::do_move : Word::do_move_active,
                     place_thing(player, from), place_thing(player, to)};
          e.targets.push_back(thing(kRoomSet, from));
          e.targets.push_back(thing(kRoomSet, to));
        });
      }
      if constexpr (Sink::explains) {
        explain_far_rooms(s, from, stance, sink);
      }
    }
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_done_moving}; });
  sell_option(s, sink);
}

// One move leads to a neighbouring room of the same row or column.
template <class Sink>
void Carnegie::explain_far_rooms(const State& s, int from, int stance, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  for (int to = 0; to < kRooms; ++to) {
    if (to == from || (data_->neighbours[from] >> to & 1) != 0) continue;
    sink.deny(make_move(Act::move, from, to, stance), "CA-603", [&](Explanation& e) {
      e.label = {stance == kIdle ? Word::do_move : Word::do_move_active, place_thing(player, from),
                 place_thing(player, to)};
      e.because = {Word::why_far};
      e.targets.push_back(thing(kRoomSet, from));
      e.targets.push_back(thing(kRoomSet, to));
    });
  }
}

template <class Log>
void Carnegie::play_move(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  Player& player = s.player(task.seat);
  --task.pool;
  if (move.n == kActive) {
    leave_desk(player, move.a);
  } else {
    --player.lying[move.a];
  }
  ++player.lying[move.b];
  log.note(s.phase == Phase::opening ? "CA-117" : "CA-603",
           {Word::log_moved, task.seat, place_thing(player, move.a), place_thing(player, move.b)});
}

// The cheapest one, or -1.
int Carnegie::free_desk(const Player& player, int room) const {
  const DepartmentId id = player.room[room];
  if (id >= kMaxDepartments) return -1;
  const int desk = std::countr_one(player.desks[room]);
  return desk < data_->department(id).desks.size() ? desk : -1;
}

int Carnegie::desk_cost(const Player& player, int room) const {
  return data_->department(player.room[room]).desks[free_desk(player, room)];
}

bool Carnegie::can_activate(const Player& player, int room) const {
  return player.lying[room] > 0 && free_desk(player, room) >= 0 &&
         desk_cost(player, room) <= purse(player);
}

// How many employees of the room can stand up for nothing.
int Carnegie::free_of_charge(const Player& player, int room) const {
  const DepartmentId id = player.room[room];
  if (id >= kMaxDepartments) return 0;
  const auto& desks = data_->department(id).desks;
  int count = 0;
  for (int desk = 0; desk < desks.size() && desks[desk] == 0; ++desk) {
    count += (player.desks[room] >> desk & 1) == 0 ? 1 : 0;
  }
  return std::min<int>(count, player.lying[room]);
}

template <class Sink>
void Carnegie::activate_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  sink.prompt({Word::ask_activate});
  int free = 0;
  for (int room = 0; room < kRooms; ++room) free += free_of_charge(player, room);
  if (free > 1) {
    sink.offer(make_move(Act::ready), [&](Explanation& e) { e.label = {Word::do_ready, free}; });
  }
  for (int room = 0; room < kRooms; ++room) {
    if (player.lying[room] == 0) continue;
    const Move move = make_move(Act::activate, room);
    const bool desk = free_desk(player, room) >= 0;
    const int cost = desk ? desk_cost(player, room) : 0;
    const auto explain = [&](const Phrase& because) {
      return [&, because](Explanation& e) {
        e.label = desk ? Phrase{Word::do_activate, place_thing(player, room), cost}
                       : Phrase{Word::do_activate_there, place_thing(player, room)};
        e.because = because;
        e.targets.push_back(thing(kRoomSet, room));
        if (desk) e.price = cost;
      };
    };
    if (player.room[room] >= kMaxDepartments) {
      sink.deny(move, "CA-1003", explain({Word::why_no_department}));
    } else if (!desk) {
      sink.deny(move, "CA-1002", explain({Word::why_no_desk}));
    } else if (cost > purse(player)) {
      sink.deny(move, "CA-1004", explain({Word::why_cannot_pay, cost, purse(player)}));
    } else {
      sink.offer(move, explain({}));
    }
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_done_activating}; });
  sell_option(s, sink);
}

template <class Log>
void Carnegie::stand_up(State& s, Seat seat, int room, Log& log) const {
  Player& player = s.player(seat);
  const int desk = free_desk(player, room);
  pay(s, seat, desk_cost(player, room), "CA-1002", log);
  --player.lying[room];
  player.desks[room] = static_cast<std::uint8_t>(player.desks[room] | 1U << desk);
  log.note("CA-1002", {Word::log_activated, seat, place_thing(player, room)});
}

template <class Log>
void Carnegie::play_activate(State& s, Move move, Log& log) const {
  stand_up(s, s.agenda.top().seat, move.a, log);
}

template <class Log>
void Carnegie::play_ready(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  for (int room = 0; room < kRooms; ++room) {
    for (int left = free_of_charge(s.player(seat), room); left > 0; --left) {
      stand_up(s, seat, room, log);
    }
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Carnegie::moves_options(const State&, Sink&) const; \
  template void Carnegie::activate_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                    \
  template void Carnegie::play_move(State&, Move, Log&) const;     \
  template void Carnegie::play_activate(State&, Move, Log&) const; \
  template void Carnegie::play_ready(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
