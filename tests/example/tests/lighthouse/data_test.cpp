// Wrong files are refused with the name of the file and the field.
#include <gtest/gtest.h>

#include "tests/support/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

// The error after one text of one file is replaced.
std::string error_with(const std::string& file, std::string_view from, std::string_view to) {
  Files files = example_files();
  std::string text = **files.get(file);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  files.put(file, text);
  const auto game = Lighthouse::load(files);
  return game ? "no error" : game.error().text();
}

TEST(LighthouseData, SoundFilesLoad) { EXPECT_TRUE(Lighthouse::load(example_files())); }

TEST(LighthouseData, NamesAMissingFile) {
  for (const char* name :
       {"data/constants.json", "data/ships.json", "words/en.json", "words/pl.json"}) {
    const Files all = example_files();
    Files files;
    for (const auto& [file, text] : all.all()) {
      if (file != name) files.put(file, text);
    }
    const auto game = Lighthouse::load(files);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().where, name);
  }
}

TEST(LighthouseData, RefusesFiguresOutOfBounds) {
  EXPECT_EQ(error_with("data/constants.json", "\"lamp\": 3", "\"lamp\": 0"),
            "data/constants.json: lamp: found 0; expected a whole number from 1 to 20");
  EXPECT_EQ(error_with("data/constants.json", "\"start_ships\": 2", "\"start_ships\": 5"),
            "data/constants.json: start_ships: found 5; expected a whole number from 1 to 4");
  EXPECT_EQ(error_with("data/constants.json", "\"barrels\": 24", "\"barrels\": 7"),
            "data/constants.json: barrels: found 7; expected a whole number from 8 to 200");
}

TEST(LighthouseData, RefusesMisspeltFields) {
  EXPECT_EQ(error_with("data/ships.json", "\"pilot\": false", "\"pilots\": false"),
            "data/ships.json: ships[0]: unknown field 'pilots'; expected only id, name, sea, oil, "
            "points, pilot");
}

TEST(LighthouseData, RefusesStrangeShips) {
  EXPECT_EQ(error_with("data/ships.json", "\"sea\": \"near\"", "\"sea\": \"deep\""),
            "data/ships.json: ships[0].sea: found the text 'deep'; expected one of near, far");
  EXPECT_EQ(error_with("data/ships.json", "\"ketch\"", "\"sloop\""),
            "data/ships.json: ships[1].id: 'sloop' is taken; expected an id of its own");
  EXPECT_EQ(error_with("data/ships.json", "\"sea\": \"near\"", "\"sea\": \"far\""),
            "data/ships.json: ships[1].sea: a near ship stands after a far one; expected all near "
            "ships first");
}

TEST(LighthouseData, RefusesTooFewShipsToDeal) {
  EXPECT_EQ(error_with("data/constants.json", "\"start_ships\": 2", "\"start_ships\": 3"),
            "data/ships.json: ships: there are 10 near ships; expected at least 12 to deal");
}

TEST(LighthouseData, RefusesWordsThatAreMissing) {
  EXPECT_EQ(error_with("words/pl.json", "\"ask_hail\"", "\"ask_hale\""),
            "words/pl.json: the field 'ask_hail' is missing; expected an object with that field");
}

}  // namespace
}  // namespace pionek::lighthouse
