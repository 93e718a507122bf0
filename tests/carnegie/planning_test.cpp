// New departments (chapter 7xx), the New Lobby and Property Management.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// Seat 0 plans: so many at the desks of Strategic Planning, every tile in the market.
State planning(int active, int goods) {
  State s = scene();
  for (int id = game().data().starting; id < static_cast<int>(game().data().departments.size());
       ++id) {
    s.copies[id] = 2;
  }
  stand(s, "start_planning", active);
  s.players[0].goods = goods;
  return s;
}

State begun(State s) {
  use_row(s, Row::management);
  play(s, "use start_planning.build");
  return s;
}

}  // namespace

TEST(CarnegiePlanning, OneDepartmentForEachActiveEmployee) {
  RULE("CA-702");
  State s = begun(planning(2, 9));
  play_all(
      s, {"tile engineering", "room r1c2", "use start_planning.build", "tile sales", "room r0c0"});
  EXPECT_TRUE(has(s, "engineering"));
  EXPECT_TRUE(has(s, "sales"));
  EXPECT_EQ(s.copies[tile("sales")], 1);
  EXPECT_EQ(s.round, 2);
}

TEST(CarnegiePlanning, OneCubeWhereSomebodyWaits) {
  RULE("CA-703");
  State s = planning(1, 1);
  lie(s, "r1c2", 2);
  s = begun(s);
  play(s, "tile engineering");
  EXPECT_EQ(offered(s), std::set<std::string>{"room r1c2"});
  EXPECT_EQ(price(s, "room r1c2"), 1);
  EXPECT_TRUE(has_line(play(s, "room r1c2"), "CA-703 Player 1 pays 1 goods cube."));
  EXPECT_EQ(s.players[0].goods, 0);
}

TEST(CarnegiePlanning, TwoCubesOnAnEmptyRoom) {
  RULE("CA-704");
  State s = begun(planning(1, 2));
  play(s, "tile engineering");
  EXPECT_EQ(offered(s).size(), 10U);
  EXPECT_EQ(price(s, "room r1c2"), 2);
  EXPECT_TRUE(has_line(play(s, "room r1c2"), "CA-704 Player 1 pays 2 goods cubes."));
  State poor = planning(1, 1);
  lie(poor, "r0c0", 1);
  poor = begun(poor);
  play(poor, "tile engineering");
  EXPECT_EQ(denied(poor, "room r1c2"), "CA-704");
}

TEST(CarnegiePlanning, AnyFreeRoom) {
  RULE("CA-705");
  State s = begun(planning(1, 9));
  play(s, "tile engineering");
  EXPECT_EQ(offered(s).size(), 10U);
  EXPECT_EQ(denied(s, "room r3c1"), "CA-705");
  EXPECT_EQ(denied(s, "room r3c2"), "CA-705");
  EXPECT_EQ(denied(s, "room r0c3"), "");
}

TEST(CarnegiePlanning, TheReservedDepartmentFirst) {
  RULE("CA-706");
  State s = planning(2, 9);
  s.players[0].reserved = static_cast<DepartmentId>(tile("supply"));
  s = begun(s);
  EXPECT_EQ(offered(s), std::set<std::string>{"tile supply"});
  EXPECT_EQ(denied(s, "tile engineering"), "CA-706");
  play_all(s, {"tile supply", "room r1c2"});
  EXPECT_EQ(s.copies[tile("supply")], 2) << "it was taken in the set-up";
}

TEST(CarnegiePlanning, ThenAnyOther) {
  RULE("CA-707");
  State s = planning(2, 9);
  s.players[0].reserved = static_cast<DepartmentId>(tile("supply"));
  s = begun(s);
  play_all(s, {"tile supply", "room r1c2", "use start_planning.build"});
  EXPECT_EQ(offered(s).size(), 15U);
}

TEST(CarnegiePlanning, NoTwoIdenticalDepartments) {
  RULE("CA-708");
  State s = planning(1, 9);
  build(s, "supply", "r0c0");
  s = begun(s);
  EXPECT_EQ(denied(s, "tile supply"), "CA-708");
}

TEST(CarnegiePlanning, WhoIsThereStaysAndCanBeActivated) {
  RULE("CA-709");
  State s = planning(1, 1);
  lie(s, "r1c2", 1);
  s.players[0].money = 2;
  s = begun(s);
  play_all(s, {"tile engineering", "room r1c2"});
  EXPECT_EQ(lying(s, "engineering"), 1);
  play(s, "activate r1c2");
  EXPECT_EQ(standing(s, "engineering"), 1);
}

