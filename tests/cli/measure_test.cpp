// bench: the keys it prints are a contract.
#include "tests/cli/desk.hpp"

namespace pionek::cli_test {
namespace {

using Measure = Desk;

TEST_F(Measure, Bench) {
  for (const std::vector<std::string>& game : {std::vector<std::string>{"power-grid"}, {}}) {
    std::vector<std::string> arguments{"bench", "--seconds", "0.05", "--seats", "3"};
    arguments.insert(arguments.end(), game.begin(), game.end());
    const json::value result = must_json(arguments);
    EXPECT_EQ(result.at("game"), "power-grid");
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
