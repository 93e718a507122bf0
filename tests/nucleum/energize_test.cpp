// Energize (chapter 10xx).
#include "engine/nucleum/fuel.hpp"
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

// Seat 0 energizes; a laboratory of level I (demand 4) in Dresden, connected with Riesa and, beyond
// it, with the coal of Silesia.
State by_coal(std::string_view action = "energize", int thaler = 20) {
  State s = scene();
  player(s).thaler = static_cast<std::uint16_t>(thaler);
  own(s, "dresden-p1", "laboratory-1");
  line(s, "riesa-dresden", 1);
  at_action(s, action);
  return s;
}

// The same building, with Glashütte and its nucleum beside it and a mine in Brüx; no coal.
State by_uranium(int cubes, std::string_view action = "energize", int thaler = 20) {
  State s = scene();
  player(s).thaler = static_cast<std::uint16_t>(thaler);
  own(s, "dresden-p1", "laboratory-1");
  line(s, "dresden-glashutte", 1);
  line(s, "brux-glashutte", 2);
  mine(s, "brux-m1", 1, cubes);
  nucleum(s, "plant-glashutte");
  at_action(s, action);
  return s;
}

// The mixes for Dresden by the plant of Glashütte, in the order they are offered.
std::vector<std::string> mixes(State s) {
  play(s, "power dresden-p1");
  if (step(s) == Step::plant) play(s, "plant plant-glashutte");
  std::vector<std::string> out;
  if (step(s) != Step::fuel) return out;
  for (const Option& option : menu_of(s).options) {
    out.push_back(print_move(option.move, game().info().verbs, game().catalog()));
  }
  return out;
}

}  // namespace

TEST(NucleumEnergize, TheWholeAction) {
  RULE("NU-1001");
  RULE("NU-1013");
  State s = by_coal();
  own(s, "leipzig-p1", "residence-1");
  EXPECT_EQ(offered(s, "power"), (std::set<std::string>{"power dresden-p1"}));
  EXPECT_EQ(denied(s, "power leipzig-p1"), "NU-1012");
  const auto lines = play(s, "power dresden-p1");
  EXPECT_EQ(player(s).thaler, 16);
  EXPECT_EQ(player(s).achievements, 4);
  EXPECT_TRUE(powered(s, "dresden-p1"));
  EXPECT_TRUE(has_line(lines, "NU-1004 Player 1 imports 4 wagons of coal: Silesia."));
  EXPECT_TRUE(has_line(lines, "NU-1013 Player 1 gains 4 achievement tokens."));
  EXPECT_EQ(step(s), Step::unlock) << "the printed reward";
  // With what one has, it may be too much.
  const State poor = by_coal("energize", 3);
  EXPECT_TRUE(offered(poor, "power").empty());
  EXPECT_EQ(denied(poor, "power dresden-p1"), "NU-1001");
}

TEST(NucleumEnergize, AnyPlant) {
  RULE("NU-1002");
  State s = by_coal();
  line(s, "grimma-riesa", 2);
  play(s, "power dresden-p1");
  EXPECT_EQ(offered(s), (std::set<std::string>{"plant plant-grimma", "plant plant-riesa"}));
  EXPECT_EQ(denied(s, "plant plant-plauen"), "NU-1012");
  EXPECT_FALSE(has(player(s).presence, thing(kCitySet, "grimma"))) << "outside the network";
}

TEST(NucleumEnergize, CoalNeedsARailToItsArea) {
  RULE("NU-1003");
  // Dresden with Glashütte alone: no area is connected.
  State s = scene();
  player(s).thaler = 20;
  own(s, "dresden-p1", "laboratory-1");
  line(s, "dresden-glashutte", 1);
  at_action(s, "energize");
  EXPECT_TRUE(offered(s, "power").empty());
  line(s, "riesa-dresden", 2);
  EXPECT_TRUE(offers(s, "power dresden-p1"));
  // Both areas: every split.
  line(s, "leipzig-riesa", 3);
  play(s, "power dresden-p1");
  play(s, "plant plant-riesa");
  EXPECT_EQ(offered(s), (std::set<std::string>{"fuel silesia 4", "fuel ruhr 1 silesia 3",
                                               "fuel ruhr 2 silesia 2", "fuel ruhr 3 silesia 1",
                                               "fuel ruhr 4"}));
  play(s, "fuel ruhr 1 silesia 3");
  EXPECT_EQ(s.cheap_wagons[0], 6);
  EXPECT_EQ(s.cheap_wagons[1], 3);
}

