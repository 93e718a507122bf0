// What follows from a placement, in a fixed order (PR-315): each stage is one step of a task, so
// that a choice may come between.
#include <bit>

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

enum Stage : std::uint16_t {
  kReward,
  kCube,
  kWorth,
  kSide,
  kUniversity,
  kFirstEdge,
  kCorners = kFirstEdge + kEdges,
  kBonus,
  kReactions,
  kPlaza,
  kStages,
};

}  // namespace

template <class Log>
void Praga::finish(State& s, Log& log) const {
  Task& top = s.agenda.top();
  const Task task = top;
  if (++top.at == kStages) s.agenda.pop();
  finish_stage(s, task, task.at, log);
}

template <class Log>
void Praga::finish_stage(State& s, const Task& task, int stage, Log& log) const {
  const HexTile& tile = data_->tile(task.a);
  const Seat seat = task.seat;
  const bool building = tile.kind == Kind::building;
  switch (stage) {
    case kReward:
      if (tile.kind == Kind::upgrade) return;
      return run(s, seat, tile.gain, building ? Cause::building : Cause::wall);
    case kCube:
      if (!tile.cube_space || s.player(seat).cubes == 0) return;
      return s.agenda.push({.step = Step::cube, .seat = seat, .a = task.c});
    case kWorth: {
      if (!building) return;
      const Space& space = data_->spaces[task.c];
      score(s, seat, space.vp, Cause::space, log);
      if (tile.cube_space) return;
      return score(s, seat, std::popcount(data_->plazas[space.plaza].spaces & ~s.free),
                   Cause::crowd, log);
    }
    case kSide:
      if (!tile.icon) return;
      return grant_side(s, seat, building ? 1 : 0, false, building ? "PR-705" : "PR-604", log);
    case kUniversity:
      return run(s, seat, tile.university, Cause::placed_upgrade);
    case kCorners:
      return gain_corners(s, task, log);
    case kBonus:
      if (tile.kind == Kind::upgrade) upgrade_bonuses(s, task);
      return;
    case kReactions:
      return reactions(s, task);
    case kPlaza: {
      if (!building) return;
      const int plaza = data_->spaces[task.c].plaza;
      if (!complete(s, plaza)) return;
      return s.agenda.push(
          {.step = Step::market, .seat = seat, .a = static_cast<std::uint8_t>(plaza)});
    }
    default:
      return join_edge(s, task, stage - kFirstEdge, log);
  }
}

// Icons pay in pairs: the own one, then the other (PR-309).
template <class Log>
void Praga::join_edge(State& s, const Task& task, int edge, Log& log) const {
  const HexTile& tile = data_->tile(task.a);
  if (tile.kind == Kind::building) return;
  Player& player = s.player(task.seat);
  const int cell = tile.kind == Kind::wall ? kActions + task.c : task.c;
  const auto rotation_of = [&](int at) -> int {
    return at < kActions ? player.turned[at] : player.wall_turned[at - kActions];
  };
  if (!edge_joins(player, cell, task.a, rotation_of(cell), edge)) return;
  const int next = data_->cells[cell][edge];
  const int other = next < kActions ? player.upgrade[next] : player.wall[next - kActions];
  const auto icon = [&](const HexTile& of, int at, int side) {
    return of.edge[(side + kEdges - rotation_of(at)) % kEdges];
  };
  remember(player, cell, {.edges = 1U << edge});
  const ProgramId mine = icon(tile, cell, edge);
  const ProgramId theirs = icon(data_->tile(other - 1), next, (edge + 3) % kEdges);
  log.note("PR-307", {Word::log_pair, task.seat, gain_thing(mine), gain_thing(theirs)});
  run(s, task.seat, theirs, Cause::adjacency);
  run(s, task.seat, mine, Cause::adjacency);
}

