// Hope and discontent (chapter 3xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

std::string hope_of(const State& s) { return track(s, Side::hope); }
std::string discontent_of(const State& s) { return track(s, Side::discontent); }

}  // namespace

TEST(FrostpunkMorale, NineTokensOfThreeKindsEach) {
  RULE("FP-301");
  for (const int count : game().data().tokens) EXPECT_EQ(count, 3);
  const State s = scene();
  const auto bags = tree(game().describe(s, nobody)).at("bags").as_object();
  EXPECT_EQ(bags.at("care").as_int64(), 2);
  EXPECT_EQ(bags.at("greed").as_int64(), 3);
}

TEST(FrostpunkMorale, TurningTokens) {
  RULE("FP-302");
  State s = scene();
  hope(s, {"care", "-justice"});
  run_ops(s, R"([{"op": "token_spend", "token": "care", "n": 1},
                 {"op": "token_activate", "token": "justice", "n": 1}])");
  EXPECT_EQ(hope_of(s), "-care justice");
  State none = scene();
  hope(none, {"-care", "justice"});
  run_ops(none, R"([{"op": "token_spend", "token": "care", "n": 1},
                    {"op": "token_activate", "token": "justice", "n": 1},
                    {"op": "gain", "res": "wood", "n": 1}])");
  EXPECT_EQ(hope_of(none), "-care justice") << "what is impossible is left out";
  EXPECT_EQ(none.pool[kWood], 1);
}

TEST(FrostpunkMorale, AResultIsGivenOnlyForASpentToken) {
  RULE("FP-303");
  State s = scene();
  warm_all(s);
  raise(s, "care_house", "pn01a");
  s.sick = {6, 0, 0};
  hope(s, {"-care", "justice"});
  act(s, "worker", "use pn01a");
  EXPECT_EQ(s.sick[0], 4) << "without an active care token there is only cure 2";
}

TEST(FrostpunkMorale, MoreWithoutAType) {
  RULE("FP-304");
  State s = scene();
  hope(s, {"care", "-justice", "-motivation"});
  resolve(s, "z039");
  EXPECT_EQ(offered(s), (Moves{"draw", "activate justice", "activate motivation"}));
  State drawn = s;
  const auto lines = play(drawn, "draw");
  EXPECT_TRUE(has_line(lines, "FP-304 Drawn: "));
  EXPECT_EQ(drawn.tokens(Side::hope).size(), 4);
  EXPECT_FALSE(is_active(drawn.tokens(Side::hope)[3]));
  play(s, "activate justice");
  EXPECT_EQ(hope_of(s), "care justice -motivation");
}

TEST(FrostpunkMorale, MoreOfATypeDrawsFirst) {
  RULE("FP-305");
  std::set<std::string> ends;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    State s = scene();
    s.rng = Rng(seed);
    discontent(s, {"apathy", "-anger"});
    run_ops(s, R"([{"op": "token_up", "token": "anger", "n": 1}])");
    ends.insert(discontent_of(s));
    State own = scene();
    own.rng = Rng(seed);
    discontent(own, {"apathy"});
    run_ops(own, R"([{"op": "token_up", "token": "anger", "n": 1}])");
    ends.insert(discontent_of(own));
  }
  EXPECT_EQ(ends, (std::set<std::string>{"apathy anger -anger", "apathy anger -apathy",
                                         "apathy anger -greed", "apathy anger", "apathy -apathy",
                                         "apathy -greed"}))
      << "the one just drawn may be activated";
}

TEST(FrostpunkMorale, Less) {
  RULE("FP-306");
  State s = scene();
  discontent(s, {"anger", "-greed", "-apathy"});
  run_ops(s, R"([{"op": "discontent", "n": -1}])");
  EXPECT_EQ(offered(s), (Moves{"spend anger", "remove greed", "remove apathy"}));
  State other = s;
  play(other, "spend anger");
  EXPECT_EQ(discontent_of(other), "-anger -greed -apathy");
  play(s, "remove greed");
  EXPECT_EQ(discontent_of(s), "anger -apathy") << "closed up to the left";
  State forced = scene();
  discontent(forced, {"greed"});
  run_ops(forced, R"([{"op": "discontent", "n": -1}])");
  EXPECT_EQ(discontent_of(forced), "-greed");
  run_ops(forced, R"([{"op": "discontent", "n": -1}])");
  EXPECT_EQ(discontent_of(forced), "");
}

