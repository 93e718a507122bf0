// Phase 4 (chapter 6xx): who builds when, which cities are open, and what a connection costs.
#include <bit>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

// The rulebook's example in the Ruhr: seat 0 in Essen and Münster, seat 1 in Düsseldorf and Köln.
// The seat builds with 100 Elektro.
State ruhr(int stage = 1, int seat = 0) {
  State s = scene(3);
  s.stage = static_cast<std::uint8_t>(stage);
  set_cities(s, 0, {"essen", "muenster"});
  set_cities(s, 1, {"duesseldorf", "koeln"});
  s.players[seat].cash = 100;
  at_step(s, Step::build, 2 - seat);
  return s;
}

// Houses in a city, seen from the networks.
int houses(const State& s, std::string_view id) {
  int count = 0;
  for (int i = 0; i < s.seats; ++i)
    count += static_cast<int>(s.players[i].cities >> city(s, id) & 1);
  return count;
}

int city_track(const State& s, int seat) {
  return static_cast<int>(
      tree(game().describe(s, nobody)).at("players").at(seat).at("city_count").as_int64());
}

std::set<std::string> city_moves(const State& s) {
  std::set<std::string> moves = offered(s);
  moves.erase("done");
  return moves;
}

}  // namespace

TEST(PowerGridBuilding, LastInOrderBuildsFirstAndInOneTurn) {
  RULE("PG-601");
  State s = scene(3);
  set_order(s, {1, 2, 0});
  at_step(s, Step::build);
  EXPECT_EQ(mover(s), 0);
  play_all(s, {"build essen", "build duisburg"});
  EXPECT_EQ(mover(s), 0);
  play(s, "done");
  EXPECT_EQ(mover(s), 2);
  play_all(s, {"build kassel", "done"});
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(s.phase, 4);
  play(s, "done");
  EXPECT_EQ(s.phase, 5);
}

TEST(PowerGridBuilding, AnyNumberOfCitiesAsLongAsTheyCanBePaid) {
  RULE("PG-602");
  State s = ruhr();
  s.players[0].cash = 22;
  EXPECT_TRUE(offers(s, "done"));
  play(s, "build duisburg");
  EXPECT_EQ(s.players[0].cash, 12);
  EXPECT_TRUE(offers(s, "build dortmund"));
  EXPECT_EQ(denied(s, "build osnabrueck"), "PG-602");
  play(s, "build dortmund");
  EXPECT_EQ(s.players[0].cash, 0);
  EXPECT_EQ(offered(s), std::set<std::string>{"done"});
  EXPECT_EQ(denied(s, "build kassel"), "PG-602");
}

TEST(PowerGridBuilding, OneElektroShortIsTooLittle) {
  RULE("PG-602");
  State s = ruhr();
  s.players[0].cash = 11;
  EXPECT_EQ(denied(s, "build dortmund"), "PG-602");
  EXPECT_EQ(denied(s, "build duisburg"), "");
  State first = scene(3);
  at_step(first, Step::build);
  first.players[2].cash = 9;
  EXPECT_EQ(denied(first, "build essen"), "PG-602");
}

TEST(PowerGridBuilding, NetworkBeginsInAnyEmptyCityForTenInEveryStage) {
  RULE("PG-603");
  for (int stage = 1; stage <= 3; ++stage) {
    State s = ruhr(stage, 2);
    EXPECT_EQ(city_moves(s).size(), 21U - 4U);
    for (const std::string& move : city_moves(s)) EXPECT_EQ(price(s, move), 10) << move;
    EXPECT_EQ(denied(s, "build koeln"), stage == 1 ? "PG-607" : "PG-603");
    EXPECT_EQ(denied(s, "build muenchen"), "PG-108");
    EXPECT_TRUE(has_line(play(s, "build kiel"), "PG-603 Player 3 connects Kiel for 10 Elektro"));
    EXPECT_EQ(s.players[2].cash, 90);
  }
}

TEST(PowerGridBuilding, WithoutAnEmptyCityANetworkBeginsOnAnyOpenSlot) {
  RULE("PG-603");
  State s = scene(3, {"germany_w"});
  set_city_count(s, 0, 6);
  at_step(s, Step::build);
  s.stage = 2;
  EXPECT_EQ(city_moves(s).size(), 1U);
  EXPECT_EQ(price(s, *city_moves(s).begin()), 10);

  set_city_count(s, 0, 7);
  EXPECT_EQ(city_moves(s).size(), 7U);
  EXPECT_EQ(price(s, "build essen"), 15);
  s.stage = 1;
  EXPECT_EQ(city_moves(s).size(), 0U);
  EXPECT_EQ(denied(s, "build essen"), "PG-607");

  s.stage = 3;
  set_cities(s, 1, {"essen"});
  EXPECT_EQ(price(s, "build essen"), 20);
  EXPECT_EQ(price(s, "build kassel"), 15);
  play(s, "build essen");
  EXPECT_EQ(s.players[2].cash, 30);
}

