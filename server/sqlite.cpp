#include "server/sqlite.hpp"

namespace pionek {
namespace {

constexpr int kBusyMillis = 2000;

Error error_of(sqlite3* raw, int code) {
  const char* file = sqlite3_db_filename(raw, "main");
  const char* text = raw == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(raw);
  std::string expected;
  switch (code & 0xFF) {
    case SQLITE_FULL:
      expected = "room on the disk";
      break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      expected = "that no other program holds the database for so long";
      break;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      expected = "a sound database; restore a backup";
      break;
    case SQLITE_CONSTRAINT:
      expected = "a change that nobody else has made already";
      break;
    default:
      break;
  }
  return {text, file == nullptr ? "database" : file, std::move(expected)};
}

}  // namespace

void Statement::bind_one(int at, const std::string& value) {
  sqlite3_bind_text64(raw_.get(), at, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(raw_.get());
  if (code == SQLITE_ROW) return true;
  // A statement that is not reset keeps its transaction open.
  sqlite3* raw = sqlite3_db_handle(raw_.get());
  if (code == SQLITE_DONE) {
    sqlite3_reset(raw_.get());
    return false;
  }
  Error error = error_of(raw, code);
  sqlite3_reset(raw_.get());
  return error;
}

std::optional<Error> Statement::run() {
  const auto row = step();
  if (!row) return row.error();
  return std::nullopt;
}

std::string Statement::text(int column) const {
  const unsigned char* bytes = sqlite3_column_text(raw_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(raw_.get(), column));
  return bytes == nullptr ? std::string() : std::string(bytes, bytes + size);
}

Result<Database> Database::open(const std::string& path, Use use) {
  int flags = use == Use::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  if (use == Use::make) flags |= SQLITE_OPEN_CREATE;
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) {
    Error error = error_of(raw, code);
    error.where = path;
    return error;
  }
  sqlite3_busy_timeout(raw, kBusyMillis);
  sqlite3_extended_result_codes(raw, 1);
  return database;
}

std::optional<Error> Database::make_durable() const {
  const auto mode = ask("PRAGMA journal_mode = WAL");
  if (!mode) return mode.error();
  if (*mode != "wal") {
    return Error{"no write-ahead log is possible here", sqlite3_db_filename(raw_.get(), "main"),
                 "a local disk"};
  }
  return run("PRAGMA synchronous = FULL");
}

Result<Statement> Database::prepare(std::string_view sql) const {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(raw_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return error_of(raw_.get(), code);
  return Statement(statement);
}

std::optional<Error> Database::run(const std::string& sql) const {
  const int code = sqlite3_exec(raw_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) return std::nullopt;
  return error_of(raw_.get(), code);
}

Result<std::string> Database::ask(std::string_view sql) const {
  auto statement = prepare(sql);
  if (!statement) return statement.error();
  const auto row = statement->step();
  if (!row) return row.error();
  return Result<std::string>(boost::system::in_place_value, statement->text(0));
}

std::optional<Error> Database::copy_to(const std::string& path) const {
  auto statement = prepare("VACUUM INTO ?");
  if (!statement) return statement.error();
  return statement->bind(path).run();
}

}  // namespace pionek
