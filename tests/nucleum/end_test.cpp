// The end of the game (chapter 15xx) and the final scoring (chapter 16xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

constexpr int kTilesGone = 0;
constexpr int kContractsGone = 1;
constexpr int kRecharged = 2;
constexpr int kEightTechs = 3;
constexpr int kPointsReached = 4;

// Seat 0 is about to score three points.
State scoring_three(int vp) {
  State s = scene();
  player(s).vp = static_cast<std::uint16_t>(vp);
  at_effects(s, data().rows[0].pair);
  return s;
}

// The best of all conversions, tried one by one.
int best_leftovers(int uranium, int workers, int thaler) {
  int best = uranium / 2 + workers / 2 + thaler / 5;
  if (uranium > 0) best = std::max(best, best_leftovers(uranium - 1, workers + 1, thaler));
  if (workers > 0) best = std::max(best, best_leftovers(uranium, workers - 1, thaler + 1));
  return best;
}

}  // namespace

// ---- conditions ----
TEST(NucleumEnd, TwoConditionsOrThree) {
  RULE("NU-1501");
  for (const auto& [seats, needed] : {std::pair{2, 3}, {3, 2}, {4, 2}}) {
    State s = scene(seats);
    EXPECT_EQ(data().counts[seats].conditions, needed);
    for (int i = 0; i < needed - 1; ++i) s.ended[i] = 1;
    player(s).vp = 68;
    EXPECT_EQ(s.last_round, 0);
    at_effects(s, data().rows[0].pair);
    EXPECT_EQ(s.last_round, 6);
  }
}

TEST(NucleumEnd, TheFiveConditions) {
  RULE("NU-1502");
  // Tiles and contracts: market_test.cpp. All have recharged three times:
  State s = scene(2);
  markers(s, {0, 0, 0}, 1);
  markers(s, {0, 0});
  play(s, "recharge");
  EXPECT_EQ(s.ended[kRecharged], 1);
  EXPECT_EQ(s.ended[kTilesGone] + s.ended[kContractsGone], 0);
  // Eight technologies:
  State techs = scene();
  player(techs).techs = 0x7F;
  at_action(techs, "urbanize");
  techs.agenda.pop();
  techs.agenda.push({.step = Step::unlock, .seat = seat_at(0), .n = 3});
  play(techs, "unlock a8");
  EXPECT_EQ(techs.ended[kEightTechs], 1);
  EXPECT_EQ(player(techs).vp, 3);
  // Seventy points:
  EXPECT_EQ(scoring_three(66).ended[kPointsReached], 0);
  EXPECT_EQ(scoring_three(67).ended[kPointsReached], 1);
}

TEST(NucleumEnd, TheFirstToMeetItScores) {
  RULE("NU-1503");
  State s = scoring_three(67);
  EXPECT_EQ(player(s).vp, 73);
  at_effects(s, data().rows[0].pair);
  EXPECT_EQ(player(s).vp, 76) << "once for each condition";
  // The three points can reach seventy themselves.
  State both = scene();
  player(both).vp = 68;
  both.stack = {0};
  player(both).thaler = 5;
  at_action(both, "develop");
  play_all(both, {"buy " + game().catalog().id({kTileSet, both.offer[4]}), "done"});
  EXPECT_EQ(both.ended[kTilesGone], 1);
  EXPECT_EQ(both.ended[kPointsReached], 1);
  EXPECT_EQ(player(both).vp, 74);
  // By one event: the active player first, then clockwise.
  State king = scene(3);
  player(king, 0).vp = 65;
  player(king, 1).vp = 69;
  player(king, 2).vp = 69;
  markers(king, {12}, 0);
  markers(king, {12}, 1);
  at_turn(king, 2);
  king.segment_nucleum = 0;
  player(king, 2).achievements = 12;
  play_all(king, {"recharge", "mark 12"});
  EXPECT_EQ(king.ended[kPointsReached], 3);
  // The third success space is noted after its scoring.
  State third = scene(2);
  markers(third, {0, 0, 12}, 1);
  markers(third, {0, 0});
  player(third, 1).vp = 64;
  play(third, "recharge");
  EXPECT_EQ(third.ended[kPointsReached], 2);
  EXPECT_EQ(third.ended[kRecharged], 1);
}

TEST(NucleumEnd, TheRoundIsFinishedAndOneMoreIsPlayed) {
  RULE("NU-1504");
  State s = scene(3);
  at_turn(s, 1);
  s.ended[0] = s.ended[1] = 0;
  s.ended[kTilesGone] = 1;
  player(s, 1).techs = 0x7F;
  s.stack.clear();
  at(s, {{.step = Step::matched,
          .seat = seat_at(1),
          .a = static_cast<std::uint8_t>(thing(kFieldSet, "riesa-dresden-f1"))},
         {.step = Step::unlock, .seat = seat_at(1), .n = 3}});
  track(s, "riesa-dresden-f1", 1);
  const auto lines = play(s, "unlock b8");
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines.end()[-2], "NU-1503 Player 2 scores 3 VP.");
  EXPECT_EQ(lines.back(), "NU-1504 The game ends with round 6.");
  EXPECT_EQ(s.last_round, 6);
  std::vector<int> turns;
  while (s.phase == Phase::play) {
    turns.push_back(mover(s));
    play(s, "recharge");
  }
  EXPECT_EQ(turns, (std::vector<int>{2, 0, 1, 2}));
  EXPECT_EQ(s.phase, Phase::over);
}

