// The data loader: the shipped files with one thing damaged at a time must be refused, with an
// error that names the file, the field, what is wrong and what was expected. And whoever owns the
// box can correct tiles, monuments and prices by editing the files alone.
#include "engine/registry/registry.hpp"
#include "tests/praga/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::praga::testing {
namespace {

// "" when the files load.
std::string error_of(const Files& files) {
  const auto loaded = Praga::load(files);
  return loaded ? "" : loaded.error().text();
}

Files changed_in(Files files, const std::string& name, const Damage& change) {
  json::value file = parse_json(**files.get("data/" + name), name).value();
  change(file);
  files.put("data/" + name, json::serialize(file));
  return files;
}

Files with(const std::string& name, const Damage& change) {
  return changed_in(embedded_files("praga"), name, change);
}

std::string changed(const std::string& name, std::string_view pointer, const json::value& value) {
  return error_of(with(name, [&](json::value& file) { place_at(file, pointer) = value; }));
}

// Plays some games with changed files.
void expect_playable(const Files& files) {
  const auto loaded = Praga::load(files);
  ASSERT_TRUE(loaded) << loaded.error().text();
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      pionek::Setup setup;
      setup.seats = seats;
      if (seats == 1) setup.choice[kSoloOption] = seed % 2;
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

json::array& tiles_of(json::value& file) { return file.at("tiles").as_array(); }

}  // namespace

TEST(PragaData, ShippedFilesLoad) { EXPECT_EQ(error_of(embedded_files("praga")), ""); }

TEST(PragaData, EveryFileIsNeeded) {
  const Files shipped = embedded_files("praga");
  int files_needed = 0;
  // What teaches people, and how a game is told, is read by others.
  const auto by_others = [](const std::string& name) {
    return name.ends_with(".md") || name == "how.json" || name == "telling.json" ||
           name.starts_with("lessons/") || name.starts_with("puzzles/");
  };
  for (const auto& [name, text] : shipped.all()) {
    if (by_others(name)) continue;
    ++files_needed;
    Files files;
    for (const auto& [each, content] : shipped.all()) {
      if (each != name) files.put(each, content);
    }
    EXPECT_EQ(error_of(files), name + ": the file is missing; expected a readable file");
  }
  EXPECT_EQ(files_needed, 20);
}

TEST(PragaData, WhatNobodyReadsIsRefused) {
  EXPECT_EQ(changed("seals.json", "/wax", "red"),
            "data/seals.json: wax: nobody reads this field; expected only fields the game knows");
  EXPECT_EQ(changed("city.json", "/hexes/0/colors", "grey").substr(0, 53),
            "data/city.json: hexes[0]: unknown field 'colors'; exp");
  Files more = embedded_files("praga");
  more.put("data/market.json", "{}");
  EXPECT_EQ(error_of(more),
            "data/market.json: nobody reads this file; expected only files the game knows");
}

TEST(PragaData, AnImpossibleTile) {
  EXPECT_EQ(changed("wall_tiles.json", "/tiles/0/edges/0/edge", 6),
            "data/wall_tiles.json: tiles[0].edges[0].edge: found 6; expected a whole number from "
            "0 to 5");
  EXPECT_EQ(changed("wall_tiles.json", "/tiles/0/cost/stone", 10),
            "data/wall_tiles.json: tiles[0].cost.stone: found 10; expected a whole number from 0 "
            "to 9");
  EXPECT_EQ(changed("upgrade_tiles.json", "/tiles/0/action", "sleep").substr(0, 61),
            "data/upgrade_tiles.json: tiles[0].action: found the text 'sle");
  EXPECT_EQ(changed("building_tiles.json", "/tiles/2/id", "b1_01"),
            "data/building_tiles.json: tiles[2].id: 'b1_01' is taken; expected an id of its own");
  EXPECT_EQ(changed("building_tiles.json", "/tiles/0/reward/0",
                    json::object{{"op", "action"}, {"action", "any"}}),
            "data/building_tiles.json: tiles[0].reward[0]: this effect cannot stand here; "
            "expected another effect");
  EXPECT_EQ(changed("wall_tiles.json", "/tiles/0/corners",
                    json::array{json::object{{"corner", 1}, {"colour", "red"}},
                                json::object{{"corner", 1}, {"colour", "blue"}}}),
            "data/wall_tiles.json: tiles[0].corners[1].corner: the corner is named twice; "
            "expected each once");
}

TEST(PragaData, AStackThatIsTooShort) {
  EXPECT_EQ(error_of(with("upgrade_tiles.json",
                          [](json::value& file) {
                            auto& tiles = tiles_of(file);
                            tiles.erase(tiles.begin(), tiles.begin() + 9);
                          })),
            "data/upgrade_tiles.json: tiles: there are 2 regular tiles of era 1; expected 3 to 31");
  EXPECT_EQ(error_of(with("wall_tiles.json",
                          [](json::value& file) {
                            auto& tiles = tiles_of(file);
                            tiles.erase(tiles.end() - 4, tiles.end());
                          })),
            "data/wall_tiles.json: tiles: there are 0 special tiles of era 2; expected 1 to 31");
  EXPECT_EQ(error_of(with("building_tiles.json",
                          [](json::value& file) {
                            auto& tiles = tiles_of(file);
                            tiles.erase(tiles.begin(), tiles.begin() + 10);
                          })),
            "data/city.json: hexes: 2 spaces are filled in the set-up; expected no more than the "
            "stack of buildings has beyond the row");
  EXPECT_EQ(
      error_of(with("technology_tiles.json",
                    [](json::value& file) {
                      auto& tiles = tiles_of(file);
                      tiles.erase(tiles.begin() + 6, tiles.begin() + 9);
                    })),
      "data/technology_tiles.json: tiles: there are 3 tiles of level 2; expected one for each "
      "of 4 players at least");
}

TEST(PragaData, TheMap) {
  EXPECT_EQ(error_of(with("city.json",
                          [](json::value& file) {
                            auto& hexes = file.at("hexes").as_array();
                            hexes[11].as_object()["q"] = hexes[10].at("q");
                            hexes[11].as_object()["r"] = hexes[10].at("r");
                          })),
            "data/city.json: hexes[11]: another hex lies at 2, -2; expected a hex of its own");
  EXPECT_EQ(changed("city.json", "/hexes/10/plaza", "pa"),
            "data/city.json: hexes[10].plaza: found 'pa'; expected the one plaza that the space "
            "touches");
  EXPECT_EQ(changed("city.json", "/hexes/20/extra_gold", 1),
            "data/city.json: hexes[20].extra_gold: found 1; expected a whole number from 0 to 0");
  EXPECT_EQ(changed("action_board.json", "/wall_spaces/0/q", 7),
            "data/action_board.json: wall_spaces[0]: it does not touch the action board; expected "
            "a hex that does");
  EXPECT_EQ(changed("action_board.json", "/action_hexes/0/action", "wall"),
            "data/action_board.json: action_hexes: no hex, or more than one, for mines; expected "
            "one each");
  EXPECT_EQ(changed("plaza_tiles.json", "/tiles/0/colour", "grey"),
            "data/plaza_tiles.json: tiles: there are too few yellow tiles; expected one for each "
            "plaza of the colour");
}

TEST(PragaData, TheCrane) {
  EXPECT_EQ(changed("crane.json", "/positions/5/cost_gold", 1),
            "data/crane.json: positions[5].cost_gold: found 1; expected a whole number from 0 to "
            "0");
  EXPECT_EQ(changed("crane.json", "/positions/5/zone", "red"),
            "data/crane.json: positions[5].zone: the zones are out of order; expected red, then "
            "green, then blue");
  EXPECT_EQ(changed("crane.json", "/setup/3/platform", 3),
            "data/crane.json: setup.3: the game would not end after 48 turns; expected another "
            "start or drop position");
  EXPECT_EQ(changed("crane.json", "/setup/3/tile_positions/4", 4),
            "data/crane.json: setup.3.tile_positions[4]: the box is there; expected a free "
            "position");
  EXPECT_EQ(changed("crane.json", "/rotation/double_when_arrow_at", 10).substr(0, 16),
            "data/crane.json:");
  EXPECT_EQ(changed("crane.json", "/sectors/3/kind", "box"),
            "data/crane.json: sectors[3].kind: the box is sector 0 and no other; expected 'box' "
            "there and only there");
  EXPECT_EQ(changed("action_tiles.json", "/tiles/1/side_a/1", "mines"),
            "data/action_tiles.json: tiles[1].side_a: the same action twice; expected two "
            "(PR-203)");
}

TEST(PragaData, TheGreatWorks) {
  EXPECT_EQ(changed("monuments.json", "/monuments/0/layouts/A/7/col", 5),
            "data/monuments.json: monuments[0].layouts.A[7].col: found 5; expected a whole number "
            "from 2 to 2");
  EXPECT_EQ(changed("monuments.json", "/monuments/1/layouts/B/3/row", 9),
            "data/monuments.json: monuments[1].layouts.B[3].row: found 9; expected a whole number "
            "from 1 to 1");
  EXPECT_EQ(changed("monuments.json", "/monuments/0/levels/1/rows", json::array{3}),
            "data/monuments.json: monuments[0].levels[2].rows[0]: found 5; expected a whole "
            "number from 4 to 4");
  EXPECT_EQ(changed("kings_road.json", "/segments/1/egg", json::array{}), "");
  EXPECT_EQ(changed("kings_road.json", "/segments/0/egg/0/optional", false),
            "data/kings_road.json: segments[0].egg[0].optional: found false; expected true "
            "(PR-802)");
  EXPECT_EQ(changed("bridge.json", "/setup/v_at_bridge", 4),
            "data/bridge.json: setup: there are 6 tiles V; expected a place for each");
  EXPECT_EQ(changed("kings_road.json", "/alternative_tiles/1/segment", 1),
            "data/kings_road.json: alternative_tiles[1].segment: a second tile; expected one for "
            "a segment");
}

TEST(PragaData, ThePlayerBoard) {
  EXPECT_EQ(changed("player_board.json", "/tracks/3/steps/4/tile_level", 1),
            "data/player_board.json: tracks[3].steps[4].tile_level: the level comes twice; "
            "expected each level once (PR-902)");
  EXPECT_EQ(changed("player_board.json", "/tracks/0/on_reach/1/gain/0",
                    json::object{{"op", "production_token"}, {"track", "mines"}}),
            "data/player_board.json: tracks[0].on_reach: more than one token or seal, or one of "
            "another track; expected one of each at most");
  EXPECT_EQ(changed("player_board.json", "/resource_bonuses/0/when/any_of/0/at_least", 2),
            "data/player_board.json: resource_bonuses[0].when.any_of[0].at_least: found 2; "
            "expected a whole number from 3 to 9");
  EXPECT_EQ(changed("technology_tiles.json", "/tiles/0/kind", "one_shot"),
            "data/technology_tiles.json: tiles[0].kind: found 'one_shot'; expected 'permanent'");
  // A technology for eggs that gives eggs would never end.
  EXPECT_EQ(changed("technology_tiles.json", "/tiles/11/effect/0/gain/0",
                    json::object{{"op", "gain"}, {"what", "egg"}, {"n", 1}}),
            "data/technology_tiles.json: tiles[11].effect[0].gain[0]: this effect cannot stand "
            "here; expected another effect");
  EXPECT_EQ(changed("seals.json", "/seals/0/final/0/cost/gold", 0),
            "data/seals.json: seals[0].final[0].cost: nothing is paid; expected a price");
}

TEST(PragaData, TheAutomatedOpponent) {
  EXPECT_EQ(changed("parler.json", "/plaza_cycle/1", "pa"),
            "data/parler.json: plaza_cycle[1]: the plaza is named twice; expected each once");
  EXPECT_EQ(changed("parler.json", "/start/token_at_mines", 3),
            "data/parler.json: start: the figures do not rise; expected start, then token, then "
            "maximum");
  EXPECT_EQ(changed("parler.json", "/seals/other", "seal_wax"),
            "data/parler.json: seals.other: found 'seal_wax'; expected the id of a seal");
}

// The gold of an upgrade comes when the action begins: it buys no egg for it.
TEST(PragaData, TheBonusOfAnUpgradeDoesNotPayTheWheel) {
  RULE("PR-202");
  const Files files = with("upgrade_tiles.json", [](json::value& file) {
    for (auto& tile : tiles_of(file)) {
      if (tile.at("id") == "u1_11") {
        tile.at("bonus") = json::array{json::object{{"op", "gain"}, {"what", "gold"}, {"n", 1}}};
      }
    }
  });
  const Praga other = Praga::load(files).value();
  State s = scene();
  lay_upgrade(s, "u1_11");
  empty_row(s, Kind::upgrade);
  player(s).road = 3;
  take(s, "road", "sec_egg_gold");
  Menu menu;
  other.options(s, menu);
  EXPECT_NE(menu.find(move_of(s, "end")), nullptr);
}

// A pack as somebody with the box might make it: other tiles, stacks, grids, tracks and prices.
TEST(PragaData, AnotherPackNeedsNoOtherCode) {
  Files files = embedded_files("praga");
  // Five more regular walls of era I, and fewer upgrades.
  files = changed_in(files, "wall_tiles.json", [](json::value& file) {
    auto& tiles = tiles_of(file);
    for (int i = 0; i < 5; ++i) {
      json::value more = tiles[static_cast<std::size_t>(i)];
      more.as_object()["id"] = "wx_" + std::to_string(i);
      more.at("cost").as_object()["gold"] = 1;
      tiles.push_back(more);
    }
  });
  files = changed_in(files, "upgrade_tiles.json", [](json::value& file) {
    auto& tiles = tiles_of(file);
    tiles.erase(tiles.begin(), tiles.begin() + 6);
  });
  // A Hunger Wall of 7 rows and 4 columns.
  files = changed_in(files, "monuments.json", [](json::value& file) {
    auto& wall = file.at("monuments").as_array()[0].as_object();
    wall["rows"] = 7;
    wall["cols"] = 4;
    wall["row_vp"] = json::array{0, 1, 2, 4, 7, 10, 14};
    wall["col_value"] = json::array{0, 1, 2, 4};
    wall["levels"].as_array()[2].as_object()["rows"] = json::array{5, 6, 7};
    for (auto& [name, layout] : wall["layouts"].as_object()) {
      json::array fields;
      for (int row = 1; row <= 7; ++row) {
        for (int col = 0; col < 4; ++col) {
          const int level = row <= 2 ? 1 : row <= 4 ? 2 : 3;
          json::value effect = nullptr;
          if (row == 2 && col == 1) effect = json::object{{"op", "arrow"}, {"dir", "up"}};
          if (row == 6) effect = json::object{{"op", "gain"}, {"what", "vp"}, {"n", 3}};
          fields.push_back(
              json::object{{"row", row}, {"col", col}, {"level", level}, {"effect", effect}});
        }
      }
      layout = fields;
    }
  });
  files = changed_in(files, "bridge.json", [](json::value& file) {
    file.at("tiles_v").as_array()[5].at("final").as_array()[0].as_object()["vp_by_row"] =
        json::array{0, 1, 2, 3, 4, 5, 6};
    file.at("planks").as_array().pop_back();
  });
  // Dearer red positions, a longer university, one plaza less with a tile.
  files = changed_in(files, "crane.json", [](json::value& file) {
    file.at("positions").as_array()[1].as_object()["cost_gold"] = 4;
  });
  files = changed_in(files, "player_board.json", [](json::value& file) {
    auto& steps = file.at("tracks").as_array()[2].at("steps").as_array();
    steps.push_back(json::object{{"step", 9}, {"multiplier", 4}});
  });
  expect_playable(files);
  const Praga other = Praga::load(files).value();
  EXPECT_EQ(other.data().monuments[0].rows, 7);
  EXPECT_EQ(other.data().tiles.size(), 101U);
  EXPECT_EQ(other.catalog().size(kFieldSet), 28 + 30);
}

}  // namespace pionek::praga::testing
