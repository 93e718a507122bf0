// A player of Praga Caput Regni that knows its trade: which tile of the crane pays, what to build
// where, when windows are worth an action. It looks at one choice at a time. By itself it is the
// bot `greedy`; the search begins from its judgement and plays its simulations with it.
#pragma once

#include "bots/praga/outlook.hpp"
#include "bots/shortlist.hpp"
#include "engine/praga/verbs.hpp"

namespace pionek::praga {

class Policy {
 public:
  explicit Policy(Praga game, const Tuning& tuning = {})
      : game_(std::move(game)), tuning_(tuning) {}

  // The moves of the seat to move that are worth a thought; at least one while the game goes on.
  void candidates(const State& s, Candidates& out) const;
  [[nodiscard]] Move choose(const State& s) const;

  struct Memory {};
  // Plays on by one choice.
  void advance(State& s, Rng& rng, Memory& memory) const;

  // What a move on offer brings above doing nothing, or what it is worth among its like.
  [[nodiscard]] double worth(const State& s, const Outlook& outlook, Move move) const;

  [[nodiscard]] const Praga& game() const { return game_; }
  [[nodiscard]] const Tuning& tuning() const { return tuning_; }
  [[nodiscard]] Outlook outlook(const State& s) const {
    return Outlook(game_, tuning_, s, game_.to_move(s));
  }

 private:
  void rate(const State& s, Shortlist& out) const;
  [[nodiscard]] double placing(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double turning(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double taking(const State& s, const Outlook& outlook, Move move) const;

  Praga game_;
  Tuning tuning_;
};

}  // namespace pionek::praga
