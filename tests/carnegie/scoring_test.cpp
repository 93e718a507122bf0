// The end of the game (chapter 11xx): every kind of points.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

int connection(const State& s) {
  return game().connection(s.players[0], game().cities_of(s, seat_at(0))).vp;
}

// One disc in each city.
State cities(std::initializer_list<std::string_view> ids) {
  State s = scene();
  for (const auto id : ids) own(s, std::string(id) + ".0");
  return s;
}

void set_levels(State& s, std::array<int, kRegions> positions) {
  for (int r = 0; r < kRegions; ++r)
    s.players[0].transport[r] = static_cast<std::uint8_t>(positions[r]);
}

int donation_points(const State& s) {
  int sum = 0;
  for (const char* rule : {"CA-1206", "CA-1207", "CA-1208", "CA-1209"}) sum += points_by(s, rule);
  return sum;
}

// San Francisco to New York over Chicago.
State line() {
  return cities({"san_francisco", "reno", "salt_lake_city", "denver", "kansas_city", "chicago",
                 "pittsburgh", "new_york"});
}

}  // namespace

TEST(CarnegieScoring, PointsOfPlayAndOfTheEndAddUp) {
  RULE("CA-1102");
  State s = scene(4);
  s.players[0].vp = 17;
  stand(s, "start_commerce", 2);
  EXPECT_EQ(points_by(s, "CA-1102"), 17);
  EXPECT_EQ(points(s), 17 + 3 + 2);
}

TEST(CarnegieScoring, TheUnusedTile) {
  RULE("CA-1103");
  State s = scene(4);
  EXPECT_EQ(points_by(s, "CA-1103"), 3);
  s.players[0].action_tile = 0;
  EXPECT_EQ(points_by(s, "CA-1103"), 0);
}

TEST(CarnegieScoring, ActiveEmployees) {
  RULE("CA-1104");
  State s = scene();
  stand(s, "start_commerce", 3);
  stand(s, "start_hr", 2);
  lie(s, "start_rnd", 4);
  away(s, "west", 2);
  EXPECT_EQ(points_by(s, "CA-1104"), 5);
}

TEST(CarnegieScoring, DepartmentsByRow) {
  RULE("CA-1105");
  State s = scene();
  EXPECT_EQ(points_by(s, "CA-1105"), 0);
  build(s, "sales", "r0c3");
  EXPECT_EQ(points_by(s, "CA-1105"), 3);
  build(s, "supply", "r1c0");
  build(s, "training", "r2c3");
  EXPECT_EQ(points_by(s, "CA-1105"), 7);
}

TEST(CarnegieScoring, Strips) {
  RULE("CA-1106");
  State s = scene();
  const std::map<std::string, int> most{
      {"housing", 6}, {"commerce", 9}, {"industry", 12}, {"infrastructure", 15}};
  int sum = 0;
  for (const auto& [id, vp] : most) {
    set_strip(s, id, 6, {});
    sum += vp;
    EXPECT_EQ(points_by(s, "CA-1106"), sum) << id;
  }
  set_strip(s, "housing", 5, {});
  EXPECT_EQ(points_by(s, "CA-1106"), sum - 3);
  set_strip(s, "infrastructure", 6, {}, 'B');
  EXPECT_EQ(points_by(s, "CA-1106"), sum - 3 - 6);
}

TEST(CarnegieScoring, AConnectionNeedsTwoLargeCitiesAndNoGap) {
  RULE("CA-1107");
  State s = cities({"chicago", "pittsburgh", "boston"});
  EXPECT_EQ(connection(s), 0);
  own(s, "new_york.0");
  EXPECT_GT(connection(s), 0);
  State gap = cities({"chicago", "new_york"});
  EXPECT_EQ(connection(gap), 0);
  neutral(gap, "pittsburgh.0");
  EXPECT_EQ(connection(gap), 0);
}

