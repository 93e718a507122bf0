// Phase 2 (chapter 3xx): picking a plant, bidding for it, winning it.
#include <bit>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {
namespace {

std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << index(seat)); }

// The seats that may still buy in this round, as bits.
std::uint8_t contenders(const State& s) {
  unsigned seats = 0;
  for (int i = 0; i < s.seats; ++i) seats |= (s.players[i].may_buy() ? 1U : 0U) << i;
  return static_cast<std::uint8_t>(seats);
}

}  // namespace

// Finds the first in order who may still choose (PG-302, PG-312, PG-313); none ends the phase.
bool PowerGrid::next_chooser(State& s) const {
  if (s.market.empty()) return false;
  for (const Seat seat : s.order) {
    if (!s.player(seat).may_buy()) continue;
    s.agenda.top().seat = seat;
    return true;
  }
  return false;
}

template <class Sink>
void PowerGrid::auction_options(const State& s, Sink& sink) const {
  const int cash = s.player(s.agenda.top().seat).cash;
  const bool alone = std::has_single_bit(contenders(s));
  // In a position that somebody made up the cheapest may be too dear.
  const bool must_buy = s.round == 1 && plant(s.market[0]).number <= cash;
  const Word may_give_up = alone ? Word::ask_pick_alone : Word::ask_pick;
  sink.prompt({must_buy ? Word::ask_pick_first : may_give_up});
  const int open = open_plants(s);
  const int shown = Sink::explains ? s.market.size() : open;
  for (int i = 0; i < shown; ++i) {
    const PlantId id = s.market[i];
    const int number = plant(id).number;
    const Move move = make_move(Act::pick, id);
    const auto explain = [&](const Phrase& because) {
      return [=](Explanation& e) {
        e.label = {alone ? Word::do_take : Word::do_pick, plant_thing(id), number};
        e.because = because;
        e.targets.push_back(plant_thing(id));
        e.price = number;
      };
    };
    if (i >= open) {
      sink.deny(move, "PG-304", explain({Word::why_future_market}));
    } else if (number > cash) {
      sink.deny(move, "PG-305", explain({Word::why_plant_too_dear, number, cash}));
    } else {
      sink.offer(move, explain({}));
    }
  }
  const auto explain = [](Explanation& e) {
    e.label = {Word::do_giveup};
    e.because = {Word::why_must_buy};
  };
  if (must_buy) {
    sink.deny(make_move(Act::giveup), "PG-316", explain);
  } else {
    sink.offer(make_move(Act::giveup), explain);
  }
}

template <class Log>
void PowerGrid::play_giveup(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  log.note("PG-303", {Word::log_giveup, seat});
  s.player(seat).gave_up = 1;
}

template <class Log>
void PowerGrid::play_pick(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const PlantId id = move.a;
  const std::uint8_t active = contenders(s);
  // Who chooses next follows from the order: kept here it would be lost in a written position.
  s.agenda.top().seat = nobody;
  if (std::has_single_bit(active)) return win(s, seat, id, plant(id).number, log);
  log.note("PG-302", {Word::log_pick, seat, plant_thing(id)});
  s.auction = {.high_bid = plant(id).number - 1,
               .plant = id,
               .high_bidder = nobody,
               .active = active,
               .open = 1};
  s.agenda.push({.step = Step::bid, .seat = seat});
}

