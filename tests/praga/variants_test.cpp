// Solo, variants and the last clarifications (chapters 14xx and 15xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {

TEST(PragaSolo, SetUpForTwoTheHumanBegins) {
  RULE("PR-1401");
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const State s = start(1, seed);
    EXPECT_EQ(mover(s), 0);
    EXPECT_EQ(s.first, 0);
    EXPECT_EQ(game().total_turns(s), 32);
  }
}

TEST(PragaSolo, TheOpponentTakesTheFurthestTile) {
  RULE("PR-1402");
  State s = scene(1);
  put_on_crane(s, "at5", 8);
  s.five = static_cast<std::uint8_t>(1 << id(kTileSet, "at5"));
  take(s, "mines", "sec_special_a");
  acted(s);
  const int mine = s.turn.tile;
  const auto lines = play(s, "end");
  EXPECT_TRUE(has_line(lines, "PR-1402 The opponent takes action tile 5."));
  EXPECT_EQ(s.crane[0], id(kTileSet, "at5") + 1) << "at the beginning of the red zone";
  EXPECT_EQ(s.crane[1], mine);
  EXPECT_EQ(s.five, 0) << "its points are lost";
  EXPECT_EQ(s.turns, 2);
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(vp(s), 0);
}

TEST(PragaSolo, SixteenTurnsForPoints) {
  RULE("PR-1403");
  State s = start(1, 6);
  int turns = 0;
  while (s.phase == Phase::turn) {
    ++turns;
    end_turn(s);
  }
  EXPECT_EQ(turns, 16);
  State good = scene(1);
  const auto reason = [&] {
    return game().words(Lang::en).text(game().outcome(good).reason, game().catalog());
  };
  good.players[0].earned[0] = 140;
  EXPECT_EQ(reason(), "140 VP.");
  good.players[0].earned[0] = 141;
  EXPECT_EQ(reason(), "141 VP: a good result.");
  EXPECT_TRUE(game().outcome(good).won(seat_at(0)));
}

TEST(PragaVariants, SideBOfTheActionTiles) {
  RULE("PR-1410");
  State s = scene(2, {{"tiles", "b"}});
  put_on_crane(s, "at2", 4);
  give(s, Good::gold, 3);
  play(s, "take at2");
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do upgrade", "do building"}));
}

TEST(PragaVariants, AlternativeRoadTiles) {
  RULE("PR-1411");
  const auto arrived = [](int segment, const Options& options) {
    State s = scene(2, options);
    s.players[0].road = static_cast<std::uint8_t>(segment);
    give(s, Good::egg, 1);
    give(s, Good::gold, 1);
    take(s, "road", "sec_special_a");
    play(s, "do road");
    return offered(s, "effect");
  };
  EXPECT_EQ(arrived(0, {}), (std::set<std::string>{"effect kr1.free", "effect kr1.egg"}));
  EXPECT_EQ(arrived(0, {{"kra1", "in"}}), (std::set<std::string>{"effect kr1.egg"}));
  EXPECT_EQ(arrived(1, {{"kra1", "in"}}),
            (std::set<std::string>{"effect kr2.free", "effect kr2.egg"}));
  EXPECT_EQ(arrived(2, {{"kra2", "in"}, {"kra3", "in"}}),
            (std::set<std::string>{"effect kr3.egg"}));
}

TEST(PragaVariants, WholeSetsForEachMonument) {
  RULE("PR-1412");
  const State s = start(2, 1, {{"hunger_wall", "a"}, {"cathedral", "b"}});
  EXPECT_EQ(s.layouts, (std::array<std::uint8_t, 2>{1, 2}));
  EXPECT_EQ(game().field_at(s, 0, 0, 3).is, Field::Is::up);
  EXPECT_EQ(game().field_at(s, 1, 0, 2).is, Field::Is::up);
  const State printed = start(2, 1, {{"cathedral", "b"}});
  EXPECT_EQ(game().field_at(printed, 0, 0, 3).is, Field::Is::vp);
}

TEST(PragaVariants, WhileThePawnStandsThere) {
  RULE("PR-1413");
  const auto wall = [](int segment) {
    State s = scene(2, {{"kra1", "in"}});
    s.players[0].road = static_cast<std::uint8_t>(segment);
    give(s, Good::stone, 1);
    take(s, "wall", "sec_special_a");
    play_all(s, {"do wall", "pick w1_02", "wall ws01", "turn 0"});
    return vp(s);
  };
  EXPECT_EQ(wall(0), 0);
  EXPECT_EQ(wall(1), 2);
  EXPECT_EQ(wall(2), 0) << "the pawn has left";
  const auto build = [](std::string_view tile) {
    State s = scene(2, {{"kra2", "in"}});
    s.players[0].road = 2;
    s.players[0].cubes = 0;
    give(s, Good::gold, 2);
    show(s, tile);
    take(s, "building", "sec_special_a");
    play_all(s, {"do building", "pick " + std::string(tile), "build n3"});
    play(s, "turn 0");
    return vp(s);
  };
  EXPECT_EQ(build("b1_03"), 3);
  EXPECT_EQ(build("b1_05"), 2 + 1) << "a Cathedral icon: reward and plaza only";
  State upgrade = scene(2, {{"kra3", "in"}});
  upgrade.players[0].road = 3;
  take(upgrade, "upgrade", "sec_special_a");
  play_all(upgrade, {"do upgrade", "pick u1_01", "turn 0"});
  EXPECT_EQ(step(upgrade), Step::choose);
  play(upgrade, "choose 2");
  EXPECT_EQ(vp(upgrade), 2);
  EXPECT_EQ(has(upgrade, Good::gold), 1);
}

TEST(PragaVariants, OptionsThatDoNotApplyAreRefused) {
  const auto wrong = make_setup(game().info(), 2, {{"solo", "parler"}});
  EXPECT_FALSE(wrong);
}

TEST(PragaClarifications, PlanksInAnyOrder) {
  RULE("PR-1505");
  State s = scene();
  s.players[0].road = 3;
  give(s, Good::egg, 1);
  take(s, "road", "sec_special_a");
  play(s, "do road");
  play(s, *offered(s, "keep").begin());
  EXPECT_EQ(offered(s, "plank").size(), 5U);
}

}  // namespace pionek::praga::testing
