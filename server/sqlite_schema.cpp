#include "server/sqlite_schema.hpp"

#include <array>

namespace pionek {
namespace {

// Number k brings a file from version k to k + 1. Never change one that was released: add another.
constexpr std::array<const char*, kSchemaVersion> kSteps{
    R"(
CREATE TABLE constants (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL,
  created INTEGER NOT NULL,
  phase TEXT NOT NULL,
  hidden INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  changes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  due INTEGER,
  about TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE moves (
  table_id TEXT NOT NULL,
  ply INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  move TEXT NOT NULL,
  PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;
CREATE TABLE chat (
  table_id TEXT NOT NULL,
  id INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  sender TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, id)
) WITHOUT ROWID;
)",
    R"(
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY,
  ply INTEGER NOT NULL,
  position TEXT NOT NULL
) WITHOUT ROWID;
)",
    // What every move changes, apart from what few changes touch: short rows, many on a page.
    R"(
CREATE TABLE heads (
  table_id TEXT PRIMARY KEY,
  phase TEXT NOT NULL,
  hidden INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  changes INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  due INTEGER
) WITHOUT ROWID;
INSERT INTO heads SELECT id, phase, hidden, ply, changes, updated, due FROM tables;
ALTER TABLE tables DROP COLUMN phase;
ALTER TABLE tables DROP COLUMN hidden;
ALTER TABLE tables DROP COLUMN ply;
ALTER TABLE tables DROP COLUMN changes;
ALTER TABLE tables DROP COLUMN updated;
ALTER TABLE tables DROP COLUMN due;
)",
    // A move says when it was played, so that it changes nothing else. Those from before this: 0,
    // earlier than what the head says.
    R"(
ALTER TABLE moves ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heads DROP COLUMN ply;
)",
    // The newest moves of all tables in the order in which they came: sqlite_moves.hpp.
    R"(
CREATE TABLE fresh_moves (
  number INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  ply INTEGER NOT NULL,
  seat INTEGER,
  move TEXT NOT NULL,
  at INTEGER NOT NULL
);
)",
    // The position of ply 0 stays, whatever moves are taken back. Those from before this: none.
    R"(
ALTER TABLE tables ADD COLUMN position TEXT NOT NULL DEFAULT '';
ALTER TABLE snapshots RENAME TO positions;
)",
    // What was agreed on stands among the lines of chat.
    R"(
ALTER TABLE chat ADD COLUMN remark TEXT NOT NULL DEFAULT '';
)"};

std::optional<Error> steps_from(const Database& database, int version) {
  if (auto error = database.run("BEGIN IMMEDIATE")) return error;
  for (int at = version; at < kSchemaVersion; ++at) {
    if (auto error = database.run(kSteps[static_cast<std::size_t>(at)])) return error;
  }
  if (auto error = database.run("PRAGMA user_version = " + std::to_string(kSchemaVersion))) {
    return error;
  }
  return database.run("COMMIT");
}

}  // namespace

std::optional<Error> migrate(const Database& database, const std::string& path) {
  const auto sound = database.ask("PRAGMA quick_check(1)");
  if (!sound) return sound.error();
  if (*sound != "ok") return Error{*sound, path, "a sound database; restore a backup"};
  const auto found = database.ask("PRAGMA user_version");
  if (!found) return found.error();
  const int version = std::stoi(*found);
  if (version < 0 || version > kSchemaVersion) {
    return Error{"the database has version " + *found, path,
                 "a version from 0 to " + std::to_string(kSchemaVersion) +
                     (version < 0 ? "; restore a backup" : "; use a newer pionek")};
  }
  if (version == kSchemaVersion) return std::nullopt;
  auto error = steps_from(database, version);
  if (error) static_cast<void>(database.run("ROLLBACK"));
  return error;
}

}  // namespace pionek
