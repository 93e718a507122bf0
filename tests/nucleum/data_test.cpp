// The data loader: the shipped files with one thing damaged at a time must be refused, with an
// error that names the file, the field, what is wrong and what was expected. And what is designed
// can be changed by editing the files alone.
#include "engine/registry/registry.hpp"
#include "tests/nucleum/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::nucleum::testing {
namespace {

// "" when the files load.
std::string error_of(const Files& files) {
  const auto loaded = Nucleum::load(files);
  return loaded ? "" : loaded.error().text();
}

std::string changed(const std::string& name, std::string_view pointer, const json::value& value) {
  const std::string error =
      error_of(with(name, [&](json::value& file) { place_at(file, pointer) = value; }));
  const std::string start = "data/" + name + ": ";
  return error.starts_with(start) ? error.substr(start.size()) : error;
}

// Plays some games with changed files.
void expect_playable(const Files& files) {
  const auto loaded = Nucleum::load(files);
  ASSERT_TRUE(loaded) << loaded.error().text();
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      pionek::Setup setup;
      setup.seats = seats;
      State s = loaded->start(setup, Seed{seed, 0, 0, 0});
      Rng rng(seed);
      MoveList list;
      Silent silent;
      while (loaded->to_move(s) != nobody) {
        ASSERT_EQ(loaded->broken(s).value_or(""), "");
        list.clear();
        loaded->options(s, list);
        loaded->play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
                     silent);
      }
    }
  }
}

}  // namespace

TEST(NucleumData, ShippedFilesLoad) { EXPECT_EQ(error_of(embedded_files("nucleum")), ""); }

TEST(NucleumData, EveryFileIsNeeded) {
  const Files shipped = embedded_files("nucleum");
  for (const auto& [name, text] : shipped.all()) {
    if (!name.starts_with("data/") && !name.starts_with("words/")) continue;
    Files files;
    for (const auto& [each, content] : shipped.all()) {
      if (each != name) files.put(each, content);
    }
    EXPECT_EQ(error_of(files), name + ": the file is missing; expected a readable file");
  }
}

TEST(NucleumData, NothingIsLeftUnread) {
  Files more = embedded_files("nucleum");
  more.put("data/solo.json", "{}");
  EXPECT_EQ(error_of(more),
            "data/solo.json: nobody reads this file; expected only files the game knows");
  EXPECT_EQ(changed("setup.json", "/weather", 1).substr(0, 23), "unknown field 'weather'");
}

