// Carrying out a worked example of games/frostpunk/examples.json: a city is set up, steps are made,
// and what is expected is looked up.
#pragma once

#include "tests/frostpunk/kit.hpp"
#include "tests/support/examples.hpp"

namespace pionek::frostpunk::testing {

Complaints carry_out(const json::object& example);

}  // namespace pionek::frostpunk::testing
