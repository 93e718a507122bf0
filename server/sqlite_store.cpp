#include "server/sqlite_store.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "server/sqlite_schema.hpp"

namespace pionek {
namespace {

// Reads phase, hidden, changes, updated and due, which begin at a column; what the moves say of the
// head is not there.
TableHead read_head(const Statement& row, int at) {
  TableHead head{row.text(at),      row.number(at + 1) != 0, 0,
                 row.small(at + 2), row.number(at + 3),      std::nullopt};
  if (!row.null(at + 4)) head.due = row.number(at + 4);
  return head;
}

// With the ply and the time of the last move, of a fresh one if there is one. The values: hidden,
// before, phase, most; a null one says nothing.
constexpr const char* kHeads =
    "SELECT id, about, created, phase, hidden, changes, updated, due,"
    " COALESCE(fresh.ply, moves.ply, 0),"
    " MAX(updated, IFNULL(fresh.at, 0), IFNULL(moves.at, 0)) AS newest"
    " FROM tables JOIN heads ON heads.table_id = id"
    " LEFT JOIN moves ON moves.table_id = id"
    " AND moves.ply = (SELECT MAX(ply) FROM moves WHERE table_id = id)"
    " LEFT JOIN (SELECT table_id, ply, at, MAX(number) FROM fresh_moves GROUP BY table_id)"
    " AS fresh ON fresh.table_id = id"
    " WHERE hidden <= IFNULL(?, 1) AND newest < IFNULL(?, newest + 1)"
    " AND phase = IFNULL(?, phase) ORDER BY newest DESC LIMIT IFNULL(?, -1)";

// All that belongs to a table.
constexpr std::array<const char*, 6> kRemovals{
    "DELETE FROM tables WHERE id = ?",          "DELETE FROM heads WHERE table_id = ?",
    "DELETE FROM moves WHERE table_id = ?",     "DELETE FROM fresh_moves WHERE table_id = ?",
    "DELETE FROM positions WHERE table_id = ?", "DELETE FROM chat WHERE table_id = ?"};

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
  auto database = Database::open(path, Database::Use::make);
  if (!database) return database.error();
  if (auto error = database->make_durable()) return *error;
  if (auto error = migrate(*database, path)) return *error;
  // What a server before this one has left in the log: should the log be lost, this is not.
  if (auto error = database->run("PRAGMA wal_checkpoint(TRUNCATE)")) return *error;
  auto reader = open_reader(path);
  if (!reader) return reader.error();
  auto statements = prepare(*database);
  if (!statements) return statements.error();
  auto moves = SqliteMoves::make(*database);
  if (!moves) return moves.error();
  return std::unique_ptr<SqliteStore>(new SqliteStore(
      path, std::move(*database), std::move(*statements), std::move(*moves), std::move(*reader)));
}

Result<SqliteStore::Statements> SqliteStore::prepare(const Database& database) {
  Statements all;
  const auto error = database.prepare({
      {&all.begin, "BEGIN IMMEDIATE"},
      {&all.commit, "COMMIT"},
      {&all.open,
       "INSERT INTO tables (id, record, position, created, about) VALUES (?, ?, ?, ?, ?)"
       " ON CONFLICT (id) DO UPDATE SET record = excluded.record, position = excluded.position,"
       " about = excluded.about"},
      {&all.new_head,
       "REPLACE INTO heads (table_id, phase, hidden, changes, updated, due)"
       " VALUES (?, ?, ?, ?, ?, ?)"},
      {&all.head,
       "UPDATE heads SET phase = ?2, hidden = ?3, changes = ?4, updated = ?5, due = ?6"
       " WHERE table_id = ?1 RETURNING 1"},
      {&all.about, "UPDATE tables SET about = ? WHERE id = ?"},
      {&all.cut_position, "DELETE FROM positions WHERE table_id = ? AND ply > ?"},
      {&all.chat,
       "INSERT INTO chat (table_id, id, seat, sender, text, at, remark)"
       " VALUES (?, ?, ?, ?, ?, ?, ?)"},
      {&all.position,
       "INSERT INTO positions (table_id, ply, position) VALUES (?, ?, ?)"
       " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, position = excluded.position"},
  });
  if (error) return *error;
  return all;
}

SqliteStore::SqliteStore(std::string path, Database database, Statements statements,
                         SqliteMoves moves, Reader reader)
    : path_(std::move(path)),
      database_(std::move(database)),
      statements_(std::move(statements)),
      moves_(std::move(moves)),
      reader_(std::move(reader)),
      commits_([this](std::vector<Job>& jobs) { commit(jobs); }, [this] { tidy(); },
               std::numeric_limits<std::size_t>::max()) {}

// Almost always every change can be made; only when one cannot is it worth while to find out which.
void SqliteStore::commit(std::vector<Job>& jobs) {
  const auto fail_all = [](std::span<Job> all, const Error& error) {
    for (Job& job : all) job.error = error;
  };
  if (auto locked = begin()) return fail_all(jobs, *locked);
  if (!finish(jobs)) return;
  // After the graver errors SQLite takes back the whole transaction, the neighbours' changes, too.
  // So each change gets one of its own, and what is reported of it is what became of it.
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const auto rest = std::span(jobs).subspan(i);
    if (auto locked = begin()) return fail_all(rest, *locked);
    jobs[i].error = finish(rest.first(1));
  }
}

