// Sickness, death, cure and treatment (chapter 12xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

constexpr int kWorker = 0;
constexpr int kEngineer = 1;
constexpr int kChild = 2;

}  // namespace

TEST(FrostpunkSickness, FallingSick) {
  RULE("FP-1201");
  State s = scene();
  const auto lines = run_ops(s, R"([{"op": "sick", "type": "worker", "n": 2}])");
  EXPECT_EQ(s.sick[kWorker], 2);
  EXPECT_TRUE(has_line(lines, "FP-1201 Workers: one falls sick, 1 now."));
}

TEST(FrostpunkSickness, NeverMoreThanThereAre) {
  RULE("FP-1202");
  State s = scene();
  s.pop[kChild] = s.sick[kChild] = 3;
  run_ops(s, R"([{"op": "sick", "type": "child", "n": 1}])");
  EXPECT_EQ(s.sick[kChild], 3);
  EXPECT_TRUE(s.skull(kChild));
}

TEST(FrostpunkSickness, TwoSidesOfAMarker) {
  RULE("FP-1203");
  RULE("FP-1204");
  State s = scene();
  s.sick[kWorker] = 4;
  const auto lines = run_ops(s, R"([{"op": "flip", "type": "worker", "n": 1}])");
  EXPECT_TRUE(s.skull(kWorker));
  EXPECT_EQ(s.pop[kWorker], 22) << "nothing else happens";
  EXPECT_EQ(s.sick[kWorker], 4);
  EXPECT_TRUE(has_line(lines, "FP-1204 "));
}

TEST(FrostpunkSickness, TheSecondTurnKills) {
  RULE("FP-1205");
  State s = scene();
  s.sick[kWorker] = 4;
  s.skulls = 1;
  on_top(s, "m02");
  run_ops(s, R"([{"op": "flip", "type": "worker", "n": 1}])");
  EXPECT_FALSE(s.skull(kWorker));
  EXPECT_EQ(s.pop[kWorker], 21);
  EXPECT_EQ(s.sick[kWorker], 3) << "one field in all";
  EXPECT_EQ(s.deaths, 1);
}

TEST(FrostpunkSickness, TheMarkerFollowsThePopulation) {
  RULE("FP-1206");
  State s = scene();
  s.pop[kEngineer] = 5;
  s.sick[kEngineer] = 4;
  run_ops(s, R"([{"op": "citizens", "type": "engineer", "n": -3}])");
  EXPECT_EQ(s.pop[kEngineer], 2);
  EXPECT_EQ(s.sick[kEngineer], 2);
}

TEST(FrostpunkSickness, DeathsMarkerFirst) {
  RULE("FP-1211");
  RULE("FP-209");
  RULE("FP-210");
  State s = scene();
  s.deaths = 8;
  const auto lines = run_ops(s, R"([{"op": "die", "type": "worker", "n": 1},
                                    {"op": "gain", "res": "wood", "n": 5}])");
  EXPECT_EQ(s.ending, Ending::deaths);
  EXPECT_EQ(s.deaths, 9);
  EXPECT_EQ(s.pop[kWorker], 22) << "the loss comes before the rest of the death";
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_TRUE(has_line(lines, "FP-209 "));
  EXPECT_TRUE(s.agenda.empty());
  expect_sound(s);
}

TEST(FrostpunkSickness, ThenThePopulation) {
  RULE("FP-1212");
  State s = scene();
  s.pop[kChild] = s.sick[kChild] = 4;
  on_top(s, "m02");
  hope(s, {"care", "justice", "motivation", "-care", "-care"});
  run_ops(s, R"([{"op": "die", "type": "child", "n": 1}])");
  EXPECT_EQ(s.pop[kChild], 3);
  EXPECT_EQ(s.sick[kChild], 3) << "it would stand beyond";
  State well = scene();
  well.sick[kWorker] = 4;
  on_top(well, "m02");
  run_ops(well, R"([{"op": "die", "type": "worker", "n": 1}])");
  EXPECT_EQ(well.sick[kWorker], 4) << "not from a turn, not beyond";
}

TEST(FrostpunkSickness, ACardForEveryDeath) {
  RULE("FP-1213");
  State s = scene(3);
  s.leader = 1;
  give(s, "m02", 0);
  give(s, "m05", 2);
  give(s, "m11", 1);
  on_top(s, "m03");
  run_ops(s, R"([{"op": "die", "type": "worker", "n": 1}])");
  EXPECT_EQ(mover(s), 2) << "from the leader on; seat 1 has only an engineer";
  EXPECT_EQ(offered(s), (Moves{"bury m05", "pass"}));
  State drawn = s;
  play(drawn, "pass");
  EXPECT_EQ(mover(drawn), 0);
  const auto lines = play(drawn, "pass");
  EXPECT_TRUE(has_line(lines, "FP-1213 The line of the dead: Chrissy Klemowsky."));
  EXPECT_EQ(drawn.citizen_discard, 1U << citizen("m03"));
  EXPECT_EQ(track(drawn, Side::hope), "care -justice motivation") << "justice is spent";
  EXPECT_EQ(step(drawn), Step::lower);
  EXPECT_EQ(mover(drawn), 1);
  play(s, "bury m05");
  EXPECT_EQ(s.citizen_discard, 1U << citizen("m05"));
  EXPECT_EQ(std::popcount(s.hand[2]), 0);
  EXPECT_EQ(track(s, Side::hope), "care justice -motivation");
}

