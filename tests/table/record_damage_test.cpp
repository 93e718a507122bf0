// Records that are damaged: every kind of damage is told with its exact line and column.
#include <gtest/gtest.h>

#include <functional>

#include "table/record.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

constexpr const char* kSeed = "0000000000000000000000000000000000000000000000000000000000000007";
constexpr const char* kCommit = "77982011336d915790e77d8301a52da5654857a870de65fb16d0cb1a44820b9c";

// A sound record by its lines, which the tests then spoil:
//  0 pionek 2        4 option weather calm   8 commit sha256 ...   11 2 1 rest
//  1 game lighthouse 5 name 1 Anna           9                     12 3 2 fetch 3
//  2 rules 1         6 name 2 Bartek        10 1 1 fetch 2         13 4 2 rest
//  3 seats 2         7 seed 00...07                                14 hash 4 ...
using Lines = std::vector<std::string>;

Match sound() {
  Match match = new_match(lighthouse(), 2, 7, {"Anna", "Bartek"});
  play_all(match, {"fetch 2", "rest", "fetch 3", "rest"});
  return match;
}

Lines sound_lines() {
  Lines lines;
  std::string text = write_record(sound());
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.erase(0, end + 1);
  }
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Error error_of(const std::string& text) {
  const auto match = read_record(text, "f", find_game);
  EXPECT_FALSE(match) << "read without an error:\n" << text;
  return match ? Error{} : match.error();
}

void expect_error(const std::string& text, const Error& expected) {
  const Error error = error_of(text);
  EXPECT_EQ(error.where, expected.where) << text;
  EXPECT_EQ(error.what, expected.what);
  EXPECT_EQ(error.expected, expected.expected);
}

// The error after one line was replaced.
void expect_replaced(std::size_t line, const std::string& by, const Error& expected) {
  Lines lines = sound_lines();
  lines[line] = by;
  expect_error(joined(lines), expected);
}

void expect_without(std::size_t line, const Error& expected) {
  Lines lines = sound_lines();
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line));
  expect_error(joined(lines), expected);
}

void expect_inserted(std::size_t line, const std::string& text, const Error& expected) {
  Lines lines = sound_lines();
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), text);
  expect_error(joined(lines), expected);
}

TEST(RecordDamage, TheSoundRecordIsSound) {
  EXPECT_EQ(read_record(joined(sound_lines()), "f", find_game).value(), sound());
}

// ---- the bytes ----

TEST(RecordDamage, Bytes) {
  const std::string lines_end = "UTF-8 text in lines that end with a line feed";
  expect_error("", {"the record is empty", "f:1:1", "the line 'pionek 2'"});
  expect_replaced(3, "seats 2\r", {"found a carriage return", "f:4:8", lines_end});
  expect_replaced(5, "name 1 A\xFFnna", {"found a byte that is not UTF-8", "f:6:9", lines_end});
  expect_replaced(5, "name 1 Łó\xC5", {"found a byte that is not UTF-8", "f:6:12", lines_end});
  expect_replaced(3, "seats\t2", {"found a control character", "f:4:6", lines_end});
  expect_replaced(0, "\xEF\xBB\xBFpionek 2",
                  {"found '\xEF\xBB\xBFpionek'", "f:1:1", "the line 'pionek 2'"});
  std::string cut = joined(sound_lines());
  cut.pop_back();
  expect_error(cut, {"the last line is cut off", "f:15:24", "a line feed at its end"});
  expect_error("pionek 2", {"the last line is cut off", "f:1:9", "a line feed at its end"});
}

// ---- the header ----

TEST(RecordDamage, Version) {
  for (const char* version : {"0", "3"}) {
    expect_replaced(0, std::string("pionek ") + version,
                    {std::string("the record has version ") + version, "f:1:8",
                     "version 1 to 2, which is all this program reads"});
  }
  expect_replaced(0, "pionek", {"the line ends here", "f:1:7", "the version 2"});
  expect_replaced(0, "pionek two", {"found 'two'", "f:1:8", "the version 2"});
  expect_replaced(0, "pionek 02", {"found '02'", "f:1:8", "the version 2"});
  expect_replaced(0, "chess 2", {"found 'chess'", "f:1:1", "the line 'pionek 2'"});
  expect_replaced(0, "pionek 2 2", {"found ' 2'", "f:1:9", "the end of the line"});
  expect_replaced(0, "pionek 2 ", {"found a space", "f:1:9", "the end of the line"});
  expect_replaced(0, " pionek 2", {"found a space", "f:1:1", "the line 'pionek 2'"});
}

