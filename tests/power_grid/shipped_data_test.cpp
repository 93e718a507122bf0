// Facts of the shipped data: the sizes of the maps and of what lies ready at the start, and that
// every city in play can be reached.
#include <bit>
#include <map>
#include <stdexcept>

#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

json::value shipped(const std::string& name) {
  const Files files = embedded_files("power-grid");
  return parse_json(**files.get("data/" + name), name).value();
}

std::string text(const json::value& value) { return json::value_to<std::string>(value); }

const Map& map_named(std::string_view id) {
  for (const Map& map : game().data().maps) {
    if (map.id == id) return map;
  }
  throw std::runtime_error("no such map");
}

}  // namespace

TEST(PowerGridShippedData, SixRegionsOfSevenCitiesOnEachMap) {
  RULE("PG-103");
  EXPECT_EQ(game().data().maps.size(), 2U);
  for (const Map& map : game().data().maps) {
    EXPECT_EQ(map.cities, 42);
    EXPECT_EQ(map.regions, 6);
    CitySet all = 0;
    for (const CitySet cities : map.region_cities) {
      EXPECT_EQ(std::popcount(cities), 7);
      all |= cities;
    }
    EXPECT_EQ(std::popcount(all), 42);
  }
}

TEST(PowerGridShippedData, LinksOfEachMap) {
  std::map<std::string, int> links;
  const json::value file = shipped("links.json");
  for (const json::value& link : file.at("links").as_array()) {
    ++links[text(link.at("map"))];
  }
  EXPECT_EQ(links["germany"], 83);
  EXPECT_EQ(links["usa"], 87);
}

TEST(PowerGridShippedData, RegionSetsThatHangTogether) {
  RULE("PG-105");
  const auto sets = [](std::string_view map) {
    std::vector<std::size_t> sizes;
    for (const auto& choices : map_named(map).connected) sizes.push_back(choices.size());
    return sizes;
  };
  EXPECT_EQ(sets("germany"), (std::vector<std::size_t>{0, 6, 9, 13, 12, 6, 1}));
  EXPECT_EQ(sets("usa"), (std::vector<std::size_t>{0, 6, 9, 12, 12, 6, 1}));
}

TEST(PowerGridShippedData, EveryCityInPlayCanBeReached) {
  for (const Map& map : game().data().maps) {
    for (unsigned chosen = 1; chosen < 1U << map.regions; ++chosen) {
      const auto& rows = map.distances[chosen];
      if (rows.empty()) continue;
      const CitySet area = map.cities_of(static_cast<RegionSet>(chosen));
      for (int a = 0; a < map.cities; ++a) {
        for (int b = 0; b < map.cities; ++b) {
          const bool inside = (area >> a & 1) != 0 && (area >> b & 1) != 0;
          ASSERT_EQ(rows[a][b] != kUnreachable, inside) << map.id << " " << a << " " << b;
          ASSERT_EQ(rows[a][b], rows[b][a]);
        }
        ASSERT_EQ(rows[a][a] == 0, (area >> a & 1) != 0);
      }
    }
  }
}

TEST(PowerGridShippedData, HousesCostTenFifteenAndTwenty) {
  RULE("PG-606");
  EXPECT_EQ(game().data().slot_costs, (std::array<int, 3>{10, 15, 20}));
}

TEST(PowerGridShippedData, SizeOfTheStackAtTheStart) {
  RULE("PG-121");
  for (const auto& [seats, cards] :
       std::map<int, int>{{2, 27}, {3, 27}, {4, 31}, {5, 35}, {6, 35}}) {
    EXPECT_EQ(start(seats).stack.size(), cards) << seats << " players";
  }
}

TEST(PowerGridShippedData, FuelMarketAtTheStart) {
  RULE("PG-112");
  RULE("PG-115");
  RULE("PG-116");
  const State s = start(3);
  EXPECT_EQ(s.fuel_market, (Tokens{24, 18, 6, 2}));
  constexpr Tokens kSupply{0, 6, 18, 10};
  constexpr Tokens kPrice{1, 3, 7, 14};
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    EXPECT_EQ(game().supply(s, fuel), kSupply[f]);
    EXPECT_EQ(game().data().price(fuel, s.fuel_market[f]), kPrice[f]);
    EXPECT_EQ(game().data().resources[f].prices.size(), fuel == Fuel::uranium ? 12U : 24U);
  }
}

}  // namespace pionek::power_grid::testing
