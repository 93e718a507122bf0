// Records carry hashes, so these values are fixed for ever; they were worked out by a second
// implementation.
#include "engine/core/hash.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace pionek {
namespace {

TEST(Hash, KnownAnswers) {
  EXPECT_EQ(Hasher().value(), 0x1c9035501b3032ae);
  EXPECT_EQ(hash_bytes(std::uint64_t{1}), 0x72f80cd779e3ed2d);
  EXPECT_EQ(hash_bytes(std::array<std::uint64_t, 2>{1, 2}), 0x91f856b822c2d313);
}

TEST(Hash, KnownAnswersOfSizesThatAreNotWholeWords) {
  EXPECT_EQ(hash_bytes(std::array<std::uint8_t, 3>{1, 2, 3}), 0x2065e767a1de6c21);
  EXPECT_EQ(hash_bytes(std::array<std::uint8_t, 12>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
            0xf7cacaf9b38b7cdf);
}

TEST(Hash, OfBytesIsTheHashOfTheirWords) {
  Hasher hasher;
  hasher.add(7);
  hasher.add(9);
  EXPECT_EQ(hash_bytes(std::array<std::uint64_t, 2>{7, 9}), hasher.value());
}

TEST(Hash, EveryBitMatters) {
  std::set<std::uint64_t> seen;
  seen.insert(hash_bytes(std::array<std::uint8_t, 20>{}));
  for (std::size_t bit = 0; bit < 160; ++bit) {
    std::array<std::uint8_t, 20> bytes{};
    bytes[bit / 8] = static_cast<std::uint8_t>(1U << (bit % 8));
    seen.insert(hash_bytes(bytes));
  }
  EXPECT_EQ(seen.size(), 161);
}

TEST(Hash, OrderMatters) {
  EXPECT_NE(hash_bytes(std::array<std::uint64_t, 2>{1, 2}),
            hash_bytes(std::array<std::uint64_t, 2>{2, 1}));
}

}  // namespace
}  // namespace pionek
