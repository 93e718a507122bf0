// The exact search: every sequence of the seat's own moves.
#include <algorithm>
#include <unordered_set>

#include "table/puzzle.hpp"

namespace pionek {
namespace {

constexpr std::size_t kMostPositions = 200'000;

class Solver {
 public:
  explicit Solver(const Puzzle& puzzle) : puzzle_(puzzle), game_(puzzle.start.game()) {}

  Result<PuzzleSolution> run() {
    positions_.push_back({puzzle_.start.state(), 0, {}, false});
    for (std::size_t at = 0; at < positions_.size(); ++at) {
      if (positions_[at].ended) continue;
      if (auto error = expand(at)) return *error;
    }
    if (best_ == 0) return wrong("no way is right");
    if (solution_.right == solution_.ends) return wrong("every way is right");
    const json::value seen = sight(game_, positions_[best_].state, puzzle_.seat);
    if (!puzzle_.figure.empty()) {
      solution_.best = number_at(seen, puzzle_.figure).value_or(0);
      const json::value first = sight(game_, puzzle_.start.state(), puzzle_.seat);
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
      if (!ended && game_.reveals(next) != game_.reveals(puzzle_.start.state())) {
        return wrong("something hidden becomes known after '" + game_.print(move) + "'");
      }
      if (positions_.size() == kMostPositions) return wrong("there are too many ways");
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

  [[nodiscard]] Error wrong(std::string what) const {
    return {std::move(what), puzzle_.file + ": goal", "a puzzle with a solution to find"};
  }

  const Puzzle& puzzle_;
  const AnyGame& game_;
  std::vector<Position> positions_;
  std::unordered_set<std::uint64_t> seen_;
  std::size_t best_ = 0;  // none yet: the first position is no end
  PuzzleSolution solution_;
};

}  // namespace

Result<PuzzleSolution> solve(const Puzzle& puzzle) { return Solver(puzzle).run(); }

}  // namespace pionek