TEST(RecordDamage, Game) {
  expect_replaced(1, "game chess",
                  {"no game is called 'chess'", "f:2:6", "power-grid, lighthouse"});
  expect_replaced(1, "game", {"the line ends here", "f:2:5", "the id of a game"});
  expect_replaced(1, "game  lighthouse", {"found a space", "f:2:6", "the id of a game"});
  expect_replaced(1, "", {"the line is empty", "f:2:1", "the line 'game ID'"});
}

TEST(RecordDamage, RulesOfAnotherVersionAreRefusedByName) {
  const auto other = [](const char* version) {
    return Error{std::string("the record is by rules version ") + version +
                     " of lighthouse, this program has rules version 1",
                 "f:3:7", "rules 1"};
  };
  expect_replaced(2, "rules 2", other("2"));
  expect_replaced(2, "rules 0", other("0"));
  expect_replaced(2, "rules x", {"found 'x'", "f:3:7", "the rules version 1"});
}

TEST(RecordDamage, Seats) {
  expect_replaced(3, "seats 1", {"found '1'", "f:4:7", "2 to 4 seats"});
  expect_replaced(3, "seats 5", {"found '5'", "f:4:7", "2 to 4 seats"});
  expect_replaced(3, "seats -2", {"found '-2'", "f:4:7", "2 to 4 seats"});
  expect_replaced(3, "seats 99999999999", {"found '99999999999'", "f:4:7", "2 to 4 seats"});
  expect_replaced(3, "seats", {"the line ends here", "f:4:6", "2 to 4 seats"});
}

TEST(RecordDamage, Options) {
  const std::string known = "one of weather, each once, in this order";
  expect_replaced(4, "option wind calm", {"found 'wind'", "f:5:8", known});
  expect_replaced(4, "option", {"the line ends here", "f:5:7", known});
  expect_replaced(4, "option weather mild", {"found 'mild'", "f:5:16", "one of calm, stormy"});
  expect_replaced(4, "option weather", {"the line ends here", "f:5:15", "one of calm, stormy"});
  expect_inserted(5, "option weather calm", {"found 'weather'", "f:6:8", known});
  expect_inserted(7, "option weather calm",
                  {"a further line 'option'", "f:8:1", "the line 'seed HEX' or 'position JSON'"});
}

TEST(RecordDamage, Names) {
  expect_replaced(5, "name 0 Anna", {"found '0'", "f:6:6", "a seat from 1 to 2"});
  expect_replaced(5, "name 3 Anna", {"found '3'", "f:6:6", "a seat from 1 to 2"});
  expect_replaced(6, "name 1 Bartek", {"found '1'", "f:7:6", "a seat from 2 to 2"});
  expect_replaced(5, "name 1", {"the line ends here", "f:6:7", "a name"});
  expect_replaced(5, "name 1  Anna",
                  {"the name begins or ends with a space", "f:6:8", "a name without them"});
  expect_replaced(5, "name 1 " + std::string(65, 'a'),
                  {"the name has 65 bytes", "f:6:8", "at most 64"});
}

TEST(RecordDamage, SeedAndCommitment) {
  const std::string digits = "64 hexadecimal digits in lower case";
  expect_replaced(7, "seed 12", {"found 2 digits", "f:8:6", digits});
  expect_replaced(7, "seed", {"the line ends here", "f:8:5", digits});
  std::string bad = kSeed;
  bad[10] = 'G';
  expect_replaced(7, "seed " + bad, {"found 'G'", "f:8:16", digits});
  expect_replaced(8, "commit md5 " + std::string(kCommit), {"found 'md5'", "f:9:8", "'sha256'"});
  bad = kCommit;
  bad[63] = 'X';
  expect_replaced(8, "commit sha256 " + bad, {"found 'X'", "f:9:78", digits});
  bad[63] = '0';
  expect_replaced(8, "commit sha256 " + bad,
                  {"this is not the commitment of the seed", "f:9:15", kCommit});
  std::string other = kSeed;
  other[63] = '8';
  EXPECT_EQ(error_of([&] {
              Lines lines = sound_lines();
              lines[7] = "seed " + other;
              return joined(lines);
            }())
                .where,
            "f:9:15");
}

TEST(RecordDamage, Position) {
  const auto with_position = [](const std::string& position) {
    Lines lines = sound_lines();
    lines[7] = "position " + position;
    lines.erase(lines.begin() + 8);
    return joined(lines);
  };
  expect_error(with_position("{\"round\": }"), {"not valid JSON (syntax error)", "f:8:20", "JSON"});
  const Error error = error_of(with_position("{}"));
  EXPECT_EQ(error.where, "f:8:10");
  EXPECT_TRUE(error.what.starts_with("position: ")) << error.what;
  Lines both = sound_lines();
  both.insert(both.begin() + 7, "position " + sound().game().position(sound().state_at(0)));
  expect_error(joined(both), {"found 'seed'", "f:9:1", "an empty line"});
  const Match three = new_match(lighthouse(), 3, 7);
  expect_error(with_position(three.game().position(three.state())),
               {"position: the position has 3 seats", "f:8:10", "2"});
}

