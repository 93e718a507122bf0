// Turns, resources and conversions (chapter 2xx), and what a tile of the board row lets one do
// (chapter 4xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

// Seat 0 with two mines that are not full.
State with_mines(int first, int second) {
  State s = scene();
  mine(s, "brux-m1", 1, first);
  mine(s, "aussig-m1", 2, second);
  return s;
}

}  // namespace

// ---- whose turn, and what it can be ----
TEST(NucleumTurns, OneTurnEachClockwise) {
  RULE("NU-201");
  State s = started(3);
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(mover(s), seat);
    EXPECT_EQ(s.round, 1);
    EXPECT_FALSE(offered(s, "play").empty());
    EXPECT_FALSE(offered(s, "lay").empty());
    play(s, "recharge");
  }
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(s.round, 2);
}

TEST(NucleumTurns, TheRibbonShowsTheStepsOfATurn) {
  RULE("NU-201");
  const auto after = [](State s, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) play(s, move);
    const int phase = game().progress(s).phase;
    return phase < 0 ? std::string() : game().info().phases[phase].id;
  };
  EXPECT_EQ(after(start(3), {}), "");
  State s = scene();
  workers(s, 3);
  player(s).achievements = 5;
  EXPECT_EQ(after(s, {}), "tile");
  EXPECT_EQ(after(s, {"lay st-a1"}), "place");
  EXPECT_EQ(after(s, {"lay st-a1", "field leipzig-zwickau-f1"}), "place");
  EXPECT_EQ(after(s, {"play st-a1"}), "actions");
  EXPECT_EQ(after(s, {"recharge"}), "rewards");
}

TEST(NucleumTurns, AFullBoardRowTakesNoTile) {
  RULE("NU-202");
  State s = scene();
  board_row(s, 6);
  EXPECT_TRUE(offers(s, "play st-a1"));
  board_row(s, 7);
  EXPECT_TRUE(offered(s, "play").empty());
  EXPECT_EQ(denied(s, "play st-a1"), "NU-202");
  board_row(s, 1);
  pool(s, {});
  EXPECT_TRUE(offered(s, "play").empty());
}

TEST(NucleumTurns, ATrackNeedsAWorker) {
  RULE("NU-203");
  State s = scene();
  EXPECT_TRUE(offered(s, "lay").empty());
  EXPECT_EQ(denied(s, "lay st-a1"), "NU-203");
  workers(s, 1);
  EXPECT_TRUE(offers(s, "lay st-a1"));
  pool(s, {"sd-a"});
  EXPECT_TRUE(offered(s, "lay").empty());
  // A cube can become the worker.
  State other = with_mines(1, 0);
  EXPECT_TRUE(offers(other, "lay st-a1"));
  player(other).tracks = 18;
  player(other).reserve = 0;
  EXPECT_FALSE(offers(other, "lay st-a1")) << "without a reserve the cube is a thaler";
}

TEST(NucleumTurns, RechargingIsAlwaysPossible) {
  RULE("NU-204");
  State s = scene();
  pool(s, {});
  EXPECT_EQ(offered(s), (std::set<std::string>{"recharge"}));
}

// ---- resources ----
TEST(NucleumTurns, ThalerAndTokensComeAndGo) {
  RULE("NU-205");
  State s = scene();
  player(s).thaler = 3;
  at_action(s, "urbanize");
  play_all(s, {"building residence-1", "plot zwickau-p1"});
  EXPECT_EQ(player(s).thaler, 1);
  player(s).achievements = 3;
  at_turn(s);
  play_all(s, {"recharge", "mark start"});
  EXPECT_EQ(player(s).achievements, 0);
}

