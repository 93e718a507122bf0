// What is printed on things, from the files of their game.
#include "cli/terminal/printed.hpp"

#include <gtest/gtest.h>

namespace pionek::cli_test {
namespace {

constexpr Thing kMill{0, 0};

Printed printed(const std::string& file, const std::string& text, Lang lang = Lang::en) {
  Catalog catalog;
  catalog.add_set("card");
  catalog.add("mill", {"Mill", "Młyn"});
  Files files;
  files.put("data/cards.json",
            R"({"cards": [{"id": "mill", "text": {"en": "2 flour", "pl": "2 mąki"}}]})");
  files.put(file, text);
  return {catalog, files, lang};
}

TEST(Printed, IsReadFromTheData) {
  EXPECT_EQ(printed("data/more.json", "{}").on(kMill), "2 flour");
  EXPECT_EQ(printed("data/more.json", "{}", Lang::pl).on(kMill), "2 mąki");
  EXPECT_EQ(printed("data/more.json", "{}").on({0, 1}), "");
}

// A game passes over files that it does not know, so they may be anything.
TEST(Printed, FilesThatAreNoDataArePassedOver) {
  for (const char* text : {"", "notes of mine", "{\"cards\":", "[1]", "3", "{\"cards\": [null]}"}) {
    EXPECT_EQ(printed("data/a_notes.json", text).on(kMill), "2 flour") << text;
    EXPECT_EQ(printed("data/notes.md", text).on(kMill), "2 flour") << text;
  }
}

}  // namespace
}  // namespace pionek::cli_test
