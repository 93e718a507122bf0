// Carnegie's board on the terminal: what it shows, and that it fits.
#include <algorithm>
#include <map>
#include <random>

#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class CarnegieScreen : public Desk {
 protected:
  [[nodiscard]] std::string record(int seats, const std::vector<std::string>& flags = {}) const {
    std::vector<std::string> arguments{
        "new", "carnegie", "--seed", "5", "--seats", std::to_string(seats), "-o", path("c.pionek")};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    must(arguments);
    return path("c.pionek");
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
    for (int i = 0; i < lines; ++i) {
      typed += std::to_string(1 + chance() % 5) + "\n";
    }
    return typed;
  }
  // Every board in a transcript, from its header to its last entry, which may go on below.
  static std::vector<std::vector<std::string>> boards(const std::string& text,
                                                      const std::string& last) {
    std::vector<std::vector<std::string>> found;
    bool inside = false;
    bool ending = false;
    for (const std::string& line : lines_of(text)) {
      if (line.starts_with("Carnegie · ")) {
        found.emplace_back();
        inside = true;
        ending = false;
      }
      if (ending && !line.starts_with("          ")) inside = false;
      if (inside) found.back().push_back(line);
      ending = ending || line.starts_with(last);
    }
    return found;
  }
};

TEST_F(CarnegieScreen, EveryStepOfAGameFits) {
  constexpr std::size_t kMostLines = 40;
  for (const char* seats :
       {"human", "human,human", "human,human,human", "human,random,human,human"}) {
    for (const char* lang : {"en", "pl"}) {
      SCOPED_TRACE(std::string(seats) + " " + lang);
      const std::string text =
          must({"play", "carnegie", "--seed", "7", "--lang", lang, "--seats", seats},
               {any_numbers(7, 4000), {}, {}});
      const auto drawn = boards(text, lang == std::string("en") ? "Market  " : "Rynek  ");
      EXPECT_GT(drawn.size(), 50U);
      for (const auto& lines : drawn) EXPECT_LE(lines.size(), kMostLines);
      // The board, the news, the question and its options, and the score in the end.
      for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
    }
  }
}

// Where somebody walks takes more than a line to tell, and so do some departments.
TEST_F(CarnegieScreen, LongOptionsGoOnBelow) {
  must({"play", "carnegie", "--seed", "7", "--seats", "human,human", "--save", path("c.pionek")},
       {any_numbers(7, 400), {}, {}});
  const int last = must_json({"moves", path("c.pionek")}).at("ply").to_number<int>();
  ASSERT_GT(last, 100);
  for (int ply = 0; ply < last; ply += 10) {
    const std::string part = path("at" + std::to_string(ply));
    must({"branch", path("c.pionek"), "--ply", std::to_string(ply), "-o", part});
    for (const char* lang : {"en", "pl"}) {
      for (const std::string& line : lines_of(must({"moves", part, "--lang", lang}))) {
        ASSERT_LE(columns(line), 80) << line;
      }
    }
  }
}

TEST_F(CarnegieScreen, HelpSpeaksOfMovesThatTheGameHas) {
  const std::string text =
      must({"play", "carnegie", "--seed", "7", "--seats", "human,human"}, {"h\n", {}, {}});
  expect_parts(text, {"Type one of these:", "\n  side housing A  a move in words", "\n  r CA-101 ",
                      "\n  o done "});
  EXPECT_EQ(text.find("bid up to"), std::string::npos) << "nobody bids in Carnegie";
  EXPECT_EQ(text.find("\n  r2 "), std::string::npos) << "no amount is asked for";
}

TEST_F(CarnegieScreen, TheMapShowsAllCompaniesCitiesDonationsAndTiles) {
  const std::string text =
      must({"play", "carnegie", "--seed", "7", "--seats", "human,human", "--names", "Anna,Bo"},
           {"m\n", {}, {}});
  const std::size_t from = text.find("Companies and strips");
  ASSERT_NE(from, std::string::npos) << text;
  const std::string page = text.substr(from);
  expect_parts(page, {"Company: Anna", "Company: Bo", "  San Francisco     Industry",
                      "  Education: HR ", "  Telegraph Operators "});
  for (const std::string& line : lines_of(page)) EXPECT_LE(columns(line), 80) << line;
}

