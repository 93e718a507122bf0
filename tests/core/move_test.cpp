#include "engine/core/move.hpp"

#include <gtest/gtest.h>

#include <type_traits>

namespace pionek {
namespace {

static_assert(std::is_trivially_copyable_v<Move>);
static_assert(std::has_unique_object_representations_v<Move>);

TEST(Move, ComparesAllFields) {
  const Move move{1, 2, 3, 4};
  EXPECT_EQ(move, (Move{1, 2, 3, 4}));
  EXPECT_NE(move, (Move{0, 2, 3, 4}));
  EXPECT_NE(move, (Move{1, 0, 3, 4}));
  EXPECT_NE(move, (Move{1, 2, 0, 4}));
  EXPECT_NE(move, (Move{1, 2, 3, 0}));
}

TEST(Move, BitsHoldEveryFieldInItsPlace) {
  EXPECT_EQ(bits(Move{}), 0);
  EXPECT_EQ(bits(Move{0x11, 0x22, 0x4433, 0x08776655}), 0x0877665544332211);
  EXPECT_EQ(bits(Move{0, 0, 0, -1}), 0xFFFFFFFF00000000);
}

}  // namespace
}  // namespace pionek
