#include "engine/core/lang.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Lang, IdsGoBothWays) {
  for (const Lang lang : kLangs) EXPECT_EQ(lang_of(id(lang)), lang);
  EXPECT_EQ(id(Lang::en), "en");
  EXPECT_EQ(id(Lang::pl), "pl");
}

TEST(Lang, UnknownIdsAreNoLanguage) {
  for (const char* text : {"", "EN", "de", "english"}) EXPECT_EQ(lang_of(text), std::nullopt);
}

TEST(Text, IsReadInTheAskedLanguage) {
  const Text text{"Map", "Mapa"};
  EXPECT_EQ(text.in(Lang::en), "Map");
  EXPECT_EQ(text.in(Lang::pl), "Mapa");
}

}  // namespace
}  // namespace pionek
