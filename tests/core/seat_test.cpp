#include "engine/core/seat.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Seat, CountsFromZero) {
  for (int i = 0; i < kMaxSeats; ++i) {
    EXPECT_EQ(index(seat_at(i)), i);
    EXPECT_NE(seat_at(i), nobody);
  }
}

TEST(Seat, NobodyIsBeyondEveryTable) { EXPECT_GE(index(nobody), kMaxSeats); }

}  // namespace
}  // namespace pionek
