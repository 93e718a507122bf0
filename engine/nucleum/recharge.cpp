// Recharging (chapter 13xx): income, a success marker with its effects, the king's scoring
// (chapter 14xx), and all tiles back.
#include <algorithm>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// How much of one thing a program without choices gives.
int amount(const Programs& programs, int at, Op::Code of) {
  int sum = 0;
  for (; programs[at].code != Op::Code::end; ++at)
    sum += programs[at].code == of ? programs[at].n : 0;
  return sum;
}

}  // namespace

// What each track pays with the tiles in the board row (NU-1302).
Column Nucleum::income_of(const Player& player, int track) const {
  if (player.board_row.empty()) return {};
  const int column = std::min<int>(player.income[track], player.board_row.size() - 1);
  return data_->incomes[track][column];
}

template <class Log>
void Nucleum::play_recharge(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  log.note("NU-1301", {Word::log_recharge, seat});
  s.agenda.push({.step = Step::recharged, .seat = seat});
  s.agenda.push({.step = Step::marker, .seat = seat});
  for (int track = 0; track < kIncomes; ++track) {
    const Column pays = income_of(s.player(seat), track);
    gain_thaler(s, seat, pays.thaler, "NU-1302", log);
    gain_workers(s, seat, pays.workers, "NU-1302", log);
    gain_vp(s, seat, pays.vp, "NU-1302", log);
  }
}

const Nucleum::Obstacle* Nucleum::space_obstacle(const Player& player, int space) const {
  static constexpr Obstacle kTokens{"NU-1304", Word::why_no_tokens};
  static constexpr Obstacle kGroup{"NU-1304", Word::why_group};
  const Space& where = data_->spaces[space];
  if (where.value > player.achievements) return &kTokens;
  return player.markers[where.group] != 0 ? &kGroup : nullptr;
}

bool Nucleum::can_mark(const Player& player) const {
  for (int space = 1; space < static_cast<int>(data_->spaces.size()); ++space) {
    if (space_obstacle(player, space) == nullptr) return true;
  }
  return false;
}

template <class Sink>
void Nucleum::marker_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_marker, player.achievements});
  if (task.step == Step::marker) {
    sink.offer(make_move(Act::mark, 0), [&](Explanation& e) {
      const ProgramId gains = data_->spaces[0].on_place;
      e.label = {Word::do_mark_start, amount(data_->programs, gains, Op::Code::worker),
                 amount(data_->programs, gains, Op::Code::thaler), data_->start_vp};
      e.targets.push_back(thing(kSpaceSet, 0));
    });
  }
  for (int space = 1; space < static_cast<int>(data_->spaces.size()); ++space) {
    const Obstacle* why = space_obstacle(player, space);
    const auto explain = [&](Explanation& e) {
      const Space& where = data_->spaces[space];
      const int times = success_count(s, task.seat, where.segment);
      e.label = {Word::do_mark, thing(kSpaceSet, space), data_->multiplier[where.group], times};
      e.targets.push_back(thing(kSpaceSet, space));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::mark, space), explain);
    } else {
      sink.deny(make_move(Act::mark, space), why->rule, explain);
    }
  }
  if (task.step == Step::marker) return;
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_no_marker}; });
}

// Effects are done in this order: nucleum, technology of the top segment, points of the top space.
template <class Log>
void Nucleum::play_mark(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Player& player = s.player(task.seat);
  const Space& where = data_->spaces[move.a];
  const bool last = task.step == Step::last_marker;
  log.note(last          ? "NU-1601"
           : move.a == 0 ? "NU-1305"
                         : "NU-1304",
           {move.a == 0 ? Word::log_marker_start : Word::log_marker, task.seat,
            thing(kSpaceSet, move.a)});
  if (!last) ++player.recharges;
  if (move.a == 0) {
    ++player.start_markers;
    return push_effects(s, task.seat, where.on_place);
  }
  player.markers[where.group] = move.a;
  if (last) return;
  push_effects(s, task.seat, where.bonus);
  push_effects(s, task.seat, where.on_place);
  if (!has(s.segment_nucleum, where.segment)) return;
  s.segment_nucleum = static_cast<std::uint8_t>(s.segment_nucleum & ~(1U << where.segment));
  s.agenda.push({.step = Step::nucleum, .seat = task.seat});
}

