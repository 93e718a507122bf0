// The action phase (chapter 8xx): turns, warm and cold, and every kind of action.
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

constexpr int kWorker = 0;
constexpr int kEngineer = 1;
constexpr int kChild = 2;

// A scene after a pawn was chosen.
State with(std::string_view pawn, const std::function<void(State&)>& change) {
  State s = scene();
  change(s);
  play(s, "pawn " + std::string(pawn));
  return s;
}

}  // namespace

// ---- turns ----

TEST(FrostpunkAction, PawnsByThePopulation) {
  RULE("FP-801");
  State s = scene();
  s.pop = {11, 0, 31};
  route(s, 0, {"ea01"}, 2, Pawn::worker);
  begin(s, Phase::action);
  EXPECT_EQ(s.ready[kWorker], 2) << "the scout is one of three";
  EXPECT_EQ(s.ready[kEngineer], 0);
  EXPECT_EQ(s.ready[kChild], 7);
  // What changes later in the round does not matter yet.
  s.pop[kWorker] = 40;
  turn(s);
  EXPECT_EQ(s.ready[kWorker], 2);
}

TEST(FrostpunkAction, TheExhaustedTakePawns) {
  RULE("FP-802");
  State s = scene();
  s.exhausted = {2, 5, 0};
  begin(s, Phase::action);
  EXPECT_EQ(s.tired[kWorker], 2);
  EXPECT_EQ(s.ready[kWorker], 3);
  EXPECT_EQ(s.tired[kEngineer], 3);
  EXPECT_EQ(s.ready[kEngineer], 0);
  EXPECT_EQ(denied(s, "pawn engineer"), "FP-805");
  EXPECT_EQ(s.exhausted[kEngineer], 5) << "two tokens stay empty";
}

TEST(FrostpunkAction, TurnsGoRoundUntilAllPass) {
  RULE("FP-803");
  State s = scene(3);
  s.leader = 1;
  begin(s, Phase::action);
  EXPECT_EQ(mover(s), 1);
  play(s, "pass");
  EXPECT_EQ(mover(s), 2);
  put(s, "g3", "wood", 5);
  play_all(s, {"pawn worker", "gather g3"});
  EXPECT_EQ(mover(s), 0);
  play(s, "pass");
  EXPECT_EQ(mover(s), 1) << "who passed may act again";
  play(s, "pass");
  EXPECT_EQ(mover(s), 2);
  const auto lines = play(s, "pass");
  EXPECT_TRUE(has_line(lines, "FP-902 "));
  EXPECT_NE(s.phase, Phase::action) << "all in a row";
  State empty = scene(2);
  empty.pop = {0, 0, 8};
  begin(empty, Phase::action);
  EXPECT_NE(empty.phase, Phase::action) << "no usable pawn: nobody is asked";
}

TEST(FrostpunkAction, StokingOncePerTurn) {
  RULE("FP-804");
  State s = scene(2);
  s.pool[kCoal] = 5;
  const auto lines = play(s, "stoke 2");
  EXPECT_EQ(s.heat, 3);
  EXPECT_EQ(s.pool[kCoal], 3);
  EXPECT_TRUE(has_line(lines, "FP-804 2 coal burnt: heat 3."));
  EXPECT_TRUE(offered(s, "stoke").empty());
  EXPECT_EQ(mover(s), 0);
  play(s, "pass");
  EXPECT_FALSE(offered(s, "stoke").empty()) << "the next player may";
  State none = scene();
  EXPECT_EQ(denied(none, "stoke 1"), "FP-216");
  none.pool[kCoal] = 3;
  none.heat = none.cold;
  EXPECT_EQ(denied(none, "stoke 1"), "FP-501");
}

TEST(FrostpunkAction, OnePawnOneAction) {
  RULE("FP-805");
  State s = scene();
  put(s, "g3", "wood", 5);
  play(s, "pawn worker");
  EXPECT_TRUE(offers(s, "snow near"));
  EXPECT_TRUE(offers(s, "gather g3"));
  EXPECT_FALSE(offers(s, "use g1"));
  play(s, "gather g3");
  EXPECT_EQ(s.ready[kWorker], 4);
  EXPECT_EQ(step(s), Step::turn);
}

