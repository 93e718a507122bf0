// The commands that look at records: show, position, replay, verify.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using View = Desk;

TEST_F(View, ShowDrawsTheBoardInBothLanguages) {
  const std::string file = new_record("a.pionek", {"--names", "Anna"});
  must({"move", file, "pick 4", "bid 4"});
  const std::string english = must({"show", file});
  for (const char* part :
       {"Germany · round 1: auction · stage 1", "Market    03: 2 oil→1", "Future    07: 3 oil→2",
        "Coal      24: 1 1 1 2", "+5", "Uranium    2: 14 16", "Anna",
        "Auction   04: 2 coal→1: 4 by Player 4"}) {
    EXPECT_NE(english.find(part), std::string::npos) << part << " is not in\n" << english;
  }
  const std::string polish = must({"show", file, "--lang", "pl"});
  for (const char* part : {"Niemcy · runda 1: licytacja · etap 1", "Rynek     03: 2 olej→1",
                           "Węgiel    24: 1 1 1 2", "Gracz 4", "Kasa"}) {
    EXPECT_NE(polish.find(part), std::string::npos) << part << " is not in\n" << polish;
  }
  EXPECT_EQ(english.find('\x1b'), std::string::npos);
  const std::string coloured = must({"show", file, "--colour", "always"});
  EXPECT_NE(coloured.find("\x1b["), std::string::npos);
}

TEST_F(View, ShowFitsEightyColumnsAtEveryPly) {
  const std::string file = played_record("g.pionek", 6);
  const int last = must_json({"moves", file}).at("ply").to_number<int>();
  for (int ply = 0; ply <= last; ply += 23) {
    for (const char* lang : {"en", "pl"}) {
      const std::string text =
          must({"show", file, "--ply", std::to_string(ply), "--seat", "3", "--lang", lang});
      for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
    }
  }
}

TEST_F(View, ShowAsJsonIsTheDescription) {
  const std::string file = new_record("a.pionek", {"--option", "money_visible=false"});
  const json::value open = must_json({"show", file});
  EXPECT_EQ(open.at("round"), 1);
  EXPECT_EQ(open.at("phase"), "auction");
  EXPECT_TRUE(open.at("players").at(0).at("cash").is_null());
  const json::value mine = must_json({"show", file, "--seat", "1"});
  EXPECT_EQ(mine.at("players").at(0).at("cash"), 50);
  EXPECT_TRUE(mine.at("players").at(1).at("cash").is_null());
  EXPECT_FALSE(mine.get_object().contains("rng"));
}

TEST_F(View, ShowHidesTheMoneyOfOthers) {
  const std::string file = new_record("a.pionek", {"--option", "money_visible=false"});
  EXPECT_EQ(count_of(must({"show", file}), " 50 "), 0);
  EXPECT_EQ(count_of(must({"show", file, "--seat", "2"}), " 50 "), 1);
}

TEST_F(View, ShowListsNetworksAndNearbyCities) {
  const std::string file = played_record("g.pionek", 3);
  const std::string open = must({"show", file});
  EXPECT_NE(open.find("\ngreedy-1  "), std::string::npos) << open;
  const std::string mine = must({"show", file, "--seat", "1"});
  EXPECT_NE(mine.find("\nNetwork   "), std::string::npos) << mine;
  EXPECT_NE(mine.find("\nYours     "), std::string::npos) << mine;
}

TEST_F(View, SeatAndPlyOutOfRange) {
  const std::string file = new_record();
  must_fail({"show", file, "--seat", "5"}, 1, {"--seat: there is no seat 5", "1 to 4"});
  must_fail({"show", file, "--seat", "0"}, 1, {"no seat 0"});
  must_fail({"show", file, "--ply", "1"}, 1, {"--ply: there is no ply 1", "0 to 0"});
  must_fail({"position", file, "--ply", "7"}, 1, {"no ply 7"});
}

