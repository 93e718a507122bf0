// The commands that make and change records: new, moves, move, undo, branch.
#include <sys/stat.h>

#include <thread>

#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using Record = Desk;

TEST_F(Record, NewWritesTheWholeSetUp) {
  const std::string file =
      new_record("a.pionek", {"--seats", "3", "--option", "map=usa", "--option",
                              "money_visible=false", "--names", "Anna,,Zoë Ż"});
  const std::string text = read("a.pionek");
  EXPECT_TRUE(
      text.starts_with("pionek 2\ngame power-grid\nrules 1\nseats 3\noption map usa\n"
                       "option region_choice random\noption money_visible false\n"
                       "name 1 Anna\nname 3 Zoë Ż\nseed 0000"))
      << text;
  must({"verify", file});
}

TEST_F(Record, NewTellsInJsonWhatItMade) {
  const json::value made =
      must_json({"new", "power-grid", "--seats", "2", "--seed", "1", "-o", path("a")});
  EXPECT_EQ(text_of(made.at("file")), path("a"));
  EXPECT_EQ(made.at("game"), "power-grid");
  EXPECT_EQ(made.at("seats"), 2);
  EXPECT_EQ(text_of(made.at("seed")), times(63, "0") + "1");
  EXPECT_NE(read("a").find("commit sha256 " + text_of(made.at("commit"))), std::string::npos);
}

TEST_F(Record, NewTakesChanceFromTheSystem) {
  must({"new", "power-grid", "-o", path("a")});
  must({"new", "power-grid", "-o", path("b")});
  EXPECT_NE(read("a"), read("b"));
  EXPECT_NE(read("a").find("\nseats 4\n"), std::string::npos);
}

TEST_F(Record, NewNeverOverwrites) {
  const std::string file = new_record();
  const std::string before = read("a.pionek");
  must_fail({"new", "power-grid", "-o", file}, 1, {file, "the file exists already"});
  EXPECT_EQ(read("a.pionek"), before);
  EXPECT_EQ(files(), 1U);
  must_fail({"new", "power-grid", "-o", path("no/such/a")}, 1, {"cannot be written"});
}

TEST_F(Record, NewRefusesWhatTheGameDoesNotKnow) {
  const auto refused = [&](std::vector<std::string> flags, std::vector<std::string> parts) {
    std::vector<std::string> all{"new", "power-grid", "-o", path("x")};
    all.insert(all.end(), flags.begin(), flags.end());
    must_fail(all, 1, parts);
    EXPECT_EQ(files(), 0U);
  };
  must_fail({"new", "chess", "-o", path("x")}, 1, {"no game is called 'chess'", "power-grid"});
  refused({"--seats", "7"}, {"cannot be played with 7 seats", "2 to 6"});
  refused({"--seats", "-1"}, {"-1 seats"});
  refused({"--option", "map=mars"}, {"option map: found 'mars'", "one of germany, usa"});
  refused({"--option", "moon=full"}, {"no option 'moon'"});
  refused({"--option", "map=usa", "--option", "map=usa"}, {"given twice"});
  refused({"--seats", "2", "--names", "A,B,C"}, {"there are 3 names"});
}

TEST_F(Record, OnlyOptionsThatApplyAreNamed) {
  must({"new", "carnegie", "--seats", "1", "--option", "level=hard", "-o", path("solo")});
  EXPECT_NE(read("solo").find("\noption level hard\n"), std::string::npos);
  must({"new", "carnegie", "--seats", "3", "-o", path("three")});
  EXPECT_EQ(read("three").find("\noption"), std::string::npos);
  must_fail({"new", "carnegie", "--seats", "3", "--option", "level=hard", "-o", path("x")}, 1,
            {"option level", "does not apply here", "1 seat"});
  EXPECT_FALSE(exists("x"));
  // A position names all that it knows; what has no meaning is left out.
  must_json({"position", path("three")});
  write("three.json", must({"position", path("three")}));
  must({"new", "carnegie", "--position", path("three.json"), "-o", path("again")});
  EXPECT_EQ(read("again").find("\noption"), std::string::npos);
}

