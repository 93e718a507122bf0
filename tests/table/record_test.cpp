// Records that are sound: what is written comes back, comments included.
#include "table/record.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Match reread(const Match& match) {
  auto back = read_record(write_record(match), "game.pionek", find_game);
  EXPECT_TRUE(back) << back.error().text();
  return back ? *std::move(back) : match;
}

// write(read(text)) == text and read(write(match)) == match.
void expect_round_trip(const Match& match) {
  const std::string text = write_record(match);
  const Match back = reread(match);
  EXPECT_EQ(back, match);
  EXPECT_EQ(back.state(), match.state());
  EXPECT_EQ(write_record(back), text);
}

TEST(Record, ANewMatchIsAHeaderAndAHash) {
  const Match match = new_match(lighthouse(), 2, 7, {"Anna", "Bartek"}, {{"weather", "stormy"}});
  EXPECT_EQ(write_record(match),
            "pionek 2\n"
            "game lighthouse\n"
            "rules 1\n"
            "seats 2\n"
            "option weather stormy\n"
            "name 1 Anna\n"
            "name 2 Bartek\n"
            "seed 0000000000000000000000000000000000000000000000000000000000000007\n"
            "commit sha256 77982011336d915790e77d8301a52da5654857a870de65fb16d0cb1a44820b9c\n"
            "\n"
            "hash 0 " +
                print_hash(match.game().hash(match.state())) + "\n");
  expect_round_trip(match);
}

TEST(Record, MovesCountPliesAndSeatsFromOne) {
  Match match = new_match(lighthouse(), 2, 7);
  play_all(match, {"fetch 2", "rest", "fetch 1"});
  const std::string text = write_record(match);
  EXPECT_NE(text.find("\n\n1 1 fetch 2\n2 1 rest\n3 2 fetch 1\nhash 3 "), std::string::npos)
      << text;
  expect_round_trip(match);
}

TEST(Record, OnlyGivenNamesAreWritten) {
  const Match match = new_match(lighthouse(), 3, 1, {"", "Łucja Żądło", ""});
  const std::string text = write_record(match);
  EXPECT_EQ(text.find("name 1"), std::string::npos);
  EXPECT_NE(text.find("\nname 2 Łucja Żądło\n"), std::string::npos);
  expect_round_trip(match);
}

// 200 games, from a few plies to whole games, written and read back.
TEST(Record, RandomGamesComeBack) {
  Rng rng(2024);
  for (int i = 0; i < 200; ++i) {
    const bool small = i % 2 == 0;
    const GamePtr game = small ? lighthouse() : power_grid();
    const GameInfo& info = game->info();
    const auto spread = static_cast<std::uint32_t>(info.max_seats - info.min_seats + 1);
    Options options;
    for (const OptionSpec& spec : info.options) {
      const auto values = static_cast<std::uint32_t>(spec.values.size());
      options.emplace_back(spec.id, spec.values[rng.below(values)].id);
    }
    Match match = new_match(game, info.min_seats + static_cast<int>(rng.below(spread)), rng.next(),
                            {"Anna"}, options);
    play_random(match, rng, i % 3 == 0 ? static_cast<int>(rng.below(40)) : 1'000'000);
    expect_round_trip(match);
    if (HasFailure()) return;
  }
}

TEST(Record, ALongGameHasCheckpoints) {
  Match match = new_match(power_grid(), 4, 3);
  Rng rng(5);
  play_random(match, rng, 250);
  const std::string text = write_record(match);
  const auto hash_at = [&](int ply) {
    return "\nhash " + std::to_string(ply) + " " +
           print_hash(match.game().hash(match.state_at(ply))) + "\n";
  };
  EXPECT_NE(text.find(hash_at(100)), std::string::npos);
  EXPECT_NE(text.find(hash_at(200)), std::string::npos);
  EXPECT_TRUE(text.ends_with(hash_at(250)));
  EXPECT_EQ(text.find("hash 0"), std::string::npos);
  expect_round_trip(match);
}

TEST(Record, TheLastPlyHasOneHash) {
  Match match = new_match(power_grid(), 4, 3);
  Rng rng(5);
  play_random(match, rng, 100);
  const std::string text = write_record(match);
  EXPECT_EQ(text.find("hash 100"), text.rfind("hash 100"));
  expect_round_trip(match);
}

TEST(Record, HashLinesMayBeMissingOrMore) {
  Match match = new_match(lighthouse(), 2, 7);
  play_all(match, {"fetch 2", "rest"});
  const std::string text = write_record(match);
  const std::string bare = text.substr(0, text.rfind("hash"));
  EXPECT_EQ(read_record(bare, "", find_game).value(), match);
  const std::string hash = "hash 1 " + print_hash(match.game().hash(match.state_at(1))) + "\n";
  std::string more = text;
  more.insert(more.find("2 1 rest"), hash);
  EXPECT_EQ(read_record(more, "", find_game).value(), match);
  EXPECT_EQ(write_record(read_record(more, "", find_game).value()), text);
}

