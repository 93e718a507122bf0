// Performing an action, and choosing tile, space and rotation: nothing is paid, taken or revealed
// before the last of them (PR-315).
#include <algorithm>
#include <bit>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

// The bonus of an upgrade comes first (PR-510); that of the upgrade action comes with the tile.
template <class Log>
void Praga::begin_action(State& s, Seat seat, Action action, Grant grant, int discount,
                         Log& log) const {
  const auto which = static_cast<int>(action);
  log.note(grant == kByTile    ? "PR-201"
           : grant == kByExtra ? "PR-1101"
                               : "PR-218",
           {Word::log_action, seat, thing(kActionSet, which)});
  Task task{.seat = seat};
  switch (action) {
    case Action::mines:
    case Action::quarries:
      task.step = Step::manage;
      task.a = static_cast<std::uint8_t>(which);
      break;
    case Action::road:
      task.step = Step::road;
      break;
    default:
      task.step = Step::pick;
      task.a = static_cast<std::uint8_t>(which - static_cast<int>(Action::upgrade));
      task.b = grant;
      task.at = static_cast<std::uint16_t>(discount);
  }
  s.agenda.push(task);
  if (action == Action::upgrade) return;
  const int upgrade = s.player(seat).upgrade[which];
  if (upgrade == 0) {
    ++s.turn.unpaid[which];
  } else {
    run(s, seat, data_->tile(upgrade - 1).gain, Cause::upgrade);
  }
}

// The extra gold of the cheapest free space.
int Praga::cheapest_space(const State& s) const {
  int gold = 0;
  while ((s.free & data_->dearer[gold]) == 0) ++gold;
  return gold;
}

// What the tile of a task costs, on a space if it is a building; the discount is that of its op.
int Praga::gold_due(const Task& task, int space) const {
  const HexTile& tile = data_->tile(task.a);
  const int extra = tile.kind == Kind::building ? data_->spaces[space].gold : 0;
  return std::max(0, tile.gold + extra - data_->ops[task.at].n);
}
int Praga::stone_due(const Task& task) const {
  return std::max(0, data_->tile(task.a).stone - data_->ops[task.at].m);
}

template <class Sink>
void Praga::pick_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const auto kind = static_cast<Kind>(task.a);
  const Player& player = s.player(task.seat);
  const Op& discount = data_->ops[task.at];
  const bool special = task.b == kByTile && s.turn.bonus == Turn::Bonus::open &&
                       open_sector(s).kind == Sector::Kind::special;
  const int extra = kind == Kind::building ? cheapest_space(s) : 0;
  sink.prompt({Word::ask_pick_upgrade + task.a});
  for (int place = 0; place < kPlaces; ++place) {
    if (s.rows[task.a][place] == 0) continue;
    const int id = s.rows[task.a][place] - 1;
    const HexTile& tile = data_->tile(id);
    const int gold = std::max(0, tile.gold + extra - discount.n);
    const int stone = std::max(0, tile.stone - discount.m);
    const auto explain = [&](Explanation& e) {
      const Thing hex = thing(kHexSet, id);
      const Thing gives = gain_thing(tile.gain);
      const Word words = gold > 0 && stone > 0 ? Word::do_pick_both
                         : gold > 0            ? Word::do_pick_gold
                         : stone > 0           ? Word::do_pick_stone
                                               : Word::do_pick;
      e.label = {words, hex, gives, gold, stone};
      e.targets.push_back(hex);
      if ((gold > 0) != (stone > 0)) e.price = gold + stone;
    };
    const Move move = make_move(Act::pick, id);
    if (tile.special && !special) {
      sink.deny(move, "PR-302", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_special};
      });
    } else if (gold > player.gold() || stone > player.stone()) {
      sink.deny(move, kind == Kind::wall ? "PR-601" : "PR-701", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_cannot_pay};
      });
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Log>
void Praga::play_pick(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  task.step = Step::site;
  task.a = move.a;
  const HexTile& tile = data_->tile(move.a);
  if (tile.kind != Kind::upgrade) return;
  task.c = static_cast<std::uint8_t>(tile.action);
  ask_rotation(s, task, log);
}

template <class Sink>
void Praga::site_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  if (data_->tile(task.a).kind == Kind::wall) return wall_site_options(s, sink);
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_site, thing(kHexSet, task.a)});
  for (int space = 0; space < static_cast<int>(data_->spaces.size()); ++space) {
    const Move move = make_move(Act::build, space);
    const bool taken = (s.free >> space & 1) == 0;
    const int gold = gold_due(task, space);
    const auto explain = [&](Explanation& e) {
      const Thing where = thing(kSpaceSet, space);
      const int vp = data_->spaces[space].vp;
      e.label = vp > 0 ? Phrase{Word::do_build_old, where, gold, vp}
                       : Phrase{Word::do_build, where, gold};
      e.targets.push_back(where);
      e.price = gold;
    };
    if (taken) {
      sink.deny(move, "PR-703", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_taken};
      });
    } else if (gold > player.gold()) {
      sink.deny(move, "PR-704", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_gold_short, gold, player.gold()};
      });
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Sink>
void Praga::wall_site_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_site, thing(kHexSet, task.a)});
  for (int space = 0; space < data_->wall_spaces; ++space) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_wall, thing(kWallSpaceSet, space)};
      e.because = {Word::why_taken};
      e.targets.push_back(thing(kWallSpaceSet, space));
    };
    if (player.wall[space] != 0) {
      sink.deny(make_move(Act::wall, space), "PR-603", explain);
    } else {
      sink.offer(make_move(Act::wall, space), explain);
    }
  }
}

