// Reading of records: the header line by line, then the moves, each checked and played.
#include <algorithm>
#include <charconv>

#include "table/fairness.hpp"
#include "table/record.hpp"
#include "table/record_lines.hpp"

namespace pionek {
namespace {

using Line = Place::Line;

constexpr std::size_t kHashDigits = 16;
constexpr std::size_t kSeedDigits = 64;

// Written in exactly one way: no sign, no leading zero.
std::optional<int> to_number(std::string_view word) {
  int number = 0;
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool plain = code == std::errc{} && end == word.data() + word.size() && number >= 0 &&
                     word == std::to_string(number);
  return plain ? std::optional(number) : std::nullopt;
}

template <class Items>
std::string ids_of(const Items& items) {
  std::string ids;
  for (const auto& item : items) ids += (ids.empty() ? "one of " : ", ") + item.id;
  return ids.empty() ? "no option" : ids;
}

// Each step returns an error or nothing; the first error ends the reading.
using Step = std::optional<Error>;

class RecordReader {
 public:
  RecordReader(std::string_view text, std::string_view file, const FindGame& find_game)
      : lines_(text, file), find_game_(find_game) {}

  Result<Match> read() {
    if (auto error = read_version()) return *error;
    if (auto error = read_game()) return *error;
    if (auto error = read_rules()) return *error;
    if (auto error = read_seats()) return *error;
    if (auto error = read_options()) return *error;
    if (auto error = read_names()) return *error;
    if (auto error = read_origin()) return *error;
    if (auto error = read_gap()) return *error;
    while (!lines_.done()) {
      if (auto error = starts_with("hash") ? read_hash() : read_move()) return *error;
    }
    const Comments comments = lines_.take_comments();
    for (const Comment& comment : comments.all()) match_->add_comment(comment);
    return *std::move(match_);
  }

 private:
  [[nodiscard]] bool starts_with(std::string_view key) const {
    return lines_.line().substr(0, lines_.line().find(' ')) == key;
  }

  // The current line has to begin with `key`; `form` is the whole line as the grammar has it.
  Step key(std::string_view key, const std::string& form) {
    if (lines_.done() || !starts_with(key)) return wrong_line("the line '" + form + "'");
    seen_.emplace_back(lines_.word().text);
    return std::nullopt;
  }

  // Another line stands here, or the same once more, or none.
  Error wrong_line(const std::string& expected) {
    const Field found = lines_.word();
    if (std::find(seen_.begin(), seen_.end(), found.text) != seen_.end()) {
      return lines_.fail(1, "a further line '" + std::string(found.text) + "'", expected);
    }
    return lines_.unexpected(found, expected);
  }

  Step accept(Line line, int number = 0) {
    if (auto error = lines_.end_of_line()) return error;
    lines_.accept({Place::kHeader, line, number});
    return std::nullopt;
  }

  Step read_version() {
    const std::string version = std::to_string(kRecordVersion);
    if (auto error = key("pionek", "pionek " + version)) return error;
    const Field field = lines_.word();
    const auto number = to_number(field.text);
    if (!number) return lines_.unexpected(field, "the version " + version);
    if (*number < kOldestRecordVersion || *number > kRecordVersion) {
      return lines_.fail(field.column, "the record has version " + std::to_string(*number),
                         "version " + std::to_string(kOldestRecordVersion) + " to " + version +
                             ", which is all this program reads");
    }
    version_ = *number;
    return accept(Line::version);
  }

  Step read_game() {
    if (auto error = key("game", "game ID")) return error;
    const Field field = lines_.word();
    if (field.text.empty()) return lines_.unexpected(field, "the id of a game");
    auto found = find_game_(field.text);
    if (!found) return lines_.fail(field.column, found.error().what, found.error().expected);
    game_ = std::move(*found);
    return accept(Line::game);
  }

  Step read_rules() {
    if (auto error = key("rules", "rules N")) return error;
    const Field field = lines_.word();
    const auto number = to_number(field.text);
    const std::string ours = std::to_string(game_->info().rules_version);
    if (!number) return lines_.unexpected(field, "the rules version " + ours);
    if (std::to_string(*number) != ours) {
      return lines_.fail(field.column,
                         "the record is by rules version " + std::to_string(*number) + " of " +
                             game_->info().id + ", this program has rules version " + ours,
                         "rules " + ours);
    }
    return accept(Line::rules);
  }

