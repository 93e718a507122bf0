#include "table/orders.hpp"

#include <algorithm>
#include <cassert>

namespace pionek {
namespace {

const Verb* find_verb(const GameInfo& info, std::string_view word) {
  const auto at = std::find_if(info.verbs.begin(), info.verbs.end(),
                               [&](const Verb& verb) { return verb.word == word; });
  return at == info.verbs.end() ? nullptr : &*at;
}

bool takes_amount(const Verb& verb) {
  return std::any_of(verb.blanks.begin(), verb.blanks.end(), [](const Blank& blank) {
    return blank.is == Blank::Is::number && blank.field == Blank::Field::n;
  });
}

std::int64_t round_of(const Match& match) {
  const json::object view = tree(match.game().describe(match.state(), nobody));
  const json::value* round = view.if_contains("round");
  json::error_code none;
  return round != nullptr ? round->to_number<std::int64_t>(none) : 0;
}

// The one option with this verb; none if there are several, which is a real choice.
const Option* only_option(const Match& match, const Menu& menu, std::string_view word) {
  const Option* found = nullptr;
  for (const Option& option : menu.options) {
    if (match.game().info().verbs[option.move.verb].word != word) continue;
    if (found != nullptr) return nullptr;
    found = &option;
  }
  return found;
}

bool offers(const Match& match, const Menu& menu, std::string_view word) {
  return std::any_of(menu.options.begin(), menu.options.end(), [&](const Option& option) {
    return match.game().info().verbs[option.move.verb].word == word;
  });
}

// Whether the question is one of those the order was given for.
bool concerns(const Match& match, const Menu& menu, const Order& order) {
  if (!offers(match, menu, order.verb) && !offers(match, menu, order.otherwise)) return false;
  const auto things = things_in(menu.heading);
  return std::all_of(order.about.begin(), order.about.end(),
                     [&](Thing thing) { return things.find(thing) >= 0; });
}

std::optional<Move> answer(const Match& match, const Menu& menu, const Order& order) {
  const Option* option = only_option(match, menu, order.verb);
  if (!order.limit) {
    return option != nullptr && !option->is_range() ? std::optional(option->move) : std::nullopt;
  }
  if (option != nullptr && option->move.n <= *order.limit) return option->move;
  const Option* other = only_option(match, menu, order.otherwise);
  return other != nullptr && !other->is_range() ? std::optional(other->move) : std::nullopt;
}

}  // namespace

std::optional<Error> Orders::set(const Match& match, Seat seat, Order order) {
  const GameInfo& info = match.game().info();
  const Verb* verb = find_verb(info, order.verb);
  if (verb == nullptr) {
    return Error{info.id + " has no move '" + order.verb + "'", "verb", "the verb of a move"};
  }
  if (order.limit && !takes_amount(*verb)) {
    return Error{"'" + order.verb + "' takes no amount", "limit", "no limit"};
  }
  if (!order.otherwise.empty() && !order.limit) {
    return Error{"an order without a limit is never refused", "otherwise", "a limit, too"};
  }
  if (!order.otherwise.empty() && find_verb(info, order.otherwise) == nullptr) {
    return Error{info.id + " has no move '" + order.otherwise + "'", "otherwise",
                 "the verb of a move"};
  }
  cancel(seat, order.verb);
  of_[index(seat)].given.push_back({std::move(order), round_of(match), false});
  return std::nullopt;
}

bool Orders::cancel(Seat seat, std::string_view verb) {
  return std::erase_if(of_[index(seat)].given,
                       [&](const GivenOrder& each) { return each.verb == verb; }) > 0;
}

void Orders::expire(const Match& match) {
  const bool any =
      std::any_of(of_.begin(), of_.end(), [](const OfSeat& seat) { return !seat.given.empty(); });
  if (!any) return;
  const std::int64_t round = round_of(match);
  for (OfSeat& seat : of_) {
    std::erase_if(seat.given, [&](const GivenOrder& each) {
      return each.until != Order::Until::end && each.round != round;
    });
  }
}

std::optional<Move> Orders::ordered_move(const Match& match) {
  const Seat seat = match.to_move();
  if (seat == nobody) return std::nullopt;
  OfSeat& mine = of_[index(seat)];
  if (mine.given.empty() && !mine.forced) return std::nullopt;
  Menu menu;
  match.game().options(match.state(), menu);
  // An order for one question ends when another is asked; one that was never used still waits for
  // its own.
  std::erase_if(mine.given, [&](const GivenOrder& each) {
    return each.until == Order::Until::question && each.used && !concerns(match, menu, each);
  });
  for (GivenOrder& each : mine.given) {
    if (!concerns(match, menu, each)) continue;
    const auto move = answer(match, menu, each);
    if (!move) continue;
    if (each.until == Order::Until::question && !each.used && each.about.empty()) {
      const auto things = things_in(menu.heading);
      each.about.assign(things.begin(), things.end());
    }
    each.used = true;
    return move;
  }
  if (mine.forced && menu.options.size() == 1 && !menu.options[0].is_range()) {
    return menu.options[0].move;
  }
  return std::nullopt;
}

int carry_out_orders(Match& match, Orders& orders) {
  int played = 0;
  for (; played < kMostOrdered; ++played) {
    orders.expire(match);
    const auto move = orders.ordered_move(match);
    if (!move) break;
    const auto refused = match.play(*move);
    assert(!refused && "orders choose from the menu");
    if (refused) break;
  }
  return played;
}

}  // namespace pionek