TEST(PowerGridBuilding, NobodyHasToStartInTheFirstRound) {
  RULE("PG-604");
  State s = scene(2);
  s.round = 1;
  at_step(s, Step::build);
  play_all(s, {"done", "done", "run nothing", "run nothing"});
  EXPECT_EQ(s.round, 2);
  play_all(s, {"giveup", "giveup", "done", "done"});
  EXPECT_TRUE(offers(s, "done"));
  EXPECT_EQ(price(s, "build essen"), 10);
  play(s, "build essen");
  EXPECT_EQ(s.players[1].city_count(), 1);
}

TEST(PowerGridBuilding, FurtherCityCostsItsSlotAndTheLines) {
  RULE("PG-605");
  State s = ruhr();
  EXPECT_EQ(price(s, "build duisburg"), 10);
  EXPECT_EQ(price(s, "build dortmund"), 12);
  EXPECT_EQ(price(s, "build aachen"), 21);
  EXPECT_TRUE(has_line(play(s, "build dortmund"), "PG-605 Player 1 connects Dortmund for 12 "));
  EXPECT_EQ(s.players[0].cash, 88);
  EXPECT_EQ(s.players[1].cash, 50);
}

TEST(PowerGridBuilding, HouseGoesOnTheCheapestFreeSlot) {
  RULE("PG-606");
  State s = scene(4);
  s.stage = 3;
  set_cities(s, 0, {"essen"});
  set_cities(s, 1, {"essen"});
  set_cities(s, 2, {"essen"});
  at_step(s, Step::build, 1);  // seat 2, then 1, then 0: all reach Duisburg without lines
  for (const int cost : {10, 15, 20}) {
    const int seat = mover(s);
    EXPECT_EQ(price(s, "build duisburg"), cost);
    play_all(s, {"build duisburg", "done"});
    EXPECT_EQ(s.players[seat].cash, 50 - cost);
  }
}

TEST(PowerGridBuilding, StageOpensOneTwoOrThreeSlots) {
  RULE("PG-607");
  for (int stage = 1; stage <= 3; ++stage) {
    for (int taken = 0; taken <= 2; ++taken) {
      State s = scene(4);
      s.stage = static_cast<std::uint8_t>(stage);
      set_cities(s, 3, {"essen"});
      for (int seat = 0; seat < taken; ++seat) set_cities(s, seat, {"duisburg"});
      at_step(s, Step::build);
      EXPECT_EQ(denied(s, "build duisburg"), taken < stage ? "" : "PG-607")
          << "stage " << stage << ", houses " << taken;
    }
  }
}

TEST(PowerGridBuilding, LowerSlotsKeepTheirPriceInLaterStages) {
  RULE("PG-608");
  for (int stage = 2; stage <= 3; ++stage) {
    const State s = ruhr(stage);
    EXPECT_EQ(price(s, "build duisburg"), 10);
    EXPECT_EQ(price(s, "build duesseldorf"), 17);
    EXPECT_EQ(price(s, "build koeln"), 21);
  }
}

TEST(PowerGridBuilding, CityWithThreeHousesIsFull) {
  RULE("PG-609");
  State s = scene(5);
  s.stage = 3;
  set_cities(s, 4, {"essen"});
  for (int seat = 0; seat < 3; ++seat) set_cities(s, seat, {"duisburg"});
  at_step(s, Step::build);
  EXPECT_EQ(denied(s, "build duisburg"), "PG-609");
  set_cities(s, 4, {});
  EXPECT_EQ(denied(s, "build duisburg"), "PG-609");
}

TEST(PowerGridBuilding, NeverTwoHousesOfOnePlayerInACity) {
  RULE("PG-610");
  for (int stage = 1; stage <= 3; ++stage) {
    State s = ruhr(stage);
    EXPECT_EQ(denied(s, "build essen"), "PG-610");
    play(s, "build duisburg");
    EXPECT_EQ(denied(s, "build duisburg"), "PG-610");
  }
}

TEST(PowerGridBuilding, WayLeadsOverEmptyTakenAndFullCities) {
  RULE("PG-611");
  RULE("PG-955");
  for (int stage = 1; stage <= 3; ++stage) {
    State s = ruhr(stage);
    EXPECT_EQ(price(s, "build aachen"), 10 + 2 + 9);   // over Düsseldorf, taken
    EXPECT_EQ(price(s, "build kassel"), 10 + 2 + 18);  // over Dortmund, empty
    EXPECT_EQ(price(s, "build osnabrueck"), 10 + 7);   // from Münster, not from Essen
    play(s, "build aachen");
    EXPECT_EQ(s.players[0].cash, 79);
    EXPECT_EQ(houses(s, "duesseldorf"), 1);
    EXPECT_EQ(s.players[0].city_count(), 3);
  }
  const State other = ruhr(1, 1);
  EXPECT_EQ(price(other, "build duisburg"), 10 + 2);  // over Essen, taken
}

