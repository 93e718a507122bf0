// A seed means the same game for ever: the first outputs are fixed here, worked out by a second
// implementation, so that the generator can never change unnoticed.
#include "engine/core/rng.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace pionek {
namespace {

std::vector<std::uint64_t> first_four(Rng rng) {
  std::vector<std::uint64_t> out(4);
  for (auto& word : out) word = rng.next();
  return out;
}

TEST(Rng, KnownAnswersOfSeeds) {
  using Words = std::vector<std::uint64_t>;
  EXPECT_EQ(first_four(Rng(Seed{})), (Words{0x82558b8b2a9c4dc9, 0x9fee602f037c1073,
                                            0xe2d706b85042d1c9, 0xafd61b71a3409c12}));
  EXPECT_EQ(first_four(Rng(1)), (Words{0xcd0844d1d047e882, 0xfdcf32ef0d8e5031, 0xbb8333d84ba7649a,
                                       0x6d6f19df5ac6d636}));
  EXPECT_EQ(
      first_four(Rng(Seed{0x0123456789abcdef, 0xfedcba9876543210, 1, 2})),
      (Words{0x45fac4a1c9deb514, 0x4d759a1ae7e2ba6b, 0xee8e7b43c8fc90b8, 0xf0e08d592e930bd4}));
}

TEST(Rng, KnownAnswersOfTheReferenceGenerator) {
  EXPECT_EQ(first_four(Rng::from_words({1, 2, 3, 4})),
            (std::vector<std::uint64_t>{11520, 0, 1509978240, 1215971899390074240}));
}

TEST(Rng, SeedIsStirredIntoKnownWords) {
  EXPECT_EQ(Rng(Seed{}).words(),
            (Seed{0x397ab29740681d9, 0xe6f4b9d8b0da1253, 0x41d2d4a22f89ef71, 0x3d6e62452958b1a2}));
  EXPECT_EQ(Rng(1), Rng(Seed{1, 0, 0, 0}));
}

// The very first output depends on the first half of the seed only; the stream on all of it.
TEST(Rng, EveryWordOfTheSeedMatters) {
  std::set<std::vector<std::uint64_t>> streams;
  for (std::size_t word = 0; word < 4; ++word) {
    for (const std::uint64_t value : {std::uint64_t{1}, std::uint64_t{1} << 63}) {
      Seed seed{};
      seed[word] = value;
      streams.insert(first_four(Rng(seed)));
    }
  }
  EXPECT_EQ(streams.size(), 8);
}

TEST(Rng, KnownAnswersOfBelow) {
  Rng rng(1);
  std::vector<std::uint32_t> rolls(20);
  for (auto& roll : rolls) roll = rng.below(6);
  EXPECT_EQ(rolls, (std::vector<std::uint32_t>{4, 5, 4, 2, 2, 1, 5, 3, 2, 3,
                                               1, 4, 2, 3, 5, 0, 4, 5, 1, 1}));
}

// With such a bound nearly a third of all draws must be thrown away to stay exact.
TEST(Rng, BelowRejectsWhatWouldBiasIt) {
  Rng rng(1);
  std::vector<std::uint32_t> rolls(6);
  for (auto& roll : rolls) roll = rng.below(3000000000U);
  EXPECT_EQ(rolls, (std::vector<std::uint32_t>{2974328565, 2197412224, 1282429552, 1495628008,
                                               575890144, 2505666475}));
}

TEST(Rng, BelowOneIsZero) {
  Rng rng(3);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0);
}

TEST(Rng, BelowIsUniform) {
  constexpr int kBound = 7;
  constexpr int kRolls = 70000;
  std::array<int, kBound> counts{};
  Rng rng(42);
  for (int i = 0; i < kRolls; ++i) ++counts[rng.below(kBound)];
  // 10,000 are expected; five standard deviations are about 463.
  for (const int count : counts) EXPECT_NEAR(count, kRolls / double{kBound}, 463);
}

TEST(Rng, KnownAnswerOfShuffle) {
  std::vector<int> cards(10);
  std::iota(cards.begin(), cards.end(), 0);
  Rng rng(1);
  rng.shuffle(cards);
  EXPECT_EQ(cards, (std::vector<int>{7, 4, 1, 3, 0, 6, 2, 5, 9, 8}));
}

TEST(Rng, ShuffleReachesEveryOrderAboutEquallyOften) {
  std::map<std::vector<int>, int> counts;
  Rng rng(5);
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> cards{1, 2, 3};
    rng.shuffle(cards);
    ++counts[cards];
  }
  ASSERT_EQ(counts.size(), 6);
  // Five standard deviations are about 144.
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1000, 144);
}

TEST(Rng, ShuffleOfNothingOrOneUsesNoChance) {
  Rng rng(9);
  const Rng before = rng;
  std::vector<int> none;
  std::vector<int> one{4};
  rng.shuffle(none);
  rng.shuffle(one);
  EXPECT_EQ(rng, before);
  EXPECT_EQ(one, (std::vector<int>{4}));
}

TEST(Rng, WordsRestoreTheGeneratorInMidStream) {
  Rng rng(8);
  rng.next();
  Rng copy = Rng::from_words(rng.words());
  EXPECT_EQ(copy, rng);
  EXPECT_EQ(copy.next(), rng.next());
}

}  // namespace
}  // namespace pionek
