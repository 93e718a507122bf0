// The crane: choosing a tile and its wheel bonus (chapter 2xx), and the end of a turn (12xx).
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

// Permanent technologies begin to work (PR-903).
void Praga::begin_turn(State& s) const {
  s.phase = Phase::turn;
  s.turn = {};
  Player& player = s.player(s.active());
  for (int level = 0; level < kPermanentLevels; ++level) {
    if (player.technology[level] != 0) {
      player.active = static_cast<std::uint8_t>(player.active | 1U << level);
    }
  }
  s.agenda.push({.step = Step::turn, .seat = s.active()});
}

template <class Log>
void Praga::play_take(State& s, Move move, Log& log) const {
  const Seat seat = s.active();
  const int tile = move.a;
  int at = 0;
  while (s.crane[at] != tile + 1) ++at;
  const Position& where = data_->positions[at];
  const ActionPair& pair = actions_of(s, tile);
  log.note("PR-201", {Word::log_take, seat, thing(kActionSet, static_cast<int>(pair[0])),
                      thing(kActionSet, static_cast<int>(pair[1])), thing(kTileSet, tile)});
  pay(s, seat, Good::gold, where.gold, "PR-204", log);
  s.crane[at] = 0;
  s.turn.tile = static_cast<std::uint8_t>(tile + 1);
  s.turn.position = static_cast<std::uint8_t>(at);
  s.turn.bonus = Turn::Bonus::open;
  const unsigned bit = 1U << tile;
  const bool past = (s.five & bit) != 0;
  s.five = static_cast<std::uint8_t>(s.five & ~bit);
  const int vp = past ? data_->overflow_vp : where.vp;
  score(s, seat, vp, past ? Cause::overflow : Cause::zone, log);
  if (vp > 0) react(s, seat, Trigger::On::tile_choice_vp);
}

// Takes or buys what the wheel offers; of a special sector the points (PR-209 to PR-213).
template <class Log>
void Praga::use_bonus(State& s, Log& log) const {
  const Seat seat = s.active();
  const Sector& sector = open_sector(s);
  s.turn.bonus = Turn::Bonus::used;
  pay(s, seat, sector.bonus.price, "PR-211", log);
  if (sector.kind == Sector::Kind::special) {
    react(s, seat, Trigger::On::tile_choice_vp);
  } else {
    react(s, seat, Trigger::On::wheel_bonus, static_cast<int>(sector.kind));
  }
  run(s, seat, sector.bonus.gain, Cause::wheel);
}

// What was left open and costs nothing is gained, the wheel bonus first; payments lapse.
template <class Log>
void Praga::play_end(State& s, Log& log) const {
  const Seat seat = s.active();
  s.agenda.pop();
  s.agenda.push({.step = Step::close, .seat = seat});
  for_each_bit(s.turn.effects, [&](int effect) {
    const Offer& offer = data_->segments[effect / 2].effects[effect % 2];
    if (offer.is == Offer::Is::gain) return run(s, seat, offer.gain, Cause::road);
    log.note("PR-817", {Word::log_lapse, seat, thing(kEffectSet, effect)});
  });
  s.turn.effects = 0;
  if (s.turn.bonus != Turn::Bonus::open) return;
  if (open_sector(s).bonus.is == Offer::Is::gain) return use_bonus(s, log);
  s.turn.bonus = Turn::Bonus::used;
  log.note("PR-208", {Word::log_lapse, seat, thing(kSectorSet, sector_at(s, s.turn.position))});
}

// Step 1, the windows; then the crane (PR-1210).
template <class Log>
void Praga::close_turn(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  if (const int excess = player.windows() - data_->windows_kept; task.c == 0 && excess > 0) {
    task.c = 1;
    const int least = std::max(0, excess - player.has(Good::silver_window));
    const int most = std::min(excess, player.has(Good::gold_window));
    if (least == most) return discard(s, task.seat, least, excess - least, log);
    return s.agenda.push({.step = Step::discard, .seat = task.seat});
  }
  s.agenda.pop();
  const int tile = s.turn.tile - 1;
  s.turn = {};
  turn_crane(s, tile, log);
  next_turn(s, log);
}

