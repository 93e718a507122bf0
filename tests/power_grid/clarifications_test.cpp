// Clarifications (chapter 95x): what holds in the whole game, mostly shown by looking at every step
// of random games.
#include <functional>

#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

constexpr int kMaxPlies = 5000;

// Plays random games of 2 to 6 seats and looks at every step, with the position before it.
void watch(const std::function<void(const State& before, const State& after)>& look) {
  for (int seats = 2; seats <= 6; ++seats) {
    State s = start(seats, {}, static_cast<std::uint64_t>(seats));
    Rng rng(static_cast<std::uint64_t>(seats));
    Silent silent;
    for (int ply = 0; ply < kMaxPlies && game().to_move(s) != nobody; ++ply) {
      const State before = s;
      game().play(s, random_move(s, rng), silent);
      look(before, s);
      if (::testing::Test::HasFailure()) return;
    }
    EXPECT_EQ(game().to_move(s), nobody) << seats << " players: the game goes on";
  }
}

bool asks(const State& s, Step step) { return !s.agenda.empty() && s.agenda.top().step == step; }

}  // namespace

TEST(PowerGridClarifications, NoSoloGameAndNoVariant) {
  RULE("PG-951");
  const GameInfo& info = game().info();
  EXPECT_FALSE(make_setup(info, 1, {}));
  EXPECT_FALSE(make_setup(info, 7, {}));
  std::vector<std::string> options;
  for (const OptionSpec& option : info.options) options.push_back(option.id);
  EXPECT_EQ(options, (std::vector<std::string>{"map", "region_choice", "money_visible"}));
}

TEST(PowerGridClarifications, OnlyTheTablesDependOnTheNumberOfPlayers) {
  RULE("PG-951");
  const State two = start(2);
  for (int seats = 3; seats <= 6; ++seats) {
    const State s = start(seats);
    EXPECT_EQ(s.fuel_market, two.fuel_market);
    EXPECT_EQ(market(s), market(two));
    EXPECT_EQ(stack(s).front(), stack(two).front());
    EXPECT_EQ(stack(s).back(), stack(two).back());
    for (int i = 0; i < seats; ++i) EXPECT_EQ(s.players[i].cash, two.players[0].cash);
    EXPECT_EQ(s.stage, two.stage);
  }
}

TEST(PowerGridClarifications, Components) {
  RULE("PG-952");
  const Data& data = game().data();
  EXPECT_EQ(data.maps.size(), 2U);
  std::vector<int> plants;
  for (const Plant& each : data.plants) plants.push_back(each.number);
  std::vector<int> expected;
  for (int number = 3; number <= 40; ++number) expected.push_back(number);
  for (const int number : {42, 44, 46, 50}) expected.push_back(number);
  EXPECT_EQ(plants, expected);
  EXPECT_EQ(plants.size(), 42U);
  for (std::size_t f = 0; f < kFuels; ++f) EXPECT_EQ(data.resources[f].tokens, f == 3 ? 12 : 24);
  const auto cards = stack(start(6));
  EXPECT_EQ(std::count(cards.begin(), cards.end(), 0), 1);
}

// Market, supply and players always hold the same tokens; a move shifts them only as it says.
TEST(PowerGridClarifications, TokensNeitherAppearNorVanish) {
  RULE("PG-953");
  watch([](const State& before, const State& after) {
    for (const Fuel fuel : kAllFuels) {
      const auto f = static_cast<std::size_t>(fuel);
      ASSERT_GE(game().supply(after, fuel), 0);
      int held = 0;
      int held_before = 0;
      for (int i = 0; i < after.seats; ++i) {
        held += after.players[i].fuel[f];
        held_before += before.players[i].fuel[f];
      }
      const json::value seen =
          tree(game().describe(after, nobody))
              .at("fuel")
              .at(game().catalog().id({kFuelSet, static_cast<std::uint16_t>(f)}));
      ASSERT_EQ(held + after.fuel_market[f] + seen.at("supply").to_number<int>(),
                fuel == Fuel::uranium ? 12 : 24);
      // Players get tokens from the market only, the market from the supply only.
      if (held > held_before) {
        ASSERT_TRUE(asks(before, Step::buy));
        ASSERT_EQ(after.fuel_market[f], before.fuel_market[f] - (held - held_before));
      } else if (after.fuel_market[f] != before.fuel_market[f]) {
        ASSERT_TRUE(asks(before, Step::power));
        ASSERT_GT(after.fuel_market[f], before.fuel_market[f]);
      }
    }
  });
}

