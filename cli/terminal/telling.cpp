#include "cli/terminal/telling.hpp"

#include <algorithm>
#include <optional>

#include "cli/terminal/lenient.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

std::string string_in(const json::value& of, std::string_view key) {
  const json::value* found = member(of, key);
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : "";
}

bool flag_in(const json::value& of, std::string_view key) {
  const json::value* found = member(of, key);
  return found != nullptr && found->is_bool() && found->get_bool();
}

// What is no number, or none that fits, is nothing.
int figure_in(const json::value& arg) {
  boost::system::error_code wrong;
  const int figure = arg.is_number() ? arg.to_number<int>(wrong) : 0;
  return wrong ? 0 : figure;
}

// The fields of a member that is an object.
json::object fields_of(const json::value& of, std::string_view key) {
  const json::value* found = member(of, key);
  return found != nullptr && found->is_object() ? found->get_object() : json::object{};
}

const json::array& args_of(const json::object& line) {
  static const json::array kNone;
  const json::value* args = line.if_contains("args");
  return args != nullptr && args->is_array() ? args->get_array() : kNone;
}

std::optional<int> seat_in(const json::value& arg) {
  const json::value* seat = member(arg, "seat");
  return seat == nullptr ? std::nullopt : std::optional(figure_in(*seat));
}

// Whom a line speaks of: the first seat it names is who did it.
std::optional<int> subject_of(const json::object& line) {
  for (const json::value& arg : args_of(line)) {
    if (const auto seat = seat_in(arg)) return seat;
  }
  return std::nullopt;
}

// Which form of a word stands with a number: one, few, many.
std::size_t form_for(Lang lang, int number) {
  const int whole = std::abs(number);
  if (whole == 1) return 0;
  if (lang == Lang::en) return 1;
  const bool teens = whole % 100 >= 12 && whole % 100 <= 14;
  return whole % 10 >= 2 && whole % 10 <= 4 && !teens ? 1 : 2;
}

// Letters of two bytes begin so; in Polish and German names the small one has 32 or 1 more.
std::string small_letter(std::string_view letter) {
  std::string small(letter);
  if (letter.size() == 1 && letter[0] >= 'A' && letter[0] <= 'Z') {
    small[0] = static_cast<char>(letter[0] - 'A' + 'a');
  }
  if (letter.size() != 2) return small;
  const auto lead = static_cast<unsigned char>(letter[0]);
  const auto tail = static_cast<unsigned char>(letter[1]);
  if (lead == 0xC3 && tail >= 0x80 && tail <= 0x9E) small[1] = static_cast<char>(tail + 32);
  const bool odd = lead == 0xC5 && (tail <= 0x88 || tail >= 0xB9);
  const bool capital = (lead == 0xC4 || lead == 0xC5) && tail % 2 == (odd ? 1 : 0);
  if (capital) small[1] = static_cast<char>(tail + 1);
  return small;
}

bool is_letter(std::string_view letter) {
  return letter.size() == 2 ||
         (letter.size() == 1 && ((letter[0] | 32) >= 'a') && ((letter[0] | 32) <= 'z'));
}

std::string_view letter_at(std::string_view text, std::size_t at) {
  std::size_t end = std::min(at + 1, text.size());
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  return text.substr(std::min(at, text.size()), end - std::min(at, text.size()));
}

// A capital before a small letter becomes small: "VP income" of "VP Income".
std::string lowered(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view letter = letter_at(text, at);
    const std::string_view next = letter_at(text, at + letter.size());
    const bool small_follows = is_letter(next) && small_letter(next) == next;
    out += small_follows ? small_letter(letter) : std::string(letter);
    at += letter.size();
  }
  return out;
}

// Without the number of a card before it: "C15 · 1 building".
std::string_view bare(std::string_view text) {
  constexpr std::string_view kDot = " · ";
  const std::size_t dot = text.find(kDot);
  if (dot == std::string_view::npos || dot < 2 || text[0] < 'A' || text[0] > 'Z') return text;
  const bool numbered = text.find_first_not_of("0123456789", 1) == dot;
  return numbered ? text.substr(dot + kDot.size()) : text;
}

