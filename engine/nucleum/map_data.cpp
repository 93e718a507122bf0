// Both sides of the map: cities with their places, links with their fields, coal areas and plants.
#include <algorithm>
#include <string>

#include "engine/core/position.hpp"
#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

// One kind of place that cities have.
struct PlaceKind {
  std::string_view list;
  std::string_view letter;  // of the ids: "zwickau-p1"
  Text name;
  int most;
};

std::string numbered(const std::string& id, std::string_view letter, std::size_t i) {
  return id + std::string(letter) + std::to_string(i + 1);
}

Text place_name(const Text& city, const Text& kind, std::size_t i) {
  const std::string number = " " + std::to_string(i + 1);
  return {city.en + ", " + kind.en + number, city.pl + ", " + kind.pl + number};
}

// Pages draw the map on a sheet of this size. The rules need nothing of it, but a page could not
// draw a thing that has no place.
constexpr int kSheetWidth = 758;
constexpr int kSheetHeight = 670;

// The middle of a city, and in how many columns its places stand where that is not the usual.
void check_city_place(const JsonReader& side) {
  static_cast<void>(side["x"].integer(0, kSheetWidth));
  static_cast<void>(side["y"].integer(0, kSheetHeight));
  if (side.has("columns")) static_cast<void>(side["columns"].integer(1, 6));
}

// Left, top, width and height of a coal area, inside the sheet.
void check_box(const JsonReader& box) {
  if (box.size(4, 4) != 4) return;
  const auto left = box.at(0).integer(0, kSheetWidth - 1);
  const auto top = box.at(1).integer(0, kSheetHeight - 1);
  static_cast<void>(box.at(2).integer(1, kSheetWidth - left));
  static_cast<void>(box.at(3).integer(1, kSheetHeight - top));
}

// Adds the places of one kind to the catalog, city by city; a place has the same id on both sides.
// Then calls use(map, city, index, item) for each place of each side.
template <class Use>
void read_places(const JsonReader& cities, const PlaceKind& kind, Data& data, const Use& use) {
  int next = 0;
  for (std::size_t c = 0; c < cities.size() && cities.ok(); ++c) {
    const auto city = cities.at(c);
    const std::string id = city["id"].string();
    const Text name = city["name"].text();
    const auto maps = city["maps"];
    std::size_t most = 0;
    for (const auto map : kMapIds) {
      if (maps.has(map)) most = std::max(most, maps[map][kind.list].size(0, 8));
    }
    if (next + static_cast<int>(most) > kind.most) {
      return city.fail("too many places of the kind '" + std::string(kind.list) + "'",
                       "at most " + std::to_string(kind.most) + " in all cities");
    }
    for (std::size_t i = 0; i < most; ++i) {
      data.catalog.add(numbered(id, kind.letter, i), place_name(name, kind.name, i));
    }
    for (std::size_t m = 0; m < kMapIds.size(); ++m) {
      if (!maps.has(kMapIds[m])) continue;
      const auto list = maps[kMapIds[m]][kind.list];
      for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
        const auto item = list.at(i);
        const std::string wanted = numbered(id, kind.letter, i);
        if (item["id"].string() != wanted) {
          item["id"].fail("found '" + item["id"].string() + "'", "'" + wanted + "'");
        }
        use(data.maps[m], static_cast<int>(c), next + static_cast<int>(i), item);
      }
    }
    next += static_cast<int>(most);
  }
}

void read_plot(Map& map, int city, int at, const JsonReader& item) {
  const auto symbols = item["symbols"];
  unsigned bits = 0;
  for (std::size_t i = 0; i < symbols.size(1, kSymbols) && item.ok(); ++i) {
    const int symbol = symbols.at(i).one_of(kSymbolIds);
    if (has(bits, symbol)) symbols.at(i).fail("the symbol stands here twice", "each once");
    add(bits, symbol);
    add(map.showing[symbol], at);
  }
  map.plot_city[at] = static_cast<std::uint8_t>(city);
  map.plot_symbols[at] = static_cast<std::uint8_t>(bits);
  add(map.plots, at);
  add(map.plots_in[city], at);
  if (item["red"].boolean()) {
    add(map.red_plots, at);
  } else if (symbols.size() == 1) {
    add(map.single_plots, at);
  }
}

