// arena and bench: the keys they print are a contract.
#include "tests/cli/desk.hpp"

namespace pionek::cli_test {
namespace {

using Measure = Desk;

TEST_F(Measure, Arena) {
  const std::vector<std::string> arguments{
      "arena", "power-grid", "--seats", "greedy,random,random", "--games", "6", "--seed", "5"};
  const json::value result = must_json(arguments);
  EXPECT_EQ(result.at("game"), "power-grid");
  EXPECT_EQ(result.at("players"), (json::array{"greedy", "random", "random"}));
  EXPECT_EQ(result.at("games"), 6);
  double wins = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto won = result.at("wins").at(i).to_number<double>();
    wins += won;
    EXPECT_DOUBLE_EQ(result.at("win_share").at(i).to_number<double>(), won / 6);
    EXPECT_LE(result.at("interval95").at(i).at(0).to_number<double>(), won / 6 + 1e-9);
    EXPECT_GE(result.at("interval95").at(i).at(1).to_number<double>(), won / 6 - 1e-9);
    EXPECT_GE(result.at("mean_score").at(i).to_number<double>(), 0);
  }
  EXPECT_NEAR(wins, 6, 1e-9);
  EXPECT_EQ(must_json(arguments), result) << "a seed means the same games";
  EXPECT_EQ(lines_of(must(arguments)).size(), 4U);
}

TEST_F(Measure, ArenaRefuses) {
  must_fail({"arena", "power-grid", "--seats", "greedy,clever"}, 1, {"no bot 'clever'", "greedy"});
  must_fail({"arena", "power-grid", "--seats", "greedy"}, 1, {"1 seats"});
  must_fail({"arena", "power-grid", "--seats", "greedy,greedy", "--games", "0"}, 1, {"--games"});
  must_fail({"arena", "chess", "--seats", "greedy,greedy"}, 1, {"no game is called 'chess'"});
}

// The figures of one game as an object, those of all as a list.
TEST_F(Measure, Bench) {
  const std::vector<std::string> all{"bench", "--seconds", "0.05", "--seats", "3"};
  std::vector<std::string> one = all;
  one.emplace_back("power-grid");
  json::array results = must_json(all).as_array();
  results.push_back(must_json(one));
  ASSERT_EQ(results.size(), 3U);
  EXPECT_EQ(results[0].at("game"), "power-grid");
  EXPECT_EQ(results[1].at("game"), "carnegie");
  EXPECT_EQ(results[2].at("game"), "power-grid");
  for (const json::value& result : results) {
    EXPECT_EQ(result.at("seats"), 3);
    for (const char* key : {"games", "moves", "seconds", "moves_per_second", "games_per_second",
                            "options_per_move", "state_bytes", "copy_ns"}) {
      EXPECT_GT(result.at(key).to_number<double>(), 0) << key;
    }
    EXPECT_EQ(result.at("allocations_per_move").to_number<double>(), 0);
    EXPECT_TRUE(result.at("signature").is_string());
  }
  EXPECT_NE(must({"bench", "--seconds", "0.05"}).find("\nmoves_per_second "), std::string::npos);
  must_fail({"bench", "chess", "--seconds", "0.05"}, 1, {"no game is called 'chess'"});
  must_fail({"bench", "--seats", "9", "--seconds", "0.05"}, 1, {"9 seats"});
}

}  // namespace
}  // namespace pionek::cli_test
