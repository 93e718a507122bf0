// A puzzle: a position, a question, and a goal whose answer is computed, never written down
// (games/<game>/puzzles; docs/lessons.md has the format). The solver tries every sequence of the
// seat's own moves until somebody else is to move, and looks at the position then.
#pragma once

#include "table/guide.hpp"
#include "table/sight.hpp"
#include "table/teaching.hpp"

namespace pionek {

struct Puzzle {
  std::string id;
  std::string file;
  Text name;
  Match start;
  Seat seat = nobody;
  Text question;
  std::vector<std::string> rules;
  std::vector<std::string> show;
  std::vector<SightTest> so_that;
  std::string figure;  // the pointer to what is wanted high or low; empty: the conditions are all
  bool high = true;
  Text explain;

  // How good a position is in which the turn has ended; nothing where the conditions do not hold.
  [[nodiscard]] std::optional<std::int64_t> worth(const AnyState& state) const;
};

struct PuzzleSolution {
  std::vector<Move> moves;
  std::int64_t worth = 0;   // as Puzzle::worth has it
  std::int64_t best = 0;    // the figure itself
  std::int64_t change = 0;  // by how much it differs from the position
  std::size_t ends = 0;     // positions in which the turn may end
  std::size_t right = 0;    // those of them that are as good
};

Result<Puzzle> read_puzzle(const Subject& subject, const std::string& file,
                           const std::string& text);

// The error says why it is no puzzle: no way is right, every way is, there are too many, or what is
// hidden decides.
Result<PuzzleSolution> solve(const Puzzle& puzzle);

using Puzzles = std::vector<std::shared_ptr<const Puzzle>>;

// In the order of their ids. They are read, not solved: that is done when somebody takes one up.
Result<Puzzles> load_puzzles(const GamePtr& game, const Files& files);

// Which of them is that of a day, counted from 1 January 1970.
const Puzzle* puzzle_of_day(const Puzzles& puzzles, std::int64_t day);

class PuzzleGuide final : public Guide {
 public:
  // Solves it, which may take a while.
  static Result<std::shared_ptr<const PuzzleGuide>> make(std::shared_ptr<const Puzzle> puzzle);

  [[nodiscard]] const PuzzleSolution& solution() const { return solution_; }
  const std::string& file() const override { return puzzle_->file; }
  Seat seat() const override { return puzzle_->seat; }
  bool leads(const Match& match) const override { return !end(match); }
  std::optional<Move> scripted(const Match& /*match*/) const override { return std::nullopt; }
  std::optional<Text> held_back(const Match& /*match*/, Move /*move*/) const override {
    return std::nullopt;
  }
  bool may_undo(const Match& match) const override { return match.ply() > puzzle_->start.ply(); }
  void write(JsonText& out, const Match& match, Lang lang) const override;

 private:
  PuzzleGuide(std::shared_ptr<const Puzzle> puzzle, PuzzleSolution solution)
      : puzzle_(std::move(puzzle)), solution_(std::move(solution)) {}
  // The ply at which the turn of the seat ended, if it has.
  [[nodiscard]] std::optional<int> end(const Match& match) const;
  [[nodiscard]] std::string explained(Lang lang) const;

  std::shared_ptr<const Puzzle> puzzle_;
  PuzzleSolution solution_;
};

}  // namespace pionek