TEST(Record, AMatchFromAPositionCarriesIt) {
  Match match = new_match(lighthouse(), 3, 9, {"Anna"});
  Rng rng(1);
  play_random(match, rng, 7);
  const json::value position = tree(match.game().position(match.state()));
  Match puzzle = Match::begin_from(lighthouse(), match.setup(), position, {"Zosia"}).value();
  EXPECT_EQ(puzzle.state(), match.state());
  const std::string text = write_record(puzzle);
  EXPECT_NE(text.find("\nposition {"), std::string::npos);
  EXPECT_EQ(text.find("\nseed"), std::string::npos);
  EXPECT_EQ(text.find("\ncommit"), std::string::npos);
  play_random(puzzle, rng);
  expect_round_trip(puzzle);
}

TEST(Record, APositionOfPowerGridComesBack) {
  Match match = new_match(power_grid(), 5, 4);
  Rng rng(8);
  play_random(match, rng, 150);
  const json::value position = tree(match.game().position(match.state()));
  Match puzzle = Match::begin_from(power_grid(), match.setup(), position).value();
  play_random(puzzle, rng, 60);
  expect_round_trip(puzzle);
}

// A position may hold a '#' in a text; it must not be taken for a comment.
TEST(Record, AHashSignInAPositionIsNoComment) {
  class Talkative : public Disguise {
   public:
    using Disguise::Disguise;
    std::string position(const AnyState& state) const override {
      json::object out = tree(inner().position(state));
      out["remark"] = "a # b";
      return json::serialize(out);
    }
    Result<AnyState> read_position(const json::value& value, std::string where) const override {
      json::object rest = value.as_object();
      if (rest.at("remark") != "a # b") return Error{"the remark is damaged", where, ""};
      rest.erase("remark");
      return inner().read_position(rest, std::move(where));
    }
  };
  const GamePtr game = std::make_shared<Talkative>(lighthouse());
  const Match start = new_match(game, 2, 1);
  const Match match =
      Match::begin_from(game, start.setup(), tree(game->position(start.state()))).value();
  const std::string text = write_record(match);
  EXPECT_EQ(text.find('#'), std::string::npos);
  const auto back = read_record(text, "", [&](std::string_view) { return Result<GamePtr>(game); });
  ASSERT_TRUE(back) << back.error().text();
  EXPECT_EQ(write_record(*back), text);
}

// The first code block of docs/record.md is a record as the program writes it.
TEST(Record, TheExampleOfTheDocumentIsSound) {
  std::ifstream file(PIONEK_DOCS_DIR "/record.md");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string fence = "```\n";
  text.erase(0, text.find(fence) + fence.size());
  text.resize(text.find(fence));
  const auto match = read_record(text, "docs/record.md", find_game);
  ASSERT_TRUE(match) << match.error().text();
  EXPECT_EQ(write_record(*match), text);
  EXPECT_EQ(match->ply(), 6);
}

// ---- options that depend ----

// Lighthouse with agreements that make sense with two seats only, or in a storm.
class Agreements : public Disguise {
 public:
  explicit Agreements(GamePtr game) : Disguise(std::move(game)), info_(inner().info()) {
    const std::vector<OptionSpec::Value> choices{{"no", {}}, {"yes", {}}};
    info_.options.push_back({"duel", {}, choices, {.max_seats = 2, .option = {}, .is = {}}});
    info_.options.push_back({"hail", {}, choices, {.option = "weather", .is = {"stormy"}}});
  }
  const GameInfo& info() const override { return info_; }

 private:
  GameInfo info_;
};

GamePtr agreements() { return std::make_shared<Agreements>(lighthouse()); }

Result<Match> reread_with(const GamePtr& game, const std::string& text) {
  return read_record(text, "f", [&](std::string_view /*id*/) { return Result<GamePtr>(game); });
}

std::string options_in(const std::string& record) {
  const std::size_t from = record.find("\noption");
  return from == std::string::npos ? "" : record.substr(from + 1, record.find("\nseed") - from - 1);
}

TEST(RecordOptions, OnlyThoseThatApplyAreWritten) {
  const auto written = [&](int seats, const Options& options) {
    const Match match = new_match(agreements(), seats, 7, {}, options);
    const std::string text = write_record(match);
    EXPECT_EQ(reread_with(agreements(), text).value(), match);
    return options_in(text);
  };
  EXPECT_EQ(written(3, {}), "option weather calm");
  EXPECT_EQ(written(2, {}), "option weather calm\noption duel no");
  EXPECT_EQ(written(2, {{"duel", "yes"}}), "option weather calm\noption duel yes");
  EXPECT_EQ(written(3, {{"weather", "stormy"}, {"hail", "yes"}}),
            "option weather stormy\noption hail yes");
}

