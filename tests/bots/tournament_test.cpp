#include "bots/tournament.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

TEST(Elo, ThreeWinsToOneAreAbout190Points) {
  const auto ratings = elo_ratings({{0, 7500}, {2500, 0}});
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3), 0.5);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
  EXPECT_LT(ratings[0].low, ratings[0].elo);
  EXPECT_GT(ratings[0].high, ratings[0].elo);
}

TEST(Elo, StrengthIsPassedOn) {
  // 0 beats 1, and 1 beats 2; 0 and 2 never met.
  const auto ratings = elo_ratings({{0, 75, 0}, {25, 0, 75}, {0, 25, 0}});
  EXPECT_NEAR(ratings[0].elo - ratings[2].elo, 2 * 400 * std::log10(75.5 / 25.5), 1);
}

TEST(Elo, AWhitewashHasANumber) {
  const auto ratings = elo_ratings({{0, 20}, {0, 0}});
  EXPECT_GT(ratings[0].elo - ratings[1].elo, 400);
  EXPECT_LT(ratings[0].elo - ratings[1].elo, 1000);
}

TEST(Elo, MoreGamesMakeSurer) {
  const auto few = elo_ratings({{0, 6}, {4, 0}});
  const auto many = elo_ratings({{0, 600}, {400, 0}});
  EXPECT_GT(few[0].high - few[0].low, 5 * (many[0].high - many[0].low));
}

TournamentPlan plan_of(std::vector<std::string> bots, int seats) {
  TournamentPlan plan;
  plan.bots = std::move(bots);
  plan.deals = 3;
  plan.seed = {4, 5, 6, 7};
  plan.setup.seats = seats;
  return plan;
}

TEST(Tournament, RanksTheBots) {
  const auto game = load_game("power-grid").value();
  for (const int seats : {2, 3}) {
    const auto table =
        run_tournament(game, plan_of({"random", "greedy", "normal@10"}, seats)).value();
    EXPECT_EQ(table.games, 2 * 3 * seats);
    EXPECT_LT(table.ratings[0].elo, table.ratings[1].elo);
    EXPECT_LT(table.ratings[1].elo, table.ratings[2].elo);
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_DOUBLE_EQ(table.share(i, k) + table.share(k, i), 1);
      }
    }
  }
}

// The same bot under two names has every seat of every deal as often.
TEST(Tournament, SeatsAreShared) {
  const auto game = load_game("power-grid").value();
  for (const int seats : {2, 3}) {
    const auto table = run_tournament(game, plan_of({"greedy", "greedy"}, seats)).value();
    EXPECT_DOUBLE_EQ(table.share(0, 1), 0.5) << seats;
  }
}

TEST(Tournament, JsonAndPictureShowEveryBot) {
  const auto game = load_game("power-grid").value();
  const auto table = run_tournament(game, plan_of({"random", "greedy"}, 2)).value();
  const auto json = tournament_json(*game, table);
  EXPECT_EQ(json.at("games_per_pair").as_int64(), 12);
  EXPECT_EQ(json.at("bots").as_array().size(), 2U);
  EXPECT_TRUE(json.at("bots").at(0).at("win_share").at(0).is_null());
  for (const Lang lang : kLangs) {
    const std::string svg = tournament_svg(*game, table, lang);
    EXPECT_TRUE(svg.starts_with("<svg ")) << svg;
    EXPECT_NE(svg.find(">random</text>"), std::string::npos);
    EXPECT_NE(svg.find(">greedy</text>"), std::string::npos);
    EXPECT_NE(svg.find(game->info().name.in(lang)), std::string::npos);
  }
}

TEST(Tournament, UnknownBotIsAnError) {
  EXPECT_FALSE(run_tournament(load_game("power-grid").value(), plan_of({"greedy", "nobody"}, 2)));
}

}  // namespace
}  // namespace pionek
