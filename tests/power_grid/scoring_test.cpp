// The end of the game and the winner (chapter 9xx).
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

// Seat `seats - 1` builds first and has so many cities; the plants are too high to become obsolete.
State late_builder_with(int seats, int cities) {
  State s = scene(seats);
  s.stage = 2;
  set_market(s, {30, 31, 32, 33, 34, 35, 36, 37});
  set_stack(s, {25, 26, 27, 28, 0});
  set_city_count(s, seats - 1, cities);
  for (Player& player : s.players) player.cash = 1000;
  at_step(s, Step::build);
  return s;
}

struct EndAt {
  int seats;
  int cities;
};
// PG-124.
constexpr EndAt kEnd[] = {{2, 21}, {3, 17}, {4, 17}, {5, 15}, {6, 14}};

std::vector<int> places(const State& s) {
  std::vector<int> out;
  const Scores scores = game().scores(s);
  for (int i = 0; i < s.seats; ++i) out.push_back(place_of(scores, seat_at(i)));
  return out;
}

// What seat 0 can supply with these plants, tokens and cities.
int best(std::initializer_list<int> plants, Tokens fuel, int cities) {
  State s = scene(2);
  give_plants(s, 0, plants);
  set_fuel(s, 0, fuel);
  set_city_count(s, 0, cities);
  return game().best_supply(s, seat_at(0));
}

// Each of three seats supplies two cities of three with plant 18 or its equals.
State level() {
  State s = scene(3);
  give_plants(s, 0, {18});
  give_plants(s, 1, {22});
  give_plants(s, 2, {11});
  set_fuel(s, 2, {0, 0, 0, 1});
  set_fuel_market(s, {24, 18, 6, 2});
  for (int seat = 0; seat < 3; ++seat) set_city_count(s, seat, 3);
  return s;
}

}  // namespace

TEST(PowerGridScoring, GameEndsAfterThePhaseFourThatReachesTheSize) {
  RULE("PG-901");
  for (const auto& [seats, cities] : kEnd) {
    State s = late_builder_with(seats, cities - 1);
    build_one(s);
    play_times(s, "done", seats - 1);
    EXPECT_NE(game().to_move(s), nobody) << seats << " players";
    const auto journal = play(s, "done");
    EXPECT_TRUE(has_line(journal, "PG-901 The game ends")) << seats << " players";
    EXPECT_EQ(game().to_move(s), nobody);
    EXPECT_TRUE(offered(s).empty());
  }
}

TEST(PowerGridScoring, OneCityLessDoesNotEndTheGame) {
  RULE("PG-901");
  for (const auto& [seats, cities] : kEnd) {
    State s = late_builder_with(seats, cities - 2);
    build_one(s);
    play_times(s, "done", seats);
    EXPECT_NE(game().to_move(s), nobody) << seats << " players";
    EXPECT_EQ(s.phase, 5);
  }
}

TEST(PowerGridScoring, MoreCitiesThanNeededEndTheGameTooThoughNoneIsSupplied) {
  RULE("PG-901");
  State s = late_builder_with(3, 16);
  build_one(s);
  build_one(s);
  EXPECT_EQ(game().best_supply(s, seat_at(2)), 0);
  play_times(s, "done", 3);
  EXPECT_EQ(game().to_move(s), nobody);
}

TEST(PowerGridScoring, EverybodyFinishesPhaseFourAndNobodyEarnsAfterIt) {
  RULE("PG-902");
  State s = late_builder_with(3, 16);
  give_plants(s, 2, {13});
  build_one(s);
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
  play_all(s, {"build wiesbaden", "build trier", "done"});
  EXPECT_EQ(mover(s), 0);
  play(s, "build saarbruecken");
  const int cash[] = {s.players[0].cash, s.players[1].cash, s.players[2].cash};
  const Tokens fuel = s.fuel_market;
  const auto journal = play(s, "done");
  EXPECT_EQ(journal.size(), 1U);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(s.players[seat].cash, cash[seat]);
  EXPECT_EQ(s.fuel_market, fuel);
  EXPECT_EQ(s.players[1].city_count(), 2);
  EXPECT_EQ(s.players[0].city_count(), 1);
  EXPECT_EQ(tree(game().describe(s, nobody)).at("phase"), "over");
}

