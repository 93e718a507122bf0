#include "table/protocol.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/core/setup_json.hpp"
#include "table/fairness.hpp"
#include "table/orders_json.hpp"

namespace pionek {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

json::object error_json(std::string_view code, std::string message) {
  return {{"protocol", kProtocolVersion}, {"type", "error"}, {"code", code}, {"message", message}};
}

// The rules or the table say no to something that was well said.
json::object refusal_json(std::string_view code, std::string message) {
  json::object out = error_json(code, std::move(message));
  out["refusal"] = true;
  return out;
}

json::object malformed(const Error& error) {
  json::object out = error_json("malformed", error.text());
  out["where"] = error.where;
  return out;
}

struct Answer {
  Answer(const json::object& tree) : text(json::serialize(tree)) {}
  Answer(std::string made) : text(std::move(made)) {}
  explicit Answer(int view_since) : since(view_since) {}

  std::string text;  // empty: what the sender sees now
  int since = 0;
};

// A message on its way through: who sent it, and a reader that latches the first thing wrong.
struct Request {
  Table& table;
  Seat seat;
  const JsonReader& in;
  const std::optional<Error>& wrong;
  Lang lang = Lang::en;

  [[nodiscard]] Match& match() const { return table.match; }
  [[nodiscard]] std::string say(const Text& text) const { return text.in(lang); }
  [[nodiscard]] int number(std::string_view key) const {
    return static_cast<int>(in[key].integer(0, kMost));
  }
  [[nodiscard]] int number_or(std::string_view key, int otherwise) const {
    return in.has(key) ? number(key) : otherwise;
  }
};

// Whether the sender looks at the position that is on the table.
std::optional<Answer> stale(const Request& request, int ply) {
  const int changes = request.number_or("changes", request.table.changes);
  if (request.wrong) return malformed(*request.wrong);
  if (ply == request.match().ply() && changes == request.table.changes) return std::nullopt;
  const std::string now = std::to_string(request.match().ply());
  json::object out =
      error_json("stale", request.say({"the table has moved on: it is at ply " + now,
                                       "na stole zaszły zmiany: teraz jest posunięcie " + now}));
  out["latest"] = request.match().ply();
  return out;
}

std::optional<Answer> out_of_turn(const Request& request) {
  const Seat to_move = request.match().to_move();
  if (to_move == request.seat) return std::nullopt;
  if (to_move == nobody) {
    return refusal_json("over", request.say({"the game is over", "gra jest skończona"}));
  }
  const std::string name =
      request.match().game().words(request.lang).seat(to_move, request.match().names());
  return refusal_json("not_your_turn",
                      request.say({"it is the turn of " + name, "teraz wybiera " + name}));
}

// What a lesson does not want to be played now.
std::optional<Answer> held_back(const Request& request, const std::string& text) {
  const Table& table = request.table;
  if (!table.led() || request.seat != table.guide->seat()) return std::nullopt;
  const auto move = table.match.game().parse(text);
  const auto words = move ? table.guide->held_back(table.match, *move) : std::nullopt;
  if (!words) return std::nullopt;
  return refusal_json("not_now", request.say(*words));
}

UndoVerdict can_undo(const Table& table, Seat seat) {
  if (table.led() && !table.guide->may_undo(table.match)) return UndoVerdict::nothing_played;
  return table.match.can_undo(seat);
}

Answer on_move(const Request& request) {
  request.in.only({"protocol", "type", "lang", "ply", "changes", "move", "since"});
  const int ply = request.number("ply");
  const std::string move = request.in["move"].string();
  const int since = request.number_or("since", ply);
  if (auto error = stale(request, ply)) return *error;
  if (auto error = out_of_turn(request)) return *error;
  if (auto error = held_back(request, move)) return *error;
  const bool led = request.table.led();
  if (const auto refused = request.match().play_text(move, request.lang)) {
    if (!request.match().game().parse(move)) return error_json("not_a_move", refused->text);
    json::object out = refusal_json("not_offered", refused->text);
    if (!refused->rule.empty()) out["rule"] = refused->rule;
    return out;
  }
  // Whose guide had nothing more to say plays on.
  if (!led) request.table.guide.reset();
  if (request.table.led()) {
    // Each move of the others is seen by itself.
    request.table.unfinished = request.table.guide->scripted(request.match()).has_value();
  } else {
    carry_out_orders(request.table);
  }
  return Answer(since);
}

Answer on_undo(const Request& request) {
  request.in.only({"protocol", "type", "lang", "ply", "changes", "since"});
  const int ply = request.number("ply");
  const int since = request.number_or("since", ply);
  if (auto error = stale(request, ply)) return *error;
  const UndoVerdict verdict = can_undo(request.table, request.seat);
  if (verdict != UndoVerdict::allowed) {
    json::object out = refusal_json("cannot_undo", request.say(text(verdict)));
    out["reason"] = id(verdict);
    return out;
  }
  request.match().undo(request.seat);
  ++request.table.changes;
  request.table.unfinished = false;
  return Answer(since);
}

Answer on_redo(const Request& request) {
  request.in.only({"protocol", "type", "lang", "ply", "changes", "since"});
  const int ply = request.number("ply");
  const int since = request.number_or("since", ply);
  if (auto error = stale(request, ply)) return *error;
  if (!request.match().redo(request.seat)) {
    return refusal_json("cannot_redo",
                        request.say({"you took back no move that could be played again",
                                     "nie ma cofniętego ruchu do powtórzenia"}));
  }
  ++request.table.changes;
  request.table.unfinished = false;
  return Answer(since);
}

Answer on_order(const Request& request) {
  request.in.only({"protocol", "type", "lang", "verb", "limit", "otherwise", "until", "about"});
  Order order = read_order(request.in, request.match().game().catalog());
  if (request.wrong) return malformed(*request.wrong);
  const int before = request.match().ply();
  if (const auto error =
          request.table.orders.set(request.match(), request.seat, std::move(order))) {
    json::object out = error_json("bad_order", error->text());
    out["where"] = error->where;
    return out;
  }
  carry_out_orders(request.table);
  return Answer(before);
}

Answer on_cancel(const Request& request) {
  request.in.only({"protocol", "type", "lang", "verb"});
  const bool all = !request.in.has("verb");
  const std::string verb = all ? "" : request.in["verb"].string();
  if (request.wrong) return malformed(*request.wrong);
  if (all) {
    request.table.orders.cancel_all(request.seat);
  } else if (!request.table.orders.cancel(request.seat, verb)) {
    return refusal_json("no_order", request.say({"you have no order '" + verb + "'",
                                                 "nie masz zlecenia '" + verb + "'"}));
  }
  return Answer(request.match().ply());
}

Answer on_forced(const Request& request) {
  request.in.only({"protocol", "type", "lang", "on"});
  const bool on = request.in["on"].boolean();
  if (request.wrong) return malformed(*request.wrong);
  const int before = request.match().ply();
  request.table.orders.set_forced(request.seat, on);
  carry_out_orders(request.table);
  return Answer(before);
}

// The match goes on without its guide.
Answer on_leave(const Request& request) {
  request.in.only({"protocol", "type", "lang"});
  if (request.wrong) return malformed(*request.wrong);
  if (request.table.guide == nullptr || request.table.guide->seat() != request.seat) {
    return refusal_json("no_guide",
                        request.say({"no lesson leads you", "nie prowadzi cię lekcja"}));
  }
  request.table.guide.reset();
  return Answer(request.match().ply());
}

Answer on_view(const Request& request) {
  request.in.only({"protocol", "type", "lang", "since"});
  const int since = request.number_or("since", 0);
  if (request.wrong) return malformed(*request.wrong);
  return Answer(since);
}

Answer on_jump(const Request& request) {
  request.in.only({"protocol", "type", "lang", "ply", "since"});
  const int ply = request.number("ply");
  const int since = request.number_or("since", std::max(0, ply - 1));
  if (request.wrong) return malformed(*request.wrong);
  if (ply > request.match().ply()) {
    const std::string last = std::to_string(request.match().ply());
    return error_json("no_such_ply",
                      request.say({"the last ply is " + last, "ostatnie posunięcie to " + last}));
  }
  JsonText out;
  out.begin('{');
  Showing(request.match(), ply).write(out, request.seat, since, request.lang);
  out.end('}');
  return out.take();
}

// Only the seat to move is told why: the reason speaks of its own money and cards.
Answer on_why(const Request& request) {
  request.in.only({"protocol", "type", "lang", "ply", "changes", "move"});
  const int ply = request.number("ply");
  const std::string text = request.in["move"].string();
  if (auto error = stale(request, ply)) return *error;
  if (auto error = out_of_turn(request)) return *error;
  const Match& match = request.match();
  const auto move = match.game().parse(text);
  if (!move) return error_json("not_a_move", "'" + text + "': " + move.error().text());
  const auto refused = refusal(match.game(), match.state(), *move, request.lang, match.names());
  return json::object{{"protocol", kProtocolVersion},
                      {"type", "why"},
                      {"ply", ply},
                      {"move", match.game().print(*move)},
                      {"allowed", !refused},
                      {"rule", refused ? refused->rule : ""},
                      {"text", refused ? refused->text : ""}};
}

Answer on_score(const Request& request) {
  request.in.only({"protocol", "type", "lang"});
  if (request.wrong) return malformed(*request.wrong);
  return score_json(request.match(), request.seat, request.lang);
}

Answer on_table(const Request& request) {
  request.in.only({"protocol", "type", "lang"});
  if (request.wrong) return malformed(*request.wrong);
  const Match& match = request.match();
  const GameInfo& info = match.game().info();
  json::object out{{"protocol", kProtocolVersion}, {"type", "table"}};
  out["game"] = info.id;
  out["name"] = request.say(info.name);
  out["rules"] = info.rules_version;
  out["seats"] = match.setup().seats;
  out["options"] = options_json(info, match.setup());
  out["names"] = json::value_from(match.names());
  out["commit"] = match.seed() ? json::value(commitment(*match.seed())) : json::value(nullptr);
  out["ply"] = match.ply();
  out["over"] = match.over();
  return out;
}

struct Handler {
  // Onlookers may only look.
  enum class Kind { look, ask, play };