TEST(FrostpunkSickness, DeathLinesAsFarAsPossible) {
  RULE("FP-1214");
  State s = scene();
  hope(s, {"care", "-motivation"});
  on_top(s, "m22");
  run_ops(s, R"([{"op": "die", "type": "child", "n": 1}])");
  EXPECT_EQ(track(s, Side::hope), "care -motivation") << "motivation is spent already";
  EXPECT_EQ(offered(s), (Moves{"spend care", "remove motivation"}));
  // Several deaths, each with its own card; leaving is no death; nobody is nobody.
  State many = scene();
  many.pop = {3, 0, 0};
  hope(many, {"care", "care", "care", "justice", "justice", "justice"});
  run_ops(many, R"([{"op": "die", "type": "worker", "n": 2}])");
  play_on(many, {"spend care", "spend justice", "remove care", "pass"});
  EXPECT_EQ(std::popcount(many.citizen_discard), 2);
  EXPECT_EQ(many.deaths, 2);
  run_ops(many, R"([{"op": "citizens", "type": "worker", "n": -1},
                    {"op": "die", "type": "engineer", "n": 1},
                    {"op": "sick", "type": "engineer", "n": 1},
                    {"op": "flip", "type": "engineer", "n": 1}])");
  EXPECT_EQ(many.deaths, 2);
  EXPECT_EQ(many.sick[kEngineer], 0);
}

TEST(FrostpunkSickness, Cure) {
  RULE("FP-1221");
  RULE("FP-214");
  State s = scene();
  s.sick = {5, 0, 2};
  run_ops(s, R"([{"op": "cure", "type": "any", "n": 3}])");
  EXPECT_EQ(offered(s), (Moves{"cure worker 1", "cure worker 3", "cure child 1", "cure child 2"}));
  play_all(s, {"cure worker 2", "cure child 1"});
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{3, 0, 1}));
  run_ops(s, R"([{"op": "cure", "type": "child", "n": 9}])");
  EXPECT_EQ(s.sick[kChild], 0) << "points that cannot be used are lost";
  EXPECT_EQ(s.sick[kWorker], 3);
}

TEST(FrostpunkSickness, ASkullKeepsOneSick) {
  RULE("FP-1222");
  State s = scene();
  s.sick = {3, 0, 0};
  s.skulls = 1;
  run_ops(s, R"([{"op": "cure", "type": "any", "n": 5}])");
  EXPECT_EQ(s.sick[kWorker], 1);
  EXPECT_TRUE(s.skull(kWorker));
}

TEST(FrostpunkSickness, Treat) {
  RULE("FP-1223");
  State s = scene();
  s.sick = {3, 2, 0};
  s.skulls = 3;
  run_ops(s, R"([{"op": "treat", "n": 3}])");
  EXPECT_EQ(offered(s), (Moves{"type worker", "type engineer"}));
  play(s, "type engineer");
  EXPECT_EQ(s.skulls, 0) << "the other one follows, the third point is lost";
  EXPECT_EQ(s.deaths, 0);
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{3, 2, 0}));
}

TEST(FrostpunkSickness, AtZeroTheSyringeIsUp) {
  RULE("FP-1224");
  State s = scene();
  s.pop[kChild] = 4;
  s.sick[kChild] = 1;
  s.skulls = 4;
  run_ops(s, R"([{"op": "citizens", "type": "child", "n": -4}])");
  EXPECT_EQ(s.sick[kChild], 0);
  EXPECT_EQ(s.skulls, 0);
  expect_sound(s);
}

TEST(FrostpunkSickness, OnlyTypesThatItCanBeAppliedTo) {
  RULE("FP-1225");
  State s = scene();
  s.pop = {5, 0, 4};
  s.sick = {2, 0, 0};
  s.skulls = 0;
  const auto asked = [&](std::string_view ops) {
    State copy = s;
    run_ops(copy, ops);
    return copy;
  };
  EXPECT_EQ(offered(asked(R"([{"op": "sick", "type": "any", "n": 1}])")),
            (Moves{"type worker", "type child"}));
  EXPECT_EQ(asked(R"([{"op": "sick", "type": "adult", "n": 1}])").sick[kWorker], 3);
  EXPECT_TRUE(asked(R"([{"op": "flip", "type": "any", "n": 1}])").skull(kWorker));
  EXPECT_EQ(asked(R"([{"op": "cure", "type": "any", "n": 1}])").sick[kWorker], 1);
  EXPECT_EQ(table(asked(R"([{"op": "treat", "n": 1}])")), table(asked("[]")))
      << "without a skull nothing is treated";
  s.exhausted = {5, 5, 1};
  EXPECT_EQ(asked(R"([{"op": "exhaust", "type": "any", "n": 1}])").exhausted[kChild], 2);
  EXPECT_EQ(asked(R"([{"op": "exhaust", "type": "adult", "n": 1}])").exhausted[kWorker], 5);
}

}  // namespace pionek::frostpunk::testing
