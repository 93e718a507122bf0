// What screens get to draw: the question, previews of stoking, where pawns are, what is open. What
// stays hidden is shown by the tests of imagine, citizens and laws.
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

json::object seen(const State& s, Seat viewer = seat_at(0)) {
  return tree(game().describe(s, viewer));
}

}  // namespace

TEST(FrostpunkDescribe, TheQuestionAndItsCard) {
  State s = scene();
  EXPECT_EQ(seen(s).at("now"), json::parse(R"({"step": "turn", "seat": 0})"));
  EXPECT_TRUE(seen(s).at("card").is_null());
  play(s, "pawn worker");
  EXPECT_EQ(seen(s).at("now"), json::parse(R"({"step": "act", "seat": 0, "pawn": "worker"})"));
  s = scene();
  resolve(s, "p02");
  EXPECT_EQ(seen(s).at("now").at("step"), "choose");
  EXPECT_EQ(seen(s).at("card"), "p02");
  s.phase = Phase::over;
  s.ending = Ending::exile;
  s.agenda.clear();
  EXPECT_TRUE(seen(s).at("now").is_null());
  EXPECT_EQ(seen(s).at("ending"), "exile");
}

TEST(FrostpunkDescribe, WhatCoalWouldDo) {
  State s = scene();
  s.pool[kCoal] = 3;
  s.range = {2, 3, 4};
  raise(s, "house", "pn01a");
  raise(s, "bunkhouse", "pn01b");
  const json::value heat = seen(s).at("heat");
  EXPECT_EQ(heat.at("reach"), json::parse(R"({"red": 2, "orange": 3, "yellow": 4})"));
  EXPECT_EQ(heat.at("stoking"), json::parse(R"([{"heat": 2, "beds": 0, "children": 0},
                                                {"heat": 3, "beds": 2, "children": 0},
                                                {"heat": 4, "beds": 4, "children": 0}])"));
  research(s, "t12");
  EXPECT_EQ(seen(s).at("heat").at("reach").at("yellow"), 2);
  s.heat = s.cold;
  EXPECT_TRUE(seen(s).at("heat").at("stoking").as_array().empty());
}

TEST(FrostpunkDescribe, WherePawnsAre) {
  State s = scene();
  const int ready = s.ready[static_cast<std::size_t>(Pawn::worker)];
  work(s, "g3");
  s.clearing[static_cast<std::size_t>(Pawn::worker)] = 1;
  s.ready[static_cast<std::size_t>(Pawn::worker)] = byte(ready - 2);
  const json::value pawns = seen(s).at("pawns").at("worker");
  EXPECT_EQ(pawns.at("ready"), ready - 2);
  EXPECT_EQ(pawns.at("working"), 2);
  EXPECT_EQ(pawns.at("clearing"), 1);
  EXPECT_EQ(seen(s).at("fields").at("g3").at("pawn"), "worker");
  EXPECT_EQ(seen(s).at("fields").at("g3").at("seat"), 0);
}

TEST(FrostpunkDescribe, WarmPlates) {
  State s = scene();
  raise(s, "house", "pn01a");
  put(s, "pn01b", "coal", 2);
  s.heat = 3;
  s.range = {2, 5, 7};
  const json::value fields = seen(s).at("fields");
  EXPECT_EQ(fields.at("pn01a").at("level"), "red");
  EXPECT_EQ(fields.at("pn01a").at("warm"), true) << "by its insulation";
  EXPECT_EQ(fields.at("pn01b").at("warm"), false);
  EXPECT_EQ(fields.at("pn01b").at("holds"), "coal");
  EXPECT_EQ(fields.at("g3").at("warm"), true) << "by its zone";
}

TEST(FrostpunkDescribe, SupplyAndWhatIsUnlocked) {
  State s = scene();
  EXPECT_EQ(seen(s).at("supply").at("child_shelter").at("unlocked"), false);
  enact(s, "pr02");
  EXPECT_EQ(seen(s).at("supply").at("child_shelter").at("unlocked"), true);
  EXPECT_EQ(seen(s).at("supply").at("factory").at("left"), 1);
}

TEST(FrostpunkDescribe, RoutesAndStacks) {
  State s = scene();
  route(s, 1, {"ea01", "eb01"}, 2);
  const json::value out = seen(s).at("routes").at(1);
  EXPECT_EQ(out.at("scout"), "worker");
  EXPECT_EQ(out.at("at"), 2);
  EXPECT_EQ(out.at("cards").as_array().size(), 2U);
  EXPECT_EQ(out.at("length"), 1 + game().data().expeditions[expedition("eb01")].spaces);
  EXPECT_FALSE(seen(s).at("places_left").at("a").at("top").is_null());
}

}  // namespace pionek::frostpunk::testing
