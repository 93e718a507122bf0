// The coach: what to do now and why, and after a game what each could have done better. It knows
// only what the player it advises may know.
#pragma once

#include <functional>
#include <vector>

#include "bots/budget.hpp"
#include "bots/comparison.hpp"
#include "bots/knowledge.hpp"
#include "engine/core/any_game.hpp"

namespace pionek {

struct CoachPlan {
  // For a hint, and for each decision of a review.
  Budget budget{.iterations = 20'000};
  int options = 5;  // how many moves a hint tells of at most
  Thinking thinking;
  int jobs = 1;            // decisions of a review at once; the result is the same with any number
  std::uint64_t seed = 1;  // the same seed, the same advice
};

struct Advice {
  Move move;
  double chance = 0;      // of the one who moves, 0 to 1
  double share = 0;       // of the coach's thought that went into it
  Comparison comparison;  // with the best move, that one with the next best
  Text why;               // made from the comparison
};

struct Hint {
  int seats = 0;
  Seat seat = nobody;           // whose choice it is
  Values chances{};             // everybody's now
  std::vector<Advice> options;  // best first, by chance
};

// Advice for the seat to move; no options when the game is over.
Hint hint(const AnyGame& game, const AnyState& state, const CoachPlan& plan);

// A decision of a game that was played: what was done and what the coach would have done.
struct Judgement {
  int ply = 0;  // index of the move in the game
  Seat seat = nobody;
  Values chances{};  // everybody's before the move
  Move played;
  double played_chance = 0;
  Move advised;  // the move played, where nothing is better
  double advised_chance = 0;
  Comparison comparison;  // of the two, or with the next best where they are one
  Text why;               // of the advice, made from the comparison

  // What the move cost, as a part of the chance to win; nothing where that could be chance.
  [[nodiscard]] double loss() const {
    return comparison.close ? 0 : std::max(0.0, advised_chance - played_chance);
  }
};

// A decision after which the chances were other ones for good.
struct Turn {
  int decision = 0;    // index into Review::decisions
  Seat seat = nobody;  // whose chance changed most; in a cooperative game it is that of all
  float from = 0;      // as the curve has it, before and after
  float to = 0;
};

struct Review {
  int seats = 0;
  std::vector<Judgement> decisions;  // where there was a choice, in order
  Values result{};                   // how it ended, or the chances at the last move
  // Everybody's chances at each decision and at the end, calmed: the search is never quite of the
  // same opinion twice, and two bidders throw the chances to and fro with every bid. At a turning
  // point the curve jumps; between them each moment is the mean of those around it.
  std::vector<Values> curve;
  std::vector<Turn> turns;               // in the order of play
  std::array<double, kMaxSeats> lost{};  // by seat: the sum of what its moves cost
};

// Looks at a whole game again. `progress` is told after each move how many were looked at; with
// several jobs by several threads.
Review review(const AnyGame& game, const AnyState& start, const std::vector<Move>& moves,
              const CoachPlan& plan, const std::function<void(int)>& progress = {});

// Draws the curve, marks the turning points and sums up the losses of a review whose decisions are
// known.
void sum_up(Review& review);

json::object hint_json(const AnyGame& game, const Hint& hint, Lang lang);
json::object review_json(const AnyGame& game, const Review& review, Lang lang);

}  // namespace pionek
