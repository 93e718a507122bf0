// Technologies (chapter 12xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

// The seat of an experiment at the choice of a technology, above an action of the board row.
State unlocking(std::string_view id, int level) {
  State s = scene();
  experiment(s, id);
  at_action(s, "urbanize");
  s.agenda.pop();
  s.agenda.push({.step = Step::unlock, .seat = seat_at(0), .n = byte(level)});
  return s;
}

State unlocked(std::string_view id, int level, std::string_view tech) {
  State s = unlocking(id, level);
  player(s).thaler = 20;
  workers(s, 8);
  play(s, "unlock " + std::string(tech));
  return s;
}

// Energizes a residence of level I in Riesa; answers the state after it.
State energized(std::string_view id, std::initializer_list<std::string_view> techs) {
  State s = scene();
  experiment(s, id);
  unlock(s, techs);
  player(s).thaler = 10;
  own(s, "riesa-p2", "residence-1");
  at_action(s, "energize");
  play(s, "power riesa-p2");
  return s;
}

// A worker and a thaler are the reward of that building, and two wagons its price.
constexpr int kThaler = 10 - 2 + 1;

State laid(std::string_view id, std::initializer_list<std::string_view> techs) {
  State s = scene();
  experiment(s, id);
  unlock(s, techs);
  workers(s, 1);
  pool(s, {"at01"});
  play_all(s, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  return s;
}

State signed_up(std::string_view id, std::initializer_list<std::string_view> techs,
                std::string_view action = "contract") {
  State s = scene();
  experiment(s, id);
  unlock(s, techs);
  market(s, {"c07", "c09", "c18", "c22"});
  at_action(s, action);
  play_all(s, {"sign c18", "slot slot1"});
  return s;
}

}  // namespace

TEST(NucleumTechnologies, UnlockOrScore) {
  RULE("NU-1201");
  State s = unlocking("b", 2);
  EXPECT_EQ(offered(s, "unlock").size(), 6U);
  EXPECT_EQ(denied(s, "unlock b7"), "NU-1201");
  State points = s;
  play(points, "score");
  EXPECT_EQ(player(points).vp, 2);
  play(s, "unlock b2");
  EXPECT_TRUE(has_tech(s, "b2"));
}

TEST(NucleumTechnologies, AnyOrderAndPointsInTheEnd) {
  RULE("NU-1202");
  State s = unlocking("b", 3);
  EXPECT_TRUE(offers(s, "unlock b8"));
  unlock(s, {"b2"});
  EXPECT_EQ(denied(s, "unlock b2"), "NU-1202");
  // Nothing left of the level: points at once.
  State none = scene();
  experiment(none, "b");
  unlock(none, {"b1", "b2", "b3"});
  own(none, "riesa-p2", "laboratory-1");
  player(none).thaler = 10;
  at_action(none, "energize");
  play(none, "power riesa-p2");
  EXPECT_EQ(player(none).vp, 1);
}

TEST(NucleumTechnologies, ImmediateOnesWhollyOrNotAtAll) {
  RULE("NU-1203");
  State s = unlocking("a", 2);
  play(s, "unlock a5");
  EXPECT_EQ(offered(s), (std::set<std::string>{"accept", "done"}));
  State declined = s;
  play(declined, "done");
  EXPECT_EQ(player(declined).thaler, 0);
  EXPECT_TRUE(has_tech(declined, "a5")) << "unlocked, but never to be used later";
  play(s, "accept");
  EXPECT_EQ(player(s).thaler, 3);
  EXPECT_EQ(player(s).workers, 3);
  // Actions are declined by skipping them.
  const State action = unlocked("a", 1, "a3");
  EXPECT_TRUE(offers(action, "done"));
}

TEST(NucleumTechnologies, PermanentOnesWorkEveryTime) {
  RULE("NU-1204");
  RULE("NU-1207");
  State s = energized("a", {"a2"});
  EXPECT_EQ(player(s).thaler, kThaler + 1);
  own(s, "dresden-p2", "residence-2");
  line(s, "riesa-dresden", 1);
  player(s).thaler = 10;
  at_action(s, "energize");
  play(s, "power dresden-p2");
  EXPECT_EQ(player(s).thaler, 10 - 6 + 1 + 1) << "four wagons at 1 thaler, one at 2";
  EXPECT_EQ(energized("c", {"c1"}).players[0].thaler, kThaler + 1);
  EXPECT_EQ(energized("b", {}).players[0].thaler, kThaler);
}