std::optional<Error> SqliteStore::begin() {
  auto failed = statements_.begin.run();
  if (!failed) failed = moves_.begin();
  // Should a transaction have been left over, it must not stand in the way of the next.
  if (failed) take_back();
  return failed;
}

std::optional<Error> SqliteStore::finish(std::span<const Job> jobs) {
  std::optional<Error> failed;
  for (std::size_t i = 0; i < jobs.size() && !failed; ++i) failed = apply_rows(jobs[i].change);
  if (!failed) failed = statements_.commit.run();
  if (failed) take_back();
  return failed;
}

// Does nothing to the file when SQLite has done it by itself.
void SqliteStore::take_back() {
  static_cast<void>(database_.run("ROLLBACK"));
  moves_.forget();
}

// Nobody waits for this, and if it fails all is as it was: the next change will do it. What a
// server before this one has left fresh is put in its place by `begin`.
void SqliteStore::tidy() {
  if ((moves_.known() && !moves_.many()) || begin()) return;
  auto failed = moves_.many() ? moves_.place() : std::nullopt;
  if (!failed) failed = statements_.commit.run();
  if (failed) take_back();
}

std::optional<Error> SqliteStore::apply_table(const Change& change) {
  const std::string& id = change.table;
  const TableHead& head = change.head;
  if (change.opening) {
    const TableOpening& opening = *change.opening;
    const std::string about = change.about.value_or("");
    if (auto error =
            statements_.open.run(id, opening.record, opening.position, opening.created, about)) {
      return error;
    }
  } else if (change.about) {
    if (auto error = statements_.about.run(*change.about, id)) return error;
  }
  if (change.same_head) return std::nullopt;
  bool kept = change.opening.has_value();
  Statement& write = kept ? statements_.new_head : statements_.head;
  const auto use = [&](const Statement&) { kept = true; };
  auto failed = write.each(use, id, head.phase, head.hidden, head.changes, head.updated, head.due);
  if (failed || kept) return failed;
  return Error{"the table was deleted", "table " + id, "one that is there"};
}

std::optional<Error> SqliteStore::apply_rows(const Change& change) {
  Statements& sql = statements_;
  const std::string& id = change.table;
  if (auto error = apply_table(change)) return error;
  if (change.cut) {
    if (auto error = moves_.cut(change)) return error;
    if (auto error = sql.cut_position.run(id, *change.cut)) return error;
  }
  if (!change.moves.empty()) {
    if (auto error = moves_.add(change)) return error;
  }
  if (change.position) {
    const KeptPosition& kept = *change.position;
    if (auto error = sql.position.run(id, kept.ply, kept.position)) return error;
  }
  if (!change.chat) return std::nullopt;
  const StoredChat& chat = *change.chat;
  return sql.chat.run(id, chat.id, chat.seat, chat.from, chat.text, chat.at, chat.remark);
}