TEST(NucleumEnergize, PricesOfCoal) {
  RULE("NU-1004");
  State s = by_coal();
  s.cheap_wagons[1] = 1;
  s.dear_wagons[1] = 1;
  // One at 1, two at 2 (the turned one among them), one at 3.
  play(s, "power dresden-p1");
  EXPECT_EQ(player(s).thaler, 20 - 1 - 2 - 2 - 3);
  EXPECT_EQ(s.cheap_wagons[1] + s.dear_wagons[1], 0);
  CoalMarket market(data().coal_prices);
  market.add(2, 1);
  const std::array<int, 8> prices{0, 1, 2, 4, 6, 8, 11, 14};
  for (int wagons = 0; wagons < 8; ++wagons) {
    EXPECT_EQ(market.price(wagons), prices[wagons]);
    EXPECT_EQ(market.wagons_for(prices[wagons]), wagons);
  }
  EXPECT_EQ(market.wagons_for(10), 5);
}

TEST(NucleumEnergize, CoalDiscountsAddUp) {
  RULE("NU-1005");
  State s = by_coal("energize", 4);
  turbine(s, "grimma-t1", 1);
  State one = s;
  play(one, "power dresden-p1");
  EXPECT_EQ(player(one).thaler, 1);
  turbine(s, "grimma-t2", 2);  // experiment a
  State two = s;
  play(two, "power dresden-p1");
  EXPECT_EQ(player(two).thaler, 3);
  State three = by_coal("energize-directive", 4);
  turbine(three, "grimma-t1", 1);
  turbine(three, "grimma-t2", 2);
  play(three, "power dresden-p1");
  EXPECT_EQ(player(three).thaler, 4) << "not below nothing";
}

TEST(NucleumEnergize, UraniumNeedsANucleumAndAConnection) {
  RULE("NU-1006");
  State s = by_uranium(3);
  turbine(s, "glashutte-t1", 1);
  EXPECT_TRUE(offers(s, "power dresden-p1"));
  State without = s;
  without.nucleum = 0;
  EXPECT_EQ(denied(without, "power dresden-p1"), "NU-1001");
  State apart = scene();
  own(apart, "dresden-p1", "laboratory-1");
  line(apart, "dresden-glashutte", 1);
  mine(apart, "brux-m1", 1, 3);
  nucleum(apart, "plant-glashutte");
  turbine(apart, "glashutte-t1", 1);
  at_action(apart, "energize");
  EXPECT_EQ(denied(apart, "power dresden-p1"), "NU-1001");
  // Coal works there, too.
  line(s, "riesa-dresden", 1);
  s.cheap_wagons[1] = 6;
  const auto all = mixes(s);
  EXPECT_NE(std::find(all.begin(), all.end(), "fuel silesia 4"), all.end());
}

TEST(NucleumEnergize, TheLimitOfUranium) {
  RULE("NU-1007");
  const State s = by_uranium(3);
  EXPECT_TRUE(offered(s, "power").empty()) << "one cube gives 2 of 4";
  State own_turbine = s;
  turbine(own_turbine, "glashutte-t1", 1);
  EXPECT_TRUE(offers(own_turbine, "power dresden-p1"));
  State foreign = s;
  turbine(foreign, "glashutte-t1", 1, 3);
  EXPECT_TRUE(offers(foreign, "power dresden-p1"));
  State virtual_one = s;
  experiment(virtual_one, "c");
  unlock(virtual_one, {"c2"});
  EXPECT_TRUE(offers(virtual_one, "power dresden-p1"));
  State rubble = s;
  add(rubble.turbines_taken, thing(kTurbineSet, "glashutte-t3"));
  EXPECT_TRUE(offered(rubble, "power").empty());
}

