// The rows of a PostgreSQL database.
#include "server/membership.hpp"
#include "server/postgres_schema.hpp"
#include "server/rows.hpp"

namespace pionek {
namespace {

constexpr const char* kFetch = "FETCH 4096 FROM each_row";

class PostgresRows final : public RowHouse {
 public:
  explicit PostgresRows(Postgres database) : database_(std::move(database)) {}

  std::optional<Error> read(const RowKind& kind, const Use& use) override {
    std::vector<std::string> columns;
    for (const RowColumn& column : kind.columns) {
      columns.emplace_back(column.in_postgres.empty() ? column.name : column.in_postgres);
    }
    std::string order(kind.key);
    // As SQLite orders texts: by their bytes.
    order.insert(std::min(order.find(','), order.size()), " COLLATE \"C\"");
    if (auto error = database_.run("DECLARE each_row CURSOR FOR SELECT json_build_array(" +
                                   joined(columns) + ") FROM " + std::string(kind.name) +
                                   " WHERE " + std::string(kind.where) + " ORDER BY " + order)) {
      return error;
    }
    for (;;) {
      const auto rows = database_.ask(kFetch);
      if (!rows) return rows.error();
      if (rows->size() == 0) return database_.run("CLOSE each_row");
      for (int i = 0; i < rows->size(); ++i) {
        if (auto error = use(rows->text(i, 0))) return error;
      }
    }
  }

  std::optional<Error> write(const RowKind& kind, const std::string& rows) override {
    std::vector<std::string> names;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < kind.columns.size(); ++i) {
      names.emplace_back(kind.columns[i].name);
      values.push_back("(one->>" + std::to_string(i) + ")::" + std::string(kind.columns[i].type));
    }
    const auto written =
        database_.ask("INSERT INTO " + std::string(kind.name) + " (" + joined(names) + ") SELECT " +
                          joined(values) + " FROM json_array_elements($1::json) AS each (one)",
                      SqlValues(rows));
    if (!written) return written.error();
    return std::nullopt;
  }

  std::optional<Error> finish() override {
    if (auto error = database_.run("COMMIT")) return error;
    // Without it PostgreSQL would take the tables for empty when it plans how to read them.
    return database_.run("ANALYZE");
  }

 private:
  Postgres database_;
};

Result<bool> has(Postgres& database, const std::string& condition) {
  const auto found = database.ask("SELECT " + condition);
  if (!found) return found.error();
  return found->truth(0, 0);
}

}  // namespace

Result<std::unique_ptr<RowHouse>> postgres_rows(const std::string& url) {
  auto database = Postgres::connect(url);
  if (!database) return database.error();
  const auto ours = has(*database, "to_regclass('heads') IS NOT NULL");
  if (!ours) return ours.error();
  if (!*ours) return Error{"it has no tables of pionek", without_password(url), "one that has"};
  if (auto error = migrate(*database, without_password(url))) return *error;
  const std::string lease = Membership::kLease;
  const auto served = has(*database, "EXISTS (SELECT FROM nodes WHERE alive(id, '" + lease + "'))");
  if (!served) return served.error();
  if (*served) {
    return Error{"a node serves from it", without_password(url),
                 "that all are stopped since " + lease};
  }
  if (auto error = database->run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")) return *error;
  return std::unique_ptr<RowHouse>(std::make_unique<PostgresRows>(std::move(*database)));
}

Result<std::unique_ptr<RowHouse>> new_postgres_rows(const std::string& url) {
  auto database = Postgres::connect(url);
  if (!database) return database.error();
  if (auto error = migrate(*database, without_password(url))) return *error;
  const auto used = has(*database,
                        "EXISTS (SELECT FROM tables)"
                        " OR EXISTS (SELECT FROM constants WHERE " +
                            std::string(row_kinds()[0].where) + ")");
  if (!used) return used.error();
  if (*used) {
    return Error{"something is kept there already", without_password(url), "an empty database"};
  }
  if (auto error = database->run("BEGIN")) return *error;
  return std::unique_ptr<RowHouse>(std::make_unique<PostgresRows>(std::move(*database)));
}

}  // namespace pionek