std::string shaped(std::string_view text, std::string_view how) {
  const auto until = [&](std::string_view marks) {
    const std::size_t mark = text.find_first_of(marks);
    if (mark != std::string_view::npos) return text.substr(0, mark);
    return text.substr(0, text.size() - (text.ends_with('.') ? 1 : 0));
  };
  if (how == "lower") return lowered(text);
  if (how == "bare") return std::string(bare(text));
  if (how == "title") return std::string(until(":"));
  if (how == "before") return std::string(until(",:"));
  if (how == "after") {
    const std::size_t mark = text.find_first_of(",:");
    const bool goes_on = mark != std::string_view::npos && text.substr(mark + 1).starts_with(' ');
    if (goes_on) text.remove_prefix(mark + 2);
  }
  return std::string(text);
}

// Which argument is meant: no line has more than a few.
int number_from(std::string_view digits) {
  constexpr int kMany = 99;
  int number = 0;
  for (const char digit : digits) {
    if (digit >= '0' && digit <= '9') number = std::min(kMany, 10 * number + (digit - '0'));
  }
  return number;
}

}  // namespace

// Lines of one turn; what is said of them.
struct Telling::Said {
  const Clause* clause;
  std::int64_t word;
  std::string under;  // the head it stands behind
  std::vector<json::array> lines;
};

struct Telling::Draft {
  struct Step {
    const Clause* clause;
    std::int64_t word;
    const json::array* args;
  };

  std::optional<int> seat;
  bool event = false;
  std::string part;
  std::vector<Step> steps;

  // Whether a line goes on with this turn. What is no news of its own belongs to what brought it
  // about.
  [[nodiscard]] bool takes(const Clause* clause, std::int64_t word, std::optional<int> who) const {
    if (clause == nullptr || clause->follows) return true;
    if (clause->event) return event && !steps.empty() && steps.back().word == word;
    if (event || seat != who) return false;
    return clause->part.empty() || part.empty() || part == clause->part;
  }
};

// Fills templates from lines of one kind.
class Telling::Filler {
 public:
  Filler(Lang lang, const std::vector<json::array>& lines, const std::vector<std::string>& names,
         std::string list = {})
      : lang_(lang), lines_(lines), names_(names), list_(std::move(list)) {}

  [[nodiscard]] std::string operator()(std::string_view pattern) const {
    std::string out;
    for (;;) {
      const std::size_t open = pattern.find('{');
      out += pattern.substr(0, open);
      if (open == std::string_view::npos) return out;
      const std::size_t close = closing(pattern, open);
      if (close == std::string_view::npos) return out;
      const std::string_view blank = pattern.substr(open + 1, close - open - 1);
      const std::size_t bar = blank.find('|');
      if (bar == std::string_view::npos) {
        out += value(blank);
      } else {
        const auto forms = split(blank.substr(bar + 1), '|');
        const std::size_t form = form_for(lang_, amount(blank.substr(0, bar)));
        out += (*this)(forms[std::min(form, forms.size() - 1)]);
      }
      pattern.remove_prefix(close + 1);
    }
  }

 private:
  static std::size_t closing(std::string_view pattern, std::size_t open) {
    int depth = 0;
    for (std::size_t at = open; at < pattern.size(); ++at) {
      depth += pattern[at] == '{' ? 1 : pattern[at] == '}' ? -1 : 0;
      if (depth == 0) return at;
    }
    return std::string_view::npos;
  }

  [[nodiscard]] const json::value* arg(const json::array& line, std::string_view at) const {
    return line.if_contains(static_cast<std::size_t>(number_from(at)));
  }

  [[nodiscard]] int amount(std::string_view blank) const {
    if (blank == "n") return static_cast<int>(lines_.size());
    if (lines_.empty()) return 0;
    int sum = 0;
    for (const json::array& line : lines_) {
      if (const json::value* each = arg(line, blank)) sum += figure_in(*each);
      if (!blank.starts_with('+')) break;
    }
    return sum;
  }

  [[nodiscard]] std::string value(std::string_view blank) const {
    if (blank == "list") return list_;
    if (blank == "n" || blank.starts_with('+')) return std::to_string(amount(blank));
    const std::size_t colon = std::min(blank.find(':'), blank.size());
    const json::value* each =
        lines_.empty() ? nullptr : arg(lines_.front(), blank.substr(0, colon));
    if (each == nullptr) return {};
    const std::string_view how = blank.substr(std::min(colon + 1, blank.size()));
    return shaped(called(*each), how);
  }