TEST(PowerGridBuilding, WayOverAFullCityCostsOnlyItsLines) {
  RULE("PG-611");
  RULE("PG-955");
  State s = scene(4);
  s.stage = 3;
  set_cities(s, 3, {"essen"});
  for (int seat = 0; seat < 3; ++seat) set_cities(s, seat, {"duesseldorf"});
  at_step(s, Step::build);
  EXPECT_EQ(denied(s, "build duesseldorf"), "PG-609");
  EXPECT_EQ(price(s, "build aachen"), 10 + 2 + 9);
}

TEST(PowerGridBuilding, NoWayLeadsThroughARegionOutOfPlay) {
  RULE("PG-108");
  // Hannover to Fulda: 23 over Kassel, which lies in the West; without it 32 over Erfurt.
  State s = scene(2, {"germany_nw", "germany_e", "germany_w"});
  set_cities(s, 1, {"hannover"});
  at_step(s, Step::build);
  EXPECT_EQ(price(s, "build fulda"), 10 + 15 + 8);
  s = scene(2, {"germany_nw", "germany_e"});
  set_cities(s, 1, {"hannover"});
  at_step(s, Step::build);
  EXPECT_EQ(price(s, "build fulda"), 10 + 19 + 13);
  EXPECT_EQ(denied(s, "build kassel"), "PG-108");
}

TEST(PowerGridBuilding, CheapestWayCounts) {
  RULE("PG-612");
  // The line from Boise to Cheyenne costs 24, the way over Billings 12 + 9.
  State s = scene(2, {"usa_nw"});
  set_cities(s, 1, {"boise"});
  at_step(s, Step::build);
  EXPECT_EQ(price(s, "build cheyenne"), 10 + 21);
  // Once Cheyenne's neighbour is connected, the shortest way starts there.
  set_cities(s, 1, {"boise", "denver"});
  EXPECT_EQ(price(s, "build cheyenne"), 10);
}

TEST(PowerGridBuilding, CityConnectedThisTurnBelongsToTheNetwork) {
  RULE("PG-613");
  State s = ruhr(2);
  EXPECT_EQ(price(s, "build koeln"), 21);
  play(s, "build duesseldorf");
  EXPECT_EQ(s.players[0].cash, 100 - 17);
  EXPECT_EQ(price(s, "build koeln"), 19);
  play(s, "build koeln");
  EXPECT_EQ(s.players[0].cash, 100 - 36);
}

TEST(PowerGridBuilding, NobodyStartsASecondNetwork) {
  RULE("PG-614");
  State s = scene(2, {"germany_nw", "germany_w", "germany_e"});
  at_step(s, Step::build);
  s.players[1].cash = 200;
  EXPECT_EQ(price(s, "build dresden"), 10);
  play(s, "build essen");
  EXPECT_EQ(price(s, "build duisburg"), 10);  // the line costs nothing
  EXPECT_EQ(price(s, "build muenster"), 10 + 6);
  // Essen, Dortmund, Kassel, Erfurt, Halle, Leipzig, Dresden.
  EXPECT_EQ(price(s, "build dresden"), 10 + 4 + 18 + 15 + 6 + 0 + 13);
}

TEST(PowerGridBuilding, CityTrackMovesAtOnce) {
  RULE("PG-615");
  State s = ruhr();
  EXPECT_EQ(city_track(s, 0), 2);
  play(s, "build duisburg");
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(city_track(s, 0), 3);
  EXPECT_EQ(city_track(s, 1), 2);
}

TEST(PowerGridBuilding, HousesNeverRunOut) {
  RULE("PG-619");
  State s = scene(5);
  set_market(s, {31, 32, 33, 34, 35, 36, 37, 38});
  set_city_count(s, 4, 20);
  at_step(s, Step::build);
  s.players[4].cash = 1000;
  for (int built = 21; built <= 28; ++built) {
    ASSERT_FALSE(city_moves(s).empty());
    play(s, *city_moves(s).begin());
    EXPECT_EQ(s.players[4].city_count(), built);
  }
}

TEST(PowerGridBuilding, EveryCityOfTheMapIsOfferedOrExplained) {
  const State s = ruhr(2);
  Menu menu;
  game().options(s, menu);
  std::set<int> spoken;
  for (const Option& option : menu.options) {
    if (act_of(option.move) == Act::build) spoken.insert(option.move.a);
  }
  for (const Denial& denial : menu.denials) spoken.insert(denial.move.a);
  EXPECT_EQ(spoken.size(), 42U);
}

}  // namespace pionek::power_grid::testing
