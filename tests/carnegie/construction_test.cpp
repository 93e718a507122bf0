// Projects (chapter 8xx) and the tiles that build them.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// Seat 0 in a construction turn, discs on the first positions of three strips.
State building(int active, int goods, std::string_view department = "start_construction") {
  State s = scene();
  if (department != "start_construction") build(s, department, "r1c1");
  stand(s, department, active);
  s.players[0].goods = goods;
  use_row(s, Row::construction);
  return s;
}

}  // namespace

TEST(CarnegieProjects, MissionThenGoodsThenTheDisc) {
  RULE("CA-801");
  State s = building(2, 3);
  play(s, "use start_construction.build");
  const auto lines = play(s, "project housing denver.2");
  ASSERT_GE(lines.size(), 3U);
  EXPECT_TRUE(lines[0].starts_with("CA-209 Player 1 sends an employee on a mission: West"));
  EXPECT_TRUE(lines[1].starts_with("CA-802 Player 1 pays 1 goods cube."));
  EXPECT_TRUE(lines[2].starts_with("CA-801 Player 1 builds a project: Housing, Denver."));
  EXPECT_EQ(s.players[0].mission[region("west")], 1);
  EXPECT_EQ(standing(s, "start_construction"), 1);
  EXPECT_EQ(s.players[0].discs[type("housing")], 0);
  EXPECT_EQ(s.holder_of(slot("denver.2")), 1);
  play(s, "use start_construction.build");
  EXPECT_EQ(denied(s, "project housing new_york.0"), "CA-801");
}

TEST(CarnegieProjects, OneOrTwoCubesByType) {
  RULE("CA-802");
  const auto& types = game().data().types;
  EXPECT_EQ(types[0].goods, 1);
  EXPECT_EQ(types[1].goods, 1);
  EXPECT_EQ(types[2].goods, 2);
  EXPECT_EQ(types[3].goods, 2);
  State s = building(1, 1);
  play(s, "use start_construction.build");
  EXPECT_EQ(denied(s, "project industry chicago.0"), "CA-802");
  EXPECT_EQ(price(s, "project commerce chicago.1"), 1);
}

TEST(CarnegieProjects, TheRightmostDiscGoes) {
  RULE("CA-803");
  State s = building(1, 9);
  set_strip(s, "commerce", 3, {1, 2, 3});
  play_all(s, {"use start_construction.build", "project commerce chicago.1"});
  EXPECT_EQ(s.players[0].discs[type("commerce")], 0b1100);
}

TEST(CarnegieProjects, AFreeSpaceOfTheTypeOrASmallCity) {
  RULE("CA-804");
  State s = building(1, 9);
  neutral(s, "chicago.1");
  own(s, "reno.0", 1);
  play(s, "use start_construction.build");
  EXPECT_EQ(denied(s, "project commerce chicago.1"), "CA-804");
  EXPECT_EQ(denied(s, "project commerce reno.0"), "CA-804");
  EXPECT_FALSE(offers(s, "project commerce chicago.0"));
  for (const char* type : {"housing", "commerce", "industry"}) {
    EXPECT_TRUE(offers(s, "project " + std::string(type) + " boise.0"));
  }
}

TEST(CarnegieProjects, SmallCitiesWithTheSymbolPay) {
  RULE("CA-805");
  State s = building(1, 9);
  set_transport(s, "south", 3);
  play_all(s, {"use start_construction.build", "project housing dallas.0"});
  EXPECT_EQ(s.players[0].money, 7);
  // Research can be spent at once or later in the turn (CA-912).
  State research = building(2, 9);
  set_transport(research, "midwest", 2);
  play_all(research, {"use start_construction.build", "project housing omaha.0"});
  EXPECT_EQ(step(research), Step::use);
  EXPECT_EQ(research.agenda.top().pool, 3);
  EXPECT_TRUE(offers(research, "slide housing"));
  EXPECT_TRUE(offers(research, "use start_construction.build"));
}