template <class Log>
void Praga::gain_corners(State& s, const Task& task, Log& log) const {
  const HexTile& tile = data_->tile(task.a);
  Player& player = s.player(task.seat);
  const int rotation = tile.kind == Kind::building ? s.turned[task.c]
                       : tile.kind == Kind::wall   ? player.wall_turned[task.c]
                                                   : player.turned[task.c];
  const Joined found = joined(s, task.seat, task.a, task.c, rotation);
  if (tile.kind != Kind::building) {
    const int cell = tile.kind == Kind::wall ? kActions + task.c : task.c;
    remember(player, cell, {.tokens = found.tokens});
  }
  gain(s, task.seat, Good::red_token, found.tokens[0], Cause::corner, log);
  gain(s, task.seat, Good::blue_token, found.tokens[1], Cause::corner, log);
}

// The bonus of the upgrade action itself, and late ones of the upgraded action (PR-505, PR-508).
void Praga::upgrade_bonuses(State& s, const Task& task) const {
  const Seat seat = task.seat;
  const HexTile& tile = data_->tile(task.a);
  auto& late = s.turn.unpaid[task.c];
  run(s, seat, tile.gain, Cause::late_upgrade, late);
  late = 0;
  constexpr auto kOwn = static_cast<std::size_t>(Action::upgrade);
  const int top = s.player(seat).upgrade[kOwn];
  if (top == 0) {
    ++s.turn.unpaid[kOwn];
  } else if (tile.action == Action::upgrade && task.b != 0 &&
             data_->tile(task.b - 1).gain != tile.gain) {
    s.agenda.push({.step = Step::which,
                   .seat = seat,
                   .a = static_cast<std::uint8_t>(task.b - 1),
                   .b = task.a});
  } else {
    run(s, seat, data_->tile(top - 1).gain, Cause::upgrade);
  }
}

// Technologies and the alternative tile of the segment on which the pawn stands (PR-1413).
void Praga::reactions(State& s, const Task& task) const {
  using On = Trigger::On;
  const HexTile& tile = data_->tile(task.a);
  const auto kind = static_cast<int>(tile.kind);
  const int icon = tile.icon ? 1 : 0;
  if (const int segment = s.player(task.seat).road; segment > 0) {
    const auto event = static_cast<On>(static_cast<int>(On::upgrade_action) + kind);
    if (has_alternative(s, segment - 1)) {
      const Trigger& trigger = data_->road_tiles[data_->segments[segment - 1].alternative];
      if (trigger.answers(event, icon)) run(s, task.seat, trigger.gain, Cause::road_tile);
    }
  }
  if (tile.kind == Kind::building) react(s, task.seat, On::place_building, icon);
  if (tile.kind == Kind::wall) react(s, task.seat, On::place_wall, icon);
}

template <class Sink>
void Praga::cube_options(const State& s, Sink& sink) const {
  const int space = s.agenda.top().a;
  const Thing plaza = thing(kPlazaSet, data_->spaces[space].plaza);
  sink.prompt({Word::ask_cube, plaza});
  sink.offer(make_move(Act::claim), [&](Explanation& e) {
    e.label = {Word::do_claim, plaza};
    e.targets.push_back(thing(kSpaceSet, space));
  });
  sink.offer(make_move(Act::decline), [](Explanation& e) { e.label = {Word::do_no_cube}; });
}

template <class Log>
void Praga::play_claim(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  --s.player(task.seat).cubes;
  s.cube[task.a] = holder(task.seat);
  log.note("PR-706", {Word::log_claim, task.seat, thing(kPlazaSet, data_->spaces[task.a].plaza)});
}

template <class Sink>
void Praga::which_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_which});
  for (const int tile : {task.a, task.b}) {
    sink.offer(make_move(Act::follow, tile), [&](Explanation& e) {
      e.label = {tile == task.a ? Word::do_follow_old : Word::do_follow_new,
                 gain_thing(data_->tile(tile).gain)};
      e.targets.push_back(thing(kHexSet, tile));
    });
  }
}

template <class Log>
void Praga::play_follow(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  const ProgramId gain = data_->tile(move.a).gain;
  log.note("PR-508", {Word::log_follow, seat, gain_thing(gain)});
  run(s, seat, gain, Cause::upgrade);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                           \
  template void Praga::cube_options(const State&, Sink&) const; \
  template void Praga::which_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                        \
  template void Praga::finish(State&, Log&) const;     \
  template void Praga::play_claim(State&, Log&) const; \
  template void Praga::play_follow(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