TEST(NucleumTechnologies, GoalsScoreWhenUnlocked) {
  RULE("NU-1205");
  RULE("NU-1606");
  State s = scene();
  experiment(s, "d");
  player(s).tracks = 8;
  EXPECT_EQ(points_by(s, "NU-1606"), 0);
  unlock(s, {"d8"});
  EXPECT_EQ(points_by(s, "NU-1606"), 10);
}

TEST(NucleumTechnologies, UraniumForBuilding) {
  RULE("NU-1206");
  State s = scene();
  unlock(s, {"a1"});
  workers(s, 5);
  mine(s, "brux-m1", 1, 0);
  track(s, "brux-glashutte-f1");
  at_action(s, "industrialize");
  play_all(s, {"piece turbine-2", "turbine glashutte-t1"});
  EXPECT_TRUE(has_line(play(s, "store brux-m1"), "NU-1206"));
  at_action(s, "industrialize");
  play_all(s, {"piece mine-2", "mine brux-m2", "swap", "swap"});
  EXPECT_EQ(step(s), Step::store) << "two for the mine, then one more";
}

TEST(NucleumTechnologies, ATokenForAContract) {
  RULE("NU-1208");
  EXPECT_EQ(signed_up("d", {"d2"}).players[0].achievements, 1);
  EXPECT_EQ(signed_up("d", {}).players[0].achievements, 0);
  // A purple one is fulfilled, not gained: it lies in no slot.
  State s = scene();
  experiment(s, "d");
  unlock(s, {"d2"});
  player(s).achievements = 20;
  s.purple[0] = static_cast<ContractId>(thing(kContractSet, "c37"));
  pool(s, {"at19"});
  play_all(s, {"play at19", "fulfil c37", "score"});
  EXPECT_EQ(player(s).achievements, 20);
}

TEST(NucleumTechnologies, UrbanizeAtOnce) {
  RULE("NU-1209");
  for (const auto& [id, tech] : {std::pair{"a", "a3"}, std::pair{"c", "c3"}}) {
    State s = unlocked(id, 1, tech);
    EXPECT_EQ(price(s, "building factory-2"), 1);
    play_all(s, {"building factory-2", "plot zwickau-p4"});
    EXPECT_EQ(player(s).thaler, 19);
  }
}

TEST(NucleumTechnologies, IndustrializeAnywhereAtOnce) {
  RULE("NU-1210");
  for (const auto& [id, tech] : {std::pair{"b", "b3"}, std::pair{"d", "d3"}}) {
    State s = unlocking(id, 1);
    workers(s, 5);
    own(s, "leipzig-p1", "residence-1");
    play(s, "unlock " + std::string(tech));
    play(s, "piece turbine-2");
    EXPECT_TRUE(offers(s, "turbine zittau-t1")) << "the network does not matter";
    play(s, "turbine zittau-t1");
    EXPECT_EQ(player(s).workers, 3) << "the price does";
  }
}

TEST(NucleumTechnologies, AVirtualTurbine) {
  RULE("NU-1211");
  const Action action = data().actions[thing(kActionSet, "energize")];
  const int plant = thing(kPlantSet, "plant-glashutte");
  for (const auto& [id, tech] : {std::pair{"b", "b2"}, std::pair{"c", "c2"}}) {
    State s = scene();
    experiment(s, id);
    nucleum(s, "plant-glashutte");
    line(s, "brux-glashutte");
    mine(s, "brux-m1", 1, 3);
    EXPECT_EQ(game().feed(s, seat_at(0), action, plant).cubes, 1);
    unlock(s, {tech});
    EXPECT_EQ(game().feed(s, seat_at(0), action, plant).cubes, 2);
    EXPECT_EQ(game().feed(s, seat_at(0), action, plant).own_cubes, 2);
    EXPECT_EQ(game().count(s, seat_at(0), {Count::What::turbines}), 0) << "for energizing only";
  }
}

TEST(NucleumTechnologies, ATokenForATrack) {
  RULE("NU-1212");
  EXPECT_EQ(laid("b", {"b1"}).players[0].achievements, 1);
  EXPECT_EQ(laid("d", {"d1"}).players[0].achievements, 1);
  EXPECT_EQ(laid("d", {}).players[0].achievements, 0);
}

