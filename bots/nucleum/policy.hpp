// A player of Nucleum that knows its trade: which tile to play and which to lay, what to build and
// what to power, when to recharge. It looks at one choice at a time. By itself it is the bot
// `greedy`; the search begins from its judgement and plays its simulations with it.
#pragma once

#include "bots/nucleum/outlook.hpp"
#include "bots/shortlist.hpp"

namespace pionek::nucleum {

class Policy {
 public:
  explicit Policy(Nucleum game, const Tuning& tuning = {})
      : game_(std::move(game)), tuning_(tuning) {}

  // The moves of the seat to move that are worth a thought; at least one while the game goes on.
  void candidates(const State& s, Candidates& out) const;
  [[nodiscard]] Move choose(const State& s) const;

  struct Memory {};
  // Plays on by one choice.
  void advance(State& s, Rng& rng, Memory& memory) const;

  // What a move on offer brings above doing nothing, or what it is worth among its like.
  [[nodiscard]] double worth(const State& s, const Outlook& outlook, Move move) const;

  [[nodiscard]] const Nucleum& game() const { return game_; }
  [[nodiscard]] const Tuning& tuning() const { return tuning_; }
  [[nodiscard]] Outlook outlook(const State& s) const {
    return Outlook(game_, tuning_, s, game_.to_move(s));
  }

 private:
  void rate(const State& s, Shortlist& out) const;
  [[nodiscard]] double experiment(const State& s, int experiment) const;
  [[nodiscard]] double turning(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double playing(const Outlook& outlook, int tile) const;
  [[nodiscard]] double recharging(const Outlook& outlook) const;
  [[nodiscard]] double acting(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double energizing(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double taking(const State& s, const Outlook& outlook, Move move) const;

  Nucleum game_;
  Tuning tuning_;
};

}  // namespace pionek::nucleum
