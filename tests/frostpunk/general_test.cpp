// General rules (2xx), limits (20xx), the end of the game (21xx) and designed numbers (23xx).
#include <cstring>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {

TEST(FrostpunkGeneral, NinePhasesInOrder) {
  RULE("FP-201");
  State s = start(2, 3);
  Rng rng(4);
  Silent silent;
  std::vector<Phase> seen;
  while (s.phase != Phase::over && s.round < 3) {
    if (seen.empty() || seen.back() != s.phase) seen.push_back(s.phase);
    const Progress progress = game().progress(s);
    EXPECT_EQ(progress.phase, static_cast<int>(s.phase) - 1);
    game().play(s, random_move(s, rng), silent);
  }
  for (std::size_t i = 2; i < seen.size(); ++i) {
    const bool rises = seen[i] > seen[i - 1];
    EXPECT_TRUE(rises || seen[i - 1] >= Phase::action) << i;
  }
  EXPECT_EQ(game().info().phases.size(), 9U);
}

TEST(FrostpunkGeneral, TheGoalIsWonTogether) {
  RULE("FP-203");
  RULE("FP-2102");
  RULE("FP-2308");
  State s = scene(3);
  s.round = 13;
  s.activations.clear();
  open(s, "s04");
  s.depot = 4;
  begin(s, Phase::night);
  EXPECT_EQ(s.ending, Ending::goal);
  const Outcome outcome = game().outcome(s);
  EXPECT_EQ(outcome.winners.size(), 3);
  EXPECT_STREQ(outcome.rule, "FP-203");
  EXPECT_EQ(points(s, 2), 1);
  State lost = scene();
  lost.round = 13;
  lost.activations.clear();
  open(lost, "s04");
  lost.depot = 3;
  begin(lost, Phase::night);
  EXPECT_EQ(lost.ending, Ending::depot);
  EXPECT_TRUE(game().outcome(lost).winners.empty());
  State store = scene();
  open(store, "s04");
  store.food = 3;
  store.pool[kCoal] = 3;
  act(store, "worker", "special s04.1");
  act(store, "worker", "special s04.2");
  EXPECT_EQ(store.depot, 2);
  EXPECT_EQ(store.food + store.pool[kCoal], 0);
}

TEST(FrostpunkGeneral, NoHope) {
  RULE("FP-204");
  State s = scene();
  hope(s, {"-care"});
  const auto lines = run_ops(s, R"([{"op": "hope", "n": -1}, {"op": "hope", "n": 1},
                                    {"op": "gain", "res": "wood", "n": 1}])");
  EXPECT_EQ(s.ending, Ending::no_hope);
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_TRUE(has_line(lines, "FP-204 The last hope is gone"));
}

TEST(FrostpunkGeneral, ACardGoesBeforeTheRules) {
  RULE("FP-211");
  State s = scene();
  put(s, "g3", "wood", 5);
  give(s, "m03");
  act(s, "worker", "gather g3 with m03");
  EXPECT_EQ(s.pool[kWood], 4) << "the rule says two";
}

TEST(FrostpunkGeneral, TheLeaderDecides) {
  RULE("FP-212");
  State s = scene(3);
  s.leader = 2;
  begin(s, Phase::morning);
  EXPECT_EQ(mover(s), 2);
  State turn_of = scene(3);
  turn(turn_of, 1);
  raise(turn_of, "pub", "pn02a");
  hope(turn_of, {"-care"});
  play_all(turn_of, {"pawn worker", "use pn02a"});
  EXPECT_EQ(mover(turn_of), 1) << "in a turn whoever has it";
}

TEST(FrostpunkGeneral, GainsAndLosses) {
  RULE("FP-213");
  State s = scene();
  const auto lines = run_ops(s, R"([{"op": "gain", "res": "wood", "n": 3},
                                    {"op": "gain", "res": "food", "n": 4},
                                    {"op": "lose", "res": "food", "n": 1},
                                    {"op": "citizens", "type": "child", "n": 2}])");
  EXPECT_EQ(s.pool[kWood], 3);
  EXPECT_EQ(s.food, 3);
  EXPECT_EQ(s.pop[2], 10);
  EXPECT_TRUE(has_line(lines, "FP-213 +3 wood."));
}

TEST(FrostpunkGeneral, LosingWhatThereIs) {
  RULE("FP-215");
  State s = scene();
  s.pool[kWood] = 1;
  s.pop[1] = 2;
  run_ops(s, R"([{"op": "lose", "res": "wood", "n": 3},
                 {"op": "citizens", "type": "engineer", "n": -3},
                 {"op": "gain", "res": "coal", "n": 1}])");
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_EQ(s.pop[1], 0);
  EXPECT_EQ(s.pool[kCoal], 1) << "the rest happens";
}