TEST(CarnegieScoring, ItsValueIsThatOfItsLargeCities) {
  RULE("CA-1108");
  State s = line();
  const auto best = game().connection(s.players[0], game().cities_of(s, seat_at(0)));
  EXPECT_EQ(best.value, 4);
  EXPECT_EQ(game().data().cities[city("san_francisco")].link_value, 2);
  for (const char* id : {"chicago", "new_york", "new_orleans"}) {
    EXPECT_EQ(game().data().cities[city(id)].link_value, 1);
  }
}

TEST(CarnegieScoring, ItsLevelIsTheWorstOfItsRegions) {
  RULE("CA-1109");
  State s = line();
  set_levels(s, {3, 2, 0, 1});
  EXPECT_EQ(connection(s), 27);
  set_levels(s, {2, 2, 0, 1});
  EXPECT_EQ(connection(s), 18);
  set_levels(s, {0, 2, 0, 1});
  EXPECT_EQ(connection(s), 12) << "the South does not matter";
}

TEST(CarnegieScoring, TheTableOfConnections) {
  RULE("CA-1110");
  const auto& table = game().data().connection_vp;
  EXPECT_EQ(table[5], (std::array<int, 3>{18, 24, 36}));
  EXPECT_EQ(table[4], (std::array<int, 3>{12, 18, 27}));
  EXPECT_EQ(table[3], (std::array<int, 3>{6, 12, 18}));
  EXPECT_EQ(table[2], (std::array<int, 3>{3, 6, 9}));
  State s = line();
  for (const char* id : {"st_louis.0", "memphis.0", "new_orleans.0"}) own(s, id);
  set_levels(s, {3, 3, 3, 3});
  EXPECT_EQ(connection(s), 36);
  EXPECT_EQ(points_by(s, "CA-1110"), 36);
}

TEST(CarnegieScoring, OnlyTheBestConnectionCounts) {
  RULE("CA-1111");
  State s = cities({"san_francisco", "portland", "boise", "denver", "omaha", "chicago",
                    "new_orleans", "atlanta", "washington", "new_york"});
  set_levels(s, {3, 2, 2, 1});
  EXPECT_EQ(connection(s), 18);
}

// Leaving out a poor region can be better than counting all.
TEST(CarnegieScoring, APartOfANetworkMayBeCounted) {
  RULE("CA-1111");
  State s = line();
  for (const char* id : {"st_louis.0", "memphis.0", "new_orleans.0"}) own(s, id);
  set_levels(s, {0, 3, 3, 3});
  // All five: wagon 18. Without the West: three large cities worth 3 by railway, also 18.
  EXPECT_EQ(connection(s), 18);
  set_levels(s, {3, 3, 0, 3});
  EXPECT_EQ(connection(s), 27) << "without New Orleans by railway";
}

TEST(CarnegieScoring, EveryProjectByItsCity) {
  RULE("CA-1112");
  State s = cities({"boston", "denver", "seattle", "reno"});
  own(s, "boston.1");
  own(s, "albany.0", 1);
  EXPECT_EQ(points_by(s, "CA-1112"), 3 + 3 + 2 + 1 + 0);
}

TEST(CarnegieScoring, ADonationGivesTwelveAtMost) {
  RULE("CA-1113");
  State s = scene();
  donated(s, "rights_infrastructure");
  for (const char* id : {"denver.0", "houston.1", "st_louis.2"}) own(s, id);
  EXPECT_EQ(donation_points(s), 12);
  own(s, "chicago.4");
  EXPECT_EQ(donation_points(s), 12);
}

TEST(CarnegieScoring, FullStripsOfSideBRaiseTheCap) {
  RULE("CA-1114");
  State s = scene();
  donated(s, "rights_infrastructure");
  for (const char* id : {"denver.0", "houston.1", "st_louis.2", "chicago.4", "new_york.4"}) {
    own(s, id);
  }
  set_strip(s, "housing", 6, {}, 'B');
  EXPECT_EQ(donation_points(s), 15);
  set_strip(s, "commerce", 6, {}, 'B');
  EXPECT_EQ(donation_points(s), 18);
  set_strip(s, "commerce", 5, {}, 'B');
  EXPECT_EQ(donation_points(s), 15) << "not fully extended";
  set_strip(s, "commerce", 6, {}, 'A');
  EXPECT_EQ(donation_points(s), 15) << "side A";
}