void read_mine(Map& map, int city, int at, const JsonReader& item) {
  map.mine_city[at] = static_cast<std::uint8_t>(city);
  map.mine_bonus[at] = read_byte(item["uranium_bonus"], 0, 3);
  add(map.mines, at);
  add(map.mines_in[city], at);
  if (item["red"].boolean()) add(map.red_mines, at);
}

void read_turbine_slot(Map& map, int city, int at, const JsonReader& item) {
  map.turbine_city[at] = static_cast<std::uint8_t>(city);
  add(map.turbines, at);
  add(map.turbines_in[city], at);
  if (item["red"].boolean()) add(map.red_turbines, at);
  if (item["closable"].boolean()) add(map.blocked_turbines, at);
}

// Places by the colour of their city; Praha has none for contracts (NU-1801).
void sort_by_color(Data& data) {
  for (Map& map : data.maps) {
    for (std::size_t city = 0; city < data.cities.size(); ++city) {
      const auto color = static_cast<int>(data.cities[city]);
      if (color >= kColors) continue;
      map.plots_of[color] |= map.plots_in[city];
      map.mines_of[color] |= map.mines_in[city];
      map.turbines_of[color] |= map.turbines_in[city];
    }
  }
}

int read_city(const JsonReader& item, const Map& map, const Catalog& catalog) {
  const int city = read_thing(item, catalog, kCitySet);
  if (item.ok() && !has(map.cities, city)) {
    item.fail("'" + item.string() + "' is not on this side of the map", "a city of the side");
  }
  return city;
}

void read_reward(const JsonReader& item, Link& link) {
  if (link.length == 1) {
    if (!item.is_null()) item.fail("a line of one field gives nothing", "null");
    return;
  }
  item.only({"mode", "n"});
  constexpr std::array<std::string_view, 2> kModes{"fixed", "per_tile"};
  link.per_tile = item["mode"].one_of(kModes) == 1;
  link.steps = read_byte(item["n"], 1, 9);
}

void read_fields(const JsonReader& item, const Link& link, int at, Map& map) {
  const auto fields = item["fields"];
  for (std::size_t i = 0; i < link.length && item.ok(); ++i) {
    const auto field = fields.at(i);
    field.only({"id", "red"});
    const std::string wanted = numbered(item["id"].string(), "-f", i);
    if (field["id"].string() != wanted) {
      field["id"].fail("found '" + field["id"].string() + "'", "'" + wanted + "'");
    }
    const int index = link.first + static_cast<int>(i);
    map.field_link[index] = static_cast<std::uint8_t>(at);
    if (field["red"].boolean()) map.red_fields.add(index);
  }
}

// The longest form of each link on the two sides, in the order of the file.
struct LinkName {
  std::string id;
  Text name;
  std::size_t length = 0;
  std::size_t first = 0;
};

std::vector<LinkName> name_links(const JsonReader& list, const Data& data) {
  std::vector<LinkName> names;
  for (std::size_t i = 0; i < list.size(1, 2 * kMaxLinks) && list.ok(); ++i) {
    const auto item = list.at(i);
    const std::string id = item["id"].id();
    const std::size_t length = item["fields"].size(1, kMaxLength);
    const Thing a{kCitySet,
                  static_cast<std::uint16_t>(read_thing(item["a"], data.catalog, kCitySet))};
    const Thing b{kCitySet,
                  static_cast<std::uint16_t>(read_thing(item["b"], data.catalog, kCitySet))};
    if (!list.ok()) break;
    auto known = std::find_if(names.begin(), names.end(),
                              [&](const LinkName& each) { return each.id == id; });
    if (known == names.end()) {
      const auto joined = [&](Lang lang) {
        return data.catalog.name(a, lang) + " – " + data.catalog.name(b, lang);
      };
      names.push_back({id, {joined(Lang::en), joined(Lang::pl)}, length});
    } else {
      known->length = std::max(known->length, length);
    }
  }
  std::size_t next = 0;
  for (LinkName& each : names) {
    each.first = next;
    next += each.length;
  }
  if (names.size() > kMaxLinks || next > kMaxFields) {
    list.fail("too many links or fields", "at most " + std::to_string(kMaxLinks) + " links with " +
                                              std::to_string(kMaxFields) + " fields");
  }
  return names;
}

