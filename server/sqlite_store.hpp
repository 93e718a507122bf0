// The storage in one SQLite file: write-ahead log, every commit synchronised with the disk. One
// thread writes, all who read share another connection.
#pragma once

#include <mutex>
#include <span>

#include "server/group_commit.hpp"
#include "server/sqlite_moves.hpp"

namespace pionek {

class SqliteStore final : public Storage {
 public:
  // Makes the file when there is none.
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path);

  void write(Change change, Then then) override {
    commits_.add(std::move(change), std::move(then));
  }
  Result<std::optional<StoredTable>> load(const std::string& id) override;
  Result<std::vector<TableRow>> list(const TableFilter& filter) override;
  Result<std::vector<std::string>> due() override;
  std::optional<Error> remove(const std::vector<std::string>& ids) override;
  Result<std::string> constant(const std::string& name,
                               const std::function<std::string()>& make) override;

 private:
  using Job = GroupCommit::Job;
  struct Statements {
    Statement begin, commit, open, new_head, head, about, cut_position, chat, position;
  };
  // A connection of its own for those who read, so that they never wait for the writer's thread;
  // made once, because that takes far longer than to find that a table is not there.
  struct Reader {
    Database database;
    Statement begin, end, table, position, chat, moves, fresh_moves;
  };

  SqliteStore(std::string path, Database database, Statements statements, SqliteMoves moves,
              Reader reader);
  static Result<Statements> prepare(const Database& database);
  static Result<Reader> open_reader(const std::string& path);
  static std::optional<Error> read(Reader& reader, StoredTable& table);

  void commit(std::vector<Job>& jobs);
  std::optional<Error> begin();
  // Makes the changes in the transaction that was begun, and ends it: all of them, or none.
  std::optional<Error> finish(std::span<const Job> jobs);
  void take_back();
  void tidy();
  std::optional<Error> apply_rows(const Change& change);
  std::optional<Error> apply_table(const Change& change);

  std::string path_;
  Database database_;  // the writer's
  Statements statements_;
  SqliteMoves moves_;
  std::mutex reading_;
  std::optional<Reader> reader_;  // none after an error: then a new one is made
  GroupCommit commits_;
};

}  // namespace pionek
