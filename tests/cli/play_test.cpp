// The terminal client on a pipe: whole games, every command, saving and resuming.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class Play : public Desk {
 protected:
  // Plays with seed 3 and types the lines; returns the transcript.
  static std::string play(const std::vector<std::string>& lines,
                          const std::vector<std::string>& flags = {}) {
    std::vector<std::string> arguments{"play", "power-grid", "--seed", "3"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    std::string input;
    for (const std::string& line : lines) input += line + "\n";
    return must(arguments, {input, {}, {}});
  }
  static void expect(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is not in\n" << text;
  }
  static std::string after(const std::string& text, const std::string& typed) {
    const std::size_t at = text.find("> " + typed + "\n");
    EXPECT_NE(at, std::string::npos) << typed;
    return at == std::string::npos ? "" : text.substr(at + typed.size() + 3);
  }
};

const std::vector<std::string> kHotSeat{"--seats", "human,human"};

TEST_F(Play, AWholeGameByTheFirstOptionEachTime) {
  const std::string ones = times(5000, "1\n");
  for (const char* seats :
       {"human,greedy", "human,human", "human,human,human,human", "greedy,human,random,greedy"}) {
    SCOPED_TRACE(seats);
    const std::string text =
        must({"play", "power-grid", "--seed", "5", "--seats", seats}, {ones, {}, {}});
    expect(text, "Final score:");
    expect(text, "The winner: ");
    EXPECT_EQ(text.find('\x1b'), std::string::npos) << "no colours and no clearing on a pipe";
  }
}

TEST_F(Play, AWholeGameIsKeptWhole) {
  must({"play", "power-grid", "--seed", "5", "--seats", "human,greedy", "--save", path("g")},
       {times(5000, "1\n"), {}, {}});
  EXPECT_EQ(must_json({"verify", path("g")}).at("over"), true);
}

TEST_F(Play, TheSameSeedAndMovesGiveTheSameGameAgainstBots) {
  const std::vector<std::string> flags{"--seats", "human,greedy,random"};
  EXPECT_EQ(play({"1", "1", "1", "1"}, flags), play({"1", "1", "1", "1"}, flags));
}

TEST_F(Play, ARunOfAmountsIsWrittenInTheFormOfMany) {
  const std::string text = must({"play", "frostpunk", "--seed", "5", "--seats", "human,easy",
                                 "--lang", "pl", "--iterations", "50"},
                                {times(2, "1\n") + "q\n", {}, {}});
  expect(text, "Zasil Generator: 1 … 3 węgla  (s2, gdy inna liczba)");
}

TEST_F(Play, TheWholeBoardIsAPage) {
  const std::string text =
      must({"play", "nucleum", "--seed", "5", "--seats", "human,random", "--lang", "en"},
           {"m\nq\n", {}, {}});
  const std::string page = after(text, "m");
  EXPECT_GE(count_of(page, "Nucleum"), 1) << "the board, too";
  expect(page, "technology 1.");  // what a contract gives
}

TEST_F(Play, NoLineIsLongerThanEightyColumns) {
  for (const char* lang : {"en", "pl"}) {
    const std::string text = must({"play", "power-grid", "--seed", "5", "--lang", lang, "--seats",
                                   "human,greedy,greedy,greedy,greedy,human"},
                                  {times(400, "1\n?\nl\ns\nm\n"), {}, {}});
    for (const std::string& line : lines_of(text)) ASSERT_LE(columns(line), 80) << line;
  }
}

TEST_F(Play, TheScreenHasEverything) {
  const std::string text = play({}, {"--names", "Anna,Bo,Cy,Di"});
  for (const char* part :
       {"Germany · round 1: auction · stage 1 (stage 2: 7 cities, end: 17)", "► Anna",
        "Market    03: 2 oil→1", "Future    07", "Coal      24: 1 1 1 2 2 2", "Player     Cash",
        "Auction   04: 2 coal→1: 4 by Di", "Di puts plant 04 up for auction. Di bids 4.",
        "Anna: Plant 04 stands at 4 by Di: bid more or pass.", "1 Bid 5 … 50  (b6 ", "2 Pass"}) {
    expect(text, part);
  }
}

