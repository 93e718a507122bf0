// Develop (chapter 8xx), sign a contract (chapter 9xx), subsidies (chapter 11xx), and what
// contracts count (chapter 18xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

State developing(std::string_view action = "develop", int thaler = 20) {
  State s = scene();
  player(s).thaler = static_cast<std::uint16_t>(thaler);
  offer(s, {"at21", "at22", "at23", "at24", "at25"});
  at_action(s, action);
  return s;
}

State signing(std::string_view action = "contract") {
  State s = scene();
  market(s, {"c07", "c09", "c18", "c22"});
  at_action(s, action);
  return s;
}

int count(const State& s, Count what, int seat = 0) { return game().count(s, seat_at(seat), what); }

State subsidy(std::string_view action, int thaler = 0) {
  State s = scene();
  player(s).thaler = static_cast<std::uint16_t>(thaler);
  at_effects(s, data().actions[thing(kActionSet, action)].program);
  return s;
}

bool fulfils(const State& s, std::string_view contract, int seat = 0) {
  return game().fulfils(s, seat_at(seat), static_cast<ContractId>(thing(kContractSet, contract)));
}

}  // namespace

// ---- develop ----
TEST(NucleumDevelop, OneTileForItsPrice) {
  RULE("NU-801");
  State s = developing();
  EXPECT_EQ(price(s, "buy at21"), 2);
  EXPECT_EQ(price(s, "buy at23"), 1);
  EXPECT_EQ(price(s, "buy at25"), 0);
  player(s).thaler = 1;
  EXPECT_EQ(denied(s, "buy at22"), "NU-801");
  play(s, "buy at23");
  EXPECT_EQ(player(s).thaler, 0);
}

TEST(NucleumDevelop, ASecondTile) {
  RULE("NU-802");
  State s = developing("develop", 6);
  play(s, "buy at25");
  EXPECT_EQ(price(s, "buy at21"), 4);
  EXPECT_EQ(price(s, "buy at24"), 3);
  EXPECT_EQ(s.offer[4], kNoTile) << "nothing slides in between";
  EXPECT_EQ(s.offer[3], thing(kTileSet, "at24"));
  player(s).thaler = 3;
  EXPECT_EQ(denied(s, "buy at21"), "NU-802");
  play(s, "buy at24");
  EXPECT_EQ(player(s).thaler, 0);
  EXPECT_NE(step(s), Step::buy) << "two at most";
}

TEST(NucleumDevelop, BoughtTilesAreInThePool) {
  RULE("NU-803");
  State s = developing();
  play_all(s, {"buy at25", "done"});
  EXPECT_TRUE(in_pool(s, "at25"));
  at_turn(s);
  EXPECT_TRUE(offers(s, "play at25"));
}

TEST(NucleumDevelop, SlidingAndRefilling) {
  RULE("NU-804");
  RULE("NU-807");
  State s = developing();
  s.stack = {static_cast<TileId>(thing(kTileSet, "at11")),
             static_cast<TileId>(thing(kTileSet, "at12")),
             static_cast<TileId>(thing(kTileSet, "at13"))};
  const auto reveals = s.reveals;
  play_all(s, {"buy at25", "buy at22"});
  const std::array<const char*, 5> expected{"at12", "at13", "at21", "at23", "at24"};
  for (int place = 0; place < kOffer; ++place) {
    EXPECT_EQ(s.offer[place], thing(kTileSet, expected[place])) << place;
  }
  EXPECT_EQ(s.stack.size(), 1);
  EXPECT_GT(s.reveals, reveals);
}

TEST(NucleumDevelop, TheLastTileIsAConditionOfTheEnd) {
  RULE("NU-805");
  State s = developing();
  s.stack = {static_cast<TileId>(thing(kTileSet, "at11"))};
  const auto lines = play_all(s, {"buy at25", "done"});
  EXPECT_TRUE(has_line(lines, "NU-1503"));
  EXPECT_EQ(s.ended[0], 1);
  EXPECT_EQ(player(s).vp, 3);
  at_action(s, "develop");
  play_all(s, {"buy at24", "done"});
  EXPECT_EQ(s.offer[0], kNoTile) << "no more refills";
  EXPECT_NE(s.offer[1], kNoTile);
}

