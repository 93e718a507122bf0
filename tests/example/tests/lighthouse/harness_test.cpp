// The example game keeps every promise of the contract, with all seats and all options.
#include <gtest/gtest.h>

#include "tests/harness/harness.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

TEST(LighthouseHarness, KeepsTheContractInRandomGames) {
  const Lighthouse game = example_game();
  const auto rules = harness::read_rulebooks(*any_example_game(), example_files());
  ASSERT_TRUE(rules) << rules.error().text();
  const auto plan =
      harness::as_asked({.setups = harness::every_setup(game.info()), .games = 300, .seed = 2026});
  const auto wrong = harness::check(game, *rules, plan);
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace
}  // namespace pionek::lighthouse