TEST(NucleumEnergize, TurbinesOfOthersArePaid) {
  RULE("NU-1008");
  State s = by_uranium(3);
  turbine(s, "glashutte-t1", 1, 1);
  const auto lines = play(s, "power dresden-p1");
  EXPECT_EQ(player(s).thaler, 19);
  EXPECT_EQ(player(s, 1).thaler, 1);
  EXPECT_TRUE(has_line(lines, "NU-1008 Player 1 pays 1 thaler."));
  EXPECT_TRUE(has_line(lines, "NU-1008 Player 2 gains 1 thaler: Player 1 uses a turbine."));
  // Own ones are used first.
  State both = by_uranium(3);
  turbine(both, "glashutte-t1", 1, 1);
  turbine(both, "glashutte-t2", 1);
  play(both, "power dresden-p1");
  EXPECT_EQ(player(both).thaler, 20);
  // Of several the payer chooses.
  State several = by_uranium(3);
  turbine(several, "glashutte-t1", 1, 1);
  turbine(several, "glashutte-t2", 1, 2);
  play(several, "power dresden-p1");
  EXPECT_EQ(offered(several), (std::set<std::string>{"hire 2", "hire 3"}));
  play(several, "hire 3");
  EXPECT_EQ(player(several, 2).thaler, 1);
  EXPECT_EQ(player(several, 1).thaler, 0);
  // The special directive pays it; the owner gets it all the same.
  State directive = by_uranium(3, "energize-directive", 0);
  turbine(directive, "glashutte-t1", 1, 1);
  play(directive, "power dresden-p1");
  EXPECT_EQ(player(directive).thaler, 0);
  EXPECT_EQ(player(directive, 1).thaler, 1);
}

// One thaler off: for coal where coal is bought, else for the turbine.
TEST(NucleumEnergize, TheDirectiveLowersOneOfTheTwo) {
  RULE("NU-1008");
  Feed feed(data().coal_prices);
  feed.per_cube = 2;
  feed.cubes = 3;
  feed.own_cubes = 1;
  feed.rent = 1;
  feed.discount = 1;
  feed.purse = 10;
  EXPECT_EQ(feed.cost(2, 0), 0);
  EXPECT_EQ(feed.cost(2, 1), 1);
  EXPECT_EQ(feed.cost(1, 2), 1);
  feed.coal_discount = 2;
  EXPECT_EQ(feed.cost(3, 1), 1) << "the coal is free, so the turbine is cheaper";
  // Two cubes, one of them by a foreign turbine, and a wagon: its thaler is saved, the rent is not.
  State s = by_uranium(3, "energize-directive");
  own(s, "dresden-p2", "residence-2");
  line(s, "riesa-dresden", 1);
  turbine(s, "glashutte-t1", 1, 1);
  State first = s;
  play_all(first, {"power dresden-p2", "plant plant-glashutte", "fuel uranium 2 silesia 1"});
  EXPECT_EQ(player(first).thaler, 20 - 1 + 1) << "the building brings a thaler";
  EXPECT_EQ(player(first, 1).thaler, 1);
  // With a turbine of one's own that saves the thaler of the coal, the rent is saved.
  turbine(s, "grimma-t1", 1);
  play_all(s, {"power dresden-p2", "plant plant-glashutte", "fuel uranium 2 silesia 1"});
  EXPECT_EQ(player(s).thaler, 20 + 1);
  EXPECT_EQ(player(s, 1).thaler, 1);
}

TEST(NucleumEnergize, BurntCubesAreGone) {
  RULE("NU-1009");
  State s = by_uranium(3);
  turbine(s, "glashutte-t1", 1);
  EXPECT_TRUE(has_line(play(s, "power dresden-p1"), "NU-1009"));
  EXPECT_EQ(cubes(s, "brux-m1"), 1);
}

TEST(NucleumEnergize, WithoutFuel) {
  RULE("NU-1010");
  State s = by_uranium(0, "energize-4", 0);
  play(s, "power dresden-p1");
  EXPECT_TRUE(powered(s, "dresden-p1"));
  EXPECT_EQ(player(s).thaler, 0);
}

TEST(NucleumEnergize, WhereEnergyComesFrom) {
  RULE("NU-1011");
  State s = by_uranium(3, "energize-2");
  const Action action = data().actions[thing(kActionSet, "energize-2")];
  const int plant = thing(kPlantSet, "plant-glashutte");
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).energy, 2);
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).per_cube, 2);
  turbine(s, "grimma-t1", 3);
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).energy, 3) << "wherever it stands";
  turbine(s, "zittau-t1", 4);
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).energy, 5);
  turbine(s, "grimma-t2", 2);
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).per_cube, 2);
  experiment(s, "c");
  EXPECT_EQ(game().feed(s, seat_at(0), action, plant).per_cube, 3);
}

