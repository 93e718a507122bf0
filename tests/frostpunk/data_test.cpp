// The data loader: the shipped files with one thing damaged at a time must be refused, with an
// error that names the file, the card, the place, what is wrong and what was expected.
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::frostpunk::testing {
namespace {

std::string error_of(const Files& files) {
  const auto loaded = Frostpunk::load(files);
  return loaded ? "" : loaded.error().text();
}
std::string changed(const std::string& name, std::string_view pointer, const json::value& value) {
  return error_of(edited(name, [&](json::value& file) { place_at(file, pointer) = value; }));
}
// The effect of the first morning card.
std::string with_ops(std::string_view ops) {
  return changed("morning.json", "/cards/0/do", json::parse(ops));
}

}  // namespace

TEST(FrostpunkData, ShippedFilesLoad) { EXPECT_EQ(error_of(embedded_files("frostpunk")), ""); }

TEST(FrostpunkData, EveryFileIsNeeded) {
  const Files shipped = embedded_files("frostpunk");
  for (const auto& [name, text] : shipped.all()) {
    if (!name.starts_with("data/") && !name.starts_with("words/")) continue;
    Files files;
    for (const auto& [each, content] : shipped.all()) {
      if (each != name) files.put(each, content);
    }
    EXPECT_EQ(error_of(files), name + ": the file is missing; expected a readable file");
  }
}

TEST(FrostpunkData, UnknownOpsTypesAndThings) {
  EXPECT_EQ(with_ops(R"([{"op": "gian", "res": "wood", "n": 1}])").substr(0, 77),
            "data/morning.json: cards[0].do[0].op (p01): found the text 'gian'; expected o");
  EXPECT_EQ(with_ops(R"([{"op": "sick", "type": "robot", "n": 1}])"),
            "data/morning.json: cards[0].do[0].type (p01): found the text 'robot'; expected one of "
            "worker, engineer, child, any, adult, round");
  EXPECT_EQ(with_ops(R"([{"op": "build_free", "building": "igloo", "n": 1}])"),
            "data/morning.json: cards[0].do[0].building (p01): found 'igloo'; expected the id of a "
            "building");
  EXPECT_EQ(
      with_ops(R"([{"op": "dusk_add", "card": "z099"}])"),
      "data/morning.json: cards[0].do[0].card (p01): found 'z099'; expected the id of a card");
  EXPECT_EQ(with_ops(R"([{"op": "dusk_add", "card": "p02"}])"),
            "data/morning.json: cards[0].do[0].card (p01): found 'p02'; expected a dusk card");
  EXPECT_EQ(with_ops(R"([{"op": "reveal", "card": "z001"}])"),
            "data/morning.json: cards[0].do[0].card (p01): found 'z001'; expected a scenario card");
  EXPECT_EQ(with_ops(R"([{"op": "ruin", "building": "sawmill", "n": 1}])"),
            "data/morning.json: cards[0].do[0].building (p01): found 'sawmill'; expected a shelter "
            "that can become Ruins");
}

TEST(FrostpunkData, Arguments) {
  EXPECT_EQ(with_ops(R"([{"op": "gain", "res": "wood", "n": 0}])"),
            "data/morning.json: cards[0].do[0].n (p01): found 0; expected a whole number from 1 to "
            "50");
  EXPECT_EQ(with_ops(R"([{"op": "hope", "n": 0}])"),
            "data/morning.json: cards[0].do[0].n (p01): found the number 0; expected more or less");
  EXPECT_EQ(with_ops(R"([{"op": "gain", "res": "wood"}])"),
            "data/morning.json: cards[0].do[0] (p01): the field 'n' is missing; expected an object "
            "with that field");
  EXPECT_EQ(
      with_ops(R"([{"op": "gain", "res": "wood", "n": 1, "m": 2}])"),
      "data/morning.json: cards[0].do[0].m: nobody reads this field; expected only fields the "
      "game knows");
  EXPECT_EQ(with_ops(R"([{"op": "store", "res": "food", "n": 1}])"),
            "data/morning.json: cards[0].do[0].res (p01): 'store' cannot be of 'food'; expected "
            "other goods");
  EXPECT_EQ(with_ops(R"([{"op": "peek_dusk", "n": 4, "discard_up_to": 1}])"),
            "data/morning.json: cards[0].do[0].n (p01): found 4; expected a whole number from 1 to "
            "3");
  EXPECT_EQ(with_ops(R"([{"op": "place_tile", "kinds": ["far", "near"]}])"),
            "data/morning.json: cards[0].do[0].kinds[1] (p01): a near tile after a far one; "
            "expected near first");
}

TEST(FrostpunkData, ChoicesAndConditions) {
  EXPECT_EQ(with_ops(R"([{"op": "choose", "options": []}])"),
            "data/morning.json: cards[0].do[0].options (p01): the list has 0 items; expected 1 to "
            "6");
  EXPECT_EQ(
      with_ops(R"([{"op": "if", "cond": {"cmp": ">=", "n": 1}, "then": []}])"),
      "data/morning.json: cards[0].do[0].cond (p01): the field 'expr' is missing; expected an "
      "object with that field");
  EXPECT_EQ(
      with_ops(R"([{"op": "if", "cond": {"expr": "luck", "cmp": ">=", "n": 1}, "then": []}])"),
      "data/morning.json: cards[0].do[0].cond.expr (p01): found 'luck'; expected an expression "
      "such as active.care, food or built.tent");
  EXPECT_EQ(with_ops(R"([{"op": "each", "expr": "active.joy", "do": []}])"),
            "data/morning.json: cards[0].do[0].expr (p01): found 'active.joy'; expected one of "
            "active.care, active.justice, active.motivation, active.anger, active.apathy, "
            "active.greed, active.hope, active.discontent");
  EXPECT_EQ(
      with_ops(R"([{"op": "each", "expr": "food",
                          "do": [{"op": "each", "expr": "food", "do": []}]}])"),
      "data/morning.json: cards[0].do[0].do[0].op (p01): an 'each' inside an 'each'; expected "
      "one at a time");
  EXPECT_EQ(with_ops(R"([{"op": "choose", "options": [{"cost": [{"op": "hope", "n": -1}],
                          "do": [], "text": {"en": "a", "pl": "a"}}]}])"),
            "data/morning.json: cards[0].do[0].options[0].cost (p01): an op that is no cost; "
            "expected pay or token_spend");
  EXPECT_EQ(changed("buildings.json", "/buildings/3/action/0",
                    json::parse(R"({"op": "card", "to": "remove"})")),
            "data/buildings.json: buildings[3].action[0].op (workshop): this is no event card; "
            "expected a morning or dusk card");
}

