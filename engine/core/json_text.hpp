// JSON written straight into a text. Descriptions and views are made so often, and each is read by
// somebody else's parser, that a tree in between would cost more than everything in it.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.hpp"
#include "engine/core/seat.hpp"

namespace pionek {

class JsonText {
 public:
  void begin(char bracket) {
    char* at = element(1);
    *at++ = bracket;
    written(at);
  }
  void end(char bracket) {
    char* at = room(1);
    *at++ = bracket;
    written(at);
  }
  // Words of ours and ids (JsonReader::id), and keys, which are such: nothing in them needs care.
  void word(std::string_view word) { written(quoted(word)); }
  void key(std::string_view name) {
    char* at = quoted(name);
    *at++ = ':';
    written(at);
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
  void value(Seat seat) { value(seat == nobody ? std::nullopt : std::optional(index(seat))); }
  void value(const json::value& tree);
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  void value(Number number) {
    char* at = element(kLongestNumber);
    written(std::to_chars(at, at + kLongestNumber, number).ptr);
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
    written(std::copy(text.begin(), text.end(), element(text.size())));
  }

  [[nodiscard]] std::string take() {
    out_.resize(size_);
    size_ = 0;
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kUsual = 4096;
  static constexpr std::size_t kLongestNumber = 20;

  // Where so many bytes may be written next; `written` then says up to where they were.
  char* room(std::size_t bytes) {
    if (out_.size() - size_ < bytes) out_.resize(2 * out_.size() + bytes + kUsual);
    return out_.data() + size_;
  }
  // The same for something new: behind a comma, unless it is the first of its brackets or belongs
  // to a key.
  char* element(std::size_t bytes) {
    char* at = room(bytes + 1);
    if (size_ > 0 && at[-1] != '{' && at[-1] != '[' && at[-1] != ':') *at++ = ',';
    return at;
  }
  // The end of the word, with room for one byte more.
  char* quoted(std::string_view word) {
    char* at = element(word.size() + 3);
    *at++ = '"';
    at = std::copy(word.begin(), word.end(), at);
    *at++ = '"';
    return at;
  }
  void written(const char* end) { size_ = static_cast<std::size_t>(end - out_.data()); }

  std::string out_;       // longer than what is in it
  std::size_t size_ = 0;  // of what was written
};

// The text of an object with the fields that write(out) writes.
template <std::invocable<JsonText&> Write>
std::string object_text(const Write& write) {
  JsonText out;
  out.object([&] { write(out); });
  return out.take();
}

}  // namespace pionek
