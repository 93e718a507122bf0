#include "engine/core/json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace pionek {
namespace {

std::string kind_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return "null";
    case json::kind::bool_:
      return value.get_bool() ? "true" : "false";
    case json::kind::int64:
      return std::to_string(value.get_int64());
    case json::kind::uint64:
      return std::to_string(value.get_uint64());
    case json::kind::double_:
      return "the fraction " + json::serialize(value);
    case json::kind::string:
      return "the text " + json::serialize(value);
    case json::kind::array:
      return "a list";
    case json::kind::object:
      return "an object";
  }
  return "something else";
}

// Short lists and objects stay on one line: a state is read by people.
constexpr std::size_t kOneLine = 96;

void write(std::string& out, const json::value& value, int indent);

// Boost.JSON writes 0.25 as 2.5E-1; people read figures, too.
void write_scalar(std::string& out, const json::value& value) {
  if (const double* number = value.if_double()) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
    out.append(digits.data(), end);
  } else {
    out += json::serialize(value);
  }
}

// Items one below the other, or, with a negative indent, all on one line.
template <class Container, class WriteItem>
void write_items(std::string& out, const Container& items, char open, char close, int indent,
                 WriteItem&& write_item) {
  const auto new_line = [&](int depth) {
    if (indent < 0) return;
    out += '\n';
    out.append(static_cast<std::size_t>(depth), ' ');
  };
  out += open;
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += indent < 0 ? ", " : ",";
    first = false;
    new_line(indent + 2);
    write_item(item, indent < 0 ? indent : indent + 2);
  }
  new_line(indent);
  out += close;
}

void write_nested(std::string& out, const json::value& value, int indent) {
  if (const auto* array = value.if_array()) {
    write_items(out, *array, '[', ']', indent,
                [&](const json::value& item, int depth) { write(out, item, depth); });
  } else {
    write_items(out, value.get_object(), '{', '}', indent, [&](const auto& item, int depth) {
      out += json::serialize(json::value(item.key()));
      out += ": ";
      write(out, item.value(), depth);
    });
  }
}

void write(std::string& out, const json::value& value, int indent) {
  if (!value.is_structured()) return write_scalar(out, value);
  if (indent < 0) return write_nested(out, value, indent);
  std::string flat;
  write_nested(flat, value, -1);
  if (flat.size() + static_cast<std::size_t>(indent) <= kOneLine) {
    out += flat;
  } else {
    write_nested(out, value, indent);
  }
}

}  // namespace

Result<json::value> parse_json(std::string_view text, std::string_view file) {
  json::stream_parser parser;
  json::error_code code;
  std::size_t used = parser.write_some(text.data(), text.size(), code);
  // What stands after a complete value is not read by write_some; finish would call it incomplete.
  if (!code) {
    const std::size_t rest = text.find_first_not_of(" \t\r\n", used);
    if (rest != std::string_view::npos) {
      used = rest;
      code = json::error::extra_data;
    } else {
      parser.finish(code);
    }
  }
  if (!code) return parser.release();
  used = std::min(used, text.size());
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(used), '\n');
  const std::size_t start = text.rfind('\n', used == 0 ? 0 : used - 1);
  const std::size_t column = used - (start == std::string_view::npos ? 0 : start + 1) + 1;
  return Error{"not valid JSON (" + code.message() + ")",
               std::string(file) + ":" + std::to_string(line) + ":" + std::to_string(column),
               "JSON"};
}

json::object tree(std::string_view text) { return json::parse(text).as_object(); }

std::string pretty(const json::value& value) {
  std::string out;
  write(out, value, 0);
  out += '\n';
  return out;
}

void ReadMarks::add_all(const json::value& root) {
  add(&root);
  if (const auto* object = root.if_object()) {
    for (const auto& field : *object) add_all(field.value());
  } else if (const auto* array = root.if_array()) {
    for (const auto& item : *array) add_all(item);
  }
}

std::optional<std::string> ReadMarks::unread(const json::value& root, std::string where) const {
  if (!seen_.contains(&root)) return where;
  if (const auto* array = root.if_array()) {
    for (std::size_t i = 0; i < array->size(); ++i) {
      if (auto path = unread((*array)[i], where + "[" + std::to_string(i) + "]")) return path;
    }
  } else if (const auto* object = root.if_object()) {
    const char* joint = where.ends_with(": ") ? "" : ".";
    for (const auto& field : *object) {
      if (field.key() == "source" || field.key() == "note") continue;
      if (auto path = unread(field.value(), where + joint + std::string(field.key()))) return path;
    }
  }
  return std::nullopt;
}

void JsonReader::fail(std::string what, std::string expected) const {
  if (!ok()) return;
  const std::string_view path = where_;
  const bool root = path.ends_with(": ");
  latch_->emplace(Error{std::move(what), std::string(path.substr(0, path.size() - (root ? 2 : 0))),
                        std::move(expected)});
}

