// Facts of the shipped data: where it comes from, its sizes, and that texts which only screens read
// agree with the words of the game.
#include <bit>

#include "engine/registry/registry.hpp"
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

const std::set<std::string> kFileSources{"rulebook", "public", "designed", "mixed"};

json::value file(const std::string& name) {
  return parse_json(**embedded_files("praga").get("data/" + name), name).value();
}

}  // namespace

TEST(PragaShippedData, EveryFileNamesItsSource) {
  const Files files = embedded_files("praga");
  for (const auto& [name, text] : files.all()) {
    if (!name.starts_with("data/")) continue;
    const json::value parsed = parse_json(text, name).value();
    EXPECT_TRUE(kFileSources.contains(std::string(parsed.at("source").as_string()))) << name;
  }
}

// Of what is in part designed the record says so, and its note which part.
TEST(PragaShippedData, EveryRecordNamesItsSource) {
  const std::set<std::string> sources{"rulebook", "public", "designed"};
  int records = 0;
  const Files files = embedded_files("praga");
  for (const auto& [name, text] : files.all()) {
    if (!name.starts_with("data/")) continue;
    const json::value parsed = parse_json(text, name).value();
    for (const auto& [key, list] : parsed.as_object()) {
      if (!list.is_array() || !list.at(0).is_object()) continue;
      for (const auto& record : list.as_array()) {
        ++records;
        EXPECT_TRUE(sources.contains(std::string(record.at("source").as_string()))) << name;
      }
    }
  }
  EXPECT_GT(records, 300);
}

TEST(PragaShippedData, Sizes) {
  const Data& data = game().data();
  EXPECT_EQ(data.spaces.size(), 29U);
  EXPECT_EQ(data.plazas.size(), 10U);
  EXPECT_EQ(data.wall_spaces, 12);
  EXPECT_EQ(data.planks.size(), 5U);
  for (const MonumentData& each : data.monuments) {
    EXPECT_EQ(each.rows, 6);
    EXPECT_EQ(each.cols, 5);
  }
}

TEST(PragaShippedData, EachActionStandsOnTwoTilesOfEachSide) {
  for (const auto& side : game().data().action_tiles) {
    std::array<int, kActions> times{};
    for (const ActionPair& pair : side) {
      for (const Action each : pair) ++times[static_cast<std::size_t>(each)];
    }
    for (const int each : times) EXPECT_EQ(each, 2);
  }
}

TEST(PragaShippedData, EveryWallSpaceAndActionHexHasSixNeighboursAtMost) {
  const Data& data = game().data();
  for (int cell = 0; cell < kActions + data.wall_spaces; ++cell) {
    for (int edge = 0; edge < kEdges; ++edge) {
      const int next = data.cells[cell][edge];
      if (next == kNoCell) continue;
      EXPECT_EQ(data.cells[next][(edge + 3) % kEdges], cell) << "neighbours see each other";
    }
  }
}

TEST(PragaShippedData, TextsOfTokensAgreeWithWhatTheyGive) {
  const json::value parsed = file("tokens.json");
  for (const auto& token : parsed.at("production_tokens").as_array()) {
    const Thing thing{kTokenSet, static_cast<std::uint16_t>(
                                     id(kTokenSet, std::string(token.at("id").as_string())))};
    EXPECT_EQ(game().catalog().name(thing, Lang::en), token.at("text").at("en").as_string());
  }
}

}  // namespace pionek::praga::testing