TEST(NucleumDevelop, TheDiscountLowersTheTotal) {
  RULE("NU-806");
  State s = developing("develop-2", 3);
  EXPECT_EQ(price(s, "buy at21"), 0);
  play(s, "buy at23");
  EXPECT_EQ(player(s).thaler, 3);
  EXPECT_EQ(price(s, "buy at24"), 2) << "one thaler of the discount is left";
  play(s, "buy at24");
  EXPECT_EQ(player(s).thaler, 1);
}

// ---- sign a contract ----
TEST(NucleumContracts, ASlotAndItsReward) {
  RULE("NU-901");
  State s = signing();
  EXPECT_EQ(offered(s, "sign").size(), 4U);
  play(s, "sign c09");
  EXPECT_EQ(offered(s, "slot").size(), 4U);
  State thaler = s;
  play(thaler, "slot slot1");
  EXPECT_EQ(player(thaler).thaler, 2);
  State worker = s;
  play(worker, "slot slot2");
  EXPECT_EQ(player(worker).workers, 1);
  State uranium = s;
  mine(uranium, "brux-m1", 1);
  play_all(uranium, {"slot slot3", "store brux-m1"});
  EXPECT_EQ(cubes(uranium, "brux-m1"), 1);
  play(s, "slot slot4");
  EXPECT_EQ(player(s).achievements, 2);
  EXPECT_EQ(player(s).slots[3], thing(kContractSet, "c09"));
  at_action(s, "contract");
  play(s, "sign c07");
  EXPECT_EQ(denied(s, "slot slot4"), "NU-901");
}

TEST(NucleumContracts, TheRewardTwice) {
  RULE("NU-902");
  State s = signing("contract-2");
  play_all(s, {"sign c09", "slot slot1"});
  EXPECT_EQ(player(s).thaler, 4);
  // Two cubes, each on its own.
  State uranium = signing("contract-2");
  mine(uranium, "brux-m1", 1);
  play_all(uranium, {"sign c09", "slot slot3", "store brux-m1", "swap"});
  EXPECT_EQ(player(uranium).workers, 1);
}

TEST(NucleumContracts, WithoutAnEmptySlotThereIsNoAction) {
  RULE("NU-903");
  State s = scene();
  for (const auto* each : {"slot1", "slot2", "slot3", "slot4"}) slot(s, each, "c08");
  pool(s, {"at20"});
  play(s, "play at20");
  EXPECT_EQ(denied(s, "do at20.1"), "NU-903");
  // Only what lies open can be taken.
  const State open = signing();
  EXPECT_EQ(offered(open, "sign"),
            (std::set<std::string>{"sign c07", "sign c09", "sign c18", "sign c22"}));
}

TEST(NucleumContracts, RefillingTheMarket) {
  RULE("NU-904");
  State s = signing();
  s.silver = {static_cast<ContractId>(thing(kContractSet, "c10"))};
  s.gold = {static_cast<ContractId>(thing(kContractSet, "c23")),
            static_cast<ContractId>(thing(kContractSet, "c24"))};
  const auto reveals = s.reveals;
  play_all(s, {"sign c09", "slot slot1"});
  EXPECT_EQ(s.market[1], thing(kContractSet, "c10"));
  EXPECT_EQ(s.reveals, reveals + 1);
  // Silver is out: gold takes its place.
  at_action(s, "contract");
  play_all(s, {"sign c07", "slot slot2"});
  EXPECT_EQ(s.market[0], thing(kContractSet, "c24"));
  s.gold.clear();
  at_action(s, "contract");
  play_all(s, {"sign c10", "slot slot3"});
  EXPECT_EQ(s.market[1], kNoContract) << "nothing is left to refill with";
}

TEST(NucleumContracts, TheLastContractIsAConditionOfTheEnd) {
  RULE("NU-905");
  State s = signing();
  s.silver = {static_cast<ContractId>(thing(kContractSet, "c10"))};
  s.gold.clear();
  play_all(s, {"sign c09", "slot slot1"});
  EXPECT_EQ(s.ended[1], 1);
  EXPECT_EQ(player(s).vp, 3);
}

