// Employees in the company (chapters 2xx, 6xx, 10xx): who stands, who lies, who moves and who is
// away.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// Seat 0 has so many moves, its employees in the lobby.
State moving(int pool, int people = 3) {
  State s = scene();
  lie(s, "lobby", people);
  with_pool(s, Step::moves, pool);
  return s;
}

State activating(int money) {
  State s = scene();
  s.players[0].money = money;
  at_phase(s, Phase::activation);
  return s;
}

}  // namespace

TEST(CarnegieCompany, SixteenRooms) {
  RULE("CA-201");
  const auto& rooms = game().data().rooms;
  EXPECT_EQ(std::count(rooms.begin(), rooms.end(), kLobby), 1);
  EXPECT_EQ(std::count(rooms.begin(), rooms.end(), kFreeRoom), 10);
  EXPECT_EQ(game().data().starting, 5);
}

TEST(CarnegieCompany, EveryDepartmentHasOneCategory) {
  RULE("CA-202");
  const auto row_of = [](std::string_view id) { return game().data().department(tile(id)).row; };
  EXPECT_EQ(row_of("start_hr"), Row::hr);
  EXPECT_EQ(row_of("start_commerce"), Row::management);
  EXPECT_EQ(row_of("start_planning"), Row::management);
  EXPECT_EQ(row_of("start_construction"), Row::construction);
  EXPECT_EQ(row_of("start_rnd"), Row::rnd);
  for (int r = 0; r < kRows; ++r) {
    int tiles = 0;
    for (const Department& each : game().data().departments) {
      tiles += each.tile && static_cast<int>(each.row) == r ? 1 : 0;
    }
    EXPECT_EQ(tiles, 4);
  }
}

TEST(CarnegieCompany, AsManyActiveEmployeesAsDesksAndAnyNumberLying) {
  RULE("CA-203");
  State s = activating(100);
  lie(s, "start_construction", 9);
  play_times(s, "activate r3c3", 3);
  EXPECT_EQ(standing(s, "start_construction"), 3);
  EXPECT_EQ(lying(s, "start_construction"), 6);
  // Nothing more can be done: the round is over.
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegieCompany, ActiveEmployeesStandAtDesks) {
  RULE("CA-204");
  State s = start(2);
  play_to(s, Phase::choose);
  expect_sound(s);
  s.players[0].desks[game().data().lobby] = 1;
  --s.players[0].reserve;
  EXPECT_EQ(game().broken(s), "players[0].desks: more than the department has");
}

TEST(CarnegieCompany, WhoeverArrivesOrMovesLies) {
  RULE("CA-205");
  State s = moving(5);
  stand(s, "start_commerce", 1);
  play(s, "move r3c1 r3c2");
  EXPECT_EQ(lying(s, "start_commerce"), 1);
  EXPECT_EQ(standing(s, "start_commerce"), 1);
  play(s, "move r3c2 r3c3 as active");
  EXPECT_EQ(standing(s, "start_commerce"), 0);
  EXPECT_EQ(lying(s, "start_construction"), 1);
  EXPECT_EQ(standing(s, "start_construction"), 0);
}

TEST(CarnegieCompany, UsingADepartmentTiresNobody) {
  RULE("CA-206");
  State s = scene();
  stand(s, "start_commerce", 1);
  use_row(s, Row::management);
  play(s, "use start_commerce.money");
  EXPECT_EQ(standing(s, "start_commerce"), 1);
  EXPECT_EQ(s.round, 2);
  EXPECT_EQ(s.players[0].money, 3);
}

TEST(CarnegieCompany, ADepartmentNeedsSomebodyActive) {
  RULE("CA-207");
  State s = scene();
  lie(s, "start_planning", 2);
  stand(s, "start_commerce", 1);
  s.players[0].goods = 9;
  use_row(s, Row::management);
  EXPECT_EQ(denied(s, "use start_planning.build"), "CA-207");
  play(s, "use start_commerce.goods");
  EXPECT_EQ(step(s), Step::activate);
}