TEST(RecordDamage, AMissingLineIsNamed) {
  const std::array<std::pair<const char*, const char*>, 9> next{{
      {"found 'game'", "the line 'pionek 2'"},
      {"found 'rules'", "the line 'game ID'"},
      {"found 'seats'", "the line 'rules N'"},
      {"found 'option'", "the line 'seats N'"},
      {"", ""},  // options and names may be missing
      {"", ""},
      {"", ""},
      {"found 'commit'", "the line 'seed HEX' or 'position JSON'"},
      {"the line is empty", "the line 'commit sha256 HEX'"},
  }};
  for (std::size_t line = 0; line < next.size(); ++line) {
    if (*next[line].first == '\0') continue;
    expect_without(line,
                   {next[line].first, "f:" + std::to_string(line + 1) + ":1", next[line].second});
  }
  expect_without(9, {"found '1'", "f:10:1", "an empty line"});
}

TEST(RecordDamage, ASecondLineIsNamed) {
  const Lines lines = sound_lines();
  const auto twice = [&](std::size_t line, const char* key, const char* expected) {
    expect_inserted(line + 1, lines[line],
                    {std::string("a further line '") + key + "'",
                     "f:" + std::to_string(line + 2) + ":1", expected});
  };
  twice(0, "pionek", "the line 'game ID'");
  twice(1, "game", "the line 'rules N'");
  twice(2, "rules", "the line 'seats N'");
  twice(3, "seats", "the line 'seed HEX' or 'position JSON'");
  twice(7, "seed", "the line 'commit sha256 HEX'");
  twice(8, "commit", "an empty line");
  expect_inserted(9, "name 1 Anna", {"a further line 'name'", "f:10:1", "an empty line"});
}

TEST(RecordDamage, TheWrongOrderIsNamed) {
  Lines lines = sound_lines();
  std::swap(lines[2], lines[3]);
  expect_error(joined(lines), {"found 'seats'", "f:3:1", "the line 'rules N'"});
  lines = sound_lines();
  std::swap(lines[7], lines[8]);
  expect_error(joined(lines),
               {"found 'commit'", "f:8:1", "the line 'seed HEX' or 'position JSON'"});
}

TEST(RecordDamage, ARecordThatEndsTooSoon) {
  const std::array<const char*, 10> next{"the line 'pionek 2'",
                                         "the line 'game ID'",
                                         "the line 'rules N'",
                                         "the line 'seats N'",
                                         "the line 'seed HEX' or 'position JSON'",
                                         "the line 'seed HEX' or 'position JSON'",
                                         "the line 'seed HEX' or 'position JSON'",
                                         "the line 'seed HEX' or 'position JSON'",
                                         "the line 'commit sha256 HEX'",
                                         "an empty line"};
  for (std::size_t kept = 1; kept < next.size(); ++kept) {
    Lines lines = sound_lines();
    lines.resize(kept);
    expect_error(joined(lines),
                 {"the record ends here", "f:" + std::to_string(kept + 1) + ":1", next[kept]});
  }
  expect_error("# nothing\n", {"the record ends here", "f:2:1", "the line 'pionek 2'"});
}

// ---- the moves ----

TEST(RecordDamage, Plies) {
  expect_replaced(11, "3 1 rest", {"found '3'", "f:12:1", "the ply 2"});
  expect_replaced(11, "1 1 rest", {"found '1'", "f:12:1", "the ply 2"});
  expect_replaced(11, "02 1 rest", {"found '02'", "f:12:1", "the ply 2"});
  expect_replaced(11, "rest", {"found 'rest'", "f:12:1", "the ply 2"});
  expect_replaced(11, "", {"the line is empty", "f:12:1", "the ply 2"});
  expect_without(11, {"found '3'", "f:12:1", "the ply 2"});
}

TEST(RecordDamage, SeatsOfMoves) {
  const std::string expected = "seat 1, whose choice it is";
  expect_replaced(11, "2 2 rest", {"found '2'", "f:12:3", expected});
  expect_replaced(11, "2 0 rest", {"found '0'", "f:12:3", expected});
  expect_replaced(11, "2 9 rest", {"found '9'", "f:12:3", expected});
  expect_replaced(11, "2", {"the line ends here", "f:12:2", expected});
  expect_replaced(11, "2  1 rest", {"found a space", "f:12:3", expected});
}

