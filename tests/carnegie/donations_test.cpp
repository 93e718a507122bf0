// Donations (chapter 12xx) and the tiles that deal with them.
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// A donation event: seat 0 has the word.
State event(int money) {
  State s = scene();
  s.players[0].money = money;
  next_event(s, "hr", false, true);
  s.row = 0;
  at_phase(s, Phase::donation);
  return s;
}

// The points of one donation field for seat 0.
int worth(const State& s, std::string_view id) {
  return game().donations(s, seat_at(0), game().achievements(s, seat_at(0))).own[field(id)];
}

State holding(std::initializer_list<std::string_view> fields) {
  State s = scene();
  for (const auto id : fields) donated(s, id);
  return s;
}

}  // namespace

TEST(CarnegieDonations, CostFiveMoreEachTime) {
  RULE("CA-1201");
  State s = event(100);
  EXPECT_EQ(price(s, "donate edu_hr"), 5);
  EXPECT_TRUE(has_line(play(s, "donate edu_hr"), "CA-1201 Player 1 pays $5."));
  for (const int cost : {10, 15, 20}) {
    const char* fields[] = {"edu_any", "edu_rnd", "welfare_flat"};
    s.row = 0;
    next_event(s, "hr", false, true);
    at_phase(s, Phase::donation);
    EXPECT_EQ(price(s, "donate edu_management"), cost);
    play(s, std::string("donate ") + fields[cost / 5 - 2]);
  }
  EXPECT_EQ(s.players[0].money, 100 - 5 - 10 - 15 - 20);
}

TEST(CarnegieDonations, OneDiscOnAFreeField) {
  RULE("CA-1202");
  State s = event(5);
  const int supply = s.players[0].supply;
  donated(s, "edu_hr", 1);
  EXPECT_EQ(denied(s, "donate edu_hr"), "CA-1202");
  play(s, "donate edu_rnd");
  EXPECT_EQ(s.players[0].supply, supply - 1);
  EXPECT_EQ(s.field[field("edu_rnd")], 1);
  State none = event(5);
  none.players[0].supply = 0;
  at_phase(none, Phase::choose);
  play(none, "row hr");
  EXPECT_NE(none.phase, Phase::donation) << "without a disc nobody is asked";
}

TEST(CarnegieDonations, OncePerEventAndOptional) {
  RULE("CA-1203");
  State s = event(100);
  EXPECT_TRUE(offers(s, "done"));
  play(s, "donate edu_rnd");
  EXPECT_NE(s.phase, Phase::donation);
}

TEST(CarnegieDonations, NeutralAndAndrewsDiscsOccupyFields) {
  RULE("CA-1204");
  State s = event(100);
  s.field[field("edu_hr")] = kNeutral;
  EXPECT_EQ(denied(s, "donate edu_hr"), "CA-1202");
  s.field[field("edu_hr")] = kAndrew;
  EXPECT_EQ(denied(s, "donate edu_hr"), "CA-1202");
}

TEST(CarnegieDonations, GiftsOfCharityCount) {
  RULE("CA-1205");
  State s = scene();
  build(s, "charity", "r1c1");
  stand(s, "charity", 1);
  donated(s, "rights_donation");
  donated(s, "edu_hr", 1);
  s.players[0].money = 10;
  use_row(s, Row::rnd);
  play_all(s, {"use charity.donate", "mission west", "donate edu_hr"});
  EXPECT_EQ(s.players[0].money, 0) << "it was the second donation";
  EXPECT_EQ(worth(s, "rights_donation"), 4);
  EXPECT_EQ(game().donation_cost(s.players[0]), 15);
}

TEST(CarnegieDonations, Education) {
  RULE("CA-1206");
  State s = holding({"edu_hr", "edu_management", "edu_construction", "edu_rnd", "edu_any"});
  build(s, "new_lobby", "r0c0");
  build(s, "sales", "r0c1");
  EXPECT_EQ(worth(s, "edu_hr"), 6);
  EXPECT_EQ(worth(s, "edu_management"), 9);
  EXPECT_EQ(worth(s, "edu_construction"), 3);
  EXPECT_EQ(worth(s, "edu_rnd"), 3);
  EXPECT_EQ(worth(s, "edu_any"), 7);
}

TEST(CarnegieDonations, HumanRights) {
  RULE("CA-1207");
  State s = holding({"rights_infrastructure", "rights_industry", "rights_housing_commerce",
                     "rights_railway", "rights_donation"});
  own(s, "denver.0");
  own(s, "chicago.0");
  own(s, "chicago.2");
  own(s, "chicago.1");
  own(s, "reno.0", "housing");
  set_transport(s, "east", 1);
  set_transport(s, "south", 2);
  EXPECT_EQ(worth(s, "rights_infrastructure"), 4);
  EXPECT_EQ(worth(s, "rights_industry"), 6);
  EXPECT_EQ(worth(s, "rights_housing_commerce"), 4);
  EXPECT_EQ(worth(s, "rights_railway"), 6);
  EXPECT_EQ(worth(s, "rights_donation"), 10);
}

