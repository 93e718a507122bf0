// The lines of a record while it is read: comments taken aside, every word with its column, and
// errors that name the very place.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/error.hpp"
#include "table/comments.hpp"

namespace pionek {

// A part of the current line and the column where it begins, from 1.
struct Field {
  std::string_view text;
  std::size_t column = 1;
};

class RecordLines {
 public:
  // Nothing to read when the bytes are not a text at all.
  static std::optional<Error> check_bytes(std::string_view text, std::string_view file);

  RecordLines(std::string_view text, std::string_view file) : rest_(text), file_(file) {
    advance();
  }

  // The current line without its comment; no line at the end.
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] std::string_view line() const { return line_; }
  // Cuts the next word off the current line. Words are parted by exactly one space.
  Field word();
  // All that is left of the current line.
  Field remainder();
  // Whether anything is left of the current line that should not be there.
  [[nodiscard]] std::optional<Error> end_of_line() const;
  // The current line is read and stands at `place`: goes on to the next.
  void accept(const Place& place);

  [[nodiscard]] Error fail(std::size_t column, std::string what, std::string expected) const;
  // The word is not what it should be; also says when the line ends too soon.
  [[nodiscard]] Error unexpected(const Field& field, std::string expected) const;
  [[nodiscard]] Comments take_comments() { return std::move(comments_); }

 private:
  void advance();

  std::string_view rest_;
  std::string_view file_;
  int number_ = 0;  // of the current line, from 1
  std::string_view line_;
  std::size_t used_ = 0;  // bytes of the line that were cut off
  std::string_view comment_;
  bool done_ = false;
  Place place_;  // of the last accepted line
  Comments comments_;
};

}  // namespace pionek
