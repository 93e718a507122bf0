// Chapter 1xx: the position before the first choice, and the draft of regions. The figures that
// trigger stage 2 and the end are in flow_test.cpp.
#include <bit>
#include <cmath>
#include <map>

#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Strings = std::set<std::string>;

Strings region_ids(const State& s) {
  const auto list =
      json::value_to<std::vector<std::string>>(tree(game().position(s)).at("regions"));
  return {list.begin(), list.end()};
}

// Every choice of so many regions that hangs together by the field `adjacent` of regions.json,
// found by growing smaller choices: independent of the engine, which works from the lines.
std::set<Strings> connected_choices(std::string_view map, int regions) {
  const Files files = embedded_files("power-grid");
  const auto file = parse_json(**files.get("data/regions.json"), "regions.json").value();
  std::set<Strings> choices{{}};
  for (int size = 0; size < regions; ++size) {
    std::set<Strings> larger;
    for (const Strings& choice : choices) {
      for (const auto& region : file.at("regions").as_array()) {
        if (region.at("map").as_string() != map) continue;
        const auto& adjacent = region.at("adjacent").as_array();
        const bool touches = std::any_of(adjacent.begin(), adjacent.end(), [&](const auto& other) {
          return choice.contains(std::string(other.as_string()));
        });
        Strings grown = choice;
        const bool added = grown.insert(std::string(region.at("id").as_string())).second;
        if (added && (choice.empty() || touches)) larger.insert(grown);
      }
    }
    choices = larger;
  }
  return choices;
}

// Each of `kinds` outcomes came up as often as chance allows: within five standard deviations.
template <class Outcome>
void expect_even(const std::map<Outcome, int>& seen, std::size_t kinds) {
  EXPECT_EQ(seen.size(), kinds);
  double all = 0;
  for (const auto& [outcome, times] : seen) all += times;
  const double share = 1.0 / static_cast<double>(kinds);
  for (const auto& [outcome, times] : seen) {
    EXPECT_NEAR(times, all * share, 5 * std::sqrt(all * share * (1 - share)));
  }
}

// What the tokens of a fuel would cost one after another, cheapest first, for somebody with room.
std::vector<int> shelf(State s, std::string_view fuel) {
  const int kind = *game().catalog().find(kFuelSet, fuel);
  const int seat = index(s.order.back());
  give_plants(s, seat, {4, 3, 6, 11});
  s.players[seat].cash = 1000;
  at_step(s, Step::buy);
  std::vector<int> prices;
  for (; s.fuel_market[kind] > 0; --s.fuel_market[kind]) {
    prices.push_back(price(s, "buy " + std::string(fuel)).value_or(-1));
  }
  return prices;
}

// Seat 0, the only one who still may buy, takes plant 3 with so many plants in hand.
bool must_discard(int seats, std::initializer_list<int> plants) {
  State s = scene(seats);
  for (int i = 1; i < seats; ++i) s.players[i].gave_up = 1;
  give_plants(s, 0, plants);
  at_step(s, Step::auction);
  play(s, "pick 3");
  return offers(s, "discard " + std::to_string(*plants.begin()));
}

TEST(PowerGridSetup, TwoToSixPlay) {
  RULE("PG-101");
  EXPECT_FALSE(make_setup(game().info(), 1, {}));
  EXPECT_FALSE(make_setup(game().info(), 7, {}));
  for (int seats = 2; seats <= 6; ++seats) {
    const State s = start(seats);
    EXPECT_EQ(s.order.size(), seats);
    EXPECT_EQ(tree(game().describe(s, nobody)).at("players").as_array().size(), seats);
  }
}

TEST(PowerGridSetup, ThePlayersAgreeOnGermanyOrUsa) {
  RULE("PG-102");
  for (const std::string map : {"germany", "usa"}) {
    const State s = start(3, {"map=" + map});
    EXPECT_EQ(tree(game().describe(s, nobody)).at("map").as_string(), map);
    for (const std::string& region : region_ids(s)) EXPECT_TRUE(region.starts_with(map + "_"));
  }
  EXPECT_FALSE(make_setup(game().info(), 3, {{"map", "france"}}));
  EXPECT_EQ(game().data().maps.size(), 2U);
}

