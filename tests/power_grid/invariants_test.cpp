// Random games of every setting under the shared harness: every promise of the contract at every
// step for some of them, the dear checks at some steps for the many.
#include "engine/registry/registry.hpp"
#include "tests/harness/harness.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

const harness::Rulebooks& rules() {
  static const harness::Rulebooks books =
      harness::read_rulebooks(Erased<PowerGrid>(game()), embedded_files("power-grid")).value();
  return books;
}

// 2 to 6 seats, both maps, regions at random or named, money open or closed.
std::vector<Setup> every_setup() {
  auto setups = harness::every_setup(game().info());
  EXPECT_EQ(setups.size(), 40U);
  return setups;
}

}  // namespace

TEST(PowerGridInvariants, EveryCheckAtEveryStep) {
  const auto wrong =
      harness::check(game(), rules(), harness::as_asked({.setups = every_setup(), .games = 40}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(PowerGridInvariants, ManyGames) {
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 2000,
                                                       .seed = 2,
                                                       .views_every = 101,
                                                       .positions_every = 53,
                                                       .options_every = 29}));
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace pionek::power_grid::testing