  Step read_seats() {
    if (auto error = key("seats", "seats N")) return error;
    const Field field = lines_.word();
    const GameInfo& info = game_->info();
    const auto number = to_number(field.text);
    if (!number || *number < info.min_seats || *number > info.max_seats) {
      return lines_.unexpected(field, std::to_string(info.min_seats) + " to " +
                                          std::to_string(info.max_seats) + " seats");
    }
    setup_.seats = *number;
    return accept(Line::seats);
  }

  // In the game's order. One that is not there has its default: the game may have got it since.
  Step read_options() {
    const auto& specs = game_->info().options;
    std::size_t next = 0;
    while (starts_with("option")) {
      seen_.emplace_back(lines_.word().text);
      const Field name = lines_.word();
      while (next < specs.size() && specs[next].id != name.text) ++next;
      if (next == specs.size())
        return lines_.unexpected(name, ids_of(specs) + ", each once, in this order");
      if (auto error = read_option(specs[next], next, name)) return error;
      ++next;
    }
    return std::nullopt;
  }

  // Version 1 wrote those that do not apply, too. They count for nothing.
  Step read_option(const OptionSpec& spec, std::size_t at, const Field& name) {
    const bool counts = applies(game_->info(), setup_, at);
    if (!counts && version_ > 1) {
      const Error error = not_applicable(spec);
      return lines_.fail(name.column, error.what, error.expected);
    }
    const Field value = lines_.word();
    const auto found = std::find_if(spec.values.begin(), spec.values.end(),
                                    [&](const auto& item) { return item.id == value.text; });
    if (found == spec.values.end()) return lines_.unexpected(value, ids_of(spec.values));
    if (counts) setup_.choice[at] = static_cast<std::uint8_t>(found - spec.values.begin());
    return accept(Line::option, static_cast<int>(at));
  }

  Step read_names() {
    names_.resize(static_cast<std::size_t>(setup_.seats));
    int last = 0;
    while (starts_with("name")) {
      seen_.emplace_back(lines_.word().text);
      const Field field = lines_.word();
      const auto number = to_number(field.text);
      if (!number || *number <= last || *number > setup_.seats) {
        return lines_.unexpected(field, "a seat from " + std::to_string(last + 1) + " to " +
                                            std::to_string(setup_.seats));
      }
      last = *number;
      const Field name = lines_.remainder();
      if (name.text.empty()) return lines_.unexpected(name, "a name");
      const Seat seat = seat_at(last - 1);
      if (auto error = Match::check_name(name.text, seat)) {
        return lines_.fail(name.column, error->what, error->expected);
      }
      names_[static_cast<std::size_t>(index(seat))] = name.text;
      if (auto error = accept(Line::name, index(seat))) return error;
    }
    return std::nullopt;
  }

  Step read_origin() {
    if (starts_with("position")) return read_position();
    if (auto error = key("seed", "seed HEX' or 'position JSON")) return error;
    const Field digits = lines_.word();
    if (auto error = check_hex(digits, kSeedDigits)) return error;
    const Seed seed = *parse_seed(digits.text);
    if (auto error = begin(Match::begin(game_, setup_, seed, names_), digits.column)) return error;
    if (auto error = accept(Line::origin)) return error;
    if (auto error = key("commit", "commit sha256 HEX")) return error;
    const Field kind = lines_.word();
    if (kind.text != "sha256") return lines_.unexpected(kind, "'sha256'");
    const Field hash = lines_.word();
    if (auto error = check_hex(hash, kSeedDigits)) return error;
    if (hash.text != commitment(seed)) {
      return lines_.fail(hash.column, "this is not the commitment of the seed", commitment(seed));
    }
    return accept(Line::commit);
  }

