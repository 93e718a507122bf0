// The data loader: the shipped files with one thing damaged at a time must be refused, with an
// error that names the file, the field, what is wrong and what was expected.
#include <algorithm>

#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::power_grid::testing {
namespace {

// "" when the files load.
std::string error_of(const Files& files) {
  const auto loaded = PowerGrid::load(files);
  return loaded ? "" : loaded.error().text();
}

Files& damage(Files& files, const std::string& name, const Damage& change) {
  json::value file = parse_json(**files.get(name), name).value();
  change(file);
  files.put(name, json::serialize(file));
  return files;
}

std::string damaged(const std::string& name, const Damage& change) {
  Files files = embedded_files("power-grid");
  return error_of(damage(files, name, change));
}

// One value replaced, named by its JSON pointer.
std::string changed(const std::string& name, std::string_view pointer, const json::value& value) {
  return damaged(name, [&](json::value& file) { file.at_pointer(pointer) = value; });
}

// One field of an object or one element of a list taken out.
std::string lacking(const std::string& name, std::string_view pointer, std::string_view field) {
  return damaged(name,
                 [&](json::value& file) { file.at_pointer(pointer).as_object().erase(field); });
}
std::string shortened(const std::string& name, std::string_view list, int at) {
  return damaged(name, [&](json::value& file) {
    json::array& items = file.at_pointer(list).as_array();
    items.erase(items.begin() + at);
  });
}
// One field more.
std::string added(const std::string& name, std::string_view pointer, std::string_view field) {
  return damaged(name, [&](json::value& file) {
    file.at_pointer(pointer).as_object().emplace(field, "something");
  });
}
// One element of a list put a second time at its end.
std::string doubled(const std::string& name, std::string_view list, std::size_t at) {
  return damaged(name, [&](json::value& file) {
    json::array& items = file.at_pointer(list).as_array();
    items.push_back(json::value(items[at]));
  });
}

std::string with_text(const std::string& name, std::string_view text) {
  Files files = embedded_files("power-grid");
  files.put(name, std::string(text));
  return error_of(files);
}

}  // namespace

TEST(PowerGridData, ShippedFilesLoad) { EXPECT_EQ(error_of(embedded_files("power-grid")), ""); }

TEST(PowerGridData, EveryFileIsNeeded) {
  const Files shipped = embedded_files("power-grid");
  for (const std::string name :
       {"data/plants.json", "data/maps.json", "data/cities.json", "data/regions.json",
        "data/links.json", "data/resources.json", "data/players.json", "data/refill.json",
        "data/payments.json", "data/constants.json", "words/en.json", "words/pl.json"}) {
    Files files;
    for (const auto& [each, text] : shipped.all()) {
      if (each != name) files.put(each, text);
    }
    EXPECT_EQ(error_of(files), name + ": the file is missing; expected a readable file");
  }
}

TEST(PowerGridData, SyntaxErrorsNameLineAndColumn) {
  EXPECT_EQ(with_text("data/plants.json", "{\n  \"plants\": [,]\n}"),
            "data/plants.json:2:14: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(with_text("data/refill.json", ""),
            "data/refill.json:1:1: not valid JSON (incomplete JSON); expected JSON");
  EXPECT_EQ(with_text("words/pl.json", "{} {}"),
            "words/pl.json:1:4: not valid JSON (extra data); expected JSON");
}