TEST(CarnegieCompany, ThePrintedEmployeeStays) {
  RULE("CA-208");
  State s = moving(3, 0);
  lie(s, "start_rnd", 1);
  EXPECT_TRUE(offered(s, "move").contains("move r2c0 r3c0"));
  for (const std::string& move : offered(s, "move")) EXPECT_FALSE(move.starts_with("move r3c0"));
  EXPECT_EQ(game().data().department(tile("start_hr")).printed, 1);
  State standing_up = activating(9);
  lie(standing_up, "start_hr", 3);
  play_times(standing_up, "activate r3c0", 2);
  EXPECT_EQ(standing(standing_up, "start_hr"), 2);
}

TEST(CarnegieMissions, TheOneWhoIsUsedGoes) {
  RULE("CA-209");
  State s = scene();
  stand(s, "start_commerce", 2);
  stand(s, "start_planning", 1);
  use_row(s, Row::management);
  const auto lines = play_all(s, {"use start_commerce.mission_money", "mission south"});
  EXPECT_TRUE(has_line(lines, "CA-209 Player 1 sends an employee on a mission: South"));
  EXPECT_EQ(standing(s, "start_commerce"), 1);
  EXPECT_EQ(standing(s, "start_planning"), 1);
  EXPECT_EQ(s.players[0].mission[region("south")], 1);
  EXPECT_EQ(s.players[0].money, 6);
}

TEST(CarnegieMissions, AnyAreaWithoutLimit) {
  RULE("CA-210");
  State s = scene();
  stand(s, "start_commerce", 1);
  away(s, "east", 12);
  use_row(s, Row::management);
  play(s, "use start_commerce.mission_goods");
  EXPECT_EQ(offered(s).size(), 4U);
  play(s, "mission east");
  EXPECT_EQ(s.players[0].mission[region("east")], 13);
}

TEST(CarnegieMissions, NobodyGoesForNothing) {
  RULE("CA-211");
  State s = scene();
  build(s, "recruiting", "r1c1");
  build(s, "safety", "r1c2");
  stand(s, "recruiting", 1);
  stand(s, "safety", 1);
  s.players[0].reserve = 0;
  use_row(s, Row::hr);
  EXPECT_EQ(denied(s, "use recruiting.hire"), "CA-211");
  EXPECT_EQ(denied(s, "use safety.vp"), "CA-211");
  EXPECT_TRUE(offers(s, "use recruiting.moves"));

  State building = scene();
  stand(building, "start_construction", 2);
  use_row(building, Row::construction);
  EXPECT_EQ(building.round, 2) << "without goods there is nothing to ask";
}

// A project needs a disc and a space, too; a gift needs a disc, the money and a field.
TEST(CarnegieMissions, NobodyGoesWithoutDiscsSpacesOrFields) {
  RULE("CA-211");
  const auto asked_to_build = [](auto&& change) {
    State s = scene();
    stand(s, "start_construction", 1);
    s.players[0].goods = 9;
    change(s);
    use_row(s, Row::construction);
    return s.round == 1;
  };
  EXPECT_TRUE(asked_to_build([](State&) {}));
  EXPECT_FALSE(asked_to_build([](State& s) { s.players[0].discs.fill(0); }));
  EXPECT_FALSE(asked_to_build([](State& s) {
    for (int i = 0; i < static_cast<int>(game().data().slots.size()); ++i) {
      neutral(s, game().catalog().id({kSlotSet, static_cast<std::uint16_t>(i)}));
    }
  }));
  const auto asked_to_give = [](auto&& change) {
    State s = scene();
    build(s, "charity", "r1c1");
    stand(s, "charity", 1);
    s.players[0].money = 5;
    donated(s, "edu_hr", 1);
    change(s);
    use_row(s, Row::rnd);
    return s.round == 1;
  };
  EXPECT_TRUE(asked_to_give([](State&) {}));
  EXPECT_FALSE(asked_to_give([](State& s) { s.players[0].money = 4; }));
  EXPECT_FALSE(asked_to_give([](State& s) { s.players[0].supply = 0; }));
  EXPECT_FALSE(asked_to_give([](State& s) { s.field[field("edu_hr")] = kNeutral; }));
}

