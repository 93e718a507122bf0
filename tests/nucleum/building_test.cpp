// Urbanize (chapter 6xx) and industrialize (chapter 7xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

State urbanizing(std::string_view action = "urbanize", int thaler = 20) {
  State s = scene();
  player(s).thaler = static_cast<std::uint16_t>(thaler);
  at_action(s, action);
  return s;
}

State industrializing(std::string_view action = "industrialize", int hands = 9) {
  State s = scene();
  player(s).thaler = 10;
  workers(s, hands);
  at_action(s, action);
  return s;
}

// Whether something is not allowed for this reason.
bool barred_by(const State& s, Word because) {
  const Menu menu = menu_of(s);
  return std::ranges::any_of(menu.denials, [&](const auto& each) {
    return each.because.word == static_cast<std::uint16_t>(because);
  });
}

}  // namespace

// ---- urbanize ----
TEST(NucleumUrbanize, PricesByLevelInTheOwnNetwork) {
  RULE("NU-601");
  State s = urbanizing();
  track(s, "chemnitz-zwickau-f1");
  const std::array<const char*, 4> buildings{"building residence-1", "building residence-2",
                                             "building residence-3", "building residence-4"};
  for (int level = 0; level < 4; ++level) EXPECT_EQ(price(s, buildings[level]), level + 2);
  play(s, "building residence-3");
  EXPECT_TRUE(offers(s, "plot zwickau-p1"));
  EXPECT_EQ(denied(s, "plot leipzig-p1"), "NU-601");
  play(s, "plot zwickau-p1");
  EXPECT_EQ(player(s).thaler, 16);
  EXPECT_EQ(s.building_on(thing(kPlotSet, "zwickau-p1")), thing(kBuildingSet, "residence-3"));
  at_action(s, "urbanize");
  EXPECT_FALSE(offers(s, "building residence-3")) << "it is on the map";
  player(s).thaler = 2;
  EXPECT_EQ(denied(s, "building residence-2"), "NU-601");
}

TEST(NucleumUrbanize, AnywhereWithoutAPieceOnTheMap) {
  RULE("NU-602");
  State s = urbanizing();
  play(s, "building residence-1");
  EXPECT_TRUE(offers(s, "plot leipzig-p1"));
  EXPECT_TRUE(offers(s, "plot praha-p2"));
  State other = urbanizing();
  mine(other, "brux-m1", 1);
  EXPECT_TRUE(offered(other, "building").empty()) << "Brüx has no plot";
}

TEST(NucleumUrbanize, ThePlotShowsTheSymbol) {
  RULE("NU-603");
  State s = urbanizing();
  play(s, "building residence-1");
  EXPECT_EQ(denied(s, "plot zwickau-p4"), "NU-603");
  EXPECT_EQ(denied(s, "plot praha-p1"), "NU-603") << "government only";
  State high = urbanizing();
  play(high, "building residence-4");
  EXPECT_TRUE(offers(high, "plot praha-p1"));
  EXPECT_EQ(denied(high, "plot praha-p3"), "NU-603");
}

TEST(NucleumUrbanize, RedPlotsCostMore) {
  RULE("NU-604");
  State s = urbanizing();
  play(s, "building residence-1");
  EXPECT_EQ(price(s, "plot zwickau-p3"), 4);
  player(s).thaler = 3;
  EXPECT_EQ(denied(s, "plot zwickau-p3"), "NU-604");
  player(s).thaler = 4;
  play(s, "plot zwickau-p3");
  EXPECT_EQ(player(s).thaler, 0);
}

TEST(NucleumUrbanize, FairCompetition) {
  RULE("NU-605");
  State s = urbanizing();
  play(s, "building residence-1");
  EXPECT_EQ(denied(s, "plot zwickau-p2"), "NU-605");
  EXPECT_TRUE(offers(s, "plot zwickau-p3")) << "red plots are exempt";
  EXPECT_TRUE(offers(s, "plot grimma-p2")) << "no one-symbol plot for it in this city";
  own(s, "zwickau-p1", "residence-1", 1);
  EXPECT_TRUE(offers(s, "plot zwickau-p2"));
  // For a government building a free plot of the government counts, too.
  State high = urbanizing();
  own(high, "leipzig-p1", "residence-1", 1);
  play(high, "building residence-4");
  EXPECT_TRUE(offers(high, "plot leipzig-p4"));
  EXPECT_EQ(denied(high, "plot leipzig-p3"), "NU-605");
}

