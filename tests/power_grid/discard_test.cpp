// PG-317 to PG-319: a plant over the limit goes, and with it the tokens that lose their place.
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Strings = std::set<std::string>;
using Ints = std::vector<int>;

// Seat 0 of three owns three plants and tokens and has just taken a fourth plant; the others have
// given up.
State over_limit(std::initializer_list<int> plants, Tokens fuel, std::string_view pick) {
  State s = scene(3);
  s.players[1].gave_up = s.players[2].gave_up = 1;
  s.players[0].cash = 100;
  set_market(s, {6, 13, 18, 28, 33, 37, 44, 50});
  set_stack(s, {22, 27, 0});
  give_plants(s, 0, plants);
  set_fuel(s, 0, fuel);
  set_fuel_market(s, {6, 6, 6, 6});
  at_step(s, Step::auction);
  play(s, pick);
  return s;
}

TEST(PowerGridDiscard, OneOfTheOldPlantsLeavesTheGame) {
  RULE("PG-317");
  State s = over_limit({4, 15, 20}, {}, "pick 13");
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(offered(s), (Strings{"discard 4", "discard 15", "discard 20"}));
  EXPECT_EQ(denied(s, "discard 13"), "PG-317");
  play(s, "discard 15");
  EXPECT_EQ(numbers(s, 0), (Ints{4, 13, 20}));
  EXPECT_TRUE(discarded(s, 15));
  const auto cards = market(s);
  EXPECT_EQ(std::count(cards.begin(), cards.end(), 15), 0);
}

TEST(PowerGridDiscard, TheDiscardComesBeforeTheNextCard) {
  RULE("PG-317");
  State s = over_limit({4, 15, 20}, {}, "pick 13");
  EXPECT_EQ(market(s), (Ints{6, 18, 28, 33, 37, 44, 50}));
  EXPECT_EQ(stack(s), (Ints{22, 27, 0}));
  play(s, "discard 4");
  EXPECT_EQ(market(s), (Ints{6, 18, 22, 28, 33, 37, 44, 50}));
  EXPECT_EQ(stack(s), (Ints{27, 0}));
}

TEST(PowerGridDiscard, TheWinnerDiscardsThoughAnotherPicked) {
  RULE("PG-317");
  State s = scene(3);
  give_plants(s, 1, {14, 15, 16});
  play_all(s, {"pick 5", "bid 5", "bid 6", "pass", "pass"});
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(offered(s), (Strings{"discard 14", "discard 15", "discard 16"}));
  play(s, "discard 14");
  EXPECT_EQ(mover(s), 0);  // chooses again (PG-313)
}

TEST(PowerGridDiscard, TwoPlayersDiscardTheFifthPlant) {
  RULE("PG-317");
  State s = scene(2);
  s.players[1].gave_up = 1;
  give_plants(s, 0, {14, 15, 16, 17});
  play(s, "pick 5");
  EXPECT_EQ(offered(s), (Strings{"discard 14", "discard 15", "discard 16", "discard 17"}));
  play(s, "discard 17");
  EXPECT_EQ(numbers(s, 0), (Ints{5, 14, 15, 16}));
}

TEST(PowerGridDiscard, TokensMoveToOtherPlantsThatBurnThem) {
  RULE("PG-318");
  // Plants 15 and 20 hold ten coal; the new plant 6 takes two garbage, the hybrid four coal.
  State s = over_limit({4, 15, 20}, {12, 0, 0, 0}, "pick 6");
  play(s, "discard 4");
  EXPECT_EQ(s.players[0].fuel, (Tokens{10, 0, 0, 0}));
  State garbage = over_limit({14, 15, 20}, {0, 0, 2, 0}, "pick 6");
  play(garbage, "discard 14");
  EXPECT_EQ(garbage.players[0].fuel, (Tokens{0, 0, 2, 0}));
  State hybrid = over_limit({4, 5, 14}, {4, 0, 0, 0}, "pick 6");
  play(hybrid, "discard 4");
  EXPECT_EQ(hybrid.players[0].fuel, (Tokens{4, 0, 0, 0}));
}

