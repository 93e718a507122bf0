// Tests that every game of the list must pass: EveryGame/<suite>.<test>/<game>, one after another.
// `./dev test GAME` runs those of its game.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/registry/registry.hpp"

namespace pionek {

class EveryGame : public testing::TestWithParam<std::string_view> {
 protected:
  std::shared_ptr<const AnyGame> game_ = load_game(GetParam()).value();
};

// "power_grid"
inline std::string name_of_game(const testing::TestParamInfo<std::string_view>& info) {
  std::string name(info.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace pionek

#define PIONEK_FOR_EVERY_GAME(suite)                                                 \
  INSTANTIATE_TEST_SUITE_P(                                                          \
      EveryGame, suite,                                                              \
      ::testing::ValuesIn(::pionek::game_ids().begin(), ::pionek::game_ids().end()), \
      ::pionek::name_of_game)