TEST(NucleumData, TheMap) {
  EXPECT_EQ(changed("cities.json", "/cities/0/color", "blue"),
            "cities[0].color: found the text 'blue'; expected one of green, white, orange, purple, "
            "multi, wild");
  EXPECT_EQ(changed("cities.json", "/cities/1/id", "leipzig"),
            "cities[1].id: the city 'leipzig' stands here a second time; expected each id once");
  EXPECT_EQ(changed("cities.json", "/cities/0/maps/map_3_4/plots/1/id", "leipzig-p7"),
            "cities[0].maps.map_3_4.plots[1].id: found 'leipzig-p7'; expected 'leipzig-p2'");
  EXPECT_EQ(changed("cities.json", "/cities/0/maps/map_3_4/plots/1/symbols/0", "church"),
            "cities[0].maps.map_3_4.plots[1].symbols[0]: found the text 'church'; expected one of "
            "residence, factory, laboratory, government");
  EXPECT_EQ(changed("links.json", "/links/3/a", "gotham"),
            "links[3].a: found 'gotham'; expected the id of a city");
  EXPECT_EQ(changed("links.json", "/links/3/b", "grimma"),
            "links[3].b: the link leads nowhere; expected two cities");
  EXPECT_EQ(changed("links.json", "/links/1/fields/1/id", "leipzig-riesa-f3"),
            "links[1].fields[1].id: found 'leipzig-riesa-f3'; expected 'leipzig-riesa-f2'");
  EXPECT_EQ(changed("links.json", "/links/0/completion_reward",
                    json::object{{"mode", "fixed"}, {"n", 1}}),
            "links[0].completion_reward: a line of one field gives nothing; expected null");
  EXPECT_EQ(changed("links.json", "/links/40/a", "karlsbad"),
            "links[40].a: 'karlsbad' is not on this side of the map; expected a city of the side");
  EXPECT_EQ(error_of(with("links.json",
                          [](json::value& file) {
                            auto& links = file.at("links").as_array();
                            for (auto at = links.begin(); at != links.end();) {
                              const auto& link = at->as_object();
                              const bool gorlitz = link.at("a").as_string() == "gorlitz" ||
                                                   link.at("b").as_string() == "gorlitz";
                              at = gorlitz ? links.erase(at) : at + 1;
                            }
                          })),
            "data/links.json: links: no link of map_3_4 leads on to 'gorlitz'; expected cities "
            "that are all connected");
  EXPECT_EQ(changed("coal.json", "/wagons", 12),
            "wagons: found 12; expected at least the 13 of map_3_4");
  EXPECT_EQ(changed("coal.json", "/prices/1", 0),
            "prices[1]: found 0; expected a whole number from 1 to 9");
  EXPECT_EQ(changed("buildings.json", "/buildings/0/demand", 29),
            "buildings[0].demand: found 29; expected a whole number from 0 to 28");
  EXPECT_EQ(changed("power_plants.json", "/plants/0/accepts_nucleum", true),
            "plants: 5 plants accept a nucleum; expected 4");
  EXPECT_EQ(changed("power_plants.json", "/plants/1/city", "karlsbad"),
            "plants[1].city: the city is not on map_1_2; expected a city of both sides");
  EXPECT_EQ(changed("power_plants.json", "/plants/2/city", "grimma"),
            "plants[2].city: 'grimma' has a plant already; expected one in a city");
  EXPECT_EQ(changed("power_plants.json", "/plants/1/city", "leipzig"),
            "plants: 'grimma' has a turbine slot and no plant for a nucleum; expected such a plant "
            "wherever turbines stand");
}

TEST(NucleumData, ActionsAndEffects) {
  EXPECT_EQ(changed("actions.json", "/actions/0/kind", "dance"),
            "actions[0].kind: found the text 'dance'; expected one of urbanize, industrialize, "
            "develop, contract, energize, subsidy");
  EXPECT_EQ(changed("actions.json", "/directive/0", "develop"),
            "directive[0]: found 'develop'; expected an action of the kind 'urbanize'");
  for (const char* rule : {"", "NU-", "NU-11O1", "FP-1101", "1101", "NU-1101 "}) {
    EXPECT_EQ(changed("actions.json", "/actions/19/rule", rule),
              "actions[19].rule: found '" + std::string(rule) +
                  "'; expected the number of a rule, such as NU-101");
  }
  EXPECT_EQ(changed("action_tiles.json", "/tiles/0/halves/0/action", "fly"),
            "tiles[0].halves[0].action: found 'fly'; expected the id of an action");
  EXPECT_EQ(changed("action_tiles.json", "/tiles/0/halves/0/color", "multi"),
            "tiles[0].halves[0].color: found 'multi'; expected the colour of a tile end");
  // What may stand in a technology may not stand in a contract.
  EXPECT_EQ(changed("contracts.json", "/contracts/0/rewards/0",
                    json::object{{"op", "act"}, {"action", "energize"}}),
            "contracts[0].rewards[0].op: found 'act'; expected an effect that may stand here");
  EXPECT_EQ(changed("contract_slots.json", "/slots/0/reward/0",
                    json::object{{"op", "unlock_tech"}, {"level", 1}}),
            "slots[0].reward[0].op: found 'unlock_tech'; expected an effect that may stand here");
  EXPECT_EQ(changed("buildings.json", "/buildings/0/rewards/0/op", "gain_joy").substr(0, 28),
            "buildings[0].rewards[0].op: ");
  EXPECT_EQ(changed("contracts.json", "/contracts/4/requirement/what", "luck").substr(0, 60),
            "contracts[4].requirement.what: found the text 'luck'; expect");
  EXPECT_EQ(changed("contracts.json", "/contracts/0/requirement/color", "multi"),
            "contracts[0].requirement.color: found the text 'multi'; expected one of green, white, "
            "orange, purple");
  EXPECT_EQ(changed("contracts.json", "/contracts/0/kind", "silver"),
            "contracts: too few initial contracts; expected one for each player");
}

