// The storage in a PostgreSQL database that several nodes share. The changes of a commit are one
// transaction, sent in one go.
//
// A table is in the memory of one node at a time. Its head says which (`owner`) and counts them
// (`fence`): `claim` takes the table if nobody alive has it, and every change names the number, so
// a node that has lost a table cannot write to it. What a node has lost, or what became of a change
// when the line broke, only the database knows: `lost` says that the table has to be read again.
#pragma once

#include <span>

#include "server/group_commit.hpp"
#include "server/membership.hpp"

namespace pionek {

class PostgresStore final : public Storage {
 public:
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
  void give_back(const std::string& id, std::int64_t fence) override;
  void on_lost(const Lost& told) override { commits_.on_lost(told); }
  std::optional<Error> remove(const std::vector<std::string>& ids) override;

  // None: it is no node.
  [[nodiscard]] Membership* member() const { return member_.get(); }
  [[nodiscard]] const GroupCommit& commits() const { return commits_; }

 private:
  using Job = GroupCommit::Job;

  PostgresStore(std::string url, std::unique_ptr<Membership> member, Postgres writer);
  [[nodiscard]] std::optional<std::int64_t> node() const;

  void commit(std::vector<Job>& jobs);
  // A connection that works. Waits for the database to come back, for a while.
  std::optional<Error> reach();
  // Makes the changes in one transaction: all of them, or none.
  std::optional<Error> finish(std::span<Job> jobs);
  std::optional<Error> send(const Change& change);
  // On the readers' connection; once more on a new one when the line was dead.
  Result<Rows> ask(const std::string& sql, const SqlValues& values = SqlValues());

  std::string url_;
  std::unique_ptr<Membership> member_;
  std::optional<Postgres> writer_;  // of the writing thread; none while there is no line
  std::mutex reading_;
  std::optional<Postgres> reader_;
  GroupCommit commits_;
};

}  // namespace pionek
