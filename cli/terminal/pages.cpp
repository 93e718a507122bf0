#include "cli/terminal/pages.hpp"

#include <algorithm>
#include <limits>
#include <ostream>

#include "table/view.hpp"

namespace pionek {
namespace {

std::string number_of(const json::object& object, std::string_view key) {
  return std::to_string(object.at(key).to_number<int>());
}

// Every higher amount: a largest number says nothing to people.
constexpr std::int32_t kEveryAmount = std::numeric_limits<std::int32_t>::max();

// What is denied, in a word or two: the thing it touches, or else the whole label.
std::string name_of(const Teller& tell, const Denial& denial) {
  if (denial.targets.size() == 1 && !denial.is_range()) return tell.thing(denial.targets[0]);
  return denial.is_range() ? tell.move(denial) : tell(denial.label);
}

void add_rule(Lines& lines, const Rule& rule, const Phrases& say, int width) {
  if (!lines.empty()) lines.emplace_back();
  lines.push_back(rule.number + "  " + rule.chapter);
  for (std::string& line : wrap(rule.text, width)) lines.push_back(std::move(line));
  if (rule.ruling.empty()) return;
  for (std::string& line : wrap(say(Word::rule_ruling, rule.ruling), width)) {
    lines.push_back(std::move(line));
  }
}

// "…" for one that the reader may not know.
std::string move_of(const Teller& tell, const json::object& entry, MovesAs moves) {
  if (!entry.contains("move")) return "…";
  std::string typed = text_of(entry, "move");
  if (moves == MovesAs::typed) return typed;
  if (!entry.at("lines").get_array().empty()) return "";
  return tell.offered(entry.at("ply").to_number<int>() - 1, *tell.match.game().parse(typed));
}

// The rules that stand beside a number that does not exist.
std::string nearby(const Rulebook& book, std::string_view number) {
  std::vector<std::string> found;
  const std::string_view chapter = number.substr(0, number.find('-') + 2);
  for (const Rule& rule : book.rules()) {
    if (std::string_view(rule.number).starts_with(chapter)) found.push_back(rule.number);
  }
  if (found.empty()) found = {book.rules().front().number, book.rules().back().number};
  return found.front() + " … " + found.back();
}

// What is forbidden for the same reason.
struct Group {
  std::string why;
  std::vector<std::string> what;