TEST(NucleumData, ExperimentsAndTechnologies) {
  EXPECT_EQ(changed("technologies.json", "/technologies/0/experiment", "b"),
            "technologies[0].experiment: found 'b'; expected 'a'");
  EXPECT_EQ(changed("technologies.json", "/technologies/3/level", 0),
            "technologies[3].level: found 0; expected a whole number from 1 to 3");
  EXPECT_EQ(changed("technologies.json", "/technologies/7/steps/1/min", 5),
            "technologies[7].steps[1].min: found 5; expected a whole number from 6 to 100");
  EXPECT_EQ(changed("technologies.json", "/technologies/0/rule", "the first one"),
            "technologies[0].rule: found 'the first one'; expected the number of a rule, such as "
            "NU-101");
  EXPECT_EQ(changed("experiments.json", "/experiments/2/starting_tiles", json::array{}),
            "experiments[2].starting_tiles: found 0 special directives; expected exactly one "
            "(NU-127)");
  EXPECT_EQ(changed("experiments.json", "/experiments/2/starting_tiles/0", "sd-b"),
            "experiments[2].starting_tiles: found 2 special directives; expected exactly one "
            "(NU-127)");
  EXPECT_EQ(changed("experiments.json", "/experiments/1/starting_tiles/0", "st-a1"),
            "experiments[1]: a tile belongs to another experiment, too; expected tiles of its own");
  EXPECT_EQ(changed("experiments.json", "/experiments/0/starting_tiles/0", "at01"),
            "experiments[0].starting_tiles[0]: found 'at01'; expected another tile of this kind");
  EXPECT_EQ(changed("industry.json", "/rows/0/turbine/by_experiment", true),
            "rows: 2 turbines depend on the experiment; expected exactly one");
  // Effects of effects have a depth.
  const auto deep = error_of(with("technologies.json", [](json::value& file) {
    for (auto& tech : file.at("technologies").as_array()) {
      if (tech.at("kind").as_string() != "immediate") continue;
      tech.as_object()["effects"] = json::array{
          json::object{{"op", "take_tile"}, {"then_track", true}, {"discount_thaler", 2}}};
    }
  }));
  EXPECT_EQ(deep,
            "data/technologies.json: technologies: too many technologies that are actions or "
            "tracks; expected effects of effects no deeper than 63");
}

TEST(NucleumData, TracksAndTheEnd) {
  EXPECT_EQ(changed("income_tracks.json", "/tracks/0/columns", json::array{}),
            "tracks[0].columns: the list has 0 items; expected exactly 7");
  EXPECT_EQ(changed("income_tracks.json", "/tracks/0/columns/3/thaler", 7),
            "tracks[0].columns[3].thaler: found 7; expected a whole number from 8 to 60");
  EXPECT_EQ(changed("income_tracks.json", "/tracks/1/columns/6", json::object{{"worker", 6}}),
            "tracks[1].columns[6]: the field 'vp' is missing; expected an object with that "
            "field");
  EXPECT_EQ(changed("achievement_track.json", "/spaces/3/value", 2),
            "spaces[3].value: found 2; expected a whole number from 4 to 255");
  EXPECT_EQ(changed("achievement_track.json", "/spaces/14/value", 15).substr(0, 52),
            "spaces[14].value: space 15 is in none of the ranges ");
  EXPECT_EQ(changed("achievement_track.json", "/segments/3/nucleum", true),
            "segments: found 4 segments with a nucleum; expected 3");
  EXPECT_EQ(changed("endgame.json", "/conditions/0/id", "boredom"),
            "conditions[0].id: found 'boredom'; expected 'action_stack_empty'");
  EXPECT_EQ(changed("setup.json", "/advanced_tiles/4", 31),
            "advanced_tiles.4: found 31; expected a whole number from 0 to 30");
  EXPECT_EQ(changed("setup.json", "/advanced_tiles/4", -1),
            "advanced_tiles.4: found -1; expected a whole number from 0 to 30");
  EXPECT_EQ(changed("setup.json", "/silver_contracts/4", 14),
            "silver_contracts.4: found 14; expected a whole number from 2 to 13");
  EXPECT_EQ(changed("setup_cards.json", "/cards/0/nucleum", "riesa"),
            "cards[0].nucleum: 'riesa' has no plant for a nucleum; expected a city with one");
  EXPECT_EQ(changed("setup_cards.json", "/supply/turbine_rubble", 2),
            "supply.turbine_rubble: found 2; expected a whole number from 3 to 20");
}

