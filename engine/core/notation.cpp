#include "engine/core/notation.hpp"

#include <charconv>
#include <limits>
#include <optional>

namespace pionek {
namespace {

std::int32_t get(Move move, Blank::Field field) {
  switch (field) {
    case Blank::Field::a:
      return move.a;
    case Blank::Field::b:
      return move.b;
    case Blank::Field::n:
      return move.n;
  }
  return 0;
}

void set(Move& move, Blank::Field field, std::int32_t value) {
  switch (field) {
    case Blank::Field::a:
      move.a = static_cast<std::uint8_t>(value);
      break;
    case Blank::Field::b:
      move.b = static_cast<std::uint16_t>(value);
      break;
    case Blank::Field::n:
      move.n = value;
      break;
  }
}

std::int32_t largest(Blank::Field field) {
  switch (field) {
    case Blank::Field::a:
      return std::numeric_limits<std::uint8_t>::max();
    case Blank::Field::b:
      return std::numeric_limits<std::uint16_t>::max();
    case Blank::Field::n:
      break;
  }
  return std::numeric_limits<std::int32_t>::max();
}

// The words of a text with their columns.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) { skip(); }

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] std::string_view peek() const {
    return text_.substr(at_, text_.find(' ', at_) - at_);
  }
  [[nodiscard]] std::string column() const { return std::to_string(at_ + 1); }
  void advance() {
    at_ += peek().size();
    skip();
  }

 private:
  void skip() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  std::string_view text_;
  std::size_t at_ = 0;
};

std::string found(const Cursor& cursor) {
  return cursor.done() ? "the move ends here" : "found '" + std::string(cursor.peek()) + "'";
}

// A number is written in exactly one way: no sign, no leading zero.
std::optional<std::int32_t> to_number(std::string_view word, std::int32_t most) {
  std::int32_t number = 0;
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool plain = code == std::errc{} && end == word.data() + word.size() && number >= 0 &&
                     number <= most && word == std::to_string(number);
  return plain ? std::optional(number) : std::nullopt;
}

std::optional<Error> read_things(Cursor& cursor, const Blank& blank, const Catalog& catalog,
                                 Move& move) {
  if (cursor.peek() == "nothing") {
    cursor.advance();
    return std::nullopt;
  }
  ThingPack pack;
  int last = -1;
  while (!cursor.done()) {
    const auto index = catalog.find(blank.set, cursor.peek());
    if (!index) break;
    if (*index <= last || pack.size() == kMaxThings) {
      return Error{found(cursor), cursor.column(), "different ids in rising order, five at most"};
    }
    pack.add(last = *index);
    cursor.advance();
  }
  if (last < 0) {
    return Error{found(cursor), cursor.column(),
                 "ids of the kind '" + catalog.set_id(blank.set) + "', or 'nothing'"};
  }
  move.n = pack.packed();
  return std::nullopt;
}

std::optional<Error> read_blank(Cursor& cursor, const Blank& blank, const Catalog& catalog,
                                Move& move) {
  if (!blank.keyword.empty()) {
    if (cursor.done() || cursor.peek() != blank.keyword) return std::nullopt;
    cursor.advance();
  }
  if (blank.is == Blank::Is::things) return read_things(cursor, blank, catalog, move);
  if (blank.is == Blank::Is::thing) {
    const auto index = catalog.find(blank.set, cursor.peek());
    if (!index) {
      return Error{found(cursor), cursor.column(), catalog.id_of_a(blank.set)};
    }
    set(move, blank.field, *index);
  } else {
    const auto number = to_number(cursor.peek(), largest(blank.field));
    // A zero behind a keyword is written by leaving both out.
    if (!number || (*number == 0 && !blank.keyword.empty())) {
      return Error{found(cursor), cursor.column(), "a whole number"};
    }
    set(move, blank.field, *number);
  }
  cursor.advance();
  return std::nullopt;
}

void print_blank(std::string& out, const Blank& blank, Move move, const Catalog& catalog) {
  const std::int32_t value = get(move, blank.field);
  if (!blank.keyword.empty()) {
    if (value == 0) return;
    out += ' ';
    out += blank.keyword;
  }
  if (blank.is == Blank::Is::things) {
    const ThingPack pack(value);
    if (pack.size() == 0) out += " nothing";
    for (int i = 0; i < pack.size(); ++i) {
      out += ' ';
      out += catalog.id({blank.set, static_cast<std::uint16_t>(pack[i])});
    }
    return;
  }
  out += ' ';
  if (blank.is == Blank::Is::thing) {
    out += catalog.id({blank.set, static_cast<std::uint16_t>(value)});
  } else {
    out += std::to_string(value);
  }
}

// How many things of a set a blank can tell apart.
std::int32_t room(const Blank& blank) {
  if (blank.is == Blank::Is::things) return ThingPack::kMost;
  return blank.field == Blank::Field::n ? largest(blank.field) : largest(blank.field) + 1;
}

}  // namespace

std::optional<Error> check_verbs(std::span<const Verb> verbs, const Catalog& catalog) {
  if (verbs.size() > kMaxVerbs) {
    return Error{std::to_string(verbs.size()) + " verbs", "verbs",
                 std::to_string(kMaxVerbs) + " at most"};
  }
  for (const Verb& verb : verbs) {
    for (const Blank& blank : verb.blanks) {
      if (blank.is == Blank::Is::number || catalog.size(blank.set) <= room(blank)) continue;
      return Error{std::to_string(catalog.size(blank.set)) + " things of the kind '" +
                       catalog.set_id(blank.set) + "'",
                   "the move '" + std::string(verb.word) + "'",
                   std::to_string(room(blank)) + " at most"};
    }
  }
  return std::nullopt;
}

std::string print_move(Move move, std::span<const Verb> verbs, const Catalog& catalog) {
  const Verb& verb = verbs[move.verb];
  std::string out(verb.word);
  for (const Blank& blank : verb.blanks) print_blank(out, blank, move, catalog);
  return out;
}

Result<Move> parse_move(std::string_view text, std::span<const Verb> verbs,
                        const Catalog& catalog) {
  Cursor cursor(text);
  Move move;
  for (const Verb& verb : verbs) {
    if (cursor.peek() == verb.word) break;
    ++move.verb;
  }
  if (move.verb == verbs.size()) {
    std::string known;
    for (const Verb& verb : verbs) known += (known.empty() ? "" : ", ") + std::string(verb.word);
    return Error{found(cursor), cursor.column(), "one of " + known};
  }
  cursor.advance();
  for (const Blank& blank : verbs[move.verb].blanks) {
    if (auto error = read_blank(cursor, blank, catalog, move)) return *error;
  }
  if (!cursor.done()) return Error{found(cursor), cursor.column(), "the end of the move"};
  return move;
}

}  // namespace pionek
