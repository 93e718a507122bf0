#include "engine/power_grid/map_data.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace pionek::power_grid {
namespace {

constexpr int kMaxLinkCost = 99;

struct Link {
  int a, b, cost;
};

// Catalog indices of one map are consecutive, in the order of the file.
class MapReader {
 public:
  MapReader(const MapFiles& files, Catalog& catalog) : files_(files), catalog_(catalog) {}

  std::vector<Map> read() {
    ids();
    cities();
    regions();
    links();
    if (!files_.maps.ok()) return {};
    for (std::size_t m = 0; m < maps_.size(); ++m) {
      work_out(maps_[m], links_[m]);
      check_neighbours(maps_[m]);
    }
    return std::move(maps_);
  }

 private:
  void ids() {
    const auto list = files_.maps["maps"];
    for (std::size_t i = 0; i < list.size(1, 8); ++i) {
      Map& map = maps_.emplace_back();
      map.id = list.at(i)["id"].id();
      map.name = list.at(i)["name"].text();
    }
    links_.resize(maps_.size());
  }

  Map* map_of(const JsonReader& item) {
    const std::string id = item["map"].string();
    for (Map& map : maps_) {
      if (map.id == id) return &map;
    }
    item["map"].fail("no map has the id '" + id + "'", "the id of a map");
    return nullptr;
  }

  void cities() {
    catalog_.add_set("city");
    const auto list = files_.cities["cities"];
    const Map* last = nullptr;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto item = list.at(i);
      Map* map = map_of(item);
      const std::string id = item["id"].id();
      if (map == nullptr || !item.ok()) return;
      if (catalog_.find(kCitySet, id)) {
        return item["id"].fail("the city '" + id + "' stands here a second time", "each id once");
      }
      if (map->cities == 0) map->first_city = static_cast<int>(i);
      if (map->cities == kMaxCities || (map->cities > 0 && map != last)) {
        return item.fail("a city out of place",
                         "the cities of a map together, at most " + std::to_string(kMaxCities));
      }
      last = map;
      ++map->cities;
      region_of_.push_back(item["region"].string());
      item.leave({"x", "y"});  // where a page draws it
      catalog_.add(id, item["name"].text());
    }
  }

