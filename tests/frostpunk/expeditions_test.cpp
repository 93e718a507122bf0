// Expeditions (chapter 15xx).
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

// The scouts walk so far.
State walked(State s, int steps) {
  run_ops(s, R"([{"op": "scouts", "n": )" + std::to_string(steps) + "}]");
  return s;
}

std::string cards(const State& s, int at) {
  std::string out;
  for (const int card : s.routes[at].cards) {
    out += (out.empty() ? "" : " ") +
           game().catalog().id({kExpeditionSet, static_cast<std::uint16_t>(card)});
  }
  return out;
}

}  // namespace

TEST(FrostpunkExpeditions, ThreeRoutesOfStackA) {
  RULE("FP-1501");
  const State s = start(1);
  for (const Route& each : s.routes) {
    EXPECT_EQ(each.cards.size(), 1);
    EXPECT_EQ(each.black, 0);
  }
}

TEST(FrostpunkExpeditions, UpwardsOverAllCards) {
  RULE("FP-1505");
  State s = scene();
  route(s, 0, {"ea01", "eb01"}, 1);
  EXPECT_EQ(game().route_length(s.routes[0]), 5) << "the covered card shows one space";
  s = walked(s, 3);
  EXPECT_EQ(s.routes[0].at, 4);
  EXPECT_TRUE(resolved(s)) << "nothing is asked on the way";
  State both = scene();
  route(both, 0, {"ea01"}, 1);
  route(both, 2, {"ea04"}, 1, Pawn::engineer);
  both = walked(both, 2);
  EXPECT_EQ(both.routes[0].at, 3);
  EXPECT_EQ(both.routes[2].at, 3);
}

TEST(FrostpunkExpeditions, SkipOrExplore) {
  RULE("FP-1506");
  State s = scene();
  route(s, 0, {"ea01"}, 3);
  s = walked(s, 1);
  EXPECT_EQ(offered(s), (Moves{"skip", "explore"}));
  State last = scene();
  route(last, 0, {"ea01", "eb01", "ec02"}, 6);
  last = walked(last, 1);
  EXPECT_EQ(step(last), Step::place) << "a C place is explored";
}

TEST(FrostpunkExpeditions, Skipping) {
  RULE("FP-1507");
  State s = scene();
  route(s, 0, {"ea01"}, 3);
  on_top(s, "eb01");
  s = walked(s, 2);
  play(s, "skip");
  EXPECT_EQ(cards(s, 0), "ea01 eb01");
  EXPECT_EQ(s.routes[0].at, 3) << "on the first space of the new card, then one more step";
  EXPECT_EQ(s.routes[0].black, 0);
}

TEST(FrostpunkExpeditions, Exploring) {
  RULE("FP-1508");
  State s = scene();
  route(s, 0, {"ea02"}, 2);
  s = walked(s, 1);
  play(s, "explore");
  EXPECT_EQ(offered(s), (Moves{"choose ea02.1", "choose ea02.2"}));
  EXPECT_EQ(s.routes[0].black, 1);
  const auto lines = play(s, "choose ea02.2");
  EXPECT_EQ(s.food, 5);
  EXPECT_TRUE(has_line(lines, "FP-1510 Chosen: "));
}

TEST(FrostpunkExpeditions, GoingOn) {
  RULE("FP-1509");
  State s = scene();
  route(s, 0, {"ea01"}, 3);
  on_top(s, "eb02");
  s = walked(s, 3);
  play_all(s, {"explore", "choose ea01.2"});
  EXPECT_EQ(cards(s, 0), "ea01 eb02");
  EXPECT_EQ(s.routes[0].at, 2) << "its first space; the rest of the movement is lost";
  EXPECT_EQ(s.routes[0].black, 1);
  EXPECT_EQ(s.food, 0) << "that comes on the way home";
}

TEST(FrostpunkExpeditions, ComingHome) {
  RULE("FP-1510");
  State s = scene();
  route(s, 0, {"ea01", "eb02"}, 4);
  s.routes[0].black = 1;
  const int ready = s.ready[0];
  s = walked(s, 1);
  play_all(s, {"explore", "choose eb02.2"});
  EXPECT_EQ(s.ready[0], ready + 1);
  EXPECT_EQ(s.pool, (std::array<std::uint16_t, 3>{2, 0, 1}));
  EXPECT_EQ(s.food, 2) << "the continue effect of the place before";
}

TEST(FrostpunkExpeditions, ANewRoute) {
  RULE("FP-1511");
  State s = scene();
  route(s, 0, {"ea02"}, 2);
  on_top(s, "ea05");
  s = walked(s, 1);
  play_all(s, {"explore", "choose ea02.1"});
  EXPECT_EQ(cards(s, 0), "ea05");
  EXPECT_EQ(s.expeditions[0].find(byte(expedition("ea02"))), -1) << "out of the game";
  EXPECT_EQ(s.routes[0].black, 0);
}

TEST(FrostpunkExpeditions, TheSameRouteLonger) {
  RULE("FP-1512");
  State s = scene();
  route(s, 0, {"ea01"}, 3);
  on_top(s, "eb03");
  s = walked(s, 1);
  play_all(s, {"explore", "choose ea01.1"});
  EXPECT_EQ(s.pool[kWood], 3);
  EXPECT_EQ(s.food, 2);
  EXPECT_EQ(cards(s, 0), "ea01 eb03");
  EXPECT_EQ(s.routes[0].black, 0) << "white again";
  EXPECT_EQ(s.routes[0].scout, 0);
  EXPECT_EQ(game().route_length(s.routes[0]), 1 + 5);
}

TEST(FrostpunkExpeditions, TheSymbolIsAHint) {
  RULE("FP-1513");
  const Files files = embedded_files("frostpunk");
  const auto file = parse_json(**files.get("data/expeditions.json"), "x").value();
  for (const auto& each : file.at("cards").as_array()) {
    EXPECT_TRUE(file.at("rewards").as_object().contains(each.at("reward").as_string()));
  }
}

TEST(FrostpunkExpeditions, EmptyStacks) {
  RULE("FP-1514");
  State s = scene();
  route(s, 0, {"ea01"}, 3);
  s.expeditions[1].clear();
  s = walked(s, 1);
  EXPECT_EQ(cards(s, 0), "ea01") << "nothing to skip to, one way home: all by itself";
  EXPECT_EQ(s.pool[kWood], 3);
  EXPECT_EQ(s.routes[0].scout, 0);
  State closed = scene();
  route(closed, 0, {"ea02"}, 2);
  closed.expeditions[0].clear();
  closed = walked(closed, 1);
  play_all(closed, {"explore", "choose ea02.1"});
  EXPECT_EQ(cards(closed, 0), "");
  raise(closed, "balloon", "pn01a");
  turn(closed);
  play(closed, "pawn worker");
  EXPECT_EQ(denied(closed, "send route1"), "FP-1514");
  // What I/05 says happens before the text of the place.
  State voices = scene();
  open(voices, "s05");
  discontent(voices, {"-anger"});
  route(voices, 0, {"ea01", "eb01", "ec02"}, 6);
  voices = walked(voices, 1);
  EXPECT_EQ(offered(voices), (Moves{"choose s07.1", "choose s07.2"}));
  play(voices, "choose s07.2");
  EXPECT_EQ(voices.pool[kCore], 1);
  EXPECT_EQ(voices.face_up & 1 << 4, 0) << "I/05 is gone";
  EXPECT_EQ(offered(voices), (Moves{"choose ec02.1", "choose ec02.2"}));
}

}  // namespace pionek::frostpunk::testing