// A space for the own tile, or for that of the automated opponent.
template <class Log>
void Praga::play_site(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  task.c = move.a;
  if (task.step == Step::site) return ask_rotation(s, task, log);
  const unsigned rotations = rival_rotations(s, task.a, task.c);
  task.step = Step::rival_rotate;
  if (std::has_single_bit(rotations)) {
    play_rotate(s, make_move(Act::turn, 0, 0, std::countr_zero(rotations)), log);
  }
}

template <class Log>
void Praga::play_rotate(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  if (task.step == Step::rotate) return place(s, task, move.n, log);
  s.agenda.pop();
  rival_places(s, task.a, task.c, move.n, log);
}

// A tile that looks the same in every rotation is placed at once.
template <class Log>
void Praga::ask_rotation(State& s, Task task, Log& log) const {
  if (std::has_single_bit(data_->tile(task.a).rotations)) return place(s, task, 0, log);
  task.step = Step::rotate;
  s.agenda.top() = task;
}

template <class Sink>
void Praga::rotate_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_rotate, thing(kHexSet, task.a)});
  const Kind kind = data_->tile(task.a).kind;
  const Thing place = thing(kind == Kind::upgrade ? kActionSet
                            : kind == Kind::wall  ? kWallSpaceSet
                                                  : kSpaceSet,
                            task.c);
  for_each_bit(data_->tile(task.a).rotations, [&](int rotation) {
    sink.offer(make_move(Act::turn, 0, 0, rotation), [&](Explanation& e) {
      const Joined found = joined(s, task.seat, task.a, task.c, rotation);
      const int pairs = std::popcount(found.edges);
      const int tokens = found.tokens[0] + found.tokens[1];
      e.label = {pairs > 0 && tokens > 0 ? Word::do_rotate_both
                 : pairs > 0             ? Word::do_rotate_pairs
                 : tokens > 0            ? Word::do_rotate_tokens
                                         : Word::do_rotate,
                 rotation, pairs, tokens};
      e.targets.push_back(place);
    });
  });
}

// The last choice is made: pay, take the tile, lay it, refill the row; then what follows from it.
template <class Log>
void Praga::place(State& s, const Task& task, int rotation, Log& log) const {
  const Seat seat = task.seat;
  const int id = task.a;
  const HexTile& tile = data_->tile(id);
  Task finish{.step = Step::finish, .seat = seat, .a = task.a, .c = task.c};
  const auto laid = static_cast<std::uint8_t>(id + 1);
  const auto turned = static_cast<std::uint8_t>(rotation);
  const int gold = gold_due(task, task.c);
  const int stone = stone_due(task);
  s.agenda.pop();
  Player& player = s.player(seat);
  Thing where{};
  const char* rule = "PR-502";
  switch (tile.kind) {
    case Kind::upgrade:
      finish.b = player.upgrade[task.c];
      player.upgrade[task.c] = laid;
      player.turned[task.c] = turned;
      player.upgrades |= std::uint64_t{1} << id;
      break;
    case Kind::wall:
      player.wall[task.c] = laid;
      player.wall_turned[task.c] = turned;
      where = thing(kWallSpaceSet, task.c);
      rule = "PR-603";
      break;
    case Kind::building:
      s.building[task.c] = laid;
      s.turned[task.c] = turned;
      s.free &= ~(SpaceSet{1} << task.c);
      where = thing(kSpaceSet, task.c);
      rule = "PR-703";
  }
  const char* cost = tile.kind == Kind::wall ? "PR-601" : "PR-701";
  pay(s, seat, Good::gold, gold, cost, log);
  pay(s, seat, Good::stone, stone, cost, log);
  log.note(rule, tile.kind == Kind::upgrade
                     ? Phrase{Word::log_upgrade, seat, thing(kHexSet, id), gain_thing(tile.gain)}
                     : Phrase{Word::log_place, seat, thing(kHexSet, id), where});
  if (tile.special) {
    s.turn.bonus = Turn::Bonus::used;
    log.note("PR-303", {Word::log_special, seat});
  }
  take_from_row(s, id, log);
  s.agenda.push(finish);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                           \
  template void Praga::pick_options(const State&, Sink&) const; \
  template void Praga::site_options(const State&, Sink&) const; \
  template void Praga::rotate_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                                    \
  template void Praga::begin_action(State&, Seat, Action, Grant, int, Log&) const; \
  template void Praga::play_pick(State&, Move, Log&) const;                        \
  template void Praga::play_site(State&, Move, Log&) const;                        \
  template void Praga::play_rotate(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