  void regions() {
    catalog_.add_set("region");
    const auto list = files_.regions["regions"];
    std::vector<bool> placed(region_of_.size(), false);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto item = list.at(i);
      Map* map = map_of(item);
      const std::string id = item["id"].id();
      if (map == nullptr || !item.ok()) return;
      if (catalog_.find(kRegionSet, id)) {
        return item["id"].fail("the region '" + id + "' stands here a second time", "each id once");
      }
      if (map->regions == 0) map->first_region = static_cast<int>(i);
      if (map->regions == kMaxRegions || map->first_region + map->regions != static_cast<int>(i)) {
        return item.fail("a region out of place", "the regions of a map together, at most 6");
      }
      item.leave({"hex", "label"});  // how and where a page draws it
      region_cities(item, *map, placed);
      ++map->regions;
      catalog_.add(id, item["name"].text());
    }
    const auto lost = std::find(placed.begin(), placed.end(), false);
    if (lost == placed.end() || !list.ok()) return;
    const auto index = static_cast<std::uint16_t>(lost - placed.begin());
    list.fail("the city '" + catalog_.id({kCitySet, index}) + "' is in no region",
              "each city in one region");
  }

  void region_cities(const JsonReader& item, Map& map, std::vector<bool>& placed) {
    const auto list = item["cities"];
    for (std::size_t k = 0; k < list.size(1, kMaxCities); ++k) {
      const int city = city_at(list.at(k), map);
      if (city < 0) return;
      const auto global = static_cast<std::size_t>(map.first_city) + static_cast<std::size_t>(city);
      if (placed[global] || region_of_[global] != item["id"].string()) {
        return list.at(k).fail("the city belongs to '" + region_of_[global] + "'",
                               "each city once, in the region it names itself");
      }
      placed[global] = true;
      map.region_cities[map.regions] |= CitySet{1} << city;
    }
  }

  // The index within the map, or -1 after an error.
  int city_at(const JsonReader& item, const Map& map) const {
    const std::string id = item.string();
    if (!item.ok()) return -1;
    const auto index = catalog_.find(kCitySet, id);
    if (!index) {
      item.fail("no city has the id '" + id + "'", "the id of a city");
      return -1;
    }
    const int local = *index - map.first_city;
    if (local >= 0 && local < map.cities) return local;
    item.fail("the city '" + id + "' is on another map", "a city of the map '" + map.id + "'");
    return -1;
  }

  void links() {
    const auto list = files_.links["links"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto item = list.at(i);
      const Map* map = map_of(item);
      if (map == nullptr) return;
      const int a = city_at(item["a"], *map);
      const int b = city_at(item["b"], *map);
      const int cost = item["cost"].number<int>(0, kMaxLinkCost);
      item.leave({"id"});  // by which a page knows it
      if (!item.ok()) return;
      if (a == b) return item.fail("the link joins a city to itself", "two different cities");
      auto& known = links_[static_cast<std::size_t>(map - maps_.data())];
      for (const Link& link : known) {
        if (std::minmax(link.a, link.b) != std::minmax(a, b)) continue;
        return item.fail("the two cities are linked already", "each link once");
      }
      known.push_back({a, b, cost});
    }
    for (const Map& map : maps_) {
      if (list.ok() && map.cities == 0) {
        files_.maps.fail("the map '" + map.id + "' has no city", "cities in cities.json");
      }
    }
  }

  static int region_of(const Map& map, int city) {
    int region = 0;
    while ((map.region_cities[region] >> city & 1) == 0) ++region;
    return region;
  }

  static void work_out(Map& map, const std::vector<Link>& links) {
    for (const Link& link : links) {
      const int a = region_of(map, link.a);
      const int b = region_of(map, link.b);
      if (a == b) continue;
      map.region_neighbours[a] |= static_cast<RegionSet>(1U << b);
      map.region_neighbours[b] |= static_cast<RegionSet>(1U << a);
    }
    for (unsigned chosen = 1; chosen < 1U << map.regions; ++chosen) {
      if (!hangs_together(map, chosen)) continue;
      map.connected[static_cast<std::size_t>(std::popcount(chosen))].push_back(
          static_cast<RegionSet>(chosen));
      map.distances[chosen] = distances(map, links, map.cities_of(static_cast<RegionSet>(chosen)));
    }
  }

  // Regions say which ones they touch: those to which a link leads (PG-105).
  void check_neighbours(const Map& map) const {
    for (int r = 0; r < map.regions && files_.regions.ok(); ++r) {
      const auto at = static_cast<std::size_t>(map.first_region) + static_cast<std::size_t>(r);
      const auto adjacent = files_.regions["regions"].at(at)["adjacent"];
      std::set<std::string> said;
      std::set<std::string> meant;
      for (std::size_t i = 0; i < adjacent.size(); ++i) said.insert(adjacent.at(i).string());
      for (int other = 0; other < map.regions; ++other) {
        if ((map.region_neighbours[r] >> other & 1) == 0) continue;
        meant.insert(
            catalog_.id({kRegionSet, static_cast<std::uint16_t>(map.first_region + other)}));
      }
      if (said != meant) {
        adjacent.fail("these are not the regions to which links lead", "exactly those");
      }
    }
  }

  static bool hangs_together(const Map& map, unsigned chosen) {
    unsigned reached = chosen & (~chosen + 1);
    for (unsigned before = 0; before != reached;) {
      before = reached;
      for (int r = 0; r < map.regions; ++r) {
        if ((reached >> r & 1) != 0) reached |= map.region_neighbours[r] & chosen;
      }
    }
    return reached == chosen;
  }

  // All pairs, by Floyd and Warshall, over the links whose two ends are in play (PG-108).
  static std::vector<Row> distances(const Map& map, const std::vector<Link>& links, CitySet area) {
    constexpr int kFar = 1 << 20;
    std::vector<std::array<int, kMaxCities>> cost(kMaxCities);
    for (auto& row : cost) row.fill(kFar);
    for (int c = 0; c < map.cities; ++c) cost[c][c] = (area >> c & 1) != 0 ? 0 : kFar;
    for (const Link& link : links) {
      if ((area >> link.a & 1) == 0 || (area >> link.b & 1) == 0) continue;
      cost[link.a][link.b] = cost[link.b][link.a] = link.cost;
    }
    for (int via = 0; via < map.cities; ++via) {
      for (int a = 0; a < map.cities; ++a) {
        for (int b = 0; b < map.cities; ++b) {
          cost[a][b] = std::min(cost[a][b], cost[a][via] + cost[via][b]);
        }
      }
    }
    std::vector<Row> rows(kMaxCities);
    for (int a = 0; a < kMaxCities; ++a) {
      for (int b = 0; b < kMaxCities; ++b) {
        rows[a][b] = static_cast<std::uint8_t>(std::min(cost[a][b], int{kUnreachable}));
      }
    }
    return rows;
  }

  const MapFiles& files_;
  Catalog& catalog_;
  std::vector<Map> maps_;
  std::vector<std::string> region_of_;  // by city
  std::vector<std::vector<Link>> links_;
};

}  // namespace

std::vector<Map> read_maps(const MapFiles& files, Catalog& catalog) {
  return MapReader(files, catalog).read();
}

}  // namespace pionek::power_grid
