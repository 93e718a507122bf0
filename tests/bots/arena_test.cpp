#include "bots/arena.hpp"

#include <gtest/gtest.h>

#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

ArenaPlan plan_of(std::vector<std::string> players, std::int64_t games) {
  ArenaPlan plan;
  plan.setup.seats = static_cast<int>(players.size());
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = {1, 2, 3, 4};
  return plan;
}

TEST(Arena, GreedyBeatsThreeRandom) {
  const auto game = load_game("power-grid").value();
  const auto table = run_arena(game, plan_of({"random", "greedy", "random", "random"}, 40)).value();
  EXPECT_EQ(table.games, 40);
  EXPECT_GE(table.win_share(1), 0.95);
}

// The same deal is played once from every seat, so a bot against copies of itself comes out even.
TEST(Arena, RotationIsFair) {
  const auto game = load_game("power-grid").value();
  const auto table = run_arena(game, plan_of({"greedy", "greedy", "greedy"}, 30)).value();
  for (std::size_t i = 0; i < 3; ++i) EXPECT_DOUBLE_EQ(table.win_share(i), 1.0 / 3);
}

TEST(Arena, IsRepeatable) {
  const auto game = load_game("power-grid").value();
  const auto plan = plan_of({"random", "greedy", "random"}, 6);
  const auto first = arena_json(*game, plan, run_arena(game, plan).value());
  EXPECT_EQ(first, arena_json(*game, plan, run_arena(game, plan).value()));
}

TEST(Arena, WilsonInterval) {
  ArenaTable table;
  table.games = 100;
  table.wins = {50, 0, 100};
  EXPECT_NEAR(table.interval95(0).low, 0.4038, 1e-4);
  EXPECT_NEAR(table.interval95(0).high, 0.5962, 1e-4);
  EXPECT_NEAR(table.interval95(1).low, 0, 1e-9);
  EXPECT_NEAR(table.interval95(1).high, 0.0370, 1e-4);
  EXPECT_NEAR(table.interval95(2).low, 0.9630, 1e-4);
}

TEST(Arena, JsonHasTheContractsKeys) {
  const auto game = load_game("power-grid").value();
  const auto plan = plan_of({"greedy", "random"}, 2);
  const auto out = arena_json(*game, plan, run_arena(game, plan).value());
  for (const char* key :
       {"game", "players", "games", "wins", "win_share", "interval95", "mean_score"}) {
    EXPECT_TRUE(out.contains(key)) << key;
  }
  EXPECT_EQ(out.at("wins").as_array().size(), 2U);
}

TEST(Arena, UnknownBotIsAnError) {
  EXPECT_FALSE(run_arena(load_game("power-grid").value(), plan_of({"greedy", "nobody"}, 1)));
}

}  // namespace
}  // namespace pionek
