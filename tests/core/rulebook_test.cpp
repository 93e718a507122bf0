#include "engine/core/rulebook.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

constexpr std::string_view kText = R"(# A game

Text before the rules is for people.

## 1xx Set-up

- **TG-101** The first rule.
- **TG-102** [table] Unfold the board.
  > ruling: any side up.

## 2xx Play

- **TG-201** With **bold** words in it.
  > ustalenie: tak: po polsku.
- a plain list item
)";

std::string error_of(std::string_view text) {
  const auto book = Rulebook::read(text, "rules.en.md", "TG");
  return book ? "no error" : book.error().text();
}

TEST(Rulebook, ReadsRulesWithTheirChapters) {
  const Rulebook book = Rulebook::read(kText, "rules.en.md", "TG").value();
  ASSERT_EQ(book.rules().size(), 3);
  const Rule& first = book.rules()[0];
  EXPECT_EQ(first.number, "TG-101");
  EXPECT_EQ(first.chapter, "1xx Set-up");
  EXPECT_EQ(first.text, "The first rule.");
  EXPECT_EQ(first.ruling, "");
  EXPECT_FALSE(first.table_only);
  EXPECT_EQ(book.rules()[2].chapter, "2xx Play");
  EXPECT_EQ(book.rules()[2].text, "With **bold** words in it.");
}

TEST(Rulebook, ReadsRulingsInBothLanguages) {
  const Rulebook book = Rulebook::read(kText, "rules.en.md", "TG").value();
  EXPECT_EQ(book.rules()[1].ruling, "any side up.");
  EXPECT_EQ(book.rules()[2].ruling, "tak: po polsku.");
}

TEST(Rulebook, MarksRulesForTheTableOnly) {
  const Rulebook book = Rulebook::read(kText, "rules.en.md", "TG").value();
  EXPECT_TRUE(book.rules()[1].table_only);
  EXPECT_EQ(book.rules()[1].text, "Unfold the board.");
}

TEST(Rulebook, FindsByNumber) {
  const Rulebook book = Rulebook::read(kText, "rules.en.md", "TG").value();
  ASSERT_NE(book.find("TG-201"), nullptr);
  EXPECT_EQ(book.find("TG-201")->number, "TG-201");
  EXPECT_EQ(book.find("TG-999"), nullptr);
  EXPECT_EQ(book.find(""), nullptr);
}

TEST(Rulebook, ReadsTheLastLineWithoutANewline) {
  EXPECT_EQ(Rulebook::read("- **TG-1** End", "f", "TG").value().rules().size(), 1);
  EXPECT_TRUE(Rulebook::read("", "f", "TG").value().rules().empty());
}

TEST(Rulebook, RefusesStrangeNumbers) {
  EXPECT_EQ(error_of("\n- **PG-101** x\n"),
            "rules.en.md:2: found the number 'PG-101'; expected TG- and digits");
  EXPECT_EQ(error_of("- **TG-1a** x\n"),
            "rules.en.md:1: found the number 'TG-1a'; expected TG- and digits");
  EXPECT_EQ(error_of("- **TG-** x\n"),
            "rules.en.md:1: found the number 'TG-'; expected TG- and digits");
}

TEST(Rulebook, RefusesANumberTwice) {
  EXPECT_EQ(error_of("- **TG-1** x\n\n- **TG-1** y\n"),
            "rules.en.md:3: TG-1 stands here a second time; expected each number once");
}

TEST(Rulebook, RefusesRulesAndRulingsWithoutText) {
  EXPECT_EQ(error_of("- **TG-1**\n"),
            "rules.en.md:1: a rule without text; expected - **NUMBER** text");
  EXPECT_EQ(error_of("- **TG-1** x\n  > ruling\n"),
            "rules.en.md:2: a ruling without text; expected > ruling: text");
}

}  // namespace
}  // namespace pionek
