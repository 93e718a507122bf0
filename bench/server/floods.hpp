// What a house feels while somebody floods it: for each flood that was once found to stop the
// server, how others play meanwhile.
#pragma once

#include <string>

#include "engine/core/json.hpp"

namespace pionek {

// Plays every flood against a server of its own; `program` may be an older build, to compare.
// Prints as it goes, and returns the figures by flood.
json::object measure_floods(const std::string& program, const std::string& folder);

}  // namespace pionek