TEST(CarnegieScoring, ReturnedThingsAreUsedInTheBestWay) {
  RULE("CA-1115");
  State s = scene();
  for (const char* id : {"welfare_goods", "welfare_money", "welfare_money_goods"}) donated(s, id);
  Player& player = s.players[0];
  player.goods = 1;
  player.money = 5;
  // One set for 4, or the cube for 2 and the dollars for 2: the same. A second cube adds 2.
  EXPECT_EQ(donation_points(s), 4);
  player.goods = 2;
  EXPECT_EQ(donation_points(s), 6);
  // Selling a cube makes $5 of $4.
  player.goods = 2;
  player.money = 4;
  EXPECT_EQ(donation_points(s), 4);
  State sells = scene();
  donated(sells, "welfare_money");
  sells.players[0].goods = 7;
  sells.players[0].money = 3;
  EXPECT_EQ(donation_points(sells), 4);
  // Each donation has its own cap.
  player.goods = 50;
  player.money = 500;
  EXPECT_EQ(donation_points(s), 36);
}

// The search against one that tries every single distribution.
TEST(CarnegieScoring, NoDistributionIsBetter) {
  RULE("CA-1115");
  for (int goods = 0; goods <= 9; ++goods) {
    for (int money = 0; money <= 40; money += 3) {
      State s = scene();
      for (const char* id : {"welfare_goods", "welfare_money", "welfare_money_goods"}) {
        donated(s, id);
      }
      s.players[0].goods = goods;
      s.players[0].money = money;
      int best = 0;
      for (int a = 0; a <= 6; ++a) {
        for (int b = 0; b <= 6; ++b) {
          for (int c = 0; c <= 3; ++c) {
            const int left = goods - a - c;
            if (left >= 0 && 5 * (b + c) <= money + left)
              best = std::max(best, 2 * a + 2 * b + 4 * c);
          }
        }
      }
      EXPECT_EQ(donation_points(s), best) << goods << " goods, $" << money;
    }
  }
}

TEST(CarnegieScoring, LeftOversGiveNothing) {
  RULE("CA-1116");
  State s = scene();
  const int before = points(s);
  s.players[0].money = 99;
  s.players[0].goods = 99;
  EXPECT_EQ(points(s), before);
}

TEST(CarnegieScoring, MostPointsWin) {
  RULE("CA-1117");
  State s = scene(3);
  s.players[1].vp = 5;
  s.players[2].vp = 9;
  const Scores scores = game().scores(s);
  EXPECT_EQ(place_of(scores, seat_at(2)), 1);
  EXPECT_EQ(place_of(scores, seat_at(1)), 2);
  EXPECT_EQ(place_of(scores, seat_at(0)), 3);
  EXPECT_EQ(verdict(s), "3: CA-1117 Player 3 wins with 9 VP; the next best score is 5.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "3: CA-1117 Gracz 3 wygrywa z wynikiem 9 PZ; następny wynik to 5.");
}

TEST(CarnegieScoring, TiesAreShared) {
  RULE("CA-1118");
  State s = scene(2);
  s.players[0].money = 50;
  const Scores scores = game().scores(s);
  EXPECT_EQ(place_of(scores, seat_at(0)), 1);
  EXPECT_EQ(place_of(scores, seat_at(1)), 1);
  EXPECT_EQ(verdict(s), "1 2: CA-1118 A tie at 0 VP; ties are not broken, the win is shared.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "1 2: CA-1118 Remis: 0 PZ. Remisów się nie rozstrzyga, zwycięstwo jest wspólne.");
}

}  // namespace pionek::carnegie::testing