TEST(NucleumEnd, FurtherConditionsScoreButChangeNothing) {
  RULE("NU-1505");
  State s = scene();
  s.ended[0] = s.ended[1] = 1;
  s.last_round = 6;
  s.round = 6;
  player(s).vp = 69;
  at_effects(s, data().rows[0].pair);
  EXPECT_EQ(player(s).vp, 75);
  EXPECT_EQ(s.last_round, 6);
}

TEST(NucleumEnd, ATechnicalLimit) {
  RULE("NU-1506");
  State s = scene(2);
  s.round = 150;
  at_turn(s, 0);
  play_all(s, {"recharge"});
  EXPECT_EQ(s.phase, Phase::play);
  EXPECT_TRUE(has_line(play(s, "recharge"), "NU-1506"));
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(game().to_move(s), nobody);
}

// ---- the last marker ----
TEST(NucleumEnd, OneMoreMarkerWithoutEffects) {
  RULE("NU-1601");
  State s = scene(3);
  s.first = 0;
  s.round = s.last_round = 6;
  s.ended[0] = s.ended[1] = 1;
  at_turn(s, 2);
  player(s, 0).achievements = 26;
  player(s, 1).achievements = 9;
  markers(s, {8, 4, 1}, 1);  // all groups within reach
  play(s, "recharge");
  EXPECT_EQ(s.phase, Phase::last_markers);
  EXPECT_EQ(mover(s), 0);
  EXPECT_FALSE(offers(s, "mark start"));
  EXPECT_TRUE(offers(s, "done"));
  const auto before = player(s, 0);
  play(s, "mark 26");
  EXPECT_EQ(player(s, 0).markers[4], thing(kSpaceSet, "26"));
  EXPECT_EQ(player(s, 0).vp, before.vp);
  EXPECT_EQ(player(s, 0).techs, before.techs);
  EXPECT_EQ(player(s, 0).recharges, before.recharges);
  EXPECT_EQ(s.phase, Phase::over) << "nobody else can place one";
}

TEST(NucleumEnd, LastMarkersInTurnOrder) {
  RULE("NU-1601");
  State s = scene(3);
  s.first = 1;
  s.round = s.last_round = 6;
  s.ended[0] = s.ended[1] = 1;
  at_turn(s, 0);
  player(s, 1).achievements = player(s, 2).achievements = 3;
  play(s, "recharge");
  EXPECT_EQ(s.phase, Phase::last_markers);
  EXPECT_EQ(mover(s), 1);
  play(s, "mark 3");
  EXPECT_EQ(mover(s), 2);
  play(s, "done");
  EXPECT_EQ(s.phase, Phase::over);
}

// ---- points ----
TEST(NucleumScoring, MarkersTimesTheirMultiplier) {
  RULE("NU-1602");
  RULE("NU-1603");
  State s = scene();
  const std::array<std::pair<int, int>, 6> multipliers{
      {{1, 1}, {6, 2}, {9, 3}, {14, 4}, {26, 5}, {40, 6}}};
  for (int segment = 0; segment < kSegments; ++segment) {
    s.success[segment] = static_cast<std::uint8_t>(thing(kSuccessSet, "s-mines"));
  }
  mine(s, "brux-m1", 1);
  mine(s, "aussig-m1", 2);
  for (const auto& [value, multiplier] : multipliers) {
    markers(s, {value});
    EXPECT_EQ(points_by(s, "NU-1602"), 2 * multiplier) << value;
  }
  // Groups may lie across segments: 12 and 13 are of one group and count different tiles.
  s.success[1] = static_cast<std::uint8_t>(thing(kSuccessSet, "s-turbines"));
  markers(s, {12});
  EXPECT_EQ(points_by(s, "NU-1602"), 0);
  markers(s, {13});
  EXPECT_EQ(points_by(s, "NU-1602"), 8);
  const std::array<std::pair<int, int>, 8> segments{
      {{1, 0}, {6, 0}, {7, 1}, {12, 1}, {13, 2}, {22, 2}, {24, 3}, {40, 3}}};
  for (const auto& [value, segment] : segments) {
    EXPECT_EQ(data().spaces[thing(kSpaceSet, std::to_string(value))].segment, segment);
  }
}

TEST(NucleumScoring, PairsRoundDown) {
  RULE("NU-1605");
  State s = scene();
  s.success[0] = static_cast<std::uint8_t>(thing(kSuccessSet, "s-tracks"));
  markers(s, {3});
  player(s).tracks = 5;
  EXPECT_EQ(points_by(s, "NU-1602"), 2 * 2);
}