template <class Sink>
void Praga::discard_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  const int excess = player.windows() - data_->windows_kept;
  sink.prompt({Word::ask_discard, excess});
  for (int gold = 0; gold <= excess; ++gold) {
    const int silver = excess - gold;
    if (gold > player.has(Good::gold_window) || silver > player.has(Good::silver_window)) continue;
    sink.offer(make_move(Act::discard, gold, silver), [&](Explanation& e) {
      e.label = gold == 0     ? Phrase{Word::do_discard_silver, silver}
                : silver == 0 ? Phrase{Word::do_discard_gold, gold}
                              : Phrase{Word::do_discard_both, gold, silver};
      if (gold > 0) e.targets.push_back(thing(kGoodSet, static_cast<int>(Good::gold_window)));
      if (silver > 0) e.targets.push_back(thing(kGoodSet, static_cast<int>(Good::silver_window)));
    });
  }
}

template <class Log>
void Praga::discard(State& s, Seat seat, int gold, int silver, Log& log) const {
  pay(s, seat, Good::gold_window, gold, "PR-1201", log);
  pay(s, seat, Good::silver_window, silver, "PR-1201", log);
}

// PR-1202 to PR-1206: rotation, the tile that goes past the end, the used tile, platform and era.
template <class Log>
void Praga::turn_crane(State& s, int tile, Log& log) const {
  const Moment before = moment(s);
  ++s.turns;
  const Moment after = moment(s);
  const int by = (after.arrow - before.arrow + kPositions) % kPositions;
  std::array<std::uint8_t, kPositions> turned{};
  int past = 0;
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0) continue;
    if (at + by < kPositions) {
      turned[at + by] = s.crane[at];
    } else {
      past = s.crane[at];
    }
  }
  s.crane = turned;
  log.note("PR-1202", {Word::log_rotate, by});
  if (past != 0) {
    const auto first_free = [&](Zone zone) {
      int at = 1;
      while (at < kPositions &&
             (data_->positions[at].zone != zone || s.crane[at] != 0 || at == after.arrow)) {
        ++at;
      }
      return at;
    };
    int at = first_free(Zone::green);
    if (at == kPositions) at = first_free(Zone::red);
    s.crane[at] = static_cast<std::uint8_t>(past);
    s.five = static_cast<std::uint8_t>(s.five | 1U << (past - 1));
    log.note("PR-1204", {Word::log_past, thing(kTileSet, past - 1), data_->overflow_vp});
  }
  s.crane[0] = static_cast<std::uint8_t>(tile + 1);
  if (after.platform != before.platform) {
    log.note("PR-1205", {Word::log_platform, total_turns(s) - s.turns});
  }
  if (after.era != before.era) change_era(s, log);
}

template <class Log>
void Praga::change_era(State& s, Log& log) const {
  s.rows = {};
  fill_stacks(s, moment(s).era);
  log.note("PR-1207", {Word::log_era});
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) {
      refill(s, kind, place);
      log_row(s, kind, place, log);
    }
  }
}

// "Once in a turn" begins anew for everybody with every turn: of the opponent, too (PR-921), and
// the unfinished plazas count as one (PR-1310).
template <class Log>
void Praga::next_turn(State& s, Log& log) const {
  for (Player& each : s.players) each.once = 0;
  if (s.turns == total_turns(s)) {
    log.note("PR-1209", {Word::log_end, s.turns});
    return begin_plazas(s);
  }
  if (s.turns % s.chairs() == 0) log.note("PR-117", {Word::log_round, progress(s).round});
  if (s.solo() && s.turns % 2 == 1) {
    s.phase = Phase::rival;
    s.agenda.push({.step = Step::rival, .seat = nobody});
    return;
  }
  begin_turn(s);
}

template void Praga::discard_options(const State&, MoveList&) const;
template void Praga::discard_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                     \
  template void Praga::play_take(State&, Move, Log&) const;         \
  template void Praga::use_bonus(State&, Log&) const;               \
  template void Praga::play_end(State&, Log&) const;                \
  template void Praga::close_turn(State&, Log&) const;              \
  template void Praga::discard(State&, Seat, int, int, Log&) const; \
  template void Praga::turn_crane(State&, int, Log&) const;         \
  template void Praga::next_turn(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
