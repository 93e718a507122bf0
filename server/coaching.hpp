// The coach at a table: hints for the seat to move, and the review of a finished game, piece by
// piece. All of it is slow and runs on the workers; docs/protocol.md has the messages.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "bots/coach.hpp"
#include "table/match.hpp"

namespace pionek {

// For one choice; a search uses three fifths of it. One thread each, for there are many tables.
inline constexpr Budget kHintBudget{.iterations = 20'000, .milliseconds = 1000, .threads = 1};
inline constexpr Budget kReviewBudget{.iterations = 4'000, .milliseconds = 200, .threads = 1};

// What a hint is asked about.
struct HintQuestion {
  GamePtr game;
  AnyState state;
  std::vector<std::string> names;
  int ply = 0;
  int changes = 0;
  Budget budget;
};

// The message `hint` in both languages. Only what the seat to move knows is looked at.
using HintTexts = std::array<std::string, kLangs.size()>;
HintTexts hint_texts(const HintQuestion& question);

// The review of one game. It belongs to one thread at a time: the table's or a worker's.
class Reviewing {
 public:
  // Few enough that nobody notices who waits for the thread meanwhile.
  static constexpr int kPiece = 4;

  Reviewing(Match match, const Budget& budget) : match_(std::move(match)), budget_(budget) {}

  [[nodiscard]] int looked_at() const { return done_; }
  [[nodiscard]] int plies() const { return match_.ply(); }
  [[nodiscard]] bool complete() const { return complete_; }
  // Looks at the next few moves.
  void step();
  // The message `review`, when it is complete.
  [[nodiscard]] std::string text(Lang lang) const;

 private:
  // What was done and what was advised, in words.
  struct Labels {
    Text played;
    Text advised;
  };

  Match match_;
  Budget budget_;
  int done_ = 0;
  bool complete_ = false;
  Review review_;
  std::vector<Labels> labels_;  // by decision
};

}  // namespace pionek
