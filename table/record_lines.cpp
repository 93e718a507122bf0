#include "table/record_lines.hpp"

#include <algorithm>
#include <utility>

#include "table/record.hpp"
#include "table/utf8.hpp"

namespace pionek {
namespace {

std::string at(std::string_view file, std::size_t line, std::size_t column) {
  return std::string(file) + ":" + std::to_string(line) + ":" + std::to_string(column);
}

// Where the comment of a line begins, with the spaces before it.
std::size_t comment_start(std::string_view line) {
  std::size_t start = line.find(" #");
  if (start == std::string_view::npos) return line.size();
  while (start > 0 && line[start - 1] == ' ') --start;
  return start;
}

}  // namespace

std::optional<Error> RecordLines::check_bytes(std::string_view text, std::string_view file) {
  const auto error = [&](std::size_t offset, std::string what, std::string expected) {
    const std::string_view before = text.substr(0, offset);
    const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    const std::size_t column = offset - (before.rfind('\n') + 1) + 1;
    return Error{std::move(what), at(file, line, column), std::move(expected)};
  };
  if (const BadByte bad = first_bad_byte(text)) {
    return error(bad.at, "found " + bad.what, "UTF-8 text in lines that end with a line feed");
  }
  if (text.empty())
    return error(0, "the record is empty",
                 "the line 'pionek " + std::to_string(kRecordVersion) + "'");
  if (text.back() != '\n') {
    return error(text.size(), "the last line is cut off", "a line feed at its end");
  }
  return std::nullopt;
}

void RecordLines::advance() {
  used_ = 0;
  for (;;) {
    ++number_;
    if (rest_.empty()) {
      line_ = {};
      done_ = true;
      return;
    }
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    if (!line_.starts_with('#')) break;
    comments_.add({place_, true, std::string(line_)});
  }
  const std::size_t cut = comment_start(line_);
  comment_ = line_.substr(cut);
  line_ = line_.substr(0, cut);
}

Field RecordLines::word() {
  const std::string_view left = line_.substr(std::min(used_, line_.size()));
  const Field field{left.substr(0, left.find(' ')), used_ + 1};
  used_ += field.text.size() + 1;
  return field;
}

Field RecordLines::remainder() {
  const Field field{line_.substr(std::min(used_, line_.size())), used_ + 1};
  used_ = line_.size() + 1;
  return field;
}

std::optional<Error> RecordLines::end_of_line() const {
  if (used_ > line_.size()) return std::nullopt;
  const std::string left(line_.substr(used_));
  return fail(used_, left.empty() ? "found a space" : "found ' " + left + "'",
              "the end of the line");
}

void RecordLines::accept(const Place& place) {
  place_ = place;
  if (!comment_.empty()) comments_.add({place, false, std::string(comment_)});
  advance();
}

Error RecordLines::fail(std::size_t column, std::string what, std::string expected) const {
  return {std::move(what), at(file_, static_cast<std::size_t>(number_), column),
          std::move(expected)};
}

Error RecordLines::unexpected(const Field& field, std::string expected) const {
  if (done_) return fail(1, "the record ends here", std::move(expected));
  if (line_.empty()) return fail(1, "the line is empty", std::move(expected));
  if (field.column > line_.size()) {
    return fail(line_.size() + 1, "the line ends here", std::move(expected));
  }
  if (field.text.empty()) return fail(field.column, "found a space", std::move(expected));
  return fail(field.column, "found '" + std::string(field.text) + "'", std::move(expected));
}

}  // namespace pionek
