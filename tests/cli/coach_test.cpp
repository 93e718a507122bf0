// hint, review and the coach in the client: what they say, in both languages, and what they keep.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class Coach : public Desk {
 protected:
  static void expect(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
  }
  static void expect_fits(const std::string& text) {
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
  }
};

TEST_F(Coach, Hint) {
  const std::string file = new_record("a.pionek", {"--names", "Anna,Bo,Cy,Di"});
  must({"move", file, "pick 5", "bid 5"});
  for (const char* lang : {"en", "pl"}) {
    const std::string text = must({"hint", file, "--iterations", "100", "--lang", lang});
    expect_fits(text);
    expect(text, "%\n   ");
  }
  const std::string text = must({"hint", file, "--iterations", "100"});
  expect(text, ": Plant 05 stands at 5 by ");
  expect(text, "Chances to win: Anna ");
  expect(text, "\n1  ");
  expect(text, " of 100 imagined games");
  expect(must({"hint", file, "--iterations", "100", "--lang", "pl"}), "Szanse na wygraną: Anna ");
  EXPECT_EQ(must({"hint", file, "--iterations", "100"}), text) << "the same advice again";
}

TEST_F(Coach, ABotOfTheTeamAdvisesInWords) {
  const auto asked = [](const char* game, const char* lang) {
    return must({"play", game, "--seats", "human,easy", "--seed", "5", "--iterations", "50",
                 "--lang", lang},
                {"a\nq\n", {}, {}});
  };
  for (const char* lang : {"en", "pl"}) {
    const std::string text = asked("frostpunk", lang);
    expect_fits(text);
    expect(text, lang == std::string("en") ? "easy-2 advises: " : "easy-2 radzi: ");
  }
  expect(asked("power-grid", "en"), "Nobody advises");
}

TEST_F(Coach, HintForPrograms) {
  const std::string file = new_record("a.pionek", {"--seats", "3"});
  const json::value moves = must_json({"moves", file});
  const json::value hint = must_json({"hint", file, "--iterations", "100"});
  EXPECT_EQ(hint.at("ply"), 0);
  EXPECT_EQ(hint.at("seat"), moves.at("seat"));
  EXPECT_EQ(hint.at("chances").as_array().size(), 3U);
  ASSERT_FALSE(hint.at("options").as_array().empty());
  must({"move", file, text_of(hint.at("options").at(0).at("move"))});
  EXPECT_EQ(must_json({"hint", file, "--iterations", "100", "--ply", "0"}), hint);
}

TEST_F(Coach, HintWhereThereIsNothingToChoose) {
  const std::string file = played_record("g.pionek", 2);
  EXPECT_EQ(must({"hint", file}), "The game is over.\n");
  const json::value hint = must_json({"hint", file});
  EXPECT_TRUE(hint.at("seat").is_null());
  EXPECT_TRUE(hint.at("options").as_array().empty());
  must_fail({"hint", file, "--ply", "9999"}, 1, {"--ply"});
  must_fail({"hint", file, "--iterations", "0"}, 1, {"--iterations", "at least 1"});
  must_fail({"hint", path("none")}, 1, {"No such file"});
}