TEST_F(Play, TheScreenInPolish) {
  const std::string text = play({"h", "?", "s"}, {"--lang", "pl", "--names", "Anna,Bo,Cy,Di"});
  for (const char* part :
       {"Niemcy · runda 1: licytacja · etap 1 (etap 2: 7 miast, koniec: 17)",
        "Rynek     03: 2 olej→1", "Przyszły  07", "Węgiel    24: 1 1 1 2 2 2", "Kasa",
        "Licytacja 04: 2 węgiel→1: 4 (Di)", "Di wystawia na licytację elektrownię 04.",
        "1 Licytuję 5 … 50", "2 Pas", "Można wpisać:", "Teraz niedozwolone:",
        "PG-306  najniższa możliwa stawka to teraz 5", "Gdyby gra kończyła się teraz:"}) {
    expect(text, part);
  }
}

TEST_F(Play, NumbersAmountsAndMovesInWords) {
  const std::string text =
      play({"1", "b12", "bid 15", "17", "bid 3", "b99", "dance", "0"}, kHotSeat);
  expect(text, "1 Plant 03: auction from 3");
  expect(after(text, "1"), "puts plant 03 up for auction.");
  expect(after(text, "b12"), "stands at 12 by");
  expect(after(text, "bid 15"), "stands at 15 by");
  expect(after(text, "17"), "There is no option 17.");
  expect(after(text, "bid 3"), "'bid 3': the lowest bid now is 16 (PG-306)");
  expect(after(text, "b99"), "'bid 99': you have only 50 (PG-305)");
  expect(after(text, "dance"), "'dance' is no choice and no command; h helps.");
  expect(after(text, "0"), "There is no option 0.");
}

TEST_F(Play, WhyNot) {
  const std::string text = play({"?", "? pick 8", "? pick 4", "? nonsense"}, kHotSeat);
  expect(after(text, "?"), "PG-304  the plant lies in the future market: 07, 08, 09, 10");
  expect(after(text, "?"), "PG-316  in the first round everybody buys a plant");
  expect(after(text, "? pick 8"), "'pick 8': the plant lies in the future market (PG-304)");
  expect(after(text, "? pick 4"), "'pick 4' is allowed.");
  expect(after(text, "? nonsense"), "'nonsense' is no choice");
}

TEST_F(Play, RulesByNumberAndByWord) {
  const std::string text =
      play({"r PG-409", "r 409", "r pg-409", "r PG-412", "r", "r hybrid", "r zebra"}, kHotSeat);
  const std::string rule = "Players may move tokens between their own plants at any time";
  for (const char* typed : {"r PG-409", "r 409", "r pg-409"}) expect(after(text, typed), rule);
  expect(after(text, "r PG-412"), "There is no rule PG-412; there are PG-401 … PG-411.");
  expect(after(text, "r"), "Which rule?");
  expect(after(text, "r hybrid"), "PG-");
  expect(after(text, "r zebra"), "No rule has the words 'zebra'.");
  expect(play({"r PG-409"}, {"--lang", "pl"}), "PG-409  4xx");
}

TEST_F(Play, Undo) {
  const std::string text = play({"u", "1", "u", "2", "b5", "u", "b9"}, kHotSeat);
  expect(after(text, "u"), "Cannot be taken back: there is no move of yours to take back.");
  expect(after(text, "1"), "Taken back: 1 move.");
  expect(after(text, "b9"), "stands at 9 by");
}

TEST_F(Play, UndoStopsAtTheMovesOfOthers) {
  const std::string text = play({"1", "u"});
  expect(after(text, "u"), "Cannot be taken back: another seat has acted since.");
}

TEST_F(Play, UndoStopsAtARevealedCard) {
  const std::string text = play({"1", "1", "2", "u"}, kHotSeat);
  expect(after(text, "2"), "Plant 13 comes into");
  expect(after(text, "u"), "Cannot be taken back: ");
}

