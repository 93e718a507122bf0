// Random games of every setting under the shared harness: every promise of the contract at every
// step for some of them, the dear checks at some steps for the many.
#include "engine/registry/registry.hpp"
#include "tests/carnegie/kit.hpp"
#include "tests/harness/harness.hpp"

namespace pionek::carnegie::testing {
namespace {

const harness::Rulebooks& rules() {
  static const harness::Rulebooks books =
      harness::read_rulebooks(Erased<Carnegie>(game()), embedded_files("carnegie")).value();
  return books;
}

// 2 to 4 seats, and one seat against each of Andrew's levels.
std::vector<Setup> every_setup() {
  auto setups = harness::every_setup(game().info());
  EXPECT_EQ(setups.size(), 7U);
  return setups;
}

}  // namespace

TEST(CarnegieInvariants, EveryCheckAtEveryStep) {
  const auto wrong =
      harness::check(game(), rules(), harness::as_asked({.setups = every_setup(), .games = 14}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(CarnegieInvariants, ManyGames) {
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 500,
                                                       .seed = 2,
                                                       .views_every = 101,
                                                       .positions_every = 53,
                                                       .options_every = 29}));
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace pionek::carnegie::testing
