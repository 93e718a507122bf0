// The storage in one SQLite file: write-ahead log, every commit synchronised with the disk. One
// thread writes; what arrives while it waits for the disk shares the next commit, so a thousand
// moves cost few disk waits.
#pragma once

#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>

#include "server/sqlite_moves.hpp"

namespace pionek {

class SqliteStore final : public Storage {
 public:
  // Makes the file when there is none.
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path);
  // Writes what was given, then ends.
  ~SqliteStore() override;

  void write(Change change, Then then) override;
  Result<std::optional<StoredTable>> load(const std::string& id) override;
  Result<std::vector<TableRow>> list() override;
  Result<std::string> constant(const std::string& name,
                               const std::function<std::string()>& make) override;

 private:
  struct Job {
    Change change;
    Then then;
    std::optional<Error> error;
  };
  struct Statements {
    Statement begin, commit, open, head, about, cut_position, chat, position;
  };

  SqliteStore(std::string path, Database database, Statements statements, SqliteMoves moves);
  static Result<Statements> prepare(const Database& database);

  void write_on();
  // Waits for changes and takes all there are, for those that were taken before. None: it ends.
  bool take(std::vector<Job>& jobs);
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
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Job> waiting_;
  bool ending_ = false;
  std::thread writer_;
};

}  // namespace pionek