TEST(FrostpunkAction, ChildrenDoNotAct) {
  RULE("FP-806");
  State s = scene();
  put(s, "g3", "wood", 5);
  EXPECT_EQ(denied(s, "pawn child"), "FP-806");
  enact(s, "pr01");
  EXPECT_EQ(denied(s, "pawn child"), "");
  play(s, "pawn child");
  EXPECT_EQ(offered(s), (Moves{"gather g3"}));
  EXPECT_EQ(denied(s, "use g2"), "FP-806");
}

// ---- warm and cold ----

TEST(FrostpunkAction, WarmAndColdActions) {
  RULE("FP-807");
  State s = scene();
  s.heat = 9;
  s.pool[kWood] = 9;
  raise(s, "balloon", "pn01a");
  open(s, "s04");
  s.food = 3;
  act(s, "worker", "snow near");
  EXPECT_EQ(s.sick[kWorker], 1) << "clearing snow is cold in any heat";
  play_all(s, {"lay pn05", "lay pn06"});
  s.heat = 1;
  act(s, "worker", "construct");
  play_all(s, {"build tent", "on pn05a", "done"});
  act(s, "worker", "send route1");
  act(s, "worker", "special s04.1");
  EXPECT_EQ(s.sick[kWorker], 1) << "these are warm in any cold";
}

TEST(FrostpunkAction, SicknessComesBeforeTheEffect) {
  RULE("FP-808");
  State s = scene();
  put(s, "pf01a", "coal", 3);
  const auto lines = act(s, "engineer", "gather pf01a");
  EXPECT_EQ(s.sick[kEngineer], 1) << "a citizen of the pawn's type";
  const auto at = [&](std::string_view start) {
    return std::find_if(lines.begin(), lines.end(),
                        [&](const std::string& line) { return line.starts_with(start); }) -
           lines.begin();
  };
  EXPECT_LT(at("FP-1201 Engineers"), at("FP-831 2 coal from Far 1a"));
}

TEST(FrostpunkAction, NothingIsWarmOnFieldOne) {
  RULE("FP-809");
  State s = scene();
  put(s, "g3", "wood", 5);
  research(s, "t12");
  s.range = {1, 1, 1};
  s.heat = 1;
  act(s, "worker", "gather g3");
  EXPECT_EQ(s.sick[kWorker], 1);
}

TEST(FrostpunkAction, ZonesByTheRangeMarkers) {
  RULE("FP-810");
  State s = scene();
  for (const char* id : {"pn01", "pf01"}) tile(s, id);
  s.heat = 5;
  s.range = {2, 4, 5};
  const auto warm = [&](std::string_view id) {
    return game().is_warm(s, game().warmth(s), field(id));
  };
  EXPECT_TRUE(warm("g3"));
  EXPECT_TRUE(warm("pn01a"));
  EXPECT_FALSE(warm("pf01a")) << "the heat must be higher";
  s.range = {2, 5, 4};
  EXPECT_TRUE(warm("pf01a") && warm("pn01a") && warm("g3")) << "the yellow zone covers the others";
  s.range = {2, 6, 7};
  EXPECT_TRUE(warm("g3"));
  EXPECT_FALSE(warm("pn01a"));
}

TEST(FrostpunkAction, InsulationWarmsAnywhere) {
  RULE("FP-811");
  State s = scene();
  raise(s, "workshop", "pf01a");
  raise(s, "sawmill", "pf01b");
  raise(s, "hunters_hut", "pf02a");
  s.heat = 5;
  s.range = {2, 4, 5};
  const auto warm = [&](std::string_view id) {
    return game().is_warm_building(s, game().warmth(s), field(id));
  };
  EXPECT_TRUE(warm("pf01a")) << "red";
  EXPECT_TRUE(warm("pf01b")) << "orange";
  EXPECT_FALSE(warm("pf02a")) << "yellow";
  s.range = {5, 4, 5};
  EXPECT_FALSE(warm("pf01a")) << "only the marker of the own colour counts";
}

