// arena: one table and the round robin. The keys it prints are a contract.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

using Arena = Desk;

std::vector<std::string> robin() {
  return {"arena",  "power-grid", "--round-robin", "random,greedy,easy",
          "--size", "3",          "--games",       "8",
          "--seed", "5"};
}

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

TEST_F(Arena, OneTable) {
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

TEST_F(Arena, Refuses) {
  must_fail({"arena", "power-grid", "--seats", "greedy,clever"}, 1, {"no bot 'clever'", "greedy"});
  must_fail({"arena", "power-grid", "--seats", "greedy"}, 1, {"1 seats"});
  must_fail({"arena", "power-grid", "--seats", "greedy,greedy", "--games", "0"}, 1, {"--games"});
  must_fail({"arena", "chess", "--seats", "greedy,greedy"}, 1, {"no game is called 'chess'"});
}

TEST_F(Arena, TheResultIsTheSameWithAnyNumberOfJobs) {
  const std::vector<std::string> table{
      "arena", "power-grid", "--seats", "normal@20,greedy,random", "--games", "7", "--seed", "5"};
  for (const auto& arguments : {table, robin()}) {
    const json::value alone = must_json(with(arguments, {"--jobs", "1"}));
    EXPECT_EQ(must_json(with(arguments, {"--jobs", "4"})), alone);
    EXPECT_EQ(must_json(arguments), alone);
  }
}

TEST_F(Arena, ABotMayThinkForATime) {
  must({"arena", "power-grid", "--seats", "normal@1ms,greedy", "--games", "1", "--seed", "1"});
}

TEST_F(Arena, RoundRobin) {
  const json::value result = must_json(robin());
  EXPECT_EQ(result.at("game"), "power-grid");
  EXPECT_EQ(result.at("seats"), 3);
  EXPECT_EQ(result.at("games_per_pair"), 12) << "full rotations, so not 8";
  const json::array& bots = result.at("bots").get_array();
  ASSERT_EQ(bots.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_LE(bots[i].at("elo95").at(0).to_number<double>(), bots[i].at("elo").to_number<double>());
    for (std::size_t k = 0; k < 3; ++k) {
      const json::value& share = bots[i].at("win_share").at(k);
      EXPECT_EQ(share.is_null(), i == k);
      if (i == k) continue;
      EXPECT_NEAR(share.to_number<double>() + bots[k].at("win_share").at(i).to_number<double>(), 1,
                  1e-9);
      EXPECT_LE(bots[i].at("interval95").at(k).at(0).to_number<double>(),
                share.to_number<double>() + 1e-9);
    }
  }
  EXPECT_EQ(bots[0].at("bot"), "random");
  EXPECT_LT(bots[0].at("elo").to_number<double>(), bots[1].at("elo").to_number<double>());
}

TEST_F(Arena, RoundRobinInWords) {
  const auto lines = lines_of(must(robin()));
  ASSERT_EQ(lines.size(), 11U);
  EXPECT_EQ(lines[0], "Power Grid: everybody against everybody, 3 seats, 12 games a pair");
  EXPECT_NE(lines[3].find(" 3  random"), std::string::npos) << "the weakest is the last";
  EXPECT_NE(lines[3].find("Elo  -"), std::string::npos) << lines[3];
  EXPECT_NE(must(with(robin(), {"--lang", "pl"})).find("każdy z każdym, 3 miejsca, 12 partii"),
            std::string::npos);
  for (const char* lang : {"en", "pl"}) {
    for (const auto& line : lines_of(must(with(robin(), {"--lang", lang})))) {
      EXPECT_LE(columns(line), 80) << line;
    }
  }
}

// Where one won all games, the interval lies on one side of what was seen.
TEST_F(Arena, TheCertaintyToldHoldsForEveryPair) {
  const std::vector<std::string> pair{"arena",   "power-grid", "--round-robin", "random,greedy",
                                      "--games", "4",          "--seed",        "5"};
  const json::value greedy = must_json(pair).at("bots").at(1);
  ASSERT_EQ(greedy.at("win_share").at(0).to_number<double>(), 1);
  const double low = greedy.at("interval95").at(0).at(0).to_number<double>();
  const std::string told = lines_of(must(pair)).back();
  const std::string mark = "is within ";
  ASSERT_NE(told.find(mark), std::string::npos) << told;
  EXPECT_NEAR(std::stod(told.substr(told.find(mark) + mark.size())), 100 * (1 - low), 0.06);
}

TEST_F(Arena, RoundRobinAsAPicture) {
  must(with(robin(), {"--picture", path("p.svg")}));
  const std::string picture = read("p.svg");
  EXPECT_TRUE(picture.starts_with("<svg")) << picture.substr(0, 80);
  for (const char* name : {"random", "greedy", "easy"}) {
    EXPECT_NE(picture.find(name), std::string::npos);
  }
  must_fail(with(robin(), {"--picture", path("p.svg")}), 1, {"p.svg: the file exists already"});
  EXPECT_EQ(read("p.svg"), picture);
}

TEST_F(Arena, TellsItsProgressToPeopleOnly) {
  const std::vector<std::string> table{"arena",   "power-grid", "--seats", "greedy,random",
                                       "--games", "3",          "--seed",  "5"};
  EXPECT_NE(run_on_screen(table, {}).find("3 of 3 games"), std::string::npos);
  EXPECT_EQ(run_program(table).err, "");
}

TEST_F(Arena, FlagsThatDoNotFitTogether) {
  const std::vector<std::string> arena{"arena", "power-grid"};
  must_fail(arena, 2, {"the flag --seats is missing", "--seats A,B,... or --round-robin A,B,..."});
  must_fail(with(robin(), {"--seats", "greedy,greedy"}), 2, {"--seats and --round-robin exclude"});
  must_fail(with(arena, {"--seats", "greedy,greedy", "--size", "2"}), 2,
            {"--size without --round-robin"});
  must_fail(with(arena, {"--seats", "greedy,greedy", "--picture", path("p")}), 2,
            {"--picture without --round-robin"});
  must_fail(with(arena, {"--round-robin", "greedy"}), 1, {"--round-robin: ", "at least 2"});
  must_fail(with(arena, {"--round-robin", "greedy,clever"}), 1, {"no bot 'clever'"});
  must_fail(with(arena, {"--round-robin", "greedy,random", "--size", "7"}), 1, {"7 seats"});
  must_fail({"arena", "carnegie", "--round-robin", "greedy,random", "--size", "1"}, 1,
            {"--size: found 1", "at least 2"});
  must_fail(with(arena, {"--seats", "greedy,greedy", "--jobs", "0"}), 1, {"--jobs", "at least 1"});
  must_fail(with(arena, {"--seats", "greedy,greedy", "--move-time", "0"}), 2, {"--move-time"});
}

}  // namespace
}  // namespace pionek::cli_test