TEST(NucleumScoring, WhatSuccessTilesCount) {
  RULE("NU-1808");
  State s = scene();
  own(s, "leipzig-p1", "residence-1", 0, true);
  own(s, "leipzig-p2", "factory-1");
  own(s, "praha-p3", "factory-2", 0, true);
  own(s, "dresden-p1", "laboratory-3");
  own(s, "praha-p4", "laboratory-2", 0, true);
  mine(s, "brux-m1", 1);
  turbine(s, "plauen-t1", 1);
  turbine(s, "plauen-t2", 2);
  player(s).tracks = 7;
  const std::array<std::pair<const char*, int>, 8> expected{{{"s-buildings", 2},
                                                             {"s-residences", 1},
                                                             {"s-factories", 2},
                                                             {"s-laboratories", 2},
                                                             {"s-mines", 1},
                                                             {"s-turbines", 2},
                                                             {"s-tracks", 3},
                                                             {"s-powered-cities", 2}}};
  for (const auto& [tile, times] : expected) {
    s.success[0] = static_cast<std::uint8_t>(thing(kSuccessSet, tile));
    markers(s, {1});
    EXPECT_EQ(points_by(s, "NU-1602"), times) << tile;
  }
}

TEST(NucleumScoring, PoweredBuildings) {
  RULE("NU-1607");
  State s = scene();
  own(s, "leipzig-p1", "residence-2", 0, true);
  own(s, "praha-p3", "factory-2", 0, true);
  own(s, "dresden-p1", "laboratory-3");
  neutral(s, "chemnitz-p1", "n05");
  add(s.powered, thing(kPlotSet, "chemnitz-p1"));
  EXPECT_EQ(points_by(s, "NU-1607"), 5 + 2 * 4);
}

TEST(NucleumScoring, GovernmentBuildings) {
  RULE("NU-1608");
  RULE("NU-1809");
  State s = scene();
  own(s, "leipzig-p4", "factory-4", 0, true);
  EXPECT_EQ(points_by(s, "NU-1608"), 2) << "itself";
  own(s, "grimma-p1", "factory-1", 1);
  neutral(s, "riesa-p1", "n06");
  EXPECT_EQ(points_by(s, "NU-1608"), 2) << "not in its network";
  line(s, "leipzig-grimma");
  EXPECT_EQ(points_by(s, "NU-1608"), 4);
  line(s, "grimma-riesa", 1);
  EXPECT_EQ(points_by(s, "NU-1608"), 4) << "a line of another player alone";
  line(s, "leipzig-riesa");
  EXPECT_EQ(points_by(s, "NU-1608"), 6) << "neutral ones count";
  own(s, "praha-p1", "residence-4", 0, true);
  EXPECT_EQ(points_by(s, "NU-1608"), 6 + 4) << "doubled in Praha";
}

TEST(NucleumScoring, Leftovers) {
  RULE("NU-1609");
  State s = scene();
  mine(s, "brux-m1", 1);
  mine(s, "brux-m2", 3);
  for (int uranium = 0; uranium <= 5; ++uranium) {
    for (int hands = 0; hands <= 6; ++hands) {
      for (int thaler = 0; thaler <= 6; ++thaler) {
        player(s).cubes = {static_cast<std::uint8_t>(std::min(uranium, 3)), 0,
                           static_cast<std::uint8_t>(std::max(0, uranium - 3)), 0};
        workers(s, hands);
        player(s).thaler = static_cast<std::uint16_t>(thaler);
        EXPECT_EQ(points_by(s, "NU-1609"), best_leftovers(uranium, hands, thaler));
      }
    }
  }
}

// With an empty reserve a cube becomes a thaler (NU-208), not the eighteenth worker.
TEST(NucleumScoring, LeftoversWithoutAReserve) {
  RULE("NU-1609");
  State s = scene();
  mine(s, "brux-m1", 1, 1);
  player(s).workers = 17;
  player(s).reserve = 0;
  EXPECT_EQ(points_by(s, "NU-1609"), 17 / 2);
  player(s).thaler = 4;
  EXPECT_EQ(points_by(s, "NU-1609"), 17 / 2 + 1);
}

TEST(NucleumScoring, IncomeTracks) {
  RULE("NU-1610");
  State s = scene();
  player(s).income = {3, 4, 5};
  EXPECT_EQ(points_by(s, "NU-1610"), 3 + 6);
  player(s).income = {6, 4, 0};
  EXPECT_EQ(points_by(s, "NU-1610"), 10 + 3);
}

TEST(NucleumScoring, WhoWins) {
  RULE("NU-1611");
  State s = scene(3);
  player(s, 0).vp = 50;
  player(s, 1).vp = 60;
  player(s, 2).vp = 40;
  Outcome outcome = game().outcome(s);
  ASSERT_EQ(outcome.winners.size(), 1);
  EXPECT_TRUE(outcome.won(seat_at(1)));
  EXPECT_EQ(game().words(Lang::en).text(outcome.reason, game().catalog()),
            "Player 2 wins with 60 to 50 VP.");
  player(s, 0).vp = 60;
  outcome = game().outcome(s);
  EXPECT_EQ(outcome.winners.size(), 2);
  EXPECT_EQ(game().words(Lang::pl).text(outcome.reason, game().catalog()),
            "Wspólne zwycięstwo: 60 PZ.");
}

}  // namespace pionek::nucleum::testing