TEST(FrostpunkAction, BlueByTheZoneOnly) {
  RULE("FP-812");
  State s = scene();
  raise(s, "tent", "pf01a");
  raise(s, "tent", "pn01a");
  run_ops(s, R"([{"op": "flip_all", "building": "tent"}])");
  s.heat = 5;
  s.range = {2, 4, 5};
  EXPECT_FALSE(game().is_warm_building(s, game().warmth(s), field("pf01a")));
  EXPECT_TRUE(game().is_warm_building(s, game().warmth(s), field("pn01a")));
}

// ---- clear snow ----

TEST(FrostpunkSnow, TwoNearOrOneFar) {
  RULE("FP-821");
  State s = scene();
  tile(s, "pn01");
  State far = s;
  act(s, "worker", "snow near");
  EXPECT_EQ(offered(s).size(), 11U);
  play_all(s, {"lay pn04", "lay pn09"});
  EXPECT_NE(s.tile[place("pn04")] * s.tile[place("pn09")], 0);
  EXPECT_EQ(s.clearing[kWorker], 1);
  act(s, "worker", "snow near");
  EXPECT_EQ(s.clearing[kWorker], 2) << "any number of pawns";
  act(far, "worker", "snow far");
  EXPECT_EQ(offered(far), (Moves{"lay pf01", "lay pf02", "lay pf18"}));
  play(far, "lay pf18");
  EXPECT_NE(far.tile[place("pf18")], 0);
}

TEST(FrostpunkSnow, RoomForOneOnly) {
  RULE("FP-822");
  State s = scene();
  for (int i = 1; i <= 11; ++i) {
    tile(s, std::string(i < 10 ? "pn0" : "pn") + std::to_string(i));
  }
  act(s, "worker", "snow near");
  EXPECT_NE(s.tile[place("pn12")], 0);
  EXPECT_EQ(step(s), Step::turn);
}

TEST(FrostpunkSnow, WhereTilesMayGo) {
  RULE("FP-823");
  State s = scene();
  tile(s, "pn01");
  State near = s;
  act(near, "worker", "snow near");
  EXPECT_EQ(denied(near, "lay pf01"), "FP-823");
  act(s, "worker", "snow far");
  EXPECT_EQ(denied(s, "lay pn02"), "FP-823") << "never next to the generator tile";
  EXPECT_EQ(denied(s, "lay pf09"), "FP-823") << "not connected";
  // Nothing is turned over before all lie there.
  State two = scene();
  const auto before = two.tiles[0];
  act(two, "worker", "snow near");
  const auto reveals = two.reveals;
  play(two, "lay pn03");
  EXPECT_EQ(two.reveals, reveals);
  EXPECT_EQ(two.tiles[0], before);
  EXPECT_EQ(two.tile[place("pn03")], 0);
}

TEST(FrostpunkSnow, TurnedOverAtTheEnd) {
  RULE("FP-824");
  State s = scene();
  tile(s, "pn01");
  next_tile(s, "f01");
  act(s, "worker", "snow far");
  const auto lines = play(s, "lay pf01");
  EXPECT_EQ(s.field[field("pf01a")].holds, kTree);
  EXPECT_EQ(s.field[field("pf01a")].count, 3);
  EXPECT_EQ(s.field[field("pf01b")].holds, kCoal + 1);
  EXPECT_EQ(s.field[field("pf01b")].count, 2);
  EXPECT_TRUE(has_line(lines, "FP-824 Far 1a: 3 trees."));
  State food = scene();
  tile(food, "pn01");
  next_tile(food, "f06");
  act(food, "worker", "snow far");
  play(food, "lay pf01");
  EXPECT_EQ(food.food, 5);
  // Without a connected place there is nothing to clear.
  State none = scene();
  play(none, "pawn worker");
  EXPECT_EQ(denied(none, "snow far"), "FP-824");
}

// ---- gather ----

TEST(FrostpunkGather, UpToTwoMarkers) {
  RULE("FP-831");
  State s = scene();
  put(s, "pn01a", "coal", 4);
  put(s, "pn01b", "core", 1);
  act(s, "worker", "gather pn01a");
  EXPECT_EQ(s.pool[kCoal], 2);
  EXPECT_EQ(s.field[field("pn01a")].count, 2);
  act(s, "worker", "gather pn01b");
  EXPECT_EQ(s.pool[kCore], 1);
  EXPECT_EQ(s.field[field("pn01b")].holds, kNothing);
}

