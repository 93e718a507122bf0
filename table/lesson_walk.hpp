// Where a learner is in a lesson: the lesson played along with the moves of a match.
#pragma once

#include <span>

#include "table/lesson.hpp"

namespace pionek {

class LessonWalk {
 public:
  explicit LessonWalk(const Lesson& lesson) : lesson_(&lesson) { enter(0); }
  // Along with all moves of a match up to a ply that is not before the lesson's start.
  LessonWalk(const Lesson& lesson, const Match& match, int ply);

  // A move that led to this position.
  void go(Move move, const AnyState& after);

  // The match has gone another way than the lesson.
  [[nodiscard]] bool lost() const { return lost_; }
  // All that is left is to be read.
  [[nodiscard]] bool over() const { return step_ == lesson_->steps.size(); }
  // The step that waits for the learner, or whose script is being played.
  [[nodiscard]] std::size_t step() const { return step_; }
  // The steps from here up to step() are to be read first.
  [[nodiscard]] std::size_t first_to_read() const { return first_; }
  // What is said about the step before, if anything.
  [[nodiscard]] const Text* said() const { return said_; }
  [[nodiscard]] std::optional<Move> scripted() const;
  // What the learner may play now.
  [[nodiscard]] bool accepts(Move move) const;
  // What the learner should play now, the best first; all but the first are only for steps with a
  // condition, whose moves come in any order.
  [[nodiscard]] std::vector<Move> intended() const;

 private:
  [[nodiscard]] const LessonStep& now() const { return lesson_->steps[step_]; }
  [[nodiscard]] bool last_move() const { return played_ + 1 == now().moves.size(); }
  void enter(std::size_t step);
  void finish(const LessonStep::Way* way);

  const Lesson* lesson_;
  std::size_t first_ = 0;
  std::size_t step_ = 0;
  std::size_t played_ = 0;        // moves of the step
  std::vector<bool> done_;        // which of them, where they come in any order
  std::span<const Move> script_;  // what is still to be played
  const Text* said_ = nullptr;
  bool lost_ = false;
};

}  // namespace pionek