TEST_F(Coach, Review) {
  const std::string file = played_record("g.pionek", 3);
  for (const char* lang : {"en", "pl"}) {
    const std::string text = must({"review", file, "--iterations", "20", "--lang", lang});
    EXPECT_EQ(count_of(text, "▁") > 0 && count_of(text, "█") > 0, true) << "from 0 to 100 %";
    for (const std::string& line : lines_of(text)) {
      if (line.find("pionek play") != std::string::npos) continue;
      EXPECT_LE(columns(line), 80) << line;
    }
    expect(text, " 100 %\n");
  }
  const std::string text = must({"review", file, "--iterations", "20"});
  expect(text, "Turning points; the command plays on");
  expect(text, "\n1  Round ");
  expect(text, "The chance of greedy-");
  expect(text, "The coach would ");
  expect(text, "\ngreedy-3      as the coach in ");
  EXPECT_EQ(text.find("Every decision"), std::string::npos);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST_F(Coach, EveryDecisionOfASeat) {
  const std::string file = played_record("g.pionek", 2);
  const json::value review = must_json({"review", file, "--iterations", "20"});
  int second = 0;
  for (const json::value& decision : review.at("decisions").as_array()) {
    second += decision.at("seat") == 1 ? 1 : 0;
  }
  const std::string all = must({"review", file, "--iterations", "20", "--seat", "2"});
  const std::string told = all.substr(all.find("Every decision of greedy-2"));
  EXPECT_EQ(count_of(told, "      The coach would "), second);
  must_fail({"review", file, "--seat", "3"}, 1, {"there is no seat 3", "1 to 2"});
  must_fail({"review", file, "--iterations", "0"}, 1, {"--iterations"});
  must_fail({"review", new_record()}, 1, {"nobody has moved yet"});
}

TEST_F(Coach, ReviewForPrograms) {
  const std::string file = played_record("g.pionek", 3);
  const json::value review = must_json({"review", file, "--iterations", "20"});
  const json::value log = must_json({"replay", file});
  EXPECT_EQ(review.at("seats"), 3);
  EXPECT_EQ(review.at("over"), true);
  EXPECT_EQ(review.at("plies"), log.at("plies").as_array().size());
  EXPECT_EQ(review.at("result").as_array().size(), 3U);
  EXPECT_EQ(review.at("lost").as_array().size(), 3U);
  for (const json::value& decision : review.at("decisions").as_array()) {
    const json::value& played = log.at("plies").at(decision.at("ply").to_number<std::size_t>());
    ASSERT_EQ(decision.at("played"), played.at("move"));
    ASSERT_EQ(decision.at("seat"), played.at("seat"));
    ASSERT_EQ(decision.at("chances").as_array().size(), 3U);
  }
  for (const json::value& turn : review.at("turning_points").as_array()) {
    EXPECT_LT(turn.to_number<std::size_t>(), review.at("decisions").as_array().size());
  }
}

// The command that a review prints leads to the move in question, and to the one who made it.
TEST_F(Coach, PlayOnFromATurningPoint) {
  const std::string file = played_record("my game's.pionek", 3);
  const std::string before = read("my game's.pionek");
  const std::string text = must({"review", file, "--iterations", "20"});
  std::string quoted = path("my game's.pionek");
  quoted.replace(quoted.find('\''), 1, "'\\''");
  const std::string command = "   pionek play power-grid --load '" + quoted + "' --ply ";
  expect(text, command);
  const std::string ply =
      std::to_string(std::stoi(text.substr(text.find(command) + command.size())));
  must({"branch", file, "--ply", ply, "-o", path("b.pionek")});
  const std::string name =
      "greedy-" +
      std::to_string(must_json({"moves", path("b.pionek")}).at("seat").to_number<int>() + 1);
  const std::vector<std::string> play{"play", "power-grid", "--load", file, "--ply", ply};
  expect(must(play, {"q\n", {}, {}}), "\n" + name + ": ");
  EXPECT_EQ(read("my game's.pionek"), before);
  auto save = play;
  save.insert(save.end(), {"--save", file});
  must_fail(save, 1, {"exists already"});
  EXPECT_EQ(read("my game's.pionek"), before) << "the end of the record is never lost";
  must_fail({"play", "power-grid", "--ply", "3"}, 2, {"--ply without --load"});
  must_fail({"play", "power-grid", "--load", file, "--ply", "9999"}, 1, {"--ply"});
}

TEST_F(Coach, InTheClient) {
  const std::vector<std::string> play{"play",    "power-grid",   "--seed",       "3",
                                      "--seats", "human,greedy", "--iterations", "100"};
  const std::string text = must(play, {"c\nh\nc\n1\n", {}, {}});
  expect(text, "> c\nChances to win: Player 1 ");
  expect(text, "  c             the coach: best choices");
  EXPECT_EQ(count_of(text, "> c\n"), 2) << "asking is no move";
  expect_fits(text);
  auto polish = play;
  polish.insert(polish.end(), {"--lang", "pl"});
  expect(must(polish, {"c\n", {}, {}}), "> c\nSzanse na wygraną: Gracz 1 ");
  must_fail({"play", "power-grid", "--iterations", "0"}, 1, {"--iterations", "at least 1"});
}

TEST_F(Coach, AFinishedGameIsLookedAtAgain) {
  const std::string file = played_record("g.pionek", 2);
  const std::vector<std::string> play{"play",    "power-grid",  "--load",       file,
                                      "--seats", "human,human", "--iterations", "10"};
  const std::string shown = run_on_screen(play, {"c", "q", "q"});
  expect(shown, "c coach");
  expect(shown, "Chances to win from move 1 to ");
  expect(shown, "greedy-2     ");
  expect(must(play), "To look at the game again with the coach: pionek review " + file + "\n");
}

}  // namespace
}  // namespace pionek::cli_test