TEST(CarnegieDonations, Welfare) {
  RULE("CA-1208");
  State s = holding({"welfare_flat", "welfare_employee"});
  stand(s, "start_commerce", 3);
  stand(s, "start_rnd", 1);
  EXPECT_EQ(worth(s, "welfare_flat"), 7);
  EXPECT_EQ(worth(s, "welfare_employee"), 4);
  State goods = holding({"welfare_goods"});
  goods.players[0].goods = 4;
  EXPECT_EQ(worth(goods, "welfare_goods"), 8);
  State money = holding({"welfare_money"});
  money.players[0].money = 14;
  EXPECT_EQ(worth(money, "welfare_money"), 4);
  State both = holding({"welfare_money_goods"});
  both.players[0].money = 10;
  both.players[0].goods = 2;
  EXPECT_EQ(worth(both, "welfare_money_goods"), 8);
}

TEST(CarnegieDonations, Health) {
  RULE("CA-1209");
  State s = holding(
      {"health_east", "health_midwest", "health_south", "health_west", "health_small_city"});
  own(s, "boston.0");
  own(s, "chicago.0");
  own(s, "omaha.0");
  own(s, "reno.0");
  EXPECT_EQ(worth(s, "health_east"), 2);
  EXPECT_EQ(worth(s, "health_midwest"), 4);
  EXPECT_EQ(worth(s, "health_south"), 0);
  EXPECT_EQ(worth(s, "health_west"), 2);
  EXPECT_EQ(worth(s, "health_small_city"), 4);
}

TEST(CarnegieDonations, AProjectInASmallCityCountsInEveryWay) {
  RULE("CA-1210");
  State s = holding({"health_west", "health_small_city", "rights_industry"});
  own(s, "reno.0", "industry");
  EXPECT_EQ(worth(s, "health_west"), 2);
  EXPECT_EQ(worth(s, "health_small_city"), 2);
  EXPECT_EQ(worth(s, "rights_industry"), 3);
}

TEST(CarnegieDonations, CommunicationsMakesThemCheaper) {
  RULE("CA-1312");
  State s = event(9);
  build(s, "communications", "r1c1");
  stand(s, "communications", 1);
  donated(s, "edu_hr");
  donated(s, "edu_rnd");
  EXPECT_EQ(price(s, "donate edu_any"), 9);
  play(s, "donate edu_any");
  EXPECT_EQ(s.players[0].money, 0);
  // With Charitable Giving, too.
  State charity = scene();
  build(charity, "communications", "r1c1");
  build(charity, "charity", "r1c2");
  stand(charity, "communications", 1);
  stand(charity, "charity", 1);
  charity.players[0].money = 3;
  donated(charity, "edu_hr", 1);
  use_row(charity, Row::rnd);
  play_all(charity, {"use charity.donate", "mission west", "donate edu_hr"});
  EXPECT_EQ(charity.players[0].money, 0);
}

TEST(CarnegieDonations, CharitableGiving) {
  RULE("CA-1315");
  State s = scene(3);
  build(s, "charity", "r1c1");
  stand(s, "charity", 1);
  s.players[0].money = 20;
  donated(s, "edu_hr", 1);
  donated(s, "edu_rnd", 0);
  s.field[field("edu_any")] = kNeutral;
  use_row(s, Row::rnd);
  play_all(s, {"use charity.donate", "mission east"});
  EXPECT_EQ(offered(s), std::set<std::string>{"donate edu_hr"});
  EXPECT_EQ(denied(s, "donate edu_rnd"), "CA-1315");
  EXPECT_EQ(denied(s, "donate edu_any"), "CA-1315");
  EXPECT_EQ(denied(s, "donate welfare_flat"), "CA-1315");
  play(s, "donate edu_hr");
  EXPECT_EQ(s.field[field("edu_hr")], 2) << "the first disc stays the holder's";
  EXPECT_TRUE((s.players[0].donations >> field("edu_hr") & 1) != 0);
  EXPECT_EQ(s.players[0].mission[region("east")], 1);
}

TEST(CarnegieDonations, CharitableGivingMayFollowAndrew) {
  RULE("CA-1315");
  State s = scene(1);
  build(s, "charity", "r1c1");
  stand(s, "charity", 1);
  s.players[0].money = 5;
  s.field[field("edu_hr")] = kAndrew;
  s.andrew.donations = FieldSet{1} << field("edu_hr");
  use_row(s, Row::rnd);
  play_all(s, {"use charity.donate", "mission east", "donate edu_hr"});
  EXPECT_EQ(s.players[0].money, 0);
}

}  // namespace pionek::carnegie::testing
