#include "table/view.hpp"

#include <algorithm>
#include <limits>

namespace pionek {
namespace {

// Phrases of one game in one language.
struct Writer {
  const AnyGame& game;
  Lang lang;
  SeatNames names;

  [[nodiscard]] const Words& words() const { return game.words(lang); }
  [[nodiscard]] std::string operator()(const Phrase& phrase) const {
    return words().text(phrase, game.catalog(), names);
  }
};

void write_texts(JsonText& out, std::string_view key, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  out.array(key, [&] {
    for (const std::string& text : texts) out.value(text);
  });
}

// "bid {n}": the move of a range with its amount left open.
std::string pattern_of(const AnyGame& game, Move move) {
  move.n = std::numeric_limits<std::int32_t>::max();
  std::string text = game.print(move);
  const std::string amount = std::to_string(move.n);
  return text.replace(text.find(amount), amount.size(), "{n}");
}

// What a text is made of, so that a screen can add up and compare: which phrase, and what fills it.
void write_parts(JsonText& out, const Writer& write, const Phrase& phrase) {
  const Catalog& catalog = write.game.catalog();
  out.field("word", phrase.word);
  if (phrase.count == 0) return;
  out.array("args", [&] {
    for (std::size_t i = 0; i < phrase.count; ++i) {
      const Arg& arg = phrase.args[i];
      const Thing thing{arg.set, static_cast<std::uint16_t>(arg.value)};
      switch (arg.is) {
        case Arg::Is::number:
          out.value(arg.value);
          break;
        case Arg::Is::seat:
          out.object([&] { out.field("seat", arg.value); });
          break;
        case Arg::Is::thing:
          out.object([&] {
            out.field("target", catalog.target(thing));
            out.field("name", catalog.name(thing, write.lang));
          });
          break;
      }
    }
  });
}

// The fields that what is offered and what is denied have in common.
void write_choice(JsonText& out, const Writer& write, const Option& option) {
  const Catalog& catalog = write.game.catalog();
  out.field("move", write.game.print(option.move));
  out.field("label", write(option.label));
  if (const auto brief = write.words().short_text(option.label, catalog, write.names)) {
    out.field("short", *brief);
  }
  write_parts(out, write, option.label);
  out.array("targets", [&] {
    for (const Thing thing : option.targets) out.word(catalog.target(thing));
  });
  if (!option.targets.empty()) {
    out.array("names", [&] {
      for (const Thing thing : option.targets) out.value(catalog.name(thing, write.lang));
    });
  }
  if (option.price) out.field("price", *option.price);
  if (!option.is_range()) return;
  out.field("min", option.move.n);
  out.field("max", option.last_n);
  out.field("pattern", pattern_of(write.game, option.move));
  write_texts(out, "forms", write.words().forms(option.label, catalog, write.names));
  write_texts(out, "short_forms", write.words().short_forms(option.label, catalog, write.names));
}

void write_option(JsonText& out, const Writer& write, const Option& option) {
  out.begin('{');
  write_choice(out, write, option);
  out.end('}');
}

void write_denial(JsonText& out, const Writer& write, const Denial& denial) {
  out.begin('{');
  write_choice(out, write, denial);
  out.field("rule", denial.rule);
  out.field("reason", write(denial.because));
  out.end('}');
}

// One amount of a range. By convention argument 0 of a range's label is the amount, and its price,
// if it has one, is the amount, too.
Option with_amount(Option option, std::int32_t amount) {
  option.move.n = option.last_n = amount;
  option.label.args[0] = amount;
  if (option.price) option.price = amount;
  return option;
}

void write_menu(JsonText& out, const Writer& write, const AnyState& state, bool expand_ranges) {
  Menu menu;
  write.game.options(state, menu);
  out.field("prompt", write(menu.heading));
  if (const auto brief =
          write.words().short_text(menu.heading, write.game.catalog(), write.names)) {
    out.field("prompt_short", *brief);
  }
  out.key("menu");
  out.begin('[');
  for (const Option& option : menu.options) {
    if (!expand_ranges || !option.is_range()) {
      write_option(out, write, option);
      continue;
    }
    for (std::int32_t n = option.move.n; n <= option.last_n; ++n) {
      write_option(out, write, with_amount(option, n));
    }
  }
  out.end(']');
  out.key("denied");
  out.begin('[');
  for (const Denial& denial : menu.denials) write_denial(out, write, denial);
  out.end(']');
}

bool readable(const JournalLine& line, Seat viewer) {
  return line.only == nobody || line.only == viewer;
}

// The things that a line speaks of.
void write_targets(JsonText& out, const Catalog& catalog, const Phrase& phrase) {
  const auto things = things_in(phrase);
  if (things.empty()) return;
  out.array("targets", [&] {
    for (const Thing thing : things) out.word(catalog.target(thing));
  });
}

// A ply as the viewer may read it.
void write_entry(JsonText& out, const Writer& write, const JournalEntry& entry, Seat viewer) {
  out.begin('{');
  out.field("ply", entry.ply);
  out.field("seat", entry.played.seat);
  if (hidden(write.game.info(), entry.played, viewer)) {
    out.field("secret", true);
  } else {
    out.field("move", write.game.print(entry.played.move));
  }
  out.array("lines", [&] {
    for (const JournalLine& line : entry.lines) {
      if (!readable(line, viewer)) continue;
      out.object([&] {
        out.field("rule", line.rule);
        out.field("text", write(line.words));
        write_targets(out, write.game.catalog(), line.words);
        write_parts(out, write, line.words);
      });
    }
  });
  out.end('}');
}

// Whether everybody reads the same.
bool open_to_all(const GameInfo& info, const std::vector<JournalEntry>& entries) {
  return std::all_of(entries.begin(), entries.end(), [&](const JournalEntry& entry) {
    return !hidden(info, entry.played, nobody) &&
           std::all_of(entry.lines.begin(), entry.lines.end(),
                       [](const JournalLine& line) { return readable(line, nobody); });
  });
}

void write_progress(JsonText& out, const Progress& progress) {
  out.object("progress", [&] {
    out.field("round", progress.round);
    if (progress.rounds > 0) out.field("rounds", progress.rounds);
    if (progress.phase >= 0) out.field("phase", progress.phase);
  });
}

void write_outcome(JsonText& out, const Writer& write, const Outcome& outcome) {
  out.object([&] {
    out.array("winners", [&] {
      for (const Seat seat : outcome.winners) out.value(seat);
    });
    out.field("rival", outcome.rival);
    out.field("reason", write(outcome.reason));
    out.field("rule", outcome.rule);
  });
}

void write_names(JsonText& out, const Match& match) {
  out.key("names");
  out.begin('[');
  for (const std::string& name : match.names()) out.value(name);
  out.end(']');
}

void write_standings(JsonText& out, const Known& known) {
  out.key("scores");
  out.begin('[');
  for (const KnownStanding& seat : known.standings()) out.value(seat.points);
  out.end(']');
  out.key("places");
  out.begin('[');
  for (const KnownStanding& seat : known.standings()) out.value(seat.place);
  out.end(']');
  if (!known.standings().rival) return;
  out.object("rival", [&] {
    out.field("points", known.standings().rival->points);
    out.field("place", known.standings().rival->place);
  });
}

// The question to another seat, without what only that seat may know.
std::string foreign_prompt(const Writer& write, const Known& known, Seat to_move) {
  if (const auto phrase = known.prompt()) return write(*phrase);
  const std::string name = write.game.words(write.lang).seat(to_move, write.names);
  return write.lang == Lang::en ? name + " is choosing" : "Wybiera: " + name;
}

template <class T>
json::value value_or_null(const std::optional<T>& value) {
  return value ? json::value(*value) : json::value(nullptr);
}

// What is known of a seat, or of the rival (nobody), on the score sheet.
void add_standing(json::object& out, const KnownStanding& standing, const ScoreSheet& sheet,
                  Seat seat, const Writer& write) {
  out["points"] = value_or_null(standing.points);
  out["place"] = value_or_null(standing.place);
  json::array lines;
  for (const ScoreLine& line : sheet) {
    if (line.seat != seat) continue;
    lines.push_back(json::object{{"points", line.points},
                                 {"rule", line.rule},
                                 {"text", write(line.words)},
                                 {"group", write.game.info().score_groups[line.group].id}});
  }
  out["lines"] = std::move(lines);
}

}  // namespace

json::value seat_json(Seat seat) {
  return seat == nobody ? json::value(nullptr) : json::value(index(seat));
}

json::object menu_json(const AnyGame& game, const AnyState& state, Lang lang, SeatNames names,
                       bool expand_ranges) {
  JsonText out;
  out.begin('{');
  write_menu(out, {game, lang, names}, state, expand_ranges);
  out.end('}');
  return tree(out.take());
}

json::object outcome_json(const AnyGame& game, const AnyState& state, Lang lang, SeatNames names) {
  JsonText out;
  write_outcome(out, {game, lang, names}, game.outcome(state));
  return tree(out.take());
}

void Showing::write(JsonText& out, Seat viewer, int since, Lang lang) {
  const AnyGame& game = match_.game();
  const Seat to_move = game.to_move(state_);
  const Writer words{game, lang, match_.names()};
  const bool asked = to_move != nobody && to_move == viewer;
  const Seen& seen = seen_by(viewer);

  out.field("protocol", kProtocolVersion);
  out.field("type", "view");
  out.field("ply", at_);
  out.field("latest", match_.ply());
  out.field("seat", viewer);
  out.field("to_move", to_move);
  out.field("over", to_move == nobody);
  if (to_move == nobody) {
    out.key("outcome");
    write_outcome(out, words, game.outcome(state_));
  }
  write_progress(out, game.progress(state_));
  out.field("reveals", game.reveals(state_));
  if (alike_) out.field("alike", true);
  write_names(out, match_);
  if (asked) {
    write_menu(out, words, state_, false);
  } else if (to_move != nobody) {
    out.field("prompt", foreign_prompt(words, seen.known, to_move));
  }
  out.key("description");
  out.raw(seen.description);
  write_standings(out, seen.known);
  write_journal(out, viewer, std::min(since, at_), lang);
}

void Showing::write_may_point(JsonText& out, Seat viewer, Lang lang) const {
  const AnyGame& game = match_.game();
  const Seat to_move = game.to_move(state_);
  if (!game.info().cooperative || to_move == nobody || to_move == viewer) return;
  const Writer words{game, lang, match_.names()};
  out.array("may_point", [&] {
    for (const Option& option : known_offers(game, state_, viewer).options) {
      write_option(out, words, option);
    }
  });
}

const Showing::Seen& Showing::seen_by(Seat viewer) {
  const Seat eyes = alike_ ? nobody : viewer;
  const auto at = std::find_if(seen_.begin(), seen_.end(),
                               [&](const Seen& each) { return each.viewer == eyes; });
  if (at != seen_.end()) return *at;
  const AnyGame& game = match_.game();
  const auto prompt = eyes == game.to_move(state_) ? Known::Prompt::no : Known::Prompt::yes;
  return seen_.emplace_back(
      Seen{eyes, game.describe(state_, eyes), Known(game, state_, eyes, prompt)});
}

void Showing::write_journal(JsonText& out, Seat viewer, int since, Lang lang) {
  out.key("journal");
  for (const OpenJournal& made : journals_) {
    if (made.since == since && made.lang == lang) return out.raw(made.text);
  }
  const std::vector<JournalEntry> entries = match_.journal(since, at_);
  JsonText text;
  text.begin('[');
  const Writer words{match_.game(), lang, match_.names()};
  for (const JournalEntry& entry : entries) write_entry(text, words, entry, viewer);
  text.end(']');
  std::string made = text.take();
  out.raw(made);
  if (open_to_all(match_.game().info(), entries))
    journals_.push_back({since, lang, std::move(made)});
}

json::object view_json(const Match& match, Seat viewer, int at, int since, Lang lang) {
  JsonText out;
  out.begin('{');
  Showing(match, at).write(out, viewer, since, lang);
  out.end('}');
  return tree(out.take());
}

json::object score_json(const Match& match, Seat viewer, Lang lang) {
  const Writer write{match.game(), lang, match.names()};
  const KnownSheet sheet = known_sheet(match.game(), match.state(), viewer);
  json::array seats;
  for (int i = 0; i < sheet.standings.size(); ++i) {
    json::object seat{{"seat", i}};
    add_standing(seat, sheet.standings[i], sheet.lines, seat_at(i), write);
    seats.push_back(std::move(seat));
  }
  json::array groups;
  for (const ScoreGroup& group : match.game().info().score_groups) {
    groups.push_back(json::object{{"id", group.id}, {"name", group.name.in(lang)}});
  }
  json::object out{{"protocol", kProtocolVersion}, {"type", "score"},
                   {"ply", match.ply()},           {"over", match.over()},
                   {"groups", std::move(groups)},  {"seats", std::move(seats)}};
  if (sheet.standings.rival) {
    json::object rival{{"name", match.game().info().rival.in(lang)}};
    add_standing(rival, *sheet.standings.rival, sheet.lines, nobody, write);
    out["rival"] = std::move(rival);
  }
  return out;
}

}  // namespace pionek
