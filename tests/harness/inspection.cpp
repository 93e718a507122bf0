#include "tests/harness/inspection.hpp"

#include <algorithm>

#include "engine/registry/registry.hpp"

namespace pionek::harness {
namespace {

bool same_explanation(const Explanation& left, const Explanation& right) {
  return left.label == right.label && left.because == right.because &&
         left.targets == right.targets && left.price == right.price;
}

bool same_option(const Option& left, const Option& right) {
  return left.move == right.move && left.last_n == right.last_n && same_explanation(left, right);
}

bool same_denial(const Denial& left, const Denial& right) {
  return same_option(left, right) && std::string_view(left.rule) == right.rule;
}

bool overlap(const Option& left, Option right) {
  if (left.last_n < right.move.n || right.last_n < left.move.n) return false;
  right.move.n = left.move.n;
  return left.move == right.move;
}

}  // namespace

std::string Fullest::text() const {
  std::string out;
  for (const auto& [of, level] : levels_) {
    out += (out.empty() ? "" : ", ") + of + " " + std::to_string(level.used) + " of " +
           std::to_string(level.capacity);
  }
  return out;
}

Result<Rulebooks> read_rulebooks(const AnyGame& game, const Files& files) {
  Rulebooks books;
  for (const Lang lang : kLangs) {
    auto book = load_rulebook(game, files, lang);
    if (!book) return book.error();
    books[static_cast<std::size_t>(lang)] = std::move(*book);
  }
  return books;
}

std::optional<std::string> leak_in(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '}') return "a blank";
    if (text[i] == '_') return "an id";
    const bool between = i > 0 && i + 1 < text.size() && digit(text[i - 1]) && digit(text[i + 1]);
    if (text[i] == ' ' && between) return "two numbers side by side";
  }
  return std::nullopt;
}

bool same_menu(const Menu& left, const Menu& right) {
  return left.heading == right.heading &&
         std::equal(left.options.begin(), left.options.end(), right.options.begin(),
                    right.options.end(), same_option) &&
         std::equal(left.denials.begin(), left.denials.end(), right.denials.begin(),
                    right.denials.end(), same_denial);
}

// The languages are equal in rank: each rule stands in both, and both agree which are for the
// table only.
void Inspection::rulebooks() {
  const auto& [en, pl] = *rules_;
  if (en.rules().empty()) return fail("the rulebook has no rules");
  for (const Rule& rule : en.rules()) {
    const Rule* other = pl.find(rule.number);
    if (other == nullptr) return fail(rule.number + " is not in the Polish rulebook");
    if (other->table_only != rule.table_only) return fail(rule.number + " is [table] in one only");
  }
  for (const Rule& rule : pl.rules()) {
    if (en.find(rule.number) == nullptr) return fail(rule.number + " is not in the English one");
  }
}

void Inspection::menu(const Menu& menu, const MoveList& list, Rng& dice) {
  const auto same = [](const MoveList::Run& run, const Option& option) {
    return run.first == option.move && run.count == option.last_n - option.move.n + 1;
  };
  if (!std::equal(list.begin(), list.end(), menu.options.begin(), menu.options.end(), same)) {
    return fail("the menu and the move list offer different moves");
  }
  phrase(menu.heading, "the text", {"the prompt"});
  for (const Option& each : menu.options) option(menu, each, dice);
  for (const Denial& each : menu.denials) denial(menu, each);
}

void Inspection::option(const Menu& menu, const Option& option, Rng& dice) {
  const Subject whose{"the option", option.move};
  range(option, whose);
  if (!ok()) return;
  Move last = option.move;
  last.n = option.last_n;
  Move between = option.move;
  between.n += static_cast<std::int32_t>(
      dice.below(static_cast<std::uint32_t>(option.last_n - option.move.n) + 1));
  for (const Move move : {option.move, last, between}) {
    notation(move);
    if (menu.find(move) != &option) fail(name(move) + " is offered twice");
  }
  explanation(option, whose);
}

void Inspection::denial(const Menu& menu, const Denial& denial) {
  const Subject whose{"the denial of", denial.move};
  range(denial, whose);
  if (!ok()) return;
  Move last = denial.move;
  last.n = denial.last_n;
  notation(denial.move);
  notation(last);
  for (const Option& option : menu.options) {
    if (overlap(option, denial)) fail(name(denial.move) + " is both offered and denied");
  }
  explanation(denial, whose);
  phrase(denial.because, "the reason", whose);
  rule(denial.rule, whose);
}

// A range is labelled by its first amount, in argument 0, so that a screen can label any other.
void Inspection::range(const Option& option, Subject whose) {
  if (option.last_n < option.move.n) return fail(name(whose) + " ends before it begins");
  if (!option.is_range()) return;
  if (option.label.count == 0 || option.label.args[0] != Arg(option.move.n)) {
    fail(name(whose) + " is a range, but argument 0 of its label is not the first amount");
  }
  if (option.price && *option.price != option.move.n) {
    fail(name(whose) + " is a range, but its price is not the first amount");
  }
}

void Inspection::notation(Move move) {
  if (!ok()) return;
  if (!printable(move)) return fail("the move " + name(move) + " has no notation");
  const std::string text = game_->print(move);
  const auto parsed = game_->parse(text);
  if (!parsed) return fail(text + " does not parse: " + parsed.error().text());
  if (*parsed != move) fail(text + " parses as another move");
}

void Inspection::explanation(const Explanation& explanation, Subject whose) {
  phrase(explanation.label, "the label", whose);
  for (const Thing thing : explanation.targets) {
    if (!exists(thing)) fail(name(whose) + " has a target that is not in the catalog");
  }
}

