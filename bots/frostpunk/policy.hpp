// A leader of the city who knows the trade: what to stoke, whom to send where, what to build, whom
// to cure. It looks at one choice at a time. By itself it is the bot `greedy`; the search begins
// from its judgement and plays its simulations with it.
#pragma once

#include "bots/frostpunk/outlook.hpp"
#include "bots/shortlist.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

class Policy {
 public:
  explicit Policy(Frostpunk game, const Tuning& tuning = {})
      : game_(std::move(game)), tuning_(tuning) {}

  // The moves that are worth a thought; at least one while the game goes on.
  void candidates(const State& s, Candidates& out) const;
  [[nodiscard]] Move choose(const State& s) const;

  // The action that each pawn would be taken for, and the one to play next.
  struct Memory {
    std::array<std::optional<Move>, kPawns> best{};
    std::optional<Move> next;
  };
  // Plays on by one choice; what a pawn is taken for is played without a second thought.
  void advance(State& s, Rng& rng, Memory& memory) const;

  // What a move on offer is worth, in the work of a pawn.
  [[nodiscard]] double worth(const State& s, Move move) const;
  [[nodiscard]] const Frostpunk& game() const { return game_; }
  [[nodiscard]] const Tuning& tuning() const { return tuning_; }

 private:
  void rate(const State& s, Shortlist& out, Memory* memory = nullptr) const;
  [[nodiscard]] double rate_move(const State& s, const Outlook& outlook, Move move,
                                 Memory* memory = nullptr) const;
  [[nodiscard]] double rate_turn(const State& s, const Outlook& outlook, Move move,
                                 Memory* memory = nullptr) const;
  [[nodiscard]] double rate_act(const State& s, const Outlook& outlook, Pawn pawn, Move move) const;
  [[nodiscard]] double rate_stoke(const State& s, const Outlook& outlook, int coal) const;
  [[nodiscard]] double rate_people(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double rate_token(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double rate_place(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double rate_field(const State& s, const Outlook& outlook, Move move) const;
  [[nodiscard]] double rate_choice(const State& s, const Outlook& outlook, Move move) const;

  Frostpunk game_;
  Tuning tuning_;
};

}  // namespace pionek::frostpunk