TEST(PowerGridData, Plants) {
  const std::string file = "data/plants.json";
  EXPECT_EQ(with_text(file, "[]"), "data/plants.json: found a list; expected an object");
  EXPECT_EQ(with_text(file, "{}"),
            "data/plants.json: the field 'plants' is missing; expected an object with that field");
  EXPECT_EQ(changed(file, "/plants", 42), "data/plants.json: plants: found 42; expected a list");
  EXPECT_EQ(changed(file, "/plants", json::array{}),
            "data/plants.json: plants: the list has 0 items; expected 1 to " +
                std::to_string(kMaxPlants));
  EXPECT_EQ(lacking(file, "/plants/0", "kind"),
            "data/plants.json: plants[0]: the field 'kind' is missing; expected an object with "
            "that field");
  EXPECT_EQ(changed(file, "/plants/5/powers", "two"),
            "data/plants.json: plants[5].powers: found the text \"two\"; expected a whole number "
            "from 1 to 20");
  EXPECT_EQ(changed(file, "/plants/5/powers", 1.5),
            "data/plants.json: plants[5].powers: found the fraction 1.5E0; expected a whole number "
            "from 1 to 20");
  EXPECT_EQ(changed(file, "/plants/5/powers", 0),
            "data/plants.json: plants[5].powers: found 0; expected a whole number from 1 to 20");
  EXPECT_EQ(changed(file, "/plants/1/kind", "nuclear"),
            "data/plants.json: plants[1].kind: found the text 'nuclear'; expected one of coal, "
            "oil, garbage, uranium, hybrid, eco, unconventional");
  EXPECT_EQ(changed(file, "/plants/4/number", 5),
            "data/plants.json: plants[4].number: plant 5 is out of order; expected rising numbers");
  EXPECT_EQ(changed(file, "/plants/4/id", "p08"),
            "data/plants.json: plants[4].id: the id does not fit the number; expected 'p07'");
  EXPECT_EQ(changed(file, "/plants/4/storage", 5),
            "data/plants.json: plants[4].storage: found 5; expected twice the tokens of a run (6)");
  EXPECT_EQ(changed(file, "/plants/0/fuel/count", 0),
            "data/plants.json: plants[0].fuel.count: found 0; expected at least 1 token");
  EXPECT_EQ(changed(file, "/plants/10/fuel/count", 1),
            "data/plants.json: plants[10].fuel.count: found 1; expected 0 for a plant without "
            "fuel");
  EXPECT_EQ(changed(file, "/plants/2/fuel/any_of", json::array{"coal", "uranium"}),
            "data/plants.json: plants[2].fuel.any_of: another fuel than that of the kind; expected "
            "'oil'");
  EXPECT_EQ(changed(file, "/plants/10/fuel/any_of", json::array{"coal"}),
            "data/plants.json: plants[10].fuel.any_of: the list has 1 items; expected exactly 0");
}

// A misspelt field, or one that was forgotten when the rule was written, must not pass unseen.
TEST(PowerGridData, WhatNobodyReadsIsRefused) {
  const std::string nobody = ": nobody reads this field; expected only fields the game knows";
  EXPECT_EQ(added("data/plants.json", "/plants/0", "powerz"),
            "data/plants.json: plants[0].powerz" + nobody);
  EXPECT_EQ(added("data/constants.json", "", "end_money"),
            "data/constants.json: end_money" + nobody);
  EXPECT_EQ(added("data/links.json", "/links/7", "length"),
            "data/links.json: links[7].length" + nobody);
  EXPECT_EQ(with_text("data/aid_card.json", "{}"),
            "data/aid_card.json: nobody reads this file; expected only files the game knows");
  EXPECT_EQ(added("data/cities.json", "/cities/0", "note"), "") << "that is for people";
}

// Every move must be able to name every thing of its kind: eight maps have too many cities.
TEST(PowerGridData, MovesCanNameEveryThing) {
  Files files = embedded_files("power-grid");
  // A list with six copies of what it has of Germany; in their texts every id ends otherwise.
  const auto copies = [](json::array& list, std::initializer_list<std::string_view> ids) {
    const std::size_t count = list.size();
    for (int k = 0; k < 6; ++k) {
      const std::string end = "_" + std::to_string(k);
      const auto rename = [&](json::value& id) { id = std::string(id.as_string()) + end; };
      for (std::size_t i = 0; i < count; ++i) {
        json::value item = list[i];
        if (item.at(ids.begin()[0]) != "germany") continue;
        for (const std::string_view key : ids) {
          json::value& id = item.at(key);
          if (!id.is_array()) rename(id);
          if (id.is_array()) std::for_each(id.as_array().begin(), id.as_array().end(), rename);
        }
        list.push_back(std::move(item));
      }
    }
  };
  const auto widen = [&](const char* name, std::initializer_list<std::string_view> ids) {
    damage(files, "data/" + std::string(name) + ".json",
           [&](json::value& file) { copies(file.at(name).as_array(), ids); });
  };
  widen("maps", {"id"});
  widen("cities", {"map", "id", "region"});
  widen("regions", {"map", "id", "cities", "adjacent"});
  widen("links", {"map", "a", "b"});
  EXPECT_EQ(error_of(files),
            "the move 'build': 336 things of the kind 'city'; expected 256 at most");
}

