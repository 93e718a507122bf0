// The agenda of a sound state: the steps still to come, whose choice it is, and the auction.
#include <bit>

#include "engine/power_grid/check.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {
namespace {

// The steps that lie on the agenda while a step asks: the rest of a round is always the same.
Steps steps_at(const Task& asking) {
  constexpr std::array<Step, 8> kRound{Step::round,        Step::end_bureaucracy, Step::power,
                                       Step::end_building, Step::build,           Step::buy,
                                       Step::end_auction,  Step::auction};
  const bool sold = asking.step == Step::discard || asking.step == Step::give_back;
  const bool nested = sold || asking.step == Step::bid;
  const Step base = asking.step == Step::draft ? Step::round : nested ? Step::auction : asking.step;
  Steps steps;
  for (const Step each : kRound) {
    steps.push({.step = each});
    if (each == base) break;
  }
  if (sold) steps.push({.step = Step::replace});
  if (nested || asking.step == Step::draft) steps.push({});
  steps.top() = asking;
  return steps;
}

bool has_turns(Step step) {
  return step == Step::draft || step == Step::buy || step == Step::build || step == Step::power;
}

// The regions, the round and the card of stage 3 fit the step; over is as if after building.
Wrong check_frame(const PowerGrid& game, const State& s) {
  const Step step = s.agenda.empty() ? Step::build : s.agenda.top().step;
  const bool drafting = step == Step::draft;
  const int regions = std::popcount(s.regions);
  const int needed = game.count(s).regions;
  if (drafting ? regions >= needed : regions != needed) {
    return "regions: not the number for the players (PG-104)";
  }
  if (drafting != (s.round == 0)) return "round: 0 exactly during the draft";
  if ((s.stage == 3) != (s.stage3 == Stage3::begun)) return "stage3: begun exactly in stage 3";
  if (s.stage3 == Stage3::in_market && s.phase != 2) {
    return "stage3: the card lies in the market outside phase 2 (PG-807)";
  }
  if (s.stage3 == Stage3::drawn && s.phase != 4) {
    return "stage3: the card was drawn before phase 4 and stage 3 has not begun (PG-808)";
  }
  return std::nullopt;
}

// The first in order who may still choose (PG-302).
Seat chooser(const State& s) {
  for (const Seat seat : s.order) {
    if (s.player(seat).may_buy()) return seat;
  }
  return nobody;
}

// Whoever passes is out, so the next seat clockwise after the high bidder always has the word.
Seat next_bidder(const State& s) {
  int next = index(s.auction.high_bidder);
  do {
    next = next + 1 == s.seats ? 0 : next + 1;
  } while ((s.auction.active >> next & 1) == 0);
  return seat_at(next);
}

Wrong check_auction(const PowerGrid& game, const State& s) {
  const Auction& auction = s.auction;
  const int at = s.market.find(auction.plant);
  if (at < 0 || at >= game.open_plants(s)) return "auction.plant: not open for auction (PG-304)";
  if (std::popcount(auction.active) < 2) return "auction.active: fewer than two seats";
  for (int i = 0; i < kMaxSeats; ++i) {
    const bool in = (auction.active >> i & 1) != 0;
    const bool may = i < s.seats && s.players[i].may_buy();
    if (in && !may) return "auction.active: a seat that has bought or given up (PG-306)";
    if (may && !in && auction.high_bidder == nobody) {
      return "auction.active: a seat is missing before the first bid";
    }
  }
  const Seat seat = s.agenda.top().seat;
  if (auction.high_bidder == nobody) {
    if (seat != chooser(s)) return "agenda: another seat has picked the plant (PG-305)";
    if (s.player(seat).cash <= auction.high_bid) return "agenda: the opening bid is too dear";
    return std::nullopt;
  }
  if ((auction.active >> index(auction.high_bidder) & 1) == 0) {
    return "auction.bidder: not in the auction";
  }
  if (auction.high_bid > s.player(auction.high_bidder).cash) {
    return "auction.bid: more than the bidder has (PG-305)";
  }
  if (seat != next_bidder(s)) return "agenda: another seat is the next to bid (PG-306)";
  return std::nullopt;
}

// Whose turn it is in a phase with turns.
Wrong check_turn(const PowerGrid& game, const State& s) {
  const Task& top = s.agenda.top();
  const bool drafting = top.step == Step::draft;
  if (top.turn >= (drafting ? game.count(s).regions : s.seats)) return "agenda: too many turns";
  if (drafting && top.turn != std::popcount(s.regions)) {
    return "agenda: not a turn for each region named (PG-106)";
  }
  const int at = top.turn % s.seats;
  const bool forward = drafting || top.step == Step::power;
  if (top.seat != s.order[forward ? at : s.seats - 1 - at]) {
    return "agenda: another seat is next by the order track (PG-207)";
  }
  return std::nullopt;
}

// What the step asks can be answered.
Wrong check_question(const PowerGrid& game, const State& s) {
  const Task& top = s.agenda.top();
  const Player& player = s.player(top.seat);
  Task plain{.step = top.step, .seat = top.seat};
  if (top.step == Step::auction) {
    if (top.seat != chooser(s)) return "agenda: another seat is the first to choose (PG-302)";
    if (s.market.empty()) return "agenda: the market is empty (PG-321)";
  } else if (top.step == Step::discard) {
    plain.a = top.a;
    const bool over = player.plants.size() == game.count(s).max_plants + 1;
    if (!over || player.plants.find(top.a) < 0 || player.bought == 0) {
      return "agenda: the seat is not over its limit by a plant just bought (PG-317)";
    }
  } else if (top.step == Step::give_back) {
    const Surplus surplus = surplus_of(storage_of(game.data(), player), player.fuel);
    plain.a = static_cast<std::uint8_t>(surplus.least_coal);
    plain.b = static_cast<std::uint8_t>(surplus.most_coal);
    if (plain.a >= plain.b || player.bought == 0) {
      return "agenda: coal and oil do not compete (PG-319)";
    }
  } else if (has_turns(top.step)) {
    plain.turn = top.turn;
    if (auto wrong = check_turn(game, s)) return wrong;
  }
  return top == plain ? Wrong() : "agenda: a task with odd figures";
}

}  // namespace

Wrong check_agenda(const PowerGrid& game, const State& s) {
  if (s.phase != phase_of(s.agenda)) return "phase: does not follow from the agenda";
  if (auto wrong = check_frame(game, s)) return wrong;
  const bool bidding = !s.agenda.empty() && s.agenda.top().step == Step::bid;
  if (bidding != (s.auction.open != 0)) return "auction: exactly while seats bid";
  if (s.agenda.empty()) {
    const bool over = s.leader_cities() >= game.count(s).end_cities;
    return over ? Wrong() : "agenda: nobody has reached the end (PG-901)";
  }
  const Task& top = s.agenda.top();
  if (top.step > Step::power || index(top.seat) >= s.seats) return "agenda: waits for nobody";
  if (!(s.agenda == steps_at(top))) return "agenda: out of order";
  if (auto wrong = check_question(game, s)) return wrong;
  return bidding ? check_auction(game, s) : std::nullopt;
}

}  // namespace pionek::power_grid
