#include "server/postgres.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

namespace pionek {
namespace {

// libpq ends its messages with a line break, and sometimes says more in further lines.
std::string first_line(const char* message) {
  std::string_view text(message == nullptr ? "" : message);
  text = text.substr(0, text.find('\n'));
  constexpr std::string_view kPrefix = "ERROR:  ";
  if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
  return std::string(text);
}

bool failed(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE;
}

void quote(std::string& out, std::string_view text) {
  out += '"';
  for (const char each : text) {
    if (each == '"' || each == '\\') out += '\\';
    out += each;
  }
  out += '"';
}

}  // namespace

void Rows::Clear::operator()(pg_result* raw) const { PQclear(raw); }
int Rows::size() const { return PQntuples(raw_.get()); }
bool Rows::null(int row, int column) const { return PQgetisnull(raw_.get(), row, column) != 0; }
std::string Rows::text(int row, int column) const {
  return {PQgetvalue(raw_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(raw_.get(), row, column))};
}
std::int64_t Rows::number(int row, int column) const {
  std::int64_t value = 0;
  const std::string digits = text(row, column);
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::vector<const char*> SqlValues::pointers() const {
  std::vector<const char*> all;
  all.reserve(texts_.size());
  for (const auto& text : texts_) all.push_back(text ? text->c_str() : nullptr);
  return all;
}

std::string array_text(const std::vector<std::string>& texts) {
  std::string out = "{";
  for (const std::string& each : texts) {
    if (out.size() > 1) out += ',';
    quote(out, each);
  }
  return out + "}";
}

std::string array_text(const std::vector<std::int64_t>& numbers) {
  std::string out = "{";
  for (const std::int64_t each : numbers) {
    if (out.size() > 1) out += ',';
    out += std::to_string(each);
  }
  return out + "}";
}

void Postgres::Close::operator()(pg_conn* raw) const { PQfinish(raw); }

Result<Postgres> Postgres::connect(const std::string& url) {
  // A database that does not answer must not hold up whoever asks for ever.
  const std::array<const char*, 5> keys{"dbname", "connect_timeout", "keepalives_idle",
                                        "tcp_user_timeout", nullptr};
  const std::array<const char*, 5> values{url.c_str(), "2", "5", "3000", nullptr};
  Postgres made(PQconnectdbParams(keys.data(), values.data(), 1));
  if (PQstatus(made.raw_.get()) != CONNECTION_OK) {
    return Error{first_line(PQerrorMessage(made.raw_.get())), without_password(url),
                 "a PostgreSQL database that can be reached"};
  }
  PQsetNoticeProcessor(made.raw_.get(), [](void*, const char*) {}, nullptr);
  return made;
}

bool Postgres::hears() {
  using std::chrono::milliseconds;
  constexpr milliseconds kLongest{60 * 1000};
  for (;;) {
    const auto left = until_ - std::chrono::steady_clock::now();
    const auto wait = std::clamp(std::chrono::ceil<milliseconds>(left), milliseconds(0), kLongest);
    pollfd line{PQsocket(raw_.get()), POLLIN, 0};
    if (::poll(&line, 1, static_cast<int>(wait.count())) > 0) return true;
    if (std::chrono::steady_clock::now() >= until_) return false;
  }
}

pg_result* Postgres::next() {
  while (PQisBusy(raw_.get()) != 0) {
    if (!hears()) {
      gave_up_ = true;
      return nullptr;
    }
    // Should the line be dead, the answer says so.
    if (PQconsumeInput(raw_.get()) == 0) break;
  }
  return PQgetResult(raw_.get());
}

Result<Rows> Postgres::answers(bool sent) {
  if (!sent) return failure();
  std::optional<Error> error;
  Rows last(nullptr);
  while (pg_result* each = next()) {
    last = Rows(each);
    if (failed(each) && !error) error = failure_of(each);
  }
  if (gave_up_) return failure();
  if (error) return *error;
  return last;
}

Error Postgres::failure() {
  state_.clear();
  if (gave_up_) return {"it does not answer", "the database", ""};
  return {first_line(PQerrorMessage(raw_.get())), "the database", ""};
}

Error Postgres::failure_of(const pg_result* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  state_ = state == nullptr ? "" : state;
  return {first_line(primary != nullptr ? primary : PQresultErrorMessage(result)), "the database",
          ""};
}

// All answers up to the end of the pipeline. The first error, if there is one: what follows it was
// not carried out.
std::optional<Error> Postgres::read_pipeline() {
  std::optional<Error> error;
  // Between the answers of two statements stands a null one; two in a row: nothing comes any more.
  for (int nothing = 0; nothing < 2;) {
    PGresult* result = next();
    if (gave_up_) break;
    if (result == nullptr) {
      ++nothing;
      continue;
    }
    nothing = 0;
    const bool end = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
    if (failed(result) && !error) error = failure_of(result);
    PQclear(result);
    if (end) return error;
  }
  return failure();
}

std::vector<std::string> Postgres::heard() {
  std::vector<std::string> all;
  if (PQconsumeInput(raw_.get()) == 0) return all;
  while (PGnotify* each = PQnotifies(raw_.get())) {
    if (each->be_pid != PQbackendPID(raw_.get())) all.emplace_back(each->extra);
    PQfreemem(each);
  }
  return all;
}

bool Postgres::lost() const { return gave_up_ || PQstatus(raw_.get()) != CONNECTION_OK; }

std::optional<Error> Postgres::run(const std::string& sql) {
  const auto done = answers(PQsendQuery(raw_.get(), sql.c_str()) != 0);
  if (!done) return done.error();
  return std::nullopt;
}

Result<Rows> Postgres::ask(const std::string& sql, const SqlValues& values) {
  const auto pointers = values.pointers();
  return answers(PQsendQueryParams(raw_.get(), sql.c_str(), static_cast<int>(pointers.size()),
                                   nullptr, pointers.data(), nullptr, nullptr, 0) != 0);
}

std::optional<Error> Postgres::prepare(const std::string& name, const std::string& sql) {
  const auto done = answers(PQsendPrepare(raw_.get(), name.c_str(), sql.c_str(), 0, nullptr) != 0);
  if (!done) return done.error();
  return std::nullopt;
}

std::optional<Error> Postgres::begin() {
  if (PQenterPipelineMode(raw_.get()) == 0) return failure();
  if (PQsendQueryParams(raw_.get(), "BEGIN", 0, nullptr, nullptr, nullptr, nullptr, 0) == 0) {
    return failure();
  }
  return std::nullopt;
}

std::optional<Error> Postgres::send(const std::string& name, const SqlValues& values) {
  const auto pointers = values.pointers();
  if (PQsendQueryPrepared(raw_.get(), name.c_str(), static_cast<int>(pointers.size()),
                          pointers.data(), nullptr, nullptr, 0) == 0) {
    return failure();
  }
  return std::nullopt;
}

std::optional<Error> Postgres::commit() {
  std::optional<Error> error;
  if (PQsendQueryParams(raw_.get(), "COMMIT", 0, nullptr, nullptr, nullptr, nullptr, 0) == 0 ||
      PQpipelineSync(raw_.get()) == 0) {
    error = failure();
  } else {
    error = read_pipeline();
  }
  PQexitPipelineMode(raw_.get());
  if (!error || lost()) return error;
  // The transaction is still open, and every statement in it would be refused.
  const std::string state = state_;
  std::ignore = run("ROLLBACK");
  state_ = state;
  return error;
}

bool is_postgres(std::string_view name) {
  return name.starts_with("postgresql://") || name.starts_with("postgres://");
}

std::string without_password(const std::string& whole) {
  // What follows the name may hold one, too.
  const std::string url = whole.substr(0, whole.find('?'));
  const std::size_t at = url.find('@');
  const std::size_t scheme = url.find("://");
  if (at == url.npos || scheme == url.npos) return url;
  const std::size_t colon = url.find(':', scheme + 3);
  if (colon == url.npos || colon > at) return url;
  return url.substr(0, colon) + url.substr(at);
}

}  // namespace pionek