TEST(PowerGridData, Maps) {
  const std::string file = "data/maps.json";
  EXPECT_EQ(changed(file, "/maps", json::array{}),
            "data/maps.json: maps: the list has 0 items; expected 1 to 8");
  EXPECT_EQ(lacking(file, "/maps/1", "id"),
            "data/maps.json: maps[1]: the field 'id' is missing; expected an object with that "
            "field");
  EXPECT_EQ(lacking(file, "/maps/1/name", "pl"),
            "data/maps.json: maps[1].name: the field 'pl' is missing; expected an object with that "
            "field");
  EXPECT_EQ(changed(file, "/maps/1/id", "canada"),
            "data/cities.json: cities[42].map: no map has the id 'usa'; expected the id of a map");
  EXPECT_EQ(damaged(file,
                    [](json::value& maps) {
                      json::value third = maps.at_pointer("/maps/1");
                      third.as_object()["id"] = "atlantis";
                      maps.at_pointer("/maps").as_array().push_back(third);
                    }),
            "data/maps.json: the map 'atlantis' has no city; expected cities in cities.json");
}

TEST(PowerGridData, Cities) {
  const std::string file = "data/cities.json";
  EXPECT_EQ(changed(file, "/cities/3/map", "france"),
            "data/cities.json: cities[3].map: no map has the id 'france'; expected the id of a "
            "map");
  EXPECT_EQ(
      changed(file, "/cities/1/id", "a\"b"),
      "data/cities.json: cities[1].id: found 'a\"b'; expected an id of small letters, digits, "
      "'-', '_' and '.'");
  EXPECT_EQ(changed(file, "/cities/1/id", "aachen"),
            "data/cities.json: cities[1].id: the city 'aachen' stands here a second time; expected "
            "each id once");
  EXPECT_EQ(changed(file, "/cities/3/map", "usa"),
            "data/cities.json: cities[4]: a city out of place; expected the cities of a map "
            "together, at most 48");
  EXPECT_EQ(changed(file, "/cities/0/region", "germany_nw"),
            "data/regions.json: regions[4].cities[0]: the city belongs to 'germany_nw'; expected "
            "each city once, in the region it names itself");
  EXPECT_EQ(changed(file, "/cities/0/name/en", 7),
            "data/cities.json: cities[0].name.en: found 7; expected a text");
  EXPECT_EQ(
      changed(file, "/cities/5/slots/1", 14),
      "data/cities.json: cities[5].slots[1]: found 14; expected a whole number from 15 to 15");
  EXPECT_EQ(shortened(file, "/cities", 0),
            "data/regions.json: regions[4].cities[0]: no city has the id 'aachen'; expected the id "
            "of a city");
}

TEST(PowerGridData, Regions) {
  const std::string file = "data/regions.json";
  EXPECT_EQ(shortened(file, "/regions/0/cities", 0),
            "data/regions.json: regions: the city 'bremen' is in no region; expected each city in "
            "one region");
  EXPECT_EQ(doubled(file, "/regions/0/cities", 0),
            "data/regions.json: regions[0].cities[7]: the city belongs to 'germany_nw'; expected "
            "each city once, in the region it names itself");
  EXPECT_EQ(changed(file, "/regions/0/cities/2", "paris"),
            "data/regions.json: regions[0].cities[2]: no city has the id 'paris'; expected the id "
            "of a city");
  EXPECT_EQ(changed(file, "/regions/0/cities/2", "boston"),
            "data/regions.json: regions[0].cities[2]: the city 'boston' is on another map; "
            "expected a city of the map 'germany'");
  EXPECT_EQ(changed(file, "/regions/1/id", "germany_nw"),
            "data/regions.json: regions[1].id: the region 'germany_nw' stands here a second time; "
            "expected each id once");
  EXPECT_EQ(changed(file, "/regions/1/map", "mars"),
            "data/regions.json: regions[1].map: no map has the id 'mars'; expected the id of a "
            "map");
  EXPECT_EQ(damaged(file,
                    [](json::value& regions) {
                      json::array& list = regions.at_pointer("/regions").as_array();
                      std::swap(list[5], list[6]);
                    }),
            "data/regions.json: regions[6]: a region out of place; expected the regions of a map "
            "together, at most 6");
}

TEST(PowerGridData, RegionsTouchWhereALinkJoinsThem) {
  RULE("PG-105");
  EXPECT_EQ(changed("data/regions.json", "/regions/0/adjacent/0", "germany_se"),
            "data/regions.json: regions[0].adjacent: these are not the regions to which links "
            "lead; expected exactly those");
  EXPECT_EQ(shortened("data/regions.json", "/regions/7/adjacent", 0),
            "data/regions.json: regions[7].adjacent: these are not the regions to which links "
            "lead; expected exactly those");
}

