#include "bench/bench.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

// A change here means that some recorded game would play differently: say why in the commit, and
// raise the game's rules_version if a rule changed.
TEST(Signature, IsTheRecordedOne) {
  std::ifstream file(PIONEK_SIGNATURES);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto recorded = parse_json(text, "signatures.json").value();
  for (const auto id : game_ids()) {
    const auto game = load_game(id).value();
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      const auto& by_seats = recorded.at(id).as_object();
      EXPECT_EQ(signature(*game, seats), by_seats.at(std::to_string(seats)).as_string().c_str())
          << id << " with " << seats << " seats";
    }
  }
}

TEST(Bench, HotPathsAllocateNothingAndStatesAreSmall) {
  for (const auto id : game_ids()) {
    const auto game = load_game(id).value();
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      const auto figures = run_bench(*game, seats, 0.05);
      EXPECT_EQ(figures.at("allocations_per_move").as_double(), 0);
      EXPECT_LE(figures.at("state_bytes").as_uint64(), 1536U);
      EXPECT_GT(figures.at("moves").as_int64(), 0);
    }
  }
}

TEST(Bench, CountsAllocations) {
  const std::int64_t before = allocations();
  const auto something = std::make_unique<std::array<char, 100>>();
  EXPECT_NE(something, nullptr);
  EXPECT_GT(allocations(), before);
}

}  // namespace
}  // namespace pionek
