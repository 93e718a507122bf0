// Names and titles that people give: what is shown must be seen, and two who sit at one table must
// be told apart.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/error.hpp"

namespace pionek {

// Refuses characters that are not seen, or that change how others are: they would make one name
// look like another, or turn round what stands beside it.
std::optional<Error> check_shown(std::string_view text, std::string_view where);

// Whether people would take the one for the other.
bool looks_alike(std::string_view left, std::string_view right);

}  // namespace pionek