Result<SqliteStore::Reader> SqliteStore::open_reader(const std::string& path) {
  auto database = Database::open(path, Database::Use::write);
  if (!database) return database.error();
  Reader reader{std::move(*database), {}, {}, {}, {}, {}, {}, {}};
  const auto error = reader.database.prepare({
      {&reader.begin, "BEGIN"},
      {&reader.end, "COMMIT"},
      {&reader.table,
       "SELECT id, record, position, created, about, phase, hidden, changes, updated, due"
       " FROM tables JOIN heads ON heads.table_id = id WHERE id = ?"},
      {&reader.position, "SELECT ply, position FROM positions WHERE table_id = ?"},
      {&reader.chat,
       "SELECT id, seat, sender, text, at, remark FROM chat WHERE table_id = ?"
       " ORDER BY id DESC LIMIT ?"},
      {&reader.moves, kMovesOfTable},
      {&reader.fresh_moves, kFreshMovesOfTable},
  });
  if (error) return *error;
  return reader;
}

std::optional<Error> SqliteStore::read(Reader& reader, StoredTable& table) {
  const std::string id = std::exchange(table.id, "");
  const auto use_table = [&](const Statement& row) {
    table.id = row.text(0);
    table.opening = {row.text(1), row.text(2), row.number(3)};
    table.about = row.text(4);
    table.head = read_head(row, 5);
  };
  const auto use_position = [&](const Statement& row) {
    table.position = KeptPosition{row.small(0), row.text(1)};
  };
  const auto use_chat = [&](const Statement& row) {
    table.chat.push_back(
        {row.small(0), row.small(1), row.text(2), row.text(3), row.number(4), row.text(5)});
  };
  if (auto error = reader.table.each(use_table, id)) return error;
  if (table.id.empty()) return std::nullopt;
  if (auto error = reader.position.each(use_position, id)) return error;
  if (auto error = reader.chat.each(use_chat, id, kChatKept)) return error;
  std::reverse(table.chat.begin(), table.chat.end());
  return read_moves(reader.moves, reader.fresh_moves, table);
}

// What one load sees is one moment: all its reads are in one transaction.
Result<std::optional<StoredTable>> SqliteStore::load(const std::string& id) {
  const std::lock_guard lock(reading_);
  if (!reader_) {
    auto opened = open_reader(path_);
    if (!opened) return opened.error();
    reader_ = std::move(*opened);
  }
  StoredTable table;
  table.id = id;
  auto failed = reader_->begin.run();
  if (!failed) failed = read(*reader_, table);
  if (auto error = reader_->end.run(); error && !failed) failed = error;
  if (failed) {
    reader_.reset();
    return *failed;
  }
  if (table.id.empty()) return std::optional<StoredTable>();
  return std::optional(std::move(table));
}

Result<std::vector<TableRow>> SqliteStore::list(const TableFilter& filter) {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  auto statement = database->prepare(kHeads);
  if (!statement) return statement.error();
  std::vector<TableRow> all;
  const auto use = [&](const Statement& row) {
    TableHead head = read_head(row, 3);
    head.ply = row.small(8);
    head.updated = row.number(9);
    all.push_back({row.text(0), std::move(head), row.text(1), row.number(2)});
  };
  const auto hidden = filter.open_only ? std::optional(0) : std::nullopt;
  const auto phase = filter.phase.empty() ? std::nullopt : std::optional(filter.phase);
  std::optional<std::int64_t> most;
  if (filter.most) most = static_cast<std::int64_t>(*filter.most);
  if (auto failed = statement->each(use, hidden, filter.before, phase, most)) return *failed;
  return all;
}

Result<std::vector<std::string>> SqliteStore::due() {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  auto statement = database->prepare("SELECT table_id FROM heads WHERE due IS NOT NULL");
  if (!statement) return statement.error();
  std::vector<std::string> ids;
  if (auto failed = statement->each([&](const Statement& row) { ids.push_back(row.text(0)); })) {
    return *failed;
  }
  return ids;
}

// On a connection of its own: the writer notices that somebody else has written.
std::optional<Error> SqliteStore::remove(const std::vector<std::string>& ids) {
  const auto database = Database::open(path_, Database::Use::write);
  if (!database) return database.error();
  if (auto error = database->run("BEGIN IMMEDIATE")) return error;
  for (const char* sql : kRemovals) {
    auto removal = database->prepare(sql);
    if (!removal) return removal.error();
    for (const std::string& id : ids) {
      if (auto error = removal->run(id)) return error;
    }
  }
  return database->run("COMMIT");
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
