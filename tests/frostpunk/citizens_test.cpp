// Citizen cards (chapter 13xx) and the solo game (22xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {

TEST(FrostpunkCitizens, NobodyElsesCards) {
  RULE("FP-1301");
  State s = scene(2);
  put(s, "g3", "wood", 5);
  give(s, "m03", 1);
  play(s, "pawn worker");
  EXPECT_FALSE(offers(s, "gather g3 with m03"));
  const auto seen = tree(game().describe(s, seat_at(0))).at("seats").as_array();
  EXPECT_EQ(seen[1].at("cards").as_int64(), 1);
  EXPECT_FALSE(seen[1].as_object().contains("hand"));
  EXPECT_TRUE(tree(game().describe(s, seat_at(1))).at("seats").at(1).as_object().contains("hand"));
  const State open_game = start(2, 1, "soc1_normal", true);
  EXPECT_TRUE(game().alike(open_game));
  EXPECT_TRUE(
      tree(game().describe(open_game, nobody)).at("seats").at(0).as_object().contains("hand"));
}

TEST(FrostpunkCitizens, TypeActionAndBuildingMustFit) {
  RULE("FP-1302");
  State s = scene();
  warm_all(s);
  put(s, "g3", "wood", 5);
  put(s, "g4", "tree", 1);
  raise(s, "hunters_hut", "pn02a");
  raise(s, "retort", "pn02b");
  s.pool[kWood] = 3;
  give(s, "m03");
  give(s, "m04");
  give(s, "m19");
  give(s, "m01");
  play(s, "pawn worker");
  EXPECT_TRUE(offers(s, "gather g3 with m03"));
  EXPECT_TRUE(offers(s, "gather g4 with m01"));
  EXPECT_FALSE(offers(s, "gather g3 with m01")) << "it needs a tree";
  EXPECT_TRUE(offers(s, "use pn02a with m04"));
  EXPECT_FALSE(offers(s, "use pn02b with m04")) << "another building";
  EXPECT_FALSE(offers(s, "gather g3 with m19")) << "an engineer";
  const auto lines = play(s, "gather g3 with m03");
  EXPECT_EQ(s.pool[kWood], 7);
  EXPECT_TRUE(has_line(lines, "FP-1302 Player 1 plays: Chrissy Klemowsky."));
}

TEST(FrostpunkCitizens, ACardMayLetAPawnIn) {
  RULE("FP-1303");
  State s = scene();
  raise(s, "medical_post", "pn02a");
  s.sick = {5, 0, 0};
  give(s, "m21");
  EXPECT_EQ(denied(s, "pawn child"), "");
  play(s, "pawn child");
  EXPECT_EQ(offered(s), (Moves{"use pn02a with m21"}));
  play_all(s, {"use pn02a with m21", "cure worker 2"});
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{3, 0, 1}));
}

TEST(FrostpunkCitizens, InsteadOfTheNormalEffect) {
  RULE("FP-1304");
  State s = scene();
  put(s, "g4", "tree", 2);
  give(s, "m01");
  act(s, "worker", "gather g4 with m01");
  EXPECT_EQ(s.pool[kWood], 2);
  EXPECT_EQ(s.sick[0], 0) << "the card says warm";
  State cold = scene();
  put(cold, "g4", "coal", 5);
  give(cold, "m03");
  act(cold, "worker", "gather g4 with m03");
  EXPECT_EQ(cold.pool[kCoal], 4) << "four instead of two";
  EXPECT_EQ(cold.sick[0], 1) << "as usual";
}

TEST(FrostpunkCitizens, OnePerActionAndRound) {
  RULE("FP-1305");
  RULE("FP-2203");
  State s = scene();
  for (const char* id : {"g3", "g4"}) put(s, id, "wood", 5);
  give(s, "m03");
  give(s, "m01");
  act(s, "worker", "gather g3 with m03");
  put(s, "g2", "empty", 0);
  play(s, "pawn worker");
  EXPECT_FALSE(offers(s, "gather g4 with m01"));
  EXPECT_EQ(s.played[0], citizen("m03") + 1);
  State two = scene(2);
  put(two, "g3", "wood", 5);
  put(two, "g4", "wood", 5);
  give(two, "m03", 0);
  give(two, "m02", 1);
  two.pool[kWood] = 3;
  act(two, "worker", "gather g3 with m03");
  play(two, "pawn worker");
  EXPECT_TRUE(offers(two, "construct with m02")) << "each player one";
}

TEST(FrostpunkCitizens, StartCostsMatterAtTheStartOnly) {
  RULE("FP-1306");
  State s = scene();
  put(s, "g4", "tree", 2);
  give(s, "m01");
  EXPECT_EQ(s.food, 0);
  act(s, "worker", "gather g4 with m01");
  EXPECT_EQ(s.pool[kWood], 2) << "its cost of 2 food was not paid";
}

TEST(FrostpunkCitizens, ANewStackOfTheDiscardPile) {
  RULE("FP-1307");
  State s = scene(2);
  give(s, "m30", 1);
  while (s.citizens.size() > 1) {
    s.citizen_discard |= CitizenSet{1} << s.citizens.back();
    s.citizens.pop_back();
  }
  const auto lines = run_ops(s, R"([{"op": "citizen_cards", "n": 3, "who": "leader"}])");
  EXPECT_EQ(std::popcount(s.hand[0]), 3);
  EXPECT_EQ(s.citizen_discard, 0U);
  EXPECT_EQ(s.citizens.size(), 26);
  EXPECT_TRUE(has_line(lines, "FP-1307 "));
  EXPECT_EQ(s.settled & s.hand[1], s.hand[1]) << "what was in a hand then is known to be there";
}

TEST(FrostpunkCitizens, LimitsOfGathering) {
  RULE("FP-1308");
  State s = scene();
  enact(s, "pr13");
  put(s, "g3", "wood", 5);
  put(s, "g4", "coal", 5);
  give(s, "m23");
  enact(s, "pr01");
  act(s, "worker", "gather g3");
  EXPECT_EQ(s.pool[kWood], 3) << "always as many as the limit allows";
  act(s, "child", "gather g4 with m23");
  EXPECT_EQ(s.pool[kCoal], 2) << "the limit of the card, not that of the law";
  // A child with a card in the Gathering Post has no limit of its own; automatons play no card.
  State post = scene();
  enact(post, "pr01");
  for (const char* id : {"pn01a", "pn01b", "pn03a", "pn03b"}) put(post, id, "coal", 2);
  raise(post, "gathering_hut", "pn02a");
  give(post, "m25");
  act(post, "child", "use pn02a with m25");
  EXPECT_EQ(post.pool[kCoal], 4);
  State machine = scene();
  machine.ready[static_cast<std::size_t>(Pawn::automaton)] = 1;
  machine.pool[kCoal] = 1;
  put(machine, "g3", "wood", 5);
  give(machine, "m03");
  play(machine, "pawn automaton");
  EXPECT_FALSE(offers(machine, "gather g3 with m03"));
}

}  // namespace pionek::frostpunk::testing