void Inspection::phrase(const Phrase& phrase, const char* part, Subject whose) {
  if (!ok()) return;
  const auto complain = [&](const std::string& what) {
    fail(std::string(part) + " of " + name(whose) + what);
  };
  for (int i = 0; i < phrase.count; ++i) {
    const Arg& arg = phrase.args[static_cast<std::size_t>(i)];
    if (arg.is == Arg::Is::thing && !exists({arg.set, static_cast<std::uint16_t>(arg.value)})) {
      return complain(" names a thing that is not in the catalog");
    }
    if (arg.is == Arg::Is::seat && (arg.value < 0 || arg.value >= seats_)) {
      return complain(" names a seat that nobody has");
    }
  }
  for (const Lang lang : kLangs) {
    const Words& words = game_->words(lang);
    const std::string text = words.text(phrase, game_->catalog());
    if (text.empty()) return complain(" is empty in '" + std::string(id(lang)) + "'");
    const auto brief = words.short_text(phrase, game_->catalog());
    for (const std::string& said : {text, brief.value_or(text)}) {
      if (const auto leak = leak_in(said)) return complain(": " + *leak + " in '" + said + "'");
    }
  }
}

void Inspection::rule(std::string_view number, Subject whose) {
  for (const Rulebook& book : *rules_) {
    if (book.find(number) != nullptr) continue;
    return fail(name(whose) + " names the rule '" + std::string(number) + "', which is unknown");
  }
}

void Inspection::scores(const Scores& scores, const ScoreSheet& sheet) {
  if (scores.size() != seats_) return fail("scores() is not for every seat");
  const Subject whose{"a line of the score sheet"};
  std::array<std::int64_t, kMaxSeats> sums{};
  std::int64_t rivals = 0;
  for (const ScoreLine& line : sheet) {
    const bool of_rival = line.seat == nobody && scores.rival;
    if (!of_rival && index(line.seat) >= seats_) return fail(name(whose) + " is for nobody");
    if (line.group >= game_->info().score_groups.size()) {
      return fail(name(whose) + " is in no group");
    }
    (of_rival ? rivals : sums[static_cast<std::size_t>(line.seat)]) += line.points;
    phrase(line.words, "the text", whose);
    rule(line.rule, whose);
  }
  if (scores.rival && rivals != scores.rival->points) {
    return fail("the score sheet of the rival adds up to " + std::to_string(rivals) +
                ", scores() says " + std::to_string(scores.rival->points));
  }
  for (int i = 0; i < seats_; ++i) {
    const auto sum = sums[static_cast<std::size_t>(i)];
    if (sum == scores[i].points) continue;
    return fail("the score sheet of seat " + std::to_string(i + 1) + " adds up to " +
                std::to_string(sum) + ", scores() says " + std::to_string(scores[i].points));
  }
}

// Somebody has won, or the rival has, or all have lost together.
void Inspection::outcome(const Outcome& outcome) {
  const Subject whose{"the outcome"};
  if (outcome.winners.empty() && !outcome.rival && !game_->info().cooperative) {
    return fail("nobody has won");
  }
  for (const Seat seat : outcome.winners) {
    if (index(seat) >= seats_) return fail("a seat that nobody has has won");
  }
  phrase(outcome.reason, "the reason", whose);
  rule(outcome.rule, whose);
}

void Inspection::progress(const Progress& progress) {
  const auto phases = static_cast<int>(game_->info().phases.size());
  if (progress.phase < -1 || progress.phase >= phases) {
    fail("progress() names a phase that the game does not have");
  }
  if (progress.round < 0 || (progress.rounds > 0 && progress.round > progress.rounds)) {
    fail("progress() names a round that the game does not have");
  }
}

void Inspection::journal(const std::vector<JournalLine>& lines) {
  const Subject whose{"a line of the journal"};
  for (const JournalLine& line : lines) {
    phrase(line.words, "the text", whose);
    rule(line.rule, whose);
    if (line.only != nobody && index(line.only) >= seats_) fail(name(whose) + " is for nobody");
  }
}

bool Inspection::exists(Thing thing) const {
  const Catalog& catalog = game_->catalog();
  return thing.set < catalog.sets() && thing.index < catalog.size(thing.set);
}

bool Inspection::printable(Move move) const {
  const auto& verbs = game_->info().verbs;
  if (move.verb >= verbs.size()) return false;
  for (const Blank& blank : verbs[move.verb].blanks) {
    if (blank.is == Blank::Is::number) continue;
    const std::int32_t value = blank.field == Blank::Field::a   ? move.a
                               : blank.field == Blank::Field::b ? move.b
                                                                : move.n;
    if (blank.is == Blank::Is::thing) {
      if (!exists({blank.set, static_cast<std::uint16_t>(value)})) return false;
      continue;
    }
    const ThingPack pack(value);
    for (int i = 0; i < pack.size(); ++i) {
      if (!exists({blank.set, static_cast<std::uint16_t>(pack[i])})) return false;
    }
  }
  return true;
}

std::string Inspection::name(Move move) const {
  if (printable(move)) return std::string("'").append(game_->print(move)).append("'");
  std::string out = "{verb " + std::to_string(move.verb);
  out += ", a " + std::to_string(move.a) + ", b " + std::to_string(move.b);
  return out + ", n " + std::to_string(move.n) + "}";
}

std::string Inspection::name(Subject subject) const {
  return subject.move ? std::string(subject.kind) + " " + name(*subject.move) : subject.kind;
}

}  // namespace pionek::harness