TEST(FrostpunkGather, OncePerFieldAndRound) {
  RULE("FP-832");
  State s = scene();
  put(s, "pn01a", "coal", 4);
  act(s, "worker", "gather pn01a");
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "gather pn01a"), "FP-832");
}

TEST(FrostpunkGather, GeneratorFieldsAreFields) {
  RULE("FP-833");
  State s = scene();
  put(s, "g4", "coal", 5);
  act(s, "worker", "gather g4");
  EXPECT_EQ(s.pool[kCoal], 2);
}

// ---- construction ----

TEST(FrostpunkConstruction, ThreeStepsInAnyMix) {
  RULE("FP-841");
  State s = scene();
  s.pool[kWood] = 5;
  tile(s, "pn01");
  raise(s, "retort", "pn01b");
  act(s, "worker", "construct");
  play_all(s, {"build tent", "on pn01a", "dismantle pn01b", "build bunkhouse", "on pn01b"});
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_EQ(step(s), Step::turn) << "after three steps it is over";
  EXPECT_EQ(s.building[kWorker], 1);
  s.pool[kWood] = 9;
  act(s, "engineer", "construct");
  EXPECT_EQ(step(s), Step::construct) << "any number of times";
}

TEST(FrostpunkConstruction, Building) {
  RULE("FP-842");
  State s = scene();
  s.pool[kWood] = 2;
  put(s, "pn01a", "coal", 4);
  put(s, "pn01b", "tree", 2);
  work(s, "g3");
  act(s, "worker", "construct");
  EXPECT_EQ(denied(s, "build house"), "FP-216");
  EXPECT_EQ(denied(s, "build pub"), "FP-842");
  play(s, "build tent");
  EXPECT_EQ(s.pool[kWood], 2) << "nothing is paid before it has its place";
  EXPECT_EQ(denied(s, "on g1"), "FP-842");
  EXPECT_EQ(denied(s, "on g3"), "FP-842") << "a pawn stands there";
  play(s, "on pn01a");
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_EQ(s.building_at(field("pn01a")), building("tent"));
  EXPECT_EQ(s.field[field("pn01a")].count, 0) << "markers go to the bank";
  EXPECT_EQ(s.supply[building("tent")], 7);
  State none = scene();
  none.pool[kWood] = 9;
  none.supply[building("factory")] = 0;
  act(none, "worker", "construct");
  EXPECT_EQ(denied(none, "build factory"), "FP-842");
}

TEST(FrostpunkConstruction, LargeBuildingsNeedATile) {
  RULE("FP-843");
  RULE("FP-846");
  State s = scene();
  s.pool[kWood] = 9;
  raise(s, "tent", "pn01a");
  tile(s, "pn02");
  act(s, "worker", "construct");
  play(s, "build balloon");
  EXPECT_EQ(s.building_at(field("pn02a")), building("balloon")) << "the only tile with room";
  EXPECT_EQ(s.building_at(field("pn02b")), building("balloon"));
  State choice = scene();
  choice.pool[kWood] = 9;
  raise(choice, "tent", "pn01a");
  for (const char* id : {"pn02", "pn03"}) tile(choice, id);
  act(choice, "worker", "construct");
  play(choice, "build balloon");
  EXPECT_EQ(offered(choice), (Moves{"on pn02a", "on pn03a"}));
  EXPECT_EQ(denied(choice, "on pn01b"), "FP-843");
  EXPECT_EQ(denied(choice, "on g3"), "FP-843");
}

TEST(FrostpunkConstruction, SomeAreNeverBuilt) {
  RULE("FP-844");
  State s = scene();
  s.pool[kWood] = 9;
  s.supply[building("ruins")] = 3;
  act(s, "worker", "construct");
  for (const char* id : {"ruins", "kitchen", "platform", "generator"}) {
    EXPECT_EQ(denied(s, "build " + std::string(id)), "FP-844") << id;
  }
}

