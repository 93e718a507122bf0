// Final scoring (chapter 13xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// The last turn is over but for its end.
State last_turn(int seats = 2) {
  State s = scene(seats);
  after_turns(s, game().total_turns(s) - 1);
  take(s, "mines", "sec_special_a");
  acted(s);
  return s;
}

}  // namespace

TEST(PragaScoring, UnfinishedPlazasGiveTheBottomReward) {
  RULE("PR-1301");
  State s = last_turn();
  set_plaza(s, "pe", "pt04");
  set_plaza(s, "pf", "pt01");
  lay_building(s, "b1_01", "o4", 0, 0);
  lay_building(s, "b1_02", "o5", 0, 1);
  lay_building(s, "b1_03", "o7", 0, 1);
  lay_building(s, "b1_04", "n3", 0, 0);  // a plaza without a tile
  play(s, "end");
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(has(s, Good::stone, 0), 3) << "everybody with a cube, however many";
  EXPECT_EQ(has(s, Good::stone, 1), 3);
  EXPECT_EQ(track(s, Track::university, 1), 2);
  EXPECT_EQ(vp(s, 0), 0) << "never the top reward";
}

TEST(PragaScoring, RewardsAtTheEndMayStillAsk) {
  RULE("PR-1301");
  State s = last_turn();
  set_plaza(s, "pe", "pt10");  // bottom: a quarry
  set_track(s, Track::quarries, 4, 1);
  lay_building(s, "b1_02", "o5", 0, 1);
  play(s, "end");
  EXPECT_EQ(step(s), Step::token);
  EXPECT_EQ(mover(s), 1);
  play(s, "token prod1");
  EXPECT_EQ(s.phase, Phase::over);
  // Resource bonuses still apply.
  State bonus = last_turn();
  set_plaza(bonus, "pe", "pt04");
  give(bonus, Good::stone, 3, 1);
  lay_building(bonus, "b1_02", "o5", 0, 1);
  play(bonus, "end");
  EXPECT_EQ(has(bonus, Good::silver_window, 1), 1);
}

TEST(PragaScoring, Science) {
  RULE("PR-1302");
  State s = scene();
  set_track(s, Track::technology, 7);
  EXPECT_EQ(points_by(s, "PR-1302"), 0);
  set_track(s, Track::university, 4);
  EXPECT_EQ(points_by(s, "PR-1302"), 7);
  set_track(s, Track::university, 7);
  EXPECT_EQ(points_by(s, "PR-1302"), 14);
  set_track(s, Track::university, 8);
  EXPECT_EQ(points_by(s, "PR-1302"), 21);
}

TEST(PragaScoring, RowsOfTheMonuments) {
  RULE("PR-1303");
  State s = scene();
  EXPECT_EQ(points_by(s, "PR-1303"), 0);
  set_monument(s, Monument::cathedral, 6, 0);
  set_monument(s, Monument::hunger_wall, 3, 0);
  EXPECT_EQ(points_by(s, "PR-1303"), 13 + 4);
}

TEST(PragaScoring, TokensTimesColumns) {
  RULE("PR-1304");
  State s = scene();
  give(s, Good::red_token, 3);
  give(s, Good::blue_token, 2);
  EXPECT_EQ(points_by(s, "PR-1304"), 0);
  set_monument(s, Monument::cathedral, 1, 3);
  EXPECT_EQ(points_by(s, "PR-1304"), 9) << "red by the Cathedral";
  set_monument(s, Monument::hunger_wall, 1, 4);
  EXPECT_EQ(points_by(s, "PR-1304"), 9 + 8) << "blue by the Hunger Wall";
}

TEST(PragaScoring, Walls) {
  RULE("PR-1305");
  State s = scene();
  const std::vector<int> expected{0, 0, 0, 4, 10, 10, 18, 18};
  const std::vector<std::string> tiles{"w1_04", "w1_05", "w1_06", "w1_07",
                                       "w1_08", "w1_09", "w1_10"};
  for (std::size_t i = 0; i <= tiles.size(); ++i) {
    EXPECT_EQ(points_by(s, "PR-1305"), expected[i]) << i;
    if (i < tiles.size()) lay_wall(s, tiles[i], "ws0" + std::to_string(i + 1));
  }
}

TEST(PragaScoring, TilesVAndSeals) {
  RULE("PR-1306");
  const auto worth = [](State s, std::string_view tile) {
    player(s).crown[0] = static_cast<std::uint8_t>(id(kBridgeSet, tile) + 1);
    return points_by(s, "PR-1306");
  };
  State s = scene();
  lay_upgrade(s, "u1_01");
  lay_upgrade(s, "u1_02");
  lay_wall(s, "w1_04", "ws01");
  set_track(s, Track::university, 6);
  set_track(s, Track::mines, 8);
  set_monument(s, Monument::hunger_wall, 3, 0);
  set_monument(s, Monument::cathedral, 2, 0);
  EXPECT_EQ(worth(s, "br5_1"), 6);
  EXPECT_EQ(worth(s, "br5_2"), 6) << "the covered one, too";
  EXPECT_EQ(worth(s, "br5_3"), 2);
  EXPECT_EQ(worth(s, "br5_4"), 7);
  EXPECT_EQ(worth(s, "br5_5"), 2);
  EXPECT_EQ(worth(s, "br5_6"), 6 + 3);
}

