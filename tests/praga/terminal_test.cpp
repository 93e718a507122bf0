// Praga's board on the terminal: what it shows, and that it fits.
#include <random>

#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class PragaScreen : public Desk {
 protected:
  // A game by chance, as a record.
  [[nodiscard]] std::string played(const std::string& seats,
                                   const std::vector<std::string>& flags = {}) const {
    std::vector<std::string> arguments{"play",    "praga", "--seed", "11",
                                       "--seats", seats,   "--save", path("p.pionek")};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    must(arguments);
    return path("p.pionek");
  }
  [[nodiscard]] std::string shown(const std::string& file, int ply, const std::string& lang) const {
    return must({"show", file, "--ply", std::to_string(ply), "--seat", "1", "--lang", lang});
  }
  static void expect_parts(const std::string& text, const std::vector<std::string>& parts) {
    for (const std::string& part : parts) {
      EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
    }
  }
  static std::string any_numbers(unsigned seed, int lines) {
    std::minstd_rand chance(seed);
    std::string typed;
    for (int i = 0; i < lines; ++i) typed += std::to_string(1 + chance() % 6) + "\n";
    return typed;
  }
};

TEST_F(PragaScreen, EveryStepOfAGameFits) {
  for (const char* seats : {"human", "human,human", "human,random,human,human"}) {
    for (const char* lang : {"en", "pl"}) {
      SCOPED_TRACE(std::string(seats) + " " + lang);
      const std::string text = must({"play", "praga", "--seed", "7", "--lang", lang, "--seats",
                                     seats, "--option", "cathedral=b"},
                                    {any_numbers(7, 1500), {}, {}});
      EXPECT_GT(count_of(text, "Praga · "), 100);
      for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
    }
  }
}

TEST_F(PragaScreen, TheBoardInBothLanguages) {
  const std::string file = played("random,random,random");
  expect_parts(
      shown(file, 0, "en"),
      {"Praga · round 1 of 16 · era I · 48 turns left", "Crane      0 ", " 3g, ", "Upgrades  ",
       "Walls     ", "Buildings ", "VP (end)", "r1c1  r1c1", "2/2/0", "must: action tile"});
  expect_parts(shown(file, 0, "pl"),
               {"Praga · runda 1 z 16 · era I · jeszcze 48 tur", "Żuraw      0 ", " 3zł, ",
                "Ulepsz.   ", "Mury      ", "Budynki   ", "PZ (kon.)", "musisz: kafel Akcji"});
}

// The tile that was taken has a mark, and its actions are what has to be done.
TEST_F(PragaScreen, WhatIsOpenIsSaid) {
  const std::string text =
      must({"play", "praga", "--seed", "7", "--seats", "human,human"}, {"1\n", {}, {}});
  expect_parts(text, {"Open      must: action tile", "►", "wheel: "});
  EXPECT_NE(text.find("Open      must: ", text.find("wheel: ") - 80), std::string::npos) << text;
}

// Where a tile in hand would join something, in which rotation.
TEST_F(PragaScreen, TheTileInHandIsHelpedWith) {
  const std::string file = played("random,random,random,random");
  const int last = must_json({"moves", file}).at("ply").to_number<int>();
  int seen = 0;
  for (int ply = 0; ply < last && seen < 2; ++ply) {
    const json::value now = must_json({"show", file, "--ply", std::to_string(ply)}).at("now");
    if (now.is_null() || !now.get_object().contains("hand")) continue;
    if (!now.at("hand").get_object().contains("places")) continue;
    ++seen;
    expect_parts(shown(file, ply, "en"), {"\nJoins     "});
  }
  EXPECT_GT(seen, 0);
}

TEST_F(PragaScreen, TheMapShowsBoardsCityMonumentsAndRiver) {
  const std::string file = played("random,random");
  const int last = must_json({"moves", file}).at("ply").to_number<int>();
  must({"branch", file, "--ply", std::to_string(last - 4), "-o", path("late.pionek")});
  for (const char* lang : {"en", "pl"}) {
    const std::string text = must(
        {"play", "praga", "--load", path("late.pionek"), "--seats", "human,human", "--lang", lang},
        {"m\n", {}, {}});
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
    const std::size_t from = text.find(lang == std::string("en") ? "Boards\n" : "Plansze\n");
    ASSERT_NE(from, std::string::npos) << text;
    const std::string page = text.substr(from);
    expect_parts(page, {"          6         8         10", "×4", "[", "^", " | "});
    expect_parts(page,
                 lang == std::string("en")
                     ? std::vector<std::string>{"Plazas and spaces", "St. Vitus Cathedral",
                                                "Old Town 1g+", "Seals", "in the stacks:"}
                     : std::vector<std::string>{"Targowiska i pola", "Katedra św. Wita",
                                                "Stare Miasto 1zł+", "Pieczęcie", "w stosach:"});
  }
}

TEST_F(PragaScreen, TheAutomatedOpponentHasALine) {
  const std::string file = played("random", {"--option", "solo=parler"});
  expect_parts(shown(file, 40, "en"), {"\nOpponent  ", " mines, ", "deck: "});
  expect_parts(shown(file, 40, "pl"), {"\nPrzeciw.  ", "talia: "});
}

TEST_F(PragaScreen, ColoursOnlyWhereTheyAreWanted) {
  const std::string file = played("random,random");
  const std::string plain = must({"show", file, "--ply", "60"});
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  const std::string coloured = must({"show", file, "--ply", "60", "--colour", "always"});
  EXPECT_NE(coloured.find("\x1b["), std::string::npos);
}

}  // namespace
}  // namespace pionek::cli_test