TEST(NucleumEnergize, OneConnectedBuilding) {
  RULE("NU-1012");
  State s = by_coal();
  own(s, "freiberg-p1", "laboratory-2");
  own(s, "riesa-p1", "factory-1");
  line(s, "dresden-freiberg", 3);
  EXPECT_EQ(offered(s, "power"),
            (std::set<std::string>{"power dresden-p1", "power freiberg-p1", "power riesa-p1"}));
  play(s, "power riesa-p1");
  EXPECT_TRUE(powered(s, "riesa-p1"));
  EXPECT_NE(step(s), Step::target) << "exactly one";
  EXPECT_FALSE(powered(s, "dresden-p1"));
  // Not those of others, and none twice.
  at_action(s, "energize");
  own(s, "riesa-p2", "residence-1", 2);
  EXPECT_EQ(denied(s, "power riesa-p2"), "-");
  EXPECT_EQ(denied(s, "power riesa-p1"), "-");
}

TEST(NucleumEnergize, AfterTheAction) {
  RULE("NU-1014");
  State b = by_coal();
  experiment(b, "b");
  turbine(b, "grimma-t1", 2);
  play_all(b, {"power dresden-p1", "score"});
  EXPECT_EQ(player(b).achievements, 6);
  State d = by_coal();
  experiment(d, "d");
  turbine(d, "grimma-t1", 2);
  play_all(d, {"power dresden-p1", "score"});
  EXPECT_EQ(player(d).workers, 1);
  State a = by_coal();
  unlock(a, {"a2"});
  play_all(a, {"power dresden-p1", "score"});
  EXPECT_EQ(player(a).thaler, 17);
}

TEST(NucleumEnergize, NeutralBuildings) {
  RULE("NU-1015");
  State s = scene();
  player(s).thaler = 20;
  neutral(s, "dresden-p1", "n10");  // laboratory, demand 5, technology 1
  line(s, "riesa-dresden", 1);
  at_action(s, "energize");
  play(s, "power dresden-p1");
  EXPECT_EQ(player(s).achievements, 5);
  EXPECT_EQ(step(s), Step::unlock);
  EXPECT_EQ(s.owner_of_plot(thing(kPlotSet, "dresden-p1")), nobody);
  EXPECT_EQ(points_by(s, "NU-1607"), 0);
}

TEST(NucleumEnergize, PoweredBeforeItsRewards) {
  RULE("NU-1016");
  State s = by_coal();
  own(s, "riesa-p2", "laboratory-2");
  play(s, "power riesa-p2");
  play(s, "unlock a6");
  // The technology energizes once more, but not the same building.
  EXPECT_EQ(step(s), Step::target);
  EXPECT_EQ(offered(s, "power"), (std::set<std::string>{"power dresden-p1"}));
}

TEST(NucleumEnergize, EveryMixThatMatters) {
  RULE("NU-1017");
  State s = by_uranium(3);
  turbine(s, "glashutte-t1", 1);
  turbine(s, "glashutte-t2", 3);
  line(s, "riesa-dresden", 1);
  using List = std::vector<std::string>;
  // Demand 4, one of it from turbine III; the first turbine saves a thaler of coal. Uranium 0 to 2
  // and coal for the rest; a third cube is never needed.
  const List by_cubes{"fuel silesia 3", "fuel uranium 1 silesia 1", "fuel uranium 2"};
  EXPECT_EQ(mixes(s), by_cubes);
  // A mix that cannot be paid is not offered. The cubes are thaler, too, while they are not burnt.
  s.players[0].turbines = 4;
  State poor = s;
  player(poor).thaler = 0;
  EXPECT_EQ(mixes(poor), by_cubes);
  player(poor).cubes[0] = 2;
  EXPECT_EQ(mixes(poor), (List{"fuel uranium 1 silesia 1", "fuel uranium 2"}));
  // Every split between two areas, but those that cost more than another one last.
  line(s, "leipzig-riesa", 3);
  s.cheap_wagons = {0, 2};
  s.dear_wagons = {1, 0};
  EXPECT_EQ(mixes(s), (List{"fuel silesia 3", "fuel ruhr 1 silesia 2", "fuel uranium 1 silesia 1",
                            "fuel uranium 2", "fuel ruhr 2 silesia 1", "fuel ruhr 3",
                            "fuel uranium 1 ruhr 1"}));
  play_all(s, {"power dresden-p1", "plant plant-glashutte"});
  EXPECT_EQ(price(s, "fuel silesia 3"), 1 + 1 + 2);
  EXPECT_EQ(price(s, "fuel ruhr 3"), 2 + 3 + 3);
  const int thaler = player(s).thaler;
  play(s, "fuel ruhr 2 silesia 1");
  EXPECT_EQ(player(s).thaler, thaler - (2 + 3 + 1));
  EXPECT_EQ(s.dear_wagons[0], 0);
  EXPECT_EQ(s.cheap_wagons[1], 1);
}