TEST_F(CarnegieScreen, TheBoardInBothLanguages) {
  const std::string file = record(3, {"--names", "Anna"});
  const std::string english = must({"show", file, "--seat", "1"});
  expect_parts(english, {"Carnegie · set-up: sides of the strips", "Timeline", "HR           ●",
                         "W West", "M Midwest", "$1→2", "0w", "desks/idle/away/left", "1 Anna",
                         "5/5/0/5", "0→$5", "Company: Anna", "Lobby", "Construction", "room A4",
                         "Housing", "($2) │ 2→", "Projects: 1 to 4", "Market"});
  const std::string polish = must({"show", file, "--seat", "1", "--lang", "pl"});
  expect_parts(polish, {"Carnegie · przygotowanie: strony listew", "Oś czasu", "Kadry",
                        "Ś Śr. Zach.", "1$→2", "0→5$", "Firma: Anna", "Budowa", "pokój A4",
                        "Mieszkania", "(2$) │ 2→", "Projekty: 1–4", "Rynek"});
}

TEST_F(CarnegieScreen, ThoseWhoLookOnSeeTheCompanyOfTheSeatToMove) {
  const std::string file = record(2, {"--names", "Anna,Bo"});
  const json::value now = must_json({"moves", file});
  const std::string mover = now.at("seat") == 0 ? "Anna" : "Bo";
  const std::string other = mover == "Anna" ? "Bo" : "Anna";
  expect_parts(must({"show", file}), {"Company: " + mover, "\nCompany   income"});
  expect_parts(must({"show", file, "--seat", other == "Anna" ? "1" : "2"}),
               {"Company: " + other, "\nYours     income"});
}

TEST_F(CarnegieScreen, ProjectsStandByTheNumberOfTheirOwner) {
  const std::string file = record(2);
  must({"play", "carnegie", "--load", file, "--save", path("p.pionek"), "--seats", "human,human"},
       {times(60, "1\n"), {}, {}});
  const std::string shown = must({"show", path("p.pionek")});
  const std::size_t from = shown.find('\n', shown.find("Projects: "));
  const std::string drawn =
      shown.substr(from, std::min(shown.find("\nDonations"), shown.find("\nMarket")) - from);
  std::map<std::string, int> wanted{{"1", 0}, {"2", 0}, {"×", 0}};
  const json::value now = must_json({"show", path("p.pionek")});
  for (const auto& [slot, disc] : now.at("discs").get_object()) {
    const json::value& holder = disc.at("holder");
    ++wanted[holder.is_string() ? "×" : std::to_string(holder.to_number<int>() + 1)];
  }
  for (const auto& [sign, count] : wanted) EXPECT_EQ(count_of(drawn, sign), count) << drawn;
  EXPECT_GT(wanted["1"], 0);
}

TEST_F(CarnegieScreen, AndrewsCardIsToldOnceItIsTurnedUp) {
  const std::string text =
      must({"play", "carnegie", "--seed", "7", "--seats", "human"}, {any_numbers(3, 400), {}, {}});
  expect_parts(text, {"Andrew    ", "level: ", "face down: ", "deck: ", "A Andrew's"});
  bool turned = false;
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with("Card      ")) continue;
    const bool hidden = line.find("face down: ") != std::string::npos;
    EXPECT_TRUE(!hidden || line.find("row: ") == std::string::npos) << line;
    turned = turned || line.starts_with("Card      row: ");
  }
  EXPECT_TRUE(turned);
}

TEST_F(CarnegieScreen, ColoursOnlyWhereTheyAreWanted) {
  const std::string file = record(4);
  const std::string plain = must({"show", file});
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  const std::string coloured = must({"show", file, "--colour", "always"});
  EXPECT_NE(coloured.find("\x1b["), std::string::npos);
  std::string bare;
  for (std::size_t at = 0; at < coloured.size(); ++at) {
    if (coloured[at] == '\x1b') {
      at = coloured.find('m', at);
    } else {
      bare += coloured[at];
    }
  }
  const auto words = [](const std::string& text) {
    std::string out;
    for (const char c : text) out += c == ' ' ? "" : std::string(1, c);
    return out;
  };
  EXPECT_EQ(words(bare), words(plain)) << "nothing is said by colour alone";
}

}  // namespace
}  // namespace pionek::cli_test
