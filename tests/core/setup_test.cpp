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

}  // namespace
}  // namespace pionek