  Step read_position() {
    seen_.emplace_back(lines_.word().text);
    const Field text = lines_.remainder();
    if (text.text.empty()) return lines_.unexpected(text, "a position as JSON");
    const auto position = parse_json(text.text, "");
    if (!position) {
      const std::string& where = position.error().where;  // ":1:COLUMN"
      const auto column = to_number(std::string_view(where).substr(where.rfind(':') + 1));
      return lines_.fail(text.column + static_cast<std::size_t>(column.value_or(1)) - 1,
                         position.error().what, position.error().expected);
    }
    if (auto error = begin(Match::begin_from(game_, setup_, *position, names_), text.column)) {
      return error;
    }
    return accept(Line::origin);
  }

  Step begin(Result<Match> match, std::size_t column) {
    if (!match) {
      const Error& error = match.error();
      return lines_.fail(column, error.where + ": " + error.what, error.expected);
    }
    match_ = std::move(*match);
    return std::nullopt;
  }

  Step read_gap() {
    if (lines_.done() || !lines_.line().empty()) return wrong_line("an empty line");
    lines_.accept({Place::kHeader, Line::gap});
    return std::nullopt;
  }

  Step read_ply(int expected) {
    const Field field = lines_.word();
    if (to_number(field.text) == expected) return std::nullopt;
    return lines_.unexpected(field, "the ply " + std::to_string(expected));
  }

  Step read_hash() {
    static_cast<void>(lines_.word());
    if (auto error = read_ply(match_->ply())) return error;
    const Field digits = lines_.word();
    if (auto error = check_hex(digits, kHashDigits)) return error;
    const std::string hash = print_hash(match_->game().hash(match_->state()));
    if (digits.text != hash) {
      return lines_.fail(digits.column, "the moves lead to a position with another hash", hash);
    }
    if (auto error = lines_.end_of_line()) return error;
    lines_.accept({match_->ply(), Line::hash});
    return std::nullopt;
  }

  Step read_move() {
    if (auto error = read_ply(match_->ply() + 1)) return error;
    const Seat to_move = match_->to_move();
    if (to_move == nobody) return lines_.fail(1, "a move after the end of the game", "no move");
    const Field who = lines_.word();
    if (to_number(who.text) != index(to_move) + 1) {
      return lines_.unexpected(
          who, "seat " + std::to_string(index(to_move) + 1) + ", whose choice it is");
    }
    const Field text = lines_.remainder();
    if (text.text.empty()) return lines_.unexpected(text, "a move");
    const auto move = game_->parse(text.text);
    if (!move) {
      const auto column = static_cast<std::size_t>(to_number(move.error().where).value_or(1));
      return lines_.fail(text.column + column - 1, move.error().what, move.error().expected);
    }
    if (game_->print(*move) != text.text) {
      return lines_.unexpected(text, "'" + game_->print(*move) + "', spelt exactly so");
    }
    if (const auto refused = match_->play(*move)) {
      return lines_.fail(text.column, refused->text, "a move that is offered");
    }
    lines_.accept({match_->ply(), Line::move});
    return std::nullopt;
  }

  Step check_hex(const Field& field, std::size_t digits) {
    const std::string expected = std::to_string(digits) + " hexadecimal digits in lower case";
    const std::size_t bad = field.text.find_first_not_of("0123456789abcdef");
    if (field.text.empty()) return lines_.unexpected(field, expected);
    if (bad != std::string_view::npos) {
      return lines_.fail(field.column + bad, "found '" + std::string(1, field.text[bad]) + "'",
                         expected);
    }
    if (field.text.size() != digits) {
      return lines_.fail(field.column, "found " + std::to_string(field.text.size()) + " digits",
                         expected);
    }
    return std::nullopt;
  }

  RecordLines lines_;
  const FindGame& find_game_;
  std::vector<std::string> seen_;  // keys of the header so far
  int version_ = kRecordVersion;
  GamePtr game_;
  Setup setup_;
  std::vector<std::string> names_;
  std::optional<Match> match_;
};

}  // namespace

Result<Match> read_record(std::string_view text, std::string_view file, const FindGame& find_game) {
  if (auto error = RecordLines::check_bytes(text, file)) return *error;
  return RecordReader(text, file, find_game).read();
}

}  // namespace pionek