TEST_F(Record, NewFromAPosition) {
  const std::string game = played_record("g.pionek", 3);
  write("p.json", must({"position", game, "--ply", "100"}));
  must({"new", "power-grid", "--position", path("p.json"), "-o", path("b.pionek")});
  EXPECT_EQ(must({"position", path("b.pionek")}), read("p.json"));
  EXPECT_NE(read("b.pionek").find("\nseats 3\n"), std::string::npos);
  EXPECT_NE(must({"verify", path("b.pionek")}).find("given position"), std::string::npos);
  EXPECT_EQ(must({"moves", path("b.pionek")}).find("bid 0"), std::string::npos);
}

TEST_F(Record, APositionSaysByItselfWhatWasAgreed) {
  const std::string usa = new_record(
      "u.pionek", {"--option", "map=usa", "--option", "money_visible=false", "--seats", "2"});
  write("p.json", must({"position", usa}));
  must({"new", "power-grid", "--position", path("p.json"), "-o", path("b")});
  EXPECT_NE(read("b").find("option map usa\n"), std::string::npos);
  EXPECT_NE(read("b").find("option money_visible false\n"), std::string::npos);
  must_fail({"new", "power-grid", "--position", path("p.json"), "--option", "map=germany", "-o",
             path("c")},
            1, {"option map", "'usa', as the position says"});
  must_fail({"new", "power-grid", "--position", path("p.json"), "--seats", "3", "-o", path("c")}, 1,
            {"--seats", "the position has 2 seats"});
  must_fail({"new", "power-grid", "--position", path("p.json"), "--seed", "1", "-o", path("c")}, 2,
            {"exclude each other"});
  EXPECT_FALSE(exists("c"));
}

TEST_F(Record, MovesNamesEveryOptionAndWithWhyEveryDenial) {
  const std::string file = new_record();
  const json::value plain = must_json({"moves", file});
  EXPECT_EQ(plain.at("ply"), 0);
  EXPECT_TRUE(plain.at("seat").is_int64());
  EXPECT_TRUE(plain.at("prompt").is_string());
  EXPECT_FALSE(plain.get_object().contains("denied"));
  const json::value all = must_json({"moves", file, "--why"});
  const json::value& option = all.at("options").at(0);
  EXPECT_EQ(option.at("move"), "pick 3");
  EXPECT_TRUE(option.at("label").is_string());
  EXPECT_EQ(option.at("targets"), json::array{"plant:3"});
  EXPECT_EQ(option.at("price"), 3);
  const json::value& denied = all.at("denied").at(0);
  EXPECT_EQ(denied.at("move"), "pick 7");
  EXPECT_EQ(denied.at("rule"), "PG-304");
  EXPECT_EQ(denied.at("targets"), json::array{"plant:7"});
  EXPECT_TRUE(denied.at("label").is_string());
  EXPECT_TRUE(denied.at("reason").is_string());
}

TEST_F(Record, MovesSpellsOutEachAmountInJsonAndGathersThemInText) {
  const std::string file = new_record();
  must({"move", file, "pick 4", "bid 4"});
  const json::value moves = must_json({"moves", file});
  const json::array& options = moves.at("options").get_array();
  ASSERT_EQ(options.size(), 47U);
  EXPECT_EQ(options[0].at("move"), "bid 5");
  EXPECT_EQ(options[45].at("move"), "bid 50");
  EXPECT_EQ(options[45].at("label"), "Bid 50");
  EXPECT_EQ(options[45].at("price"), 50);
  EXPECT_EQ(options[46].at("move"), "pass");
  EXPECT_NE(must({"moves", file}).find("bid 5 … bid 50"), std::string::npos);
  const std::string why = must({"moves", file, "--why", "--lang", "pl"});
  EXPECT_NE(why.find("Teraz niedozwolone:\nPG-306"), std::string::npos) << why;
}