TEST(PowerGridClarifications, TokenBoughtLeavesTheMarketToTheLast) {
  RULE("PG-953");
  for (std::uint8_t left = 12; left > 0; --left) {
    State s = scene(2);
    give_plants(s, 1, {5, 6, 11});
    s.players[1].cash = 100;
    set_fuel_market(s, {left, left, left, left});
    at_step(s, Step::buy);
    play_all(s, {"buy coal", "buy oil", "buy garbage", "buy uranium"});
    const auto rest = static_cast<std::uint8_t>(left - 1);
    EXPECT_EQ(s.fuel_market, (Tokens{rest, rest, rest, rest}));
    EXPECT_EQ(s.players[1].fuel, (Tokens{1, 1, 1, 1}));
    EXPECT_EQ(game().supply(s, Fuel::coal), 24 - left);
    EXPECT_EQ(game().supply(s, Fuel::uranium), 12 - left);
  }
}

TEST(PowerGridClarifications, MarketHasEightCardsThenSixUnlessTheStackHasRunOut) {
  RULE("PG-954");
  int six = 0;
  watch([&](const State& /*before*/, const State& s) {
    // Between a purchase and its replacement one card is missing.
    if (s.agenda.empty() || asks(s, Step::discard) || asks(s, Step::give_back)) return;
    const bool shown = s.stage3 == Stage3::in_market;
    const bool gone = s.stage3 == Stage3::drawn || s.stage3 == Stage3::begun;
    const int cards = s.market.size() + (shown ? 1 : 0);
    const int full = gone ? 6 : 8;
    six += gone && cards == 6 ? 1 : 0;
    ASSERT_LE(cards, full);
    ASSERT_TRUE(cards == full || s.stack.empty());
  });
  EXPECT_GT(six, 0);
}

TEST(PowerGridClarifications, PlantThatCannotBeFuelledMayBeBought) {
  RULE("PG-956");
  State s = scene(2);
  set_market(s, {11, 14, 15, 16, 17, 18, 19, 20});
  set_fuel_market(s, {24, 18, 6, 0});
  play_all(s, {"pick 11", "bid 11", "pass"});
  EXPECT_EQ(numbers(s, 0), std::vector<int>{11});
}

TEST(PowerGridClarifications, FuelThatIsNotNeededMayBeBought) {
  RULE("PG-956");
  State s = scene(2);
  give_plants(s, 1, {3});  // burns two oil a round, and there is no city to supply
  at_step(s, Step::buy);
  play_all(s, {"buy oil", "buy oil", "buy oil", "buy oil"});
  EXPECT_EQ(s.players[1].fuel[1], 4);
}

TEST(PowerGridClarifications, ChanceIsUsedOnlyForTheReshuffle) {
  RULE("PG-958");
  int reshuffles = 0;
  watch([&](const State& before, const State& after) {
    const bool drawn = before.stage3 == Stage3::in_stack && after.stage3 != Stage3::in_stack;
    reshuffles += drawn ? 1 : 0;
    ASSERT_EQ(before.rng == after.rng, !drawn);
  });
  EXPECT_EQ(reshuffles, 5);
}

TEST(PowerGridClarifications, SetUpIsRandomInOrderStackRemovedPlantsAndRegions) {
  RULE("PG-958");
  std::set<std::vector<int>> orders;
  std::set<std::vector<int>> stacks;
  std::set<std::uint64_t> removed;
  std::set<RegionSet> regions;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State s = start(3, {}, seed);
    std::vector<int> order;
    for (const Seat seat : s.order) order.push_back(index(seat));
    orders.insert(order);
    stacks.insert(stack(s));
    removed.insert(s.removed);
    regions.insert(s.regions);
    // All else is the same in every game.
    EXPECT_EQ(market(s), market(start(3)));
    EXPECT_EQ(s.fuel_market, start(3).fuel_market);
    EXPECT_EQ(start(3, {"region_choice=draft"}, seed).regions, 0);
  }
  EXPECT_EQ(orders.size(), 6U);
  EXPECT_EQ(stacks.size(), 100U);
  EXPECT_EQ(removed.size(), 100U);
  EXPECT_EQ(regions.size(), 13U);
}

}  // namespace pionek::power_grid::testing
