// JSON at the edges: Boost.JSON, and a reader that turns a wrong value into one precise error.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>

#include "engine/core/error.hpp"
#include "engine/core/lang.hpp"

namespace pionek {

namespace json = boost::json;

// Parses a whole text. A syntax error names the line and column.
Result<json::value> parse_json(std::string_view text, std::string_view file);

// The tree of a text that a game or a table has written itself.
json::object tree(std::string_view text);

// Indented, with a final newline, and keys in the order they were written.
std::string pretty(const json::value& value);

// Which parts of a JSON value were asked for, so that a loader can say what nobody reads.
class ReadMarks {
 public:
  void add(const json::value* value) { seen_.insert(value); }
  // The value with all that is in it.
  void add_all(const json::value& root);
  // The path of the first field that nobody asked for, below `where`. A field called "source" or
  // "note" is for people.
  [[nodiscard]] std::optional<std::string> unread(const json::value& root, std::string where) const;

 private:
  std::unordered_set<const json::value*> seen_;
};

// A walk through a JSON value. The first thing that is wrong is latched with its path
// ("cities.json: cities[3].region"); after that every read answers a harmless default, so a loader
// reads straight through and asks once, at the end, whether all was well.
class JsonReader {
 public:
  // The latch and the marks outlive every reader made from this one.
  JsonReader(const json::value& root, std::string where, std::optional<Error>& latch,
             ReadMarks* marks = nullptr)
      : JsonReader(&root, std::move(where), &latch, marks) {}

  [[nodiscard]] bool ok() const { return !latch_->has_value(); }
  void fail(std::string what, std::string expected) const;

  // Fields of an object. `operator[]` demands the field; `has` asks.
  JsonReader operator[](std::string_view key) const;
  [[nodiscard]] bool has(std::string_view key) const;
  // Refuses fields that are not in the list: a misspelt optional field must not pass unseen.
  void only(std::initializer_list<std::string_view> keys) const;
  // Fields that the rules do not need and somebody else reads, such as where a page draws a thing.
  void leave(std::initializer_list<std::string_view> keys) const;

  // Elements of an array.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] std::size_t size(std::size_t least, std::size_t most) const;
  JsonReader at(std::size_t index) const;

  [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
  // A whole number of the asked type, by default any it can hold; bounds beyond the type give way
  // to it.
  template <std::integral Number>
  [[nodiscard]] Number number(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                              std::int64_t most = std::numeric_limits<std::int64_t>::max()) const {
    using Range = std::numeric_limits<Number>;
    static_assert(std::in_range<std::int64_t>(Range::max()));
    return static_cast<Number>(integer(std::max<std::int64_t>(least, Range::min()),
                                       std::min<std::int64_t>(most, Range::max())));
  }
  [[nodiscard]] bool boolean() const;
  [[nodiscard]] std::string string() const;
  // {"en": ..., "pl": ...}, each with something to read.
  [[nodiscard]] Text text() const;
  // A text that may stand in a move, a path or a JSON key as it is.
  [[nodiscard]] std::string id() const;
  // The position of the string in a list of allowed ones.
  [[nodiscard]] int one_of(std::span<const std::string_view> allowed) const;
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] bool is_string() const { return value_ != nullptr && value_->is_string(); }
  [[nodiscard]] bool is_object() const { return value_ != nullptr && value_->is_object(); }

  [[nodiscard]] const std::string& where() const { return where_; }
  // The raw value; null when an earlier read failed.
  [[nodiscard]] const json::value* raw() const { return value_; }

 private:
  JsonReader(const json::value* value, std::string where, std::optional<Error>* latch,
             ReadMarks* marks)
      : value_(value), where_(std::move(where)), latch_(latch), marks_(marks) {
    if (marks_ != nullptr) marks_->add(value_);
  }

  const json::value* value_;
  std::string where_;
  std::optional<Error>* latch_;
  ReadMarks* marks_;  // or nobody wants to know
};

// What most figures of a game are kept in.
inline std::uint8_t read_byte(const JsonReader& item, std::int64_t least, std::int64_t most) {
  return item.number<std::uint8_t>(least, most);
}

}  // namespace pionek