TEST(NucleumContracts, PurpleOnesAreNeverSigned) {
  RULE("NU-906");
  State s = signing();
  s.purple[1] = static_cast<ContractId>(thing(kContractSet, "c41"));
  EXPECT_EQ(denied(s, "sign c41"), "NU-906");
  // Whoever fulfils it first has it.
  State first = scene();
  first.purple[0] = static_cast<ContractId>(thing(kContractSet, "c37"));
  player(first, 1).achievements = 17;
  at_turn(first, 1);
  play_all(first, {"play st-b4", "fulfil c37", "score"});
  EXPECT_TRUE(has(player(first, 1).fulfilled, thing(kContractSet, "c37")));
  at_turn(first, 2);
  player(first, 2).achievements = 17;
  play(first, "play st-c4");
  EXPECT_EQ(denied(first, "fulfil c37"), "-");
}

// ---- subsidies ----
TEST(NucleumSubsidies, AWorkerOrTwoThaler) {
  RULE("NU-1101");
  State s = subsidy("worker-or-thaler");
  EXPECT_EQ(offered(s), (std::set<std::string>{"gain thaler", "gain worker"}));
  State other = s;
  play(s, "gain worker");
  EXPECT_EQ(player(s).workers, 1);
  play(other, "gain thaler");
  EXPECT_EQ(player(other).thaler, 2);
}

TEST(NucleumSubsidies, FixedIncomes) {
  RULE("NU-1102");
  RULE("NU-1103");
  RULE("NU-1104");
  using Income = std::array<std::uint8_t, 3>;
  EXPECT_EQ(subsidy("income-thaler").players[0].income, (Income{1, 0, 0}));
  EXPECT_EQ(subsidy("income-worker").players[0].income, (Income{0, 1, 0}));
  EXPECT_EQ(subsidy("income-vp").players[0].income, (Income{0, 0, 1}));
}

TEST(NucleumSubsidies, AToken) {
  RULE("NU-1105");
  State s = subsidy("achievement");
  EXPECT_EQ(player(s).achievements, 1);
}

TEST(NucleumSubsidies, AnyIncome) {
  RULE("NU-1106");
  State s = subsidy("income-any");
  EXPECT_EQ(offered(s), (std::set<std::string>{"raise thaler", "raise worker", "raise vp"}));
  play(s, "raise vp");
  EXPECT_EQ(player(s).income[2], 1);
}

TEST(NucleumSubsidies, APaidIncome) {
  RULE("NU-1107");
  State s = scene();
  pool(s, {"at42"});  // contract, paid income
  play(s, "play at42");
  EXPECT_EQ(denied(s, "do at42.2"), "NU-1107");
  player(s).thaler = 5;
  play_all(s, {"do at42.2", "raise worker"});
  EXPECT_EQ(player(s).thaler, 4);
  EXPECT_EQ(player(s).income[1], 1);
  EXPECT_TRUE(offered(s, "do").size() == 1) << "once for each action";
}

// ---- what contracts count ----
TEST(NucleumContracts, PrahaHasNoColour) {
  RULE("NU-1801");
  State s = scene();
  own(s, "praha-p2", "residence-1");
  own(s, "leipzig-p1", "residence-2");
  EXPECT_EQ(count(s, {Count::What::building_colors}), 1);
  for (std::uint8_t color = 0; color < kColors; ++color) {
    EXPECT_EQ(count(s, {Count::What::structures_in_color, color}), color == 2 ? 1 : 0);
  }
  EXPECT_FALSE(fulfils(s, "c16"));
  EXPECT_TRUE(fulfils(s, "c13"));
}

TEST(NucleumContracts, TwoSymbolsCountForBoth) {
  RULE("NU-1802");
  State s = scene();
  own(s, "praha-p1", "laboratory-4");
  EXPECT_EQ(count(s, {Count::What::laboratories}), 1);
  EXPECT_EQ(count(s, {Count::What::governments}), 1);
  EXPECT_EQ(count(s, {Count::What::urban_buildings}), 1);
}