TEST(PowerGridDiscard, TokensWithoutAPlaceGoToTheSupply) {
  RULE("PG-319");
  State s = over_limit({14, 11, 3}, {0, 4, 4, 2}, "pick 6");
  EXPECT_EQ(game().supply(s, Fuel::garbage), 14);
  const auto journal = play(s, "discard 14");
  EXPECT_TRUE(has_line(journal, "PG-319 Player 1 gives back to the supply: Garbage (2)."));
  EXPECT_EQ(s.players[0].fuel, (Tokens{0, 4, 2, 2}));  // plant 6 keeps two
  EXPECT_EQ(game().supply(s, Fuel::garbage), 16);
  EXPECT_EQ(s.fuel_market, (Tokens{6, 6, 6, 6}));
}

TEST(PowerGridDiscard, EveryKindIsGivenBack) {
  RULE("PG-319");
  State uranium = over_limit({14, 11, 3}, {0, 4, 4, 2}, "pick 13");
  play(uranium, "discard 11");
  EXPECT_EQ(uranium.players[0].fuel, (Tokens{0, 4, 4, 0}));
  State oil = over_limit({14, 11, 3}, {0, 4, 4, 2}, "pick 13");
  play(oil, "discard 3");
  EXPECT_EQ(oil.players[0].fuel, (Tokens{0, 0, 4, 2}));
  State coal = over_limit({14, 11, 4}, {4, 0, 4, 2}, "pick 13");
  play(coal, "discard 4");
  EXPECT_EQ(coal.players[0].fuel, (Tokens{0, 0, 4, 2}));
  EXPECT_EQ(coal.phase, 3);
}

TEST(PowerGridDiscard, CoalAndOilCompeteForHybridStorage) {
  RULE("PG-319");
  // Without plant 4, plant 3 holds 4 oil; 6 coal and 2 oil are left for the 4 places of plant 5.
  const State s = over_limit({3, 4, 5}, {6, 6, 0, 0}, "pick 13");
  State asked = s;
  play(asked, "discard 4");
  EXPECT_EQ(mover(asked), 0);
  EXPECT_EQ(offered(asked), (Strings{"return 2", "return 3", "return 4"}));  // so much coal
  EXPECT_EQ(stack(asked), stack(s));  // the card of PG-310 waits
  for (const int coal : {2, 3, 4}) {
    State t = asked;
    play(t, "return " + std::to_string(coal));
    EXPECT_EQ(t.players[0].fuel[0], 6 - coal);
    EXPECT_EQ(t.players[0].fuel[1], 6 - (4 - coal));
    EXPECT_EQ(game().supply(t, Fuel::coal), 24 - 6 - (6 - coal));
    EXPECT_EQ(t.fuel_market, (Tokens{6, 6, 6, 6}));
    EXPECT_EQ(t.phase, 3);
    EXPECT_FALSE(game().broken(t)) << *game().broken(t);
  }
}

TEST(PowerGridDiscard, WithoutCompetitionThereIsNoChoice) {
  RULE("PG-319");
  // The hybrid goes: two coal and two oil have no place, whichever way one looks at it.
  State both = over_limit({3, 4, 5}, {6, 6, 0, 0}, "pick 13");
  play(both, "discard 5");
  EXPECT_EQ(both.players[0].fuel, (Tokens{4, 4, 0, 0}));
  EXPECT_EQ(both.phase, 3);
  // Only coal lies in the hybrid: only coal can go.
  State coal = over_limit({3, 4, 5}, {8, 4, 0, 0}, "pick 13");
  play(coal, "discard 4");
  EXPECT_EQ(coal.players[0].fuel, (Tokens{4, 4, 0, 0}));
  EXPECT_EQ(coal.phase, 3);
  // All fits.
  State room = over_limit({3, 4, 5}, {2, 6, 0, 0}, "pick 13");
  play(room, "discard 4");
  EXPECT_EQ(room.players[0].fuel, (Tokens{2, 6, 0, 0}));
  EXPECT_EQ(room.phase, 3);
}

}  // namespace
}  // namespace pionek::power_grid::testing
