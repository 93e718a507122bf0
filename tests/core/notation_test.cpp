#include "engine/core/notation.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

using Is = Blank::Is;
using Field = Blank::Field;

Catalog make_catalog() {
  Catalog catalog;
  catalog.add_set("plant");
  for (const char* id : {"p3", "p4", "p5", "p6", "p7", "p8"}) catalog.add(id, {id, id});
  catalog.add_set("city");
  for (const char* id : {"essen", "ulm"}) catalog.add(id, {id, id});
  return catalog;
}

const std::vector<Verb> kVerbs{
    {"pass", {}},
    {"bid", {{Is::number, Field::n}}},
    {"build", {{Is::thing, Field::b, 1}}},
    {"run", {{Is::things, Field::n, 0}, {Is::number, Field::a, 0, "coal"}}},
    {"send", {{Is::number, Field::a}, {Is::thing, Field::b, 1}, {Is::number, Field::n, 0, "pay"}}},
};
const Catalog kCatalog = make_catalog();

Move run(std::initializer_list<int> plants, int coal = 0) {
  ThingPack pack;
  for (const int plant : plants) pack.add(plant);
  return {3, static_cast<std::uint8_t>(coal), 0, pack.packed()};
}

std::string print(Move move) { return print_move(move, kVerbs, kCatalog); }

std::string error_in_move(std::string_view text) {
  const auto move = parse_move(text, kVerbs, kCatalog);
  return move ? "no error" : move.error().text();
}

void expect_both_ways(Move move, std::string_view text) {
  EXPECT_EQ(print(move), text);
  const auto parsed = parse_move(text, kVerbs, kCatalog);
  ASSERT_TRUE(parsed) << parsed.error().text();
  EXPECT_EQ(*parsed, move) << text;
}

TEST(Notation, PrintsAndParsesEveryKindOfBlank) {
  expect_both_ways({0, 0, 0, 0}, "pass");
  expect_both_ways({1, 0, 0, 17}, "bid 17");
  expect_both_ways({1, 0, 0, 0}, "bid 0");
  expect_both_ways({1, 0, 0, 2147483647}, "bid 2147483647");
  expect_both_ways({2, 0, 1, 0}, "build ulm");
  expect_both_ways(run({}), "run nothing");
  expect_both_ways(run({2}), "run p5");
  expect_both_ways(run({0, 2, 5}), "run p3 p5 p8");
  expect_both_ways(run({0, 1, 2, 3, 4}), "run p3 p4 p5 p6 p7");
}

TEST(Notation, LeavesOutAZeroBehindAKeyword) {
  expect_both_ways(run({1, 2}, 3), "run p4 p5 coal 3");
  expect_both_ways(run({}, 1), "run nothing coal 1");
  expect_both_ways({4, 255, 0, 0}, "send 255 essen");
  expect_both_ways({4, 1, 1, 40}, "send 1 ulm pay 40");
}

TEST(Notation, AllowsExtraSpaces) {
  EXPECT_EQ(parse_move("  bid   17 ", kVerbs, kCatalog).value(), (Move{1, 0, 0, 17}));
}

TEST(Notation, SaysWhereAnUnknownVerbStands) {
  EXPECT_EQ(error_in_move("bet 3"), "1: found 'bet'; expected one of pass, bid, build, run, send");
  EXPECT_EQ(error_in_move(" Pass"), "2: found 'Pass'; expected one of pass, bid, build, run, send");
  EXPECT_EQ(error_in_move(""),
            "1: the move ends here; expected one of pass, bid, build, run, send");
}

// A number has exactly one spelling, or else one move would have many texts.
TEST(Notation, RefusesOddNumbers) {
  for (const char* number : {"x", "-1", "+1", "007", "1.5", "1e3", "2147483648", "0x1"}) {
    EXPECT_EQ(error_in_move(std::string("bid ") + number),
              std::string("5: found '") + number + "'; expected a whole number");
  }
  EXPECT_EQ(error_in_move("bid"), "4: the move ends here; expected a whole number");
  EXPECT_EQ(error_in_move("send 256 ulm"), "6: found '256'; expected a whole number");
  EXPECT_EQ(error_in_move("run p3 coal 0"), "13: found '0'; expected a whole number");
  EXPECT_EQ(error_in_move("run p3 coal"), "12: the move ends here; expected a whole number");
}

