// The terminal client on a real screen of 80 x 24.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

constexpr const char* kClear = "\x1b[H\x1b[2J\x1b[3J";

// What was on the screen at each moment; the first is what came before the first clearing, the last
// what was still there when the player left.
std::vector<std::string> screens_of(const std::string& shown) {
  std::vector<std::string> screens;
  std::size_t from = 0;
  for (;;) {
    const std::size_t to = shown.find(kClear, from);
    screens.push_back(shown.substr(from, to - from));
    if (to == std::string::npos) return screens;
    from = to + std::string(kClear).size();
  }
}

class Screen : public Desk {
 protected:
  static void expect_fits(const std::string& shown) {
    auto screens = screens_of(shown);
    screens.pop_back();
    for (const std::string& screen : screens) {
      const auto lines = lines_of(screen);
      EXPECT_LE(lines.size(), 24U) << screen;
      for (const std::string& line : lines) EXPECT_LE(columns(line), 80) << line;
    }
  }
};

TEST_F(Screen, AGameOfSixFits) {
  std::vector<std::string> typed;
  for (int i = 0; i < 120; ++i) {
    typed.emplace_back("1");
    if (i % 10 == 0) typed.insert(typed.end(), {"?", "q", "h", "q", "l", "q", "s", "q", "m", "q"});
  }
  for (const char* lang : {"en", "pl"}) {
    const std::string shown = run_on_screen({"play", "power-grid", "--seed", "5", "--lang", lang,
                                             "--seats", "human,greedy,greedy,greedy,greedy,greedy"},
                                            typed);
    EXPECT_GT(screens_of(shown).size(), 100U);
    expect_fits(shown);
  }
}

TEST_F(Screen, TheLongestMenuHasPages) {
  const std::string file = played_record("g.pionek", 6);
  const json::value log = must_json({"replay", file});
  const json::array& plies = log.at("plies").get_array();
  int first_build = 0;
  while (
      !plies[static_cast<std::size_t>(first_build)].at("move").get_string().starts_with("build")) {
    ++first_build;
  }
  must({"branch", file, "--ply", std::to_string(first_build), "-o", path("b.pionek")});
  const std::string shown = run_on_screen({"play", "power-grid", "--load", path("b.pionek"),
                                           "--seats", "human,human,human,human,human,human"},
                                          {"n", "n", "36"});
  expect_fits(shown);
  const auto screens = screens_of(shown);
  ASSERT_GE(screens.size(), 4U);
  EXPECT_NE(screens[1].find("page 1 of 2"), std::string::npos) << screens[1];
  EXPECT_NE(screens[2].find("page 2 of 2"), std::string::npos) << screens[2];
  EXPECT_NE(screens[2].find("36 Done building"), std::string::npos) << screens[2];
  EXPECT_NE(screens[3].find("page 1 of 2"), std::string::npos) << screens[3];
}

TEST_F(Screen, ColoursOnlyWhereTheyAreWanted) {
  const std::vector<std::string> play{"play", "power-grid", "--seed", "5"};
  EXPECT_NE(run_on_screen(play, {}).find("\x1b[1m"), std::string::npos);
  auto never = play;
  never.insert(never.end(), {"--colour", "never"});
  const std::string shown = run_on_screen(never, {});
  for (std::size_t at = 0; (at = shown.find("\x1b[", at)) != std::string::npos; ++at) {
    EXPECT_NE(shown[shown.find_first_of("mHJ", at)], 'm');
  }
}

TEST_F(Screen, ADumbScreenGetsNoControlCharacters) {
  const std::string shown =
      run_on_screen({"play", "power-grid", "--seed", "5", "--seats", "human,human"}, {"1"},
                    {{}, {{"TERM", "dumb"}}, {}});
  EXPECT_NE(shown.find("Open the auction"), std::string::npos) << shown;
  EXPECT_EQ(shown.find('\x1b'), std::string::npos);
}

TEST_F(Screen, ASmallScreenIsToldSoOnce) {
  const std::string shown =
      run_on_screen({"play", "power-grid", "--seed", "5"}, {"1"}, {}, {60, 20});
  EXPECT_EQ(count_of(shown, "60 x 20"), 1) << shown;
  EXPECT_EQ(run_on_screen({"play", "power-grid", "--seed", "5"}, {}).find("it needs 80"),
            std::string::npos);
}

// One that stands alone in its group is an option like any other, and says what it gives.
TEST_F(Screen, NoGroupHidesASingleOption) {
  for (const char* game : {"frostpunk", "nucleum", "carnegie"}) {
    std::vector<std::string> typed;
    for (int i = 0; i < 60; ++i) typed.emplace_back(i % 3 == 0 ? "2" : "1");
    const std::string shown = run_on_screen(
        {"play", game, "--seed", "5", "--seats", "human,easy", "--iterations", "50"}, typed);
    EXPECT_EQ(shown.find("… (1)"), std::string::npos) << game;
    expect_fits(shown);
  }
}

TEST_F(Screen, AnOptionThatIsOnlyANameSaysWhatItDoes) {
  const std::vector<std::string> play{"play",    "frostpunk",  "--seed", "5",
                                      "--seats", "human,easy", "--lang", "pl"};
  const std::string shown = run_on_screen(play, {"1", "t"});
  const auto screens = screens_of(shown);
  ASSERT_GE(screens.size(), 4U);
  EXPECT_NE(screens[1].find("Doradca ds. Generatora: Zużyjcie 1 żeton motywacji"),
            std::string::npos)
      << screens[1];
  EXPECT_NE(screens[2].find("Odrzuć jedną kartę"), std::string::npos) << screens[2];
  EXPECT_NE(screens[2].find(": Wydajcie "), std::string::npos) << "what each costs\n" << screens[2];
  EXPECT_NE(screens[3].find(": Wydajcie "), std::string::npos) << screens[3];
}

