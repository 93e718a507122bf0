#include "server/postgres_store.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "server/postgres_schema.hpp"

namespace pionek {
namespace {

// So many share a transaction at most: what waits longer would wait for all of them.
constexpr std::size_t kMostJobs = 256;
// A database that is restarted is only a pause; what was given meanwhile waits so long.
constexpr std::chrono::seconds kPatience{10};
constexpr std::chrono::milliseconds kRetry{200};
// An answer that has not come by then does not come: the line has fallen silent.
constexpr std::chrono::seconds kAnswer{5};

Postgres::Time in_time() { return std::chrono::steady_clock::now() + kAnswer; }

constexpr const char* kKeepChange = "keep_change";

constexpr const char* kHeads =
    "SELECT id, about, created, phase, hidden, ply, changes, updated, due"
    " FROM tables JOIN heads ON heads.table_id = id"
    " WHERE (NOT $1::boolean OR NOT hidden) AND updated < coalesce($2::bigint, updated + 1)"
    " AND phase = coalesce($3, phase) ORDER BY updated DESC LIMIT $4::bigint";

constexpr std::array<const char*, 5> kRemovals{
    "DELETE FROM heads WHERE table_id = ANY($1::text[])",
    "DELETE FROM moves WHERE table_id = ANY($1::text[])",
    "DELETE FROM positions WHERE table_id = ANY($1::text[])",
    "DELETE FROM chat WHERE table_id = ANY($1::text[])",
    "DELETE FROM tables WHERE id = ANY($1::text[])"};

// phase, hidden, ply, changes, updated, due from a column on.
TableHead read_head(const Rows& rows, int row, int at) {
  TableHead head{rows.text(row, at),      rows.truth(row, at + 1),  rows.small(row, at + 2),
                 rows.small(row, at + 3), rows.number(row, at + 4), std::nullopt};
  if (!rows.null(row, at + 5)) head.due = rows.number(row, at + 5);
  return head;
}

// Under the name by which others find the line of a node that is dead.
Result<Postgres> connect_writer(const std::string& url, const Membership* member) {
  auto writer = Postgres::connect(url);
  if (!writer) return writer;
  writer->answer_until(in_time());
  // Acknowledged is what is on the disk, whatever the host has set for other programs.
  if (auto error = writer->run("SET synchronous_commit = on")) return *error;
  if (member != nullptr) {
    const std::string name = "pionek writer " + std::to_string(member->id());
    if (auto error = writer->run("SET application_name = '" + name + "'")) return *error;
  }
  const auto error =
      writer->prepare(kKeepChange,
                      "SELECT keep_change($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,"
                      " $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)");
  if (error) return *error;
  return writer;
}

// All who read share it: a table whose head is locked must not hold up the others for long.
Result<Postgres> connect_reader(const std::string& url) {
  auto reader = Postgres::connect(url);
  if (!reader) return reader;
  reader->answer_until(in_time());
  if (auto error = reader->run("SET lock_timeout = '1s'")) return *error;
  return reader;
}

}  // namespace

Result<std::unique_ptr<PostgresStore>> PostgresStore::open(const std::string& url,
                                                           const std::string& address) {
  auto database = Postgres::connect(url);
  if (!database) return database.error();
  if (auto error = migrate(*database, without_password(url))) return *error;
  std::unique_ptr<Membership> member;
  if (!address.empty()) {
    auto joined = Membership::join(url, address);
    if (!joined) return joined.error();
    member = std::move(*joined);
  }
  auto writer = connect_writer(url, member.get());
  if (!writer) return writer.error();
  return std::unique_ptr<PostgresStore>(
      new PostgresStore(url, std::move(member), std::move(*writer)));
}

PostgresStore::PostgresStore(std::string url, std::unique_ptr<Membership> member, Postgres writer)
    : url_(std::move(url)),
      member_(std::move(member)),
      writer_(std::move(writer)),
      commits_([this](std::vector<Job>& jobs) { commit(jobs); }, [] {}, kMostJobs) {}

// Almost always every change can be made; only when one cannot is it worth while to find out which.
void PostgresStore::commit(std::vector<Job>& jobs) {
  if (!finish(jobs)) return;
  // What became of them when the line broke in the middle nobody can tell.
  if (std::ranges::any_of(jobs, &Job::lost)) return;
  for (Job& job : jobs) {
    job.error.reset();
    job.error = finish(std::span(&job, 1));
  }
}

std::optional<Error> PostgresStore::reach() {
  const auto until = std::chrono::steady_clock::now() + kPatience;
  std::optional<Error> failed;
  while (!writer_ || writer_->lost()) {
    writer_.reset();
    auto opened = connect_writer(url_, member_.get());
    if (opened) {
      writer_ = std::move(*opened);
      break;
    }
    failed = opened.error();
    if (!commits_.rest(kRetry) || std::chrono::steady_clock::now() > until) return failed;
  }
  return std::nullopt;
}

std::optional<Error> PostgresStore::finish(std::span<Job> jobs) {
  auto failed = reach();
  bool begun = false;
  if (!failed) {
    begun = true;
    writer_->answer_until(in_time());
    failed = writer_->begin();
    for (std::size_t i = 0; i < jobs.size() && !failed; ++i) failed = send(jobs[i].change);
    if (!failed) failed = writer_->commit();
  }
  if (!failed) return std::nullopt;
  const bool unknown = begun && writer_->lost();
  const bool taken = jobs.size() == 1 && begun && writer_->state() == kLostState;
  for (Job& job : jobs) {
    job.error = failed;
    job.lost = unknown || taken;
  }
  return failed;
}

std::optional<Error> PostgresStore::send(const Change& change) {
  const TableHead& head = change.head;
  const auto& opening = change.opening;
  const auto& kept = change.position;
  const auto& chat = change.chat;
  const auto part = [](const auto& from, auto member) {
    using Part = std::remove_cvref_t<decltype((*from).*member)>;
    return from ? std::optional<Part>((*from).*member) : std::nullopt;
  };
  std::optional<std::string> seats;
  std::optional<std::string> played;
  if (!change.moves.empty()) {
    std::vector<std::int64_t> who;
    std::vector<std::string> what;
    for (const StoredMove& move : change.moves) {
      who.push_back(move.seat);
      what.push_back(move.text);
    }
    seats = array_text(who);
    played = array_text(what);
  }
  // A new table must have a text here, though its change may have none.
  const auto about = opening ? std::optional(change.about.value_or("")) : change.about;
  return writer_->send(
      kKeepChange,
      SqlValues(change.table, change.fence, node(), part(opening, &TableOpening::record),
                part(opening, &TableOpening::position), part(opening, &TableOpening::created),
                about, head.phase, head.hidden, head.ply, head.changes, head.updated, head.due,
                change.cut, seats, played, part(kept, &KeptPosition::ply),
                part(kept, &KeptPosition::position), part(chat, &StoredChat::id),
                part(chat, &StoredChat::seat), part(chat, &StoredChat::from),
                part(chat, &StoredChat::text), part(chat, &StoredChat::at),
                part(chat, &StoredChat::remark)));
}

// ---- who has a table ----

std::optional<std::int64_t> PostgresStore::node() const {
  return member_ == nullptr ? std::nullopt : std::optional(member_->id());
}

Result<Claim> PostgresStore::claim(const std::string& id) {
  const auto found =
      ask("SELECT new_fence, elsewhere, from_the_dead FROM claim($1, $2, $3::interval)",
          SqlValues(id, node(), Membership::kLease));
  if (!found) return found.error();
  Claim claim;
  claim.elsewhere = found->text(0, 1);
  // Without a number there is no such table, as whoever loads it will see.
  if (!found->null(0, 0)) claim.fence = found->number(0, 0);
  claim.from_the_dead = !found->null(0, 0) && found->truth(0, 2);
  return claim;
}

void PostgresStore::give_back(const std::string& id, std::int64_t fence) {
  if (member_ != nullptr) member_->give_back(id, fence);
}

// ---- reading ----

Result<Rows> PostgresStore::ask(const std::string& sql, const SqlValues& values) {
  const std::lock_guard lock(reading_);
  for (bool again = true;; again = false) {
    const bool fresh = !reader_;
    if (fresh) {
      auto opened = connect_reader(url_);
      if (!opened) return opened.error();
      reader_ = std::move(*opened);
    }
    reader_->answer_until(in_time());
    auto rows = reader_->ask(sql, values);
    if (rows || !reader_->lost()) return rows;
    reader_.reset();
    if (fresh || !again) return rows;
  }
}

Result<std::optional<StoredTable>> PostgresStore::load(const std::string& id) {
  const auto head =
      ask("SELECT record, position, created, about, phase, hidden, ply, changes, updated, due"
          " FROM tables JOIN heads ON heads.table_id = id WHERE id = $1",
          SqlValues(id));
  if (!head) return head.error();
  if (head->size() == 0) return std::optional<StoredTable>();
  StoredTable table;
  table.id = id;
  table.opening = {head->text(0, 0), head->text(0, 1), head->number(0, 2)};
  table.about = head->text(0, 3);
  table.head = read_head(*head, 0, 4);
  const auto moves =
      ask("SELECT ply, seat, move FROM moves WHERE table_id = $1 ORDER BY ply", SqlValues(id));
  if (!moves) return moves.error();
  for (int i = 0; i < moves->size(); ++i) {
    if (moves->small(i, 0) != i + 1) {
      return Error{"move " + std::to_string(i + 1) + " is missing", "table " + id,
                   "every move; restore a backup"};
    }
    table.moves.push_back({moves->small(i, 1), moves->text(i, 2)});
  }
  const auto position =
      ask("SELECT ply, position FROM positions WHERE table_id = $1", SqlValues(id));
  if (!position) return position.error();
  if (position->size() > 0) {
    table.position = KeptPosition{position->small(0, 0), position->text(0, 1)};
  }
  const auto chat =
      ask("SELECT id, seat, sender, text, at, remark FROM chat WHERE table_id = $1"
          " ORDER BY id DESC LIMIT $2",
          SqlValues(id, kChatKept));
  if (!chat) return chat.error();
  for (int i = chat->size() - 1; i >= 0; --i) {
    table.chat.push_back({chat->small(i, 0), chat->small(i, 1), chat->text(i, 2), chat->text(i, 3),
                          chat->number(i, 4), chat->text(i, 5)});
  }
  return std::optional(std::move(table));
}

Result<std::vector<TableRow>> PostgresStore::list(const TableFilter& filter) {
  const auto phase = filter.phase.empty() ? std::nullopt : std::optional(filter.phase);
  std::optional<std::int64_t> most;
  if (filter.most) most = static_cast<std::int64_t>(*filter.most);
  const auto rows = ask(kHeads, SqlValues(filter.open_only, filter.before, phase, most));
  if (!rows) return rows.error();
  std::vector<TableRow> all;
  for (int i = 0; i < rows->size(); ++i) {
    all.push_back({rows->text(i, 0), read_head(*rows, i, 3), rows->text(i, 1), rows->number(i, 2)});
  }
  return all;
}

Result<std::vector<std::string>> PostgresStore::due() {
  const auto rows =
      ask("SELECT table_id FROM heads WHERE due IS NOT NULL"
          " AND (owner IS NULL OR NOT alive(owner, $1::interval))",
          SqlValues(Membership::kLease));
  if (!rows) return rows.error();
  std::vector<std::string> ids;
  for (int i = 0; i < rows->size(); ++i) ids.push_back(rows->text(i, 0));
  return ids;
}

Result<std::string> PostgresStore::constant(const std::string& name,
                                            const std::function<std::string()>& make) {
  const auto made = ask("INSERT INTO constants VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                        SqlValues(name, make()));
  if (!made) return made.error();
  const auto kept = ask("SELECT value FROM constants WHERE name = $1", SqlValues(name));
  if (!kept) return kept.error();
  return Result<std::string>(boost::system::in_place_value, kept->text(0, 0));
}

std::optional<Error> PostgresStore::remove(const std::vector<std::string>& ids) {
  auto database = Postgres::connect(url_);
  if (!database) return database.error();
  if (auto error = database->run("BEGIN")) return error;
  for (const char* sql : kRemovals) {
    if (const auto removed = database->ask(sql, SqlValues(array_text(ids))); !removed) {
      return removed.error();
    }
  }
  return database->run("COMMIT");
}

}  // namespace pionek
