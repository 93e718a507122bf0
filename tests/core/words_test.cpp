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

std::string error_in_words(std::string_view text, Lang lang = Lang::en) {
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

// ---- amounts that are not known yet, and fewer words ----

Words brief(Lang lang) {
  const char* english = R"({"cities": {"text": "Build {0} {0|city|cities} in {1} turns",
                                       "short": "{0} × {0|city|cities}"},
                            "trade": "{1} {1|city|cities} for {0}", "plain": "no blanks"})";
  const char* polish =
      R"({"cities": {"text": "Zbuduj {0} {0|miasto|miasta|miast}", "short": "+{0}"},
                           "trade": "{0}", "plain": "bez luk"})";
  return Words::read(lang == Lang::en ? english : polish, "words.json", lang, kKeys).value();
}

TEST(WordForms, OneForEveryPluralFormOfTheLanguage) {
  const Phrase build(Word::cities, 4, 1);
  EXPECT_EQ(brief(Lang::en).forms(build, {}),
            (std::vector<std::string>{"Build {n} city in 1 turns", "Build {n} cities in 1 turns"}));
  EXPECT_EQ(
      brief(Lang::pl).forms(build, {}),
      (std::vector<std::string>{"Zbuduj {n} miasto", "Zbuduj {n} miasta", "Zbuduj {n} miast"}));
}

// Only the first argument is open; the others are filled in as always.
TEST(WordForms, LeaveTheFirstArgumentOpenAndNoOther) {
  EXPECT_EQ(brief(Lang::en).forms(Phrase(Word::trade, 4, 1), {}),
            (std::vector<std::string>{"1 city for {n}", "1 city for {n}"}));
}

TEST(WordForms, FilledInTheyAreTheText) {
  for (const Lang lang : {Lang::en, Lang::pl}) {
    const Words words = brief(lang);
    const auto forms = words.forms(Phrase(Word::cities, 0, 3), {});
    for (const int n : {1, 2, 4, 5, 12, 22, 25}) {
      const bool few = n % 10 >= 2 && n % 10 <= 4 && (n < 12 || n > 14);
      const std::size_t form = n == 1 ? 0 : lang == Lang::en || few ? 1 : 2;
      std::string text = forms[form];
      text.replace(text.find("{n}"), 3, std::to_string(n));
      EXPECT_EQ(text, words.text(Phrase(Word::cities, n, 3), {}));
    }
  }
}

TEST(ShortWords, AreThereWhereTheFileHasThem) {
  const Words words = brief(Lang::en);
  EXPECT_EQ(words.text(Phrase(Word::cities, 2, 3), {}), "Build 2 cities in 3 turns");
  EXPECT_EQ(words.short_text(Phrase(Word::cities, 2, 3), {}), "2 × cities");
  EXPECT_EQ(words.short_forms(Phrase(Word::cities, 2, 3), {}),
            (std::vector<std::string>{"{n} × city", "{n} × cities"}));
  EXPECT_EQ(words.short_text(Word::plain, {}), std::nullopt);
  EXPECT_TRUE(words.short_forms(Word::plain, {}).empty());
  EXPECT_EQ(brief(Lang::pl).short_forms(Phrase(Word::cities, 2), {}),
            (std::vector<std::string>{"+{n}", "+{n}", "+{n}"}));
}

TEST(ShortWords, MustBeWellFormed) {
  const auto error = [](const std::string& cities) {
    return error_in_words(R"({"trade": "", "plain": "", "cities": )" + cities + "}");
  };
  EXPECT_EQ(error(R"({"text": "a"})"),
            "words.json: cities: the field 'short' is missing; expected an object with that field");
  EXPECT_EQ(error(R"({"short": "a"})"),
            "words.json: cities: the field 'text' is missing; expected an object with that field");
  EXPECT_EQ(error(R"({"text": "a", "short": "b", "long": "c"})"),
            "words.json: cities: unknown field 'long'; expected only text, short");
  EXPECT_EQ(error(R"({"text": "a", "short": "{0"})"),
            "words.json: cities.short: a '{' is never closed; expected '}'");
}

TEST(Words, KnowsItsLanguage) {
  EXPECT_EQ(english().lang(), Lang::en);
  EXPECT_EQ(polish().lang(), Lang::pl);
}

TEST(Words, RefusesAMissingKey) {
  EXPECT_EQ(error_in_words(R"({"cities": "", "plain": ""})"),
            "words.json: the field 'trade' is missing; expected an object with that field");
}

TEST(Words, RefusesAnUnknownKey) {
  EXPECT_EQ(error_in_words(R"({"cities": "", "trade": "", "plain": "", "towns": ""})"),
            "words.json: no phrase uses the key 'towns'; expected only keys the game knows");
}

TEST(Words, RefusesWhatIsNoText) {
  EXPECT_EQ(error_in_words(R"({"cities": 3, "trade": "", "plain": ""})"),
            "words.json: cities: found 3; expected a text");
  EXPECT_EQ(error_in_words("[]"), "words.json: found a list; expected an object");
  EXPECT_EQ(error_in_words("{"), "words.json:1:2: not valid JSON (incomplete JSON); expected JSON");
}

TEST(Words, RefusesBadBlanks) {
  EXPECT_EQ(error_in_words(R"({"cities": "a {0", "trade": "", "plain": ""})"),
            "words.json: cities: a '{' is never closed; expected '}'");
  const std::string over = std::to_string(Phrase::kMaxArgs);
  const std::string last = std::to_string(Phrase::kMaxArgs - 1);
  for (const std::string& blank : {over, std::string("10"), std::string("x"), std::string("")}) {
    EXPECT_EQ(error_in_words(R"({"cities": "", "trade": "{)" + blank + R"(}", "plain": ""})"),
              "words.json: trade: found the blank {" + blank + "}; expected {0} to {" + last + "}");
  }
  EXPECT_EQ(error_in_words(R"({"cities": "", "trade": "{)" + last + R"(}", "plain": ""})"),
            "no error");
}

TEST(Words, RefusesTheWrongNumberOfForms) {
  EXPECT_EQ(error_in_words(R"({"cities": "{0|a|b|c}", "trade": "", "plain": ""})"),
            "words.json: cities: found 3 forms of a word; expected 2 forms in this language");
  EXPECT_EQ(error_in_words(R"({"cities": "{0|a|b}", "trade": "", "plain": ""})", Lang::pl),
            "words.json: cities: found 2 forms of a word; expected 3 forms in this language");
}

}  // namespace
}  // namespace pionek
