#include "table/view.hpp"

#include <algorithm>
#include <limits>

#include "table/known.hpp"

namespace pionek {
namespace {

// Phrases of one game in one language.
struct Writer {
  const AnyGame& game;
  Lang lang;
  SeatNames names;

  [[nodiscard]] std::string operator()(const Phrase& phrase) const {
    return game.words(lang).text(phrase, game.catalog(), names);
  }
};

json::array targets_json(const AnyGame& game, const Explanation& explained) {
  json::array targets;
  for (const Thing thing : explained.targets)
    targets.push_back(json::string(game.catalog().target(thing)));
  return targets;
}

// "bid {n}": the move of a range with its amount left open.
std::string pattern_of(const AnyGame& game, Move move) {
  move.n = std::numeric_limits<std::int32_t>::max();
  std::string text = game.print(move);
  const std::string amount = std::to_string(move.n);
  return text.replace(text.find(amount), amount.size(), "{n}");
}

json::object choice_json(const Writer& write, const Option& option) {
  json::object out;
  out["move"] = write.game.print(option.move);
  out["label"] = write(option.label);
  out["targets"] = targets_json(write.game, option);
  if (option.price) out["price"] = *option.price;
  if (option.is_range()) {
    out["min"] = option.move.n;
    out["max"] = option.last_n;
    out["pattern"] = pattern_of(write.game, option.move);
  }
  return out;
}

json::object denial_json(const Writer& write, const Denial& denial) {
  json::object out = choice_json(write, denial);
  out["rule"] = denial.rule;
  out["reason"] = write(denial.because);
  return out;
}

// One amount of a range. By convention argument 0 of a range's label is the amount, and its price,
// if it has one, is the amount, too.
Option with_amount(Option option, std::int32_t amount) {
  option.move.n = option.last_n = amount;
  option.label.args[0] = amount;
  if (option.price) option.price = amount;
  return option;
}

// A ply as the viewer may read it. A line for another seat alone means that the ply had to do with
// something hidden: then the move itself is kept back, too, for it might name what is hidden.
json::object entry_json(const Writer& write, const JournalEntry& entry, Seat viewer) {
  json::object out{{"ply", entry.ply}, {"seat", seat_json(entry.played.seat)}};
  json::array lines;
  bool open = true;
  for (const JournalLine& line : entry.lines) {
    if (line.only != nobody && line.only != viewer) {
      open = false;
      continue;
    }
    lines.push_back(json::object{{"rule", line.rule}, {"text", write(line.words)}});
  }
  if (open || entry.played.seat == viewer) out["move"] = write.game.print(entry.played.move);
  out["lines"] = std::move(lines);
  return out;
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

}  // namespace

json::value seat_json(Seat seat) {
  return seat == nobody ? json::value(nullptr) : json::value(index(seat));
}

json::object menu_json(const AnyGame& game, const AnyState& state, Lang lang, SeatNames names,
                       bool expand_ranges) {
  const Writer write{game, lang, names};
  Menu menu;
  game.options(state, menu);
  json::array options;
  for (const Option& option : menu.options) {
    if (!expand_ranges || !option.is_range()) {
      options.push_back(choice_json(write, option));
      continue;
    }
    for (std::int32_t n = option.move.n; n <= option.last_n; ++n) {
      options.push_back(choice_json(write, with_amount(option, n)));
    }
  }
  json::array denied;
  for (const Denial& denial : menu.denials) denied.push_back(denial_json(write, denial));
  return {
      {"prompt", write(menu.heading)}, {"menu", std::move(options)}, {"denied", std::move(denied)}};
}

json::object view_json(const Match& match, Seat viewer, int at, int since, Lang lang) {
  const AnyGame& game = match.game();
  const AnyState state = match.state_at(at);
  const Seat to_move = game.to_move(state);
  const Writer write{game, lang, match.names()};
  const Known known(game, state, viewer);

  json::object out{{"protocol", kProtocolVersion}, {"type", "view"}};
  out["ply"] = at;
  out["latest"] = match.ply();
  out["seat"] = seat_json(viewer);
  out["to_move"] = seat_json(to_move);
  out["over"] = to_move == nobody;
  out["reveals"] = game.reveals(state);
  out["names"] = json::value_from(match.names());
  if (to_move != nobody && to_move == viewer) {
    for (auto& field : menu_json(game, state, lang, match.names(), false)) {
      out[field.key()] = std::move(field.value());
    }
  } else if (to_move != nobody) {
    out["prompt"] = foreign_prompt(write, known, to_move);
  }
  out["description"] = game.describe(state, viewer);
  json::array scores;
  json::array places;
  for (const KnownSeat& seat : known.seats()) {
    scores.push_back(value_or_null(seat.points));
    places.push_back(value_or_null(seat.place));
  }
  out["scores"] = std::move(scores);
  out["places"] = std::move(places);
  json::array journal;
  for (const JournalEntry& entry : match.journal(std::min(since, at), at)) {
    journal.push_back(entry_json(write, entry, viewer));
  }
  out["journal"] = std::move(journal);
  return out;
}

json::object score_json(const Match& match, Seat viewer, Lang lang) {
  const Writer write{match.game(), lang, match.names()};
  json::array seats;
  for (const KnownSeat& seat : Known(match.game(), match.state(), viewer).seats()) {
    json::array lines;
    for (const ScoreLine& line : seat.lines) {
      lines.push_back(
          json::object{{"points", line.points}, {"rule", line.rule}, {"text", write(line.words)}});
    }
    seats.push_back(json::object{{"seat", seats.size()},
                                 {"points", value_or_null(seat.points)},
                                 {"place", value_or_null(seat.place)},
                                 {"lines", std::move(lines)}});
  }
  return {{"protocol", kProtocolVersion},
          {"type", "score"},
          {"ply", match.ply()},
          {"over", match.over()},
          {"seats", std::move(seats)}};
}

}  // namespace pionek
