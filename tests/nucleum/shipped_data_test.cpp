// The shipped figures against what the rulebook and the public sources state.
#include <map>

#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

int tiles(Tile::Category category) {
  int count = 0;
  for (const Tile& tile : data().tiles) count += tile.category == category ? 1 : 0;
  return count;
}

int contracts(Deck deck) {
  int count = 0;
  for (const Contract& each : data().contracts) count += each.deck == deck ? 1 : 0;
  return count;
}

}  // namespace

TEST(NucleumShippedData, Counts) {
  EXPECT_EQ(tiles(Tile::Category::base), 20);
  EXPECT_EQ(tiles(Tile::Category::advanced), 30);
  EXPECT_EQ(tiles(Tile::Category::starting), 16);
  EXPECT_EQ(tiles(Tile::Category::special), 2);
  EXPECT_EQ(tiles(Tile::Category::directive), 4);
  EXPECT_EQ(contracts(Deck::initial), 4);
  EXPECT_EQ(contracts(Deck::silver), 13);
  EXPECT_EQ(contracts(Deck::gold), 18);
  EXPECT_EQ(contracts(Deck::purple), 15);
  EXPECT_EQ(data().buildings.size(), 22U);
  EXPECT_EQ(data().success.size(), 8U);
  EXPECT_EQ(data().cards.size(), 13U);
  EXPECT_EQ(std::popcount(data().maps[0].plots), 33);
  EXPECT_EQ(std::popcount(data().maps[1].plots), 44);
  EXPECT_EQ(std::popcount(data().maps[0].mines), 13);
  EXPECT_EQ(std::popcount(data().maps[1].mines), 18);
  EXPECT_EQ(std::popcount(data().maps[0].turbines), 12);
  EXPECT_EQ(std::popcount(data().maps[1].turbines), 19);
}

TEST(NucleumShippedData, LinksOfBothSides) {
  const auto count = [](const Map& map) {
    std::map<int, int> lengths;
    for (const Link& link : map.links) {
      if (link.length > 0) ++lengths[link.length];
    }
    return lengths;
  };
  EXPECT_EQ(count(data().maps[0]), (std::map<int, int>{{1, 18}, {2, 13}}));
  EXPECT_EQ(count(data().maps[1]), (std::map<int, int>{{1, 18}, {2, 17}, {3, 2}}));
}

TEST(NucleumShippedData, EachColourEndIsAboutEquallyCommon) {
  std::map<Color, int> ends;
  for (const Tile& tile : data().tiles) {
    if (tile.category != Tile::Category::base && tile.category != Tile::Category::advanced)
      continue;
    for (const Half& half : tile.halves) ++ends[half.color];
  }
  for (const Color color : {Color::green, Color::white, Color::orange, Color::purple}) {
    EXPECT_GE(ends[color], 20);
    EXPECT_LE(ends[color], 25);
  }
}

// Red plots take every building, so that the set-up never has to ask (NU-115).
TEST(NucleumShippedData, RedPlotsTakeEveryType) {
  RULE("NU-115");
  for (const Map& map : data().maps) {
    for_each_bit(map.red_plots, [&](int plot) {
      for (int type = 0; type < kTypes; ++type) EXPECT_TRUE(has(map.plot_symbols[plot], type));
    });
  }
}

TEST(NucleumShippedData, TechnologyLevels) {
  for (const Experiment& experiment : data().experiments) {
    const std::array<int, kTechs> levels{1, 1, 1, 2, 2, 2, 3, 3};
    for (int i = 0; i < kTechs; ++i) EXPECT_EQ(experiment.techs[i].level, levels[i]);
    EXPECT_EQ(experiment.techs[7].form, Technology::Form::goal);
  }
}

// Every phrase says something in both languages and none has a blank that nothing fills.
TEST(NucleumShippedData, NamesInBothLanguages) {
  const Catalog& catalog = game().catalog();
  for (int set = 0; set < catalog.sets(); ++set) {
    for (int i = 0; i < catalog.size(set); ++i) {
      const Thing thing{static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(i)};
      EXPECT_FALSE(catalog.name(thing, Lang::en).empty()) << catalog.target(thing);
      EXPECT_FALSE(catalog.name(thing, Lang::pl).empty()) << catalog.target(thing);
    }
  }
}

}  // namespace pionek::nucleum::testing
