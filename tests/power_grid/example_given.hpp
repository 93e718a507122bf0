// The position that a worked example starts from.
#pragma once

#include <string>
#include <vector>

#include "tests/power_grid/example_json.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {

struct Given {
  State state;
  std::vector<std::string> names;  // by seat
};

// What the example does not give is free: rich players, an empty fuel market, any order but the
// one that the players are named in.
Given read_given(const json::object& given, Check& check);

// The space of the cheapest token when so many lie in the market.
int space_of(int fuel, int in_market);

}  // namespace pionek::power_grid::testing
