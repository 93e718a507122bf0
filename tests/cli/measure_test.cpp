// bench: the keys it prints are a contract.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using Measure = Desk;

// The figures of one game as an object, those of all as a list.
TEST_F(Measure, Bench) {
  const std::vector<std::string> all{"bench", "--seconds", "0.05", "--seats", "3"};
  std::vector<std::string> one = all;
  one.emplace_back("power-grid");
  json::array results = must_json(all).as_array();
  results.push_back(must_json(one));
  const json::value games = must_json({"games"}).at("games");
  ASSERT_EQ(results.size(), games.as_array().size() + 1);
  for (std::size_t i = 0; i + 1 < results.size(); ++i) {
    EXPECT_EQ(results[i].at("game"), games.at(i).at("id"));
  }
  EXPECT_EQ(results.back().at("game"), "power-grid");
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
