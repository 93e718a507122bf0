// SQLite as values that clean up after themselves and answer with a Result. Only what the store
// needs; the rest of SQLite's interface stays its own.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/error.hpp"

namespace pionek {

class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* raw) : raw_(raw) {}

  // With values for the ? of the statement, in order. They are not copied, and nothing looks at
  // them after the call. For statements without rows.
  template <class... Values>
  std::optional<Error> run(const Values&... values) {
    return each([](const Statement&) {}, values...);
  }
  // The same for statements with rows: calls use(row) for every row.
  template <class Use, class... Values>
  std::optional<Error> each(Use use, const Values&... values) {
    bind(0, values...);
    int code = sqlite3_step(raw_.get());
    for (; code == SQLITE_ROW; code = sqlite3_step(raw_.get())) use(*this);
    return end(code);
  }

  [[nodiscard]] std::int64_t number(int column) const {
    return sqlite3_column_int64(raw_.get(), column);
  }
  [[nodiscard]] int small(int column) const { return static_cast<int>(number(column)); }
  [[nodiscard]] bool null(int column) const {
    return sqlite3_column_type(raw_.get(), column) == SQLITE_NULL;
  }
  [[nodiscard]] std::string text(int column) const;

 private:
  struct Close {
    void operator()(sqlite3_stmt* raw) const { sqlite3_finalize(raw); }
  };

  // What became of it. A statement that is not reset keeps its transaction open.
  std::optional<Error> end(int code);
  template <class... Values>
  void bind(int at, const Values&... values) {
    (bind_one(++at, values), ...);
  }
  void bind_one(int at, std::int64_t value) { sqlite3_bind_int64(raw_.get(), at, value); }
  void bind_one(int at, int value) { sqlite3_bind_int64(raw_.get(), at, value); }
  void bind_one(int at, bool value) { sqlite3_bind_int64(raw_.get(), at, value ? 1 : 0); }
  void bind_one(int at, const std::string& value);
  template <class T>
  void bind_one(int at, const std::optional<T>& value) {
    if (value) {
      bind_one(at, *value);
    } else {
      sqlite3_bind_null(raw_.get(), at);
    }
  }

  std::unique_ptr<sqlite3_stmt, Close> raw_;
};

class Database {
 public:
  enum class Use { make, write, read };

  static Result<Database> open(const std::string& path, Use use);

  // A commit is done when it would survive a power cut, and readers never wait for it.
  [[nodiscard]] std::optional<Error> make_durable() const;
  [[nodiscard]] Result<Statement> prepare(std::string_view sql) const;
  [[nodiscard]] std::optional<Error> prepare(
      std::initializer_list<std::pair<Statement*, std::string_view>> wanted) const;
  // One or more statements without values.
  [[nodiscard]] std::optional<Error> run(const std::string& sql) const;
  // The first column of the only row.
  [[nodiscard]] Result<std::string> ask(std::string_view sql) const;
  // A consistent copy, also while others write.
  [[nodiscard]] std::optional<Error> copy_to(const std::string& path) const;

 private:
  struct Close {
    void operator()(sqlite3* raw) const { sqlite3_close_v2(raw); }
  };

  explicit Database(sqlite3* raw) : raw_(raw) {}

  std::unique_ptr<sqlite3, Close> raw_;
};

}  // namespace pionek