template <class Sink>
void PowerGrid::bid_options(const State& s, Sink& sink) const {
  const Auction& auction = s.auction;
  const int cash = s.player(s.agenda.top().seat).cash;
  const int lowest = auction.high_bid + 1;
  const bool opening = auction.high_bidder == nobody;
  if (opening) {
    sink.prompt({Word::ask_open, plant_thing(auction.plant), lowest});
  } else {
    sink.prompt({Word::ask_bid, plant_thing(auction.plant), auction.high_bid, auction.high_bidder});
  }
  const auto explain = [&](int amount, const Phrase& because) {
    return [=, &auction](Explanation& e) {
      e.label = {Word::do_bid, amount, plant_thing(auction.plant)};
      e.because = because;
      e.targets.push_back(plant_thing(auction.plant));
      e.price = amount;
    };
  };
  if (cash >= lowest) {
    sink.offer_range(make_move(Act::bid, 0, lowest), cash, explain(lowest, {}));
  }
  if constexpr (Sink::explains) {
    sink.deny_range(make_move(Act::bid, 0, 0), lowest - 1, opening ? "PG-305" : "PG-306",
                    explain(0, {Word::why_bid_too_low, lowest}));
    const int dear = std::max(lowest, cash + 1);
    sink.deny_range(make_move(Act::bid, 0, dear), std::numeric_limits<std::int32_t>::max(),
                    "PG-305", explain(dear, {Word::why_bid_too_high, cash}));
  }
  const auto explain_pass = [=](Explanation& e) {
    e.label = {Word::do_pass};
    e.because = {Word::why_opener_must_bid, lowest};
  };
  if (opening) {
    sink.deny(make_move(Act::pass), "PG-305", explain_pass);
  } else {
    sink.offer(make_move(Act::pass), explain_pass);
  }
}

template <class Log>
void PowerGrid::play_bid(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  log.note(s.auction.high_bidder == nobody ? "PG-305" : "PG-306", {Word::log_bid, seat, move.n});
  s.auction.high_bid = move.n;
  s.auction.high_bidder = seat;
  next_bidder(s, log);
}

template <class Log>
void PowerGrid::play_pass(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  log.note("PG-307", {Word::log_pass, seat});
  s.auction.active = static_cast<std::uint8_t>(s.auction.active & ~bit(seat));
  next_bidder(s, log);
}

// Clockwise to the next seat still in; when only the high bidder is left, he wins (PG-308).
template <class Log>
void PowerGrid::next_bidder(State& s, Log& log) const {
  Task& task = s.agenda.top();
  const Auction auction = s.auction;
  if (auction.active == bit(auction.high_bidder)) {
    s.agenda.pop();
    s.auction = {};
    return win(s, auction.high_bidder, auction.plant, auction.high_bid, log);
  }
  int at = index(task.seat);
  do {
    at = at + 1 == s.seats ? 0 : at + 1;
  } while ((auction.active >> at & 1) == 0);
  task.seat = seat_at(at);
}

template <class Log>
void PowerGrid::win(State& s, Seat seat, PlantId id, int price, Log& log) const {
  Player& player = s.player(seat);
  const bool alone = std::has_single_bit(contenders(s));
  log.note(alone ? "PG-314" : "PG-308", {Word::log_won, seat, plant_thing(id), price});
  player.cash -= price;
  player.bought = 1;
  player.plants.insert_sorted(id);
  s.market.erase(s.market.find(id));
  s.agenda.push({.step = Step::replace});
  if (player.plants.size() > count(s).max_plants) {
    s.agenda.push({.step = Step::discard, .seat = seat, .a = id});
  }
}

template <class Log>
void PowerGrid::end_auction(State& s, Log& log) const {
  bool sold = false;
  for (const Player& player : s.players) sold |= player.bought != 0;
  if (!sold && !s.market.empty()) {
    remove_lowest(s, "PG-320", log);
    draw_plant(s, log);
  }
  if (s.round == 1) determine_order(s, log);
  if (s.stage3 == Stage3::in_market) {
    remove_lowest(s, "PG-807", log);
    begin_stage(s, 3, "PG-807", log);
  }
}

template void PowerGrid::auction_options(const State&, MoveList&) const;
template void PowerGrid::auction_options(const State&, Menu&) const;
template void PowerGrid::bid_options(const State&, MoveList&) const;
template void PowerGrid::bid_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                 \
  template void PowerGrid::play_pick(State&, Move, Log&) const; \
  template void PowerGrid::play_giveup(State&, Log&) const;     \
  template void PowerGrid::play_bid(State&, Move, Log&) const;  \
  template void PowerGrid::play_pass(State&, Log&) const;       \
  template void PowerGrid::end_auction(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::power_grid
