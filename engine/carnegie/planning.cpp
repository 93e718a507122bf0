// Building departments (chapter 7xx) and who is brought into a new one (CA-1308).
#include <algorithm>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {
namespace {

constexpr int kNoRoomAtAll = 1000;

}  // namespace

// Goods for the room alone.
int Carnegie::room_cost(const Player& player, const Use& use, int room) const {
  return player.lying[room] > 0 ? use.occupied_cost : use.empty_cost;
}

int Carnegie::cheapest_room(const Player& player, const Use& use) const {
  int least = kNoRoomAtAll;
  for (int room = 0; room < kRooms; ++room) {
    if (player.room[room] == kFreeRoom) least = std::min(least, room_cost(player, use, room));
  }
  return least;
}

// Why a tile cannot be built, given what the room costs; null if it can.
const Carnegie::Obstacle* Carnegie::tile_obstacle(const State& s, const Player& player,
                                                  int room_cost, DepartmentId id) const {
  static constexpr Obstacle kReserved{"CA-706", Word::why_reserved_first};
  static constexpr Obstacle kNoCopy{"CA-1504", Word::why_no_copy};
  static constexpr Obstacle kOwned{"CA-708", Word::why_owned};
  static constexpr Obstacle kNoGoods{"CA-1502", Word::why_no_goods};
  if (player.reserved != kNoDepartment) {
    if (player.reserved != id) return &kReserved;
  } else if (player.has(id)) {
    return &kOwned;
  } else if (s.copies[id] == 0) {
    return &kNoCopy;
  }
  return room_cost + data_->department(id).extra_goods > player.goods ? &kNoGoods : nullptr;
}

template <class Sink>
void Carnegie::tile_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const int room = cheapest_room(player, data_->uses[task.a]);
  sink.prompt({Word::ask_tile});
  for (int each = data_->starting; each < static_cast<int>(data_->departments.size()); ++each) {
    const auto id = static_cast<DepartmentId>(each);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_tile, thing(kTileSet, id), room + data_->department(id).extra_goods};
      e.targets.push_back(thing(kTileSet, id));
    };
    const Move move = make_move(Act::tile, id);
    if (const Obstacle* why = tile_obstacle(s, player, room, id)) {
      sink.deny(move, why->rule, [&](Explanation& e) {
        explain(e);
        e.because = {why->because};
      });
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Log>
void Carnegie::play_tile(State& s, Move move, Log& /*log*/) const {
  s.agenda.top().step = Step::room;
  s.agenda.top().b = move.a;
}

template <class Sink>
void Carnegie::room_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const int extra = data_->department(task.b).extra_goods;
  sink.prompt({Word::ask_room, thing(kTileSet, task.b)});
  for (int room = 0; room < kRooms; ++room) {
    const bool free = player.room[room] == kFreeRoom;
    const int cost = free ? room_cost(player, data_->uses[task.a], room) + extra : 0;
    const auto explain = [&](const Phrase& because) {
      return [&, because](Explanation& e) {
        e.label = free ? Phrase{Word::do_room, place_thing(player, room), cost}
                       : Phrase{Word::do_room_there, place_thing(player, room)};
        e.because = because;
        e.targets.push_back(thing(kRoomSet, room));
        if (free) e.price = cost;
      };
    };
    const Move move = make_move(Act::room, room);
    if (!free) {
      sink.deny(move, "CA-705", explain({Word::why_room_taken}));
    } else if (cost > player.goods) {
      sink.deny(move, "CA-704", explain({Word::why_goods_short, cost, player.goods}));
    } else {
      sink.offer(move, explain({}));
    }
  }
}

template <class Log>
void Carnegie::play_room(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Player& player = s.player(task.seat);
  const int cost =
      room_cost(player, data_->uses[task.a], move.a) + data_->department(task.b).extra_goods;
  player.goods -= cost;
  log.note(player.lying[move.a] > 0 ? "CA-703" : "CA-704", {Word::log_paid_goods, task.seat, cost});
  if (player.reserved == task.b) {
    player.reserved = kNoDepartment;
  } else {
    --s.copies[task.b];
  }
  player.room[move.a] = task.b;
  player.departments |= 1U << task.b;
  log.note("CA-702",
           {Word::log_built, task.seat, thing(kTileSet, task.b), thing(kRoomSet, move.a)});
  if (works(player, Passive::bring_employee)) {
    s.agenda.push({.step = Step::bring, .seat = task.seat, .b = move.a});
  }
}

template <class Sink>
void Carnegie::bring_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_bring, place_thing(player, task.b)});
  for (int room = 0; room < kRooms; ++room) {
    if (room == task.b) continue;
    for (const Stance stance : {kIdle, kActive}) {
      if ((stance == kIdle ? player.lying[room] : player.desks[room]) == 0) continue;
      sink.offer(make_move(Act::bring, room, 0, stance), [&](Explanation& e) {
        e.label = {stance == kIdle ? Word::do_bring : Word::do_bring_active,
                   place_thing(player, room)};
        e.targets.push_back(thing(kRoomSet, room));
      });
    }
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_bring_nobody}; });
  sell_option(s, sink);
}

// Of those who stand in the department in use, one that was used already goes first (CA-1317).
template <class Log>
void Carnegie::play_bring(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Player& player = s.player(task.seat);
  if (move.n == kActive) {
    leave_desk(player, move.a);
    Task& turn = s.agenda.top();
    if (turn.b == move.a && turn.used > 0) --turn.used;
  } else {
    --player.lying[move.a];
  }
  ++player.lying[task.b];
  log.note("CA-1308",
           {Word::log_moved, task.seat, place_thing(player, move.a), place_thing(player, task.b)});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                              \
  template void Carnegie::tile_options(const State&, Sink&) const; \
  template void Carnegie::room_options(const State&, Sink&) const; \
  template void Carnegie::bring_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                \
  template void Carnegie::play_tile(State&, Move, Log&) const; \
  template void Carnegie::play_room(State&, Move, Log&) const; \
  template void Carnegie::play_bring(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