TEST(CarnegiePlanning, TilesStayForGood) {
  RULE("CA-710");
  State s = start(2, 7);
  Rng rng(3);
  Silent silent;
  std::array<std::array<DepartmentId, kRooms>, 2> before{s.players[0].room, s.players[1].room};
  while (s.phase != Phase::over) {
    game().play(s, random_move(s, rng), silent);
    for (int i = 0; i < 2; ++i) {
      for (int at = 0; at < kRooms; ++at) {
        EXPECT_TRUE(before[i][at] == kFreeRoom || s.players[i].room[at] == before[i][at]);
      }
      before[i] = s.players[i].room;
    }
  }
}

TEST(CarnegieNewLobby, CostsMoreAndTakesNewcomers) {
  RULE("CA-1304");
  State s = planning(1, 3);
  s = begun(s);
  EXPECT_EQ(denied(s, "tile new_lobby"), "CA-1502");
  s = begun(planning(1, 4));
  play(s, "tile new_lobby");
  EXPECT_EQ(price(s, "room r0c2"), 4);
  play(s, "room r0c2");
  EXPECT_EQ(s.players[0].goods, 0);

  State home = scene();
  build(home, "new_lobby", "r0c2");
  away(home, "east", 3);
  set_transport(home, "east", 2);
  next_event(home, "hr", true, false, "east");
  home.row = 0;
  at_phase(home, Phase::income);
  play(home, "recover 3");
  // Three come home and three are hired.
  EXPECT_EQ(offered(home), (std::set<std::string>{"lodge 1", "lodge 6", "done"}));
  play(home, "lodge 4");
  EXPECT_EQ(lying(home, "new_lobby"), 4);
  EXPECT_EQ(lying(home, "lobby"), 2);
  EXPECT_TRUE(game().data().department(tile("new_lobby")).desks.empty());
}

TEST(CarnegieNewLobby, HiredOnesMayGoThere) {
  RULE("CA-1304");
  State s = scene();
  build(s, "new_lobby", "r0c2");
  build(s, "recruiting", "r1c1");
  stand(s, "recruiting", 1);
  use_row(s, Row::hr);
  play_all(s, {"use recruiting.hire", "mission west", "lodge 1"});
  EXPECT_EQ(lying(s, "new_lobby"), 1);
  EXPECT_EQ(step(s), Step::moves);
}

TEST(CarnegieProperty, BringsAnEmployeeIntoANewDepartment) {
  RULE("CA-1308");
  State s = planning(2, 9);
  build(s, "property", "r1c1");
  stand(s, "property", 1);
  lie(s, "lobby", 1);
  s = begun(s);
  play_all(s, {"tile sales", "room r0c0"});
  EXPECT_EQ(s.players[0].goods, 7) << "it comes after the payment";
  EXPECT_EQ(offered(s), (std::set<std::string>{"bring r3c1", "bring r1c1 as active",
                                               "bring r2c2 as active", "done", "sell"}));
  play(s, "bring r1c1 as active");
  EXPECT_EQ(lying(s, "sales"), 1);
  // Nobody stands in Property Management any more.
  play_all(s, {"use start_planning.build", "tile supply", "room r0c1"});
  EXPECT_NE(step(s), Step::bring);
}

TEST(CarnegieProperty, IsOptional) {
  RULE("CA-1308");
  State s = planning(1, 9);
  build(s, "property", "r1c1");
  stand(s, "property", 1);
  s = begun(s);
  play_all(s, {"tile sales", "room r0c0", "done"});
  EXPECT_EQ(lying(s, "sales"), 0);
}

TEST(CarnegieProperty, TakesOneWhoWasUsed) {
  RULE("CA-1317");
  State s = planning(2, 9);
  build(s, "property", "r1c1");
  stand(s, "property", 1);
  s = begun(s);
  play_all(s, {"tile sales", "room r0c0", "bring r2c2 as active"});
  EXPECT_EQ(standing(s, "start_planning"), 1);
  EXPECT_TRUE(offers(s, "use start_planning.build")) << "the other one was not used yet";
  play(s, "use start_planning.build");
}

}  // namespace pionek::carnegie::testing
