// The position that a worked example starts from, and the figures it can ask for.
#pragma once

#include "tests/carnegie/kit.hpp"
#include "tests/support/examples.hpp"

namespace pionek::carnegie::testing {

// Seat 0 is the player of the example.
State read_given(const json::object& given, Check& check);

// Everything about seat 0 that an example may ask for.
json::object figures(const State& s);

}  // namespace pionek::carnegie::testing