  std::string_view type;
  Kind kind;
  Answer (*handle)(const Request&);
};

using Kind = Handler::Kind;
constexpr std::array<Handler, 12> kHandlers{{
    {"move", Kind::play, on_move},
    {"undo", Kind::play, on_undo},
    {"redo", Kind::play, on_redo},
    {"order", Kind::play, on_order},
    {"cancel", Kind::play, on_cancel},
    {"forced", Kind::play, on_forced},
    {"leave", Kind::play, on_leave},
    {"why", Kind::ask, on_why},
    {"view", Kind::look, on_view},
    {"jump", Kind::look, on_jump},
    {"score", Kind::look, on_score},
    {"table", Kind::look, on_table},
}};

const Handler* find_handler(std::string_view type) {
  const auto at = std::find_if(kHandlers.begin(), kHandlers.end(),
                               [&](const Handler& handler) { return handler.type == type; });
  return at == kHandlers.end() ? nullptr : &*at;
}

json::object unknown_type(const std::string& type) {
  std::string known;
  for (const Handler& handler : kHandlers) {
    known += (known.empty() ? "" : ", ") + std::string(handler.type);
  }
  return error_json("unknown_type",
                    "no message is of the type '" + type + "'; expected one of " + known);
}

}  // namespace

void carry_out_orders(Table& table) {
  if (table.led()) {
    const auto move = table.guide->scripted(table.match);
    if (move) table.match.play(*move);
    table.unfinished = move && table.guide->scripted(table.match);
    return;
  }
  table.unfinished = carry_out_orders(table.match, table.orders) == kMostOrdered;
}

