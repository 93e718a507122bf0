// Carrying out a worked example of games/praga/examples.json.
#pragma once

#include "tests/support/examples.hpp"

namespace pionek::praga::testing {

Complaints carry_out(const json::object& example);

}  // namespace pionek::praga::testing