TEST(CarnegieProjects, TheOthersDoNot) {
  RULE("CA-806");
  std::set<std::string> silent;
  for (std::size_t i = 0; i < game().data().cities.size(); ++i) {
    const City& each = game().data().cities[i];
    if (each.size == Size::small && !each.pays_transport) {
      silent.insert(game().catalog().id({kCitySet, static_cast<std::uint16_t>(i)}));
    }
  }
  EXPECT_EQ(silent,
            (std::set<std::string>{"portland", "boise", "reno", "salt_lake_city", "memphis"}));
  State s = building(1, 9);
  set_transport(s, "west", 1);
  play_all(s, {"use start_construction.build", "project housing boise.0"});
  EXPECT_EQ(s.players[0].money, 0);
}

TEST(CarnegieProjects, SeveralDiscsInACity) {
  RULE("CA-807");
  State s = building(2, 9);
  play_all(s, {"use start_construction.build", "project commerce new_york.1",
               "use start_construction.build", "project housing new_york.0"});
  EXPECT_EQ(s.holder_of(slot("new_york.0")), 1);
  EXPECT_EQ(s.holder_of(slot("new_york.1")), 1);
}

TEST(CarnegieProjects, AnEmptiedPlacePaysFromThenOn) {
  RULE("CA-808");
  State s = building(1, 9);
  play_all(s, {"use start_construction.build", "project commerce denver.1"});
  EXPECT_EQ(s.players[0].money, 0);
  next_event(s, "hr", true, false, "west");
  s.row = 0;
  at_phase(s, Phase::income);
  play(s, "recover 1");
  EXPECT_EQ(s.players[0].money, 1 + 3);
  EXPECT_EQ(s.holder_of(slot("denver.1")), 1);
}

TEST(CarnegieProjects, TheTypeIsThatOfTheStrip) {
  RULE("CA-809");
  State s = building(1, 9);
  play_all(s, {"use start_construction.build", "project industry reno.0"});
  EXPECT_EQ(s.type_of(slot("reno.0")), type("industry"));
  EXPECT_EQ(game().achievements(s, seat_at(0)).by_type[type("industry")], 1);
}

TEST(CarnegieProjects, TheBuilderPicksTheSpace) {
  RULE("CA-810");
  State s = building(1, 9);
  play(s, "use start_construction.build");
  EXPECT_TRUE(offers(s, "project industry chicago.0"));
  EXPECT_TRUE(offers(s, "project industry chicago.2"));
}

TEST(CarnegieProjects, Engineering) {
  RULE("CA-1309");
  State s = building(1, 9, "engineering");
  play_all(s, {"use engineering.build", "project commerce boston.1"});
  EXPECT_EQ(s.players[0].mission[region("east")], 1);
  EXPECT_EQ(s.players[0].goods, 8);
}

TEST(CarnegieProjects, OutsourcingSendsNobody) {
  RULE("CA-1310");
  State s = building(1, 9, "outsourcing");
  s.players[0].money = 3;
  set_transport(s, "south", 1);
  play_all(s, {"use outsourcing.build", "project commerce dallas.0"});
  EXPECT_EQ(standing(s, "outsourcing"), 1);
  EXPECT_EQ(s.players[0].mission, (std::array<std::uint8_t, 4>{}));
  EXPECT_EQ(s.players[0].goods, 8);
  EXPECT_EQ(s.players[0].money, 2) << "$3 paid, $2 from the track";
  const State poor = building(1, 3, "outsourcing");
  EXPECT_EQ(poor.round, 2) << "1 cube for the project leaves 2 to sell";
}

TEST(CarnegieProjects, NoSpaceNoProject) {
  RULE("CA-1505");
  State s = building(2, 9);
  const auto& data = game().data();
  // Every space that takes housing in the East is full.
  for (int slot = 0; slot < static_cast<int>(data.slots.size()); ++slot) {
    const auto type = data.slots[slot].type;
    if (data.city_of(slot).region == Region::east && (type == 0 || type == kAnyType)) {
      neutral(s, data.catalog.id({kSlotSet, static_cast<std::uint16_t>(slot)}));
    }
  }
  play(s, "use start_construction.build");
  for (const std::string& move : offered(s, "project")) {
    const auto where = slot(move.substr(move.rfind(' ') + 1));
    const bool east = data.city_of(where).region == Region::east;
    EXPECT_FALSE(east && move.starts_with("project housing")) << move;
  }
  EXPECT_TRUE(offers(s, "project commerce boston.1"));
}

}  // namespace pionek::carnegie::testing
