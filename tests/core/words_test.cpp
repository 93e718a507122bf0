#include "engine/core/words.hpp"

#include <gtest/gtest.h>

#include <array>

namespace pionek {
namespace {

enum class Word : std::uint16_t { none, cities, trade, plain };
constexpr std::array<std::string_view, 4> kKeys{"", "cities", "trade", "plain"};

Catalog make_catalog() {
  Catalog catalog;
  catalog.add_set("fuel");
  catalog.add("coal", {"coal", "węgiel"});
  catalog.add("oil", {"oil", "olej"});
  return catalog;
}

Words english() {
  return Words::read(R"({"cities": "{0} {0|city|cities}",
                         "trade": "{0} sells {1} to {2}: {3}, {4}",
                         "plain": "no blanks"})",
                     "en.json", Lang::en, kKeys)
      .value();
}

Words polish() {
  return Words::read(R"({"cities": "{0} {0|miasto|miasta|miast}",
                         "trade": "{2} kupuje {1}; sprzedaje {0}",
                         "plain": "bez luk"})",
                     "pl.json", Lang::pl, kKeys)
      .value();
}

std::string error_of(std::string_view text, Lang lang = Lang::en) {
  const auto words = Words::read(text, "words.json", lang, kKeys);
  return words ? "no error" : words.error().text();
}

TEST(Words, ChoosesTheEnglishForm) {
  const Words words = english();
  const auto say = [&](int n) { return words.text(Phrase(Word::cities, n), {}); };
  EXPECT_EQ(say(0), "0 cities");
  EXPECT_EQ(say(1), "1 city");
  EXPECT_EQ(say(2), "2 cities");
  EXPECT_EQ(say(21), "21 cities");
  EXPECT_EQ(say(-1), "-1 city");
}

TEST(Words, ChoosesThePolishForm) {
  const Words words = polish();
  const auto say = [&](int n) { return words.text(Phrase(Word::cities, n), {}); };
  EXPECT_EQ(say(1), "1 miasto");
  for (const int few : {2, 3, 4, 22, 23, 24, 32, 102, 122, 1003}) {
    EXPECT_EQ(say(few), std::to_string(few) + " miasta");
  }
  for (const int many :
       {0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 21, 25, 31, 100, 101, 111, 112, 113, 114, 1012}) {
    EXPECT_EQ(say(many), std::to_string(many) + " miast");
  }
  EXPECT_EQ(say(-2), "-2 miasta");
}

TEST(Words, FillsBlanksWithNumbersSeatsAndThings) {
  const Catalog catalog = make_catalog();
  const Phrase phrase(Word::trade, seat_at(1), Thing{0, 1}, seat_at(0), 7, -3);
  EXPECT_EQ(english().text(phrase, catalog), "Player 2 sells oil to Player 1: 7, -3");
  EXPECT_EQ(polish().text(phrase, catalog), "Gracz 1 kupuje olej; sprzedaje Gracz 2");
}

TEST(Words, UsesTheNamesOfSeatsWhereThereAreAny) {
  const Catalog catalog = make_catalog();
  const Phrase phrase(Word::trade, seat_at(0), Thing{0, 0}, seat_at(1), 1, 2);
  const std::vector<std::string> names{"Anna", ""};
  EXPECT_EQ(english().text(phrase, catalog, names), "Anna sells coal to Player 2: 1, 2");
  EXPECT_EQ(english().seat(seat_at(0), names), "Anna");
  EXPECT_EQ(polish().seat(seat_at(1), names), "Gracz 2");
  EXPECT_EQ(english().seat(seat_at(5), names), "Player 6");
}

TEST(Words, TheEmptyPhraseIsEmpty) { EXPECT_EQ(english().text(Phrase(), {}), ""); }

TEST(Words, WriteAppends) {
  std::string out = "> ";
  english().write(out, Word::plain, {}, {});
  english().write(out, Phrase(Word::cities, 2), {}, {});
  EXPECT_EQ(out, "> no blanks2 cities");
}

TEST(Words, KnowsItsLanguage) {
  EXPECT_EQ(english().lang(), Lang::en);
  EXPECT_EQ(polish().lang(), Lang::pl);
}

TEST(Words, RefusesAMissingKey) {
  EXPECT_EQ(error_of(R"({"cities": "", "plain": ""})"),
            "words.json: the field 'trade' is missing; expected an object with that field");
}

TEST(Words, RefusesAnUnknownKey) {
  EXPECT_EQ(error_of(R"({"cities": "", "trade": "", "plain": "", "towns": ""})"),
            "words.json: no phrase uses the key 'towns'; expected only keys the game knows");
}

TEST(Words, RefusesWhatIsNoText) {
  EXPECT_EQ(error_of(R"({"cities": 3, "trade": "", "plain": ""})"),
            "words.json: cities: found 3; expected a text");
  EXPECT_EQ(error_of("[]"), "words.json: found a list; expected an object");
  EXPECT_EQ(error_of("{"), "words.json:1:2: not valid JSON (incomplete JSON); expected JSON");
}

TEST(Words, RefusesBadBlanks) {
  EXPECT_EQ(error_of(R"({"cities": "a {0", "trade": "", "plain": ""})"),
            "words.json: cities: a '{' is never closed; expected '}'");
  const std::string over = std::to_string(Phrase::kMaxArgs);
  const std::string last = std::to_string(Phrase::kMaxArgs - 1);
  for (const std::string& blank : {over, std::string("10"), std::string("x"), std::string("")}) {
    EXPECT_EQ(error_of(R"({"cities": "", "trade": "{)" + blank + R"(}", "plain": ""})"),
              "words.json: trade: found the blank {" + blank + "}; expected {0} to {" + last + "}");
  }
  EXPECT_EQ(error_of(R"({"cities": "", "trade": "{)" + last + R"(}", "plain": ""})"), "no error");
}

TEST(Words, RefusesTheWrongNumberOfForms) {
  EXPECT_EQ(error_of(R"({"cities": "{0|a|b|c}", "trade": "", "plain": ""})"),
            "words.json: cities: found 3 forms of a word; expected 2 forms in this language");
  EXPECT_EQ(error_of(R"({"cities": "{0|a|b}", "trade": "", "plain": ""})", Lang::pl),
            "words.json: cities: found 2 forms of a word; expected 3 forms in this language");
}

}  // namespace
}  // namespace pionek
