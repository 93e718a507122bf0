// The contract as the compiler sees it: what is a game, and what only looks like one.
#include "engine/core/game.hpp"

#include <gtest/gtest.h>

#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

using lighthouse::Lighthouse;

// A game whose states could differ in bytes that mean nothing.
class Padded : public Lighthouse {
 public:
  struct State {
    std::uint32_t wide = 0;
    std::uint8_t narrow = 0;
  };
};

// A game whose states could not be copied as bytes.
class OnTheHeap : public Lighthouse {
 public:
  struct State {
    std::string text;
  };
};

static_assert(Game<Lighthouse>);
static_assert(!Game<Padded>);
static_assert(!Game<OnTheHeap>);
static_assert(!Game<int>);

TEST(Game, HashIsThatOfTheBytes) {
  const Lighthouse game = lighthouse::example_game();
  const auto state = game.start({2, {}}, Seed{1, 2, 3, 4});
  EXPECT_EQ(hash_of<Lighthouse>(state), hash_bytes(state));
}

}  // namespace
}  // namespace pionek
