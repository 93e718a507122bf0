#include "server/sqlite_store.hpp"

#include <algorithm>

#include "server/sqlite_schema.hpp"

namespace pionek {
namespace {

// A plain move leaves the row of the head as it is: what is newer is in the last move.
constexpr const char* kHeadColumns =
    "phase, hidden, IFNULL(ply, 0), changes, MAX(updated, IFNULL(at, 0)) AS updated, due";
constexpr const char* kFromTables =
    " FROM tables JOIN heads ON heads.table_id = id LEFT JOIN moves ON moves.table_id = id"
    " AND ply = (SELECT MAX(ply) FROM moves WHERE table_id = id)";

// Reads kHeadColumns, which begin at a column.
TableHead read_head(const Statement& row, int at) {
  TableHead head{row.text(at),      row.number(at + 1) != 0, row.small(at + 2),
                 row.small(at + 3), row.number(at + 4),      std::nullopt};
  if (!row.null(at + 5)) head.due = row.number(at + 5);
  return head;
}

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
  auto database = Database::open(path, Database::Use::make);
  if (!database) return database.error();
  if (auto error = database->make_durable()) return *error;
  if (auto error = migrate(*database, path)) return *error;
  auto statements = prepare(*database);
  if (!statements) return statements.error();
  return std::unique_ptr<SqliteStore>(
      new SqliteStore(path, std::move(*database), std::move(*statements)));
}

Result<SqliteStore::Statements> SqliteStore::prepare(const Database& database) {
  Statements all;
  const std::pair<Statement*, const char*> wanted[]{
      {&all.begin, "BEGIN IMMEDIATE"},
      {&all.commit, "COMMIT"},
      {&all.open,
       "INSERT INTO tables (id, record, created, about) VALUES (?, ?, ?, ?)"
       " ON CONFLICT (id) DO UPDATE SET record = excluded.record, about = excluded.about"},
      {&all.head,
       "REPLACE INTO heads (table_id, phase, hidden, changes, updated, due)"
       " VALUES (?, ?, ?, ?, ?, ?)"},
      {&all.about, "UPDATE tables SET about = ? WHERE id = ?"},
      {&all.cut, "DELETE FROM moves WHERE table_id = ? AND ply > ?"},
      {&all.cut_snapshot, "DELETE FROM snapshots WHERE table_id = ? AND ply > ?"},
      {&all.move, "INSERT INTO moves (table_id, ply, seat, move, at) VALUES (?, ?, ?, ?, ?)"},
      {&all.chat,
       "INSERT INTO chat (table_id, id, seat, sender, text, at) VALUES (?, ?, ?, ?, ?, ?)"},
      {&all.snapshot,
       "INSERT INTO snapshots (table_id, ply, position) VALUES (?, ?, ?)"
       " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, position = excluded.position"}};
  for (const auto& [statement, sql] : wanted) {
    auto made = database.prepare(sql);
    if (!made) return made.error();
    *statement = std::move(*made);
  }
  return all;
}

SqliteStore::SqliteStore(std::string path, Database database, Statements statements)
    : path_(std::move(path)),
      database_(std::move(database)),
      statements_(std::move(statements)),
      writer_([this] { write_on(); }) {}

SqliteStore::~SqliteStore() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  more_.notify_one();
  writer_.join();
}

void SqliteStore::write(Change change, Done done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(change), std::move(done), std::nullopt});
  }
  more_.notify_one();
}

void SqliteStore::write_on() {
  // Two lists take turns, one filled while the other is written: each keeps the room it has grown.
  std::vector<Job> jobs;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      jobs.swap(waiting_);
    }
    commit(jobs);
    for (const Job& job : jobs) job.done(job.error);
    jobs.clear();
  }
}

// Almost always every change can be made; only when one cannot is it worth while to find out which.
void SqliteStore::commit(std::vector<Job>& jobs) {
  if (auto locked = statements_.begin.run()) return fail_all(jobs, *locked);
  if (!finish(jobs)) return;
  // After the graver errors SQLite takes back the whole transaction, the neighbours' changes, too.
  // So each change gets one of its own, and what is reported of it is what became of it.
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const auto rest = std::span(jobs).subspan(i);
    if (auto locked = statements_.begin.run()) return fail_all(rest, *locked);
    jobs[i].error = finish(rest.first(1));
  }
}

std::optional<Error> SqliteStore::finish(std::span<const Job> jobs) {
  std::optional<Error> failed;
  for (std::size_t i = 0; i < jobs.size() && !failed; ++i) failed = apply_rows(jobs[i].change);
  if (!failed) failed = statements_.commit.run();
  // Does nothing when SQLite has done it by itself.
  if (failed) static_cast<void>(database_.run("ROLLBACK"));
  return failed;
}