TEST(PowerGridData, Links) {
  const std::string file = "data/links.json";
  EXPECT_EQ(changed(file, "/links/4/a", "esen"),
            "data/links.json: links[4].a: no city has the id 'esen'; expected the id of a city");
  EXPECT_EQ(changed(file, "/links/4/b", "boston"),
            "data/links.json: links[4].b: the city 'boston' is on another map; expected a city of "
            "the map 'germany'");
  EXPECT_EQ(changed(file, "/links/4/map", "moon"),
            "data/links.json: links[4].map: no map has the id 'moon'; expected the id of a map");
  EXPECT_EQ(changed(file, "/links/0/b", "aachen"),
            "data/links.json: links[0]: the link joins a city to itself; expected two different "
            "cities");
  EXPECT_EQ(changed(file, "/links/0/cost", -1),
            "data/links.json: links[0].cost: found -1; expected a whole number from 0 to 99");
  EXPECT_EQ(doubled(file, "/links", 3),
            "data/links.json: links[170]: the two cities are linked already; expected each link "
            "once");
  EXPECT_EQ(damaged(file,
                    [](json::value& links) {
                      json::value& first = links.at_pointer("/links/0");
                      json::object back{{"map", "germany"}, {"cost", 1}};
                      back["a"] = first.at("b");
                      back["b"] = first.at("a");
                      links.at_pointer("/links").as_array().push_back(back);
                    }),
            "data/links.json: links[170]: the two cities are linked already; expected each link "
            "once");
}

TEST(PowerGridData, RegionsThatCannotBeConnected) {
  Files files = embedded_files("power-grid");
  std::map<std::string, std::string> region;
  const json::value cities = parse_json(**files.get("data/cities.json"), "").value();
  for (const json::value& city : cities.at("cities").as_array()) {
    region[json::value_to<std::string>(city.at("id"))] =
        json::value_to<std::string>(city.at("region"));
  }
  damage(files, "data/links.json", [&](json::value& links) {
    json::array kept;
    for (const json::value& link : links.at("links").as_array()) {
      const auto end = [&](const char* key) {
        return region[json::value_to<std::string>(link.at(key))];
      };
      if (link.at("map") == "germany" || end("a") == end("b")) kept.push_back(link);
    }
    links.as_object()["links"] = std::move(kept);
  });
  damage(files, "data/regions.json", [](json::value& regions) {
    for (json::value& item : regions.at("regions").as_array()) {
      if (item.at("map") == "usa") item.at("adjacent").as_array().clear();
    }
  });
  EXPECT_EQ(error_of(files),
            "data/players.json: player_counts[0].regions: the map 'usa' has no 3 regions that hang "
            "together; expected a number every map allows");
}

TEST(PowerGridData, Resources) {
  const std::string file = "data/resources.json";
  EXPECT_EQ(shortened(file, "/resources", 3),
            "data/resources.json: resources: the list has 3 items; expected exactly 4");
  EXPECT_EQ(changed(file, "/resources/1/id", "gas"),
            "data/resources.json: resources[1].id: the fuels are out of order; expected 'oil'");
  EXPECT_EQ(changed(file, "/resources/0/spaces/3", 3),
            "data/resources.json: resources[0].spaces[3]: found 3; expected a whole number from 4 "
            "to 250");
  EXPECT_EQ(changed(file, "/resources/3/start_in_market", 13),
            "data/resources.json: resources[3].start_in_market: found 13; expected a whole number "
            "from 0 to 12");
  EXPECT_EQ(changed(file, "/resources/0/slots_per_space", 0),
            "data/resources.json: resources[0].slots_per_space: found 0; expected a whole number "
            "from 1 to 9");
}

TEST(PowerGridData, PlayerCounts) {
  const std::string file = "data/players.json";
  EXPECT_EQ(shortened(file, "/player_counts", 0),
            "data/players.json: player_counts: the list has 4 items; expected exactly 5");
  EXPECT_EQ(changed(file, "/player_counts/1/players", 4),
            "data/players.json: player_counts[1].players: found 4; expected a whole number from 3 "
            "to 3");
  EXPECT_EQ(changed(file, "/player_counts/1/regions", 7),
            "data/players.json: player_counts[1].regions: found 7; expected a whole number from 1 "
            "to 6");
  EXPECT_EQ(changed(file, "/player_counts/0/max_plants", 5),
            "data/players.json: player_counts[0].max_plants: found 5; expected a whole number from "
            "1 to 4");
  EXPECT_EQ(lacking(file, "/player_counts/2", "end_cities"),
            "data/players.json: player_counts[2]: the field 'end_cities' is missing; expected an "
            "object with that field");
}

