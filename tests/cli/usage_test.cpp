// The command line itself: help, languages, and every way to use it wrongly.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using Usage = Desk;

std::vector<std::string> commands() {
  return {"games",  "new",  "moves",  "move", "undo",  "branch", "show", "position", "replay",
          "verify", "hint", "review", "play", "learn", "puzzle", "bot",  "arena",    "bench"};
}

TEST_F(Usage, HelpListsEveryCommandInBothLanguages) {
  for (const char* lang : {"en", "pl"}) {
    const std::string text = must({"--help", "--lang", lang});
    for (const std::string& command : commands()) {
      EXPECT_NE(text.find("\n  " + command + " "), std::string::npos) << command;
    }
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
  }
  EXPECT_EQ(must({"-h"}), must({"--help"}));
}

TEST_F(Usage, EveryCommandHasHelp) {
  for (const std::string& command : commands()) {
    const std::string text = must({command, "--help"});
    EXPECT_TRUE(text.starts_with("pionek " + command)) << text;
    EXPECT_NE(text.find("--lang"), std::string::npos);
    EXPECT_NE(text, must({command, "--help", "--lang", "pl"}));
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
  }
}

TEST_F(Usage, HelpNeedsNeitherArgumentsNorFlagsThatAreOtherwiseRequired) {
  EXPECT_NE(must({"branch", "--help"}).find("--ply K -o FILE"), std::string::npos);
}

TEST_F(Usage, NoCommand) { must_fail({}, 2, {"no command", "expected one of games, new"}); }

TEST_F(Usage, UnknownCommand) {
  must_fail({"deal"}, 2, {"unknown command 'deal'", "expected one of games"});
}

TEST_F(Usage, UnknownFlag) {
  const std::string file = new_record();
  for (const std::string& command : commands()) {
    must_fail({command, "--frobnicate"}, 2, {command + ": unknown flag '--frobnicate'"});
  }
  must_fail({"moves", file, "--wh"}, 2, {"unknown flag '--wh'", "--why"});
  must_fail({"moves", file, "-x"}, 2, {"unknown flag '-x'"});
}

TEST_F(Usage, MissingArgument) {
  for (const char* command : {"new", "moves", "move", "undo", "branch", "show", "position",
                              "replay", "verify", "hint", "review", "play", "bot", "arena"}) {
    must_fail({command}, 2, {std::string(command) + ": "});
  }
  must_fail({"move", new_record()}, 2, {"an argument is missing", "FILE MOVE..."});
}

TEST_F(Usage, TooManyArguments) {
  must_fail({"games", "power-grid"}, 2, {"too many arguments: 'power-grid'", "expected none"});
  must_fail({"moves", "a", "b"}, 2, {"too many arguments: 'b'"});
}

TEST_F(Usage, FlagWithoutValue) {
  must_fail({"new", "power-grid", "-o", path("x"), "--seats"}, 2, {"--seats has no value"});
  must_fail({"show", "x", "--seat", "--json"}, 2, {"--seat has no value"});
  must_fail({"new", "power-grid", "-o", "--json"}, 2, {"--output has no value"});
  must_fail({"games", "--data"}, 2, {"--data has no value"});
}

TEST_F(Usage, SwitchWithValue) { must_fail({"games", "--json=yes"}, 2, {"--json has a value"}); }

TEST_F(Usage, RequiredFlag) {
  must_fail({"new", "power-grid"}, 2, {"the flag -o is missing"});
  must_fail({"branch", "x", "-o", "y"}, 2, {"the flag --ply is missing"});
  must_fail({"arena", "power-grid"}, 2, {"the flag --seats is missing"});
}

TEST_F(Usage, FlagTwice) {
  must_fail({"show", "x", "--ply", "1", "--ply", "2"}, 2, {"--ply is given 2 times"});
}

TEST_F(Usage, ValuesOfTheWrongForm) {
  const std::vector<std::string> make{"new", "power-grid", "-o", path("x")};
  const auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = make;
    all.insert(all.end(), more);
    return all;
  };
  must_fail(with({"--seats", "four"}), 2, {"found 'four' for --seats", "a whole number"});
  must_fail(with({"--seats", "4.5"}), 2, {"found '4.5'"});
  must_fail(with({"--seats", "99999999999"}), 2, {"a whole number"});
  must_fail(with({"--seed", "xyz"}), 2, {"found 'xyz' for --seed", "hexadecimal"});
  must_fail(with({"--seed", times(65, "0")}), 2, {"1 to 64 hexadecimal digits"});
  must_fail(with({"--option", "map"}), 2, {"found 'map' for --option", "KEY=VALUE"});
  must_fail(with({"--lang", "de"}), 2, {"found 'de' for --lang", "en or pl"});
  must_fail({"play", "power-grid", "--colour", "blue"}, 2, {"auto, always or never"});
  must_fail({"bench", "--seconds", "0"}, 2, {"--seconds"});
  must_fail({"verify", "x", "--commit", "12"}, 2, {"64 hexadecimal digits"});
  EXPECT_EQ(files(), 0U);
}

