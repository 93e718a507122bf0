// Frostpunk's board on the terminal: what it shows, and that it fits.
#include <random>

#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class FrostpunkScreen : public Desk {
 protected:
  [[nodiscard]] std::string record(int seats, const std::vector<std::string>& flags = {}) const {
    std::vector<std::string> arguments{"new", "frostpunk",     "--seed",
                                       "5",   "--seats",       std::to_string(seats),
                                       "-o",  path("f.pionek")};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    must(arguments);
    return path("f.pionek");
  }
  static void expect_parts(const std::string& text, const std::vector<std::string>& parts) {
    for (const std::string& part : parts) {
      EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
    }
  }
  // Somebody who types any numbers.
  static std::string any_numbers(unsigned seed, int lines) {
    std::minstd_rand chance(seed);
    std::string typed;
    for (int i = 0; i < lines; ++i) typed += std::to_string(1 + chance() % 5) + "\n";
    return typed;
  }
};

TEST_F(FrostpunkScreen, EveryStepOfAGameFits) {
  for (const char* seats : {"human", "human,random,human,human"}) {
    for (const char* lang : {"en", "pl"}) {
      SCOPED_TRACE(std::string(seats) + " " + lang);
      const std::string text =
          must({"play", "frostpunk", "--seed", "7", "--lang", lang, "--seats", seats},
               {any_numbers(7, 1500), {}, {}});
      EXPECT_GT(count_of(text, "Frostpunk · "), 20);
      for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
    }
  }
}

TEST_F(FrostpunkScreen, TheBoardInBothLanguages) {
  const std::string file = record(2, {"--names", "Anna,Bo"});
  const std::string english = must({"show", file, "--seat", "1"});
  expect_parts(english, {"Frostpunk · before the game · Society I (normal)", "Dangers   hope 2",
                         "sick 0/26", "Heat      1, cold 5", "Stores    4 wood · 5 coal",
                         "Tonight   Children eat 8", "Workers      22  0 sick",
                         "Inside    G1 Platform", "In force  A New Home", "Bo: 0 cards"});
  const std::string polish = must({"show", file, "--seat", "1", "--lang", "pl"});
  expect_parts(polish, {"Frostpunk · przed grą", "Grozi     nadz. 2", "Ciepło    1, zimno 5",
                        "Pula      4 drewna · 5 węgla", "Robotnicy    22", "Środek    G1 Platforma",
                        "W mocy    Nowy dom"});
}

// On a screen of 24 lines the board leaves room for the question and its options.
TEST_F(FrostpunkScreen, AScreenHoldsBoardQuestionAndOptions) {
  constexpr int kHeight = 24;
  const std::vector<std::string> typed(40, "1");
  for (const char* lang : {"en", "pl"}) {
    const std::string shown = run_on_screen(
        {"play", "frostpunk", "--seed", "5", "--lang", lang, "--seats", "human,human,human,human"},
        typed);
    // Each screen begins by clearing the one before; the last holds what was said on leaving, too.
    const std::string clear = "\x1b[2J";
    int screens = 0;
    std::size_t from = shown.find(clear);
    for (std::size_t next = 0; (next = shown.find(clear, from + 1)) != std::string::npos;) {
      const std::string screen = shown.substr(from, next - from);
      // Behind the last question the game is put away.
      EXPECT_LE(count_of(screen.substr(0, screen.rfind("\n> ")), "\n"), kHeight) << screen;
      from = next;
      ++screens;
    }
    EXPECT_GT(screens, 20);
  }
}

TEST_F(FrostpunkScreen, TheMapShowsTheCraterAndWhatTheCardsSay) {
  const std::string text =
      must({"play", "frostpunk", "--seed", "7", "--seats", "human"}, {"1\n1\nm\n", {}, {}});
  const std::size_t from = text.find("The crater");
  ASSERT_NE(from, std::string::npos) << text;
  const std::string page = text.substr(from);
  expect_parts(page, {"~~~~~~~~~", "Platform", "What the cards say", "A New Home: Round 4"});
  for (const std::string& line : lines_of(page)) EXPECT_LE(columns(line), 80) << line;
}

TEST_F(FrostpunkScreen, HandsOfOthersAreOnlyCounted) {
  must({"play", "frostpunk", "--seed", "3", "--seats", "human,human", "--save", path("f.pionek")},
       {any_numbers(3, 30), {}, {}});
  const json::value own = must_json({"show", path("f.pionek"), "--seat", "1"});
  const json::value& hand = own.at("seats").at(0).at("hand");
  ASSERT_FALSE(hand.as_array().empty());
  const std::string mine = must({"show", path("f.pionek"), "--seat", "1"});
  const std::string theirs = must({"show", path("f.pionek"), "--seat", "2"});
  EXPECT_NE(mine.find("\nHand "), std::string::npos) << mine;
  EXPECT_NE(mine, theirs);
  expect_parts(theirs, {" cards"});
}

TEST_F(FrostpunkScreen, ColoursOnlyWhereTheyAreWanted) {
  const std::string file = record(3);
  EXPECT_EQ(must({"show", file}).find('\x1b'), std::string::npos);
  EXPECT_NE(must({"show", file, "--colour", "always"}).find("\x1b["), std::string::npos);
}

}  // namespace
}  // namespace pionek::cli_test
