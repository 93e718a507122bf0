#include "server/sqlite.hpp"

namespace pionek {
namespace {

constexpr int kBusyMillis = 2000;
// Thousands of tables play at a time, so each move changes another page, and whole pages go into
// the log: small ones cost less. For new files; those of before keep theirs.
constexpr int kPageBytes = 1024;
// How long the log grows before its pages are put into the file. Moves change the same pages again
// and again; so most of them go there once for many moves.
constexpr int kLogBytes = 64 << 20;
constexpr int kCacheKilobytes = 16 << 10;

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
  sqlite3_bind_text64(raw_.get(), at, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
}

std::optional<Error> Statement::end(int code) {
  std::optional<Error> error;
  if (code != SQLITE_DONE) error = error_of(sqlite3_db_handle(raw_.get()), code);
  sqlite3_reset(raw_.get());
  sqlite3_clear_bindings(raw_.get());
  return error;
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
  if (auto error = run("PRAGMA page_size = " + std::to_string(kPageBytes))) return error;
  const auto mode = ask("PRAGMA journal_mode = WAL");
  if (!mode) return mode.error();
  if (*mode != "wal") {
    return Error{"no write-ahead log is possible here", sqlite3_db_filename(raw_.get(), "main"),
                 "a local disk"};
  }
  const auto page = ask("PRAGMA page_size");
  if (!page) return page.error();
  return run("PRAGMA synchronous = FULL; PRAGMA cache_size = -" + std::to_string(kCacheKilobytes) +
             "; PRAGMA wal_autocheckpoint = " + std::to_string(kLogBytes / std::stoi(*page)));
}

Result<Statement> Database::prepare(std::string_view sql) const {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(raw_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return error_of(raw_.get(), code);
  return Statement(statement);
}

std::optional<Error> Database::prepare(
    std::initializer_list<std::pair<Statement*, std::string_view>> wanted) const {
  for (const auto& [statement, sql] : wanted) {
    auto made = prepare(sql);
    if (!made) return made.error();
    *statement = std::move(*made);
  }
  return std::nullopt;
}

std::optional<Error> Database::run(const std::string& sql) const {
  const int code = sqlite3_exec(raw_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) return std::nullopt;
  return error_of(raw_.get(), code);
}

Result<std::string> Database::ask(std::string_view sql) const {
  auto statement = prepare(sql);
  if (!statement) return statement.error();
  std::string answer;
  const auto failed = statement->each([&](const Statement& row) { answer = row.text(0); });
  if (failed) return *failed;
  return Result<std::string>(boost::system::in_place_value, std::move(answer));
}

std::optional<Error> Database::copy_to(const std::string& path) const {
  auto statement = prepare("VACUUM INTO ?");
  if (!statement) return statement.error();
  return statement->run(path);
}

}  // namespace pionek