// The stack holds so many tiles, and all base tiles are in it.
TEST(NucleumData, MoreTilesThanTheStackHolds) {
  const auto with_base_tiles = [](int more) {
    return with("action_tiles.json", [more](json::value& file) {
      auto& tiles = file.at("tiles").as_array();
      json::object tile = tiles[0].as_object();
      tile["category"] = "base";
      for (int i = 0; i < more; ++i) {
        tile["id"] = "more" + std::to_string(i);
        tiles.push_back(tile);
      }
    });
  };
  EXPECT_EQ(error_of(with_base_tiles(45)),
            "data/action_tiles.json: tiles: found 65 base tiles, all of the stack; expected at "
            "most 64");
  EXPECT_EQ(error_of(with_base_tiles(44)),
            "data/setup.json: advanced_tiles.2: found 10; expected a whole number from 0 to 0");
}

// A byte holds no space beyond the highest.
TEST(NucleumData, NoSpaceFollowsTheHighestPossibleOne) {
  EXPECT_EQ(error_of(with("achievement_track.json",
                          [](json::value& file) {
                            for (const auto* ranges : {"groups", "segments"}) {
                              file.at(ranges).as_array().back().at("max") = 255;
                            }
                            auto& spaces = file.at("spaces").as_array();
                            spaces[spaces.size() - 2].at("value") = 255;
                            spaces.back().at("value") = 5;
                          })),
            "data/achievement_track.json: spaces[23].value: found 5; expected a whole number from "
            "256 to 255");
}

// Another map: a city more, with a mine and a plot, and two links to it.
TEST(NucleumData, AnotherMapByEditingFilesAlone) {
  Files files = embedded_files("nucleum");
  change(files, "cities.json", [](json::value& file) {
    const auto places = json::parse(R"({
      "x": 380, "y": 90,
      "plots": [{"id": "meissen-p1", "symbols": ["residence"], "red": false}],
      "mine_fields": [{"id": "meissen-m1", "uranium_bonus": 1, "red": true}],
      "turbine_slots": []})");
    file.at("cities").as_array().push_back(
        json::object{{"id", "meissen"},
                     {"name", {{"en", "Meissen"}, {"pl", "Miśnia"}}},
                     {"color", "green"},
                     {"maps", {{"map_1_2", places}, {"map_3_4", places}}}});
  });
  change(files, "links.json", [](json::value& file) {
    for (const auto* map : {"map_1_2", "map_3_4"}) {
      for (const auto* to : {"riesa", "dresden"}) {
        const std::string id = "meissen-" + std::string(to);
        json::array fields;
        for (const auto* number : {"-f1", "-f2", "-f3"}) {
          fields.push_back(json::object{{"id", id + number}, {"red", false}});
        }
        file.at("links").as_array().push_back(
            json::object{{"id", id},
                         {"map", map},
                         {"a", "meissen"},
                         {"b", to},
                         {"fields", fields},
                         {"completion_reward", {{"mode", "fixed"}, {"n", 4}}},
                         {"source", "designed"}});
      }
    }
  });
  expect_playable(files);
  const auto loaded = Nucleum::load(files);
  EXPECT_EQ(std::popcount(loaded->data().maps[1].cities), 20);
  EXPECT_EQ(loaded->catalog().size(kFieldSet), game().catalog().size(kFieldSet) + 6);
}

