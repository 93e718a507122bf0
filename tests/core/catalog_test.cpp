#include "engine/core/catalog.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

Catalog make_catalog() {
  Catalog catalog;
  catalog.add_set("city");
  catalog.add("essen", {"Essen", "Essen"});
  catalog.add("aachen", {"Aachen", "Akwizgran"});
  catalog.add_set("fuel");
  catalog.add("coal", {"coal", "węgiel"});
  // Ids are unique only within their set.
  catalog.add("essen", {"essence", "esencja"});
  return catalog;
}

TEST(Catalog, NumbersSetsAndThingsInTheOrderTheyWereAdded) {
  const Catalog catalog = make_catalog();
  EXPECT_EQ(catalog.sets(), 2);
  EXPECT_EQ(catalog.set_id(0), "city");
  EXPECT_EQ(catalog.set_id(1), "fuel");
  EXPECT_EQ(catalog.size(0), 2);
  EXPECT_EQ(catalog.size(1), 2);
  EXPECT_EQ(catalog.id({0, 1}), "aachen");
  EXPECT_EQ(catalog.id({1, 0}), "coal");
}

TEST(Catalog, NamesThingsInEachLanguage) {
  const Catalog catalog = make_catalog();
  EXPECT_EQ(catalog.name({0, 1}, Lang::en), "Aachen");
  EXPECT_EQ(catalog.name({0, 1}, Lang::pl), "Akwizgran");
}

TEST(Catalog, FindsByIdWithinASet) {
  const Catalog catalog = make_catalog();
  EXPECT_EQ(catalog.find(0, "essen"), 0);
  EXPECT_EQ(catalog.find(1, "essen"), 1);
  EXPECT_EQ(catalog.find(0, "coal"), std::nullopt);
  EXPECT_EQ(catalog.find(0, "Essen"), std::nullopt);
  EXPECT_EQ(catalog.find(0, ""), std::nullopt);
}

TEST(Catalog, WritesTargets) {
  const Catalog catalog = make_catalog();
  EXPECT_EQ(catalog.target({0, 0}), "city:essen");
  EXPECT_EQ(catalog.target({1, 1}), "fuel:essen");
}

TEST(Thing, ComparesSetAndIndex) {
  EXPECT_EQ((Thing{1, 2}), (Thing{1, 2}));
  EXPECT_NE((Thing{1, 2}), (Thing{0, 2}));
  EXPECT_NE((Thing{1, 2}), (Thing{1, 3}));
}

}  // namespace
}  // namespace pionek