TEST_F(View, PositionIsComplete) {
  const std::string file = new_record();
  must({"move", file, "pick 4"});
  const json::value now = must_json({"position", file});
  EXPECT_TRUE(now.at("stack").is_array());
  EXPECT_EQ(now.at("rng").get_array().size(), 4U);
  EXPECT_EQ(now.at("auction").at("plant"), "4");
  EXPECT_TRUE(must_json({"position", file, "--ply", "0"}).at("auction").is_null());
  EXPECT_EQ(must({"position", file}), must({"position", file, "--json"}));
}

TEST_F(View, ReplayTellsTheWholeMatch) {
  const std::string file = played_record("g.pionek", 2);
  const json::value log = must_json({"replay", file});
  EXPECT_EQ(log.at("game"), "power-grid");
  EXPECT_EQ(log.at("seats"), 2);
  EXPECT_EQ(log.at("over"), true);
  EXPECT_EQ(log.at("names").at(1), "greedy-2");
  EXPECT_EQ(log.at("score").get_array().size(), 2U);
  const json::array& plies = log.at("plies").get_array();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    EXPECT_EQ(plies[i].at("ply"), i + 1);
    EXPECT_TRUE(plies[i].at("seat").is_int64());
    EXPECT_TRUE(plies[i].at("move").is_string());
    EXPECT_TRUE(plies[i].at("lines").is_array());
  }
  const std::string text = must({"replay", file});
  EXPECT_NE(text.find("Final score:"), std::string::npos);
  EXPECT_EQ(count_of(text, "\n" + std::string("   1  ")), 0);
  EXPECT_TRUE(text.starts_with("   1  "));
  EXPECT_NE(must({"replay", file, "--lang", "pl"}).find("wystawia na licytację elektrownię"),
            std::string::npos);
}

// A game against a rival for whom nobody sits: it has points and may have won.
TEST_F(View, ReplayOfASoloGameTellsTheRivalsPointsToo) {
  const std::string file = path("solo.pionek");
  must({"play", "carnegie", "--seats", "random", "--seed", "3", "--save", file});
  const json::value told = must_json({"replay", file});
  const std::string points = std::to_string(told.at("rival").at("points").to_number<int>());
  EXPECT_EQ(told.at("rival").at("name"), "Andrew");
  EXPECT_EQ(told.at("outcome").at("rival").as_bool(), told.at("rival").at("place") == 1);
  EXPECT_EQ(told.at("outcome").at("winners").as_array().empty(),
            told.at("score").at(0).at("place") != 1);
  const std::string text = must({"replay", file});
  EXPECT_NE(text.find("\nAndrew: " + points + " points"), std::string::npos) << text;
  EXPECT_NE(text.find("\nThe winner"), std::string::npos) << text;
  EXPECT_NE(text.find(text_of(told.at("outcome").at("reason")) + " (" +
                      text_of(told.at("outcome").at("rule")) + ")\n"),
            std::string::npos)
      << text;
}

TEST_F(View, VerifySaysWhatItChecked) {
  const std::string file = played_record("g.pionek", 2);
  const json::value proof = must_json({"verify", file});
  EXPECT_EQ(proof.at("ok"), true);
  EXPECT_EQ(text_of(proof.at("file")), file);
  EXPECT_EQ(proof.at("game"), "power-grid");
  EXPECT_EQ(proof.at("rules"), 1);
  EXPECT_EQ(proof.at("over"), true);
  EXPECT_EQ(proof.at("faults"), json::array());
  const auto moves = proof.at("moves").to_number<int>();
  EXPECT_EQ(proof.at("hashes"), moves / 100 + (moves % 100 == 0 ? 0 : 1));
  EXPECT_NE(read("g.pionek").find(text_of(proof.at("hash")) + "\n"), std::string::npos);
  const std::string text = must({"verify", file});
  EXPECT_NE(text.find("Moves: " + std::to_string(moves)), std::string::npos) << text;
  EXPECT_NE(text.find(text_of(proof.at("commitment"))), std::string::npos);
  must({"verify", file, "--commit", text_of(proof.at("commitment"))});
  must_fail({"verify", file, "--commit", times(64, "0")}, 1, {"another commitment"});
}

