// A lesson: steps that say something, wait for moves of the learner and let the others play by
// script, in chapters. Data only (games/<game>/lessons); docs/lessons.md has the format. What is
// read here is sound by itself; whether it can be played is found out by check_lesson.
#pragma once

#include "table/sight.hpp"
#include "table/teaching.hpp"

namespace pionek {

// A move, or all those that differ in the amount alone.
struct MoveRange {
  Move move;
  std::int32_t last_n = 0;

  [[nodiscard]] bool holds(Move other) const {
    if (other.n < move.n || other.n > last_n) return false;
    other.n = move.n;
    return other == move;
  }
};

struct LessonStep {
  // Another move that is as good as the intended one.
  struct Way {
    MoveRange moves;
    std::optional<Text> say;  // in place of the step's `done`
    std::optional<std::vector<Move>> then;
  };
  // Moves that are not played, and why not now.
  struct Detour {
    std::vector<MoveRange> moves;
    Text say;
  };

  std::string id;
  Text say;
  std::vector<std::string> rules;
  std::vector<std::string> show;
  std::vector<Move> moves;  // the intended ones; none: it is only read
  std::vector<Way> ways;
  std::vector<SightTest> until;
  std::vector<Detour> detours;
  std::optional<Text> hint;
  std::vector<Move> then;  // what is played afterwards without the learner
  std::optional<Text> done;

  [[nodiscard]] bool only_read() const { return moves.empty(); }
  [[nodiscard]] const Way* way(Move move) const;
};

// Who plays for the others when the lesson is over: a level of the game's bots.
inline constexpr std::string_view kPlaysOn = "easy";

struct LessonChapter {
  std::string id;
  Text name;
  std::string how;  // the section of the short rules that it teaches; empty where there are none
  std::size_t first = 0;  // of Lesson::steps
  std::size_t steps = 0;
};

struct Lesson {
  std::string id;
  std::string file;
  Text name;
  int minutes = 0;
  Match start;
  Seat seat = nobody;
  std::vector<LessonChapter> chapters;
  std::vector<LessonStep> steps;  // of all chapters

  [[nodiscard]] std::size_t chapter_of(std::size_t step) const;
  // "lessons/1-first-round.json: auction, step 2 'bid'"
  [[nodiscard]] std::string where(std::size_t step) const;
};

// `file` is its name in the game's folder.
Result<Lesson> read_lesson(const Subject& subject, const std::string& file,
                           const std::string& text);

// Plays the lesson by every way it allows. The error names file and step.
std::optional<Error> check_lesson(const Lesson& lesson);

// The match in which a chapter begins: the intended moves of those before it were played.
Match at_chapter(const Lesson& lesson, std::size_t chapter);

}  // namespace pionek
