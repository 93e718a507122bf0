#include "bench/bench.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/support/every_game.hpp"

namespace pionek {
namespace {

using BenchOf = EveryGame;

// A change here means that some recorded game would play differently: say why in the commit, and
// raise the game's rules_version if a rule changed.
TEST_P(BenchOf, TheSignatureIsTheRecordedOne) {
  std::ifstream file(PIONEK_SIGNATURES);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto recorded = parse_json(text, "signatures.json").value();
  const auto& by_seats = recorded.at(GetParam()).as_object();
  for (int seats = game_->info().min_seats; seats <= game_->info().max_seats; ++seats) {
    EXPECT_EQ(signature(*game_, seats), by_seats.at(std::to_string(seats)).as_string().c_str())
        << "with " << seats << " seats";
  }
}

TEST_P(BenchOf, HotPathsAllocateNothingAndStatesAreSmall) {
  for (int seats = game_->info().min_seats; seats <= game_->info().max_seats; ++seats) {
    const auto figures = run_bench(*game_, seats, 0.05);
    EXPECT_EQ(figures.at("allocations_per_move").as_double(), 0);
    EXPECT_LE(figures.at("state_bytes").as_uint64(), 4096U);
    EXPECT_GT(figures.at("moves").as_int64(), 0);
  }
}

PIONEK_FOR_EVERY_GAME(BenchOf);

TEST(Bench, CountsAllocations) {
  const std::int64_t before = allocations();
  const auto something = std::make_unique<std::array<char, 100>>();
  EXPECT_NE(something, nullptr);
  EXPECT_GT(allocations(), before);
}

}  // namespace
}  // namespace pionek
