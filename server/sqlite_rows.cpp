// The rows of a SQLite file.
#include "server/rows.hpp"
#include "server/sqlite_moves.hpp"
#include "server/sqlite_schema.hpp"

namespace pionek {
namespace {

class SqliteRows final : public RowHouse {
 public:
  explicit SqliteRows(Database database) : database_(std::move(database)) {}

  std::optional<Error> read(const RowKind& kind, const Use& use) override {
    std::vector<std::string> columns;
    for (const RowColumn& column : kind.columns) {
      columns.emplace_back(column.in_sqlite.empty() ? column.name : column.in_sqlite);
    }
    auto rows = database_.prepare("SELECT json_array(" + joined(columns) + ") FROM " +
                                  std::string(kind.name) + " WHERE " + std::string(kind.where) +
                                  " ORDER BY " + std::string(kind.key));
    if (!rows) return rows.error();
    std::optional<Error> wrong;
    const auto failed = rows->each([&](const Statement& row) {
      if (!wrong) wrong = use(row.text(0));
    });
    return failed ? failed : wrong;
  }

  std::optional<Error> write(const RowKind& kind, const std::string& rows) override {
    std::vector<std::string> names;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < kind.columns.size(); ++i) {
      if (!kind.columns[i].kept_in_sqlite) continue;
      names.emplace_back(kind.columns[i].name);
      values.push_back("json_extract(value, '$[" + std::to_string(i) + "]')");
    }
    auto insert = database_.prepare("INSERT INTO " + std::string(kind.name) + " (" + joined(names) +
                                    ") SELECT " + joined(values) + " FROM json_each(?)");
    if (!insert) return insert.error();
    return insert->run(rows);
  }

  std::optional<Error> finish() override { return database_.run("COMMIT"); }

 private:
  Database database_;
};

// Alone: a server that has the file open holds it in a way that this notices.
std::optional<Error> begin_alone(const Database& database, const std::string& path) {
  auto failed = database.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  if (failed) failed->where = path;
  if (failed) failed->expected = "that no server has it open; stop it first";
  return failed;
}

}  // namespace

Result<std::unique_ptr<RowHouse>> sqlite_rows(const std::string& path) {
  auto database = Database::open(path, Database::Use::write);
  if (!database) return database.error();
  if (auto error = begin_alone(*database, path)) return *error;
  if (auto error = database->run("COMMIT")) return *error;
  if (auto error = migrate(*database, path)) return *error;
  if (auto error = database->run("BEGIN IMMEDIATE")) return *error;
  // The newest moves in their places, for as long as this transaction is open.
  auto moves = SqliteMoves::make(*database);
  if (!moves) return moves.error();
  if (auto error = moves->begin()) return *error;
  return std::unique_ptr<RowHouse>(std::make_unique<SqliteRows>(std::move(*database)));
}

Result<std::unique_ptr<RowHouse>> new_sqlite_rows(const std::string& path) {
  auto database = Database::open(path, Database::Use::make);
  if (!database) return database.error();
  if (auto error = migrate(*database, path)) return *error;
  if (auto error = database->run("BEGIN IMMEDIATE")) return *error;
  return std::unique_ptr<RowHouse>(std::make_unique<SqliteRows>(std::move(*database)));
}

}  // namespace pionek
