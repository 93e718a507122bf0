#include "table/fairness.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Fairness, ASeedIsWrittenFirstWordFirst) {
  const Seed seed{0x0123456789abcdefU, 0x1U, 0xffffffffffffffffU, 0x8000000000000000U};
  EXPECT_EQ(print_seed(seed), "0123456789abcdef0000000000000001ffffffffffffffff8000000000000000");
  EXPECT_EQ(parse_seed(print_seed(seed)).value(), seed);
}

TEST(Fairness, AShortSeedIsANumber) {
  EXPECT_EQ(parse_seed("1").value(), (Seed{0, 0, 0, 1}));
  EXPECT_EQ(parse_seed("2A").value(), (Seed{0, 0, 0, 42}));
  EXPECT_EQ(parse_seed("10000000000000000").value(), (Seed{0, 0, 1, 0}));
  EXPECT_EQ(parse_seed("002a").value(), parse_seed("2a").value());
}

TEST(Fairness, EverySeedComesBack) {
  Rng rng(11);
  for (int i = 0; i < 200; ++i) {
    const Seed seed{rng.next(), rng.next(), rng.next(), rng.next()};
    EXPECT_EQ(print_seed(seed).size(), 64U);
    EXPECT_EQ(parse_seed(print_seed(seed)).value(), seed);
  }
}

TEST(Fairness, AWrongSeedIsExplained) {
  EXPECT_EQ(parse_seed("").error().text(),
            "1: the seed is empty; expected 1 to 64 hexadecimal digits");
  EXPECT_EQ(parse_seed("12g4").error().text(), "3: found 'g'; expected 1 to 64 hexadecimal digits");
  EXPECT_EQ(parse_seed(std::string(65, '0')).error().text(),
            "1: the seed has 65 digits; expected 1 to 64 hexadecimal digits");
}

// printf %s 0000...0 | sha256sum (64 zeros), and the same with a last digit 7.
TEST(Fairness, TheCommitmentIsTheSha256OfTheDigits) {
  EXPECT_EQ(commitment(Seed{}), "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
  EXPECT_EQ(commitment(Seed{0, 0, 0, 7}),
            "77982011336d915790e77d8301a52da5654857a870de65fb16d0cb1a44820b9c");
}

}  // namespace
}  // namespace pionek
