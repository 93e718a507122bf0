// Facts of the shipped data: its sources, its sizes, and what the rules say of it.
#include <bit>

#include "engine/registry/registry.hpp"
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
TEST(CarnegieShippedData, EveryFileNamesItsSource) {
  const Files files = embedded_files("carnegie");
  for (const auto& [name, text] : files.all()) {
    if (!name.starts_with("data/")) continue;
    const json::value parsed = parse_json(text, name).value();
    const auto source = std::string(parsed.at("source").as_string());
    EXPECT_TRUE(source == "rulebook" || source == "public" || source == "designed") << name;
  }
}

TEST(CarnegieShippedData, Sizes) {
  const Data& data = game().data();
  EXPECT_EQ(data.cities.size(), 32U);
  EXPECT_EQ(data.slots.size(), 68U);
  int ends = 0;
  for (const City& each : data.cities) ends += std::popcount(each.neighbours);
  EXPECT_EQ(ends, 2 * 54);
  EXPECT_EQ(data.timeline_tiles.size(), 8U);
  EXPECT_EQ(data.departments.size(), 21U);
  EXPECT_EQ(data.fields.size(), 20U);
  EXPECT_EQ(data.cards.size(), 40U);
  EXPECT_EQ(data.basic_cards, 20);
}

TEST(CarnegieShippedData, CitiesHaveOneThreeOrFiveSpaces) {
  for (const City& each : game().data().cities) {
    EXPECT_EQ(each.slots, each.size == Size::small ? 1 : each.size == Size::medium ? 3 : 5);
  }
}

TEST(CarnegieShippedData, EverySideOfTheTimelineHasOneDonationAndThreeRegions) {
  std::array<int, kRegions> regions{};
  for (const TimelineTile& tile : game().data().timeline_tiles) {
    for (const TimelineSide& side : tile.sides) {
      int donations = 0;
      std::set<Region> seen;
      for (const Event& event : side) {
        donations += event.donation ? 1 : 0;
        if (event.income) {
          seen.insert(event.region);
          ++regions[static_cast<std::size_t>(event.region)];
        }
      }
      EXPECT_EQ(donations, 1);
      EXPECT_EQ(seen.size(), 3U);
    }
  }
  for (const int each : regions) EXPECT_EQ(each, 12);
}

TEST(CarnegieShippedData, AFullSideBRaisesTheCapByThree) {
  for (const ProjectType& type : game().data().types) {
    int bonus = 0;
    for (const StripSpace& space : type.sides[1]) bonus += space.cap_bonus;
    EXPECT_EQ(bonus, 3);
    for (const StripSpace& space : type.sides[0]) EXPECT_EQ(space.cap_bonus, 0);
  }
}

TEST(CarnegieShippedData, NeutralDiscsAlwaysFindTheirPlace) {
  const Data& data = game().data();
  std::set<int> fields;
  std::map<int, int> times;
  for (int id = 0; id < data.basic_cards; ++id) {
    EXPECT_TRUE(fields.insert(data.cards[id].donation).second);
    for (const int at : data.cards[id].cities) ++times[at];
  }
  for (const auto& [at, count] : times) EXPECT_LE(count, data.cities[at].slots);
}

TEST(CarnegieShippedData, EveryRuleNamedByTheDataIsThere) {
  for (const Department& each : game().data().departments) RULE(each.rule);
  for (const Field& each : game().data().fields) RULE(each.rule);
}

}  // namespace pionek::carnegie::testing
