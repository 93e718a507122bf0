#include "engine/core/rulebook.hpp"

#include <algorithm>

namespace pionek {
namespace {

constexpr std::string_view kRule = "- **";
constexpr std::string_view kRuling = "  > ";
constexpr std::string_view kTable = "[table] ";

bool is_number(std::string_view text, std::string_view prefix) {
  if (!text.starts_with(prefix) || text.size() < prefix.size() + 2) return false;
  text.remove_prefix(prefix.size());
  return text[0] == '-' &&
         std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Result<Rulebook> Rulebook::read(std::string_view text, std::string_view file,
                                std::string_view prefix) {
  Rulebook book;
  std::string chapter;
  int line_number = 0;
  const auto fail = [&](std::string what, std::string expected) {
    return Error{std::move(what), std::string(file) + ":" + std::to_string(line_number),
                 std::move(expected)};
  };
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("## ")) {
      chapter = line.substr(3);
    } else if (line.starts_with(kRule)) {
      const std::size_t close = line.find("** ", kRule.size());
      if (close == std::string_view::npos) return fail("a rule without text", "- **NUMBER** text");
      Rule rule;
      rule.number = line.substr(kRule.size(), close - kRule.size());
      rule.chapter = chapter;
      if (!is_number(rule.number, prefix)) {
        return fail("found the number '" + rule.number + "'", std::string(prefix) + "- and digits");
      }
      line.remove_prefix(close + 3);
      rule.table_only = line.starts_with(kTable);
      if (rule.table_only) line.remove_prefix(kTable.size());
      rule.text = line;
      if (!book.by_number_.emplace(rule.number, book.rules_.size()).second) {
        return fail(rule.number + " stands here a second time", "each number once");
      }
      book.rules_.push_back(std::move(rule));
    } else if (line.starts_with(kRuling) && !book.rules_.empty()) {
      const std::size_t colon = line.find(": ");
      if (colon == std::string_view::npos) return fail("a ruling without text", "> ruling: text");
      book.rules_.back().ruling = line.substr(colon + 2);
    }
  }
  return book;
}

const Rule* Rulebook::find(std::string_view number) const {
  const auto at = by_number_.find(number);
  return at == by_number_.end() ? nullptr : &rules_[at->second];
}

}  // namespace pionek