std::string LiveViews::text(Seat viewer, int since, Lang lang) {
  JsonText out;
  out.begin('{');
  if (!id_.empty()) out.field("table", id_);
  now_.write(out, viewer, since, lang);
  out.field("changes", table_.changes);
  if (viewer != nobody) {
    const Match& match = table_.match;
    now_.write_may_point(out, viewer, lang);
    const UndoVerdict verdict = can_undo(table_, viewer);
    out.field("can_undo", verdict == UndoVerdict::allowed);
    if (verdict != UndoVerdict::allowed) {
      out.field("undo_reason", pionek::text(verdict).in(lang));
    }
    out.field("can_redo", match.can_redo(viewer));
    write_orders(out, table_.orders, viewer, match.game().catalog());
    out.field("forced", table_.orders.forced(viewer));
    if (table_.guide && table_.guide->seat() == viewer) {
      out.object("guide", [&] { table_.guide->write(out, match, lang); });
    }
  }
  out.end('}');
  return out.take();
}

Done act(Table& table, Seat seat, const json::value& message) {
  const auto refuse = [](const json::object& error) { return Done{json::serialize(error)}; };
  std::optional<Error> wrong;
  const JsonReader in(message, "message", wrong);
  const std::string type = in["type"].string();
  if (in.has("protocol")) {
    static_cast<void>(in["protocol"].integer(kProtocolVersion, kProtocolVersion));
  }
  const int language = in.has("lang") ? in["lang"].one_of(kLangIds) : 0;
  if (wrong) return refuse(malformed(*wrong));
  const Lang lang = kLangs[static_cast<std::size_t>(language)];
  const Request request{table, seat, in, wrong, lang};
  const Handler* handler = find_handler(type);
  if (handler == nullptr) return refuse(unknown_type(type));
  const bool sits = seat != nobody && index(seat) < table.match.setup().seats;
  if (handler->kind != Kind::look && !sits) {
    return refuse(refusal_json(
        "not_seated", request.say({"an onlooker cannot do this", "widz nie może tego zrobić"})));
  }
  Answer answer = handler->handle(request);
  return {std::move(answer.text), answer.since, lang};
}

bool changes_match(std::string_view type) {
  const Handler* handler = find_handler(type);
  return handler != nullptr && handler->kind == Kind::play;
}

std::string answer(Table& table, Seat seat, const json::value& message) {
  Done done = act(table, seat, message);
  if (!done.said.empty()) return std::move(done.said);
  return LiveViews(table).text(seat, done.since, done.lang);
}

std::string answer_text(Table& table, Seat seat, std::string_view message) {
  const auto value = parse_json(message, "message");
  return value ? answer(table, seat, *value) : json::serialize(malformed(value.error()));
}

}  // namespace pionek
