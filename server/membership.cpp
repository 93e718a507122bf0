#include "server/membership.hpp"

#include <algorithm>
#include <charconv>

namespace pionek {
namespace {

// More are taken at the next beat: other nodes want some of them, too.
constexpr int kMostOrphans = 500;
constexpr const char* kListen = "LISTEN pionek";
// What is said begins with the time, so that others know how long it took to reach them.
constexpr const char* kSay =
    "SELECT pg_notify('pionek', (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    " || ' ' || $1)";
// Whoever goes does not wait longer to say so; without a word it is missed soon enough.
constexpr std::chrono::seconds kGoodbye{2};

}  // namespace

Result<std::unique_ptr<Membership>> Membership::join(const std::string& url,
                                                     const std::string& address) {
  auto database = Postgres::connect(url);
  if (!database) return database.error();
  if (auto error = database->run(kListen)) return *error;
  const auto joined =
      database->ask("INSERT INTO nodes (url, beat) VALUES ($1, clock_timestamp()) RETURNING id",
                    SqlValues(address));
  if (!joined) return joined.error();
  const std::int64_t id = joined->number(0, 0);
  return std::unique_ptr<Membership>(new Membership(url, address, std::move(*database), id));
}

Membership::Membership(std::string url, std::string address, Postgres database, std::int64_t id)
    : url_(std::move(url)), address_(std::move(address)), database_(std::move(database)), id_(id) {}

std::optional<Error> Membership::reach(Postgres::Time until) {
  if (database_ && !database_->lost()) {
    database_->answer_until(until);
    return std::nullopt;
  }
  database_.reset();
  auto opened = Postgres::connect(url_);
  if (!opened) return opened.error();
  opened->answer_until(until);
  if (auto error = opened->run(kListen)) return error;
  database_ = std::move(*opened);
  return std::nullopt;
}

Result<Pulse> Membership::beat(const std::vector<std::string>& said, Postgres::Time until) {
  if (auto error = reach(until)) return *error;
  const auto told =
      database_->ask("SELECT beat($1, $2), (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
                     SqlValues(id_, address_));
  if (!told) return told.error();
  Pulse pulse;
  pulse.robbed = told->truth(0, 0);
  pulse.clock = told->number(0, 1);
  if (auto error = give_back_all()) return *error;
  for (const std::string& each : said) {
    if (auto sent = database_->ask(kSay, SqlValues(each)); !sent) return sent.error();
  }
  if (auto error = look_around(pulse)) return *error;
  listen(pulse);
  return pulse;
}

void Membership::listen(Pulse& pulse) {
  for (const std::string& each : database_->heard()) {
    const std::size_t space = each.find(' ');
    if (space == each.npos) continue;  // not by a node
    Millis said = 0;
    std::from_chars(each.data(), each.data() + space, said);
    pulse.lag = std::max(pulse.lag, pulse.clock - said);
    pulse.heard.push_back(each.substr(space + 1));
  }
}

std::optional<Error> Membership::look_around(Pulse& pulse) {
  const auto rows =
      database_->ask("SELECT orphans($1::interval, $2)", SqlValues(kLease, kMostOrphans));
  if (!rows) return rows.error();
  for (int i = 0; i < rows->size(); ++i) pulse.orphans.push_back(rows->text(i, 0));
  const auto nodes =
      database_->ask("SELECT url FROM nodes WHERE alive(id, $1::interval)", SqlValues(kLease));
  if (!nodes) return nodes.error();
  for (int i = 0; i < nodes->size(); ++i) pulse.nodes.push_back(nodes->text(i, 0));
  return std::nullopt;
}

void Membership::give_back(const std::string& table, std::int64_t fence) {
  const std::lock_guard lock(giving_);
  given_.push_back(table);
  fences_.push_back(fence);
}

// Should it fail, the tables wait for this node to want them again, or for its end.
std::optional<Error> Membership::give_back_all() {
  std::unique_lock lock(giving_);
  const auto tables = std::exchange(given_, {});
  const auto fences = std::exchange(fences_, {});
  lock.unlock();
  if (tables.empty()) return std::nullopt;
  const auto done = database_->ask(
      "UPDATE heads SET owner = NULL FROM unnest($1::text[], $2::bigint[]) AS given (id, number)"
      " WHERE table_id = given.id AND fence = given.number",
      SqlValues(array_text(tables), array_text(fences)));
  if (!done) return done.error();
  return std::nullopt;
}

std::optional<Error> Membership::leave() {
  if (auto error = reach(std::chrono::steady_clock::now() + kGoodbye)) return error;
  const auto left =
      database_->ask("UPDATE nodes SET beat = '-infinity' WHERE id = $1", SqlValues(id_));
  if (!left) return left.error();
  return std::nullopt;
}

}  // namespace pionek