TEST(PowerGridData, Refill) {
  const std::string file = "data/refill.json";
  EXPECT_EQ(shortened(file, "/refill", 14),
            "data/refill.json: refill: the list has 14 items; expected exactly 15");
  EXPECT_EQ(changed(file, "/refill/4/stage", 1),
            "data/refill.json: refill[4].stage: found 1; expected a whole number from 2 to 2");
  EXPECT_EQ(changed(file, "/refill/4/players", 2),
            "data/refill.json: refill[4].players: found 2; expected a whole number from 3 to 3");
  EXPECT_EQ(lacking(file, "/refill/14", "uranium"),
            "data/refill.json: refill[14]: the field 'uranium' is missing; expected an object with "
            "that field");
}

TEST(PowerGridData, Payments) {
  const std::string file = "data/payments.json";
  EXPECT_EQ(changed(file, "/payments/7/cities", 8),
            "data/payments.json: payments[7].cities: found 8; expected a whole number from 7 to 7");
  EXPECT_EQ(changed(file, "/payments/7/income", nullptr),
            "data/payments.json: payments[7].income: found null; expected a whole number from 0 to "
            "999");
}

TEST(PowerGridData, Constants) {
  const std::string file = "data/constants.json";
  EXPECT_EQ(lacking(file, "", "start_money"),
            "data/constants.json: the field 'start_money' is missing; expected an object with that "
            "field");
  EXPECT_EQ(shortened(file, "/city/slot_costs", 2),
            "data/constants.json: city.slot_costs: the list has 2 items; expected exactly 3");
  EXPECT_EQ(changed(file, "/market/start_future/1", "p41"),
            "data/constants.json: market.start_future[1]: no plant has the id 'p41'; expected the "
            "id of a plant");
  EXPECT_EQ(changed(file, "/market/start_future/1", "p07"),
            "data/constants.json: market: the plants of the first market are out of order; "
            "expected rising numbers");
  EXPECT_EQ(changed(file, "/stack/top", "p05"),
            "data/constants.json: stack.top: the plant lies in the first market; expected a plant "
            "of the stack");
}

TEST(PowerGridData, StackMustNotRunEmptyAtSetUp) {
  Files files = embedded_files("power-grid");
  damage(files, "data/plants.json",
         [](json::value& file) { file.at_pointer("/plants").as_array().resize(29); });
  damage(files, "data/players.json",
         [](json::value& file) { file.at_pointer("/player_counts/1/plants_removed") = 20; });
  EXPECT_EQ(error_of(files),
            "data/constants.json: stack.top: no plant is left for 3 players; expected more plants");
}

TEST(PowerGridData, Words) {
  const std::string file = "words/en.json";
  EXPECT_EQ(lacking(file, "", "ask_buy"),
            "words/en.json: the field 'ask_buy' is missing; expected an object with that field");
  EXPECT_EQ(changed(file, "/ask_buy", 3), "words/en.json: ask_buy: found 3; expected a text");
  EXPECT_EQ(changed(file, "/do_bid", "Bid {8}"),
            "words/en.json: do_bid: found the blank {8}; expected {0} to {7}");
  EXPECT_EQ(changed(file, "/do_bid", "Bid {amount}"),
            "words/en.json: do_bid: found the blank {amount}; expected {0} to {7}");
  EXPECT_EQ(changed(file, "/do_bid", "Bid {0"),
            "words/en.json: do_bid: a '{' is never closed; expected '}'");
  EXPECT_EQ(changed(file, "/do_bid", "Bid {0|one}"),
            "words/en.json: do_bid: found 1 forms of a word; expected 2 forms in this language");
  EXPECT_EQ(changed("words/pl.json", "/do_bid", "Licytuję {0|a|b}"),
            "words/pl.json: do_bid: found 2 forms of a word; expected 3 forms in this language");
  EXPECT_EQ(
      damaged("words/pl.json", [](json::value& words) { words.as_object()["do_bidd"] = "x"; }),
      "words/pl.json: no phrase uses the key 'do_bidd'; expected only keys the game knows");
  EXPECT_EQ(with_text("words/pl.json", "[]"), "words/pl.json: found a list; expected an object");
}

}  // namespace pionek::power_grid::testing