JsonReader JsonReader::operator[](std::string_view key) const {
  const char* joint = where_.ends_with(": ") || where_.empty() ? "" : ".";
  std::string path = where_ + joint + std::string(key);
  if (value_ != nullptr) {
    const auto* object = value_->if_object();
    if (object == nullptr) {
      fail("found " + kind_of(*value_), "an object");
    } else if (const json::value* field = object->if_contains(key)) {
      return {field, std::move(path), latch_, marks_};
    } else {
      fail("the field '" + std::string(key) + "' is missing", "an object with that field");
    }
  }
  return {nullptr, std::move(path), latch_, marks_};
}

bool JsonReader::has(std::string_view key) const {
  return value_ != nullptr && value_->is_object() && value_->get_object().contains(key);
}

void JsonReader::only(std::initializer_list<std::string_view> keys) const {
  if (value_ == nullptr || !value_->is_object()) return;
  for (const auto& field : value_->get_object()) {
    if (std::find(keys.begin(), keys.end(), std::string_view(field.key())) != keys.end()) continue;
    std::string known;
    for (const auto key : keys) known += (known.empty() ? "" : ", ") + std::string(key);
    fail("unknown field '" + std::string(field.key()) + "'", "only " + known);
    return;
  }
}

void JsonReader::leave(std::initializer_list<std::string_view> keys) const {
  if (marks_ == nullptr || !is_object()) return;
  for (const auto key : keys) {
    if (const json::value* field = value_->get_object().if_contains(key)) marks_->add_all(*field);
  }
}

std::size_t JsonReader::size() const {
  if (value_ == nullptr) return 0;
  if (const auto* array = value_->if_array()) return array->size();
  fail("found " + kind_of(*value_), "a list");
  return 0;
}

std::size_t JsonReader::size(std::size_t least, std::size_t most) const {
  const std::size_t count = size();
  if (!ok() || (count >= least && count <= most)) return ok() ? count : 0;
  fail("the list has " + std::to_string(count) + " items",
       least == most ? "exactly " + std::to_string(least)
                     : std::to_string(least) + " to " + std::to_string(most));
  return 0;
}

JsonReader JsonReader::at(std::size_t index) const {
  std::string path = where_ + "[" + std::to_string(index) + "]";
  if (value_ == nullptr || !value_->is_array()) return {nullptr, std::move(path), latch_, marks_};
  const auto& array = value_->get_array();
  if (index >= array.size()) {
    fail("the list has " + std::to_string(array.size()) + " items",
         "at least " + std::to_string(index + 1));
    return {nullptr, std::move(path), latch_, marks_};
  }
  return {&array[index], std::move(path), latch_, marks_};
}

std::int64_t JsonReader::integer(std::int64_t least, std::int64_t most) const {
  if (value_ == nullptr) return least;
  // Parsed numbers are signed; those that a program made from unsigned ones are not.
  std::optional<std::int64_t> number;
  if (const auto* signed_number = value_->if_int64()) number = *signed_number;
  const auto* plain = value_->if_uint64();
  if (plain != nullptr && std::in_range<std::int64_t>(*plain)) {
    number = static_cast<std::int64_t>(*plain);
  }
  if (number && *number >= least && *number <= most) return *number;
  fail("found " + kind_of(*value_),
       "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

bool JsonReader::boolean() const {
  if (value_ == nullptr) return false;
  if (const auto* flag = value_->if_bool()) return *flag;
  fail("found " + kind_of(*value_), "true or false");
  return false;
}

std::string JsonReader::string() const {
  if (value_ == nullptr) return {};
  if (const auto* text = value_->if_string()) return std::string(*text);
  fail("found " + kind_of(*value_), "a text");
  return {};
}

Text JsonReader::text() const {
  only({"en", "pl"});
  Text text;
  for (const auto& [lang, own] : {std::pair(Lang::en, &text.en), std::pair(Lang::pl, &text.pl)}) {
    const JsonReader each = (*this)[pionek::id(lang)];
    *own = each.string();
    if (each.ok() && own->empty()) each.fail("found ''", "a text");
  }
  return text;
}

std::string JsonReader::id() const {
  constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789-_.";
  std::string text = string();
  if (!ok()) return text;
  if (text.empty() || text.find_first_not_of(kAllowed) != text.npos) {
    fail("found '" + text + "'", "an id of small letters, digits, '-', '_' and '.'");
  }
  return text;
}

int JsonReader::one_of(std::span<const std::string_view> allowed) const {
  const std::string text = string();
  if (!ok()) return 0;
  const auto at = std::find(allowed.begin(), allowed.end(), text);
  if (at != allowed.end()) return static_cast<int>(at - allowed.begin());
  std::string known;
  for (const auto word : allowed) known += (known.empty() ? "" : ", ") + std::string(word);
  fail("found the text '" + text + "'", "one of " + known);
  return 0;
}

bool JsonReader::is_null() const { return value_ != nullptr && value_->is_null(); }

}  // namespace pionek
