// The example game in all the rooms a game can have, through the list of its own: whatever
// docs/add-a-game.md tells to write is built and used here, so that it cannot rot.
#include "bots/coach.hpp"
#include "bots/style.hpp"
#include "engine/registry/registry.hpp"
#include "tests/desk/desk.hpp"
#include "tests/fuzz/readers.hpp"

namespace pionek::cli_test {
namespace {

using Rooms = Desk;

TEST_F(Rooms, TheListHasTheGameAndItsFiles) {
  ASSERT_EQ(game_ids().size(), 1U);
  EXPECT_EQ(game_ids()[0], "lighthouse");
  EXPECT_EQ(load_game("lighthouse").value()->info().id, "lighthouse");
  EXPECT_TRUE(embedded_files("lighthouse").get("rules.pl.md"));
  const auto error = load_game("power-grid").error();
  EXPECT_EQ(error.text(), "game: no game is called 'power-grid'; expected one of lighthouse");
}

TEST_F(Rooms, TheProgramHasItsBotsWithTheirStyles) {
  const json::value game = must_json({"games"}).at("games").at(0);
  EXPECT_EQ(game.at("id"), "lighthouse");
  EXPECT_EQ(game.at("bots"), (json::array{"random", "easy", "normal"}));
  EXPECT_EQ(game.at("bot_styles").at("easy"), "Takes the points that lie before it.");
}

TEST_F(Rooms, ItsBotsKnowMoreThanChance) {
  const json::value result = must_json(
      {"arena", "lighthouse", "--seats", "normal,easy,random", "--games", "24", "--seed", "1"});
  const json::array& won = result.at("win_share").as_array();
  EXPECT_GT(won[0].to_number<double>(), won[2].to_number<double>());
  EXPECT_GT(won[1].to_number<double>(), won[2].to_number<double>());
}

TEST_F(Rooms, TheCoachGivesTheReasonsOfTheGame) {
  must({"new", "lighthouse", "--seats", "2", "--seed", "1", "-o", path("a.pionek")});
  must({"move", path("a.pionek"), "fetch 3", "guide tug brig"});
  const std::string hint = must({"hint", path("a.pionek"), "--iterations", "50"});
  EXPECT_NE(hint.find("Leaves you with 5 points."), std::string::npos) << hint;
  EXPECT_NE(must({"hint", path("a.pionek"), "--lang", "pl"}).find("Zostawia ci 5 punktów."),
            std::string::npos);
}

TEST_F(Rooms, TheScreenIsDrawnInBothLanguages) {
  const std::vector<std::string> play{"play",    "lighthouse",    "--seed",  "1",
                                      "--names", "Anna,Bo",       "--seats", "human,easy",
                                      "--save",  path("a.pionek")};
  const std::string text = must(play, {"1\nq\n", {}, {}});
  EXPECT_NE(text.find("Night 1 of 4 · lamp 3 · cellar 20"), std::string::npos) << text;
  EXPECT_NE(text.find("Anna      oil 2, flares 0, holds 2"), std::string::npos) << text;
  const std::string shown = must({"show", path("a.pionek"), "--lang", "pl", "--seat", "1"});
  EXPECT_NE(shown.find("Noc 1 z 4 · lampa 3"), std::string::npos) << shown;
  EXPECT_NE(shown.find("\nręka "), std::string::npos) << shown;
}

TEST_F(Rooms, ItIsMeasured) {
  const json::value figures = must_json({"bench", "lighthouse", "--seconds", "0.05"});
  EXPECT_GT(figures.at("moves").as_int64(), 0);
  EXPECT_EQ(figures.at("allocations_per_move").to_number<double>(), 0);
}

// What the fuzzer does for the other games, without its cunning.
TEST_F(Rooms, ReadersTakeWhatTheyWroteAndRefuseTheRest) {
  const auto game = load_game("lighthouse").value();
  Rng rng(1);
  for (const Reader& reader : readers()) {
    const std::vector<std::string> seeds = reader.seeds(game);
    EXPECT_FALSE(seeds.empty()) << reader.name;
    for (const std::string& seed : seeds) {
      reader.check(game, seed);
      for (int k = 0; k < 10; ++k) {
        std::string damaged = seed;
        const auto at = rng.below(static_cast<std::uint32_t>(damaged.size()));
        damaged[at] = static_cast<char>(rng.below(128));
        reader.check(game, damaged);
      }
    }
  }
}

}  // namespace
}  // namespace pionek::cli_test
