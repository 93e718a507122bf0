// The heart of the game: which part of the turn is asked, which one answers, and how the agenda
// runs on by itself until somebody has to choose.
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {

Progress Lighthouse::progress(const State& s) const {
  const bool voting = !s.agenda.empty() && s.agenda.top().step == Step::vote;
  return {.round = s.round, .rounds = data_->rounds, .phase = voting ? 1 : 0};
}

Levels Lighthouse::levels(const State& s) const {
  Levels levels{level_of("agenda", s.agenda), level_of("deck", s.deck),
                level_of("harbour", s.harbour)};
  for (int i = 0; i < s.seats; ++i) levels.push_back(level_of("hand", s.keepers[i].hand));
  return levels;
}

template <class Sink>
void Lighthouse::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::watch:
      return watch_options(s, sink);
    case Step::hail:
      return hail_options(s, sink);
    case Step::give:
      return give_options(s, sink);
    case Step::vote:
      return vote_options(s, sink);
    case Step::draw:
    case Step::night:
      return;  // settle never stops here
  }
}

template <class Log>
void Lighthouse::play(State& s, Move move, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::watch:
      play_watch(s, move, log);
      break;
    case Step::hail:
      play_hail(s, move, log);
      break;
    case Step::give:
      play_give(s, move, log);
      break;
    case Step::vote:
      play_vote(s, move, log);
      break;
    case Step::draw:
    case Step::night:
      break;
  }
  settle(s, log);
}

// Carries out the tasks that need no choice, down to the first that does.
template <class Log>
void Lighthouse::settle(State& s, Log& log) const {
  while (!s.agenda.empty()) {
    const Task task = s.agenda.top();
    switch (task.step) {
      case Step::watch:
        if (task.done != Task::kBoth) return;
        s.agenda.top() = {Step::draw, task.seat};
        break;
      case Step::hail:
        if (can_hail(s)) return;
        s.agenda.pop();
        break;
      case Step::draw:
        s.agenda.pop();
        draw(s, task.seat, log);
        break;
      case Step::night:
        s.agenda.pop();
        if (!over(s)) begin_round(s, log);
        break;
      case Step::give:
      case Step::vote:
        return;
    }
  }
}

// The shuffle and the ship drawn are both things that nobody knew: each counts as a reveal. Which
// ship it is only its keeper may read.
template <class Log>
void Lighthouse::draw(State& s, Seat seat, Log& log) const {
  Keeper& keeper = s.keeper(seat);
  if (keeper.hand.size() == data_->hand_limit) {
    return log.note("LH-206", {Word::hand_full, seat, keeper.hand.size()});
  }
  if (s.deck.empty() && s.sea == Sea::near) {
    s.sea = Sea::far;
    s.deck = data_->of(Sea::far);
    s.rng.shuffle(s.deck);
    ++s.reveals;
    log.note("LH-207", {Word::far_sea, s.deck.size()});
  }
  if (s.deck.empty()) return log.note("LH-207", Word::deck_out);
  const std::uint8_t ship = s.deck.back();
  s.deck.pop_back();
  keeper.hand.insert_sorted(ship);
  ++s.reveals;
  log.note("LH-206", {Word::drew, seat});
  log.whisper(seat, "LH-206", {Word::drew_this, Data::thing(ship)});
}

template void Lighthouse::options(const State&, MoveList&) const;
template void Lighthouse::options(const State&, Menu&) const;
template void Lighthouse::play(State&, Move, Silent&) const;
template void Lighthouse::play(State&, Move, Journal&) const;
template void Lighthouse::settle(State&, Silent&) const;

}  // namespace pionek::lighthouse
