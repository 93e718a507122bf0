// All that a storage holds, row by row, to copy it from one database to another. `Storage` would
// lose some of it: it reads the newest lines of chat only, and not when each move was played.
//
// A row is an array of JSON, the same from a SQLite file and from PostgreSQL, in the same order: so
// what was copied can be compared with what it was copied from.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/error.hpp"

namespace pionek {

struct RowColumn {
  std::string_view name;
  std::string_view type;  // as PostgreSQL reads it from a text
  // Where a database has it under another form, or not at all: what is read in its place.
  std::string_view in_postgres{};
  std::string_view in_sqlite{};
  bool kept_in_sqlite = true;
};

struct RowKind {
  std::string_view name;  // of the table, in both
  std::string_view key;   // their order
  std::vector<RowColumn> columns;
  std::string_view where = "TRUE";
};

std::span<const RowKind> row_kinds();

// A database in one transaction, from which everything is read or to which everything is written.
class RowHouse {
 public:
  // Rows as an array of JSON; an error ends the reading.
  using Use = std::function<std::optional<Error>(std::string_view row)>;

  RowHouse() = default;
  RowHouse(const RowHouse&) = delete;
  RowHouse& operator=(const RowHouse&) = delete;
  virtual ~RowHouse() = default;

  virtual std::optional<Error> read(const RowKind& kind, const Use& use) = 0;
  // `rows`: a JSON array of rows.
  virtual std::optional<Error> write(const RowKind& kind, const std::string& rows) = 0;
  // What was written is there for good; without this nothing of it is.
  virtual std::optional<Error> finish() = 0;
};

// To read from: nobody else may have it open, or what they write meanwhile would be left behind.
Result<std::unique_ptr<RowHouse>> sqlite_rows(const std::string& path);
Result<std::unique_ptr<RowHouse>> postgres_rows(const std::string& url);
// To write to. The file is a new one; the database has to be empty.
Result<std::unique_ptr<RowHouse>> new_sqlite_rows(const std::string& path);
Result<std::unique_ptr<RowHouse>> new_postgres_rows(const std::string& url);

struct CopiedRows {
  std::string_view kind;
  std::int64_t count = 0;
  std::string hash;

  friend bool operator==(const CopiedRows&, const CopiedRows&) = default;
};

// Copies everything, reads it again from where it went, and finishes only if it is the same.
Result<std::vector<CopiedRows>> copy_rows(RowHouse& from, RowHouse& to);

// Parts of statements: "a, b, c".
std::string joined(const std::vector<std::string>& parts);

}  // namespace pionek
