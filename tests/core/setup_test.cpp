#include "engine/core/setup.hpp"

#include <gtest/gtest.h>

#include "engine/core/game_info.hpp"

namespace pionek {
namespace {

GameInfo make_info() {
  GameInfo info;
  info.id = "toy";
  info.min_seats = 2;
  info.max_seats = 4;
  info.options = {{"map", {"Map", "Mapa"}, {{"germany", {}}, {"usa", {}}}},
                  {"fog", {"Fog", "Mgła"}, {{"off", {}}, {"on", {}}, {"thick", {}}}}};
  return info;
}

std::string error_of(int seats, const std::vector<std::pair<std::string, std::string>>& options,
                     const GameInfo& info = make_info()) {
  const auto setup = make_setup(info, seats, options);
  return setup ? "no error" : setup.error().text();
}

// GoogleTest hides the name: every test has a private member called Setup.
TEST(Setup, TakesTheFirstValueOfEachOptionByDefault) {
  const pionek::Setup setup = make_setup(make_info(), 3, {}).value();
  EXPECT_EQ(setup, (pionek::Setup{3, {0, 0}}));
}

TEST(Setup, TakesTheOptionsInAnyOrder) {
  EXPECT_EQ(make_setup(make_info(), 2, {{"fog", "thick"}, {"map", "usa"}}).value(),
            (pionek::Setup{2, {1, 2}}));
  EXPECT_EQ(make_setup(make_info(), 4, {{"fog", "on"}}).value(), (pionek::Setup{4, {0, 1}}));
}

TEST(Setup, RefusesTooFewAndTooManySeats) {
  EXPECT_EQ(error_of(1, {}), "seats: toy cannot be played with 1 seats; expected 2 to 4");
  EXPECT_EQ(error_of(5, {}), "seats: toy cannot be played with 5 seats; expected 2 to 4");
}

TEST(Setup, RefusesUnknownOptionsAndValues) {
  EXPECT_EQ(error_of(2, {{"maps", "usa"}}),
            "option: toy has no option 'maps'; expected one of map, fog");
  EXPECT_EQ(error_of(2, {{"map", "poland"}}),
            "option map: found 'poland'; expected one of germany, usa");
  GameInfo plain = make_info();
  plain.options.clear();
  EXPECT_EQ(error_of(2, {{"map", "usa"}}, plain),
            "option: toy has no option 'map'; expected no option at all");
}

TEST(Setup, RefusesAnOptionGivenTwice) {
  EXPECT_EQ(error_of(2, {{"fog", "on"}, {"fog", "on"}}),
            "option fog: the option is given twice; expected one value");
}

// ---- options that depend ----

// Fog asks for the map, its kind for the fog, a duel for two seats, a mist for both.
GameInfo dependent() {
  GameInfo info = make_info();
  info.min_seats = 1;
  info.options[1].when = {.option = "map", .is = {"usa"}};
  info.options.push_back(
      {"kind", {}, {{"grey", {}}, {"white", {}}}, {.option = "fog", .is = {"on", "thick"}}});
  info.options.push_back({"duel", {}, {{"no", {}}, {"yes", {}}}, {.min_seats = 2, .max_seats = 2}});
  info.options.push_back(
      {"mist", {}, {{"no", {}}, {"yes", {}}}, {.max_seats = 1, .option = "map", .is = {"usa"}}});
  return info;
}

std::string applying(int seats, const std::vector<std::pair<std::string, std::string>>& options) {
  const GameInfo info = dependent();
  const pionek::Setup setup = make_setup(info, seats, options).value();
  std::string out;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (applies(info, setup, i)) out += (out.empty() ? "" : " ") + info.options[i].id;
  }
  return out;
}

TEST(SetupOptions, ApplyByTheSeatsAndByThoseBefore) {
  EXPECT_EQ(applying(3, {}), "map");
  EXPECT_EQ(applying(2, {}), "map duel");
  EXPECT_EQ(applying(3, {{"map", "usa"}}), "map fog");
  EXPECT_EQ(applying(3, {{"map", "usa"}, {"fog", "thick"}}), "map fog kind");
  EXPECT_EQ(applying(1, {{"map", "usa"}}), "map fog mist");
  EXPECT_EQ(applying(1, {}), "map") << "both parts of a condition count";
}

TEST(SetupOptions, ThatDoNotApplyAreRefused) {
  const GameInfo info = dependent();
  EXPECT_EQ(error_of(3, {{"fog", "off"}}, info),
            "option fog: the option does not apply here; expected map=usa");
  EXPECT_EQ(error_of(3, {{"kind", "grey"}, {"map", "usa"}}, info),
            "option kind: the option does not apply here; expected fog=on or thick");
  EXPECT_EQ(error_of(3, {{"duel", "yes"}}, info),
            "option duel: the option does not apply here; expected 2 seats");
  EXPECT_EQ(error_of(2, {{"mist", "yes"}}, info),
            "option mist: the option does not apply here; expected 1 seat and map=usa");
  EXPECT_EQ(error_of(3, {{"map", "usa"}, {"fog", "on"}, {"kind", "white"}}, info), "no error");
}

// Only what comes before counts: no option can wait for itself or for a later one.
TEST(SetupOptions, CannotDependOnWhatComesLater) {
  GameInfo info = make_info();
  info.options[0].when = {.option = "fog", .is = {"off"}};
  EXPECT_FALSE(applies(info, {.seats = 2}, 0));
  info.options[0].when = {.option = "map", .is = {"germany"}};
  EXPECT_FALSE(applies(info, {.seats = 2}, 0));
}

}  // namespace
}  // namespace pionek