TEST(NucleumTurns, WorkersComeFromTheReserveAndGoBack) {
  RULE("NU-206");
  State s = scene();
  workers(s, 4);
  at_action(s, "industrialize");
  play_all(s, {"piece turbine-2", "turbine grimma-t1"});
  EXPECT_EQ(player(s).workers, 2);
  EXPECT_EQ(player(s).reserve, 16);
  at_turn(s);
  pool(s, {"at01"});
  play_all(s, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  EXPECT_EQ(player(s).workers, 1);
  EXPECT_EQ(player(s).reserve, 16);
  EXPECT_EQ(player(s).tracks, 1);
}

TEST(NucleumTurns, AWorkerIsAThaler) {
  RULE("NU-207");
  State s = scene();
  workers(s, 2);
  at_action(s, "urbanize");
  EXPECT_TRUE(offers(s, "building residence-1"));
  play(s, "building residence-1");
  const auto lines = play(s, "plot zwickau-p1");
  EXPECT_TRUE(has_line(lines, "NU-207 Player 1 turns 2 workers into thaler."));
  EXPECT_EQ(player(s).workers, 0);
  EXPECT_EQ(player(s).reserve, 18);
  // Thaler are never workers.
  State other = scene();
  player(other).thaler = 20;
  at_action(other, "industrialize");
  EXPECT_TRUE(offered(other, "piece").empty());
}

TEST(NucleumTurns, WithoutAReserveAWorkerIsAThaler) {
  RULE("NU-208");
  State s = scene();
  workers(s, 17);
  at_effects(s, data().plants[thing(kPlantSet, "plant-plauen")].bonus);
  EXPECT_EQ(player(s).workers, 18);
  EXPECT_EQ(player(s).thaler, 1);
  // So does a cube that is given up.
  State cube = with_mines(1, 1);
  workers(cube, 17);
  EXPECT_EQ(label(cube, "convert aussig-m1").substr(0, 25), "Turn a cube into a worker");
  workers(cube, 18);
  EXPECT_EQ(label(cube, "convert aussig-m1").substr(0, 25), "Turn a cube into a thaler");
  EXPECT_TRUE(has_line(play(cube, "convert aussig-m1"),
                       "NU-208 Player 1 turns a uranium cube into a thaler: "));
  EXPECT_EQ(player(cube).workers, 18);
  EXPECT_EQ(player(cube).thaler, 1);
  // And a cube that is not stored.
  State spare = with_mines(1, 1);
  at_effects(spare, data().slots[thing(kSlotSet, "slot3")]);
  EXPECT_EQ(label(spare, "swap"), "Take a worker for it");
  workers(spare, 18);
  EXPECT_EQ(label(spare, "swap"), "Take a thaler for it");
  play(spare, "swap");
  EXPECT_EQ(player(spare).workers, 18);
  EXPECT_EQ(player(spare).thaler, 1);
}

TEST(NucleumTurns, ACubeIsStoredOrIsAWorker) {
  RULE("NU-209");
  State s = with_mines(2, 2);
  at_effects(s, data().slots[thing(kSlotSet, "slot3")]);
  EXPECT_EQ(offered(s), (std::set<std::string>{"store brux-m1", "swap"}));
  EXPECT_EQ(denied(s, "store aussig-m1"), "NU-704");
  State swapped = s;
  play(swapped, "swap");
  EXPECT_EQ(player(swapped).workers, 1);
  play(s, "store brux-m1");
  EXPECT_EQ(cubes(s, "brux-m1"), 3);
  // Without a place it is a worker at once.
  at_effects(s, data().slots[thing(kSlotSet, "slot3")]);
  EXPECT_EQ(player(s).workers, 1);
}

TEST(NucleumTurns, AStoredCubeIsAWorkerAtAnyTime) {
  RULE("NU-210");
  State s = with_mines(1, 2);
  EXPECT_EQ(offered(s, "convert"), (std::set<std::string>{"convert brux-m1", "convert aussig-m1"}));
  const auto lines = play(s, "convert aussig-m1");
  EXPECT_EQ(lines.size(), 1U) << "one line tells it whole";
  EXPECT_TRUE(has_line(lines, "NU-210 Player 1 turns a uranium cube into a worker: "));
  EXPECT_EQ(cubes(s, "aussig-m1"), 1);
  EXPECT_EQ(player(s).workers, 1);
  EXPECT_EQ(step(s), Step::turn);
  at_action(s, "industrialize");
  EXPECT_TRUE(offers(s, "convert brux-m1"));
  play(s, "convert brux-m1");
  EXPECT_EQ(offered(s, "convert"), (std::set<std::string>{"convert aussig-m1"}));
}

TEST(NucleumTurns, IncomeAndItsEnd) {
  RULE("NU-211");
  State s = scene();
  const ProgramId any = data().buildings[thing(kBuildingSet, "factory-3")].rewards;
  at_effects(s, any);
  EXPECT_EQ(offered(s).size(), 3U);
  play_all(s, {"raise thaler", "raise worker"});
  EXPECT_EQ(player(s).income, (std::array<std::uint8_t, 3>{1, 1, 0}));
  player(s).income = {6, 6, 5};
  at_effects(s, any);
  // Tracks at their end give the same: one of them is offered.
  EXPECT_EQ(offered(s), (std::set<std::string>{"raise thaler", "raise vp"}));
  play(s, "raise vp");
  // Nothing is left to choose.
  EXPECT_EQ(player(s).income, (std::array<std::uint8_t, 3>{6, 6, 6}));
  EXPECT_EQ(player(s).vp, 1);
}

TEST(NucleumTurns, PointsCountAtOnce) {
  RULE("NU-212");
  State s = scene();
  player(s).vp = 199;
  s.ended[4] = 1;
  at_effects(s, data().rows[0].pair);
  EXPECT_EQ(player(s).vp, 202);
  EXPECT_EQ(points_by(s, "NU-212"), 202);
}

TEST(NucleumTurns, NothingIsCompulsory) {
  RULE("NU-213");
  State s = scene();
  player(s).thaler = 20;
  workers(s, 5);
  for (const auto* action : {"urbanize", "industrialize", "develop", "contract"}) {
    at_action(s, action);
    EXPECT_TRUE(offers(s, "done")) << action;
  }
  pool(s, {"at01"});
  at_turn(s);
  play(s, "play at01");
  EXPECT_TRUE(offers(s, "done"));
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
}

TEST(NucleumTurns, ConversionsInAnothersTurn) {
  RULE("NU-214");
  State s = scene();
  mine(s, "brux-m1", 1, 2, 1);
  player(s, 1).thaler = 1;
  track(s, "riesa-dresden-f1", 1, "at01");
  at(s, {{.step = Step::matched,
          .seat = seat_at(1),
          .a = static_cast<std::uint8_t>(thing(kFieldSet, "riesa-dresden-f1")),
          .bits = 1}});
  EXPECT_EQ(mover(s), 1);
  EXPECT_TRUE(offers(s, "convert brux-m1"));
  // And the payment converts by itself: 3 thaler for the second level.
  play_all(s, {"do at01.1", "building residence-2", "plot dresden-p2"});
  EXPECT_EQ(player(s, 1).thaler, 0);
  EXPECT_EQ(cubes(s, "brux-m1", 1), 0);
}

TEST(NucleumTurns, PaymentsTakeWorkersThenTheFullestMine) {
  RULE("NU-215");
  State s = with_mines(2, 2);
  mine(s, "pressnitz-m1", 3, 3);
  player(s).thaler = 1;
  workers(s, 1);
  track(s, "zwickau-joachimsthal-f1");
  track(s, "grimma-riesa-f1");
  at_action(s, "urbanize");
  play_all(s, {"building residence-2", "plot zwickau-p1"});
  // 3 thaler: 1 of them in hand, 1 worker, 1 cube of the fullest mine.
  EXPECT_EQ(player(s).thaler + player(s).workers, 0);
  EXPECT_EQ(cubes(s, "pressnitz-m1"), 2);
  // Now all have two: the upper row pays.
  at_action(s, "industrialize");
  play_all(s, {"piece turbine-1", "turbine grimma-t1"});
  EXPECT_EQ(cubes(s, "brux-m1"), 1);
  EXPECT_EQ(cubes(s, "aussig-m1"), 2);
  // Workers that are enough spare the cubes.
  workers(s, 2);
  at_action(s, "urbanize");
  play_all(s, {"building factory-1", "plot grimma-p1"});
  EXPECT_EQ(player(s).workers, 0);
  EXPECT_EQ(player(s).uranium(), 5);
}

// ---- a tile on the board ----
TEST(NucleumTurns, TwoActionsInAnyOrder) {
  RULE("NU-401");
  State s = scene();
  player(s).thaler = 10;
  board_row(s, 2);
  pool(s, {"at07"});  // urbanize, worker or 2 thaler
  play(s, "play at07");
  EXPECT_EQ(player(s).board_row.size(), 3);
  EXPECT_EQ(player(s).board_row[2], thing(kTileSet, "at07"));
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at07.1", "do at07.2"}));
  play_all(s, {"do at07.2", "gain thaler"});
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at07.1"}));
  play_all(s, {"do at07.1", "building residence-1", "plot zwickau-p1"});
  EXPECT_EQ(mover(s), 1) << "nothing is left to do";
}

TEST(NucleumTurns, TheSpecialDirective) {
  RULE("NU-402");
  RULE("NU-1108");
  State s = scene();
  player(s).thaler = 10;
  workers(s, 5);
  play(s, "play sd-a");
  EXPECT_EQ(offered(s, "direct"),
            (std::set<std::string>{"direct urbanize-1", "direct industrialize-directive",
                                   "direct develop-1", "direct contract"}));
  EXPECT_EQ(denied(s, "direct energize-directive"), "NU-1001");
  EXPECT_TRUE(offered(s, "do").empty());
  for (const ActionId id : data().directive) EXPECT_NE(data().actions[id].kind, Kind::subsidy);
  play(s, "direct urbanize-1");
  EXPECT_EQ(price(s, "building residence-1"), 1);
  play_all(s, {"building residence-1", "plot zwickau-p1"});
  EXPECT_EQ(player(s).thaler, 9);
  EXPECT_EQ(mover(s), 1) << "exactly one action";
}

TEST(NucleumTurns, OneContractBeforeBetweenOrAfter) {
  RULE("NU-403");
  RULE("NU-405");
  State s = scene();
  player(s).achievements = 7;
  slot(s, "slot1", "c07");
  slot(s, "slot2", "c10");
  pool(s, {"at20"});  // contract, achievement
  play(s, "play at20");
  EXPECT_TRUE(offers(s, "fulfil c07"));
  EXPECT_EQ(denied(s, "fulfil c10"), "NU-405");
  State between = s;
  play(between, "do at20.2");
  EXPECT_TRUE(offers(between, "fulfil c07"));
  State after = between;
  play_all(after, {"do at20.1", "done"});
  EXPECT_TRUE(offers(after, "fulfil c07")) << "also when all actions are done";
  play(s, "fulfil c07");
  EXPECT_EQ(player(s).vp, 4);
  EXPECT_EQ(player(s).achievements, 7) << "nothing is given up";
  EXPECT_EQ(player(s).slots[0], kNoContract);
}

TEST(NucleumTurns, OwnAndPurpleContracts) {
  RULE("NU-404");
  RULE("NU-406");
  State s = scene();
  player(s).achievements = 20;
  s.purple[0] = static_cast<ContractId>(thing(kContractSet, "c37"));
  slot(s, "slot3", "c07", 1);
  pool(s, {"at19"});
  play(s, "play at19");
  EXPECT_EQ(offered(s, "fulfil"), (std::set<std::string>{"fulfil c37"}));
  play(s, "fulfil c37");
  // Technology 3 first; only then it lies with the others.
  EXPECT_EQ(step(s), Step::unlock);
  EXPECT_EQ(player(s).fulfilled, 0U);
  EXPECT_NE(s.purple[0], kNoContract);
  play(s, "score");
  EXPECT_EQ(player(s).vp, 4 + 3);
  EXPECT_TRUE(has(player(s).fulfilled, thing(kContractSet, "c37")));
  EXPECT_EQ(s.purple[0], kNoContract) << "it is not replaced";
}

TEST(NucleumTurns, PlayedTilesStay) {
  RULE("NU-407");
  State s = scene();
  play_all(s, {"play st-a1", "done"});
  EXPECT_FALSE(in_pool(s, "st-a1"));
  at_turn(s);
  EXPECT_FALSE(offers(s, "play st-a1"));
  play(s, "recharge");
  EXPECT_TRUE(in_pool(s, "st-a1"));
}

TEST(NucleumTurns, OneContractATurn) {
  RULE("NU-408");
  State s = scene();
  player(s).achievements = 20;
  slot(s, "slot1", "c07");
  slot(s, "slot2", "c27");
  pool(s, {"at20"});
  play_all(s, {"play at20", "fulfil c07"});
  EXPECT_EQ(denied(s, "fulfil c27"), "NU-408");
  State next = s;
  play(next, "done");
  for (int i = 1; i < 4; ++i) play(next, "recharge");
  pool(next, {"at19"});
  play_all(next, {"play at19", "fulfil c27"});
  EXPECT_EQ(player(next).vp, 4 + 8) << "one more in the next turn";
  // None in a track turn, and none in another's turn.
  State other = scene();
  player(other).achievements = 20;
  slot(other, "slot1", "c07");
  workers(other, 1);
  pool(other, {"at20"});
  play_all(other, {"lay at20", "field grimma-riesa-f1", "face at20.1"});
  EXPECT_EQ(step(other), Step::matched);
  EXPECT_EQ(denied(other, "fulfil c07"), "NU-408");
}

}  // namespace pionek::nucleum::testing
