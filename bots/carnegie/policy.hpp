// A Carnegie player that knows its trade: which row pays, who goes where, what to build, what to
// give for. It looks at one choice at a time. By itself it is the bot `greedy`; the search begins
// from its judgement and plays its simulations with it.
#pragma once

#include "bots/carnegie/outlook.hpp"
#include "bots/shortlist.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

class Policy {
 public:
  explicit Policy(Carnegie game, const Tuning& tuning = {});

  // The moves of the seat to move that are worth a thought; at least one while the game goes on.
  void candidates(const State& s, Candidates& out) const;
  [[nodiscard]] Move choose(const State& s) const;

  struct Memory {};
  // Plays on by one choice.
  void advance(State& s, Rng& rng, Memory& memory) const;

  [[nodiscard]] const Carnegie& game() const { return game_; }
  [[nodiscard]] const Tuning& tuning() const { return tuning_; }
  [[nodiscard]] Outlook outlook(const State& s) const {
    return Outlook(game_, tuning_, s, game_.to_move(s));
  }
  [[nodiscard]] int steps(int from, int to) const { return steps_[from][to]; }

 private:
  // How sharply a better move is preferred, in points.
  double rate(const State& s, Shortlist& out) const;
  // policy.cpp
  double rate_step(const State& s, Shortlist& out) const;
  void rate_setup(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_rows(const State& s, Shortlist& out) const;
  void rate_event(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_donations(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_uses(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_use_parts(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_projects(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_research(const Outlook& outlook, Shortlist& out) const;
  // policy_people.cpp
  void rate_moves(const State& s, const Outlook& outlook, Shortlist& out) const;
  void rate_activation(const Outlook& outlook, Shortlist& out) const;
  void rate_bring(const State& s, const Outlook& outlook, Shortlist& out) const;

  Carnegie game_;
  Tuning tuning_;
  std::array<std::array<std::uint8_t, kRooms>, kRooms> steps_{};  // from room to room
};

}  // namespace pionek::carnegie
