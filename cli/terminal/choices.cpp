#include "cli/terminal/choices.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace pionek {
namespace {

constexpr std::size_t kLeastGroup = 2;

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

// Behind what stands the rest of a label.
constexpr std::array<std::string_view, 5> kMarks{" – ", ", ", ": ", " · ", " → "};

// "Leipzig" of "Leipzig, plot 2" and of "Leipzig – Riesa, field 1", "Play" of "Play: Urbanize";
// behind so many characters: "Idle: lobby" of "Idle: lobby → room B2".
std::string head_of(std::string_view label, std::size_t from) {
  std::size_t end = label.size();
  for (const std::string_view mark : kMarks) end = std::min(end, label.find(mark, from));
  return std::string(label.substr(0, end));
}

// Without a number at its end: "Near" of "Near 2a: coal".
std::string kind_of(std::string_view label, std::size_t from) {
  std::string head = head_of(label, from);
  const std::size_t blank = head.rfind(' ');
  const bool numbered =
      blank != std::string::npos && head.find_first_of("0123456789", blank) == blank + 1;
  return numbered ? head.substr(0, blank) : head;
}

// What a label says behind the words of its group; nothing if it does not begin with them.
std::optional<std::string_view> behind(std::string_view label, std::string_view head) {
  if (!label.starts_with(head)) return std::nullopt;
  const std::string_view rest = label.substr(head.size());
  if (rest.empty() || head.empty()) return rest;
  for (const std::string_view mark : kMarks) {
    if (rest.starts_with(mark)) return rest.substr(mark.size());
  }
  const bool numbered = rest.size() > 1 && rest[0] == ' ' && rest[1] >= '0' && rest[1] <= '9';
  return numbered ? std::optional(rest.substr(1)) : std::nullopt;
}

// Whether a label already says all of a text: "Wheel bonus: 1 gold" of "1 gold."
bool says(std::string_view label, std::string_view text) {
  return label.find(text.substr(0, text.size() - (text.ends_with('.') ? 1 : 0))) !=
         std::string_view::npos;
}

// Whether the label names a thing and says nothing of it but where it is or what it costs: "Build:
// Sawmill (2 wood)". A colon behind the name would say what it does.
bool only_names(const Teller& tell, const Option& option, std::string_view label) {
  if (option.is_range()) return false;
  return std::any_of(option.targets.begin(), option.targets.end(), [&](Thing thing) {
    const std::string name = tell.thing(thing);
    const std::size_t at = name.empty() ? std::string_view::npos : label.rfind(name);
    if (at == std::string_view::npos) return false;
    const std::string_view rest = label.substr(at + name.size());
    return rest.empty() || rest.starts_with(" (") || rest.starts_with(", ");
  });
}

}  // namespace

Choices::Choices(const Teller& tell, const Menu& menu, Lines texts)
    : tell_(tell), menu_(menu), texts_(std::move(texts)) {
  for (std::size_t i = 0; i < menu.options.size(); ++i) {
    const Option& option = menu.options[i];
    full_.push_back(label_of(tell, menu, option));
    brief_.push_back(brief_label_of(tell, menu, option));
    if (says(full_[i], texts_[i])) texts_[i].clear();
    const bool bare = !texts_[i].empty() && only_names(tell, option, full_[i]);
    told_.push_back(bare ? text_of(i) : full_[i]);
  }
  shown_ = all_of({});
}

// Every option that begins so by itself; every one there is with no such words.
std::vector<Choices::Entry> Choices::all_of(std::string_view head) const {
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < brief_.size(); ++i) {
    if (behind(brief_[i], head)) entries.push_back({{}, {i}});
  }
  return entries;
}

// By what they begin with, in the order of their first options. None where that makes no fewer.
std::vector<Choices::Entry> Choices::groups(BeginOf begin_of, std::string_view opened) const {
  std::vector<Entry> groups;
  const std::size_t from = opened.empty() ? 0 : opened.size() + 1;
  const auto all = all_of(opened);
  for (const Entry& alone : all) {
    const std::size_t i = alone.options[0];
    const std::string head = begin_of(brief_[i], from);
    const auto same = [&](const Entry& each) { return each.head == head; };
    const auto found = std::find_if(groups.begin(), groups.end(), same);
    if (found != groups.end()) {
      found->options.push_back(i);
    } else {
      groups.push_back({head, {i}});
    }
  }
  const bool fewer = groups.size() > 1 && groups.size() < all.size();
  return fewer ? groups : std::vector<Entry>{};
}

// Those of at least so many options told by their heads. One that stands alone stays an option: its
// head would only hide what it gives.
void Choices::close(const std::vector<Entry>& groups, std::size_t least) {
  shown_.clear();
  for (const Entry& group : groups) {
    if (group.options.size() >= std::max(least, kLeastGroup)) {
      shown_.push_back(group);
    } else {
      for (const std::size_t option : group.options) shown_.push_back({{}, {option}});
    }
  }
}