  // A reason that names the thing itself need not be told of what. Names that have commas are kept
  // apart by more than a comma, and of very many nobody would read each.
  [[nodiscard]] std::string text() const {
    constexpr std::size_t kMost = 20;
    if (what.size() == 1 && why.find(what[0]) != std::string::npos) return why;
    const bool commas = std::any_of(what.begin(), what.end(), [](const std::string& name) {
      return name.find(", ") != std::string::npos;
    });
    std::vector<std::string> names = what;
    names.resize(std::min(names.size(), kMost));
    const std::string reason = why.substr(0, why.size() - (why.ends_with('.') ? 1 : 0));
    const std::string all = reason + ": " + joined(names, commas ? "; " : ", ");
    return what.size() > kMost ? all + " … (" + std::to_string(what.size()) + ")" : all;
  }
};

}  // namespace

std::string Teller::operator()(const Phrase& phrase) const {
  return match.game().words(lang()).text(phrase, match.game().catalog(), match.names());
}

std::string Teller::seat(Seat seat) const {
  return match.game().words(lang()).seat(seat, match.names());
}

std::string Teller::thing(Thing thing) const { return match.game().catalog().name(thing, lang()); }

std::string Teller::move(const Option& option) const {
  std::string first = match.game().print(option.move);
  if (!option.is_range()) return first;
  Move last = option.move;
  last.n = option.last_n;
  if (last.n == kEveryAmount) return first + " …";
  return first + " … " + match.game().print(last);
}

// A run is written in the form of many: "1 … 3 cards".
std::string Teller::label(const Option& option) const {
  if (!option.is_range()) return (*this)(option.label);
  constexpr std::string_view kBlank = "{n}";
  std::string label =
      match.game().words(lang()).forms(option.label, match.game().catalog(), match.names()).back();
  std::string amounts = std::to_string(option.move.n) + " …";
  if (option.last_n != kEveryAmount) amounts += " " + std::to_string(option.last_n);
  const std::size_t at = label.find(kBlank);
  return at == std::string::npos ? label : label.replace(at, kBlank.size(), amounts);
}

std::string Teller::offered(int ply, Move move) const {
  Menu menu;
  match.game().options(match.state_at(ply), menu);
  const Option* option = menu.find(move);
  if (option == nullptr) return match.game().print(move);
  Phrase words = option->label;
  if (option->is_range()) words.args[0] = move.n;
  return (*this)(words);
}

std::optional<std::string> Teller::brief(const Phrase& phrase) const {
  return match.game().words(lang()).short_text(phrase, match.game().catalog(), match.names());
}

std::string text_of(const json::object& object, std::string_view key) {
  return std::string(object.at(key).get_string());
}

void print(std::ostream& out, const Lines& lines) {
  for (const std::string& line : lines) out << line << '\n';
}

Lines option_lines(const Teller& tell, const Menu& menu, int width) {
  int moves = 0;
  for (const Option& option : menu.options) moves = std::max(moves, width_of(tell.move(option)));
  Lines lines;
  for (const Option& option : menu.options) {
    const std::string text = "  " + fit(tell.move(option), moves) + "  " + tell.label(option);
    for (std::string& line : wrap(text, width, moves + 4)) lines.push_back(std::move(line));
  }
  return lines;
}

Lines why_lines(const Teller& tell, const Menu& menu, int width) {
  std::vector<Group> groups;
  for (const Denial& denial : menu.denials) {
    const std::string why = std::string(denial.rule) + "  " + tell(denial.because);
    auto at = std::find_if(groups.begin(), groups.end(),
                           [&](const Group& group) { return group.why == why; });
    if (at == groups.end()) at = groups.insert(at, {why, {}});
    std::string name = name_of(tell, denial);
    if (std::find(at->what.begin(), at->what.end(), name) == at->what.end()) {
      at->what.push_back(std::move(name));
    }
  }
  Lines lines{tell.say(groups.empty() ? Word::why_nothing : Word::why_title)};
  for (const Group& group : groups) {
    for (std::string& line : wrap(group.text(), width, 8)) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

json::array journal_json(const Teller& tell, int from, int to) {
  json::array journal;
  for (const JournalEntry& entry : tell.match.journal(from, to)) {
    json::array lines;
    for (const JournalLine& line : entry.lines) {
      json::object out{{"rule", line.rule}, {"text", tell(line.words)}};
      if (line.only != nobody) out["only"] = seat_json(line.only);
      lines.push_back(std::move(out));
    }
    journal.push_back(json::object{{"ply", entry.ply},
                                   {"seat", seat_json(entry.played.seat)},
                                   {"move", tell.match.game().print(entry.played.move)},
                                   {"lines", std::move(lines)}});
  }
  return journal;
}

Lines journal_lines(const Teller& tell, const json::array& journal, MovesAs moves) {
  constexpr int kPlyWidth = 4;
  constexpr int kNameWidth = 12;
  Lines lines;
  for (const json::value& value : journal) {
    const json::object& entry = value.get_object();
    const Seat seat = seat_at(entry.at("seat").to_number<int>());
    const std::string move = move_of(tell, entry, moves);
    lines.push_back(
        fit_right(number_of(entry, "ply"), kPlyWidth) + "  " +
        (move.empty() ? tell.seat(seat) : fit(tell.seat(seat), kNameWidth) + "  " + move));
    for (const json::value& each : entry.at("lines").get_array()) {
      const json::object& line = each.get_object();
      std::string text = "        " + fit(text_of(line, "rule"), 8) + text_of(line, "text");
      if (line.contains("only")) {
        text +=
            " " + tell.say(Word::only_for, tell.seat(seat_at(line.at("only").to_number<int>())));
      }
      lines.push_back(std::move(text));
    }
  }
  return lines;
}

Lines rule_lines(const Phrases& say, const Rulebook& book, std::string_view prefix,
                 std::string_view wanted, int width) {
  std::string number(wanted);
  std::transform(number.begin(), number.end(), number.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  const bool digits = number.find_first_not_of("0123456789") == std::string::npos;
  if (digits) number = std::string(prefix) + "-" + number;
  Lines lines;
  if (number.starts_with(std::string(prefix) + "-")) {
    if (const Rule* rule = book.find(number)) {
      add_rule(lines, *rule, say, width);
      return lines;
    }
    return {say(Word::rule_unknown, number, nearby(book, number))};
  }
  for (const Rule& rule : book.rules()) {
    if (rule.text.find(wanted) != std::string::npos) add_rule(lines, rule, say, width);
  }
  if (lines.empty()) lines.push_back(say(Word::rule_not_found, wanted));
  return lines;
}

}  // namespace pionek
