// The map: regions, cities, links, what connections are worth, and the transport tracks.
#include <bit>

#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

constexpr std::array<std::string_view, 3> kSizeIds{"small", "medium", "large"};

City read_city(const JsonReader& item, Data& data) {
  City city;
  city.region = static_cast<Region>(item["region"].one_of(kRegionIds));
  city.size = static_cast<Size>(item["size"].one_of(kSizeIds));
  city.vp = item["vp"].number<std::uint8_t>(0, 20);
  city.link_value = item["linkValue"].number<std::uint8_t>(0, city.size == Size::large ? 9 : 0);
  city.pays_transport = item["transportIncome"].boolean();
  item.leave({"x", "y"});  // where a page draws it
  city.first_slot = static_cast<std::uint8_t>(data.slots.size());
  const auto slots = item["slots"];
  const bool small = city.size == Size::small;
  city.slots = static_cast<std::uint8_t>(slots.size(1, small ? 1 : 8));
  if (!small && city.pays_transport) {
    item["transportIncome"].fail("found true", "false: only small cities have the symbol");
  }
  return city;
}

void read_slots(const JsonReader& item, const City& city, Data& data) {
  const auto slots = item["slots"];
  const std::string id = item["id"].string();
  const Text name = item["name"].text();
  const auto index = static_cast<std::uint8_t>(data.cities.size());
  for (std::size_t i = 0; i < city.slots && item.ok(); ++i) {
    const auto slot = slots.at(i);
    slot.leave({"x", "y"});
    const std::string wanted = id + "." + std::to_string(i);
    if (slot["id"].string() != wanted) slot["id"].fail("the id does not fit", "'" + wanted + "'");
    static_cast<void>(slot["left"].integer(static_cast<int>(i), static_cast<int>(i)));
    const int type = slot["type"].one_of(kSlotTypeIds);
    if ((type == kAnyType) != (city.size == Size::small)) {
      slot["type"].fail("found the type '" + slot["type"].string() + "'",
                        "'any' in small cities and only there");
    }
    if (data.slots.size() == kMaxSlots) {
      return slot.fail("too many spaces", "at most " + std::to_string(kMaxSlots));
    }
    const int at = static_cast<int>(data.slots.size());
    data.slots.push_back({index, static_cast<std::uint8_t>(type)});
    for (int t = 0; t < kTypes; ++t) {
      if (type == t || type == kAnyType) data.slots_for[t].add(at);
    }
    data.catalog.add(wanted, name);
  }
}

// The neutral discs and Andrew fill a city from the left (CA-114).
void check_left_to_right(const JsonReader& slots) {
  for (std::size_t i = 1; i < slots.size() && slots.ok(); ++i) {
    if (slots.at(i)["x"].integer(0, 1000) <= slots.at(i - 1)["x"].integer(0, 1000)) {
      slots.at(i)["x"].fail("the spaces are out of order", "rising from left to right");
    }
  }
}

// Whatever large cities a connection joins, the table knows its value.
void check_every_value(const JsonReader& table, const Data& data, const std::vector<bool>& known) {
  const int cities = std::popcount(data.large_cities);
  for (unsigned set = 1; set < 1U << cities; ++set) {
    if (std::popcount(set) < data.min_large) continue;
    std::size_t value = 0;
    CitySet left = data.large_cities;
    for (int i = 0; i < cities; ++i, left &= left - 1) {
      if ((set >> i & 1) != 0) value += data.cities[std::countr_zero(left)].link_value;
    }
    if (!known[value]) {
      return table.fail("there is no row for the value " + std::to_string(value),
                        "one for every sum of large cities");
    }
  }
}

}  // namespace

void read_regions(const JsonReader& file, Data& data) {
  for (const char* set : {"mission", "track"}) {
    data.catalog.add_set(set);
    const auto list = file["regions"];
    for (std::size_t i = 0; i < list.size(kRegions, kRegions); ++i) {
      const auto item = list.at(i);
      if (item["id"].string() != kRegionIds[i]) {
        return item["id"].fail("the regions are out of order",
                               "'" + std::string(kRegionIds[i]) + "'");
      }
      data.catalog.add(std::string(kRegionIds[i]), item["name"].text());
    }
  }
}

void read_cities(const JsonReader& file, Data& data) {
  const auto list = file["cities"];
  const std::size_t count = list.size(1, kMaxCities);
  data.catalog.add_set("city");
  for (std::size_t i = 0; i < count && file.ok(); ++i) {
    const auto item = list.at(i);
    const std::string id = item["id"].id();
    if (data.catalog.find(kCitySet, id)) {
      return item["id"].fail("the city '" + id + "' stands here a second time", "each id once");
    }
    data.catalog.add(id, item["name"].text());
  }
  data.catalog.add_set("slot");
  for (std::size_t i = 0; i < count && file.ok(); ++i) {
    const City city = read_city(list.at(i), data);
    if (!file.ok()) return;
    read_slots(list.at(i), city, data);
    check_left_to_right(list.at(i)["slots"]);
    data.cities_in[static_cast<std::size_t>(city.region)] |= CitySet{1} << i;
    if (city.size == Size::large) data.large_cities |= CitySet{1} << i;
    data.cities.push_back(city);
  }
}