// The game may have got the option after the record was written.
TEST(RecordOptions, OneThatIsMissingHasItsDefault) {
  const Match old = new_match(lighthouse(), 2, 7, {}, {{"weather", "stormy"}});
  const Match match = reread_with(agreements(), write_record(old)).value();
  EXPECT_EQ(match.setup(), (pionek::Setup{2, {1, 0, 0}}));
  EXPECT_EQ(options_in(write_record(match)),
            "option weather stormy\noption duel no\noption hail no");
}

TEST(RecordOptions, OneThatDoesNotApplyIsRefused) {
  const auto error = [&](int seats, const std::string& line) {
    std::string text = write_record(new_match(agreements(), seats, 7));
    text.insert(text.find("seed "), line + "\n");
    const auto match = reread_with(agreements(), text);
    return match ? "no error" : match.error().text();
  };
  EXPECT_EQ(error(3, "option duel no"),
            "f:6:8: the option does not apply here; expected 1 to 2 seats");
  EXPECT_EQ(error(3, "option hail yes"),
            "f:6:8: the option does not apply here; expected weather=stormy");
}

// Version 1 wrote every option, whether or not it had a meaning.
TEST(RecordOptions, OfVersionOneMayBeWithoutMeaning) {
  const Match match = new_match(agreements(), 3, 7);
  std::string text = write_record(match);
  text.replace(text.find("pionek 2"), 8, "pionek 1");
  text.insert(text.find("seed "), "option duel yes\noption hail no\n");
  EXPECT_EQ(reread_with(agreements(), text).value(), match);
  text.replace(text.find("duel yes"), 8, "duel yey");
  EXPECT_EQ(reread_with(agreements(), text).error().text(),
            "f:6:13: found 'yey'; expected one of no, yes");
}

TEST(RecordOptions, AMatchTakesNoneThatDoesNotApply) {
  const auto match =
      Match::begin(agreements(), pionek::Setup{.seats = 3, .choice = {0, 1}}, Seed{});
  ASSERT_FALSE(match);
  EXPECT_EQ(match.error().text(), "setup: choice 1 of option 1; expected less than 1");
}

// ---- for everybody ----

std::string commented() {
  Match match = new_match(lighthouse(), 2, 7, {"Anna"});
  play_all(match, {"fetch 2", "rest", "fetch 1"});
  const std::string h = " " + print_hash(match.game().hash(match.state()));
  const std::string h1 = " " + print_hash(match.game().hash(match.state_at(1)));
  return "# a game at Zosia's\n"
         "#without a space\n"
         "pionek 2 # the version\n"
         "game lighthouse\n"
         "# between\n"
         "rules 1\n"
         "seats 2   # two\n"
         "option weather calm # calm\n"
         "name 1 Anna # she began\n"
         "seed 0000000000000000000000000000000000000000000000000000000000000007 # seven\n"
         "commit sha256 77982011336d915790e77d8301a52da5654857a870de65fb16d0cb1a44820b9c # c\n"
         "# before the gap\n"
         "\n"
         "# the moves\n"
         "1 1 fetch 2 # żółw\n"
         "hash 1" +
         h1 +
         " # a checkpoint\n"
         "# and more\n"
         "# and more\n"
         "2 1 rest\n"
         "3 2 fetch 1 #\n"
         "hash 3" +
         h +
         " # so far\n"
         "# the end\n";
}

TEST(PublicRecord, HasNoSeedNoHashAndNoSecretMove) {
  Rng rng(6);
  int gifts = 0;
  for (int i = 0; i < 20; ++i) {
    Match match = new_match(lighthouse(), 3, rng.next());
    while (!match.over()) {
      play_random(match, rng, 1);
      const std::string shown = write_public_record(match);
      if (match.over()) {
        EXPECT_EQ(shown, write_record(match)) << "the end lays all open";
        break;
      }
      ASSERT_EQ(shown.find("\nseed"), std::string::npos);
      ASSERT_EQ(shown.find("\nhash"), std::string::npos);
      ASSERT_NE(shown.find("\ncommit sha256"), std::string::npos);
      ASSERT_EQ(shown.find(" give "), std::string::npos);
      const std::string move = match.game().print(match.moves().back().move);
      const std::string ply = std::to_string(match.ply());
      const bool secret = move.starts_with("give ");
      gifts += secret ? 1 : 0;
      const std::string seat = std::to_string(index(match.last_mover()) + 1);
      // A watch that draws a ship is public all the same.
      ASSERT_TRUE(
          shown.ends_with(secret ? "# " + ply + " hidden\n" : ply + " " + seat + " " + move + "\n"))
          << shown;
    }
  }
  EXPECT_GT(gifts, 5);
}