TEST(PragaScoring, SealsShareTheResourcesBest) {
  RULE("PR-1306");
  const auto worth = [](int gold, int stone, std::initializer_list<std::string_view> seals) {
    State s = scene();
    give(s, Good::gold, gold);
    give(s, Good::stone, stone);
    for (const auto seal : seals) {
      player(s).seals = static_cast<std::uint8_t>(player(s).seals | 1 << id(kSealSet, seal));
    }
    return points_by(s, "PR-1306");
  };
  EXPECT_EQ(worth(9, 3, {"seal_gold"}), 18);
  EXPECT_EQ(worth(9, 3, {"seal_stone"}), 6);
  EXPECT_EQ(worth(5, 8, {"seal_set"}), 15);
  EXPECT_EQ(worth(0, 0, {"seal_six"}), 6);
  EXPECT_EQ(worth(5, 8, {"seal_set", "seal_six"}), 21);
  EXPECT_EQ(worth(5, 8, {"seal_set", "seal_stone"}), 15 + 6) << "sets first, then 3 stone";
  EXPECT_EQ(worth(5, 8, {"seal_set", "seal_gold"}), 15) << "a set is worth more than a coin";
  EXPECT_EQ(worth(5, 2, {"seal_set", "seal_gold"}), 6 + 6);
  EXPECT_EQ(worth(4, 7, {"seal_gold", "seal_stone"}), 8 + 14);
}

TEST(PragaScoring, Eggs) {
  RULE("PR-1307");
  const std::vector<int> expected{0, 0, 3, 6, 10, 10, 10};
  for (std::size_t eggs = 0; eggs < expected.size(); ++eggs) {
    State s = scene();
    give(s, Good::egg, static_cast<int>(eggs));
    EXPECT_EQ(points_by(s, "PR-1307"), expected[eggs]);
  }
}

TEST(PragaScoring, WhoWins) {
  RULE("PR-1308");
  State s = scene(3);
  player(s, 1).earned[0] = 7;
  const auto reason = [&] {
    return game().words(Lang::en).text(game().outcome(s).reason, game().catalog());
  };
  EXPECT_EQ(game().outcome(s).winners, (FixedVector<Seat, kMaxSeats>{seat_at(1)}));
  EXPECT_EQ(reason(), "Player 2 wins with 7 VP to 0.");
  // A tie goes to who began later.
  player(s, 0).earned[0] = 7;
  EXPECT_EQ(game().outcome(s).winners, (FixedVector<Seat, kMaxSeats>{seat_at(1)}));
  EXPECT_EQ(
      reason(),
      "A tie at the top; Player 2, number 2 in the order, began later than number 1 and wins.");
  s.first = 1;
  EXPECT_EQ(game().outcome(s).winners, (FixedVector<Seat, kMaxSeats>{seat_at(0)}));
  EXPECT_STREQ(game().outcome(s).rule, "PR-1308");
}

TEST(PragaScoring, LeftoversScoreNothing) {
  RULE("PR-1309");
  State s = scene();
  give(s, Good::gold, 9);
  give(s, Good::stone, 9);
  give(s, Good::gold_window, 2);
  EXPECT_EQ(points(s), 0);
}

TEST(PragaScoring, TheEndIsOneTurn) {
  RULE("PR-1310");
  State s = last_turn();
  set_plaza(s, "pe", "pt08");  // bottom: a blue token
  set_plaza(s, "pg", "pt09");
  own_technology(s, "t2_5", 1);
  player(s, 1).once = 2;
  lay_building(s, "b1_02", "o5", 0, 1);
  play(s, "end");
  EXPECT_EQ(step(s), Step::choose) << "once in a turn begins anew";
  play(s, "choose 1");
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(vp(s, 1), 1);
  // A technology that never became active, and a right that came too late.
  State late = last_turn();
  own_technology(late, "t2_5", 1);
  player(late, 1).active = 0;
  set_plaza(late, "pe", "pt08");
  lay_building(late, "b1_02", "o5", 0, 1);
  play(late, "end");
  EXPECT_EQ(late.phase, Phase::over);
  EXPECT_EQ(vp(late, 1), 0);
}

TEST(PragaScoring, TheSheetAddsUp) {
  State s = start(4, 11);
  play_to(s, 64);
  Rng rng(5);
  Silent silent;
  while (game().to_move(s) != nobody) game().play(s, random_move(s, rng), silent);
  for (int seat = 0; seat < 4; ++seat) {
    int sum = 0;
    for (const ScoreLine& line : game().score_sheet(s)) {
      if (line.seat == seat_at(seat)) sum += line.points;
    }
    EXPECT_EQ(sum, points(s, seat));
    EXPECT_GE(points(s, seat), vp(s, seat));
  }
}

}  // namespace pionek::praga::testing