TEST(RecordDamage, MovesThatAreNoMoves) {
  EXPECT_EQ(error_of([] {
              Lines lines = sound_lines();
              lines[11] = "2 1 sleep";
              return joined(lines);
            }())
                .text(),
            "f:12:5: found 'sleep'; expected one of fetch, guide, rest, hail, give, feed, spare");
  expect_replaced(10, "1 1 fetch x", {"found 'x'", "f:11:11", "a whole number"});
  expect_replaced(11, "2 1 rest now", {"found 'now'", "f:12:10", "the end of the move"});
  expect_replaced(10, "1 1 fetch  2",
                  {"found 'fetch  2'", "f:11:5", "'fetch 2', spelt exactly so"});
  expect_replaced(11, "2 1 rest ", {"found 'rest '", "f:12:5", "'rest', spelt exactly so"});
  expect_replaced(11, "2 1", {"the line ends here", "f:12:4", "a move"});
}

// The refusal's own words and the number of its rule.
TEST(RecordDamage, MovesThatAreNotOffered) {
  Match match = new_match(lighthouse(), 2, 7);
  play_all(match, {"fetch 2"});
  const auto refused = match.play_text("fetch 1");
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->rule, "LH-202");
  EXPECT_NE(refused->text.find("(LH-202)"), std::string::npos);
  expect_replaced(11, "2 1 fetch 1", {refused->text, "f:12:5", "a move that is offered"});
  expect_replaced(11, "2 1 spare",
                  {"'spare' is not among the choices now", "f:12:5", "a move that is offered"});
}

TEST(RecordDamage, AMoveAfterTheEnd) {
  Match match = new_match(lighthouse(), 2, 7);
  Rng rng(3);
  play_random(match, rng);
  std::string text = write_record(match);
  text.erase(text.rfind("hash"));
  const auto line = std::count(text.begin(), text.end(), '\n') + 1;
  text += std::to_string(match.ply() + 1) + " 1 rest\n";
  expect_error(text,
               {"a move after the end of the game", "f:" + std::to_string(line) + ":1", "no move"});
}

TEST(RecordDamage, Hashes) {
  const std::string hash = print_hash(sound().game().hash(sound().state()));
  const std::string digits = "16 hexadecimal digits in lower case";
  expect_replaced(14, "hash 3 " + hash, {"found '3'", "f:15:6", "the ply 4"});
  expect_replaced(14, "hash 4", {"the line ends here", "f:15:7", digits});
  expect_replaced(14, "hash 4 12", {"found 2 digits", "f:15:8", digits});
  expect_replaced(14, "hash 4 0x" + hash.substr(2), {"found 'x'", "f:15:9", digits});
  expect_replaced(14, "hash 4 " + hash + "0", {"found 17 digits", "f:15:8", digits});
  expect_replaced(14, "hash 4 0000000000000000",
                  {"the moves lead to a position with another hash", "f:15:8", hash});
  expect_replaced(14, "hash 4 " + hash + " yes",
                  {"found ' yes'", "f:15:24", "the end of the line"});
}

// A move that is legal but was not the one played is found by the hash behind it.
TEST(RecordDamage, AnotherLegalMoveIsFoundByTheHash) {
  const std::string hash = print_hash([] {
    Match match = new_match(lighthouse(), 2, 7);
    play_all(match, {"fetch 2", "rest", "fetch 2", "rest"});
    return match.game().hash(match.state());
  }());
  expect_replaced(12, "3 2 fetch 2",
                  {"the moves lead to a position with another hash", "f:15:8", hash});
}

// Whatever single byte is changed, the reader answers with an error or a sound match, and never
// with a match whose last hash is wrong.
TEST(RecordDamage, AnySingleByte) {
  const std::string text = joined(sound_lines());
  Rng rng(99);
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string spoilt = text;
    spoilt[at] = static_cast<char>(rng.below(256));
    const auto match = read_record(spoilt, "f", find_game);
    if (match) {
      EXPECT_TRUE(match->verify().ok());
      continue;
    }
    EXPECT_TRUE(match.error().where.starts_with("f:")) << match.error().text();
    EXPECT_FALSE(match.error().expected.empty()) << match.error().text();
  }
}

// The same for records that are cut off anywhere.
TEST(RecordDamage, AnyPrefix) {
  const std::string text = joined(sound_lines());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto match = read_record(text.substr(0, length), "f", find_game);
    if (match) {
      EXPECT_EQ(text[length - 1], '\n');
      EXPECT_LE(match->ply(), 4);
    }
  }
}

}  // namespace
}  // namespace pionek::table_test