// ---- the nucleum of the segment (NU-1307) ----
template <class Use>
void Nucleum::each_nucleum(const State& s, Use&& use) const {
  for (int plant = 0; plant < static_cast<int>(data_->plants.size()); ++plant) {
    if (data_->plants[plant].nucleum && !has(s.nucleum, plant)) use(make_move(Act::nucleum, plant));
  }
}

template <class Sink>
void Nucleum::nucleum_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_nucleum});
  for (int plant = 0; plant < static_cast<int>(data_->plants.size()); ++plant) {
    const bool takes = data_->plants[plant].nucleum;
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_nucleum, thing(kPlantSet, plant)};
      e.because = {takes ? Word::why_has_nucleum : Word::why_coal_only};
      e.targets.push_back(thing(kPlantSet, plant));
    };
    if (takes && !has(s.nucleum, plant)) {
      sink.offer(make_move(Act::nucleum, plant), explain);
    } else {
      sink.deny(make_move(Act::nucleum, plant), takes ? "NU-1307" : "NU-303", explain);
    }
  }
}

template <class Log>
void Nucleum::play_nucleum(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  add(s.nucleum, move.a);
  log.note("NU-1307", {Word::log_nucleum, seat, thing(kPlantSet, move.a)});
  push_effects(s, seat, data_->plants[move.a].bonus);
}

// ---- the end of a recharge ----
template <class Log>
void Nucleum::end_recharge(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  Player& player = s.player(seat);
  // The n-th recharge takes the marker of the n-th success space (NU-1310).
  const int space = player.recharges;
  const bool emptied = space <= data_->recharges &&
                       std::all_of(s.players.begin(), s.players.begin() + s.seats,
                                   [&](const Player& each) { return each.recharges >= space; });
  if (emptied) {
    kings_scoring(s, log);
    if (space == data_->recharges) meet(s, Condition::recharges, seat, log);
  }
  if (player.achievements > 0) {
    log.note("NU-1311", {Word::log_discarded, seat, player.achievements});
    player.achievements = 0;
  }
  for (const TileId tile : player.board_row) player.pool.add(tile);
  player.board_row.clear();
  log.note("NU-1312", {Word::log_tiles_back, seat});
}

// The two highest occupied spaces; everybody with a marker there scores in full (chapter 14xx).
template <class Log>
void Nucleum::kings_scoring(State& s, Log& log) const {
  int first = 0;
  int second = 0;
  for (int i = 0; i < s.seats; ++i) {
    for (const int space : s.players[i].markers) {
      if (space > first) {
        second = first;
        first = space;
      } else if (space < first && space > second) {
        second = space;
      }
    }
  }
  log.note("NU-1401", {Word::log_king});
  const auto score = [&](int space, int vp, const char* rule) {
    for (int i = 0; i < s.seats && space != 0; ++i) {
      const int seat = (s.current + i) % s.seats;
      const auto& markers = s.players[seat].markers;
      if (std::find(markers.begin(), markers.end(), space) == markers.end()) continue;
      add_vp(s, seat_at(seat), vp, rule, {Word::log_king_scores, seat_at(seat), vp}, log);
    }
    test_points(s, log);
  };
  score(first, data_->king_first, "NU-1402");
  score(second, data_->king_second, "NU-1403");
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Nucleum::marker_options(const State&, Sink&) const; \
  template void Nucleum::nucleum_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                  \
  template void Nucleum::play_recharge(State&, Log&) const;      \
  template void Nucleum::play_mark(State&, Move, Log&) const;    \
  template void Nucleum::play_nucleum(State&, Move, Log&) const; \
  template void Nucleum::end_recharge(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE
template void Nucleum::each_nucleum(const State&, Only&) const;

}  // namespace pionek::nucleum