TEST(FrostpunkMorale, SeveralAreOneAfterAnother) {
  RULE("FP-307");
  State s = scene();
  hope(s, {"care", "justice"});
  run_ops(s, R"([{"op": "hope", "n": -2}])");
  play(s, "spend care");
  EXPECT_EQ(offered(s), (Moves{"spend justice", "remove care"}));
  play(s, "spend justice");
  EXPECT_EQ(hope_of(s), "-care -justice");
}

TEST(FrostpunkMorale, AFullTrackOfActiveTokens) {
  RULE("FP-308");
  State s = scene();
  hope(s, {"care", "care", "justice", "justice", "motivation", "motivation"});
  resolve(s, "z039");
  EXPECT_EQ(hope_of(s), "care care justice justice motivation motivation");
  State one = scene();
  hope(one, {"care", "care", "justice", "justice", "motivation", "-motivation"});
  resolve(one, "z039");
  EXPECT_EQ(hope_of(one), "care care justice justice motivation motivation");
}

TEST(FrostpunkMorale, Discarding) {
  RULE("FP-309");
  State s = scene();
  discontent(s, {"anger", "-greed", "apathy"});
  State active = s;
  run_ops(active, R"([{"op": "token_discard", "token": "discontent", "n": 1, "state": "active"}])");
  EXPECT_EQ(offered(active), (Moves{"drop anger", "drop apathy"}));
  play(active, "drop anger");
  EXPECT_EQ(discontent_of(active), "-greed apathy");
  run_ops(s, R"([{"op": "token_discard", "token": "discontent", "n": 1, "state": "any"}])");
  EXPECT_EQ(offered(s), (Moves{"drop anger", "drop apathy", "remove greed"}));
  // A full hope track takes no token, but activates.
  State full = scene();
  hope(full, {"care", "care", "care", "justice", "justice", "-motivation"});
  run_ops(full, R"([{"op": "token_up", "token": "motivation", "n": 1}])");
  EXPECT_EQ(hope_of(full), "care care care justice justice motivation");
}

TEST(FrostpunkMorale, TheSixthTokenLosesAtOnce) {
  RULE("FP-310");
  RULE("FP-205");
  State s = scene();
  discontent(s, {"anger", "anger", "greed", "greed", "apathy"});
  const auto lines = run_ops(s, R"([{"op": "token_up", "token": "anger", "n": 1},
                                    {"op": "discontent", "n": -1},
                                    {"op": "gain", "res": "wood", "n": 5}])");
  EXPECT_EQ(s.ending, Ending::exile);
  EXPECT_EQ(s.pool[kWood], 0) << "nothing of the effect happens any more";
  EXPECT_TRUE(has_line(lines, "FP-205 "));
  EXPECT_EQ(s.tokens(Side::discontent).size(), 6);
  expect_sound(s);
}

TEST(FrostpunkMorale, EqualTokensAndTheLastDraw) {
  RULE("FP-311");
  State s = scene();
  hope(s, {"-care", "care", "-care", "justice"});
  run_ops(s, R"([{"op": "hope", "n": 1}])");
  EXPECT_EQ(offered(s), (Moves{"draw", "activate care"}));
  play(s, "activate care");
  EXPECT_EQ(hope_of(s), "care care -care justice") << "the leftmost of those that are alike";
  State risk = scene();
  discontent(risk, {"-anger", "anger", "greed", "greed", "apathy"});
  run_ops(risk, R"([{"op": "discontent", "n": 1}])");
  EXPECT_EQ(offered(risk), (Moves{"draw", "activate anger"}));
  play(risk, "draw");
  EXPECT_EQ(risk.ending, Ending::exile);
}

}  // namespace pionek::frostpunk::testing
