// The guide of a lesson: which card is shown, what is played by script, what is held back.
#pragma once

#include "table/guide.hpp"
#include "table/lesson.hpp"

namespace pionek {

class LessonGuide final : public Guide {
 public:
  explicit LessonGuide(std::shared_ptr<const Lesson> lesson) : lesson_(std::move(lesson)) {}

  const std::string& file() const override { return lesson_->file; }
  Seat seat() const override { return lesson_->seat; }
  bool leads(const Match& match) const override;
  std::optional<Move> scripted(const Match& match) const override;
  std::optional<Text> held_back(const Match& match, Move move) const override;
  bool may_undo(const Match& match) const override;
  void write(JsonText& out, const Match& match, Lang lang) const override;

 private:
  std::shared_ptr<const Lesson> lesson_;
};

}  // namespace pionek
