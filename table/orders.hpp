// Standing orders: what a seat has decided beforehand, so that nobody waits for a forced pass or
// for the next bid of many. The table carries them out through the menu, so an order can never
// make an illegal move; where an order has no clear answer, the seat is asked as always. Orders are
// private: they are in nobody else's view and in no record; what remains of them is the moves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "table/match.hpp"

namespace pionek {

// Two kinds in one form:
//   {bid, limit 25, otherwise pass}  takes the lowest amount offered while it is at most 25, and
//                                    passes when it is more or when no amount is offered
//   {pass}                           passes whenever that is offered
// A verb that is offered with several things to choose from is a real choice and left to the seat.
//
// Where only seats with such limits outbid one another, nobody wants to read every bid of it: the
// rounds in which all of them would go on are left out, and the first of them names at once what it
// would have named in the last of these rounds. Who wins and at what price stays the same.
struct Order {
  // How long it holds.
  enum class Until : std::uint8_t {
    question,  // until the seat, after the first use, is asked about something else
    round,     // until the round ends, as the question's does, too
    end        // until it is cancelled
  };

  std::string verb;
  std::optional<std::int32_t> limit;
  std::string otherwise;  // a verb, or empty: ask the seat
  Until until = Until::round;
  // The things the question has to name ("plant:13"). An order with Until::question that names none
  // is tied to what the seat is asked about when the order is first carried out; an auction for the
  // next plant is another question.
  std::vector<Thing> about;

  friend bool operator==(const Order&, const Order&) = default;
};

inline constexpr std::array<std::string_view, 3> kUntilIds{"question", "round", "end"};

// An order with what is remembered of it.
struct GivenOrder : Order {
  int round = 0;  // in which it was given
  bool used = false;

  friend bool operator==(const GivenOrder&, const GivenOrder&) = default;
};

// All standing orders of one match.
class Orders {
 public:
  // A new order replaces the one with the same verb. The error says what the game does not know.
  std::optional<Error> set(const Match& match, Seat seat, Order order);
  // False when there is no such order.
  bool cancel(Seat seat, std::string_view verb);
  void cancel_all(Seat seat) { of_[index(seat)] = {}; }
  // Decisions with exactly one option are made at once.
  void set_forced(Seat seat, bool on) { of_[index(seat)].forced = on; }

  [[nodiscard]] bool forced(Seat seat) const { return of_[index(seat)].forced; }
  [[nodiscard]] const std::vector<GivenOrder>& of(Seat seat) const {
    return of_[index(seat)].given;
  }
  // An order that was given before, as `of` told it.
  void remember(Seat seat, GivenOrder given) { of_[index(seat)].given.push_back(std::move(given)); }

  // Forgets the orders whose round is over.
  void expire(const Match& match);
  // What the orders of the seat to move choose now, if they choose anything. Forgets those of its
  // orders that end with this question.
  std::optional<Move> ordered_move(const Match& match);

  friend bool operator==(const Orders&, const Orders&) = default;

 private:
  struct OfSeat {
    std::vector<GivenOrder> given;
    bool forced = false;

    friend bool operator==(const OfSeat&, const OfSeat&) = default;
  };

  std::array<OfSeat, kMaxSeats> of_;
};

// As many moves are played in one go: who carries on later lets others have their turn.
inline constexpr int kMostOrdered = 64;

// Plays what is ordered until a real choice is due, the game is over, or kMostOrdered moves were
// played. Returns the number of moves played.
int carry_out_orders(Match& match, Orders& orders);

}  // namespace pionek