TEST(NucleumUrbanize, DiscountsAddUp) {
  RULE("NU-606");
  RULE("NU-1225");
  State s = urbanizing("urbanize-2");
  unlock(s, {"a7"});
  EXPECT_EQ(price(s, "building residence-1"), 0);
  EXPECT_EQ(price(s, "building residence-4"), 1);
  play(s, "building residence-4");
  EXPECT_EQ(price(s, "plot zwickau-p3"), 3) << "the surcharge is part of the total";
  State low = urbanizing("urbanize-2", 2);
  play(low, "building residence-1");
  EXPECT_EQ(price(low, "plot zwickau-p3"), 2);
}

TEST(NucleumUrbanize, TheFourthLevelIsGovernment) {
  RULE("NU-607");
  for (const Building& each : data().buildings) EXPECT_EQ(each.government, each.level == 4);
  State s = scene();
  own(s, "praha-p1", "factory-4");
  EXPECT_EQ(game().count(s, seat_at(0), {Count::What::governments}), 1);
  EXPECT_EQ(game().count(s, seat_at(0), {Count::What::factories}), 1);
}

// ---- industrialize ----
TEST(NucleumIndustrialize, PricesByRow) {
  RULE("NU-701");
  State s = industrializing();
  const std::array<int, 4> prices{1, 2, 2, 3};
  for (int row = 0; row < 4; ++row) EXPECT_EQ(data().rows[row].workers, prices[row]);
  EXPECT_EQ(offered(s, "piece").size(), 8U);
  play_all(s, {"piece turbine-4", "turbine grimma-t1"});
  EXPECT_EQ(player(s).workers, 6);
  at_action(s, "industrialize");
  EXPECT_EQ(denied(s, "piece turbine-4"), "NU-701");
  play(s, "piece turbine-1");
  EXPECT_EQ(denied(s, "turbine zittau-t1"), "NU-701") << "outside the network";
  EXPECT_TRUE(offers(s, "turbine grimma-t2"));
  const State poor = industrializing("industrialize", 1);
  EXPECT_EQ(offered(poor, "piece"), (std::set<std::string>{"piece mine-1", "piece turbine-1"}));
  EXPECT_EQ(denied(poor, "piece mine-2"), "NU-701");
}

TEST(NucleumIndustrialize, WithEverythingOnTheMap) {
  RULE("NU-701");
  State s = scene();
  const std::array turbines{"grimma-t1", "grimma-t2", "zittau-t1", "zittau-t2"};
  const std::array mines{"brux-m1", "brux-m2", "joachimsthal-m1", "joachimsthal-m2"};
  for (int row = 0; row < kRows; ++row) {
    turbine(s, turbines[static_cast<std::size_t>(row)], row + 1);
    mine(s, mines[static_cast<std::size_t>(row)], row + 1);
  }
  pool(s, {"st-a4"});
  at_turn(s);
  play(s, "play st-a4");
  EXPECT_TRUE(barred_by(s, Word::why_all_built));
}

// Of all pieces the reason is told that stood nearest to success: here turbines have room, mines
// none.
TEST(NucleumIndustrialize, TheReasonIsTheLastObstacle) {
  RULE("NU-701");
  State s = scene();
  track(s, "gorlitz-zittau-f1");
  pool(s, {"st-a4"});
  at_turn(s);
  play(s, "play st-a4");
  EXPECT_TRUE(barred_by(s, Word::why_no_workers));
  EXPECT_FALSE(barred_by(s, Word::why_no_site));
}