TEST(NucleumTechnologies, EnergizeAtOnce) {
  RULE("NU-1213");
  for (const auto& [id, tech] : {std::pair{"a", "a6"}, std::pair{"c", "c6"}}) {
    State s = unlocking(id, 2);
    own(s, "plauen-p1", "residence-1");
    own(s, "plauen-p2", "factory-1");
    play(s, "unlock " + std::string(tech));
    play(s, "power plauen-p2");
    EXPECT_TRUE(powered(s, "plauen-p2")) << "demand 3, energy 4, no fuel";
  }
}

TEST(NucleumTechnologies, AWorkerOrATileForPower) {
  RULE("NU-1214");
  for (const auto& [id, tech] : {std::pair{"a", "a4"}, std::pair{"c", "c4"}}) {
    State s = energized(id, {tech});
    EXPECT_EQ(step(s), Step::choose);
    EXPECT_EQ(offered(s, "take").size(), 5U);
    EXPECT_TRUE(offers(s, "gain worker"));
    EXPECT_FALSE(offers(s, "done"));
    State worker = s;
    play(worker, "gain worker");
    EXPECT_EQ(player(worker).workers, 2);
    const TileId first = s.offer[0];
    const TileId next = s.stack.back();
    const std::string move = "take " + game().catalog().id({kTileSet, first});
    const int thaler = player(s).thaler;
    play(s, move);
    EXPECT_TRUE(player(s).pool.has(first));
    EXPECT_EQ(player(s).thaler, thaler) << "free";
    EXPECT_EQ(s.offer[0], next) << "the offer slides and is refilled";
  }
}

TEST(NucleumTechnologies, ThalerForATrack) {
  RULE("NU-1215");
  EXPECT_EQ(laid("b", {"b5"}).players[0].thaler, 2);
  EXPECT_EQ(laid("d", {"d4"}).players[0].thaler, 2);
}

TEST(NucleumTechnologies, TheRewardOfAnotherSlot) {
  RULE("NU-1216");
  State s = signed_up("b", {"b4"}, "contract-2");
  EXPECT_EQ(player(s).thaler, 4);
  EXPECT_EQ(offered(s), (std::set<std::string>{"reward slot2", "reward slot3", "reward slot4"}));
  EXPECT_EQ(denied(s, "reward slot1"), "NU-1216");
  slot(s, "slot4", "c09");
  play(s, "reward slot4");
  EXPECT_EQ(player(s).achievements, 2) << "taken or not, and never doubled";
  // The market is refilled after all of it.
  EXPECT_NE(s.market[2], kNoContract);
}

TEST(NucleumTechnologies, ThreeWorkersAndThreeThaler) {
  RULE("NU-1217");
  State s = unlocked("a", 2, "a5");
  play(s, "accept");
  EXPECT_EQ(player(s).thaler, 23);
  EXPECT_EQ(player(s).workers, 11);
}

TEST(NucleumTechnologies, ATileAndATrack) {
  RULE("NU-1218");
  for (const auto& [id, tech] : {std::pair{"c", "c5"}, std::pair{"d", "d5"}}) {
    State s = unlocking(id, 2);
    if (tech == std::string_view("d5")) unlock(s, {"d1", "d4"});
    workers(s, 1);
    offer(s, {"at21", "at22", "at23", "at24", "at01"});
    play(s, "unlock " + std::string(tech));
    EXPECT_TRUE(offers(s, "done"));
    play(s, "take at01");
    EXPECT_EQ(step(s), Step::field);
    EXPECT_EQ(denied(s, "field leipzig-grimma-f1"), "NU-504");
    State kept = s;
    play(kept, "done");
    EXPECT_TRUE(in_pool(kept, "at01"));
    play_all(s, {"field riesa-dresden-f1", "face at01.1"});
    EXPECT_EQ(player(s).tracks, 1);
    EXPECT_FALSE(in_pool(s, "at01"));
    const bool d = tech == std::string_view("d5");
    EXPECT_EQ(player(s).achievements, d ? 1 : 0) << "D1 counts this track, too";
    EXPECT_EQ(player(s).thaler, d ? 2 : 0) << "and so does D4";
  }
  // Without a worker it goes to the pool.
  State poor = unlocking("c", 2);
  offer(poor, {"at21", "at22", "at23", "at24", "at01"});
  play_all(poor, {"unlock c5", "take at01"});
  EXPECT_TRUE(in_pool(poor, "at01"));
  EXPECT_NE(step(poor), Step::field);
}