TEST(CarnegieMissions, WhoIsAwayIsNotActive) {
  RULE("CA-212");
  State s = scene();
  away(s, "west", 5);
  EXPECT_EQ(s.players[0].active(), 0);
  EXPECT_EQ(points_by(s, "CA-1104"), 0);
  at_phase(s, Phase::activation);
  EXPECT_EQ(offered(s, "activate").size(), 0U);
}

TEST(CarnegieMissions, WhoReturnsLiesInTheLobby) {
  RULE("CA-213");
  State s = scene();
  away(s, "west", 2);
  next_event(s, "hr", true, false, "west");
  play_all(s, {"row hr", "recover 1"});
  EXPECT_EQ(lying(s, "lobby"), 1);
  EXPECT_EQ(s.players[0].mission[region("west")], 1);
  at_phase(s, Phase::activation);
  EXPECT_EQ(denied(s, "activate r3c1"), "CA-1003");
}

TEST(CarnegieCompany, FifteenEmployeesAtMost) {
  RULE("CA-214");
  State s = scene();
  build(s, "recruiting", "r1c1");
  stand(s, "recruiting", 2);
  s.players[0].reserve = 1;
  use_row(s, Row::hr);
  play_all(s, {"use recruiting.hire", "mission west"});
  EXPECT_EQ(s.players[0].reserve, 0);
  EXPECT_EQ(lying(s, "lobby"), 1);
  EXPECT_EQ(denied(s, "use recruiting.hire"), "CA-211");
}

TEST(CarnegieMoves, ThreeForEachActiveEmployeeAndThePrintedOne) {
  RULE("CA-601");
  for (int active = 0; active <= 2; ++active) {
    State s = scene();
    lie(s, "lobby", 1);
    stand(s, "start_hr", active);
    use_row(s, Row::hr);
    EXPECT_EQ(step(s), Step::moves);
    EXPECT_EQ(s.agenda.top().pool, 3 + 3 * active);
  }
}

TEST(CarnegieMoves, TheNumberIsFixedAtTheStart) {
  RULE("CA-602");
  State s = scene();
  stand(s, "start_hr", 1);
  use_row(s, Row::hr);
  play(s, "move r3c0 r3c1 as active");
  EXPECT_EQ(s.agenda.top().pool, 5);
}

TEST(CarnegieMoves, OneRoomInTheSameRowOrColumn) {
  RULE("CA-603");
  State s = moving(1);
  EXPECT_EQ(offered(s, "move"),
            (std::set<std::string>{"move r3c1 r3c0", "move r3c1 r3c2", "move r3c1 r2c1"}));
  EXPECT_EQ(denied(s, "move r3c1 r2c0"), "CA-603");
  EXPECT_EQ(denied(s, "move r3c1 r3c3"), "CA-603");
  lie(s, "lobby", 0);
  lie(s, "r1c1", 1);
  EXPECT_EQ(offered(s, "move").size(), 4U);
}

TEST(CarnegieMoves, ThroughEverything) {
  RULE("CA-604");
  State s = moving(6, 1);
  play_all(s, {"move r3c1 r3c2", "move r3c2 r2c2", "move r2c2 r1c2", "move r1c2 r1c1",
               "move r1c1 r2c1", "move r2c1 r3c1"});
  EXPECT_EQ(lying(s, "lobby"), 1);
}

TEST(CarnegieMoves, MayBeSplitAndLeftOver) {
  RULE("CA-605");
  State s = moving(6, 2);
  play_all(s, {"move r3c1 r3c2", "move r3c2 r3c3", "move r3c1 r3c2"});
  EXPECT_EQ(s.agenda.top().pool, 3);
  play(s, "done");
  EXPECT_EQ(s.phase, Phase::activation);
}

