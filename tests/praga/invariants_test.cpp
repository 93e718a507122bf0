// Random games of every setting under the shared harness: every promise of the contract at every
// step for some of them, the dear checks at some steps for the many.
#include "engine/registry/registry.hpp"
#include "tests/harness/harness.hpp"
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

const harness::Rulebooks& rules() {
  static const harness::Rulebooks books =
      harness::read_rulebooks(Erased<Praga>(game()), embedded_files("praga")).value();
  return books;
}

// 1 to 4 seats with all variants; the opponent is a choice for one seat only.
std::vector<Setup> every_setup() {
  auto setups = harness::every_setup(game().info());
  std::erase_if(
      setups, [](const Setup& setup) { return setup.seats > 1 && setup.choice[kSoloOption] != 0; });
  EXPECT_EQ(setups.size(), 5U * 3 * 3 * 2 * 8);
  // Neighbours in the list differ in one option; a few games should see many of them.
  Rng rng(17);
  rng.shuffle(setups);
  return setups;
}

}  // namespace

TEST(PragaInvariants, EveryCheckAtEveryStep) {
  const auto wrong =
      harness::check(game(), rules(), harness::as_asked({.setups = every_setup(), .games = 20}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(PragaInvariants, ManyGames) {
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 3 * 720,
                                                       .seed = 2,
                                                       .views_every = 307,
                                                       .positions_every = 157,
                                                       .options_every = 89}));
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace pionek::praga::testing
