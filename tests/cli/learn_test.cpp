// Lessons and puzzles in the terminal, on a pipe.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using Learn = Desk;

void expect(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
}

TEST_F(Learn, ALessonIsShownToItsEndAndTheGameGoesOn) {
  for (const char* lang : {"en", "pl"}) {
    const std::string text =
        must({"learn", "power-grid", "stages", "--lang", lang}, {times(20, "g\n") + "q\n", {}, {}});
    expect(text, lang == std::string("en") ? "The lesson is over" : "Koniec lekcji");
    for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
  }
}

TEST_F(Learn, WhatTheLessonDoesNotWantIsAnsweredAndNotPlayed) {
  const std::string text = must({"learn", "power-grid", "--lang", "en"},
                                {"pick 3\ni\nt fuel:uranium\nx\npick 3\nbid 3\nq\n", {}, {}});
  expect(text, "Today pick 05");
  expect(text, "Press the one with 05.");
  expect(text, "Uranium: dear at first");
  expect(text, "The lesson is left");
}

TEST_F(Learn, ListsAndChecks) {
  expect(must({"learn", "power-grid", "--list", "--lang", "en"}), "  auction  The auction");
  expect(must({"learn", "power-grid", "--check", "--lang", "en"}), "all can be played");
  must_fail({"learn", "power-grid", "nuclear"}, 1, {"no chapter is called 'nuclear'", "auction"});
  expect(must({"puzzle", "power-grid", "--list", "--lang", "en"}), "last-word  The last word");
  must_fail({"puzzle", "power-grid", "sudoku"}, 1, {"no puzzle is called 'sudoku'"});
}

TEST_F(Learn, APuzzleIsSolvedOrNot) {
  const std::vector<std::string> puzzle{"puzzle", "power-grid", "last-word", "--lang", "en"};
  expect(must(puzzle, {"build osnabrueck\ndone\n", {}, {}}), "Solved: no way is better.");
  expect(must(puzzle, {"build dresden\ndone\n", {}, {}}), "Not the best way.");
}

}  // namespace
}  // namespace pionek::cli_test