TEST(PowerGridSetup, EachMapHasSixRegionsOfSevenCities) {
  RULE("PG-103");
  for (const Map& map : game().data().maps) {
    EXPECT_EQ(map.cities, 42);
    EXPECT_EQ(map.regions, 6);
    for (int r = 0; r < map.regions; ++r) EXPECT_EQ(std::popcount(map.region_cities[r]), 7);
    EXPECT_EQ(map.cities_of(0b111111), (CitySet{1} << 42) - 1);
  }
}

TEST(PowerGridSetup, TheNumberOfPlayersSetsTheNumberOfRegions) {
  RULE("PG-104");
  const std::map<int, std::size_t> regions{{2, 3}, {3, 3}, {4, 4}, {5, 5}, {6, 5}};
  for (const auto& [seats, count] : regions) {
    for (const auto* map : {"map=germany", "map=usa"}) {
      const State s = start(seats, {map});
      EXPECT_EQ(region_ids(s).size(), count);
      EXPECT_EQ(std::popcount(s.area), static_cast<int>(count) * 7);
    }
  }
}

TEST(PowerGridSetup, RandomRegionsAreEachConnectedChoiceEquallyOften) {
  RULE("PG-105");
  RULE("PG-106");
  for (const std::string map : {"germany", "usa"}) {
    for (int seats = 2; seats <= 6; ++seats) {
      SCOPED_TRACE(map + " with " + std::to_string(seats));
      std::map<RegionSet, int> seen;
      std::set<Strings> named;
      for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        const State s = start(seats, {"map=" + map}, seed);
        if (++seen[s.regions] == 1) named.insert(region_ids(s));
      }
      EXPECT_EQ(named, connected_choices(map, game().data().counts[seats].regions));
      expect_even(seen, named.size());
    }
  }
}

TEST(PowerGridSetup, TheFirstRegionOfADraftIsFree) {
  RULE("PG-106");
  const State germany = start(3, {"region_choice=draft"});
  EXPECT_EQ(offered(germany),
            (Strings{"region germany_nw", "region germany_ne", "region germany_w",
                     "region germany_e", "region germany_sw", "region germany_se"}));
  const State usa = start(3, {"map=usa", "region_choice=draft"});
  EXPECT_EQ(offered(usa), (Strings{"region usa_nw", "region usa_sw", "region usa_mw",
                                   "region usa_sc", "region usa_ne", "region usa_se"}));
}

TEST(PowerGridSetup, LaterRegionsOfADraftTouchAnEarlierOne) {
  RULE("PG-105");
  RULE("PG-106");
  State s = start(4, {"region_choice=draft"});
  play(s, "region germany_ne");
  EXPECT_EQ(offered(s), (Strings{"region germany_nw", "region germany_e"}));
  EXPECT_EQ(denied(s, "region germany_ne"), "PG-106");
  EXPECT_EQ(denied(s, "region germany_se"), "PG-105");
  play(s, "region germany_nw");
  EXPECT_EQ(offered(s), (Strings{"region germany_w", "region germany_e"}));
  EXPECT_EQ(denied(s, "region germany_sw"), "PG-105");
  play_all(s, {"region germany_w", "region germany_sw"});
  EXPECT_EQ(region_ids(s), (Strings{"germany_ne", "germany_nw", "germany_sw", "germany_w"}));
  EXPECT_EQ(s.phase, 2);
}

TEST(PowerGridSetup, ADraftGoesRoundInTheStartingOrderUntilThereAreEnough) {
  RULE("PG-106");
  for (int seats = 2; seats <= 6; ++seats) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      State s = start(seats, {"map=usa", "region_choice=draft"}, seed);
      const auto order = s.order;
      int named = 0;
      for (; s.phase == 0 && named < 6; ++named) {
        EXPECT_EQ(mover(s), index(order[named % seats]));
        play(s, *offered(s).begin());
      }
      EXPECT_EQ(named, game().data().counts[seats].regions);
      EXPECT_EQ(mover(s), index(order[0]));
    }
  }
}

TEST(PowerGridSetup, EverybodyMayBuildInEveryRegion) {
  RULE("PG-107");
  State s = start(3, {"region_choice=draft"});
  play_all(s, {"region germany_nw", "region germany_w", "region germany_sw"});
  at_step(s, Step::build);
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_EQ(offered(s).size(), 21U + 1U);  // all cities and `done`
    play(s, "done");
  }
}

