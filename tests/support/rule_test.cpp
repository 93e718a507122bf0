// RULE itself must fail a test that names a rule nobody wrote. The bad numbers are given to the
// function behind the macro, or else they would count as shown.
#include "tests/support/rule.hpp"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(RuleMacro, AcceptsRulesOfTheRegistry) { show_rule("PG-101", __FILE__, __LINE__); }

TEST(RuleMacro, FailsOnAnUnknownNumber) {
  EXPECT_NONFATAL_FAILURE(show_rule("PG-1", __FILE__, __LINE__), "the rulebook has no rule PG-1");
}

TEST(RuleMacro, FailsOnAnUnknownGame) {
  EXPECT_NONFATAL_FAILURE(show_rule("XX-101", __FILE__, __LINE__),
                          "no game has rules such as XX-101");
  EXPECT_NONFATAL_FAILURE(show_rule("", __FILE__, __LINE__), "no game has rules such as ");
}

TEST(RuleMacro, LearnsTheRulesOfOtherGames) {
  add_rulebook("TG", Rulebook::read("- **TG-1** One.\n", "rules.en.md", "TG").value());
  show_rule("TG-1", __FILE__, __LINE__);
  EXPECT_NONFATAL_FAILURE(show_rule("TG-2", __FILE__, __LINE__), "the rulebook has no rule TG-2");
}

}  // namespace
}  // namespace pionek
