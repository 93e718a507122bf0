// Puzzles: every one of every game has a solution that the solver finds and the guide confirms; and
// what is no puzzle is refused with its file.
#include "table/puzzle.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/registry/registry.hpp"
#include "table/protocol.hpp"
#include "tests/support/slow.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Puzzles puzzles_of(std::string_view id) {
  return load_puzzles(load_game(id).value(), embedded_files(id)).value();
}

json::object guide_of(Table& table, Lang lang) {
  const json::object ask{{"type", "view"}, {"lang", id(lang)}};
  return tree(answer(table, table.guide->seat(), ask)).at("guide").get_object();
}

// Slow builds solve the first of each game.
TEST(Puzzles, EveryPuzzleOfEveryGameIsSolvedByItsSolutionInBothLanguages) {
  for (const auto game : game_ids()) {
    Puzzles puzzles = puzzles_of(game);
    if (in_slow_build() && !puzzles.empty()) puzzles.resize(1);
    for (const auto& puzzle : puzzles) {
      SCOPED_TRACE(std::string(game) + " " + puzzle->file);
      const auto guide = PuzzleGuide::make(puzzle);
      ASSERT_TRUE(guide) << guide.error().text();
      Table table{puzzle->start, {}, 0, false, *guide};
      for (const Lang lang : kLangs) {
        EXPECT_FALSE(guide_of(table, lang).contains("solved"));
        const json::object told = guide_of(table, lang);
        EXPECT_EQ(told.at("cards").at(0).at("say").get_string(), puzzle->question.in(lang));
      }
      for (const Move move : (*guide)->solution().moves) ASSERT_FALSE(table.match.play(move));
      for (const Lang lang : kLangs) {
        const json::object told = guide_of(table, lang);
        EXPECT_EQ(told.at("solved"), true);
        const std::string text(told.at("cards").at(0).at("say").get_string());
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
      }
    }
  }
}

TEST(Puzzles, AWayThatIsNotTheBestIsToldSo) {
  const Puzzles all = puzzles_of("power-grid");
  const auto at = std::find_if(all.begin(), all.end(),
                               [](const auto& each) { return each->id == "fuel-and-wind"; });
  ASSERT_NE(at, all.end());
  Table table{(*at)->start, {}, 0, false, PuzzleGuide::make(*at).value()};
  play_all(table.match, {"buy oil", "buy oil", "buy oil", "done"});
  EXPECT_EQ(guide_of(table, Lang::en).at("solved"), false);
}

TEST(Puzzles, ThatOfTheDayFollowsFromTheDate) {
  const Puzzles all = puzzles_of("power-grid");
  ASSERT_EQ(all.size(), 10U);
  EXPECT_EQ(puzzle_of_day(all, 20'000), all[0].get());
  EXPECT_EQ(puzzle_of_day(all, 20'003), all[3].get());
  EXPECT_EQ(puzzle_of_day({}, 20'003), nullptr);
}

// What is said about a small puzzle.
std::string said_of(const GamePtr& game, const std::string& start, const std::string& goal) {
  const Files files = embedded_files(game->info().id);
  const auto rules = load_rulebook(*game, files, Lang::en).value();
  const auto puzzle = read_puzzle({game, rules}, "puzzles/small.json",
                                  R"({
    "name": {"en": "Small", "pl": "Małe"}, "question": {"en": "Buy.", "pl": "Kup."},
    "explain": {"en": "So.", "pl": "Tak."}, )" +
                                      start + R"(, "goal": )" + goal + "}");
  if (!puzzle) return puzzle.error().text();
  const auto solution = solve(*puzzle);
  return solution ? "" : solution.error().text();
}

std::string with_goal(const std::string& goal) {
  return said_of(power_grid(), R"("seat": 0, "rules": ["PG-504"],
    "start": {"seats": 3, "seed": "21", "moves": ["pick 4", "bid 4", "pass", "pass", "pick 5", "bid 5", "pass", "pick 6"]})",
                 goal);
}

TEST(PuzzleErrors, AreToldWithTheFile) {
  const std::string cash = R"("most": "/description/players/0/cash")";
  const std::string supply = R"("so_that": [{"at": "/description/players/0/fuel/coal", "min": )";
  EXPECT_EQ(with_goal("{" + supply + "2}], " + cash + "}"), "");
  EXPECT_EQ(with_goal("{" + supply + "9}], " + cash + "}"),
            "puzzles/small.json: goal: no way is right; expected a puzzle with a solution to find");
  EXPECT_EQ(with_goal("{" + supply + "0}]}"),
            "puzzles/small.json: goal: every way is right; expected a puzzle with a solution to "
            "find");
  EXPECT_EQ(with_goal("{}"),
            "puzzles/small.json: goal: wants nothing; expected so_that, most or least");
  EXPECT_EQ(with_goal(R"({"most": "/description/gold"})"),
            "puzzles/small.json: goal: there is no number at '/description/gold'; expected a "
            "pointer to a number");
}

// Two tiles of a row may be swapped for new ones: a puzzle may ask for what that costs, not for
// what it brings.
TEST(PuzzleErrors, WhatIsHiddenMayComeOutButNotDecide) {
  const auto with = [](const std::string& goal) {
    return said_of(load_game("praga").value(), R"("seat": 1, "rules": ["PR-305"],
    "start": {"seats": 2, "seed": "3", "moves": ["take at2", "do mines", "produce"]})",
                   goal);
  };
  EXPECT_EQ(with(R"({"most": "/description/players/1/gold"})"), "");
  EXPECT_EQ(with(R"({"so_that": [{"at": "/description/rows/wall/tiles", "has": "w1_04"}]})"),
            "puzzles/small.json: goal: what is hidden decides; expected a puzzle with a solution "
            "to find");
}

}  // namespace
}  // namespace pionek::table_test