// Nobody is told of no uranium.
TEST(NucleumEnergize, AMixNamesOnlyWhatIsBurnt) {
  State s = by_uranium(3);
  turbine(s, "glashutte-t2", 3);
  line(s, "riesa-dresden", 1);
  line(s, "leipzig-riesa", 3);
  s.cheap_wagons = {0, 2};
  s.dear_wagons = {1, 0};
  play_all(s, {"power dresden-p1", "plant plant-glashutte"});
  std::set<std::string> labels;
  for (const Option& option : menu_of(s).options) {
    labels.insert(game().words(Lang::en).text(option.label, game().catalog()));
  }
  EXPECT_TRUE(labels.contains("Coal 3 (Silesia): 4 thaler"));
  EXPECT_TRUE(labels.contains("Coal 1 (Ruhr) and 2 (Silesia): 4 thaler"));
  EXPECT_TRUE(labels.contains("Uranium 1, coal 1 (Silesia): 1 thaler"));
  EXPECT_TRUE(labels.contains("Uranium 2, no coal: 0 thaler"));
}

TEST(NucleumEnergize, UraniumThatSavesNothingMayBeBurnt) {
  RULE("NU-1017");
  State s = by_uranium(3);
  turbine(s, "glashutte-t1", 1);
  turbine(s, "glashutte-t2", 2);
  line(s, "riesa-dresden", 1);
  experiment(s, "a");
  // Demand 4; both turbines save three thaler of coal together: a second cube saves nothing.
  EXPECT_EQ(mixes(s), (std::vector<std::string>{"fuel silesia 4", "fuel uranium 1 silesia 2",
                                                "fuel uranium 2"}));
}

TEST(NucleumEnergize, CubesFromChosenMines) {
  RULE("NU-1017");
  State s = by_uranium(2);
  turbine(s, "glashutte-t1", 1);
  mine(s, "brux-m2", 2, 2);
  play(s, "power dresden-p1");
  EXPECT_EQ(offered(s), (std::set<std::string>{"burn brux-m1", "burn brux-m2"}));
  play_all(s, {"burn brux-m2", "burn brux-m1"});
  EXPECT_EQ(cubes(s, "brux-m1"), 1);
  EXPECT_EQ(cubes(s, "brux-m2"), 1);
  EXPECT_TRUE(powered(s, "dresden-p1"));
}

// Cubes that are to be burnt pay for nothing else.
TEST(NucleumEnergize, FuelIsBurntBeforeItIsPaid) {
  RULE("NU-1017");
  State s = by_uranium(3, "energize", 0);
  line(s, "riesa-dresden", 1);
  // Demand 4: one cube and two wagons, paid with the two other cubes. That is the only way, but it
  // sells what one has, so it is asked.
  play(s, "power dresden-p1");
  EXPECT_EQ(offered(s), (std::set<std::string>{"fuel uranium 1 silesia 2"}));
  EXPECT_EQ(price(s, "fuel uranium 1 silesia 2"), 2);
  play(s, "fuel uranium 1 silesia 2");
  EXPECT_TRUE(powered(s, "dresden-p1"));
  EXPECT_EQ(player(s).uranium(), 0);
}

}  // namespace pionek::nucleum::testing