TEST(PublicRecord, APositionIsKeptBackToo) {
  const Match from = new_match(lighthouse(), 2, 7);
  const Match match =
      Match::begin_from(lighthouse(), from.setup(), tree(from.game().position(from.state())))
          .value();
  EXPECT_EQ(write_public_record(match).find("position"), std::string::npos);
}

TEST(PublicRecord, RemarksOnMovesWaitForTheEnd) {
  const Match match = read_record(commented(), "f", find_game).value();
  const std::string shown = write_public_record(match);
  EXPECT_NE(shown.find("# a game at Zosia's"), std::string::npos);
  EXPECT_EQ(shown.find("żółw"), std::string::npos);
  EXPECT_EQ(shown.find("checkpoint"), std::string::npos);
}

// ---- comments ----

TEST(RecordComments, StayInTheirPlace) {
  const auto match = read_record(commented(), "game.pionek", find_game);
  ASSERT_TRUE(match) << match.error().text();
  EXPECT_EQ(match->names()[0], "Anna");
  EXPECT_EQ(match->ply(), 3);
  EXPECT_EQ(match->comments().all().size(), 18U);
  EXPECT_EQ(write_record(*match), commented());
  expect_round_trip(*match);
}

TEST(RecordComments, StayWhenTheMatchGoesOn) {
  Match match = read_record(commented(), "game.pionek", find_game).value();
  play_all(match, {"rest"});
  const std::string text = write_record(match);
  EXPECT_TRUE(text.starts_with(commented())) << text;
  EXPECT_NE(text.find("# the end\n4 2 rest\nhash 4 "), std::string::npos) << text;
  expect_round_trip(match);
}

// A server keeps what was before every move, and a record may have many remarks.
TEST(RecordComments, AreSharedByCopies) {
  const Match match = read_record(commented(), "game.pionek", find_game).value();
  Match copy = match;
  EXPECT_EQ(&copy.comments().all(), &match.comments().all());
  ASSERT_EQ(copy.undo(seat_at(1)), UndoVerdict::allowed);
  play_all(copy, {"fetch 1"});
  EXPECT_EQ(match.comments().all().size(), 18U) << "what goes there stays here";
}

TEST(RecordComments, GoWithTheMoveThatIsTakenBack) {
  Match match = read_record(commented(), "game.pionek", find_game).value();
  ASSERT_EQ(match.undo(seat_at(1)), UndoVerdict::allowed);
  EXPECT_EQ(write_record(match).find("so far"), std::string::npos);
  expect_round_trip(match);
  ASSERT_TRUE(match.redo(seat_at(1)));
  EXPECT_EQ(write_record(match), commented());
  match.undo(seat_at(1));
  play_all(match, {"fetch 1"});
  EXPECT_EQ(write_record(match).find("so far"), std::string::npos);
  EXPECT_NE(write_record(match).find("a checkpoint"), std::string::npos);
}

TEST(RecordComments, BeyondABranchStayBehind) {
  const Match match = read_record(commented(), "game.pionek", find_game).value();
  const Match branch = match.branch(1);
  EXPECT_EQ(branch.comments().all().size(), 15U);
  EXPECT_TRUE(write_record(branch).ends_with("# a checkpoint\n# and more\n# and more\n"));
  expect_round_trip(branch);
}

TEST(RecordComments, OfAnErasedNameBecomeALine) {
  Match match = read_record(commented(), "game.pionek", find_game).value();
  ASSERT_FALSE(match.rename(seat_at(0), "").has_value());
  EXPECT_NE(write_record(match).find("# calm\n# she began\nseed"), std::string::npos);
}

// A comment wherever one may stand: every line of a record, at its end and below it.
TEST(RecordComments, MayStandAnywhere) {
  Match match = new_match(lighthouse(), 2, 7, {"Anna"});
  play_all(match, {"fetch 2", "rest"});
  const std::string text = write_record(match);
  for (std::size_t end = text.find('\n'); end != std::string::npos;
       end = text.find('\n', end + 1)) {
    std::string below = text;
    below.insert(end + 1, "# below\n");
    EXPECT_EQ(write_record(read_record(below, "", find_game).value()), below);
    if (end > 0 && text[end - 1] == '\n') continue;  // the gap has no end to stand at
    std::string behind = text;
    behind.insert(end, "  # behind");
    EXPECT_EQ(write_record(read_record(behind, "", find_game).value()), behind);
  }
}

}  // namespace
}  // namespace pionek::table_test
