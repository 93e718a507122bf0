#include "engine/core/file_reader.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

// ---- which parts of a value nobody asked for ----

std::optional<std::string> unread_after(std::string_view text, const auto& read) {
  const json::value root = parse_json(text, "cards.json").value();
  std::optional<Error> latch;
  ReadMarks marks;
  read(JsonReader(root, "cards.json: ", latch, &marks));
  EXPECT_FALSE(latch.has_value());
  return marks.unread(root, "cards.json: ");
}

TEST(ReadMarks, NameTheFirstFieldThatNobodyReads) {
  const auto names = [](const JsonReader& root) {
    const auto cards = root["cards"];
    for (std::size_t i = 0; i < cards.size(); ++i) std::ignore = cards.at(i)["name"].string();
  };
  EXPECT_EQ(unread_after(R"({"cards": [{"name": "a"}, {"name": "b"}]})", names), std::nullopt);
  EXPECT_EQ(unread_after(R"({"cards": [{"name": "a"}, {"name": "b", "cost": 2}]})", names),
            "cards.json: cards[1].cost");
  EXPECT_EQ(unread_after(R"({"cards": [], "decks": []})", names), "cards.json: decks");
}

TEST(ReadMarks, AskingWhetherAFieldIsThereDoesNotReadIt) {
  EXPECT_EQ(
      unread_after(R"({"cost": 2})", [](const JsonReader& root) { EXPECT_TRUE(root.has("cost")); }),
      "cards.json: cost");
}

TEST(ReadMarks, WhatIsForPeopleNeedsNoReader) {
  EXPECT_EQ(unread_after(R"({"source": "rulebook", "note": {"a": 1}})", [](const JsonReader&) {}),
            std::nullopt);
}

TEST(ReadMarks, WhatOthersReadIsLeftToThem) {
  EXPECT_EQ(unread_after(R"({"at": {"x": 1, "y": [2, 3]}, "name": "a"})",
                         [](const JsonReader& root) {
                           std::ignore = root["name"].string();
                           root.leave({"at"});
                         }),
            std::nullopt);
}

// ---- a game's folder ----

Files folder() {
  Files files;
  files.put("data/cards.json", R"({"cards": ["a", "b"], "limit": 3})");
  files.put("data/map.json", R"({"cities": 4})");
  files.put("rules.en.md", "# Rules");
  return files;
}

void read_cards(FileReader& reader) {
  reader.read("data/cards.json", [](const JsonReader& root) {
    const auto cards = root["cards"];
    for (std::size_t i = 0; i < cards.size(); ++i) std::ignore = cards.at(i).string();
  });
}

TEST(FileReader, IsDoneWhenEverythingWasRead) {
  const Files files = folder();
  FileReader reader(files);
  read_cards(reader);
  // A file may be read in several parts.
  reader.read("data/cards.json",
              [](const JsonReader& root) { EXPECT_EQ(root["limit"].number<int>(), 3); });
  reader.read("data/map.json",
              [](const JsonReader& root) { EXPECT_EQ(root["cities"].number<int>(), 4); });
  EXPECT_FALSE(reader.finish().has_value()) << reader.finish()->text();
}

TEST(FileReader, NamesAFieldThatNobodyReads) {
  const Files files = folder();
  FileReader reader(files);
  read_cards(reader);
  EXPECT_EQ(reader.finish({"data/map.json"})->text(),
            "data/cards.json: limit: nobody reads this field; expected only fields the game knows");
}

TEST(FileReader, NamesADataFileThatNobodyReads) {
  const Files files = folder();
  FileReader reader(files);
  read_cards(reader);
  reader.read("data/cards.json", [](const JsonReader& root) { root.leave({"limit"}); });
  EXPECT_EQ(reader.finish()->text(),
            "data/map.json: nobody reads this file; expected only files the game knows");
  EXPECT_FALSE(reader.finish({"data/map.json"}).has_value()) << "a page reads it";
}

TEST(FileReader, KeepsTheFirstErrorAndReadsNothingAfterIt) {
  const Files files = folder();
  FileReader reader(files);
  reader.read("data/cards.json", [](const JsonReader& root) {
    std::ignore = root["limit"].number<int>(0, 2);
    std::ignore = root["cards"].at(7);
  });
  reader.read("data/map.json", [](const JsonReader&) { FAIL() << "an error ends it"; });
  EXPECT_EQ(reader.finish()->text(),
            "data/cards.json: limit: found 3; expected a whole number from 0 to 2");
}

TEST(FileReader, NamesAFileThatIsNotThereOrNoJson) {
  Files files = folder();
  files.put("data/map.json", "{");
  FileReader missing(files);
  missing.read("data/rules.json", [](const JsonReader&) { FAIL(); });
  EXPECT_EQ(missing.finish()->where, "data/rules.json");
  FileReader broken(files);
  broken.read("data/map.json", [](const JsonReader&) { FAIL(); });
  EXPECT_EQ(broken.finish()->where, "data/map.json:1:2");
}

}  // namespace
}  // namespace pionek
