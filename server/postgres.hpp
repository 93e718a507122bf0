// PostgreSQL as values that clean up after themselves and answer with a Result. Only what the store
// needs; the rest of libpq's interface stays its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/error.hpp"

struct pg_conn;
struct pg_result;

namespace pionek {

// The rows of an answer. Columns are counted from 0.
class Rows {
 public:
  explicit Rows(pg_result* raw) : raw_(raw) {}

  [[nodiscard]] int size() const;
  [[nodiscard]] bool null(int row, int column) const;
  [[nodiscard]] std::string text(int row, int column) const;
  [[nodiscard]] std::int64_t number(int row, int column) const;
  [[nodiscard]] int small(int row, int column) const {
    return static_cast<int>(number(row, column));
  }
  [[nodiscard]] bool truth(int row, int column) const { return text(row, column) == "t"; }

 private:
  struct Clear {
    void operator()(pg_result* raw) const;
  };

  std::unique_ptr<pg_result, Clear> raw_;
};

// The values for $1, $2, ... of a statement, as texts; the server knows their types.
class SqlValues {
 public:
  template <class... Each>
  explicit SqlValues(const Each&... each) {
    texts_.reserve(sizeof...(each));
    (add(each), ...);
  }

  [[nodiscard]] std::vector<const char*> pointers() const;

 private:
  void add(std::string text) { texts_.emplace_back(std::move(text)); }
  void add(std::string_view text) { texts_.emplace_back(std::string(text)); }
  void add(const char* text) { texts_.emplace_back(text); }
  void add(std::int64_t number) { texts_.emplace_back(std::to_string(number)); }
  void add(int number) { texts_.emplace_back(std::to_string(number)); }
  void add(bool truth) { texts_.emplace_back(truth ? "t" : "f"); }
  template <class T>
  void add(const std::optional<T>& maybe) {
    if (maybe) {
      add(*maybe);
    } else {
      texts_.emplace_back(std::nullopt);
    }
  }

  std::vector<std::optional<std::string>> texts_;
};

// A list of texts or numbers as PostgreSQL writes an array.
std::string array_text(const std::vector<std::string>& texts);
std::string array_text(const std::vector<std::int64_t>& numbers);

// One connection, for one thread.
class Postgres {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // "postgresql://user@host/database?...". The error never shows the password.
  static Result<Postgres> connect(const std::string& url);

  // From now on, whoever waits for an answer gives up then, and the line counts as lost: one that
  // has fallen silent looks like any other. For ever unless it is said.
  void answer_until(Time time) { until_ = time; }

  // Statements without values, one or more.
  [[nodiscard]] std::optional<Error> run(const std::string& sql);
  // One statement with values.
  [[nodiscard]] Result<Rows> ask(const std::string& sql, const SqlValues& values = SqlValues());
  [[nodiscard]] std::optional<Error> prepare(const std::string& name, const std::string& sql);

  // Many prepared statements in one transaction and one round trip: `send` each between `begin` and
  // `commit`. All of them are done and durable, or none; then the error is that of the first that
  // failed.
  [[nodiscard]] std::optional<Error> begin();
  [[nodiscard]] std::optional<Error> send(const std::string& name, const SqlValues& values);
  [[nodiscard]] std::optional<Error> commit();

  // What was told on the channels it listens on since this was asked last, but by itself.
  [[nodiscard]] std::vector<std::string> heard();

  // The line is dead: only a new connection helps.
  [[nodiscard]] bool lost() const;
  // What PostgreSQL calls the last failure ("23505"); empty when it had no time to say so.
  [[nodiscard]] const std::string& state() const { return state_; }

 private:
  struct Close {
    void operator()(pg_conn* raw) const;
  };

  explicit Postgres(pg_conn* raw) : raw_(raw) {}
  Error failure();
  Error failure_of(const pg_result* result);
  std::optional<Error> read_pipeline();
  // False: nothing came in time.
  bool hears();
  // The next answer. None: there is no further one, or it did not come in time.
  pg_result* next();
  // All answers to what was sent: the last of them, or the first error.
  Result<Rows> answers(bool sent);

  std::unique_ptr<pg_conn, Close> raw_;
  std::string state_;
  Time until_ = Time::max();
  bool gave_up_ = false;
};

// Whether it names a database of PostgreSQL rather than a file.
bool is_postgres(std::string_view name);

// Without the password and what follows the name, for messages and logs.
std::string without_password(const std::string& whole);

}  // namespace pionek