TEST(CarnegieMoves, WhoMovesLiesDown) {
  RULE("CA-606");
  State s = moving(2, 0);
  stand(s, "start_commerce", 1);
  play(s, "move r3c2 r3c3 as active");
  EXPECT_EQ(lying(s, "start_construction"), 1);
  EXPECT_FALSE(offers(s, "move r3c3 r3c2 as active"));
}

TEST(CarnegieMoves, AnyNumberMayShareARoom) {
  RULE("CA-607");
  State s = moving(9, 9);
  play_times(s, "move r3c1 r2c1", 9);
  EXPECT_EQ(lying(s, "r2c1"), 9);
}

TEST(CarnegieMoves, DoNotActivate) {
  RULE("CA-608");
  State s = moving(1);
  play(s, "move r3c1 r3c2");
  EXPECT_EQ(standing(s, "start_commerce"), 0);
  EXPECT_EQ(s.phase, Phase::activation);
  play(s, "activate r3c2");
  EXPECT_EQ(standing(s, "start_commerce"), 1);
}

TEST(CarnegieActivation, InTurnOrderAfterAllUsedTheirDepartments) {
  RULE("CA-1001");
  State s = scene(3);
  for (int i = 0; i < 3; ++i) lie(s, "start_commerce", 2, i);
  s.row = 1;
  at_phase(s, Phase::activation, 1);
  for (const int seat : {1, 2, 0}) {
    EXPECT_EQ(mover(s), seat);
    EXPECT_EQ(s.phase, Phase::activation);
    play(s, "activate r3c2");
    play(s, "activate r3c2");
    EXPECT_EQ(standing(s, "start_commerce", seat), 2);
  }
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegieActivation, AFreeDeskAndItsCost) {
  RULE("CA-1002");
  State s = activating(5);
  lie(s, "start_construction", 4);
  EXPECT_EQ(price(s, "activate r3c3"), 2);
  const auto lines = play(s, "activate r3c3");
  EXPECT_TRUE(has_line(lines, "CA-1002 Player 1 pays $2."));
  play(s, "activate r3c3");
  EXPECT_EQ(s.players[0].money, 1);
  State full = activating(50);
  lie(full, "start_construction", 1);
  lie(full, "start_commerce", 1);
  stand(full, "start_construction", 3);
  EXPECT_EQ(denied(full, "activate r3c3"), "CA-1002");
}

TEST(CarnegieActivation, OnlyInDepartments) {
  RULE("CA-1003");
  State s = activating(50);
  lie(s, "lobby", 1);
  lie(s, "r0c0", 1);
  lie(s, "start_commerce", 1);
  EXPECT_EQ(denied(s, "activate r3c1"), "CA-1003");
  EXPECT_EQ(denied(s, "activate r0c0"), "CA-1003");
  EXPECT_EQ(denied(s, "activate r3c2"), "");
}

TEST(CarnegieActivation, InFullOrNotAtAll) {
  RULE("CA-1004");
  State s = activating(1);
  lie(s, "start_construction", 1);
  lie(s, "start_commerce", 1);
  EXPECT_EQ(denied(s, "activate r3c3"), "CA-1004");
  s.players[0].goods = 1;
  EXPECT_EQ(denied(s, "activate r3c3"), "");
  play(s, "activate r3c3");
  EXPECT_EQ(s.players[0].goods, 0);
  EXPECT_EQ(s.players[0].money, 0);
}

TEST(CarnegieActivation, IsOptionalAndAllFreeDesksCanBeTakenAtOnce) {
  RULE("CA-1005");
  State s = activating(5);
  lie(s, "start_commerce", 4);
  lie(s, "start_construction", 1);
  State all = s;
  play(s, "done");
  EXPECT_EQ(s.round, 2);
  EXPECT_EQ(standing(s, "start_commerce"), 0);
  play(all, "ready");
  EXPECT_EQ(standing(all, "start_commerce"), 3);
  EXPECT_EQ(lying(all, "start_commerce"), 1);
  EXPECT_EQ(lying(all, "start_construction"), 1);
  EXPECT_EQ(all.players[0].money, 5);
}

}  // namespace pionek::carnegie::testing
