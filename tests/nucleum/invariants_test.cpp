// Random games of every setting under the shared harness: every promise of the contract at every
// step for some of them, the dear checks at some steps for the many.
#include "engine/registry/registry.hpp"
#include "tests/harness/harness.hpp"
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

const harness::Rulebooks& rules() {
  static const harness::Rulebooks books =
      harness::read_rulebooks(Erased<Nucleum>(game()), embedded_files("nucleum")).value();
  return books;
}

// 2 to 4 seats, with 2 and with 3 workers at the start.
std::vector<pionek::Setup> every_setup() {
  auto setups = harness::every_setup(game().info());
  EXPECT_EQ(setups.size(), 6U);
  return setups;
}

}  // namespace

TEST(NucleumInvariants, EveryCheckAtEveryStep) {
  const auto wrong =
      harness::check(game(), rules(), harness::as_asked({.setups = every_setup(), .games = 12}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(NucleumInvariants, ManyGames) {
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 2100,
                                                       .seed = 2,
                                                       .views_every = 353,
                                                       .positions_every = 193,
                                                       .options_every = 101}));
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace pionek::nucleum::testing
