// JSON written straight into a text. Descriptions and views are made so often, and each is read by
// somebody else's parser, that a tree in between would cost more than everything in it.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.hpp"

namespace pionek {

class JsonText {
 public:
  JsonText() { out_.reserve(kUsual); }

  void begin(char bracket) {
    separate();
    out_ += bracket;
  }
  void end(char bracket) { out_ += bracket; }
  // Keys are words or ids of ours: nothing in them needs care.
  void key(std::string_view name) {
    separate();
    out_ += '"';
    out_ += name;
    out_ += "\":";
  }
  // With what write() writes between the brackets.
  template <std::invocable Write>
  void object(const Write& write) {
    begin('{');
    write();
    end('}');
  }
  template <std::invocable Write>
  void array(const Write& write) {
    begin('[');
    write();
    end(']');
  }
  template <std::invocable Write>
  void object(std::string_view name, const Write& write) {
    key(name);
    object(write);
  }
  template <std::invocable Write>
  void array(std::string_view name, const Write& write) {
    key(name);
    array(write);
  }

  void value(std::string_view text);
  void value(const std::string& text) { value(std::string_view(text)); }
  void value(const char* text) { value(std::string_view(text)); }
  void value(bool yes) { raw(yes ? "true" : "false"); }
  void value(std::nullptr_t) { raw("null"); }
  void value(const json::value& tree);
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  void value(Number number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof(digits), number).ptr;
    raw({digits, static_cast<std::size_t>(end - digits)});
  }
  template <class Value>
  void value(const std::optional<Value>& maybe) {
    if (maybe) return value(*maybe);
    value(nullptr);
  }

  template <class Value>
  void field(std::string_view name, const Value& of) {
    key(name);
    value(of);
  }
  // JSON that was written before.
  void raw(std::string_view text) {
    separate();
    out_ += text;
  }

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  static constexpr std::size_t kUsual = 4096;

  // A comma, unless this is the first of its brackets or belongs to a key.
  void separate() {
    if (out_.empty()) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
  }

  std::string out_;
};

// The text of an object with the fields that write(out) writes.
template <std::invocable<JsonText&> Write>
std::string object_text(const Write& write) {
  JsonText out;
  out.object([&] { write(out); });
  return out.take();
}

}  // namespace pionek
