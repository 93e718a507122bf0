// Facts of the shipped data: the sizes of the maps, that fields only screens read agree with what
// the engine works out, and that every city in play can be reached.
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

TEST(PowerGridShippedData, FortyTwoPlantsAndTheirFuels) {
  RULE("PG-402");
  EXPECT_EQ(game().data().plants.size(), 42U);
  const json::value file = shipped("plants.json");
  std::map<std::string, json::value> fuels;
  std::map<std::string, json::value> bands;
  for (const json::value& kind : file.at("kinds").as_array()) {
    fuels[text(kind.at("id"))] = kind.at("fuels");
    bands[text(kind.at("id"))] = kind.at("band");
  }
  EXPECT_EQ(fuels["hybrid"], (json::array{"coal", "oil"}));
  EXPECT_EQ(fuels["eco"], json::array{});
  for (const json::value& plant : file.at("plants").as_array()) {
    const std::string kind = text(plant.at("kind"));
    EXPECT_EQ(plant.at("fuel").at("any_of"), fuels[kind]) << plant;
    EXPECT_EQ(plant.at("band"), bands[kind]) << plant;
    EXPECT_EQ(plant.at("min_bid"), plant.at("number")) << plant;
  }
}

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
  const json::value maps = shipped("maps.json");
  for (const json::value& map : maps.at("maps").as_array()) {
    EXPECT_EQ(map.at("link_count"), links[text(map.at("id"))]);
    EXPECT_EQ(map.at("city_count"), 42);
  }
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

TEST(PowerGridShippedData, AdjacentRegionsAreThoseJoinedByALink) {
  RULE("PG-105");
  const Catalog& catalog = game().catalog();
  const json::value file = shipped("regions.json");
  for (const json::value& region : file.at("regions").as_array()) {
    const Map& map = map_named(text(region.at("map")));
    const int at = *catalog.find(kRegionSet, text(region.at("id"))) - map.first_region;
    std::set<std::string> listed;
    for (const json::value& other : region.at("adjacent").as_array()) listed.insert(text(other));
    std::set<std::string> linked;
    for (int r = 0; r < map.regions; ++r) {
      if ((map.region_neighbours[at] >> r & 1) == 0) continue;
      linked.insert(catalog.id({kRegionSet, static_cast<std::uint16_t>(map.first_region + r)}));
    }
    EXPECT_EQ(listed, linked) << region.at("id");
  }
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

TEST(PowerGridShippedData, EveryCityHasTheSlotsOfTheConstants) {
  RULE("PG-606");
  const std::array<int, 3>& costs = game().data().slot_costs;
  EXPECT_EQ(costs, (std::array<int, 3>{10, 15, 20}));
  const json::value file = shipped("cities.json");
  for (const json::value& city : file.at("cities").as_array()) {
    EXPECT_EQ(city.at("slots"), (json::array{10, 15, 20})) << city.at("id");
  }
}

TEST(PowerGridShippedData, SizeOfTheStackAtTheStart) {
  RULE("PG-121");
  const json::value file = shipped("players.json");
  for (const json::value& row : file.at("player_counts").as_array()) {
    const int seats = row.at("players").to_number<int>();
    EXPECT_EQ(row.at("stack_size_at_start"), start(seats).stack.size()) << seats << " players";
  }
}

TEST(PowerGridShippedData, FuelMarketAtTheStart) {
  RULE("PG-112");
  RULE("PG-116");
  const State s = start(3);
  const json::value file = shipped("resources.json");
  for (std::size_t f = 0; f < kFuels; ++f) {
    const json::value& item = file.at("resources").as_array()[f];
    const auto fuel = static_cast<Fuel>(f);
    EXPECT_EQ(item.at("start_in_supply"), game().supply(s, fuel));
    EXPECT_EQ(item.at("start_price"), game().data().price(fuel, s.fuel_market[f]));
    EXPECT_EQ(item.at("slots_total"), game().data().resources[f].prices.size());
    const auto spaces = item.at("start_spaces").as_array().size();
    EXPECT_EQ(spaces * item.at("slots_per_space").to_number<std::size_t>(), s.fuel_market[f]);
  }
}

}  // namespace pionek::power_grid::testing
