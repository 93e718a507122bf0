// Carries out a worked example of games/nucleum/examples.json against the engine. One interpreter
// for all: the file says what is given, what is done and what must come out.
#pragma once

#include "tests/support/examples.hpp"

namespace pionek::nucleum::testing {

// Nothing if the example holds. A step, an argument or an expected figure that is not known here is
// wrong too, so that no example passes for want of a check.
Complaints carry_out(const json::object& example);

}  // namespace pionek::nucleum::testing
