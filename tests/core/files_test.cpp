#include "engine/core/files.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Files, GivesBackWhatWasPut) {
  Files files;
  files.put("data/a.json", "[1]");
  files.put("data/a.json", "[2]");
  files.put("rules.en.md", "");
  const auto text = files.get("data/a.json");
  ASSERT_TRUE(text);
  EXPECT_EQ(**text, "[2]");
  EXPECT_EQ(files.all().size(), 2);
}

TEST(Files, NamesAMissingFile) {
  const auto text = Files().get("words/pl.json");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().text(), "words/pl.json: the file is missing; expected a readable file");
}

}  // namespace
}  // namespace pionek