TEST(FrostpunkGeneral, DiscardPilesAreOpen) {
  RULE("FP-217");
  State s = scene();
  s.citizens.pop_back();
  s.citizen_discard = 1U << citizen("m30");
  s.dusk_discard.add(game().dusk_index(byte(card("c12a"))));
  s.weather_discard = 1;
  const auto seen = tree(game().describe(s, nobody));
  EXPECT_EQ(seen.at("citizen_discard").as_array().at(0).as_string(), "m30");
  EXPECT_EQ(seen.at("dusk").at("discard").as_array().at(0).as_string(), "c12a");
  EXPECT_EQ(seen.at("weather_discard").as_array().size(), 1U);
}

// ---- limits ----

TEST(FrostpunkLimits, FiftyCitizens) {
  RULE("FP-2001");
  State s = scene();
  s.pop = {45, 12, 8};
  run_ops(s, R"([{"op": "citizens", "type": "worker", "n": 7}])");
  EXPECT_EQ(s.pop[0], 50);
  EXPECT_EQ(offered(s), (Moves{"type engineer", "type child"}));
  play_all(s, {"type engineer", "type child"});
  EXPECT_EQ(s.pop, (std::array<std::uint8_t, 3>{50, 13, 9}));
  State full = scene();
  full.pop = {50, 50, 49};
  run_ops(full, R"([{"op": "citizens", "type": "worker", "n": 3}])");
  EXPECT_EQ(full.pop, (std::array<std::uint8_t, 3>{50, 50, 50})) << "the others are lost";
}

TEST(FrostpunkLimits, FiftyFood) {
  RULE("FP-2002");
  State s = scene();
  s.food = 48;
  s.hunger = 49;
  run_ops(s, R"([{"op": "gain", "res": "food", "n": 5}, {"op": "hunger", "n": 5}])");
  EXPECT_EQ(s.food, 50);
  EXPECT_EQ(s.hunger, 50);
}

TEST(FrostpunkLimits, ThirtyTrees) {
  RULE("FP-2003");
  State s = scene();
  for (int i = 1; i <= 5; ++i) put(s, "pn0" + std::to_string(i) + "a", "tree", 5);
  put(s, "pn06a", "tree", 3);
  tile(s, "pn07");
  next_tile(s, "f08");
  s.pool[kWood] = 9000;
  run_ops(s, R"([{"op": "place_tile", "kind": "far", "n": 1},
                 {"op": "gain", "res": "wood", "n": 50}])");
  play(s, *offered(s, "lay").begin());
  int trees = 0;
  s.trees.each([&](int at) { trees += s.field[at].count; });
  EXPECT_EQ(trees, 30) << "only two of five were left";
  EXPECT_EQ(s.pool[kWood], 9050);
}

TEST(FrostpunkLimits, FiveMarkersOfOneKind) {
  RULE("FP-2004");
  State s = scene();
  put(s, "g3", "wood", 3);
  put(s, "g4", "coal", 1);
  run_ops(s, R"([{"op": "map_add", "res": "wood", "n": 4}])");
  EXPECT_EQ(s.field[field("g3")].count, 5) << "the only field of that kind";
}

// ---- the end ----

TEST(FrostpunkEnd, AtOnce) {
  RULE("FP-2101");
  State s = scene();
  hope(s, {"-care"});
  run_ops(s, R"([{"op": "hope", "n": -1}])");
  EXPECT_EQ(game().to_move(s), nobody);
  EXPECT_TRUE(offered(s).empty());
  EXPECT_STREQ(game().outcome(s).rule, "FP-204");
  EXPECT_STREQ(game().outcome(scene()).rule, "FP-2101");
}

TEST(FrostpunkEnd, NoPointsButFigures) {
  RULE("FP-2103");
  State s = scene(2);
  s.pop = {10, 5, 5};
  discontent(s, {"anger"});
  const Scores scores = game().scores(s);
  EXPECT_EQ(scores[0].points, 0);
  EXPECT_EQ(scores[0].ties, (std::array<std::int32_t, 3>{2, 20, 2}));
  EXPECT_EQ(scores[0], scores[1]) << "all stand alike";
}

TEST(FrostpunkDesign, TheDeathsTrack) {
  RULE("FP-2305");
  EXPECT_EQ(game().data().last_death, 9);
  State s = scene();
  s.deaths = 7;
  run_ops(s, R"([{"op": "deaths", "n": 1}])");
  EXPECT_EQ(s.ending, Ending::none);
  run_ops(s, R"([{"op": "deaths", "n": 1}])");
  EXPECT_EQ(s.ending, Ending::deaths);
}

}  // namespace pionek::frostpunk::testing