TEST(PowerGridScoring, MostCitiesSuppliedWins) {
  RULE("PG-903");
  State s = level();
  give_plants(s, 1, {13});
  EXPECT_EQ(game().scores(s)[0].points, 2);
  EXPECT_EQ(game().scores(s)[1].points, 3);
  s.players[0].cash = 999;
  EXPECT_EQ(places(s), (std::vector<int>{2, 1, 3}));
}

TEST(PowerGridScoring, OnlyPlantsWithFuelAtHandCount) {
  RULE("PG-903");
  EXPECT_EQ(best({20}, {2, 0, 0, 0}, 9), 0);
  EXPECT_EQ(best({20}, {3, 0, 0, 0}, 9), 5);
  EXPECT_EQ(best({27, 30, 39}, {0, 0, 2, 1}, 12), 3 + 6);
  EXPECT_EQ(best({27, 30, 39}, {0, 0, 3, 0}, 12), 3 + 6);
  EXPECT_EQ(best({}, {0, 0, 0, 0}, 9), 0);
}

TEST(PowerGridScoring, NetworkLimitsTheSupply) {
  RULE("PG-904");
  EXPECT_EQ(best({50, 44, 37}, {0, 0, 0, 0}, 15), 15);
  EXPECT_EQ(best({50, 44, 37}, {0, 0, 0, 0}, 14), 14);
  EXPECT_EQ(best({50, 44, 37}, {0, 0, 0, 0}, 16), 15);
  EXPECT_EQ(best({50, 44, 37}, {0, 0, 0, 0}, 0), 0);
}

TEST(PowerGridScoring, BestChoiceOfPlantsCounts) {
  RULE("PG-904");
  // Four coal: 20 takes three of them for five cities, 15 and 25 two each for eight.
  EXPECT_EQ(best({15, 20, 25}, {4, 0, 0, 0}, 20), 8);
  EXPECT_EQ(best({15, 20, 25}, {5, 0, 0, 0}, 20), 10);
  EXPECT_EQ(best({15, 20, 25}, {7, 0, 0, 0}, 20), 13);
}

TEST(PowerGridScoring, BestHybridMixCounts) {
  RULE("PG-904");
  // 04 needs two coal and 03 two oil: the hybrid must take what is left, one of each.
  EXPECT_EQ(best({3, 4, 5}, {3, 3, 0, 0}, 9), 3);
  EXPECT_EQ(best({3, 4, 5}, {4, 2, 0, 0}, 9), 3);
  EXPECT_EQ(best({3, 4, 5}, {2, 4, 0, 0}, 9), 3);
  EXPECT_EQ(best({3, 4, 5}, {4, 1, 0, 0}, 9), 2);
  // Two hybrids share: 46 takes three tokens, 21 two, whatever the kinds.
  EXPECT_EQ(best({21, 46}, {4, 1, 0, 0}, 20), 11);
  EXPECT_EQ(best({21, 46}, {1, 3, 0, 0}, 20), 7);
}

TEST(PowerGridScoring, TheVerdictSaysWhatDecided) {
  RULE("PG-903");
  RULE("PG-905");
  RULE("PG-906");
  State s = level();
  EXPECT_EQ(verdict(s),
            "1 2 3: PG-906 Cities supplied (2), money and networks are equal: the win is shared.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "1 2 3: PG-906 Zasilone miasta (2), pieniądze i sieci są równe: zwycięstwo jest "
            "wspólne.");
  set_city_count(s, 2, 4);
  EXPECT_EQ(verdict(s),
            "3: PG-905 A tie in cities supplied and money; Player 3 wins with the larger network: "
            "4 to 3.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "3: PG-905 Remis w zasilonych miastach i pieniądzach; Gracz 3 wygrywa, bo ma większą "
            "sieć: 4 do 3.");
  s.players[1].cash = 61;
  s.players[0].cash = 55;
  EXPECT_EQ(verdict(s),
            "2: PG-905 A tie in cities supplied; Player 2 wins with more money: 61 to 55 Elektro.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "2: PG-905 Remis w zasilonych miastach; Gracz 2 wygrywa, bo ma więcej pieniędzy: 61 do "
            "55 Elektro.");
  give_plants(s, 0, {13});
  EXPECT_EQ(verdict(s), "1: PG-903 Player 1 wins: 3 cities can be supplied, the next best has 2.");
  EXPECT_EQ(verdict(s, Lang::pl),
            "1: PG-903 Gracz 1 wygrywa: może zasilić 3 miasta, następny wynik to 2.");
}

