// Rounds, phases and stages (chapters 2xx, 8xx, 9xx): what happens between choices. A round is
// pushed as its steps in reverse; `settle` carries out steps until one asks somebody.
#include <algorithm>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

Levels PowerGrid::levels(const State& s) const {
  Levels levels{level_of("agenda", s.agenda), level_of("market", s.market),
                level_of("stack", s.stack), level_of("order", s.order)};
  for (int i = 0; i < s.seats; ++i) levels.push_back(level_of("plants", s.players[i].plants));
  return levels;
}

Result<PowerGrid> PowerGrid::load(const Files& files) {
  auto data = Data::load(files);
  if (!data) return data.error();
  return PowerGrid(std::move(*data));
}

template <class Sink>
void PowerGrid::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::draft:
      return draft_options(s, sink);
    case Step::auction:
      return auction_options(s, sink);
    case Step::bid:
      return bid_options(s, sink);
    case Step::discard:
      return discard_options(s, sink);
    case Step::give_back:
      return give_back_options(s, sink);
    case Step::buy:
      return buy_options(s, sink);
    case Step::build:
      return build_options(s, sink);
    case Step::power:
      return power_options(s, sink);
    default:
      assert(false && "settle stops only at steps that ask");
  }
}

template <class Log>
void PowerGrid::play(State& s, Move move, Log& log) const {
  switch (act_of(move)) {
    case Act::region:
      play_region(s, move, log);
      break;
    case Act::pick:
      play_pick(s, move, log);
      break;
    case Act::giveup:
      play_giveup(s, log);
      break;
    case Act::bid:
      play_bid(s, move, log);
      break;
    case Act::pass:
      play_pass(s, log);
      break;
    case Act::discard:
      play_discard(s, move, log);
      break;
    case Act::give:
      play_give_back(s, move, log);
      break;
    case Act::buy:
      play_buy(s, move, log);
      break;
    case Act::build:
      play_build(s, move, log);
      break;
    case Act::done:
      ++s.agenda.top().turn;
      break;
    case Act::run:
      play_run(s, move, log);
      break;
  }
  settle(s, log);
}

template <class Log>
void PowerGrid::settle(State& s, Log& log) const {
  while (!s.agenda.empty()) {
    switch (s.agenda.top().step) {
      case Step::draft:
        if (next_turn(s, true)) return;
        break;
      case Step::auction:
        s.phase = 2;
        if (next_chooser(s)) return;
        s.agenda.pop();
        break;
      case Step::bid:
      case Step::discard:
      case Step::give_back:
        return;
      case Step::buy:
        s.phase = 3;
        if (next_turn(s, false)) return;
        break;
      case Step::build:
        s.phase = 4;
        if (next_turn(s, false)) return;
        break;
      case Step::power:
        s.phase = 5;
        if (next_turn(s, true)) return;
        break;
      case Step::replace:
        s.agenda.pop();
        draw_plant(s, log);
        break;
      case Step::end_auction:
        s.agenda.pop();
        end_auction(s, log);
        break;
      case Step::end_building:
        s.agenda.pop();
        end_building(s, log);
        break;
      case Step::end_bureaucracy:
        s.agenda.pop();
        refill(s, log);
        change_plant(s, log);
        if (s.stage3 == Stage3::drawn) begin_stage(s, 3, "PG-809", log);
        break;
      case Step::round:
        begin_round(s, log);
        break;
    }
  }
}

// Gives the turn to the next seat of a phase in order; pops the phase when all had theirs.
bool PowerGrid::next_turn(State& s, bool forward) const {
  Task& task = s.agenda.top();
  // A draft of regions may go round more than once (PG-106); it ends by itself.
  if (task.turn < s.seats || task.step == Step::draft) {
    const int at = task.turn % s.seats;
    task.seat = s.order[forward ? at : s.seats - 1 - at];
    return true;
  }
  s.agenda.pop();
  return false;
}

template <class Log>
void PowerGrid::begin_round(State& s, Log& log) const {
  ++s.round;
  s.phase = 1;
  for (Player& player : s.players) player.bought = player.gave_up = 0;
  log.note("PG-201", {Word::log_round, s.round});
  if (s.round > 1) determine_order(s, log);
  for (const Step step : {Step::end_bureaucracy, Step::power, Step::end_building, Step::build,
                          Step::buy, Step::end_auction, Step::auction}) {
    s.agenda.push({.step = step});
  }
}

// PG-203, PG-204. Nobody owns two equal plants, so only players without any keep their order.
template <class Log>
void PowerGrid::determine_order(State& s, Log& log) const {
  const auto rank = [&s](Seat seat) {
    const Player& player = s.player(seat);
    const int highest = player.plants.empty() ? -1 : player.plants.back();
    return player.city_count() * 64 + highest;
  };
  // Insertion sort: at most six seats, and std::stable_sort may allocate.
  for (int i = 1; i < s.order.size(); ++i) {
    for (int k = i; k > 0 && rank(s.order[k]) > rank(s.order[k - 1]); --k) {
      std::swap(s.order[k], s.order[k - 1]);
    }
  }
  for (int i = 0; i < s.order.size(); ++i) {
    log.note("PG-203", {Word::log_order, s.order[i], i + 1});
  }
}

// The checks between phases 4 and 5 (PG-802, PG-816, PG-901, PG-908).
template <class Log>
void PowerGrid::end_building(State& s, Log& log) const {
  const int most = s.leader_cities();
  if (most >= count(s).end_cities) {
    log.note("PG-901", {Word::log_end, most});
    s.agenda.clear();
    return;
  }
  if (s.stage == 1 && most >= count(s).stage2_cities) {
    begin_stage(s, 2, "PG-802", log);
    remove_lowest(s, "PG-803", log);
    draw_plant(s, log);
  }
  if (s.stage3 == Stage3::drawn) begin_stage(s, 3, "PG-808", log);
}

template <class Log>
void PowerGrid::begin_stage(State& s, int stage, const char* rule, Log& log) const {
  s.stage = static_cast<std::uint8_t>(stage);
  if (stage == 3) s.stage3 = Stage3::begun;
  log.note(rule, {Word::log_stage, stage});
}

template void PowerGrid::options(const State&, MoveList&) const;
template void PowerGrid::options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                 \
  template void PowerGrid::play(State&, Move, Log&) const;      \
  template void PowerGrid::settle(State&, Log&) const;          \
  template void PowerGrid::determine_order(State&, Log&) const; \
  template void PowerGrid::begin_stage(State&, int, const char*, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::power_grid