TEST_F(Play, UndoGoesBackOverForcedChoices) {
  // After the last token that fits, "done" is the only choice and is played at once.
  const std::string file = path("g.pionek");
  must({"play", "power-grid", "--seed", "3", "--save", file, "--seats", "human,human"},
       {"pick 4\nbid 4\npass\npick 5\n", {}, {}});
  const std::string text = must({"play", "power-grid", "--load", file, "--seats", "human,human"},
                                {times(4, "buy coal\n") + "u\n", {}, {}});
  const std::string last = text.substr(text.rfind("> u\n"));
  expect(last, "Taken back: ");
  expect(last, "Buy fuel for your plants.");
}

TEST_F(Play, ForcedChoicesArePlayedWithANote) {
  const std::string text = must({"play", "power-grid", "--seed", "5", "--seats", "human,greedy"},
                                {times(200, "1\n"), {}, {}});
  expect(text, "Played for you, as the only choice: ");
}

TEST_F(Play, StandingOrderBidsUpToALimit) {
  const std::string text = play({"o 12", "o"});
  expect(after(text, "o 12"), "Order for this round: bid up to 12, then pass.");
  expect(after(text, "o 12"), "Played for you, by your order: bid 5");
  EXPECT_EQ(text.find("Player 1 bids 13"), std::string::npos);
}

TEST_F(Play, StandingOrderPassesThisRound) {
  const std::string text = play({"o pass"});
  expect(after(text, "o pass"), "Order for this round: pass.");
  expect(after(text, "o pass"), "Played for you, by your order: pass");
}

TEST_F(Play, StandingOrdersAreListedAndCancelled) {
  const std::string text = play({"o", "o 3", "o off", "o", "o dance", "pick 5"}, kHotSeat);
  expect(after(text, "o"), "You have no standing order.");
  expect(after(text, "o 3"), "Order for this round: bid up to 3, then pass.");
  expect(after(text, "o off"), "Your standing orders are cancelled.");
  expect(after(text, "o dance"), "'dance' is no order");
}

TEST_F(Play, AnOrderIsNobodyElsesBusiness) {
  const std::string text = play({"1", "b4", "o 20", "b21"}, kHotSeat);
  const std::string rest = after(text, "o 20");
  const std::string others = rest.substr(0, rest.find("> b21"));
  EXPECT_EQ(others.find("rder"), std::string::npos) << others;
  const std::string own = after(text, "b21");
  expect(own, "Order for this round: bid up to 20, then pass.");
  expect(own, "Played for you, by your order: bid 5, pass.");
}

TEST_F(Play, LogScoreMapAndHelp) {
  const std::string text = play({"l", "1", "l", "s", "m", "h"}, kHotSeat);
  expect(after(text, "l"), "Nobody has moved yet.");
  expect(after(text, "1"), "        PG-302  ");
  expect(after(text, "s"), "If the game ended now:");
  expect(after(text, "m"), "Germany: cities in play, [houses], lines to");
  expect(after(text, "h"), "Type one of these:");
  for (const char* typed : {"\n  b2 ", "\n  r PG-101 ", "\n  o 25 ", "\n  o pass "}) {
    expect(after(text, "h"), typed);
  }
}

TEST_F(Play, TheMapKnowsHousesAndLines) {
  const std::string file = played_record("g.pionek", 2);
  must({"branch", file, "--ply", "150", "-o", path("b.pionek")});
  const std::string text =
      must({"play", "power-grid", "--load", path("b.pionek"), "--seats", "human,human"},
           {"m\n", {}, {}});
  expect(text, "[greedy-");
  EXPECT_EQ(count_of(text, " — "), 21) << "three regions of seven cities";
}