// A change of one place in a good record: what must be said about it.
struct Damage {
  const char* what;
  std::string from;
  std::string to;
  std::vector<std::string> parts;
};

TEST_F(View, EveryCommandRefusesADamagedRecordAndSaysWhere) {
  const std::string file = new_record();
  must({"move", file, "pick 4", "bid 4", "pass", "pass", "pass"});
  const std::string good = read("a.pionek");
  const std::vector<Damage> damages{
      {"another version", "pionek 2", "pionek 3", {":1:8:", "version 3"}},
      {"another game", "game power-grid", "game chess", {":2:6:", "chess"}},
      {"another rules version", "rules 1", "rules 9", {":3:7:", "rules version 9"}},
      {"too many seats", "seats 4", "seats 9", {":4:7:", "2 to 6"}},
      {"an unknown option", "map germany", "map mars", {":5:12:", "germany, usa"}},
      {"another seed", "0001\n", "0002\n", {":9:15:", "commitment"}},
      {"another move", "1 4 pick 4", "1 4 pick 5", {":12:", "expected"}},
      {"a move not offered", "1 4 pick 4", "1 4 pick 7", {":11:5:", "PG-304"}},
      {"another seat", "1 4 pick", "1 3 pick", {":11:3:", "seat 4"}},
      {"a missing ply", "2 4 bid 4\n", "", {":12:1:", "the ply 2"}},
      {"another hash", "\nhash 5 ", "\nhash 5 f00d", {":16:"}},
      {"no end of line", "", "", {}},
  };
  for (const Damage& damage : damages) {
    SCOPED_TRACE(damage.what);
    std::string bad = good;
    if (damage.from.empty()) {
      bad.pop_back();
    } else {
      ASSERT_NE(bad.find(damage.from), std::string::npos);
      bad.replace(bad.find(damage.from), damage.from.size(), damage.to);
    }
    write("bad.pionek", bad);
    std::vector<std::string> parts = damage.parts;
    parts.push_back(path("bad.pionek") + ":");
    parts.emplace_back("expected");
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"verify"},
                                               {"moves"},
                                               {"show"},
                                               {"replay"},
                                               {"position"},
                                               {"undo"},
                                               {"move", "bid 9"}}) {
      std::vector<std::string> arguments{command[0], path("bad.pionek")};
      arguments.insert(arguments.end(), command.begin() + 1, command.end());
      must_fail(arguments, 1, parts);
    }
    EXPECT_EQ(read("bad.pionek"), bad);
  }
}

TEST_F(View, VerifyInJsonTellsTheFault) {
  const std::string file = new_record();
  std::string text = read("a.pionek");
  text.replace(text.find("seats 4"), 7, "seats 3");
  write("a.pionek", text);
  const Finished done = run_program({"verify", file, "--json"});
  EXPECT_EQ(done.exit, 1);
  const auto proof = parse_json(done.out, "output");
  ASSERT_TRUE(proof.has_value());
  EXPECT_EQ(proof->at("ok"), false);
  EXPECT_EQ(proof->at("faults").get_array().size(), 1U);
}

TEST_F(View, FilesThatAreNoRecords) {
  must_fail({"moves", path("nothing")}, 1, {path("nothing"), "No such file"});
  must_fail({"moves", path("")}, 1, {"cannot be read"});
  write("empty", "");
  must_fail({"moves", path("empty")}, 1, {path("empty") + ":1:1"});
  write("bytes", std::string("\xff\xfe\0x", 4));
  must_fail({"moves", path("bytes")}, 1, {path("bytes") + ":1:1"});
}

}  // namespace
}  // namespace pionek::cli_test