// Every city must be reachable from every other one.
void check_connected(const JsonReader& list, const Data& data) {
  for (std::size_t m = 0; m < kMapIds.size() && list.ok(); ++m) {
    const Map& map = data.maps[m];
    CitySet reached = map.cities & (~map.cities + 1);
    for (CitySet before = 0; before != reached;) {
      before = reached;
      for (const Link& link : map.links) {
        if (link.length == 0 || (!has(reached, link.a) && !has(reached, link.b))) continue;
        add(reached, link.a);
        add(reached, link.b);
      }
    }
    if (reached == map.cities) continue;
    const Thing lost{kCitySet, static_cast<std::uint16_t>(std::countr_zero(map.cities & ~reached))};
    list.fail(
        "no link of " + std::string(kMapIds[m]) + " leads on to '" + data.catalog.id(lost) + "'",
        "cities that are all connected");
  }
}

// Turbines stand at the plants that take a nucleum (NU-303).
void check_turbines(const JsonReader& list, const Data& data) {
  CitySet plants = 0;
  for (const Plant& plant : data.plants) {
    if (plant.nucleum) add(plants, plant.city);
  }
  for (const Map& map : data.maps) {
    for_each_bit(map.cities & ~plants, [&](int city) {
      if (map.turbines_in[city] == 0) return;
      const Thing where{kCitySet, static_cast<std::uint16_t>(city)};
      list.fail("'" + data.catalog.id(where) + "' has a turbine slot and no plant for a nucleum",
                "such a plant wherever turbines stand");
    });
  }
}

}  // namespace

void read_cities(const JsonReader& file, Data& data) {
  file.only({"source", "note", "colors", "cities"});
  data.catalog.add_set("color");
  add_known(file["colors"], kColorIds, data.catalog);
  data.catalog.add_set("city");
  const auto list = file["cities"];
  for (std::size_t i = 0; i < list.size(2, kMaxCities) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "color", "maps"});
    const int city = add_thing(item, data.catalog, kCitySet);
    data.cities.push_back(static_cast<Color>(item["color"].one_of(kColorIds)));
    if (item.ok() && data.cities.back() == Color::wild) {
      item["color"].fail("found 'wild'", "the colour of a city");
    }
    item["maps"].only({kMapIds[0], kMapIds[1]});
    for (std::size_t m = 0; m < kMapIds.size(); ++m) {
      if (!item["maps"].has(kMapIds[m])) continue;
      const auto side = item["maps"][kMapIds[m]];
      side.only({"x", "y", "columns", "plots", "mine_fields", "turbine_slots"});
      check_city_place(side);
      add(data.maps[m].cities, city);
    }
  }
  for (std::size_t m = 0; m < kMapIds.size() && list.ok(); ++m) {
    if (data.maps[m].cities == 0) list.fail("no city is on " + std::string(kMapIds[m]), "some");
  }
  data.catalog.add_set("plot");
  read_places(list, {"plots", "-p", {"plot", "działka"}, kMaxPlots}, data, read_plot);
  data.catalog.add_set("mine");
  read_places(list, {"mine_fields", "-m", {"mine field", "pole wydobywcze"}, kMaxMines}, data,
              read_mine);
  data.catalog.add_set("turbine");
  read_places(list, {"turbine_slots", "-t", {"turbine slot", "pole na turbinę"}, kMaxTurbines},
              data, read_turbine_slot);
  if (file.ok()) sort_by_color(data);
}

void read_links(const JsonReader& file, Data& data) {
  file.only({"source", "note", "links"});
  const auto list = file["links"];
  const auto names = name_links(list, data);
  if (!list.ok()) return;
  data.catalog.add_set("link");
  for (const LinkName& each : names) data.catalog.add(each.id, each.name);
  data.catalog.add_set("field");
  for (const LinkName& each : names) {
    for (std::size_t i = 0; i < each.length; ++i) {
      // A field that is alone needs no number.
      data.catalog.add(numbered(each.id, "-f", i),
                       each.length == 1 ? each.name : place_name(each.name, {"field", "pole"}, i));
    }
  }
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "map", "a", "b", "fields", "completion_reward", "source"});
    Map& map = data.maps[item["map"].one_of(kMapIds)];
    const int at = read_thing(item["id"], data.catalog, kLinkSet);
    Link& link = map.links[at];
    if (link.length != 0) item["id"].fail("the link stands here a second time", "each once");
    link.a = static_cast<std::uint8_t>(read_city(item["a"], map, data.catalog));
    link.b = static_cast<std::uint8_t>(read_city(item["b"], map, data.catalog));
    if (item.ok() && link.a == link.b) item["b"].fail("the link leads nowhere", "two cities");
    link.first = static_cast<std::uint8_t>(names[at].first);
    link.length = static_cast<std::uint8_t>(item["fields"].size());
    read_reward(item["completion_reward"], link);
    read_fields(item, link, at, map);
  }
  if (list.ok()) check_connected(list, data);
}

