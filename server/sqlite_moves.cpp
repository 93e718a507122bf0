#include "server/sqlite_moves.hpp"

#include <algorithm>

namespace pionek {

Result<SqliteMoves> SqliteMoves::make(const Database& database) {
  SqliteMoves made;
  Statements& sql = made.sql_;
  const auto error = database.prepare({
      {&sql.version, "PRAGMA data_version"},
      {&sql.journal, "SELECT table_id, ply, seat, move, at FROM fresh_moves ORDER BY number"},
      {&sql.clear, "DELETE FROM fresh_moves"},
      {&sql.drop, "DELETE FROM fresh_moves WHERE number < ?"},
      {&sql.append,
       "INSERT INTO fresh_moves (number, table_id, ply, seat, move, at)"
       " VALUES (?, ?, ?, ?, ?, ?)"},
      {&sql.last,
       "SELECT (SELECT IFNULL(MAX(ply), 0) FROM moves WHERE table_id = tables.id)"
       " FROM tables WHERE id = ?"},
      {&sql.put, "REPLACE INTO moves (table_id, ply, seat, move, at) VALUES (?, ?, ?, ?, ?)"},
      {&sql.shorten, "DELETE FROM moves WHERE table_id = ? AND ply > ?"},
  });
  if (error) return *error;
  return made;
}

std::optional<Error> SqliteMoves::begin() {
  std::int64_t version = 0;
  auto failed = sql_.version.each([&](const Statement& row) { version = row.number(0); });
  if (failed) return failed;
  if (known_ && version == version_) return std::nullopt;
  if (auto error = settle()) return error;
  version_ = version;
  known_ = true;
  return std::nullopt;
}

std::optional<Error> SqliteMoves::settle() {
  std::optional<Error> wrong;
  const auto put = [&](const Statement& row) {
    if (wrong) return;
    const std::string table = row.text(0);
    const int ply = row.small(1);
    wrong = row.null(2) ? sql_.shorten.run(table, ply)
                        : sql_.put.run(table, ply, row.small(2), row.text(3), row.number(4));
  };
  if (auto error = sql_.journal.each(put)) return error;
  if (wrong) return wrong;
  if (auto error = sql_.clear.run()) return error;
  fresh_.clear();
  order_.clear();
  first_ = next_ = 1;
  return std::nullopt;
}

Result<int> SqliteMoves::last_ply(const std::string& table) {
  const auto found = fresh_.find(table);
  if (found != fresh_.end() && !found->second.rows.empty()) return found->second.last;
  std::optional<int> last;
  const auto failed = sql_.last.each([&](const Statement& row) { last = row.small(0); }, table);
  if (failed) return *failed;
  if (!last) return Error{"the table was deleted", "table " + table, "one that is there"};
  return *last;
}

std::optional<Error> SqliteMoves::add(const Change& change) {
  const std::string& table = change.table;
  const auto last = last_ply(table);
  if (!last) return last.error();
  int ply = change.head.ply - static_cast<int>(change.moves.size());
  if (ply != *last) {
    return Error{
        "the next move is number " + std::to_string(*last + 1) + ", not " + std::to_string(ply + 1),
        "table " + table, "a change that nobody else has made already"};
  }
  const auto [found, made] = fresh_.try_emplace(table);
  Fresh& fresh = found->second;
  if (made) {
    fresh.first = next_;
    order_.push_back(table);
  }
  const Millis at = change.head.updated;
  for (const StoredMove& move : change.moves) {
    if (auto error = sql_.append.run(next_++, table, ++ply, move.seat, move.text, at)) return error;
    fresh.rows.push_back({move, at});
  }
  fresh.last = ply;
  return std::nullopt;
}

std::optional<Error> SqliteMoves::cut(const Change& change) {
  const std::string& table = change.table;
  const int kept = *change.cut;
  if (const auto found = fresh_.find(table); found != fresh_.end()) {
    Fresh& fresh = found->second;
    for (; fresh.last > kept && !fresh.rows.empty(); --fresh.last) fresh.rows.pop_back();
  }
  const std::optional<int> no_seat;
  const Millis at = change.head.updated;
  if (auto error = sql_.append.run(next_++, table, kept, no_seat, std::string(), at)) return error;
  return sql_.shorten.run(table, kept);
}

std::optional<Error> SqliteMoves::place() {
  for (; !order_.empty(); order_.pop_front()) {
    const auto found = fresh_.find(order_.front());
    const Fresh& fresh = found->second;
    if (fresh.first >= next_ - kFresh) break;
    int ply = fresh.last - static_cast<int>(fresh.rows.size());
    for (const Row& row : fresh.rows) {
      const StoredMove& move = row.move;
      if (auto error = sql_.put.run(found->first, ++ply, move.seat, move.text, row.at)) {
        return error;
      }
    }
    fresh_.erase(found);
  }
  first_ = order_.empty() ? next_ : fresh_[order_.front()].first;
  return sql_.drop.run(first_);
}

std::optional<Error> read_moves(Statement& placed, Statement& fresh, StoredTable& table) {
  std::vector<StoredMove>& moves = table.moves;
  bool gap = false;
  const auto use = [&](const Statement& row) {
    const bool taken_back = row.null(1);
    const auto before = static_cast<std::size_t>(row.number(0)) - (taken_back ? 0 : 1);
    table.head.updated = std::max(table.head.updated, row.number(3));
    gap |= before > moves.size();
    if (before < moves.size()) moves.resize(before);
    if (before == moves.size() && !taken_back) moves.push_back({row.small(1), row.text(2)});
  };
  if (auto error = placed.each(use, table.id)) return error;
  if (gap) return Error{"a move is missing", "table " + table.id, "all of them; restore a backup"};
  // Here a gap is sound: a row that leaves one was taken back by a later row.
  if (auto error = fresh.each(use, table.id)) return error;
  table.head.ply = static_cast<int>(moves.size());
  return std::nullopt;
}

}  // namespace pionek
