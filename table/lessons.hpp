// All that a game teaches, read from its folder and checked: its short rules (how.json), its
// lessons in their order, and the short explanations of its things (lessons/things.json).
#pragma once

#include "table/how.hpp"
#include "table/lesson.hpp"

namespace pionek {

// What "What is this?" answers.
struct ThingText {
  Text text;
  std::vector<std::string> rules;
};

struct Lessons {
  std::vector<HowSection> how;
  std::vector<std::shared_ptr<const Lesson>> lessons;
  std::vector<std::pair<std::string, ThingText>> things;  // by target, its kind, or what is drawn
  std::vector<std::pair<std::string, ThingText>> phases;  // by id

  [[nodiscard]] std::shared_ptr<const Lesson> find(std::string_view id) const;
  // Of the target itself, else of its kind; null if nothing is said about it.
  [[nodiscard]] const ThingText* thing(std::string_view target) const;
};

// A game without lessons has none; an error is of a file that is there.
Result<Lessons> load_lessons(const GamePtr& game, const Files& files);

}  // namespace pionek