TEST(PowerGridSetup, CitiesAndLinesOutsideThePlayAreaDoNotExist) {
  RULE("PG-108");
  State s = scene(4);  // without the regions north-east and south-east
  set_cities(s, 0, {"leipzig"});
  s.players[0].cash = 1000;
  at_step(s, Step::build, 3);
  EXPECT_EQ(denied(s, "build berlin"), "PG-108");
  EXPECT_EQ(denied(s, "build muenchen"), "PG-108");
  EXPECT_EQ(denied(s, "build hannover"), "");
  // Over the north-east the lines to Kiel would add up to 37.
  EXPECT_EQ(price(s, "build kiel"), 10 + 50);
}

TEST(PowerGridSetup, EverybodyStartsWith50Elektro) {
  RULE("PG-109");
  for (int seats = 2; seats <= 6; ++seats) {
    const State s = start(seats);
    for (int i = 0; i < seats; ++i) EXPECT_EQ(s.players[i].cash, 50);
  }
}

TEST(PowerGridSetup, TheCityTrackStartsAtZeroAndShowsTheNetwork) {
  RULE("PG-110");
  State s = start(3);
  const auto track = [&](int seat) {
    return tree(game().describe(s, nobody))
        .at("players")
        .at(seat)
        .at("city_count")
        .to_number<int>();
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(track(i), 0);
  at_step(s, Step::build);
  const int builder = mover(s);
  const auto moves = offered(s);
  play(s, *moves.begin());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(track(i), i == builder ? 1 : 0);
}

TEST(PowerGridSetup, EveryStartingOrderIsEquallyLikely) {
  RULE("PG-111");
  std::size_t orders = 1;
  for (int seats = 2; seats <= 5; ++seats) {
    orders *= static_cast<std::size_t>(seats);
    std::map<std::vector<int>, int> seen;
    for (std::uint64_t seed = 0; seed < 12000; ++seed) {
      const State s = start(seats, {}, seed);
      std::vector<int> order;
      for (const Seat seat : s.order) order.push_back(index(seat));
      EXPECT_EQ(mover(s), order.front());
      ++seen[order];
    }
    expect_even(seen, orders);
  }
}

TEST(PowerGridSetup, TheFuelMarketAtTheStart) {
  RULE("PG-112");
  RULE("PG-115");
  const State s = start(3);
  EXPECT_EQ(s.fuel_market, (Tokens{24, 18, 6, 2}));
  EXPECT_EQ(shelf(s, "coal"),
            (std::vector{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(shelf(s, "oil"), (std::vector{3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(shelf(s, "garbage"), (std::vector{7, 7, 7, 8, 8, 8}));
  EXPECT_EQ(shelf(s, "uranium"), (std::vector{14, 16}));
}

TEST(PowerGridSetup, ThePlacesOfTheFuelMarket) {
  RULE("PG-113");
  RULE("PG-114");
  State s = start(3);
  set_fuel_market(s, {24, 24, 24, 12});
  std::vector<int> threes;
  for (int space = 1; space <= 8; ++space) threes.insert(threes.end(), 3, space);
  for (const auto* fuel : {"coal", "oil", "garbage"}) EXPECT_EQ(shelf(s, fuel), threes);
  EXPECT_EQ(shelf(s, "uranium"), (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16}));
  for (const Fuel fuel : kAllFuels) EXPECT_EQ(game().supply(s, fuel), 0);
}

TEST(PowerGridSetup, WhatIsNotOnTheMarketIsTheSupply) {
  RULE("PG-116");
  State s = start(4);
  EXPECT_EQ(game().supply(s, Fuel::coal), 0);
  EXPECT_EQ(game().supply(s, Fuel::oil), 6);
  EXPECT_EQ(game().supply(s, Fuel::garbage), 18);
  EXPECT_EQ(game().supply(s, Fuel::uranium), 10);
  set_fuel_market(s, {});
  EXPECT_EQ(game().supply(s, Fuel::coal), 24);
  EXPECT_EQ(game().supply(s, Fuel::oil), 24);
  EXPECT_EQ(game().supply(s, Fuel::garbage), 24);
  EXPECT_EQ(game().supply(s, Fuel::uranium), 12);
}

TEST(PowerGridSetup, TheFirstPlantMarket) {
  RULE("PG-117");
  const State s = start(3);
  EXPECT_EQ(market(s), (std::vector{3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_EQ(offered(s), (Strings{"pick 3", "pick 4", "pick 5", "pick 6"}));
  for (const auto* future : {"pick 7", "pick 8", "pick 9", "pick 10"}) {
    EXPECT_EQ(denied(s, future), "PG-304");
  }
}

TEST(PowerGridSetup, ANewPlantIsSortedIntoTheMarket) {
  RULE("PG-118");
  State s = scene(2);
  s.players[1].gave_up = 1;
  set_market(s, {3, 5, 8, 20, 22, 24, 26, 28});
  set_stack(s, {11, 0});
  play(s, "pick 3");
  EXPECT_EQ(market(s), (std::vector{5, 8, 11, 20, 22, 24, 26, 28}));
  const auto shown = tree(game().describe(s, nobody)).at("market");
  EXPECT_EQ(shown.at("current"), (json::array{"5", "8", "11", "20"}));
  EXPECT_EQ(shown.at("future"), (json::array{"22", "24", "26", "28"}));
}

TEST(PowerGridSetup, TheOther33PlantsAreShuffled) {
  RULE("PG-119");
  std::set<int> rest{11, 12, 42, 44, 46, 50};
  for (int number = 14; number <= 40; ++number) rest.insert(number);
  ASSERT_EQ(rest.size(), 33U);
  std::map<int, int> second;  // the card under plant 13
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    const auto cards = stack(start(6, {}, seed));
    EXPECT_EQ(std::set<int>(cards.begin() + 1, cards.end() - 1), rest);
    ++second[cards[1]];
  }
  expect_even(second, rest.size());
}

TEST(PowerGridSetup, SomePlantsLeaveUnseenAtRandom) {
  RULE("PG-120");
  const std::map<int, int> removed{{2, 8}, {3, 8}, {4, 4}, {5, 0}, {6, 0}};
  for (const auto& [seats, count] : removed) {
    std::map<int, int> gone;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
      const State s = start(seats, {}, seed);
      EXPECT_EQ(std::popcount(s.removed), count);
      EXPECT_EQ(s.removed & (std::uint64_t{1} << plant(13)), 0U);
      for (PlantId id = 0; id < kMaxPlants; ++id) {
        if ((s.removed >> id & 1) != 0) ++gone[id];
      }
    }
    if (count > 0) expect_even(gone, 33);
  }
}

TEST(PowerGridSetup, NobodySeesWhichPlantsLeft) {
  RULE("PG-120");
  const State s = start(3);
  State other = s;  // a removed plant and one of the stack change places
  PlantId& card = other.stack[5];
  const auto gone = static_cast<PlantId>(std::countr_zero(s.removed));
  other.removed = (s.removed & (s.removed - 1)) | std::uint64_t{1} << card;
  card = gone;
  ASSERT_NE(stack(s), stack(other));
  for (const Seat viewer : {seat_at(0), seat_at(1), seat_at(2), nobody}) {
    EXPECT_EQ(game().describe(s, viewer), game().describe(other, viewer));
  }
}

TEST(PowerGridSetup, TheStackLiesBetweenPlant13AndTheStage3Card) {
  RULE("PG-121");
  const std::map<int, std::size_t> cards{{2, 27}, {3, 27}, {4, 31}, {5, 35}, {6, 35}};
  for (const auto& [seats, count] : cards) {
    const auto pile = stack(start(seats));
    EXPECT_EQ(pile.size(), count);
    EXPECT_EQ(pile.front(), 13);
    EXPECT_EQ(pile.back(), 0);
  }
}

TEST(PowerGridSetup, ThreePlantsAreTheLimitAndFourForTwo) {
  RULE("PG-122");
  EXPECT_FALSE(must_discard(2, {15, 16, 17}));
  EXPECT_TRUE(must_discard(2, {15, 16, 17, 18}));
  for (int seats = 3; seats <= 6; ++seats) {
    EXPECT_FALSE(must_discard(seats, {15, 16}));
    EXPECT_TRUE(must_discard(seats, {15, 16, 17}));
  }
}

TEST(PowerGridSetup, TheGameStartsInStage1) {
  RULE("PG-125");
  for (int seats = 2; seats <= 6; ++seats) EXPECT_EQ(start(seats).stage, 1);
}

}  // namespace
}  // namespace pionek::power_grid::testing
