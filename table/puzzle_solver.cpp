// The exact search: every sequence of the seat's own moves. Where something hidden becomes known on
// the way, the search is repeated with the hidden things dealt anew: they must not decide.
#include <algorithm>
#include <unordered_set>

#include "engine/core/refusal.hpp"
#include "table/puzzle.hpp"

namespace pionek {
namespace {

constexpr std::size_t kMostPositions = 200'000;
constexpr std::uint64_t kDeals = 2;

Error wrong(const Puzzle& puzzle, std::string what) {
  return {std::move(what), puzzle.file + ": goal", "a puzzle with a solution to find"};
}

class Solver {
 public:
  Solver(const Puzzle& puzzle, const AnyState& start)
      : puzzle_(puzzle), game_(puzzle.start.game()), start_(start) {}

  // Whether something hidden became known while the seat still chose.
  [[nodiscard]] bool revealed() const { return revealed_; }

  Result<PuzzleSolution> run() {
    positions_.push_back({start_, 0, {}, false});
    for (std::size_t at = 0; at < positions_.size(); ++at) {
      if (positions_[at].ended) continue;
      if (auto error = expand(at)) return *error;
    }
    if (best_ == 0) return wrong(puzzle_, "no way is right");
    if (solution_.right == solution_.ends) return wrong(puzzle_, "every way is right");
    const json::value seen = sight(game_, positions_[best_].state, puzzle_.seat);
    if (!puzzle_.figure.empty()) {
      solution_.best = number_at(seen, puzzle_.figure).value_or(0);
      const json::value first = sight(game_, start_, puzzle_.seat);
      const auto before = number_at(first, puzzle_.figure).value_or(0);
      solution_.change = std::abs(solution_.best - before);
    }
    for (std::size_t at = best_; at != 0; at = positions_[at].from) {
      solution_.moves.push_back(positions_[at].move);
    }
    std::reverse(solution_.moves.begin(), solution_.moves.end());
    return solution_;
  }

 private:
  struct Position {
    AnyState state;
    std::size_t from;
    Move move;
    bool ended;  // somebody else is to move, or nobody
  };

  std::optional<Error> expand(std::size_t at) {
    MoveList moves;
    game_.options(positions_[at].state, moves);
    for (int i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      AnyState next = positions_[at].state;
      game_.play(next, move);
      if (!seen_.insert(game_.hash(next)).second) continue;
      const bool ended = game_.to_move(next) != puzzle_.seat;
      revealed_ = revealed_ || (!ended && game_.reveals(next) != game_.reveals(start_));
      if (positions_.size() == kMostPositions) return wrong(puzzle_, "there are too many ways");
      positions_.push_back({std::move(next), at, move, ended});
      if (ended) weigh(positions_.size() - 1);
    }
    return std::nullopt;
  }

  void weigh(std::size_t at) {
    ++solution_.ends;
    const auto worth = puzzle_.worth(positions_[at].state);
    if (!worth) return;
    if (best_ == 0 || *worth > solution_.worth) {
      best_ = at;
      solution_.worth = *worth;
      solution_.right = 0;
    }
    if (*worth == solution_.worth) ++solution_.right;
  }

  const Puzzle& puzzle_;
  const AnyGame& game_;
  const AnyState& start_;
  bool revealed_ = false;
  std::vector<Position> positions_;
  std::unordered_set<std::uint64_t> seen_;
  std::size_t best_ = 0;  // none yet: the first position is no end
  PuzzleSolution solution_;
};

}  // namespace

namespace {

// What the moves are worth from here; nothing where one of them is not offered.
std::optional<std::int64_t> worth_of(const Puzzle& puzzle, AnyState state,
                                     const std::vector<Move>& way) {
  const AnyGame& game = puzzle.start.game();
  for (const Move move : way) {
    if (refusal(game, state, move, Lang::en)) return std::nullopt;
    game.play(state, move);
  }
  return puzzle.worth(state);
}

}  // namespace

Result<PuzzleSolution> solve(const Puzzle& puzzle) {
  Solver solver(puzzle, puzzle.start.state());
  auto found = solver.run();
  if (!found || !solver.revealed()) return found;
  for (std::uint64_t deal = 1; deal <= kDeals; ++deal) {
    AnyState other = puzzle.start.state();
    Rng rng(deal);
    puzzle.start.game().imagine(other, puzzle.seat, rng);
    const auto best = Solver(puzzle, other).run();
    const bool same = best && best->worth == found->worth;
    if (!same || worth_of(puzzle, other, found->moves) != found->worth) {
      return wrong(puzzle, "what is hidden decides");
    }
  }
  return found;
}

}  // namespace pionek