// Should a transaction have been left over, it must not stand in the way of the next.
void SqliteStore::fail_all(std::span<Job> jobs, const Error& error) {
  static_cast<void>(database_.run("ROLLBACK"));
  for (Job& job : jobs) job.error = error;
}

std::optional<Error> SqliteStore::apply_table(const Change& change) {
  const std::string& id = change.table;
  const TableHead& head = change.head;
  if (change.opening) {
    const TableOpening& opening = *change.opening;
    const std::string about = change.about.value_or("");
    if (auto error = statements_.open.run(id, opening.record, opening.created, about)) {
      return error;
    }
  } else if (change.about) {
    if (auto error = statements_.about.run(*change.about, id)) return error;
  }
  if (change.same_head) return std::nullopt;
  return statements_.head.run(id, head.phase, head.hidden, head.changes, head.updated, head.due);
}

// Without a cut, a move that is there already is somebody else's: then the insertion fails.
std::optional<Error> SqliteStore::apply_rows(const Change& change) {
  Statements& sql = statements_;
  const std::string& id = change.table;
  if (auto error = apply_table(change)) return error;
  if (change.cut) {
    if (auto error = sql.cut.run(id, *change.cut)) return error;
    if (auto error = sql.cut_snapshot.run(id, *change.cut)) return error;
  }
  int ply = change.head.ply - static_cast<int>(change.moves.size());
  for (const StoredMove& move : change.moves) {
    if (auto error = sql.move.run(id, ++ply, move.seat, move.text, change.head.updated)) {
      return error;
    }
  }
  if (change.snapshot) {
    const Snapshot& snapshot = *change.snapshot;
    if (auto error = sql.snapshot.run(id, snapshot.ply, snapshot.position)) return error;
  }
  if (!change.chat) return std::nullopt;
  const StoredChat& chat = *change.chat;
  return sql.chat.run(id, chat.id, chat.seat, chat.from, chat.text, chat.at);
}

// Readers have connections of their own, so that they never wait for the writer's thread. What one
// load sees is one moment: all its reads are in one transaction.
Result<std::optional<StoredTable>> SqliteStore::load(const std::string& id) {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  if (auto error = database->run("BEGIN")) return *error;
  std::optional<Error> failed;
  const auto rows = [&](const std::string& sql, auto use) {
    auto statement = database->prepare(sql);
    if (!statement) {
      failed = statement.error();
      return;
    }
    if (auto error = statement->each(use, id)) failed = error;
  };

  StoredTable table;
  rows(std::string("SELECT id, record, created, about, ") + kHeadColumns + kFromTables +
           " WHERE id = ?",
       [&](const Statement& row) {
         table.id = row.text(0);
         table.opening = {row.text(1), row.number(2)};
         table.about = row.text(3);
         table.head = read_head(row, 4);
       });
  rows("SELECT seat, move FROM moves WHERE table_id = ? ORDER BY ply",
       [&](const Statement& row) { table.moves.push_back({row.small(0), row.text(1)}); });
  rows("SELECT ply, position FROM snapshots WHERE table_id = ?",
       [&](const Statement& row) { table.snapshot = Snapshot{row.small(0), row.text(1)}; });
  rows(
      "SELECT id, seat, sender, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT " +
          std::to_string(kChatKept),
      [&](const Statement& row) {
        table.chat.push_back({row.small(0), row.small(1), row.text(2), row.text(3), row.number(4)});
      });
  if (failed) return *failed;
  if (table.id.empty()) return std::optional<StoredTable>();
  std::reverse(table.chat.begin(), table.chat.end());
  return std::optional(std::move(table));
}

Result<std::vector<TableRow>> SqliteStore::list() {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  auto statement = database->prepare(std::string("SELECT id, about, created, ") + kHeadColumns +
                                     kFromTables + " ORDER BY updated DESC");
  if (!statement) return statement.error();
  std::vector<TableRow> all;
  const auto failed = statement->each([&](const Statement& row) {
    all.push_back({row.text(0), read_head(row, 3), row.text(1), row.number(2)});
  });
  if (failed) return *failed;
  return all;
}

Result<std::string> SqliteStore::constant(const std::string& name,
                                          const std::function<std::string()>& make) {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  auto insert = database->prepare(
      "INSERT INTO constants (name, value) VALUES (?, ?)"
      " ON CONFLICT (name) DO NOTHING");
  if (!insert) return insert.error();
  if (auto error = insert->run(name, make())) return *error;
  auto select = database->prepare("SELECT value FROM constants WHERE name = ?");
  if (!select) return select.error();
  std::string value;
  const auto failed = select->each([&](const Statement& row) { value = row.text(0); }, name);
  if (failed) return *failed;
  return Result<std::string>(boost::system::in_place_value, std::move(value));
}

}  // namespace pionek