TEST(NucleumIndustrialize, TurbinesWithAndWithoutANucleum) {
  RULE("NU-702");
  State s = industrializing();
  nucleum(s, "plant-zittau");
  play(s, "piece turbine-3");
  EXPECT_TRUE(offers(s, "turbine zittau-t1"));
  EXPECT_TRUE(offers(s, "turbine grimma-t1"));
  const Action energize = data().actions[thing(kActionSet, "energize")];
  EXPECT_EQ(game().feed(s, seat_at(0), energize, 0).energy, 0);
  play(s, "turbine grimma-t1");
  EXPECT_EQ(game().feed(s, seat_at(0), energize, 0).energy, 1);
}

TEST(NucleumIndustrialize, AMineBringsUranium) {
  RULE("NU-703");
  RULE("NU-704");
  State s = industrializing();
  play_all(s, {"piece mine-1", "mine brux-m1"});
  EXPECT_EQ(s.agenda.top().n, 1);
  play(s, "store brux-m1");
  at_action(s, "industrialize");
  // Two mines and the bonus of the field: three cubes, on any of the mines.
  track(s, "joachimsthal-pressnitz-f1");
  play_all(s, {"piece mine-2", "mine joachimsthal-m3"});
  EXPECT_EQ(s.agenda.top().n, 3);
  play_all(s, {"store brux-m1", "store brux-m1"});
  EXPECT_EQ(denied(s, "store brux-m1"), "NU-704");
  play(s, "store joachimsthal-m3");
  EXPECT_EQ(player(s).uranium(), 4);
}

TEST(NucleumIndustrialize, APairHasItsReward) {
  RULE("NU-705");
  State s = industrializing();
  turbine(s, "grimma-t1", 1);
  track(s, "pressnitz-brux-f1");
  play_all(s, {"piece mine-1", "mine brux-m1"});
  EXPECT_TRUE(has_line(play(s, "swap"), "NU-705 Player 1 scores 3 VP."));
  // The fourth row unlocks a technology, whichever piece comes last.
  State last = industrializing();
  mine(last, "brux-m1", 4);
  track(last, "brux-glashutte-f1");
  play_all(last, {"piece turbine-4", "turbine glashutte-t1"});
  EXPECT_EQ(step(last), Step::unlock);
  EXPECT_EQ(last.agenda.top().n, 3);
}

TEST(NucleumIndustrialize, RedPlacesCostThaler) {
  RULE("NU-706");
  State s = industrializing();
  play(s, "piece mine-1");
  EXPECT_EQ(price(s, "mine brux-m4"), 2);
  EXPECT_EQ(price(s, "mine brux-m1"), 0);
  State poor = s;
  player(poor).thaler = 0;
  workers(poor, 2);  // one for the mine, one more thaler
  EXPECT_EQ(denied(poor, "mine brux-m4"), "NU-706");
  play(s, "mine brux-m4");
  EXPECT_EQ(player(s).thaler, 8);
  State directive = industrializing("industrialize-directive");
  play(directive, "piece mine-1");
  EXPECT_EQ(price(directive, "mine brux-m4"), 1);
}

TEST(NucleumIndustrialize, FewerWorkersByTile) {
  RULE("NU-707");
  State s = industrializing("industrialize-cheap", 2);
  EXPECT_EQ(offered(s, "piece").size(), 8U);
  play_all(s, {"piece turbine-1", "turbine grimma-t1"});
  EXPECT_EQ(player(s).workers, 2) << "not below nothing";
}

TEST(NucleumIndustrialize, ACubeByTile) {
  RULE("NU-708");
  State s = industrializing("industrialize-uranium");
  mine(s, "brux-m1", 1, 2);
  track(s, "brux-glashutte-f1");
  play_all(s, {"piece turbine-2", "turbine glashutte-t1"});
  EXPECT_TRUE(has_line(play(s, "store brux-m1"), "NU-708"));
  // No mine: a worker. And nothing without the action.
  State none = industrializing("industrialize-uranium");
  play_all(none, {"piece turbine-2", "turbine glashutte-t1"});
  EXPECT_EQ(player(none).workers, 8);
  State skipped = industrializing("industrialize-uranium");
  play(skipped, "done");
  EXPECT_EQ(player(skipped).workers, 9);
}

}  // namespace pionek::nucleum::testing