TEST(FrostpunkConstruction, Dismantling) {
  RULE("FP-845");
  State s = scene();
  raise(s, "sawmill", "pn01a", true);
  raise(s, "tent", "pn01b");
  raise(s, "hunters_hut", "pn02a");
  run_ops(s, R"([{"op": "flip_all", "building": "tent"}])");
  work(s, "pn02a");
  act(s, "engineer", "construct");
  EXPECT_EQ(denied(s, "dismantle g2"), "FP-845");
  EXPECT_EQ(denied(s, "dismantle pn02a"), "FP-845") << "a pawn stands there";
  const int sawmills = s.supply[building("sawmill")];
  const int ruins = s.supply[building("ruins")];
  play_all(s, {"dismantle pn01a", "dismantle pn01b"});
  EXPECT_EQ(s.supply[building("sawmill")], sawmills + 1);
  EXPECT_EQ(s.supply[building("ruins")], ruins) << "Ruins leave the game";
  EXPECT_EQ(s.pool[kWood], 0) << "nothing is paid back";
  s.pool[kWood] = 2;
  act(s, "worker", "construct");
  play_all(s, {"build sawmill", "on pn01a"});
  EXPECT_EQ(s.field[field("pn01a")].upgraded, 0);
}

TEST(FrostpunkConstruction, TheFirstStepMustBeMade) {
  RULE("FP-847");
  State s = scene();
  s.pool[kWood] = 2;
  act(s, "worker", "construct");
  EXPECT_EQ(denied(s, "done"), "FP-847");
  play_all(s, {"build tent", "on g3"});
  EXPECT_TRUE(offers(s, "done"));
  State none = scene();
  play(none, "pawn worker");
  EXPECT_FALSE(offers(none, "construct")) << "nothing to build or dismantle";
}

// ---- use a building ----

TEST(FrostpunkUse, SmallOnceLargeTwice) {
  RULE("FP-851");
  State s = scene();
  raise(s, "hunters_hut", "pn01a");
  raise(s, "hothouse", "pn02a");
  act(s, "worker", "use pn01a");
  EXPECT_EQ(s.food, 4);
  act(s, "worker", "use pn02a");
  act(s, "worker", "use pn02a");
  EXPECT_EQ(s.food, 18);
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "use pn01a"), "FP-851");
  EXPECT_EQ(denied(s, "use pn02a"), "FP-851");
}

TEST(FrostpunkUse, EngineersOnly) {
  RULE("FP-852");
  State s = scene();
  raise(s, "medical_post", "pn01a");
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "use pn01a"), "FP-852");
  EXPECT_TRUE(
      offers(with("engineer", [](State& at) { raise(at, "medical_post", "pn01a"); }), "use pn01a"));
}

TEST(FrostpunkUse, SomeHaveNoAction) {
  RULE("FP-853");
  State s = scene();
  raise(s, "tent", "pn01a");
  raise(s, "balloon", "pn02a");
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "use pn01a"), "FP-853");
  EXPECT_EQ(denied(s, "use pn02a"), "FP-853");
}

TEST(FrostpunkUse, OnlyIfItCanBeCarriedOut) {
  RULE("FP-854");
  State s = scene();
  raise(s, "retort", "pn01a");
  raise(s, "sawmill", "pn01b");
  raise(s, "gathering_hut", "pn02a");
  raise(s, "factory", "pn02b");
  raise(s, "workshop", "pn03a");
  raise(s, "propaganda_centre", "pn03b");
  raise(s, "medical_post", "pn04a");
  raise(s, "coal_thumper", "pn06a");
  const auto refused = [&](std::string_view pawn, std::string_view move) {
    State copy = s;
    play(copy, "pawn " + std::string(pawn));
    return denied(copy, move);
  };
  EXPECT_EQ(refused("worker", "use pn01a"), "FP-854") << "no wood";
  EXPECT_EQ(refused("worker", "use g2"), "FP-854") << "no food";
  EXPECT_EQ(refused("worker", "use pn01b"), "FP-854") << "no tree";
  EXPECT_EQ(refused("worker", "use pn02a"), "FP-854") << "no marker";
  EXPECT_EQ(refused("engineer", "use pn02b"), "FP-854") << "no core";
  EXPECT_EQ(refused("engineer", "use pn03a"), "FP-854") << "no wood for an upgrade, no token";
  EXPECT_EQ(refused("engineer", "use pn03b"), "FP-854") << "nothing to use again";
  EXPECT_EQ(refused("engineer", "use pn04a"), "") << "a cure of nobody is allowed";
  EXPECT_EQ(refused("worker", "use pn06a"), "") << "the Thumper has empty fields";
  s.pool[kCore] = 1;
  s.ready[static_cast<std::size_t>(Pawn::automaton)] = 6;
  EXPECT_EQ(refused("engineer", "use pn02b"), "FP-854") << "no automaton in the bank";
  for (const char* id : {"pr01", "pr03", "pr05", "pr07"}) enact(s, id);
  EXPECT_EQ(refused("engineer", "use g1"), "FP-854") << "four laws are in force";
}

