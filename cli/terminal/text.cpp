#include "cli/terminal/text.hpp"

#include <algorithm>

namespace pionek {
namespace {

constexpr std::string_view kEllipsis = "…";
constexpr std::string_view kPlain = "\x1b[0m";  // ends a colour
constexpr int kGap = 2;                         // between columns
constexpr int kHang = 4;                        // before what goes on below

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

// The bytes of the colour code that begins at `at`; 0 when none does.
std::size_t code_length(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) != "\x1b[") return 0;
  const std::size_t end = text.find('m', at);
  return end == std::string_view::npos ? 0 : end - at + 1;
}

// The bytes of the first `columns` columns; colour codes take none.
std::size_t bytes_of(std::string_view text, int columns) {
  std::size_t at = 0;
  for (int seen = 0; at < text.size();) {
    if (const std::size_t code = code_length(text, at)) {
      at += code;
    } else {
      if (begins_character(text[at]) && ++seen > columns) break;
      ++at;
    }
  }
  return at;
}

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

int widest_of(const Lines& cells) {
  int widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, width_of(cell));
  return widest;
}

// Where each column begins if it has so many rows and is as wide as its own widest cell; behind the
// last where the next would.
std::vector<int> column_starts(const Lines& cells, std::size_t rows) {
  std::vector<int> starts{0};
  for (std::size_t at = 0; at < cells.size(); at += rows) {
    const auto from = cells.begin() + static_cast<std::ptrdiff_t>(at);
    const auto count = static_cast<std::ptrdiff_t>(std::min(rows, cells.size() - at));
    starts.push_back(starts.back() + widest_of(Lines(from, from + count)) + kGap);
  }
  return starts;
}

Lines one_by_one(const Lines& cells, int width) {
  Lines lines;
  for (const std::string& cell : cells) {
    for (std::string& line : wrap(cell, width, kHang)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

int width_of(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t code = code_length(text, at)) {
      at += code;
    } else {
      width += begins_character(text[at++]) ? 1 : 0;
    }
  }
  return width;
}

std::string cut(std::string_view text, int width) {
  if (width_of(text) <= width) return std::string(text);
  std::string out(text.substr(0, bytes_of(text, std::max(0, width - 1))));
  out.append(kEllipsis);
  if (out.find('\x1b') != std::string::npos) out.append(kPlain);
  return out;
}

std::string fit(std::string_view text, int width) {
  const std::string out = cut(text, width);
  return out + spaces(width - width_of(out));
}

std::string fit_right(std::string_view text, int width) {
  const std::string out = cut(text, width);
  return spaces(width - width_of(out)) + out;
}

Lines wrap(std::string_view text, int width, int indent) {
  Lines lines{""};
  int used = 0;
  bool fresh = true;  // nothing but the indent stands on the line
  for (const std::string& word : split(text, ' ')) {
    const int length = width_of(word);
    if (!fresh && used + 1 + length > width) {
      lines.push_back(spaces(indent));
      used = indent;
      fresh = true;
    }
    if (!fresh) lines.back() += ' ';
    used += length + (fresh ? 0 : 1);
    lines.back() += word;
    fresh = false;
  }
  return lines;
}

Lines in_columns(const Lines& cells, int width) {
  if (widest_of(cells) > width) return one_by_one(cells, width);
  for (std::size_t rows = 1;; ++rows) {
    const auto starts = column_starts(cells, rows);
    if (starts.back() - kGap > width && rows < cells.size()) continue;
    Lines lines(std::min(rows, cells.size()));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      std::string& line = lines[i % rows];
      line += spaces(starts[i / rows] - width_of(line)) + cells[i];
    }
    return lines;
  }
}

int rows_of(const Lines& cells, int width) {
  return static_cast<int>(in_columns(cells, width).size());
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) out.append(between);
    out += part;
  }
  return out;
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t from = 0;;) {
    const std::size_t to = text.find(at, from);
    parts.emplace_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

Lines trimmed_lines(Lines lines) {
  for (std::string& line : lines) line.resize(line.find_last_not_of(' ') + 1);
  return lines;
}

}  // namespace pionek