TEST(PowerGridScoring, TiesGoToMoneyThenToCities) {
  RULE("PG-905");
  State s = level();
  s.players[0].cash = 10;
  s.players[1].cash = 12;
  s.players[2].cash = 11;
  EXPECT_EQ(places(s), (std::vector<int>{3, 1, 2}));

  set_city_count(s, 2, 4);  // more cities do not outweigh money
  EXPECT_EQ(places(s), (std::vector<int>{3, 1, 2}));

  s.players[0].cash = s.players[1].cash = s.players[2].cash = 11;
  EXPECT_EQ(places(s), (std::vector<int>{2, 2, 1}));
}

TEST(PowerGridScoring, FullTieSharesThePlace) {
  RULE("PG-906");
  State s = level();
  EXPECT_EQ(places(s), (std::vector<int>{1, 1, 1}));
  s.players[1].cash += 1;
  EXPECT_EQ(places(s), (std::vector<int>{2, 1, 2}));
}

TEST(PowerGridScoring, LargestNetworkNeedNotWin) {
  RULE("PG-907");
  State s = late_builder_with(3, 17);
  give_plants(s, 2, {13});
  give_plants(s, 0, {18});
  set_city_count(s, 0, 2);
  play_times(s, "done", 3);
  EXPECT_EQ(game().to_move(s), nobody);
  EXPECT_EQ(places(s), (std::vector<int>{1, 3, 2}));
}

TEST(PowerGridScoring, EndDoesNotDependOnTheStage) {
  RULE("PG-908");
  for (int stage = 1; stage <= 3; ++stage) {
    State s = late_builder_with(3, 17);
    s.stage = static_cast<std::uint8_t>(stage);
    if (stage == 3) s.stage3 = Stage3::begun;
    const auto before = market(s);
    const auto journal = play_times(s, "done", 3);
    EXPECT_EQ(game().to_move(s), nobody) << "stage " << stage;
    // Straight from stage 1 the change of stage no longer matters.
    EXPECT_FALSE(has_line(journal, "PG-80"));
    EXPECT_EQ(s.stage, stage);
    EXPECT_EQ(market(s), before);
  }
}

TEST(PowerGridScoring, EndOutweighsTheStageThreeCardDrawnInTheSamePhase) {
  RULE("PG-908");
  State s = late_builder_with(3, 16);
  set_market(s, {17, 31, 32, 33, 34, 35, 36, 37});
  set_stack(s, {0, 40, 42});
  build_one(s);
  EXPECT_EQ(s.market.size(), 6);
  const auto journal = play_times(s, "done", 3);
  EXPECT_EQ(game().to_move(s), nobody);
  EXPECT_FALSE(has_line(journal, "PG-808"));
  expect_sound(s);
}

TEST(PowerGridScoring, SheetAddsUpAndNamesThePlantsThatRun) {
  RULE("PG-904");
  State s = scene(2);
  give_plants(s, 0, {15, 20, 25});
  set_fuel(s, 0, {4, 0, 0, 0});
  set_city_count(s, 0, 7);
  int points = 0;
  std::vector<std::string> lines;
  for (const ScoreLine& line : game().score_sheet(s)) {
    EXPECT_EQ(line.seat, seat_at(0));
    points += line.points;
    lines.push_back(std::string(line.rule) + " " +
                    game().words(Lang::en).text(line.words, game().catalog()) + " " +
                    std::to_string(line.points));
  }
  EXPECT_EQ(points, 7);
  EXPECT_EQ(lines, (std::vector<std::string>{"PG-903 Plant 15 3", "PG-903 Plant 25 5",
                                             "PG-904 Power beyond the network -1"}));
}

}  // namespace pionek::power_grid::testing