TEST_F(Record, MovesOfAnEarlierPly) {
  const std::string file = new_record();
  const json::value first = must_json({"moves", file, "--why"});
  must({"move", file, "pick 4", "bid 4", "pass"});
  EXPECT_EQ(must_json({"moves", file, "--why", "--ply", "0"}), first);
  EXPECT_EQ(must_json({"moves", file, "--ply", "2"}).at("ply"), 2);
  EXPECT_EQ(must_json({"moves", file, "--ply", "3"}), must_json({"moves", file}));
  EXPECT_NE(must({"moves", file, "--ply", "1"}).find("bid 4"), std::string::npos);
  must_fail({"moves", file, "--ply", "4"}, 1, {"there is no ply 4", "--ply", "0 to 3"});
}

TEST_F(Record, MoveWritesWhatWasPlayed) {
  const std::string file = new_record();
  EXPECT_NE(must({"move", file, "pick 4", "bid 4"}).find("PG-302"), std::string::npos);
  EXPECT_NE(read("a.pionek").find("\n1 4 pick 4\n2 4 bid 4\nhash 2 "), std::string::npos);
  const json::value more = must_json({"move", file, "bid 7"});
  EXPECT_EQ(more.at("ply"), 3);
  EXPECT_EQ(more.at("seat"), 1);
  EXPECT_EQ(more.at("over"), false);
  EXPECT_EQ(text_of(more.at("file")), file);
  const json::value& played = more.at("played").at(0);
  EXPECT_EQ(played.at("ply"), 3);
  EXPECT_EQ(played.at("seat"), 0);
  EXPECT_EQ(played.at("move"), "bid 7");
  EXPECT_EQ(played.at("lines").at(0).at("rule"), "PG-306");
  EXPECT_EQ(played.at("lines").at(0).at("text"), "Player 1 bids 7.");
}

TEST_F(Record, ABadMoveChangesNothing) {
  const std::string file = new_record();
  const std::string before = read("a.pionek");
  const auto refused = [&](std::vector<std::string> moves, std::vector<std::string> parts) {
    moves.insert(moves.begin(), {"move", file});
    must_fail(moves, 1, parts);
    EXPECT_EQ(read("a.pionek"), before);
    EXPECT_EQ(files(), 1U);
  };
  refused({"pick 7"}, {"the plant lies in the future market (PG-304)"});
  refused({"pick 4", "bid 4", "bid 99"}, {"move 3 of 3", "(PG-305)", "you have only 50"});
  refused({"giveup"}, {"PG-316"});
  refused({"bid 17"}, {"not among the choices now"});
  refused({"dance"}, {"'dance' is not a move", "column 1"});
  refused({"pick 99"}, {"'pick 99' is not a move"});
  refused({""}, {"is not a move"});
  refused({"pick 7", "--lang", "pl"}, {"ta elektrownia leży na rynku przyszłym (PG-304)"});
}

TEST_F(Record, CommentsAndModeSurviveAMove) {
  const std::string file = new_record();
  std::string text = read("a.pionek");
  text.insert(text.find("seats"), "# on Friday\n");
  write("a.pionek", text);
  ASSERT_EQ(::chmod(file.c_str(), 0640), 0);
  must({"move", file, "pick 4"});
  EXPECT_NE(read("a.pionek").find("\n# on Friday\nseats"), std::string::npos);
  struct stat now = {};
  ASSERT_EQ(::stat(file.c_str(), &now), 0);
  EXPECT_EQ(now.st_mode & 0777U, 0640U);
}

TEST_F(Record, ALinkStaysALink) {
  const std::string file = new_record();
  std::filesystem::create_symlink(file, path("link"));
  must({"move", path("link"), "pick 4"});
  EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
  EXPECT_NE(read("a.pionek").find("pick 4"), std::string::npos);
}