TEST(NucleumTechnologies, EightTokens) {
  RULE("NU-1219");
  for (const auto& [id, tech] : {std::pair{"b", "b6"}, std::pair{"d", "d6"}}) {
    State s = unlocked(id, 2, tech);
    play(s, "accept");
    EXPECT_EQ(player(s).achievements, 8);
  }
}

TEST(NucleumTechnologies, UrbanizeAnywhereCheaply) {
  RULE("NU-1220");
  State s = scene();
  unlock(s, {"a7"});
  own(s, "leipzig-p1", "residence-1");
  player(s).thaler = 1;
  at_action(s, "urbanize");
  EXPECT_EQ(price(s, "building factory-2"), 1);
  play(s, "building factory-2");
  EXPECT_TRUE(offers(s, "plot praha-p3"));
}

TEST(NucleumTechnologies, TheSpecialTiles) {
  RULE("NU-1221");
  RULE("NU-128");
  State s = unlocked("b", 3, "b7");
  EXPECT_FALSE(in_pool(s, "sp-b1"));
  play(s, "accept");
  EXPECT_TRUE(in_pool(s, "sp-b1"));
  EXPECT_TRUE(in_pool(s, "sp-b2"));
  State declined = unlocked("b", 3, "b7");
  play(declined, "done");
  EXPECT_FALSE(in_pool(declined, "sp-b1"));
}

TEST(NucleumTechnologies, PowerWithoutRails) {
  RULE("NU-1222");
  State s = scene();
  experiment(s, "c");
  own(s, "praha-p4", "laboratory-1");
  mine(s, "brux-m1", 1, 2);
  player(s).thaler = 10;
  at_action(s, "energize");
  EXPECT_TRUE(offered(s, "power").empty());
  unlock(s, {"c7"});
  play(s, "power praha-p4");
  EXPECT_EQ(offered(s).size(), 5U) << "any plant";
  State nowhere = s;
  play(nowhere, "plant plant-zittau");
  EXPECT_EQ(offered(nowhere, "fuel").size(), 5U) << "coal from any area, no uranium";
  nucleum(s, "plant-zittau");
  play(s, "plant plant-zittau");
  EXPECT_TRUE(offers(s, "fuel uranium 1 ruhr 2")) << "but no more cubes than the plant takes";
  EXPECT_FALSE(offers(s, "fuel uranium 2"));
  play(s, "fuel uranium 1 ruhr 2");
  EXPECT_EQ(cubes(s, "brux-m1"), 1) << "a cube from anywhere";
  EXPECT_TRUE(powered(s, "praha-p4"));
}

TEST(NucleumTechnologies, WildTracks) {
  RULE("NU-1223");
  State s = scene();
  unlock(s, {"d7"});
  const auto ends = [&](int seat) {
    return game().matched_ends(s, seat_at(seat), thing(kTileSet, "at01"),
                               thing(kFieldSet, "riesa-dresden-f1"), 0);
  };
  EXPECT_EQ(ends(0), 3U);
  EXPECT_EQ(ends(1), 0U);
  // Others match against them, too: white and purple, beside Leipzig in orange.
  track(s, "leipzig-riesa-f2", 0, "at06", 0);
  const auto beside = [&](const State& at) {
    return game().matched_ends(at, seat_at(1), thing(kTileSet, "at01"),
                               thing(kFieldSet, "leipzig-riesa-f1"), 0);
  };
  EXPECT_EQ(beside(s), 1U | 2U | 8U);
  State plain = s;
  player(plain).techs = 0;
  EXPECT_EQ(beside(plain), 1U);
  // One contract in a track turn, even if nothing matches.
  State contract = scene();
  unlock(contract, {"d7"});
  player(contract).achievements = 6;
  slot(contract, "slot1", "c07");
  workers(contract, 1);
  pool(contract, {"at01"});
  play_all(contract, {"lay at01", "field riesa-dresden-f1", "face at01.1", "done"});
  EXPECT_EQ(step(contract), Step::turn);
  at_turn(contract);
  workers(contract, 1);
  pool(contract, {"at10"});
  play_all(contract, {"lay at10", "field brux-aussig-f1", "face at10.1", "fulfil c07"});
  EXPECT_EQ(player(contract).vp, 4);
}