// Groups are narrow: with the wide options behind them more columns find room. (By hand, since
// clang calls what libstdc++'s stable_partition is made of deprecated.)
void Choices::groups_first() {
  std::vector<Entry> ordered;
  for (const bool alone : {false, true}) {
    std::ranges::copy_if(shown_, std::back_inserter(ordered),
                         [&](const Entry& each) { return each.head.empty() == alone; });
  }
  shown_ = std::move(ordered);
}

// The largest first, until the rest fits into so many rows; groups of about one size go together.
void Choices::gather(const Paper& paper, int rows, std::string_view opened) {
  for (const BeginOf begin_of : {head_of, kind_of}) {
    const auto all = groups(begin_of, opened);
    std::size_t most = 0;
    for (const Entry& each : all) most = std::max(most, each.options.size());
    for (std::size_t least = most / 2 + 1; most >= kLeastGroup && least > 0; least /= 2) {
      close(all, least);
      const auto fits = [&] { return rows_of(cells(Wording::brief, opened), paper.width) <= rows; };
      if (fits()) return;
      groups_first();
      if (fits()) return;
    }
  }
}

std::string Choices::text_of(std::size_t option) const {
  return full_[option] + ": " + texts_[option];
}

Lines Choices::texts() const {
  Lines lines;
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    if (!texts_[i].empty()) lines.push_back(text_of(i));
  }
  return lines;
}

Lines Choices::texts(std::string_view typed) const {
  const auto number = to_number(typed);
  if (!number || *number < 1 || static_cast<std::size_t>(*number) > shown_.size()) return {};
  Lines lines;
  for (const std::size_t option : shown_[static_cast<std::size_t>(*number) - 1].options) {
    lines.push_back(texts_[option].empty() ? full_[option] : text_of(option));
  }
  return lines;
}

Lines Choices::cells(Wording wording, std::string_view opened) const {
  const Lines& labels = wording == Wording::told   ? told_
                        : wording == Wording::full ? full_
                                                   : brief_;
  Lines cells;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const auto& [head, options] = shown_[i];
    const std::string& words = head.empty() ? labels[options[0]] : head;
    const auto rest = behind(words, opened);
    std::string label(rest && !rest->empty() ? *rest : std::string_view(words));
    if (!head.empty()) label += " … (" + std::to_string(options.size()) + ")";
    cells.push_back(numbered(i, shown_.size(), label));
  }
  return cells;
}

Lines Choices::on_pages(const Paper& paper, int rows, const Glance& glance) {
  const auto pages =
      pages_of(cells(Wording::brief, glance.opened), paper.width, rows - 1);  // and the hint
  pages_ = static_cast<int>(pages.size());
  const std::size_t at = static_cast<std::size_t>(glance.page) % pages.size();
  Lines lines = in_columns(pages[at], paper.width);
  const std::string hint = pages_ > 1 ? tell_.say(Word::more_options, at + 1, pages.size())
                           : glance.opened.empty() ? tell_.say(Word::open_group)
                                                   : tell_.say(Word::close_group, glance.opened);
  lines.push_back(paper.ink(Tone::faint, hint));
  return lines;
}

Lines Choices::lines(const Paper& paper, int rows, const Glance& glance) {
  pages_ = 1;
  shown_ = all_of(glance.opened);
  const bool open = !glance.opened.empty();
  const int room = rows - (open ? 1 : 0);
  for (const Wording wording : {Wording::told, Wording::full, Wording::brief}) {
    untold_ = wording != Wording::told && !texts().empty();
    const Lines labels = cells(wording, glance.opened);
    if (rows != 0 && rows_of(labels, paper.width) > room) continue;
    Lines lines = in_columns(labels, paper.width);
    if (open) lines.push_back(paper.ink(Tone::faint, tell_.say(Word::close_group, glance.opened)));
    return lines;
  }
  gather(paper, rows - 1, glance.opened);
  return on_pages(paper, rows, glance);
}

Glance Choices::after(const Glance& glance) const {
  if (!glance.opened.empty() && glance.page + 1 >= pages_) return {};
  return {glance.opened, glance.page + 1};
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
    if (at < 1 || at > shown_.size()) return {};
    const auto& [head, options] = shown_[at - 1];
    if (!head.empty()) return {.opens = head};
    return {.move = menu_.options[options[0]].move};
  }
  if (const auto move = amount(typed)) return {.move = move};
  const auto move = tell_.match.game().parse(typed);
  if (!move) return {.understood = false};
  return {.move = *move};
}

}  // namespace pionek