// ---- scouts and special actions ----

TEST(FrostpunkScouts, OnlyWithABalloon) {
  RULE("FP-861");
  State s = scene();
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "send route1"), "FP-861");
  State sent = scene();
  raise(sent, "balloon", "pn01a");
  act(sent, "engineer", "send route2");
  EXPECT_EQ(sent.routes[1].scout, static_cast<int>(Pawn::engineer) + 1);
  EXPECT_EQ(sent.routes[1].at, 1);
  EXPECT_EQ(sent.ready[kEngineer], 2);
}

TEST(FrostpunkScouts, OneRouteOrTwo) {
  RULE("FP-862");
  State s = scene();
  raise(s, "balloon", "pn01a");
  act(s, "worker", "send route1");
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "send route2"), "FP-862");
  EXPECT_EQ(denied(s, "send route1"), "FP-861") << "there is a pawn on it";
  State two = scene();
  raise(two, "balloon", "pn01a", true);
  act(two, "worker", "send route1");
  act(two, "worker", "send route2");
  play(two, "pawn worker");
  EXPECT_EQ(denied(two, "send route3"), "FP-862");
}

TEST(FrostpunkScouts, WhoMayGoAndWhoIsBack) {
  RULE("FP-863");
  State s = scene();
  raise(s, "balloon", "pn01a");
  s.apprentices = 1;
  s.ready[static_cast<std::size_t>(Pawn::child_worker)] = 1;
  act(s, "child_worker", "send route1");
  EXPECT_EQ(s.routes[0].scout, static_cast<int>(Pawn::child_worker) + 1);
  // Back in the action phase, ready to act again.
  State back = scene();
  open(back, "s05");
  raise(back, "balloon", "pn01a");
  route(back, 0, {"ea08"}, 1);
  const int ready = back.ready[kWorker];
  act(back, "engineer", "special s05");
  play_on(back, {"explore"});
  EXPECT_EQ(back.routes[0].scout, 0);
  EXPECT_EQ(back.ready[kWorker], ready + 1);
}

TEST(FrostpunkSpecial, OnOpenCards) {
  RULE("FP-871");
  RULE("FP-1405");
  State s = scene();
  in_events(s, "p04");
  play(s, "pawn engineer");
  EXPECT_EQ(denied(s, "special p04"), "FP-871") << "no wood and no coal to put there";
  s.pool[kWood] = 1;
  s.pool[kCoal] = 1;
  turn(s);
  act(s, "engineer", "special p04");
  EXPECT_EQ(offered(s), (Moves{"resource wood", "resource coal"}));
  play(s, "resource wood");
  EXPECT_EQ(s.events[0].stored[kWood], 1);
  EXPECT_EQ(s.pool[kWood], 0);
  play(s, "pawn worker");
  EXPECT_EQ(denied(s, "special p04"), "FP-871") << "once per round";
  EXPECT_EQ(denied(s, "special p28"), "-") << "not in play";
  State once = scene();
  open(once, "s05");
  route(once, 0, {"ea01"}, 1);
  act(once, "engineer", "special s05");
  EXPECT_EQ(once.routes[0].at, 3);
  once.special.fill(0);
  turn(once);
  play(once, "pawn engineer");
  EXPECT_EQ(denied(once, "special s05"), "FP-871") << "once per game";
  EXPECT_EQ(denied(once, "special s05"), "FP-871");
}

}  // namespace pionek::frostpunk::testing
