// Laying out text on a grid of characters: what is as wide as it looks, whatever bytes it takes.
// Colour codes take no width, and every code point counts as one column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pionek {

using Lines = std::vector<std::string>;

// The columns a text takes.
int width_of(std::string_view text);

// Exactly `width` columns of plain text: filled up with spaces, or cut with a final "…".
std::string fit(std::string_view text, int width);
// The same, but standing at the right.
std::string fit_right(std::string_view text, int width);
// At most `width` columns of plain text.
std::string cut(std::string_view text, int width);

// Breaks a text at its spaces. Every line but the first begins with `indent` spaces.
Lines wrap(std::string_view text, int width, int indent = 0);

// Puts cells into as few rows as fit, each column as wide as it needs and read downwards. Where a
// cell is wider than the whole width, each stands by itself and goes on below.
Lines in_columns(const Lines& cells, int width);
// How many lines that takes.
int rows_of(const Lines& cells, int width);

// "a, b, c"
std::string joined(const std::vector<std::string>& parts, std::string_view between = ", ");

// Splits at every `at`; "a,,b" has an empty middle.
std::vector<std::string> split(std::string_view text, char at);
std::string_view trimmed(std::string_view text);
// Without the spaces that columns leave at the end of a line.
Lines trimmed_lines(Lines lines);

}  // namespace pionek
