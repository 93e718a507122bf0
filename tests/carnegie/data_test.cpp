// The data loader: the shipped files with one thing damaged at a time must be refused, with an
// error that names the file, the field, what is wrong and what was expected. And what is designed
// can be changed by editing the files alone.
#include "engine/core/playout.hpp"
#include "engine/registry/registry.hpp"
#include "tests/carnegie/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::carnegie::testing {
namespace {

const std::string kUnread = ": nobody reads this field; expected only fields the game knows";

// "" when the files load.
std::string error_of(const Files& files) {
  const auto loaded = Carnegie::load(files);
  return loaded ? "" : loaded.error().text();
}

Files with(const std::string& name, const Damage& change) {
  Files files = embedded_files("carnegie");
  json::value file = parse_json(**files.get("data/" + name), name).value();
  change(file);
  files.put("data/" + name, json::serialize(file));
  return files;
}

std::string changed(const std::string& name, std::string_view pointer, const json::value& value) {
  return error_of(with(name, [&](json::value& file) { place_at(file, pointer) = value; }));
}

// Plays some games with changed files.
void expect_playable(const Files& files) {
  const auto loaded = Carnegie::load(files);
  ASSERT_TRUE(loaded) << loaded.error().text();
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
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

TEST(CarnegieData, ShippedFilesLoad) { EXPECT_EQ(error_of(embedded_files("carnegie")), ""); }

TEST(CarnegieData, EveryFileIsNeeded) {
  const Files shipped = embedded_files("carnegie");
  for (const std::string name :
       {"data/game.json", "data/regions.json", "data/cities.json", "data/links.json",
        "data/connections.json", "data/transport.json", "data/timeline.json", "data/company.json",
        "data/departments.json", "data/projects.json", "data/donations.json", "data/solo.json",
        "words/en.json", "words/pl.json"}) {
    Files files;
    for (const auto& [each, text] : shipped.all()) {
      if (each != name) files.put(each, text);
    }
    EXPECT_EQ(error_of(files), name + ": the file is missing; expected a readable file");
  }
}

TEST(CarnegieData, TheMap) {
  EXPECT_EQ(changed("cities.json", "/cities/0/region", "north"),
            "data/cities.json: cities[0].region: found the text 'north'; expected one of west, "
            "midwest, south, east");
  EXPECT_EQ(changed("cities.json", "/cities/1/id", "New York"),
            "data/cities.json: cities[1].id: found 'New York'; expected an id of small letters, "
            "digits, '-', '_' and '.'");
  EXPECT_EQ(changed("cities.json", "/cities/1/id", "seattle"),
            "data/cities.json: cities[1].id: the city 'seattle' stands here a second time; "
            "expected each id once");
  EXPECT_EQ(changed("cities.json", "/cities/0/slots/0/type", "housing"),
            "data/cities.json: cities[0].slots[0].type: found the type 'housing'; expected 'any' "
            "in small cities and only there");
  EXPECT_EQ(changed("cities.json", "/cities/4/slots/1/x", 1),
            "data/cities.json: cities[4].slots[1].x: the spaces are out of order; expected rising "
            "from left to right");
  EXPECT_EQ(changed("cities.json", "/cities/4/transportIncome", true),
            "data/cities.json: cities[4].transportIncome: found true; expected false: only small "
            "cities have the symbol");
  EXPECT_EQ(changed("links.json", "/links/3/a", "san_francisco"),
            "data/links.json: links[3]: a link that is there already or leads nowhere; expected "
            "two cities, each pair once");
  EXPECT_EQ(changed("links.json", "/links/3/a", "gotham"),
            "data/links.json: links[3].a: found 'gotham'; expected the id of a city");
  EXPECT_EQ(
      changed("connections.json", "/largeCities/0/value", 3),
      "data/connections.json: largeCities[0].value: found 3; expected a whole number from 2 to 2");
  EXPECT_EQ(changed("connections.json", "/largeCities/0",
                    json::object{{"city", "chicago"}, {"value", 1}}),
            "data/connections.json: largeCities: these are not the large cities of the map; "
            "expected each large city once");
  EXPECT_EQ(changed("transport.json", "/tracks/0/spaces/2/level", "wagon"),
            "data/transport.json: tracks[0].spaces[2].level: the level falls; expected a level "
            "that is not lower than the one before");
  EXPECT_EQ(changed("transport.json", "/tracks/0/spaces/2/maxDiscs", 2),
            "data/transport.json: tracks[0].spaces[2].maxDiscs: only the last space is limited; "
            "expected null");
  EXPECT_EQ(changed("transport.json", "/tracks/0/spaces/0/cost", 1),
            "data/transport.json: tracks[0].spaces[0].cost: the first position costs something; "
            "expected null");
  EXPECT_EQ(changed("transport.json", "/tracks/0/totalCost", 13),
            "data/transport.json: tracks[0].totalCost: found 13; expected a whole number from 12 "
            "to 12");
}

// A misspelt field, or one that was forgotten when the rule was written, must not pass unseen.
TEST(CarnegieData, WhatNobodyReadsIsRefused) {
  EXPECT_EQ(changed("cities.json", "/cities/4/color", "red"),
            "data/cities.json: cities[4].color" + kUnread);
  EXPECT_EQ(changed("solo.json", "/andrew/hats", 1), "data/solo.json: andrew.hats" + kUnread);
  EXPECT_EQ(changed("timeline.json", "/tiles/0/name", "t"),
            "data/timeline.json: tiles[0].name" + kUnread);
  EXPECT_EQ(changed("solo.json", "/cards/3/note", "seen on a table"), "") << "that is for people";
  Files files = embedded_files("carnegie");
  files.put("data/ops.json", "{}");
  EXPECT_EQ(error_of(files),
            "data/ops.json: nobody reads this file; expected only files the game knows");
}

TEST(CarnegieData, TheTableOfConnectionsIsComplete) {
  EXPECT_EQ(changed("connections.json", "/table/1/value", 5),
            "data/connections.json: table[1].value: the value stands here a second time; expected "
            "each value once");
  EXPECT_EQ(error_of(with("connections.json",
                          [](json::value& file) { file.at("table").as_array().pop_back(); })),
            "data/connections.json: table: there is no row for the value 2; expected one for "
            "every sum of large cities");
}

TEST(CarnegieData, TheCompany) {
  EXPECT_EQ(changed("company.json", "/cells/8/content", "start_hr"),
            "data/company.json: cells[12].content: not a starting department, or one placed "
            "already; expected each once");
  EXPECT_EQ(changed("company.json", "/cells/5/col", 2),
            "data/company.json: cells[5].col: found 2; expected a whole number from 1 to 1");
  EXPECT_EQ(changed("company.json", "/lobby", "r0c0"),
            "data/company.json: lobby: the lobby is another room; expected 'r3c1'");
  EXPECT_EQ(changed("departments.json", "/tiles/3/number", 9),
            "data/departments.json: tiles[3].number: found 9; expected a whole number from 4 to 4");
  EXPECT_EQ(changed("departments.json", "/tiles/0/uses/0/do/1/op", "fly").substr(0, 66),
            "data/departments.json: tiles[0].uses[0].do[1].op: found the text '");
  EXPECT_EQ(
      changed("departments.json", "/tiles/4/uses/0/do/1", json::object{{"op", "moves"}, {"n", 2}}),
      "data/departments.json: tiles[4].uses[0]: moves outside hr; expected a department of "
      "hr");
  EXPECT_EQ(changed("departments.json", "/tiles/0/mode", "passive"),
            "data/departments.json: tiles[0].mode: found 'passive'; expected 'per_employee' "
            "exactly where there are uses");
  EXPECT_EQ(changed("departments.json", "/tiles/7/passive/needsActive", false),
            "data/departments.json: tiles[7].passive.needsActive: the effect is not known like "
            "this; expected true");
  EXPECT_EQ(changed("departments.json", "/starting/0/desks", json::array{}),
            "data/company.json: cells: the department 'start_hr' has no desk; expected a desk for "
            "the employee who starts there");
  EXPECT_EQ(changed("company.json", "/cells/0/content", "start_hr"),
            "data/company.json: cells[0].content: something stands in a free room or the lobby; "
            "expected null");
}

// What a use would silently leave out is refused.
TEST(CarnegieData, UsesSayAllThatTheyDo) {
  const auto gain = [](const char* what) {
    return json::object{{"op", "gain"}, {"what", what}, {"n", 1}};
  };
  EXPECT_EQ(changed("departments.json", "/tiles/8/uses/0/do/2", gain("vp")),
            "data/departments.json: tiles[8].uses[0]: moves or gains beside what the use leads "
            "to; expected one or the other");
  EXPECT_EQ(changed("departments.json", "/tiles/9/uses/0/do/2",
                    json::object{{"op", "donate"}, {"field", "held_by_other_player"}}),
            "data/departments.json: tiles[9].uses[0].do[2]: a second thing that the use leads to; "
            "expected one of them in each use");
  EXPECT_EQ(changed("departments.json", "/tiles/9/uses/0/do/2", json::object{{"op", "mission"}}),
            "data/departments.json: tiles[9].uses[0].do[2]: a mission after what it is for; "
            "expected the mission first");
  EXPECT_EQ(changed("departments.json", "/tiles/5/uses/0/do/0/pay",
                    json::object{{"goods", 1}, {"money", 1}}),
            "data/departments.json: tiles[5].uses[0].do[0].pay.money" + kUnread);
  EXPECT_EQ(changed("departments.json", "/tiles/3/extraBuildCost", json::object{{"good", 2}}),
            "data/departments.json: tiles[3].extraBuildCost.good" + kUnread);
  EXPECT_EQ(changed("departments.json", "/starting/0/uses/0/do/1", gain("money")),
            "data/departments.json: starting[0].printedEmployees: a printed employee who would "
            "have to choose; expected 0, or one use that only gives moves or research");
}

TEST(CarnegieData, StripsDonationsAndSetup) {
  EXPECT_EQ(changed("projects.json", "/types/0/sides/A/spaces/6/endVp", 9),
            "data/projects.json: types[0].sides.A.spaces: the positions give 12 VP; expected at "
            "most 6 (maxEndVp)");
  EXPECT_EQ(changed("projects.json", "/types/3/startDisc", true),
            "data/projects.json: types[3].sides.A.spaces[0].kind: the first position does not fit "
            "'startDisc'; expected 'disc'");
  EXPECT_EQ(changed("projects.json", "/types/0/sides/A/spaces/1/kind", "vp"),
            "data/projects.json: types[0].sides.A.spaces[1].income: a position without a disc "
            "place pays; expected an income only at disc places");
  EXPECT_EQ(changed("projects.json", "/types/0/sides/A/spaces/1/endVp", 2),
            "data/projects.json: types[0].sides.A.spaces[1].endVp: found 2; expected a whole "
            "number from 0 to 0");
  EXPECT_EQ(changed("projects.json", "/types/0/sides/A/spaces/6/donationCapBonus", 3),
            "data/projects.json: types[0].sides.A.spaces[6].donationCapBonus: found 3; expected a "
            "whole number from 0 to 0");
  EXPECT_EQ(changed("donations.json", "/capBonusPerFullB", 4),
            "data/donations.json: capBonusPerFullB: found 4; expected 3 as on the strips");
  EXPECT_EQ(changed("donations.json", "/fields/0/score/op", "score_pr"),
            "data/donations.json: fields[0].score.op: found the text 'score_pr'; expected one of "
            "score_flat, score_per");
  EXPECT_EQ(changed("donations.json", "/fields/1/id", "edu_hr"),
            "data/donations.json: fields[1].id: the field 'edu_hr' stands here a second time; "
            "expected each id once");
  EXPECT_EQ(
      changed("donations.json", "/costStepCommunications", 4),
      "data/donations.json: costStepCommunications: found 4; expected a whole number from 3 to 3");
  EXPECT_EQ(changed("game.json", "/rounds", 19),
            "data/game.json: rounds: found 19; expected as many rounds as the timeline has spaces");
  EXPECT_EQ(changed("game.json", "/setup/discsSupply", 21),
            "data/game.json: setup.discsSupply: found 21; expected a whole number from 22 to 22");
  EXPECT_EQ(changed("game.json", "/setup/employeesReserve", 4),
            "data/game.json: setup.employeesReserve: found 4; expected a whole number from 5 to 5");
  EXPECT_EQ(changed("game.json", "/setup/removedDepartments/2", 31),
            "data/game.json: setup.removedDepartments.2: found 31; expected a whole number from 0 "
            "to 30");
}

TEST(CarnegieData, TimelineAndCards) {
  EXPECT_EQ(changed("timeline.json", "/tiles/0/sides/front/1/region", "west"),
            "data/timeline.json: tiles[0].sides.front[1].region: a donation has no region; "
            "expected null");
  EXPECT_EQ(changed("solo.json", "/cards/0/back", "rnd"),
            "data/solo.json: cards[0].back: the back does not fit; expected 'hr'");
  EXPECT_EQ(changed("solo.json", "/difficulties/1/basic", 14),
            "data/solo.json: difficulties[1]: the deck has 19 cards; expected one card for each "
            "of the 20 rounds");
  EXPECT_EQ(changed("solo.json", "/scoreCards/2", 0),
            "data/solo.json: scoreCards[2]: found 0; expected a whole number from 1 to 99");
}

TEST(CarnegieData, CardsAreToldByTheirCities) {
  const auto loaded = Carnegie::load(embedded_files("carnegie"));
  const Catalog& catalog = loaded->catalog();
  EXPECT_EQ(catalog.name(Thing{kCardSet, 0}, Lang::en), "Salt Lake City, Reno");
  for (int card = 0; card < catalog.size(kCardSet); ++card) {
    const Thing each{kCardSet, static_cast<std::uint16_t>(card)};
    EXPECT_NE(catalog.name(each, Lang::pl), catalog.id(each)) << "nobody reads ids";
  }
}

// What could not be read off the real game is replaced by editing JSON: other lengths, costs and
// numbers of desks make another game, not a broken one.
TEST(CarnegieData, DesignedFiguresAreDataAlone) {
  expect_playable(with("projects.json", [](json::value& file) {
    // A long strip with a disc place at its end, a short one, other costs.
    json::array& longer = file.at_pointer("/types/1/sides/A/spaces").as_array();
    for (int pos = 7; pos < 10; ++pos) {
      longer.push_back(json::object{
          {"pos", pos},
          {"cost", 1},
          {"kind", "disc"},
          {"income", json::array{json::object{{"op", "gain"}, {"what", "research"}, {"n", 2}}}}});
    }
    file.at_pointer("/types/0/sides/B/spaces").as_array().resize(3);
    place_at(file, "/types/2/sides/A/spaces/1/cost") = 1;
    // Points and the higher cap at one position.
    place_at(file, "/types/1/sides/B/spaces/6/endVp") = 4;
  }));
  expect_playable(with("departments.json", [](json::value& file) {
    place_at(file, "/starting/0/desks") = json::array{0, 4};
    place_at(file, "/starting/1/desks") = json::array{2, 0, 1, 3};
    place_at(file, "/starting/3/desks") = json::array{0};
  }));
  expect_playable(with("company.json", [](json::value& file) {
    std::swap(file.at_pointer("/cells/0/content"), file.at_pointer("/cells/8/content"));
    std::swap(file.at_pointer("/cells/0/kind"), file.at_pointer("/cells/8/kind"));
  }));
}

// A department that gives more than research is no longer used by itself, and gives all of it.
TEST(CarnegieData, WhatAUseGivesIsNotLost) {
  const auto loaded = Carnegie::load(with("departments.json", [](json::value& file) {
    place_at(file, "/starting/4/uses/0/do/1") =
        json::object{{"op", "gain"}, {"what", "money"}, {"n", 1}};
  }));
  ASSERT_TRUE(loaded);
  State s = scene();
  stand(s, "start_rnd", 2);
  s.row = static_cast<std::uint8_t>(row("rnd"));
  at_phase(s, Phase::departments);
  Silent silent;
  loaded->play(s, make_move(Act::done), silent);
  ASSERT_EQ(step(s), Step::use);
  EXPECT_EQ(s.agenda.top().pool, 0);
  const Department& research = loaded->data().department(tile("start_rnd"));
  loaded->play(s, make_move(Act::use, research.first_use), silent);
  EXPECT_EQ(s.agenda.top().pool, 3);
  EXPECT_EQ(s.players[0].money, 1);
}

// Desks of different cost: the cheapest is taken first and freed first.
TEST(CarnegieData, DesksMayDiffer) {
  const auto loaded = Carnegie::load(with("departments.json", [](json::value& file) {
    place_at(file, "/starting/1/desks") = json::array{4, 0, 1};
  }));
  ASSERT_TRUE(loaded);
  State s = scene();
  lie(s, "start_commerce", 3);
  s.players[0].money = 9;
  at_phase(s, Phase::activation);
  Silent silent;
  for (const int left : {9, 8, 4}) {
    loaded->play(s, make_move(Act::activate, room("r3c2")), silent);
    EXPECT_EQ(s.players[0].money, left);
  }
}

}  // namespace pionek::carnegie::testing