TEST(Notation, RefusesUnknownThings) {
  EXPECT_EQ(error_in_move("build esen"), "7: found 'esen'; expected the id of a city");
  EXPECT_EQ(error_in_move("build p3"), "7: found 'p3'; expected the id of a city");
  EXPECT_EQ(error_in_move("build"), "6: the move ends here; expected the id of a city");
  EXPECT_EQ(error_in_move("run ulm"),
            "5: found 'ulm'; expected ids of the kind 'plant', or 'nothing'");
  EXPECT_EQ(error_in_move("run"),
            "4: the move ends here; expected ids of the kind 'plant', or 'nothing'");
}

TEST(Notation, RefusesThingsOutOfOrderTwiceOrTooMany) {
  const std::string expected = "; expected different ids in rising order, five at most";
  EXPECT_EQ(error_in_move("run p4 p3"), "8: found 'p3'" + expected);
  EXPECT_EQ(error_in_move("run p4 p4"), "8: found 'p4'" + expected);
  EXPECT_EQ(error_in_move("run p3 p4 p5 p6 p7 p8"), "20: found 'p8'" + expected);
}

TEST(Notation, RefusesWhatFollowsTheMove) {
  EXPECT_EQ(error_in_move("pass now"), "6: found 'now'; expected the end of the move");
  EXPECT_EQ(error_in_move("run nothing p3"), "13: found 'p3'; expected the end of the move");
  EXPECT_EQ(error_in_move("run p3 coal 2 coal 2"),
            "15: found 'coal'; expected the end of the move");
}

// ---- what data may bring ----

Catalog with_things(int count) {
  Catalog catalog;
  catalog.add_set("card");
  for (int i = 0; i < count; ++i) catalog.add("c" + std::to_string(i), {});
  return catalog;
}

// "no error", or what is said of a verb with one blank and so many cards.
std::string checked(Blank blank, int cards) {
  const std::vector<Verb> verbs{{"draw", {}}, {"play", {blank}}};
  const auto error = check_verbs(verbs, with_things(cards));
  return error ? error->text() : "no error";
}

TEST(CheckVerbs, EveryThingOfTheDataFitsIntoAMove) {
  EXPECT_EQ(checked({Is::thing, Field::a, 0}, 256), "no error");
  EXPECT_EQ(checked({Is::thing, Field::a, 0}, 257),
            "the move 'play': 257 things of the kind 'card'; expected 256 at most");
  EXPECT_EQ(checked({Is::thing, Field::b, 0}, 300), "no error");
  EXPECT_EQ(checked({Is::things, Field::n, 0}, 63), "no error");
  EXPECT_EQ(checked({Is::things, Field::n, 0}, 64),
            "the move 'play': 64 things of the kind 'card'; expected 63 at most");
  EXPECT_EQ(checked({Is::number, Field::a, 0}, 300), "no error") << "a number is no thing";
}

TEST(CheckVerbs, TheVerbsThemselvesFit) {
  const std::vector<Verb> many(kMaxVerbs, Verb{"pass", {}});
  EXPECT_FALSE(check_verbs(many, {}));
  const std::vector<Verb> more(kMaxVerbs + 1, Verb{"pass", {}});
  EXPECT_EQ(check_verbs(more, {})->text(), "verbs: 257 verbs; expected 256 at most");
}

// The last thing that fits is told apart from all others.
TEST(CheckVerbs, TheLastThingThatFitsComesBack) {
  const std::vector<Verb> verbs{{"play", {{Is::thing, Field::a, 0}}}};
  const Catalog cards = with_things(256);
  EXPECT_EQ(print_move(parse_move("play c255", verbs, cards).value(), verbs, cards), "play c255");
  const std::vector<Verb> sets{{"play", {{Is::things, Field::n, 0}}}};
  const Catalog few = with_things(63);
  EXPECT_EQ(print_move(parse_move("play c0 c62", sets, few).value(), sets, few), "play c0 c62");
}

TEST(ThingPack, KeepsUpToFiveThings) {
  ThingPack pack;
  EXPECT_EQ(pack.size(), 0);
  EXPECT_EQ(pack.packed(), 0);
  for (const int thing : {0, 7, 30, 61, 62}) pack.add(thing);
  EXPECT_EQ(pack.size(), 5);
  const ThingPack copy(pack.packed());
  EXPECT_EQ(copy.size(), 5);
  EXPECT_EQ(copy[0], 0);
  EXPECT_EQ(copy[2], 30);
  EXPECT_EQ(copy[4], 62);
  EXPECT_GT(pack.packed(), 0) << "n stays positive";
}

}  // namespace
}  // namespace pionek