TEST(NucleumTechnologies, Goals) {
  RULE("NU-1224");
  const auto goal = [](std::string_view tech, int seat, const auto& prepare) {
    State s = scene();
    unlock(s, {tech}, seat);
    prepare(s);
    return points_by(s, "NU-1606", seat);
  };
  const std::array<const char*, 9> plots{"leipzig-p1", "grimma-p1",  "riesa-p1",
                                         "dresden-p1", "bautzen-p1", "gorlitz-p2",
                                         "praha-p4",   "plauen-p1",  "zwickau-p4"};
  for (const auto& [cities, vp] : {std::pair{4, 0}, {5, 4}, {6, 4}, {7, 10}, {9, 21}}) {
    EXPECT_EQ(goal("a8", 0,
                   [&](State& s) {
                     for (int i = 0; i < cities; ++i)
                       add(s.players[0].plots, thing(kPlotSet, plots[i]));
                   }),
              vp);
  }
  EXPECT_EQ(goal("b8", 0, [](State& s) { markers(s, {9, 3}); }), 0);
  EXPECT_EQ(goal("b8", 0, [](State& s) { markers(s, {10, 3}); }), 4);
  EXPECT_EQ(goal("b8", 0, [](State& s) { markers(s, {10, 18}); }), 10);
  EXPECT_EQ(goal("b8", 0, [](State& s) { markers(s, {10, 18, 28}); }), 21);
  for (const auto& [lit, vp] : {std::pair{3, 0}, {4, 4}, {6, 10}, {8, 21}}) {
    EXPECT_EQ(goal("c8", 0,
                   [&](State& s) {
                     const std::array<const char*, 8> buildings{
                         "residence-1", "residence-2",  "factory-1",    "factory-2",
                         "factory-3",   "laboratory-1", "laboratory-2", "laboratory-3"};
                     for (int i = 0; i < lit; ++i) own(s, plots[i], buildings[i], 0, true);
                   }),
              vp);
  }
  for (const auto& [tracks, vp] : {std::pair{5, 0}, {6, 4}, {8, 10}, {10, 21}, {12, 21}}) {
    EXPECT_EQ(goal("d8", 0, [&](State& s) { s.players[0].tracks = byte(tracks); }), vp);
  }
}

TEST(NucleumTechnologies, UnlockedInTheMiddleOfAnAction) {
  RULE("NU-1226");
  // The rewards of the building unlock A2, and it counts for that very building.
  State s = scene();
  own(s, "riesa-p2", "laboratory-1");
  player(s).thaler = 10;
  at_action(s, "energize");
  play_all(s, {"power riesa-p2", "unlock a2"});
  EXPECT_EQ(player(s).thaler, 10 - 4 + 1);
  // A1 does not count for the piece whose pair unlocked it.
  State pair = scene();
  workers(pair, 5);
  mine(pair, "brux-m1", 4);
  track(pair, "brux-glashutte-f1");
  at_action(pair, "industrialize");
  play_all(pair, {"piece turbine-4", "turbine glashutte-t1", "unlock a1"});
  EXPECT_NE(step(pair), Step::store);
}

namespace {

// The lines of some rules, in their order.
std::vector<std::string> rules_of(const std::vector<std::string>& lines,
                                  const std::set<std::string>& rules) {
  std::vector<std::string> out;
  for (const std::string& line : lines) {
    const std::string rule = line.substr(0, line.find(' '));
    if (rules.contains(rule)) out.push_back(rule);
  }
  return out;
}

}  // namespace

TEST(NucleumTechnologies, TheOrderOfSeveralTriggers) {
  RULE("NU-1226");
  // Technologies in ascending order.
  State s = scene();
  experiment(s, "b");
  unlock(s, {"b1", "b5"});
  workers(s, 1);
  pool(s, {"at01"});
  const auto laid = play_all(s, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  EXPECT_EQ(rules_of(laid, {"NU-1212", "NU-1215"}),
            (std::vector<std::string>{"NU-1212", "NU-1215"}));
  // The second turbine before them; no experiment has both, so one gets them.
  const StandIn both(with("experiments.json", [](json::value& file) {
    auto& turbine = file.at("experiments").at(0).at("second_turbine").as_object();
    turbine.erase("modifiers");
    turbine["after_energize"] = json::array{{{"op", "gain_achievement"}, {"n", 2}}};
  }));
  State lit = scene();
  unlock(lit, {"a2"});
  player(lit).thaler = 10;
  turbine(lit, "grimma-t1", 2);
  own(lit, "riesa-p2", "residence-1");
  at_action(lit, "energize");
  EXPECT_EQ(rules_of(play_all(lit, {"power riesa-p2"}), {"NU-1014", "NU-1207"}),
            (std::vector<std::string>{"NU-1014", "NU-1207"}));
}

}  // namespace pionek::nucleum::testing
