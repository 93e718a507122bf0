// Hailing: an action that an effect grants in the middle of a watch. It asks another seat for a
// choice and ends in an effect of its own, all as tasks on the agenda.
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {

bool Lighthouse::can_hail(const State& s) const {
  for (int i = 0; i < s.seats; ++i) {
    if (seat_at(i) != to_move(s) && !s.keeper(seat_at(i)).hand.empty()) return true;
  }
  return false;
}

template <class Sink>
void Lighthouse::hail_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_hail, to_move(s)});
  for (int i = 0; i < s.seats; ++i) {
    const Seat other = seat_at(i);
    if (other == to_move(s)) continue;
    const Move move = make(Act::hail, i + 1);
    if (!s.keeper(other).hand.empty()) {
      sink.offer(move, [&](Explanation& e) { e.label = {Word::hail, other}; });
    } else {
      sink.deny(move, "LH-301", [&](Explanation& e) {
        e.label = {Word::hail, other};
        e.because = {Word::no_ship, other};
      });
    }
  }
}

// Pushed in reverse: the other keeper gives first, then the one who hailed draws.
template <class Log>
void Lighthouse::play_hail(State& s, Move move, Log& log) const {
  const Seat me = to_move(s);
  const Seat other = seat_at(move.a - 1);
  s.agenda.pop();
  s.agenda.push({Step::draw, me});
  s.agenda.push({Step::give, other});
  log.note("LH-301", {Word::hailed, me, other});
}

template <class Sink>
void Lighthouse::give_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_give, to_move(s)});
  for (const int ship : s.keeper(to_move(s)).hand) {
    sink.offer(make(Act::give, ship), [&](Explanation& e) {
      e.label = {Word::give, Data::thing(ship)};
      e.targets.push_back(Data::thing(ship));
    });
  }
}

template <class Log>
void Lighthouse::play_give(State& s, Move move, Log& log) const {
  const Seat seat = to_move(s);
  Keeper& me = s.keeper(seat);
  s.agenda.pop();
  me.hand.erase(me.hand.find(move.a));
  s.harbour.push_back(move.a);
  ++s.reveals;
  log.note("LH-302", {Word::gave, seat, Data::thing(move.a)});
}

template void Lighthouse::hail_options(const State&, MoveList&) const;
template void Lighthouse::hail_options(const State&, Menu&) const;
template void Lighthouse::play_hail(State&, Move, Silent&) const;
template void Lighthouse::play_hail(State&, Move, Journal&) const;
template void Lighthouse::give_options(const State&, MoveList&) const;
template void Lighthouse::give_options(const State&, Menu&) const;
template void Lighthouse::play_give(State&, Move, Silent&) const;
template void Lighthouse::play_give(State&, Move, Journal&) const;

}  // namespace pionek::lighthouse