TEST(NucleumData, OtherFiguresByEditingFilesAlone) {
  Files files = embedded_files("nucleum");
  change(files, "buildings.json", [](json::value& file) {
    file.as_object()["prices"] = json::array{1, 1, 2, 9};
    file.at("buildings").at(0).as_object()["demand"] = 1;
  });
  change(files, "setup.json", [](json::value& file) {
    file.as_object()["offer_prices"] = json::array{4, 3, 3, 2, 1};
    file.at("player").as_object()["thaler"] = 9;
  });
  change(files, "power_plants.json",
         [](json::value& file) { file.as_object()["foreign_turbine_thaler"] = 2; });
  change(files, "income_tracks.json", [](json::value& file) {
    file.as_object()["tile_slots"] = 5;
    for (auto& track : file.at("tracks").as_array()) track.at("columns").as_array().resize(5);
  });
  expect_playable(files);
  const auto loaded = Nucleum::load(files);
  EXPECT_EQ(loaded->data().buildings[0].price, 1);
  EXPECT_EQ(loaded->data().row_slots, 5);
}

// What the number of players changes, for the set-up and for the check of a position.
TEST(NucleumData, OtherSetUpsByEditingFilesAlone) {
  const Files files = with("setup.json", [](json::value& file) {
    file.at("rubble") = json::object{{"2", false}, {"3", true}, {"4", true}};
    file.at("closed_places") = json::object{{"2", false}, {"3", false}, {"4", true}};
    file.at("marked_entries") = json::object{{"2", false}, {"3", false}, {"4", true}};
  });
  expect_playable(files);
  const StandIn other(files);
  const Rubble two = start(2).rubble();
  EXPECT_EQ(two.plots, 0);
  EXPECT_EQ(two.mines, 0);
  const State three = start(3);
  EXPECT_NE(three.rubble().plots, 0);
  EXPECT_EQ(three.rubble().turbines, 0);
  EXPECT_EQ(three.cheap_wagons, data().maps[1].wagons);
  const State four = start(4);
  EXPECT_NE(four.rubble().plots, 0);
  EXPECT_NE(four.rubble().mines, 0);
  EXPECT_EQ(four.rubble().turbines, data().maps[1].blocked_turbines);
  EXPECT_EQ(four.cheap_wagons[0], data().maps[1].wagons[0] - data().empty_wagon_spaces);
}

TEST(NucleumData, Words) {
  Files files = embedded_files("nucleum");
  json::value words = parse_json(**files.get("words/pl.json"), "").value();
  words.as_object().erase("ask_turn");
  files.put("words/pl.json", json::serialize(words));
  EXPECT_EQ(error_of(files).substr(0, 44), "words/pl.json: the field 'ask_turn' is missi");
}

// Pages draw what stands here, and only here.
TEST(NucleumData, PlacesOnTheSheet) {
  const std::string city = "/cities/0/maps/map_1_2";
  EXPECT_EQ(changed("cities.json", city + "/x", 759),
            "cities[0].maps.map_1_2.x: found 759; expected a whole number from 0 to 758");
  EXPECT_EQ(changed("cities.json", city + "/y", -1),
            "cities[0].maps.map_1_2.y: found -1; expected a whole number from 0 to 670");
  EXPECT_EQ(changed("cities.json", city + "/columns", 7),
            "cities[0].maps.map_1_2.columns: found 7; expected a whole number from 1 to 6");
  EXPECT_EQ(error_of(with("cities.json",
                          [](json::value& file) {
                            file.at_pointer("/cities/0/maps/map_1_2").as_object().erase("x");
                          }))
                .substr(0, 64),
            "data/cities.json: cities[0].maps.map_1_2: the field 'x' is missi");
  EXPECT_EQ(changed("coal.json", "/areas/1/maps/map_3_4/box", json::array{614, 4, 140}),
            "areas[1].maps.map_3_4.box: the list has 3 items; expected exactly 4");
  EXPECT_EQ(changed("coal.json", "/areas/1/maps/map_3_4/box/2", 145),
            "areas[1].maps.map_3_4.box[2]: found 145; expected a whole number from 1 to 144");
  // Places of cities follow from the city, tiles from the ends of their link.
  EXPECT_EQ(changed("cities.json", "/cities/0/x", 1).substr(0, 31),
            "cities[0]: unknown field 'x'; e");
  EXPECT_EQ(changed("links.json", "/links/0/fields/0/angle", 1).substr(0, 45),
            "links[0].fields[0]: unknown field 'angle'; ex");
}

}  // namespace pionek::nucleum::testing
