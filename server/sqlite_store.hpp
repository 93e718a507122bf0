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
  Result<std::vector<TableRow>> list(const TableFilter& filter) override;
  Result<std::vector<std::string>> due() override;
  // For good, with all that belongs to them.
  std::optional<Error> remove(const std::vector<std::string>& ids);
  Result<std::string> constant(const std::string& name,
                               const std::function<std::string()>& make) override;

 private:
  struct Job {
    Change change;
    Then then;
    std::optional<Error> error;
  };
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
  std::mutex reading_;
  std::optional<Reader> reader_;  // none after an error: then a new one is made
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Job> waiting_;
  bool ending_ = false;
  std::thread writer_;
};

}  // namespace pionek
