// The night: the leader's vote, which binds everybody, and the change from round to round.
#include <algorithm>

#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

int keepers_with_oil(const State& s) {
  return static_cast<int>(std::count_if(s.keepers.begin(), s.keepers.end(),
                                        [](const Keeper& keeper) { return keeper.oil > 0; }));
}

// The option "weather" changes this one rule (LH-403).
int fall(const State& s) { return std::min<int>(s.lamp, s.weather == Weather::stormy ? 2 : 1); }

}  // namespace

// Pushed in reverse: the watches come first, then the vote, then the next night.
template <class Log>
void Lighthouse::begin_round(State& s, Log& log) const {
  ++s.round;
  s.agenda.push({Step::night});
  s.agenda.push({Step::vote, s.chair(0)});
  for (int n = s.seats - 1; n >= 0; --n) s.agenda.push({Step::watch, s.chair(n)});
  log.note("LH-201", {Word::round_begins, s.round, s.chair(0)});
}

template <class Sink>
void Lighthouse::vote_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_vote, to_move(s)});
  const int feeders = keepers_with_oil(s);
  if (feeders >= 2) {
    sink.offer(make(Act::feed), [&](Explanation& e) { e.label = {Word::feed, feeders}; });
  } else {
    sink.deny(make(Act::feed), "LH-402", [&](Explanation& e) {
      e.label = {Word::feed, feeders};
      e.because = {Word::few_have_oil, feeders};
    });
  }
  sink.offer(make(Act::spare), [&](Explanation& e) { e.label = {Word::spare, fall(s)}; });
}

template <class Log>
void Lighthouse::play_vote(State& s, Move move, Log& log) const {
  s.agenda.pop();
  if (move == make(Act::spare)) {
    s.lamp = static_cast<std::uint8_t>(s.lamp - fall(s));
    log.note("LH-403", {Word::spared, s.lamp});
    if (s.lamp == 0) log.note("LH-404", Word::lamp_out);
    return;
  }
  for (int i = 0; i < s.seats; ++i) {
    Keeper& keeper = s.keeper(seat_at(i));
    if (keeper.oil == 0) continue;
    --keeper.oil;
    ++s.burnt;
    log.note("LH-402", {Word::fed, seat_at(i)});
  }
}

template void Lighthouse::begin_round(State&, Silent&) const;
template void Lighthouse::begin_round(State&, Journal&) const;
template void Lighthouse::vote_options(const State&, MoveList&) const;
template void Lighthouse::vote_options(const State&, Menu&) const;
template void Lighthouse::play_vote(State&, Move, Silent&) const;
template void Lighthouse::play_vote(State&, Move, Journal&) const;

}  // namespace pionek::lighthouse