void read_coal(const JsonReader& file, Data& data) {
  file.only({"source", "areas", "wagons", "closable_spaces", "prices"});
  const auto list = file["areas"];
  data.catalog.add_set("coal");
  add_known(list, kAreaIds, data.catalog);
  const int total = read_byte(file["wagons"], 0, 60);
  data.empty_wagon_spaces = read_byte(file["closable_spaces"], 0, 9);
  for (std::size_t m = 0; m < kMapIds.size() && file.ok(); ++m) {
    Map& map = data.maps[m];
    int wagons = 0;
    for (std::size_t i = 0; i < kAreas && file.ok(); ++i) {
      list.at(i).only({"id", "name", "maps"});
      const auto item = list.at(i)["maps"][kMapIds[m]];
      item.only({"cities", "wagons", "box"});
      check_box(item["box"]);
      const auto cities = item["cities"];
      for (std::size_t c = 0; c < cities.size(1, kMaxCities) && file.ok(); ++c) {
        add(map.coal_cities[i], read_city(cities.at(c), map, data.catalog));
      }
      map.wagons[i] = read_byte(item["wagons"], data.empty_wagon_spaces, 30);
      wagons += map.wagons[i];
    }
    if (file.ok() && wagons > total) {
      file["wagons"].fail(
          "found " + std::to_string(total),
          "at least the " + std::to_string(wagons) + " of " + std::string(kMapIds[m]));
    }
  }
  const auto prices = file["prices"];
  for (std::size_t i = 0; i < prices.size(3, 3) && file.ok(); ++i) {
    // Rising, so that the cheapest wagons are the next ones.
    data.coal_prices[i] =
        read_byte(prices.at(i), i == 0 ? 1 : data.coal_prices[i - 1], kMaxCoalPrice);
  }
}

void read_plants(const JsonReader& file, Data& data) {
  file.only({"source", "plants", "base_uranium", "energy_per_uranium", "foreign_turbine_thaler"});
  const auto list = file["plants"];
  data.catalog.add_set("plant");
  for (std::size_t i = 0; i < list.size(1, kMaxPlants) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "city", "accepts_nucleum", "nucleum_bonus"});
    Plant plant;
    const int city = read_thing(item["city"], data.catalog, kCitySet);
    plant.city = static_cast<std::uint8_t>(city);
    if (std::any_of(data.plants.begin(), data.plants.end(),
                    [&](const Plant& each) { return each.city == city; })) {
      item["city"].fail("'" + item["city"].string() + "' has a plant already", "one in a city");
    }
    for (std::size_t m = 0; m < kMapIds.size() && list.ok(); ++m) {
      if (!has(data.maps[m].cities, city)) {
        item["city"].fail("the city is not on " + std::string(kMapIds[m]), "a city of both sides");
      }
    }
    plant.nucleum = item["accepts_nucleum"].boolean();
    plant.bonus = read_program(item["nucleum_bonus"], Place::bonus, "NU-1307", data);
    const std::string id = item["id"].id();
    if (!list.ok()) return;
    if (data.catalog.find(kPlantSet, id))
      return item["id"].fail("'" + id + "' is taken", "an own id");
    const auto name = [&](Lang lang) {
      return data.catalog.name({kCitySet, static_cast<std::uint16_t>(city)}, lang);
    };
    data.catalog.add(id, {name(Lang::en), name(Lang::pl)});
    data.plants.push_back(plant);
  }
  const auto takes = [](const Plant& plant) { return plant.nucleum; };
  const auto most = std::count_if(data.plants.begin(), data.plants.end(), takes);
  if (list.ok() && most != kSegments) {
    list.fail(std::to_string(most) + " plants accept a nucleum", std::to_string(kSegments));
  }
  if (list.ok()) check_turbines(list, data);
  data.base_uranium = read_byte(file["base_uranium"], 0, 9);
  data.energy_per_uranium = read_byte(file["energy_per_uranium"], 1, 9);
  data.rent = read_byte(file["foreign_turbine_thaler"], 0, 9);
}

}  // namespace pionek::nucleum
