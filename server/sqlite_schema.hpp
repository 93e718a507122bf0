// The tables of the database, and how an older file becomes a newer one.
#pragma once

#include "server/sqlite.hpp"

namespace pionek {

inline constexpr int kSchemaVersion = 7;

// Brings the file to kSchemaVersion, in one step or not at all. Refuses a newer or a damaged file.
std::optional<Error> migrate(const Database& database, const std::string& path);

}  // namespace pionek
