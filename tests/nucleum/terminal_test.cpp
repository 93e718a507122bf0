// Nucleum's board on the terminal: what it shows, and that it fits.
#include <random>

#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class NucleumScreen : public Desk {
 protected:
  [[nodiscard]] std::string record(int seats) const {
    must({"new", "nucleum", "--seed", "5", "--seats", std::to_string(seats), "--names", "Anna",
          "-o", path("n.pionek")});
    return path("n.pionek");
  }
  // Somebody who types any numbers.
  static std::string any_numbers(unsigned seed, int lines) {
    std::minstd_rand chance(seed);
    std::string typed;
    for (int i = 0; i < lines; ++i) typed += std::to_string(1 + chance() % 5) + "\n";
    return typed;
  }
  static void expect_parts(const std::string& text, const std::vector<std::string>& parts) {
    for (const std::string& part : parts) {
      EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
    }
  }
};

TEST_F(NucleumScreen, EveryStepOfAGameFits) {
  for (const char* seats : {"human,human", "human,human,human", "human,random,human,human"}) {
    for (const char* lang : {"en", "pl"}) {
      SCOPED_TRACE(std::string(seats) + " " + lang);
      const std::string text =
          must({"play", "nucleum", "--seed", "7", "--lang", lang, "--seats", seats},
               {any_numbers(7, 300) + "m\n", {}, {}});
      EXPECT_GT(count_of(text, "Nucleum · "), 50);
      for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
    }
  }
}

TEST_F(NucleumScreen, TheBoardInBothLanguages) {
  const std::string file = record(3);
  expect_parts(must({"show", file, "--seat", "1"}),
               {"Nucleum · experiments", "1 Anna", "Offer     2:", "(stack 30)", "Market    C",
                "Purple    C", "Success   per ", "Coal      Ruhr 1T (1×6 2×0);", "Riesa coal;",
                "End       tiles 0/30", "Row       pays 0T 0W 0VP", "res 2 5 8 10;",
                "turbines 1 2 3 4;", "mines 1 2 3 4", "– (2 thaler);", "Networks  none yet"});
  expect_parts(
      must({"show", file, "--seat", "1", "--lang", "pl"}),
      {"Nucleum · eksperymenty", "Oferta    2:", "(stos 30)", "Rynek     C", "Sukces    za ",
       "Węgiel    Zagłębie Ruhry 1T", "Koniec    płytki 0/30", "miesz 2 5 8 10;",
       "turbiny 1 2 3 4;", "kopalnie 1 2 3 4", "Sieci     jeszcze żadnej"});
}

// A plot has a number and a price, and they may be the same.
TEST_F(NucleumScreen, AShortLabelHasItsPriceBesideIt) {
  const std::string shown = run_on_screen(
      {"play", "nucleum", "--seed", "77", "--seats", "human,human", "--lang", "en"},
      {"experiment a", "experiment b", "play st-b1", "do st-b1.2", "building laboratory-4"});
  expect_parts(shown, {"14 Praha, plot 1 · 4", "15 Praha, plot 4 · 4", "16 Praha, plot 5 · 6"});
}

// What to do first, then with which tile; many fields by their city.
TEST_F(NucleumScreen, ATurnBeginsOnOnePage) {
  const std::string shown =
      run_on_screen({"play", "nucleum", "--seed", "77", "--seats", "human,human", "--lang", "en"},
                    {"experiment a", "experiment b", "2", "n", "2", "1", "1", "1"});
  EXPECT_GT(shown.find("page 1 of"), shown.find("Where do you lay")) << shown;
  expect_parts(shown, {"1 Play … (5)  2 Lay … (4)  3 Recharge", "1 Lay as a track: ",
                       "Lay; n: back to all", " 1 Leipzig … (", "Leipzig; n: back to all"});
  EXPECT_EQ(count_of(shown, "1 Play … (5)"), 2) << "before it was opened and after";
  EXPECT_NE(shown.find("Which way round does the tile lie on Leipzig"), std::string::npos);
}

// The question goes without the tile just chosen, and what stands alone stands behind the cities.
TEST_F(NucleumScreen, AllTrackFieldsAreOnOnePage) {
  const std::string shown = run_on_screen(
      {"play", "nucleum", "--seed", "7", "--seats", "human,human,human", "--lang", "en"},
      {"experiment a", "experiment b", "experiment c", "lay st-c1"});
  expect_parts(shown, {": Where do you lay this track?", " 1 Leipzig … (", "15 Zittau … (2)",
                       "16 Görlitz – Zittau (2 actions)", "17 Preßnitz – Brüx (1 action)"});
  EXPECT_EQ(count_of(shown, "page 1 of"), 0) << shown;
}

TEST_F(NucleumScreen, WhatOthersDidIsALineForEachTurn) {
  const std::vector<std::string> typed{"experiment a", "experiment b", "recharge"};
  const auto shown = [&](const std::string& lang) {
    return run_on_screen(
        {"play", "nucleum", "--seed", "77", "--seats", "human,human", "--lang", lang}, typed);
  };
  expect_parts(shown("en"),
               {"Player 1: chooses Experiment B",
                "Player 1: recharges, places a success marker on the start space, takes the tiles",
                "  back (+2 thaler, +1 worker)"});
  expect_parts(shown("pl"), {"Gracz 1: przeprowadza doładowanie, umieszcza znacznik sukcesu: pole",
                             "  zabiera płytki z powrotem (+2 talary, +1 robotnik)"});
}

// Tiles by their actions and colours, whose they are, and what stands in the cities.
TEST_F(NucleumScreen, TheMapTellsEveryPlaceAndEveryLink) {
  const std::string text =
      must({"play", "nucleum", "--seed", "7", "--seats", "human,human"}, {"1\n1\nm\n", {}, {}});
  const std::size_t from = text.find("Cities: free places");
  ASSERT_NE(from, std::string::npos) << text;
  const std::string page = text.substr(from);
  expect_parts(page, {"Leipzig   (o) ", "Praha     (all) ", "turbine", "mine, ", "mine+1u",
                      "rubble", "[n ", "Links from the first city",
                      "Leipzig – Riesa: – – (+2 VP income per tile)", "Brüx – Praha: –!"});
  EXPECT_EQ(page.find("Karlsbad"), std::string::npos) << "it is not on the side for two";
}

TEST_F(NucleumScreen, LaidTilesStandWithTheirOwner) {
  must({"play", "nucleum", "--seats", "random,random", "--seed", "7", "--save", path("r.pionek")});
  const json::value now = must_json({"show", path("r.pionek"), "--ply", "120"});
  ASSERT_FALSE(now.at("tracks").get_object().empty());
  must({"branch", path("r.pionek"), "--ply", "120", "-o", path("at.pionek")});
  const std::string text = must(
      {"play", "nucleum", "--load", path("at.pionek"), "--seats", "human,human"}, {"m\n", {}, {}});
  const std::string links = text.substr(text.find("Links from the first city"));
  int laid = 0;
  for (const char* owner : {"1[", "2[", "1═", "2═"}) laid += count_of(links, owner);
  EXPECT_EQ(laid, static_cast<int>(now.at("tracks").get_object().size())) << links;
}

}  // namespace
}  // namespace pionek::cli_test
