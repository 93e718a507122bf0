#include "cli/terminal/choices.hpp"

#include <algorithm>
#include <charconv>

namespace pionek {
namespace {

std::optional<std::int32_t> to_number(std::string_view text) {
  std::int32_t number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = code == std::errc{} && end == text.data() + text.size() && number >= 0;
  return whole ? std::optional(number) : std::nullopt;
}

char letter_of(const Teller& tell, const Option& option) {
  return tell.match.game().info().verbs[option.move.verb].word[0];
}

// The run that a letter with an amount means; none where several begin with it.
const Option* run_called(const Teller& tell, const Menu& menu, char letter) {
  const Option* found = nullptr;
  for (const Option& option : menu.options) {
    if (!option.is_range() || letter_of(tell, option) != letter) continue;
    if (found != nullptr) return nullptr;
    found = &option;
  }
  return found;
}

std::string label_of(const Teller& tell, const Menu& menu, const Option& option) {
  std::string label = tell.label(option);
  if (!option.is_range()) return label;
  Move example = option.move;
  example.n = option.move.n + 1;
  const char letter = letter_of(tell, option);
  const std::string typed = run_called(tell, menu, letter) != nullptr
                                ? letter + std::to_string(example.n)
                                : tell.match.game().print(example);
  return label + "  " + tell.say(Word::range_hint, typed);
}

// A short label leaves the price to be said beside it: "Zwickau, plot 2 · 4".
std::string brief_label_of(const Teller& tell, const Menu& menu, const Option& option) {
  if (option.is_range()) return label_of(tell, menu, option);
  const std::string price = option.price ? " · " + std::to_string(*option.price) : "";
  if (const auto brief = tell.brief(option.label)) return *brief + price;
  if (option.targets.size() != 1 || !option.price) return label_of(tell, menu, option);
  return tell.thing(option.targets[0]) + price;
}

// As many cells on a page as fit into so many rows, at least one.
std::vector<Lines> pages_of(const Lines& cells, int width, int rows) {
  std::vector<Lines> pages(1);
  for (const std::string& cell : cells) {
    pages.back().push_back(cell);
    if (pages.back().size() == 1 || rows_of(pages.back(), width) <= rows) continue;
    pages.back().pop_back();
    pages.push_back(Lines{cell});
  }
  return pages;
}

// Numbers stand to the right, so that the labels begin in line.
std::string numbered(std::size_t at, std::size_t count, const std::string& label) {
  return fit_right(std::to_string(at + 1), count < 10 ? 1 : 2) + " " + label;
}

}  // namespace

Choices::Choices(const Teller& tell, const Menu& menu) : tell_(tell), menu_(menu) {
  const std::size_t count = menu.options.size();
  for (std::size_t i = 0; i < count; ++i) {
    full_.push_back(numbered(i, count, label_of(tell, menu, menu.options[i])));
    brief_.push_back(numbered(i, count, brief_label_of(tell, menu, menu.options[i])));
  }
}

Lines Choices::lines(const Paper& paper, int rows, int page) const {
  if (rows == 0 || rows_of(full_, paper.width) <= rows) {
    return in_columns(full_, paper.width);
  }
  if (rows_of(brief_, paper.width) <= rows) return in_columns(brief_, paper.width);
  const auto pages = pages_of(brief_, paper.width, rows - 1);  // and the hint
  const std::size_t at = static_cast<std::size_t>(page) % pages.size();
  Lines lines = in_columns(pages[at], paper.width);
  lines.push_back(paper.ink(Tone::faint, tell_.say(Word::more_options, at + 1, pages.size())));
  return lines;
}

std::optional<Move> Choices::amount(std::string_view typed) const {
  const auto number = to_number(typed.substr(std::min<std::size_t>(1, typed.size())));
  if (!number) return std::nullopt;
  const Option* option = run_called(tell_, menu_, typed[0]);
  if (option == nullptr) return std::nullopt;
  Move move = option->move;
  move.n = *number;
  return move;
}

Choices::Reading Choices::read(std::string_view typed) const {
  if (const auto number = to_number(typed)) {
    const auto at = static_cast<std::size_t>(*number);
    if (at < 1 || at > menu_.options.size()) return {std::nullopt, true};
    return {menu_.options[at - 1].move, true};
  }
  if (const auto move = amount(typed)) return {move, true};
  const auto move = tell_.match.game().parse(typed);
  if (!move) return {std::nullopt, false};
  return {*move, true};
}

}  // namespace pionek
