// The commands of the client: everything that may be typed and is not a choice.
#include <algorithm>
#include <charconv>

#include "cli/terminal/client.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

// What an order with an amount alone means, in games with auctions.
constexpr std::string_view kBid = "bid";
constexpr std::string_view kPass = "pass";

const Verb* verb_called(const GameInfo& info, std::string_view word) {
  for (const Verb& verb : info.verbs) {
    if (verb.word == word) return &verb;
  }
  return nullptr;
}

// One that is a whole move by itself: passing, or the last there is.
const Verb* plain_verb(const GameInfo& info) {
  if (const Verb* pass = verb_called(info, kPass)) return pass;
  const Verb* last = nullptr;
  for (const Verb& verb : info.verbs) {
    if (verb.blanks.empty()) last = &verb;
  }
  return last;
}

}  // namespace

TerminalClient::Next TerminalClient::command(std::string_view word, std::string_view rest,
                                             const Choices& choices) {
  switch (word[0]) {
    case '?':
      why(rest);
      break;
    case 'u':
      return undo();
    case 'r':
      rule(rest);
      break;
    case 'l':
      log(rest);
      break;
    case 's':
      page(score_lines({match_, say_}, viewer()));
      break;
    case 'c':
      coach();
      break;
    case 'o':
      order(rest);
      return Next::go_on;  // it may apply at once
    case 'm':
      page(all_there_is());
      break;
    case 'a':
      team();
      break;
    case 'n':
      glance_ = choices.after(glance_);
      break;
    case 'w':
      write(rest);
      break;
    case 'g':
      return show_me();
    case 'i':
      hint();
      break;
    case 't':
      what_is(rest, choices);
      break;
    case 'x':
      return leave_guide();
    case 'q':
      return leave();
    default:
      help();
  }
  return Next::ask_again;
}

// All that is not allowed, or one move in particular.
void TerminalClient::why(std::string_view move) {
  const Teller tell{match_, say_};
  if (move.empty()) {
    Menu menu;
    match_.game().options(match_.state(), menu);
    return page(why_lines(tell, menu, terminal_.width()));
  }
  const auto parsed = match_.game().parse(move);
  if (!parsed) return notice(say_(Word::not_understood, move));
  const auto refused = refusal(match_.game(), match_.state(), *parsed, say_.lang(), match_.names());
  notice(refused ? refused->text : say_(Word::why_allowed, move));
}

void TerminalClient::rule(std::string_view wanted) {
  if (wanted.empty())
    return notice(say_(Word::rule_usage, match_.game().info().rule_prefix + "-101"));
  const auto book = games_.rulebook(match_.game(), say_.lang());
  if (!book) return notice(book.error().text());
  page(rule_lines(say_, *book, match_.game().info().rule_prefix, wanted, terminal_.width()));
}

// On a screen the newest page is what people look for; "all" has the rest.
void TerminalClient::log(std::string_view how_much) {
  json::object view = view_json(match_, viewer(), match_.ply(), 0, say_.lang());
  json::array& journal = view.at("journal").get_array();
  const auto most = static_cast<std::size_t>(terminal_.height()) - 2;
  const bool newest = terminal_.interactive() && how_much != "all";
  const bool cut = newest && journal.size() > most;
  if (cut) {
    journal.erase(journal.begin(), journal.end() - static_cast<std::ptrdiff_t>(most));
  }
  Lines lines = folded(journal_lines({match_, say_}, journal, MovesAs::told));
  if (lines.empty()) lines.push_back(say_(Word::log_empty));
  if (cut || (newest && lines.size() > most)) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    lines.insert(lines.begin(), say_(Word::log_earlier));
  }
  terminal_.page(lines, say_(Word::page_more));
}

// "25": bid up to 25. "pass": that, whenever it is offered. Both for this round. The answer goes to
// the seat alone, for the order may bring the next player to the keyboard at once.
void TerminalClient::order(std::string_view text) {
  const Seat seat = match_.to_move();
  if (seat == nobody) return notice(say_(Word::game_over));
  if (text.empty()) return list_orders();
  if (text == "off") return cancel_orders(seat);
  Order order;
  std::int32_t limit = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), limit);
  if (code == std::errc{} && end == text.data() + text.size() && limit >= 0) {
    order = {std::string(kBid), limit, std::string(kPass), Order::Until::round, {}};
  } else {
    order.verb = text;
  }
  if (orders_.set(match_, seat, std::move(order))) {
    return notice(say_(Word::order_unknown, text));
  }
  list_orders();
}

void TerminalClient::cancel_orders(Seat seat) {
  orders_.cancel_all(seat);
  orders_.set_forced(seat, true);
  letter(seat).notes.push_back(say_(Word::orders_off));
}

