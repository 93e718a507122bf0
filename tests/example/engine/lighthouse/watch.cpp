// A watch: fetch oil and guide ships, each once, in either order, or rest.
#include <algorithm>

#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

// The amounts are one range; argument 0 of its label is the amount.
template <class Sink>
void fetch_options(const Data& data, const State& s, Sink& sink) {
  const int limit = data.fetch_limit;
  const bool done = (s.agenda.top().done & Task::kFetched) != 0;
  const int most = done ? 0 : std::min<int>(limit, s.cellar);
  if (most > 0) {
    sink.offer_range(make(Act::fetch, 0, 1), most,
                     [](Explanation& e) { e.label = {Word::fetch, 1}; });
  }
  if (most < limit) {
    const char* rule = done ? "LH-202" : "LH-203";
    sink.deny_range(make(Act::fetch, 0, most + 1), limit, rule, [&](Explanation& e) {
      e.label = {Word::fetch, most + 1};
      e.because = done ? Phrase(Word::step_done) : Phrase(Word::cellar_short, s.cellar);
    });
  }
}

// Two ships of the hand by their places (one ship if the places are the same), with each number of
// flares that the oil allows.
template <class Sink>
void guide_options(const Data& data, const State& s, int first, int second, Sink& sink) {
  const Task& watch = s.agenda.top();
  const Keeper& me = s.keeper(watch.seat);
  const bool done = (watch.done & Task::kGuided) != 0;
  const bool two = second != first;
  const int a = me.hand[first];
  const int b = me.hand[second];
  ThingPack pack;
  pack.add(a);
  if (two) pack.add(b);
  for (int flares = 0; flares <= pack.size(); ++flares) {
    const int oil = data.ship(a).oil + (two ? data.ship(b).oil : 0) + flares;
    const auto explain = [&](Explanation& e) {
      e.label = {two ? Word::guide_two : Word::guide_one, Data::thing(a), Data::thing(b), oil,
                 flares};
      e.price = oil;
      e.targets.push_back(Data::thing(a));
      if (two) e.targets.push_back(Data::thing(b));
    };
    const Move move = make(Act::guide, flares, pack.packed());
    if (!done && oil <= me.oil) {
      sink.offer(move, explain);
    } else {
      const char* rule = done ? "LH-202" : flares == 0 ? "LH-204" : "LH-205";
      sink.deny(move, rule, [&](Explanation& e) {
        explain(e);
        e.because = done ? Phrase(Word::step_done) : Phrase(Word::oil_short, oil, me.oil);
      });
    }
  }
}

// What was in the hand is now seen by all: a reveal. A pilot is an effect that grants an action,
// which goes on the agenda above the watch that it interrupts.
template <class Log>
void play_guide(const Data& data, State& s, Move move, Log& log) {
  const Seat seat = s.agenda.top().seat;
  Keeper& me = s.keeper(seat);
  s.agenda.top().done |= Task::kGuided;
  ++s.reveals;
  int burnt = move.a;
  const ThingPack pack(move.n);
  for (int i = 0; i < pack.size(); ++i) {
    const auto index = static_cast<std::uint8_t>(pack[i]);
    const Ship& ship = data.ship(index);
    me.hand.erase(me.hand.find(index));
    me.fleet.push_back(index);
    burnt += ship.oil;
    log.note("LH-204", {Word::guided, seat, Data::thing(index), ship.oil});
    if (ship.pilot) s.agenda.push({Step::hail, seat});
  }
  if (move.a > 0) log.note("LH-205", {Word::flared, seat, move.a});
  me.flares = static_cast<std::uint8_t>(me.flares + move.a);
  me.oil = static_cast<std::uint8_t>(me.oil - burnt);
  s.burnt = static_cast<std::uint8_t>(s.burnt + burnt);
}

}  // namespace

template <class Sink>
void Lighthouse::watch_options(const State& s, Sink& sink) const {
  const Seat me = to_move(s);
  sink.prompt({Word::ask_watch, me});
  fetch_options(*data_, s, sink);
  const int held = s.keeper(me).hand.size();
  for (int first = 0; first < held; ++first) {
    for (int second = first; second < held; ++second) guide_options(*data_, s, first, second, sink);
  }
  sink.offer(make(Act::rest), [](Explanation& e) { e.label = Word::rest; });
}

template <class Log>
void Lighthouse::play_watch(State& s, Move move, Log& log) const {
  Task& watch = s.agenda.top();
  const Seat me = watch.seat;
  if (move.verb == make(Act::fetch).verb) {
    watch.done |= Task::kFetched;
    s.cellar = static_cast<std::uint8_t>(s.cellar - move.n);
    s.keeper(me).oil = static_cast<std::uint8_t>(s.keeper(me).oil + move.n);
    log.note("LH-203", {Word::fetched, me, move.n});
  } else if (move.verb == make(Act::guide).verb) {
    play_guide(*data_, s, move, log);
  } else {
    watch.done = Task::kBoth;
    log.note("LH-202", {Word::rested, me});
  }
}

template void Lighthouse::watch_options(const State&, MoveList&) const;
template void Lighthouse::watch_options(const State&, Menu&) const;
template void Lighthouse::play_watch(State&, Move, Silent&) const;
template void Lighthouse::play_watch(State&, Move, Journal&) const;

}  // namespace pionek::lighthouse
