#include "table/orders.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

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

int round_of(const Match& match) { return match.game().progress(match.state()).round; }

// The one option with this verb; none if there are several, which is a real choice.
const Option* only_option(const AnyGame& game, const Menu& menu, std::string_view word) {
  const Option* found = nullptr;
  for (const Option& option : menu.options) {
    if (game.info().verbs[option.move.verb].word != word) continue;
    if (found != nullptr) return nullptr;
    found = &option;
  }
  return found;
}

bool offers(const AnyGame& game, const Menu& menu, std::string_view word) {
  return std::any_of(menu.options.begin(), menu.options.end(), [&](const Option& option) {
    return game.info().verbs[option.move.verb].word == word;
  });
}

// Whether the question is one of those the order was given for.
bool concerns(const AnyGame& game, const Menu& menu, const Order& order) {
  if (!offers(game, menu, order.verb) && !offers(game, menu, order.otherwise)) return false;
  const auto things = things_in(menu.heading);
  return std::all_of(order.about.begin(), order.about.end(),
                     [&](Thing thing) { return things.find(thing) >= 0; });
}

// What an order chooses.
struct Chosen {
  Move move;                              // of amounts the lowest
  std::optional<std::int32_t> most = {};  // of amounts: how far limit and purse reach
};

std::optional<Chosen> answer(const AnyGame& game, const Menu& menu, const Order& order) {
  if (!concerns(game, menu, order)) return std::nullopt;
  const auto plain = [](const Option* option) {
    const bool clear = option != nullptr && !option->is_range();
    return clear ? std::optional(Chosen{option->move}) : std::nullopt;
  };
  const Option* option = only_option(game, menu, order.verb);
  if (!order.limit) return plain(option);
  if (option != nullptr && option->move.n <= *order.limit) {
    return Chosen{option->move, std::min(*order.limit, option->last_n)};
  }
  return plain(only_option(game, menu, order.otherwise));
}

// What the orders of a seat choose.
std::optional<Chosen> answer(const AnyGame& game, const Menu& menu,
                             const std::vector<GivenOrder>& given) {
  for (const GivenOrder& each : given) {
    if (const auto chosen = answer(game, menu, each)) return chosen;
  }
  return std::nullopt;
}

// The amount that a bidder names. Looks one round of bids ahead: if it comes back by orders alone,
// the next round would be the same but for higher amounts, and so on until a limit or a purse is
// reached.
std::int32_t leap(const Match& match, const Orders& orders, const Chosen& first) {
  const AnyGame& game = match.game();
  const Seat bidder = match.to_move();
  AnyState state = match.state();
  Menu menu;
  Chosen bid = first;
  std::int32_t rest = std::numeric_limits<std::int32_t>::max();  // as far as all could go on
  for (int others = 0; others < kMaxSeats; ++others) {
    rest = std::min(rest, *bid.most - bid.move.n);
    game.play(state, bid.move);
    const Seat seat = game.to_move(state);
    if (seat == nobody || game.reveals(state) != game.reveals(match.state())) break;
    menu.clear();
    game.options(state, menu);
    const auto next = answer(game, menu, orders.of(seat));
    if (!next || !next->most || next->move.verb != first.move.verb) break;
    if (seat == bidder) {
      const std::int32_t rise = next->move.n - first.move.n;
      return first.move.n + (others > 0 && rise > 0 ? rest / rise * rise : 0);
    }
    bid = *next;
  }
  return first.move.n;
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
  const AnyGame& game = match.game();
  // An order for one question ends when another is asked; one that was never used still waits for
  // its own.
  std::erase_if(mine.given, [&](const GivenOrder& each) {
    return each.until == Order::Until::question && each.used && !concerns(game, menu, each);
  });
  for (GivenOrder& each : mine.given) {
    const auto chosen = answer(game, menu, each);
    if (!chosen) continue;
    Move move = chosen->move;
    if (chosen->most) move.n = leap(match, *this, *chosen);
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
