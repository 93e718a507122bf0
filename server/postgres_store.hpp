// The storage in a PostgreSQL database that several nodes share. The changes of a commit are one
// transaction, sent in one go.
//
// A table is in the memory of one node at a time. Its head says which (`owner`) and counts them
// (`fence`): `claim` takes the table if nobody alive has it, and every change names the number, so
// a node that has lost a table cannot write to it. What a node has lost, or what became of a change
// when the line broke, only the database knows: `lost` says that the table has to be read again.
#pragma once

#include <span>
#include <unordered_map>

#include "server/group_commit.hpp"
#include "server/postgres.hpp"

namespace pionek {

class PostgresStore final : public Storage {
 public:
  // So long a node has its tables after it was last heard of.
  static constexpr const char* kLease = "3 seconds";

  // `address`: where other nodes reach this one. Empty: it is no node and takes no tables (to copy,
  // to list).
  static Result<std::unique_ptr<PostgresStore>> open(const std::string& url,
                                                     const std::string& address);

  void write(Change change, Then then) override {
    commits_.add(std::move(change), std::move(then));
  }
  Result<std::optional<StoredTable>> load(const std::string& id) override;
  Result<std::vector<TableRow>> list(const TableFilter& filter) override;
  // Those that nobody alive has.
  Result<std::vector<std::string>> due() override;
  Result<std::string> constant(const std::string& name,
                               const std::function<std::string()>& make) override;
  Result<Claim> claim(const std::string& id) override;
  void release(const std::string& id) override;
  // Says that this node is alive. To be called every second.
  std::optional<Error> beat();
  // This node goes: others may have its tables at once.
  std::optional<Error> leave();
  void on_lost(std::function<void(const std::string& table)> told) override {
    commits_.on_lost(std::move(told));
  }
  std::optional<Error> remove(const std::vector<std::string>& ids) override;

 private:
  using Job = GroupCommit::Job;

  PostgresStore(std::string url, std::optional<std::int64_t> node, Postgres writer);

  void commit(std::vector<Job>& jobs);
  // A connection that works. Waits for the database to come back, for a while.
  std::optional<Error> reach();
  // Makes the changes in one transaction: all of them, or none.
  std::optional<Error> finish(std::span<Job> jobs);
  std::optional<Error> send(const Change& change);
  // The number under which this node has the table.
  std::int64_t fence_of(const std::string& table);
  // On the readers' connection; once more on a new one when the line was dead.
  Result<Rows> ask(const std::string& sql, const SqlValues& values = SqlValues());

  std::string url_;
  std::optional<std::int64_t> node_;
  std::optional<Postgres> writer_;  // of the writing thread; none while there is no line
  std::mutex reading_;
  std::optional<Postgres> reader_;
  std::mutex counting_;
  std::unordered_map<std::string, std::int64_t> fences_;
  GroupCommit commits_;
};

}  // namespace pionek
