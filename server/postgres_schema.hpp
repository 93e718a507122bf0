// The tables of the PostgreSQL database, version by version.
#pragma once

#include "server/postgres.hpp"

namespace pionek {

inline constexpr int kPostgresVersion = 1;

// Brings the database to this version. Nodes of the version before may go on meanwhile: a step only
// adds, and what an older node calls stays.
std::optional<Error> migrate(Postgres& database, const std::string& where);

// The state (Postgres::state) in which keep_change fails when the table is another node's.
inline constexpr const char* kLostState = "PI001";

}  // namespace pionek