TEST(FrostpunkData, Decks) {
  EXPECT_EQ(error_of(edited("morning.json",
                            [](json::value& file) { file.at("cards").as_array().pop_back(); })),
            "data/morning.json: cards: the list has 31 items; expected exactly 32");
  EXPECT_EQ(error_of(edited("citizens.json",
                            [](json::value& file) { file.at("cards").as_array().pop_back(); })),
            "data/citizens.json: cards: the list has 29 items; expected exactly 30");
  EXPECT_EQ(changed("morning.json", "/cards/1/id", "p01"),
            "data/morning.json: cards[1].id: 'p01' stands here a second time; expected another id");
  EXPECT_EQ(changed("laws.json", "/laws/0/pair", "pr05"),
            "data/laws.json: laws[0].pair: the other law has another pair; expected pairs of two "
            "laws");
  EXPECT_EQ(changed("dusk.json", "/consequence/0/law", "pr02"),
            "data/dusk.json: consequence[0].law: the law has other consequences; expected the law "
            "that names this card");
  EXPECT_EQ(changed("expeditions.json", "/cards/10/options/0/next", "b"),
            "data/expeditions.json: cards[10].options[0].next (eb01): found 'b'; expected a later "
            "stack");
  EXPECT_EQ(error_of(edited("expeditions.json",
                            [](json::value& file) {
                              json::array& all = file.at("cards").at(0).at("options").as_array();
                              all.erase(all.begin());
                            })),
            "data/expeditions.json: cards[0].options (ea01): the ways on do not fit; expected a "
            "return option and at most one to continue (FP-1514)");
}

TEST(FrostpunkData, FiguresOfTheBoards) {
  EXPECT_EQ(
      changed("societies.json", "/societies/0/population/child", 60),
      "data/societies.json: societies[0].population.child (soc1_normal): found 60; expected a "
      "whole number from 0 to 50");
  EXPECT_EQ(
      changed("societies.json", "/societies/0/hope/tokens", 0),
      "data/societies.json: societies[0].hope.tokens (soc1_normal): found 0; expected a whole "
      "number from 1 to 6");
  EXPECT_EQ(
      changed("societies.json", "/societies/0/discontent/tokens", 6),
      "data/societies.json: societies[0].discontent.tokens (soc1_normal): found 6; expected a "
      "whole number from 0 to 5");
  EXPECT_EQ(changed("tiles.json", "/tiles/0/a/n", 6),
            "data/tiles.json: tiles[0].a.n (n01): found 6; expected a whole number from 1 to 5");
  EXPECT_EQ(changed("tiles.json", "/tiles/0/kind", "far"),
            "data/tiles.json: tiles: there are 19 far tiles; expected one for each far place");
  EXPECT_EQ(
      changed("map.json", "/places/0/q", 3),
      "data/map.json: places[0].q: the place is in another ring; expected 2 steps from q 0, r "
      "0");
  EXPECT_EQ(changed("map.json", "/corners/0/near", "pn06"),
            "data/map.json: corners[0]: the places of the corner do not fit; expected a far place "
            "next to a near one");
  EXPECT_EQ(changed("tower.json", "/base/fall", 101),
            "data/tower.json: base.fall: found 101; expected a whole number from 0 to 100");
  EXPECT_EQ(
      changed("tracks.json", "/hunger/sections/1/from", 30),
      "data/tracks.json: hunger.sections[1].from: found 30; expected a whole number from 1 to "
      "24");
  EXPECT_EQ(changed("technologies.json", "/cards/0/passive/0/mod", "magic").substr(0, 82),
            "data/technologies.json: cards[0].passive[0].mod (t01): found the text 'magic'; exp");
  EXPECT_EQ(
      changed("map.json", "/generator/0/building", "balloon"),
      "data/map.json: generator[0].building: a large building; expected a small one (FP-846)");
}

// What is designed can be changed by editing the files alone.
TEST(FrostpunkData, AnotherBalanceIsPlayable) {
  const Edited other("tracks.json", [](json::value& file) {
    file.at("deaths").as_object()["last"] = 20;
    file.at("heat").as_object()["cold"] = 8;
    file.at("overload").as_object()["small"] = 6;
  });
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      State s = start(seats, seed);
      Rng rng(seed);
      Silent silent;
      while (game().to_move(s) != nobody) {
        ASSERT_EQ(game().broken(s).value_or(""), "");
        game().play(s, random_move(s, rng), silent);
      }
    }
  }
}

}  // namespace pionek::frostpunk::testing
