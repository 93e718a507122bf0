// Replay must never be slow: a long record is read, played and verified within 5 ms.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <limits>

#include "table/record.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

constexpr int kPlies = 700;

TEST(RecordSpeed, SevenHundredMovesInFiveMilliseconds) {
  Rng rng(1);
  Match match = new_match(power_grid(), 6, 1);
  for (std::uint64_t seed = 2; match.ply() != kPlies; ++seed) {
    match = new_match(power_grid(), 6, seed);
    play_random(match, rng, kPlies);
  }
  const std::string text = write_record(match);
  double best = std::numeric_limits<double>::max();
  for (int i = 0; i < 20; ++i) {
    const auto start = std::chrono::steady_clock::now();
    const auto read = read_record(text, "long.pionek", find_game);
    ASSERT_TRUE(read && read->verify().ok());
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - start;
    best = std::min(best, spent.count());
  }
  RecordProperty("milliseconds", std::to_string(best));
#ifdef NDEBUG
  EXPECT_LT(best, 5.0);
#endif
}

}  // namespace
}  // namespace pionek::table_test
