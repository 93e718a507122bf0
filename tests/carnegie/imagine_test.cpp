// What imagine may deal anew (Andrew's hidden cards, chance to come) and what it must leave alone:
// everything that can be seen, the backs of the two next cards included.
#include <algorithm>
#include <cstring>
#include <map>

#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

State imagined(State s, std::uint64_t seed) {
  Rng rng(seed);
  game().imagine(s, seat_at(0), rng);
  return s;
}

const Card& face(CardId id) { return game().data().cards[id]; }

// The third round of a solo game, Andrew's card still face down.
State solo(std::string_view level, std::uint64_t seed = 4) {
  State s = start(1, seed, level);
  play_to(s, Phase::choose, 3);
  EXPECT_EQ(s.andrew.shown, 0);
  return s;
}

// With the generator alike, nothing else may differ.
bool same_but_for_chance(State left, const State& right) {
  left.rng = right.rng;
  return std::memcmp(&left, &right, sizeof(State)) == 0;
}

}  // namespace

TEST(CarnegieImagine, WithOthersNothingIsHiddenButChance) {
  State s = start(3);
  play_to(s, Phase::departments, 4);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const State other = imagined(s, seed);
    EXPECT_TRUE(same_but_for_chance(other, s));
    EXPECT_FALSE(other.rng == s.rng);
  }
}

TEST(CarnegieImagine, BacksStayAsTheyAre) {
  RULE("CA-1405");
  for (const char* level : {"beginner", "normal", "hard", "expert"}) {
    const State s = solo(level);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const State other = imagined(s, seed);
      for (const auto& [mine, dealt] : {std::pair{s.andrew.card, other.andrew.card},
                                        std::pair{s.deck.back(), other.deck.back()}}) {
        EXPECT_EQ(face(mine).advanced, face(dealt).advanced);
        if (!face(mine).advanced) {
          EXPECT_EQ(face(mine).row, face(dealt).row);
        }
      }
      EXPECT_EQ(game().broken(other).value_or(""), "");
      EXPECT_EQ(other.seen, s.seen);
    }
  }
}

TEST(CarnegieImagine, DealsAllThatIsHidden) {
  const State s = solo("hard");
  std::set<CardId> below;
  std::set<CardId> top;
  std::set<CardId> current;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const State other = imagined(s, seed);
    below.insert(other.deck[0]);
    top.insert(other.deck.back());
    current.insert(other.andrew.card);
  }
  // Every card that was never seen can lie at the bottom, but for single ones that the backs of the
  // two others claim.
  EXPECT_GE(below.size(), 36U);
  for (const CardId id : below) EXPECT_EQ(s.seen >> id & 1, 0U);
  EXPECT_GE(top.size(), 2U);
  EXPECT_GE(current.size(), 2U);
}

// 4,000 deals of the bottom card of a beginner's deck: all 18 unseen cards about equally often,
// those with a back that was seen a little less.
TEST(CarnegieImagine, DealsAreEven) {
  const State s = solo("beginner");
  std::map<CardId, int> times;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) ++times[imagined(s, seed).deck[0]];
  EXPECT_EQ(times.size(), 18U);
  for (const auto& [id, count] : times) {
    EXPECT_GT(count, 100) << "card " << int{id};
    EXPECT_LT(count, 350) << "card " << int{id};
  }
}

TEST(CarnegieImagine, ATurnedUpCardStays) {
  State s = solo("normal");
  play_to(s, Phase::activation, 3);
  ASSERT_EQ(s.andrew.shown, 1);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(imagined(s, seed).andrew.card, s.andrew.card);
  }
}

TEST(CarnegieImagine, UsesNothingHidden) {
  const State s = solo("expert");
  const State other = imagined(s, 77);
  ASSERT_FALSE(same_but_for_chance(other, s));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State left = imagined(s, seed);
    const State right = imagined(other, seed);
    EXPECT_EQ(std::memcmp(&left, &right, sizeof(State)), 0);
  }
}

}  // namespace pionek::carnegie::testing
