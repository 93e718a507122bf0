#include "engine/core/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>
#include <vector>

#include "engine/core/hash.hpp"

namespace pionek {
namespace {

using Bytes = FixedVector<std::uint8_t, 5>;

std::vector<int> items(const Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

bool same_bytes(const Bytes& left, const Bytes& right) {
  return std::memcmp(&left, &right, sizeof(Bytes)) == 0;
}

static_assert(std::is_trivially_copyable_v<Bytes>);
static_assert(std::has_unique_object_representations_v<Bytes>, "no padding with one-byte elements");
static_assert(sizeof(Bytes) == 6);
static_assert(Bytes::capacity() == 5);

TEST(FixedVector, BeginsEmpty) {
  const Bytes bytes;
  EXPECT_TRUE(bytes.empty());
  EXPECT_FALSE(bytes.full());
  EXPECT_EQ(bytes.size(), 0);
  EXPECT_EQ(bytes.begin(), bytes.end());
}

TEST(FixedVector, PushAndPop) {
  Bytes bytes{1, 2, 3};
  bytes.push_back(4);
  bytes.push_back(5);
  EXPECT_TRUE(bytes.full());
  EXPECT_EQ(bytes.front(), 1);
  EXPECT_EQ(bytes.back(), 5);
  bytes.pop_back();
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 2, 3, 4}));
  bytes[1] = 9;
  EXPECT_EQ(bytes[1], 9);
}

TEST(FixedVector, InsertsAtBothEndsAndInside) {
  Bytes bytes{2, 4};
  bytes.insert(0, 1);
  bytes.insert(2, 3);
  bytes.insert(4, 5);
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(FixedVector, ErasesAtBothEndsAndInside) {
  Bytes bytes{1, 2, 3, 4, 5};
  bytes.erase(4);
  bytes.erase(0);
  bytes.erase(1);
  EXPECT_EQ(items(bytes), (std::vector<int>{2, 4}));
}

TEST(FixedVector, KeepsRisingOrder) {
  Bytes bytes;
  for (const int item : {7, 3, 9, 3, 1}) bytes.insert_sorted(static_cast<std::uint8_t>(item));
  EXPECT_EQ(items(bytes), (std::vector<int>{1, 3, 3, 7, 9}));
}

TEST(FixedVector, FindsTheFirstOrNothing) {
  const Bytes bytes{4, 6, 6};
  EXPECT_EQ(bytes.find(4), 0);
  EXPECT_EQ(bytes.find(6), 1);
  // Zero fills the unused places but is not an item.
  EXPECT_EQ(bytes.find(0), -1);
}

TEST(FixedVector, ComparesItems) {
  EXPECT_EQ((Bytes{1, 2}), (Bytes{1, 2}));
  EXPECT_NE((Bytes{1, 2}), (Bytes{1, 3}));
  EXPECT_NE((Bytes{1, 2}), (Bytes{1, 2, 0}));
}

// Equal states must have equal bytes, whatever way they came about.
TEST(FixedVector, LeavesNoTraceInUnusedPlaces) {
  Bytes popped{1, 2, 3};
  popped.pop_back();
  EXPECT_TRUE(same_bytes(popped, Bytes{1, 2}));
  Bytes erased{9, 1, 8, 2};
  erased.erase(2);
  erased.erase(0);
  EXPECT_TRUE(same_bytes(erased, Bytes{1, 2}));
  EXPECT_EQ(hash_bytes(erased), hash_bytes(Bytes{1, 2}));
  Bytes cleared{5, 6, 7};
  cleared.clear();
  EXPECT_TRUE(same_bytes(cleared, Bytes{}));
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr auto sum = [] {
    FixedVector<int, 4> numbers{1, 2};
    numbers.insert(1, 5);
    numbers.erase(0);
    int total = 0;
    for (const int number : numbers) total += number;
    return total;
  }();
  static_assert(sum == 7);
}

}  // namespace
}  // namespace pionek