// Of all things once, in the reader's language, and none by the id of its kind.
TEST_F(Screen, WhatThingsAreIsReadPageByPage) {
  const std::vector<std::string> play{"play",    "nucleum",    "--seed", "5",
                                      "--seats", "human,easy", "--lang", "pl"};
  const std::string shown = run_on_screen(play, {"t", "", "q", "t 1", "", "t dyrektywa specjalna"});
  expect_fits(shown);
  EXPECT_EQ(shown.find("experiment:"), std::string::npos) << shown;
  EXPECT_EQ(shown.find("tile:sd-a"), std::string::npos);
  EXPECT_NE(shown.find("Eksperyment: osiem technologii"), std::string::npos);
  EXPECT_NE(shown.find("Z drugą turbiną: "), std::string::npos) << "what an experiment does";
  EXPECT_GE(count_of(shown, "Dyrektywa specjalna: jedna z pięciu"), 2);
}

TEST_F(Screen, CarnegieFitsAndShowsWhatIsAskedAbout) {
  std::vector<std::string> typed;
  for (int i = 0; i < 80; ++i) typed.emplace_back(i % 4 == 0 ? "2" : "1");
  for (const char* seats : {"human,easy,easy,easy", "human"}) {
    const std::string shown =
        run_on_screen({"play", "carnegie", "--seed", "5", "--seats", seats, "--lang", "pl"}, typed);
    expect_fits(shown);
    EXPECT_NE(shown.find("m: reszta planszy"), std::string::npos);
    for (const std::string& screen : screens_of(shown)) {
      if (screen.find("Wybierz wiersz osi czasu") == std::string::npos) continue;
      EXPECT_NE(screen.find("Oś czasu (D: darowizny)"), std::string::npos) << screen;
    }
  }
}

TEST_F(Screen, LeavingAsksWhetherToSave) {
  const std::vector<std::string> play{"play", "power-grid", "--seed",
                                      "5",    "--seats",    "human,human"};
  const std::string shown = run_on_screen(play, {"1", "q", path("g.pionek")});
  EXPECT_NE(shown.find("Save as"), std::string::npos) << shown;
  EXPECT_EQ(must_json({"verify", path("g.pionek")}).at("moves"), 1);
  run_on_screen(play, {"1", "q", ""});
  EXPECT_EQ(files(), 1U);
}

TEST_F(Screen, TheEndOfTheInputAsksToo) {
  const std::string shown =
      run_on_screen({"play", "power-grid", "--seed", "5", "--seats", "human,human"}, {"1", "\x04"});
  EXPECT_NE(shown.find("Save as"), std::string::npos) << shown;
}

TEST_F(Screen, SoDoesAnInterrupt) {
  const std::string shown =
      run_on_screen({"play", "power-grid", "--seed", "5", "--seats", "human,human"}, {"1", "\x03"});
  EXPECT_NE(shown.find("Save as"), std::string::npos) << shown;
}

TEST_F(Screen, TheLogNamesNoMoveByItsId) {
  const std::string shown =
      run_on_screen({"play", "frostpunk", "--seed", "5", "--seats", "human,easy", "--lang", "pl"},
                    {"1", "1", "l", "q", "c", "q"});
  expect_fits(shown);
  EXPECT_EQ(shown.find("take adv_"), std::string::npos) << shown;
  EXPECT_NE(shown.find("-- Enter: dalej"), std::string::npos);
}

TEST_F(Screen, WithClosedMoneyTheOthersLookAway) {
  const std::string shown =
      run_on_screen({"play", "power-grid", "--seed", "5", "--seats", "human,human", "--option",
                     "money_visible=false", "--names", "Anna,Bo"},
                    {"1", "b7", "", "b9"});
  EXPECT_GE(count_of(shown, "the others look away"), 1) << shown;
  for (const std::string& screen : screens_of(shown)) {
    if (screen.find("the others look away") == std::string::npos) continue;
    EXPECT_EQ(screen.find("50"), std::string::npos) << "nothing else is on that screen";
  }
}

TEST_F(Screen, TheEndIsShownAndCanBeLookedAt) {
  const std::string file = played_record("g.pionek", 2);
  const std::string shown =
      run_on_screen({"play", "power-grid", "--load", file, "--seats", "human,human"},
                    {"s", "", "1", "l", "q", "q"});
  expect_fits(shown);
  EXPECT_NE(shown.find("The winner: "), std::string::npos) << shown;
  EXPECT_NE(shown.find("Final score:"), std::string::npos);
  EXPECT_NE(shown.find("There is no option 1."), std::string::npos);
}

TEST_F(Screen, TheLastWordsOfALessonAreReadBeforeTheOthersPlayOn) {
  const std::string shown = run_on_screen({"learn", "power-grid", "stages", "--lang", "en"},
                                          std::vector<std::string>(20, "g"));
  expect_fits(shown);
  int read = 0;
  for (const std::string& screen : screens_of(shown)) {
    if (screen.find("The lesson is over") == std::string::npos) continue;
    ++read;
    EXPECT_NE(screen.find("Enter: play on."), std::string::npos) << screen;
  }
  EXPECT_EQ(read, 1) << shown;
}

}  // namespace
}  // namespace pionek::cli_test
