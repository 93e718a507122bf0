// Building walls (chapter 6xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

State walling(int stone) {
  State s = scene();
  give(s, Good::stone, stone);
  take(s, "wall", "sec_special_a");
  return s;
}

}  // namespace

TEST(PragaWalls, ThePriceOfTheTile) {
  RULE("PR-601");
  State s = walling(1);
  play(s, "do wall");
  EXPECT_EQ(price(s, "pick w1_01"), 1);
  EXPECT_EQ(denied(s, "pick w1_03"), "PR-601");
  play_all(s, {"pick w1_01", "wall ws01"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-601 Player 1 pays 1 stone."));
  const State poor = walling(0);
  EXPECT_EQ(denied(poor, "do wall"), "PR-601");
  // Gold and stone.
  State both = walling(2);
  show(both, "w1_13");
  play(both, "do wall");
  EXPECT_EQ(denied(both, "pick w1_13"), "PR-601");
}

TEST(PragaWalls, TheReward) {
  RULE("PR-602");
  State s = walling(2);
  play_all(s, {"do wall", "pick w1_03", "wall ws01"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-602 Player 1 scores 3 VP."));
}

TEST(PragaWalls, TwelveSpacesAroundTheBoard) {
  RULE("PR-603");
  State s = walling(5);
  lay_wall(s, "w1_05", "ws04");
  play_all(s, {"do wall", "pick w1_01"});
  EXPECT_EQ(offered(s, "wall").size(), 11U);
  EXPECT_EQ(denied(s, "wall ws04"), "PR-603");
  EXPECT_TRUE(offers(s, "wall ws12")) << "far from the other wall";
}

TEST(PragaWalls, ASideStepOnTheHungerWall) {
  RULE("PR-604");
  State s = walling(5);
  show(s, "w1_04");
  play_all(s, {"do wall", "pick w1_04", "wall ws01"});
  EXPECT_TRUE(has_line(play(s, "turn 0"), "PR-604 Player 1 gets a side step: Hunger Wall."));
  EXPECT_TRUE(offers(s, "side hunger_wall"));
  State plain = walling(5);
  play_all(plain, {"do wall", "pick w1_01", "wall ws01", "turn 0"});
  EXPECT_EQ(plain.turn.side[0], 0);
}

TEST(PragaWalls, TheyJoinEachOther) {
  RULE("PR-605");
  State s = walling(5);
  lay_wall(s, "w1_02", "ws11", 5);  // technology to the south-east: ws12
  show(s, "w1_01");
  play_all(s, {"do wall", "pick w1_01", "wall ws12"});
  play(s, "turn 2");  // silver to the north-west: ws11
  EXPECT_EQ(has(s, Good::silver_window), 1);
  EXPECT_EQ(track(s, Track::technology), 1);
  // Nothing is ever laid on a wall.
  give(s, Good::gold_window, 2);
  play_all(s, {"buy two_gold", "extra wall"});
  play(s, *offered(s, "pick").begin());
  EXPECT_EQ(denied(s, "wall ws12"), "PR-603");
}

TEST(PragaWalls, AllSpacesTaken) {
  RULE("PR-606");
  State s = walling(9);
  player(s).bonuses = 7;
  const std::vector<std::string> tiles{"w1_04", "w1_05", "w1_06", "w1_07", "w1_08", "w1_09",
                                       "w1_10", "w1_11", "w1_12", "w1_13", "w1_14", "w1_s2"};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    lay_wall(s, tiles[i], (i < 9 ? "ws0" : "ws") + std::to_string(i + 1));
  }
  EXPECT_EQ(denied(s, "do wall"), "PR-606");
  EXPECT_TRUE(offers(s, "do mines"));
}

}  // namespace pionek::praga::testing