void TerminalClient::list_orders() {
  const Seat seat = match_.to_move();
  const auto orders = orders_.of(seat);
  if (orders.empty()) notice(say_(Word::orders_none));
  for (const Order& order : orders) {
    letter(seat).notes.push_back(
        order.limit ? say_(Word::order_limit, order.verb, *order.limit, order.otherwise)
                    : say_(Word::order_verb, order.verb));
  }
}

// Back to the last real choice: what was forced or ordered in between is taken back with it.
TerminalClient::Next TerminalClient::undo() {
  const Seat last = match_.last_mover();
  const bool person = last != nobody && bots_[static_cast<std::size_t>(index(last))] == nullptr;
  const Seat seat = person ? last : last_person_;
  if (guide_ && guide_->leads(match_) && !guide_->may_undo(match_)) {
    notice(say_(Word::cannot_undo, text(UndoVerdict::nothing_played).in(say_.lang())));
    return Next::ask_again;
  }
  int taken = 0;
  UndoVerdict verdict = UndoVerdict::nothing_played;
  for (;;) {
    verdict = seat == nobody ? verdict : match_.undo(seat);
    if (verdict != UndoVerdict::allowed) break;
    ++taken;
    // In a team what bots have done since goes along.
    if (bots_[static_cast<std::size_t>(index(match_.to_move()))] != nullptr) continue;
    Menu menu;
    match_.game().options(match_.state(), menu);
    if (menu.options.size() > 1 || menu.options[0].is_range() || guide_) break;
  }
  if (verdict != UndoVerdict::allowed) {
    for (; taken > 0; --taken) match_.redo(seat);
    notice(say_(Word::cannot_undo, text(verdict).in(say_.lang())));
    return Next::ask_again;
  }
  if (!orders_.of(seat).empty()) cancel_orders(seat);
  int& seen = seen_[static_cast<std::size_t>(index(seat))];
  seen = std::min(seen, match_.ply());
  notice(say_(Word::taken_back, taken));
  return Next::go_on;
}

// To the file we have, or to a new one. False when nothing was written.
bool TerminalClient::write(std::string_view path) {
  if (path.empty() && !saved_) {
    notice(say_(Word::write_usage));
    return false;
  }
  std::optional<Error> error;
  std::string name(path);
  if (path.empty() || (saved_ && saved_->path == path)) {
    error = saved_->save(match_);
    name = saved_->path;
  } else if (auto fresh = save_new(name, match_); !fresh) {
    error = fresh.error();
  } else if (!keep_) {
    saved_ = std::move(*fresh);
  }
  notice(error ? error->text() : say_(Word::written, name));
  return !error;
}

bool TerminalClient::unsaved() const {
  if (keep_ || match_.moves().empty()) return false;
  return !saved_ || saved_->text != write_record(match_);
}

// Somebody who has moves to lose is asked first.
TerminalClient::Next TerminalClient::leave() {
  while (terminal_.interactive() && unsaved()) {
    const auto path = terminal_.ask(say_(Word::save_as) + " ");
    if (!path || trimmed(*path).empty() || write(trimmed(*path))) break;
    page(std::exchange(notices_, {}));
  }
  return Next::leave;
}

// With the moves of this game as examples; what it has no move for is left out.
void TerminalClient::help() {
  const GameInfo& info = match_.game().info();
  Menu menu;
  match_.game().options(match_.state(), menu);
  const std::string move =
      menu.options.empty() ? "MOVE" : match_.game().print(menu.options.front().move);
  constexpr int kTyped = 14;
  Lines lines{say_(Word::help_play)};
  const auto add = [&](const std::string& typed, Word word) {
    const std::string left = "  " + fit(typed, std::max(kTyped, width_of(typed) + 2));
    lines.push_back(left + say_(word));
  };
  add("3", Word::help_number);
  for (const Option& option : menu.options) {
    if (!option.is_range()) continue;
    add(std::string(info.verbs[option.move.verb].word.substr(0, 1)) + "2", Word::help_amount);
    break;
  }
  add(move, Word::help_move);
  add("?", Word::help_why);
  add("? " + move, Word::help_why_one);
  add("u", Word::help_undo);
  add("r " + info.rule_prefix + "-101", Word::help_rule);
  add("l", Word::help_log);
  add("s", Word::help_score);
  add("m", Word::help_map);
  add("c", Word::help_coach);
  if (adviser() != nobody) add("a", Word::help_team);
  if (verb_called(info, kBid) && verb_called(info, kPass)) add("o 25", Word::help_order);
  if (const Verb* plain = plain_verb(info)) {
    add("o " + std::string(plain->word), Word::help_order_verb);
  }
  if (guide_) {
    add("g", Word::help_show_me);
    add("i", Word::help_hint);
    add("x", Word::help_leave_guide);
  }
  add("t", Word::help_thing);
  add("n", Word::help_next);
  add(say_(Word::help_file), Word::help_write);
  add("q", Word::help_quit);
  page(lines);
}

}  // namespace pionek
