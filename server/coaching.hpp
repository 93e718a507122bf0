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
// Of a fellow leader for whom a bot sits: an opinion, not a study.
inline constexpr Budget kAdviceBudget{.iterations = 2'000, .milliseconds = 200, .threads = 1};
// For one decision of a review. A long game has many hundreds of them: then they share the time
// that people will wait for a report.
inline constexpr Budget kReviewBudget{.iterations = 4'000, .milliseconds = 200, .threads = 1};
inline constexpr std::int64_t kReviewMilliseconds = 45'000;
// What each decision of a game gets that is looked at in so many pieces.
Budget review_share(Budget most, int decisions, int pieces);

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

// What a bot at another seat of the team would do in the place of the seat to move, and why. It
// knows what its own seat knows. None when the two differ in what they know to be offered.
struct BotAdvice {
  Move move;
  Text why;
};
std::optional<BotAdvice> bot_advice(const HintQuestion& question, Seat bot);

// The review of one game. It belongs to one thread at a time: the table's or a worker's.
class Reviewing {
 public:
  // Few enough that nobody notices who waits for the thread meanwhile.
  static constexpr int kPiece = 4;

  // `most`: for one decision.
  Reviewing(Match match, const Budget& most) : match_(std::move(match)), most_(most) {}

  [[nodiscard]] int looked_at() const { return done_; }
  [[nodiscard]] int plies() const { return match_.ply(); }
  [[nodiscard]] bool complete() const { return complete_; }
  // Looks at the next few moves.
  void step();
  // What each decision gets; known from the first step on.
  [[nodiscard]] const std::optional<Budget>& share() const { return share_; }
  // The message `review`, when it is complete.
  [[nodiscard]] std::string text(Lang lang) const;

 private:
  // What was asked, what was done and what was advised, in words.
  struct Labels {
    Text question;
    Text played;
    Text advised;
  };

  Match match_;
  Budget most_;
  std::optional<Budget> share_;
  int done_ = 0;
  bool complete_ = false;
  Review review_;
  std::vector<Labels> labels_;  // by decision
};

}  // namespace pionek