  [[nodiscard]] std::string called(const json::value& arg) const {
    if (!arg.is_object()) return std::to_string(figure_in(arg));
    const auto seat = seat_in(arg);
    if (!seat) return string_in(arg, "name");
    const auto at = static_cast<std::size_t>(*seat);
    return at < names_.size() ? names_[at] : "";
  }

  Lang lang_;
  const std::vector<json::array>& lines_;
  const std::vector<std::string>& names_;
  std::string list_;
};

Telling::Telling(const Files& files, Lang lang) : lang_(lang) {
  const auto read = [&](const std::string& file) {
    const auto text = files.get(file);
    const auto parsed = text ? parse_json(**text, file) : Result<json::value>(text.error());
    return parsed ? *parsed : json::value();
  };
  const json::value telling = read("telling.json");
  const json::value words = read("words/en.json");
  const json::value* log = member(telling, "log");
  if (log == nullptr || !words.is_object()) return;
  const std::string_view own = id(lang);
  for (const auto& [id, amount] : fields_of(*log, "amounts")) {
    Amount each{std::string(id), string_in(amount, own), {}};
    if (const json::value* of = member(amount, "of"); of != nullptr && of->is_array()) {
      for (const json::value& target : of->get_array()) {
        if (target.is_string()) each.of.emplace_back(target.get_string());
      }
    }
    amounts_.push_back(std::move(each));
  }
  for (const auto& [key, line] : fields_of(*log, "lines")) {
    const auto& phrases = words.get_object();
    const auto at = phrases.find(key);
    if (at == phrases.end()) continue;
    // The first phrase of all is the empty one, which is not in the file.
    Clause& clause = clauses_[at - phrases.begin() + 1];
    clause.tells = member(line, "en") != nullptr || member(line, "pl") != nullptr;
    clause.text = string_in(line, own);
    if (const json::value* each = member(line, "each")) clause.each = string_in(*each, own);
    for (const auto& [target, name] : fields_of(line, "as")) {
      if (member(name, own) != nullptr)
        clause.as.emplace(std::string(target), string_in(name, own));
    }
    for (const auto& [what, sign] : {std::pair("gains", 1), std::pair("pays", -1)}) {
      for (const auto& [amount, how] : fields_of(line, what)) {
        clause.changes.push_back(
            {std::string(amount), how.is_string() ? kOne : figure_in(how), sign});
      }
    }
    clause.part = string_in(line, "part");
    clause.head = flag_in(line, "head");
    clause.event = flag_in(line, "event");
    clause.opens = flag_in(line, "opens");
    clause.follows = flag_in(line, "follows");
  }
}

const Telling::Clause* Telling::clause(const json::object& line) const {
  const json::value* word = line.if_contains("word");
  const auto found = clauses_.find(word == nullptr ? 0 : figure_in(*word));
  return found == clauses_.end() ? nullptr : &found->second;
}

std::vector<Telling::Draft> Telling::drafts(const json::array& journal) const {
  std::vector<Draft> cut;
  const auto begin = [&](std::optional<int> seat, const Clause* clause) -> Draft& {
    const bool event = clause != nullptr && clause->event;
    cut.push_back({event ? std::nullopt : seat, event, {}, {}});
    return cut.back();
  };
  for (const json::value& entry : journal) {
    const json::value* by = member(entry, "seat");
    const auto mover =
        by == nullptr || by->is_null() ? std::nullopt : std::optional(figure_in(*by));
    const json::array& lines = entry.at("lines").get_array();
    const auto opener = std::find_if(lines.begin(), lines.end(), [&](const json::value& line) {
      const Clause* each = clause(line.get_object());
      return each != nullptr && each->opens;
    });
    if (opener != lines.end()) {
      const auto who = subject_of(opener->get_object());
      begin(who ? who : mover, nullptr);
    }
    for (const json::value& value : lines) {
      const json::object& line = value.get_object();
      const Clause* each = clause(line);
      const std::int64_t word = line.contains("word") ? figure_in(line.at("word")) : 0;
      const auto subject = subject_of(line);
      const auto who = subject ? subject : mover;
      Draft& into =
          !cut.empty() && cut.back().takes(each, word, who) ? cut.back() : begin(who, each);
      if (into.part.empty() && each != nullptr) into.part = each->part;
      into.steps.push_back({each, word, &args_of(line)});
    }
  }
  return cut;
}

