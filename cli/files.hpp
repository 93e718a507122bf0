// Files on the disk, read whole and written so that nothing is ever lost: the new text goes to a
// file beside the old one, reaches the disk, and only then takes its name.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/error.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

Result<std::string> read_file(const std::string& path);

// Refuses when there is such a file already.
std::optional<Error> create_file(const std::string& path, std::string_view text);
// The same for what somebody else writes: `fill` is given the name of a file that is not there yet.
std::optional<Error> create_file(
    const std::string& path, const std::function<std::optional<Error>(const std::string&)>& fill);

// Refuses when the file no longer holds `before`: somebody else has written it since.
std::optional<Error> replace_file(const std::string& path, std::string_view before,
                                  std::string_view after);

// 256 bits of chance from the system.
Result<Seed> system_seed();

}  // namespace pionek
