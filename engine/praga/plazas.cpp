// Plazas: who gets which reward when one is complete (PR-708 to PR-714), and the unfinished ones at
// the end (PR-1301).
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

Praga::Claim Praga::claim_of(const State& s, int plaza, int who) const {
  Claim claim;
  for_each_bit(data_->plazas[plaza].spaces, [&](int space) {
    if (s.cube[space] != who) return;
    const HexTile& tile = data_->tile(s.building[space] - 1);
    ++claim.cubes;
    claim.spent += tile.gold + tile.stone;
  });
  return claim;
}

Praga::Claim Praga::best_claim(const State& s, int plaza) const {
  Claim best = s.rival.on != 0 ? claim_of(s, plaza, kParler) : Claim{};
  for (int i = 0; i < s.seats; ++i) best = std::max(best, claim_of(s, plaza, i + 1));
  return best;
}

// One seat after another, from the active one on; then the cubes go home (PR-711).
template <class Log>
void Praga::serve_market(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const int plaza = task.a;
  const int tile = s.plaza_tile[plaza];
  if (task.b == s.seats || tile == 0) {
    s.agenda.pop();
    return return_cubes(s, plaza, log);
  }
  const Seat seat = seat_at((index(task.seat) + task.b++) % s.seats);
  const Claim claim = claim_of(s, plaza, holder(seat));
  if (claim.cubes == 0) return;
  if (claim != best_claim(s, plaza)) {
    return s.agenda.push(
        {.step = Step::reward, .seat = seat, .a = static_cast<std::uint8_t>(plaza)});
  }
  log.note("PR-709", {Word::log_both_rewards, seat, thing(kPlazaSet, plaza)});
  const auto& reward = data_->plaza_tiles[tile - 1].reward;
  run(s, seat, reward[1], Cause::plaza);
  run(s, seat, reward[0], Cause::plaza);
}

template <class Log>
void Praga::return_cubes(State& s, int plaza, Log& log) const {
  for_each_bit(data_->plazas[plaza].spaces, [&](int space) {
    const int who = s.cube[space];
    if (who >= 1 && who <= s.seats) ++s.players[who - 1].cubes;
    s.cube[space] = kNoHolder;
  });
  log.note("PR-711", {Word::log_plaza_done, thing(kPlazaSet, plaza)});
}

template <class Sink>
void Praga::reward_options(const State& s, Sink& sink) const {
  const int plaza = s.agenda.top().a;
  const auto& reward = data_->plaza_tiles[s.plaza_tile[plaza] - 1].reward;
  sink.prompt({Word::ask_reward, thing(kPlazaSet, plaza)});
  for (int i = 0; i < 2; ++i) {
    sink.offer(make_move(Act::reward, i), [&](Explanation& e) {
      e.label = {Word::do_choose, gain_thing(reward[i])};
      e.targets.push_back(thing(kRewardSet, i));
      e.targets.push_back(thing(kPlazaSet, plaza));
    });
  }
}

template <class Log>
void Praga::play_reward(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const ProgramId gain = data_->plaza_tiles[s.plaza_tile[task.a] - 1].reward[move.a];
  log.note("PR-709", {Word::log_reward, task.seat, thing(kPlazaSet, task.a), gain_thing(gain)});
  run(s, task.seat, gain, Cause::plaza);
}

template <class Sink>
void Praga::plaza_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_plaza});
  for (int plaza = 0; plaza < static_cast<int>(data_->plazas.size()); ++plaza) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_no_plaza, thing(kPlazaSet, plaza)};
      e.because = {Word::why_no_plaza_tile};
      e.targets.push_back(thing(kPlazaSet, plaza));
    };
    const int tile = s.plaza_tile[plaza];
    if (tile == 0) {
      sink.deny(make_move(Act::plaza, plaza), "PR-912", explain);
      continue;
    }
    sink.offer(make_move(Act::plaza, plaza), [&](Explanation& e) {
      const auto& reward = data_->plaza_tiles[tile - 1].reward;
      explain(e);
      e.label = {Word::do_plaza, thing(kPlazaSet, plaza), gain_thing(reward[0]),
                 gain_thing(reward[1])};
    });
  }
}

template <class Log>
void Praga::play_plaza(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  const auto& reward = data_->plaza_tiles[s.plaza_tile[move.a] - 1].reward;
  log.note("PR-912", {Word::log_both_rewards, seat, thing(kPlazaSet, move.a)});
  run(s, seat, reward[1], Cause::one_shot);
  run(s, seat, reward[0], Cause::one_shot);
}

void Praga::begin_plazas(State& s) const {
  s.phase = Phase::plazas;
  s.agenda.push({.step = Step::unfinished, .seat = nobody});
}

template <class Log>
void Praga::serve_unfinished(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const int plaza = task.a;
  if (plaza == static_cast<int>(data_->plazas.size())) {
    s.agenda.pop();
    s.phase = Phase::over;
    return;
  }
  if (task.b == s.seats || complete(s, plaza) || s.plaza_tile[plaza] == 0) {
    ++task.a;
    task.b = 0;
    return;
  }
  const Seat seat = seat_at((s.first + task.b++) % s.seats);
  if (claim_of(s, plaza, holder(seat)).cubes == 0) return;
  const ProgramId gain = data_->plaza_tiles[s.plaza_tile[plaza] - 1].reward[1];
  log.note("PR-1301", {Word::log_reward, seat, thing(kPlazaSet, plaza), gain_thing(gain)});
  run(s, seat, gain, Cause::unfinished);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                             \
  template void Praga::reward_options(const State&, Sink&) const; \
  template void Praga::plaza_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                               \
  template void Praga::serve_market(State&, Log&) const;      \
  template void Praga::play_reward(State&, Move, Log&) const; \
  template void Praga::play_plaza(State&, Move, Log&) const;  \
  template void Praga::serve_unfinished(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