TEST_F(Record, AFullDiskLosesNothing) {
  const std::string file = new_record();
  const std::string before = read("a.pionek");
  const Finished done = run_program({"move", file, "pick 4"}, {"", {}, 100});
  EXPECT_EQ(done.exit, 1);
  EXPECT_NE(done.err.find("cannot be written"), std::string::npos) << done.err;
  EXPECT_EQ(read("a.pionek"), before);
  EXPECT_EQ(files(), 1U) << "no draft is left";
  EXPECT_EQ(run_program({"new", "power-grid", "-o", path("b")}, {"", {}, 100}).exit, 1);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Record, OfManyWritersAtOnceEachIsHeardOrRefused) {
  const std::string file = new_record();
  must({"move", file, "pick 4", "bid 4"});
  std::array<int, 8> exits{};
  std::vector<std::thread> writers;
  for (std::size_t i = 0; i < exits.size(); ++i) {
    writers.emplace_back([&exits, &file, i] {
      exits[i] = run_program({"move", file, "bid " + std::to_string(5 + i)}).exit;
    });
  }
  for (std::thread& writer : writers) writer.join();
  const auto heard = std::count(exits.begin(), exits.end(), 0);
  EXPECT_GE(heard, 1);
  EXPECT_EQ(must_json({"verify", file}).at("moves"), 2 + heard);
  EXPECT_EQ(files(), 1U);
}

TEST_F(Record, UndoTakesBackTheLastMove) {
  const std::string file = new_record();
  must({"move", file, "pick 4"});
  const std::string before = read("a.pionek");
  must({"move", file, "bid 4"});
  const json::value undone = must_json({"undo", file});
  EXPECT_EQ(undone.at("ply"), 1);
  EXPECT_EQ(undone.at("undone").at("ply"), 2);
  EXPECT_EQ(undone.at("undone").at("seat"), 3);
  EXPECT_EQ(undone.at("undone").at("move"), "bid 4");
  EXPECT_EQ(read("a.pionek"), before);
  EXPECT_NE(must({"undo", file}).find("pick 4"), std::string::npos);
  must_fail({"undo", file}, 1, {file, "no move of yours to take back"});
}

TEST_F(Record, UndoStopsWhereSomethingWasRevealed) {
  const std::string file = new_record("a.pionek", {"--seats", "2"});
  // Whoever is first buys plant 3 unopposed; then the next card of the stack is turned up.
  must({"move", file, "pick 3", "bid 3", "pass"});
  const std::string before = read("a.pionek");
  must_fail({"undo", file}, 1, {"revealed something hidden"});
  must_fail({"undo", file, "--lang", "pl"}, 1, {"ruch odsłonił coś ukrytego"});
  EXPECT_EQ(read("a.pionek"), before);
}

TEST_F(Record, BranchKeepsTheMovesUpToAPly) {
  const std::string game = played_record("g.pionek", 2);
  EXPECT_EQ(must({"branch", game, "--ply", "10", "-o", path("b.pionek")}), path("b.pionek") + "\n");
  EXPECT_EQ(must_json({"verify", path("b.pionek")}).at("moves"), 10);
  EXPECT_EQ(must({"position", path("b.pionek")}), must({"position", game, "--ply", "10"}));
  EXPECT_EQ(must_json({"branch", game, "--ply", "0", "-o", path("c")}).at("ply"), 0);
  const std::string before = read("b.pionek");
  must_fail({"branch", game, "--ply", "5", "-o", path("b.pionek")}, 1, {"exists already"});
  must_fail({"branch", game, "--ply", "99999", "-o", path("d")}, 1, {"--ply: there is no ply"});
  must_fail({"branch", game, "--ply", "-1", "-o", path("d")}, 1, {"no ply -1", "0 to "});
  EXPECT_EQ(read("b.pionek"), before);
  EXPECT_FALSE(exists("d"));
}

}  // namespace
}  // namespace pionek::cli_test