void read_links(const JsonReader& file, Data& data) {
  const auto list = file["links"];
  for (std::size_t i = 0; i < list.size(1, 400) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"id"});  // by which a page knows it
    const int a = read_thing(item["a"], data.catalog, kCitySet);
    const int b = read_thing(item["b"], data.catalog, kCitySet);
    if (!file.ok()) return;
    if (a == b || (data.cities[a].neighbours >> b & 1) != 0) {
      return item.fail("a link that is there already or leads nowhere",
                       "two cities, each pair once");
    }
    data.cities[a].neighbours |= CitySet{1} << b;
    data.cities[b].neighbours |= CitySet{1} << a;
  }
}

void read_connections(const JsonReader& file, Data& data) {
  file.leave({"levelNames"});  // what a page calls the levels
  data.min_large = file["minLargeCities"].number<int>(1, 9);
  const auto large = file["largeCities"];
  CitySet named = 0;
  int highest = 0;
  for (std::size_t i = 0; i < large.size(1, 16) && file.ok(); ++i) {
    const int city = read_thing(large.at(i)["city"], data.catalog, kCitySet);
    if (!file.ok()) return;
    const int value = data.cities[city].link_value;
    static_cast<void>(large.at(i)["value"].integer(value, value));
    named |= CitySet{1} << city;
    highest += value;
  }
  if (file.ok() && named != data.large_cities) {
    large.fail("these are not the large cities of the map", "each large city once");
  }
  data.connection_vp.assign(static_cast<std::size_t>(highest) + 1, {});
  const auto table = file["table"];
  std::vector<bool> known(data.connection_vp.size());
  for (std::size_t i = 0; i < table.size(1, 16) && file.ok(); ++i) {
    const auto row = table.at(i);
    const auto value = static_cast<std::size_t>(row["value"].integer(1, highest));
    if (!file.ok()) return;
    if (known[value]) row["value"].fail("the value stands here a second time", "each value once");
    known[value] = true;
    int last = 0;
    for (int level = 0; level < kLevels && file.ok(); ++level) {
      last = row[kLevelIds[level]].number<int>(last, 99);
      data.connection_vp[value][level] = last;
    }
  }
  if (file.ok()) check_every_value(table, data, known);
}

void read_transport(const JsonReader& file, Data& data) {
  static_cast<void>(file["startPos"].integer(0, 0));
  const auto last = file["lastPos"].integer(1, kMaxTrack - 1);
  const auto list = file["tracks"];
  for (std::size_t r = 0; r < list.size(kRegions, kRegions) && file.ok(); ++r) {
    const auto item = list.at(r);
    if (item["region"].one_of(kRegionIds) != static_cast<int>(r)) {
      item["region"].fail("the tracks are out of order", "'" + std::string(kRegionIds[r]) + "'");
    }
    const auto spaces = item["spaces"];
    int level = 0;
    int total = 0;
    for (std::size_t i = 0; i < spaces.size(last + 1, last + 1) && file.ok(); ++i) {
      const auto space = spaces.at(i);
      static_cast<void>(space["pos"].integer(static_cast<int>(i), static_cast<int>(i)));
      TrackSpace made;
      made.cost = read_step_cost(space["cost"], i);
      made.level = static_cast<Level>(space["level"].one_of(kLevelIds));
      if (static_cast<int>(made.level) < level) {
        space["level"].fail("the level falls", "a level that is not lower than the one before");
      }
      level = static_cast<int>(made.level);
      made.income = read_gains(space["income"]);
      made.reward = read_gains(space["reward"]);
      if (of(made.reward, Resource::research) + of(made.reward, Resource::employee) > 0) {
        space["reward"].fail("a reward that has to be used at once", "money, goods or VP");
      }
      const bool is_last = static_cast<std::int64_t>(i) == last;
      if (is_last ? space["maxDiscs"].is_null() : !space["maxDiscs"].is_null()) {
        space["maxDiscs"].fail("only the last space is limited", is_last ? "1" : "null");
      }
      if (is_last) static_cast<void>(space["maxDiscs"].integer(1, 1));
      total += made.cost;
      data.tracks[r].push_back(made);
    }
    static_cast<void>(item["totalCost"].integer(total, total));
  }
}

}  // namespace pionek::carnegie