TEST_F(Play, ClosedMoneyIsShownToItsOwnerOnly) {
  const std::string text =
      play({"1", "b7"}, {"--seats", "human,human", "--option", "money_visible=false"});
  EXPECT_EQ(count_of(text, "•   50"), count_of(text, "•    ?"));
  EXPECT_GE(count_of(text, "•    ?"), 2);
}

TEST_F(Play, SaveAndResume) {
  const std::string file = path("g.pionek");
  const std::vector<std::string> seats{"--seats", "human,greedy,greedy"};
  const std::string whole = play({"1", "1", "1", "1", "1", "1"}, seats);
  must({"play", "power-grid", "--seed", "3", "--seats", "human,greedy,greedy", "--save", file},
       {"1\n1\n1\n", {}, {}});
  const std::string half = read("g.pionek");
  const std::string rest =
      must({"play", "power-grid", "--load", file, "--save", file, "--seats", "human,greedy,greedy"},
           {"1\n1\n1\n", {}, {}});
  EXPECT_GT(read("g.pionek").size(), half.size());
  must({"verify", file});
  const auto last_screen = [](const std::string& text) { return text.substr(text.rfind("\n\n")); };
  EXPECT_EQ(last_screen(rest), last_screen(whole));
}

TEST_F(Play, WithoutSaveTheLoadedFileStaysAsItIs) {
  const std::string file = new_record("a.pionek", {"--seats", "2"});
  const std::string before = read("a.pionek");
  must({"play", "power-grid", "--load", file, "--seats", "human,human"}, {"1\n1\nq\n", {}, {}});
  EXPECT_EQ(read("a.pionek"), before);
}

TEST_F(Play, WriteGoesBackToTheLoadedFile) {
  const std::string file = new_record("a.pionek", {"--seats", "2"});
  must({"play", "power-grid", "--load", file, "--seats", "human,human"}, {"1\nw\n1\nq\n", {}, {}});
  EXPECT_EQ(must_json({"verify", file}).at("moves"), 1) << "what was there when it was written";
}

TEST_F(Play, WriteCommand) {
  write("taken", "mine");
  const std::string text =
      play({"w", "1", "w " + path("g.pionek"), "1", "w", "w " + path("taken")}, kHotSeat);
  expect(after(text, "w"), "Which file?");
  expect(text, "Saved: " + path("g.pionek"));
  expect(text, "the file exists already");
  EXPECT_EQ(read("taken"), "mine");
  EXPECT_EQ(must_json({"verify", path("g.pionek")}).at("moves"), 2);
}

TEST_F(Play, ItKeepsTheFileUpToDateAndEndsCleanlyWithItsInput) {
  play({"1", "b5", "q", "b6"}, {"--seats", "human,human", "--save", path("g.pionek")});
  EXPECT_EQ(must_json({"verify", path("g.pionek")}).at("moves"), 2);
  const Finished done = run_program(
      {"play", "power-grid", "--seats", "human,human", "--seed", "3", "--save", path("h.pionek")},
      {"1\nb5", {}, {}});
  EXPECT_EQ(done.exit, 0);
  EXPECT_EQ(must_json({"verify", path("h.pionek")}).at("moves"), 2);
}

TEST_F(Play, BadInput) {
  const std::string file = new_record();
  const std::string before = read("a.pionek");
  must_fail({"play", "chess"}, 1, {"no game is called 'chess'"});
  must_fail({"play", "power-grid", "--seats", "human,clever"}, 1,
            {"--seats", "clever", "human or"});
  must_fail({"play", "power-grid", "--seats", "human"}, 1, {"1 seats"});
  must_fail({"play", "power-grid", "--save", file}, 1, {"exists already"});
  must_fail({"play", "power-grid", "--load", path("none")}, 1, {"No such file"});
  must_fail({"play", "power-grid", "--load", file, "--seats", "human,human"}, 1,
            {"there are 2 players", "4, as in the record"});
  must_fail({"play", "power-grid", "--load", file, "--seed", "1"}, 2, {"--load and --seed"});
  EXPECT_EQ(read("a.pionek"), before);
}

}  // namespace
}  // namespace pionek::cli_test