// "makes 2 employee moves; Recruiting: hires 1". Clauses stand in the order in which they came up;
// lines of one kind add up.
std::string Telling::deeds(const Draft& turn, const std::vector<std::string>& names) const {
  std::vector<Said> said;
  std::string under;
  for (const auto& [clause, word, args] : turn.steps) {
    if (clause == nullptr || !clause->tells) continue;
    if (clause->head) {
      under = std::to_string(word) + (args->size() > 1 ? json::serialize((*args)[1]) : "");
    }
    json::array line = *args;
    for (json::value& arg : line) {
      const auto known = clause->as.find(string_in(arg, "target"));
      if (known != clause->as.end()) arg.get_object()["name"] = known->second;
    }
    const auto same = std::find_if(said.begin(), said.end(), [&](const Said& each) {
      return each.word == word && each.under == under;
    });
    if (same != said.end()) {
      same->lines.push_back(std::move(line));
    } else {
      said.push_back({clause, word, under, {std::move(line)}});
    }
  }
  // The members of a list, each once: lines in which it names the same things count together.
  const auto list_of = [&](const Said& each) {
    std::vector<std::pair<std::string, std::vector<json::array>>> members;
    for (const json::array& line : each.lines) {
      std::string id;
      for (std::size_t at = 0; at < line.size(); ++at) {
        const bool named = line[at].is_object() &&
                           each.clause->each.find("{" + std::to_string(at)) != std::string::npos;
        if (named) id += json::serialize(line[at]);
      }
      const auto known = std::find_if(members.begin(), members.end(),
                                      [&](const auto& member) { return member.first == id; });
      if (known != members.end()) {
        known->second.push_back(line);
      } else {
        members.push_back({id, {line}});
      }
    }
    std::vector<std::string> texts;
    for (const auto& [id, lines] : members) {
      texts.push_back(Filler(lang_, lines, names)(each.clause->each));
    }
    return joined(texts);
  };
  std::string text;
  std::string_view between;
  for (const Said& each : said) {
    const Filler fill(lang_, each.lines, names, each.clause->each.empty() ? "" : list_of(each));
    if (!text.empty()) text += each.clause->head ? "; " : between;
    text += fill(each.clause->text);
    between = each.clause->head ? ": " : ", ";
  }
  return text;
}

// The amount that a change means: its own name, or that of a thing's kind.
std::string Telling::amount_of(const Change& change, const json::array& args) const {
  if (!change.amount.starts_with('@')) return change.amount;
  const json::value* arg = args.if_contains(static_cast<std::size_t>(number_from(change.amount)));
  const std::string target = arg == nullptr ? "" : string_in(*arg, "target");
  for (const Amount& each : amounts_) {
    if (std::find(each.of.begin(), each.of.end(), target) != each.of.end()) return each.id;
  }
  return {};
}

// What the turn changed, amount by amount: "−9, +1 worker".
std::string Telling::changes(const Draft& turn) const {
  std::map<std::string, int> sums;
  for (const auto& [clause, word, args] : turn.steps) {
    if (clause == nullptr) continue;
    for (const Change& change : clause->changes) {
      const json::value* arg =
          change.at == kOne ? nullptr : args->if_contains(static_cast<std::size_t>(change.at));
      const int by = change.at == kOne ? 1 : arg == nullptr ? 0 : figure_in(*arg);
      sums[amount_of(change, *args)] += change.sign * by;
    }
  }
  std::vector<std::string> texts;
  for (const Amount& each : amounts_) {
    const int sum = sums[each.id];
    if (sum == 0) continue;
    const std::vector<json::array> figure{json::array{std::abs(sum)}};
    texts.push_back((sum > 0 ? "+" : "−") + Filler(lang_, figure, {})(each.text));
  }
  return joined(texts);
}

std::vector<std::string> Telling::turns(const json::array& journal,
                                        const std::vector<std::string>& names) const {
  std::vector<std::string> told;
  if (clauses_.empty()) return told;
  for (const Draft& turn : drafts(journal)) {
    const std::string text = deeds(turn, names);
    const std::string changed = changes(turn);
    if (text.empty() && changed.empty()) continue;
    const bool named = turn.seat && static_cast<std::size_t>(*turn.seat) < names.size();
    std::string line = named ? names[static_cast<std::size_t>(*turn.seat)] + ": " : "";
    line += text;
    if (!changed.empty()) line += text.empty() ? changed : " (" + changed + ")";
    told.push_back(std::move(line));
  }
  return told;
}

}  // namespace pionek