TEST_F(Usage, GlobalFlagsStandBeforeOrAfterTheCommand) {
  const std::string polish = must({"games", "--lang", "pl"});
  EXPECT_NE(polish.find("Wysokie Napięcie"), std::string::npos);
  EXPECT_EQ(must({"--lang", "pl", "games"}), polish);
  EXPECT_EQ(must({"--lang=pl", "games"}), polish);
  EXPECT_EQ(must({"--json", "games"}), must({"games", "--json"}));
  EXPECT_EQ(must({"--data", PIONEK_GAMES, "games", "--lang=pl"}), polish);
}

TEST_F(Usage, LanguageOfTheSystem) {
  const std::string polish = must({"games", "--lang", "pl"});
  const std::string english = must({"games", "--lang", "en"});
  ASSERT_NE(polish, english);
  EXPECT_EQ(must({"games"}, {"", {{"LANG", "pl_PL.UTF-8"}}, {}}), polish);
  EXPECT_EQ(must({"games"}, {"", {{"LANG", "de_DE.UTF-8"}}, {}}), english);
  EXPECT_EQ(must({"games"}, {"", {{"LANG", "pl_PL"}, {"LC_ALL", "C"}}, {}}), english);
  EXPECT_EQ(must({"games"}, {"", {{"LANG", "C"}, {"LC_ALL", "pl_PL.UTF-8"}}, {}}), polish);
  EXPECT_EQ(must({"games", "--lang", "en"}, {"", {{"LC_ALL", "pl_PL.UTF-8"}}, {}}), english);
}

TEST_F(Usage, AMessageIsOneLineWhateverIsInIt) {
  must_fail({"moves", path("a\nb\x1b[31m")}, 1, {"a b [31m"});
}

TEST_F(Usage, Games) {
  const json::value games = must_json({"games"});
  const json::object& first = games.at("games").at(0).get_object();
  EXPECT_EQ(first.at("id"), "power-grid");
  EXPECT_EQ(first.at("name"), "Power Grid");
  EXPECT_EQ(first.at("rules"), 1);
  EXPECT_EQ(first.at("min_seats"), 2);
  EXPECT_EQ(first.at("max_seats"), 6);
  EXPECT_EQ(first.at("cooperative"), false);
  EXPECT_EQ(first.at("options").at(0).at("id"), "map");
  EXPECT_EQ(first.at("options").at(0).at("values").at(1).at("id"), "usa");
  EXPECT_EQ(first.at("bots"),
            (json::array{"random", "greedy", "easy", "normal", "hard", "expert"}));
  EXPECT_EQ(first.at("bot_styles").at("hard"), "Bargains, and holds back when it pays.");
}

TEST_F(Usage, GamesTellWhenAnOptionApplies) {
  EXPECT_NE(must({"games"}).find("; with 1 player only\n"), std::string::npos);
  EXPECT_NE(must({"games", "--lang", "pl"}).find("; tylko dla 1 gracza\n"), std::string::npos);
  const json::value told = must_json({"games"});
  for (const json::value& game : told.at("games").as_array()) {
    if (game.at("id") != "carnegie") continue;
    EXPECT_EQ(game.at("rival"), "Andrew");
    EXPECT_EQ(game.at("options").at(0).at("when"),
              json::parse(R"({"seats": {"min": 1, "max": 1}})"));
    EXPECT_FALSE(game.at("phases").as_array().empty());
  }
}

TEST_F(Usage, GamesTellHowTheirBotsPlay) {
  for (const char* lang : {"en", "pl"}) {
    for (const std::string& line : lines_of(must({"games", "--lang", lang}))) {
      if (!line.starts_with("    ")) continue;
      EXPECT_LE(columns(line), 80) << line;
    }
  }
  const std::string english = must({"games"});
  EXPECT_NE(english.find("\n    hard    Bargains, and holds back"), std::string::npos) << english;
  EXPECT_NE(english.find("\n    hard    Plans this round and the next."), std::string::npos);
  EXPECT_NE(must({"games", "--lang", "pl"}).find("\n    easy    Lubi gotówkę i nowe działy"),
            std::string::npos);
}

}  // namespace
}  // namespace pionek::cli_test
