#include "tests/harness/plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>

namespace pionek::harness {
namespace {

TEST(EverySetup, CombinesSeatsWithAllValuesOfAllOptions) {
  GameInfo info;
  info.min_seats = 2;
  info.max_seats = 3;
  info.options = {{"map", {}, {{"a", {}}, {"b", {}}, {"c", {}}}},
                  {"fog", {}, {{"x", {}}, {"y", {}}}}};
  const auto setups = every_setup(info);
  EXPECT_EQ(setups.size(), 2 * 3 * 2);
  for (std::size_t i = 0; i < setups.size(); ++i) {
    EXPECT_EQ(std::count(setups.begin(), setups.end(), setups[i]), 1) << name_of(info, setups[i]);
  }
  EXPECT_EQ(name_of(info, {3, {2, 1}}), "3 seats, map=c, fog=y");
}

// Sets variables for one test and puts back what was there: other suites obey them, too.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    if (value == nullptr) {
      unsetenv(name);
    } else {
      setenv(name, value, 1);
    }
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;
  ~Environment() {
    if (before_) {
      setenv(name_, before_->c_str(), 1);
    } else {
      unsetenv(name_);
    }
  }

 private:
  const char* name_;
  std::optional<std::string> before_;
};

Plan asked_with(const char* percent, const char* seed) {
  const Environment games("PIONEK_GAMES_PERCENT", percent);
  const Environment seeds("PIONEK_SEED", seed);
  return as_asked({.setups = {}, .games = 300, .seed = 7});
}

TEST(Plan, StaysAsItIsWhenNothingIsAsked) {
  EXPECT_EQ(asked_with(nullptr, nullptr).games, 300);
  EXPECT_EQ(asked_with(nullptr, nullptr).seed, 7);
}

TEST(Plan, PlaysFewerOrMoreGamesButAlwaysOne) {
  EXPECT_EQ(asked_with("5", nullptr).games, 15);
  EXPECT_EQ(asked_with("200", nullptr).games, 600);
  EXPECT_EQ(asked_with("0", nullptr).games, 1);
}

TEST(Plan, TakesTheSeedOfTheRun) { EXPECT_EQ(asked_with(nullptr, "123").seed, 123); }

TEST(Plan, IgnoresWhatIsNoNumber) {
  EXPECT_EQ(asked_with("many", "1x").games, 300);
  EXPECT_EQ(asked_with("many", "1x").seed, 7);
}

}  // namespace
}  // namespace pionek::harness