TEST(NucleumContracts, RequirementsAreMinima) {
  RULE("NU-1803");
  State s = scene();
  EXPECT_FALSE(fulfils(s, "c09"));
  turbine(s, "grimma-t1", 1);
  turbine(s, "grimma-t2", 2);
  EXPECT_TRUE(fulfils(s, "c09"));
  turbine(s, "grimma-t3", 3);
  EXPECT_TRUE(fulfils(s, "c09"));
}

TEST(NucleumContracts, FulfilledContractsWithoutItself) {
  RULE("NU-1804");
  State s = scene();
  player(s).fulfilled = 15;
  slot(s, "slot1", "c35");
  EXPECT_FALSE(fulfils(s, "c35"));
  player(s).fulfilled = 31;
  EXPECT_TRUE(fulfils(s, "c35"));
}

TEST(NucleumContracts, ActionTilesWithoutTracks) {
  RULE("NU-1805");
  State s = scene();
  EXPECT_EQ(count(s, {Count::What::action_tiles}), 5) << "the special directive too";
  board_row(s, 3);
  track(s, "riesa-dresden-f1");
  EXPECT_EQ(count(s, {Count::What::action_tiles}), 8);
  EXPECT_TRUE(fulfils(s, "c06"));
}

TEST(NucleumContracts, UraniumAsWorkers) {
  RULE("NU-1806");
  State s = scene();
  mine(s, "brux-m1", 1, 0);
  at_effects(s, data().contracts[thing(kContractSet, "c30")].rewards);
  play_all(s, {"swap", "store brux-m1"});
  EXPECT_EQ(player(s).workers, 1);
  EXPECT_EQ(cubes(s, "brux-m1"), 1);
}

TEST(NucleumContracts, SignedAndFulfilledInOneTurn) {
  RULE("NU-1807");
  State s = scene();
  market(s, {"c07", "c09", "c18", "c22"});
  player(s).achievements = 6;
  pool(s, {"at20"});
  play_all(s, {"play at20", "do at20.1", "sign c07", "slot slot1", "fulfil c07"});
  EXPECT_EQ(player(s).vp, 4);
}

TEST(NucleumContracts, EveryCount) {
  RULE("NU-405");
  State s = scene();
  own(s, "leipzig-p1", "residence-1", 0, true);
  own(s, "praha-p3", "factory-2", 0, true);
  own(s, "dresden-p1", "laboratory-3");
  mine(s, "brux-m1", 1, 3);
  mine(s, "aussig-m1", 2, 2);
  turbine(s, "plauen-t1", 1);
  line(s, "riesa-dresden");
  line(s, "grimma-riesa");
  markers(s, {5, 12, 18});
  player(s).achievements = 13;
  using What = Count::What;
  const std::array<std::pair<Count, int>, 19> expected{{{{What::structures_in_color, 2}, 2},
                                                        {{What::structures_in_color, 3}, 2},
                                                        {{What::residences}, 1},
                                                        {{What::factories}, 1},
                                                        {{What::laboratories}, 1},
                                                        {{What::governments}, 0},
                                                        {{What::urban_buildings}, 3},
                                                        {{What::mines}, 2},
                                                        {{What::turbines}, 1},
                                                        {{What::tracks}, 2},
                                                        {{What::achievements}, 13},
                                                        {{What::powered_buildings}, 2},
                                                        {{What::largest_network}, 3},
                                                        {{What::building_colors}, 2},
                                                        {{What::uranium}, 5},
                                                        {{What::structure_cities}, 6},
                                                        {{What::powered_cities}, 2},
                                                        {{What::markers_from, 10}, 2},
                                                        {{What::action_tiles}, 5}}};
  for (const auto& [what, n] : expected) {
    EXPECT_EQ(count(s, what), n) << static_cast<int>(what.what);
  }
  const auto praha = static_cast<std::uint8_t>(thing(kCitySet, "praha"));
  EXPECT_EQ(count(s, {What::buildings_in_city, praha}), 1);
  EXPECT_EQ(count(s, {What::powered_in_city, praha}), 1);
  EXPECT_TRUE(fulfils(s, "c27"));
  EXPECT_TRUE(fulfils(s, "c24"));
  EXPECT_FALSE(fulfils(s, "c14"));
}

}  // namespace pionek::nucleum::testing
