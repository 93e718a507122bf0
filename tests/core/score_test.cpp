#include "engine/core/score.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Standing, ComparesPointsFirstThenEachTieBreakInTurn) {
  EXPECT_GT((Standing{5, {0, 0, 0}}), (Standing{4, {9, 9, 9}}));
  EXPECT_GT((Standing{5, {1, 0, 0}}), (Standing{5, {0, 9, 9}}));
  EXPECT_GT((Standing{5, {1, 2, 4}}), (Standing{5, {1, 2, 3}}));
  EXPECT_EQ((Standing{5, {1, 2, 3}}), (Standing{5, {1, 2, 3}}));
  EXPECT_LT((Standing{-1, {}}), (Standing{0, {}}));
}

TEST(PlaceOf, CountsFromOneAndSharesPlaces) {
  const Scores scores{{7, {}}, {9, {}}, {7, {}}, {3, {}}, {7, {1}}};
  EXPECT_EQ(place_of(scores, seat_at(1)), 1);
  EXPECT_EQ(place_of(scores, seat_at(4)), 2);
  EXPECT_EQ(place_of(scores, seat_at(0)), 3);
  EXPECT_EQ(place_of(scores, seat_at(2)), 3);
  EXPECT_EQ(place_of(scores, seat_at(3)), 5);
}

TEST(PlaceOf, ARivalTakesAPlaceButIsNoSeat) {
  Scores scores{{7, {}}};
  EXPECT_EQ(place_of(scores, seat_at(0)), 1);
  scores.rival = Standing{7, {}};
  EXPECT_EQ(scores.size(), 1);
  EXPECT_EQ(place_of(scores, seat_at(0)), 1);
  scores.rival = Standing{8, {}};
  EXPECT_EQ(place_of(scores, seat_at(0)), 2);
}

TEST(Scores, TheRivalHasAPlaceOfItsOwn) {
  Scores scores{{5, {}}, {9, {}}};
  scores.rival = Standing{7, {}};
  EXPECT_EQ(place_of(scores, *scores.rival), 2);
  EXPECT_EQ(place_of(scores, seat_at(0)), 3);
  EXPECT_EQ(place_of(scores, seat_at(1)), 1);
}

}  // namespace
}  // namespace pionek
