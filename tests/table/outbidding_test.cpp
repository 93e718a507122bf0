// Standing orders that outbid one another: the bids in between are left out, the buyer and the
// price stay the same.
#include <gtest/gtest.h>

#include <bit>
#include <numeric>

#include "table/orders.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

constexpr std::int32_t kBillion = 1'000'000'000;

// Nothing but one sale: whoever is asked bids more or passes, until one bidder is left.
class Sale : public Disguise {
 public:
  struct State {
    std::int32_t seats = 0;
    std::int32_t turn = 0;
    std::int32_t price = 0;
    std::int32_t buyer = 0;
    std::uint32_t in = 0;  // a set of seats
  };

  explicit Sale(std::int32_t purse) : Disguise(power_grid()), purse_(purse) {
    const auto& verbs = info().verbs;
    while (verbs[bid_].word != "bid") ++bid_;
    while (verbs[pass_].word != "pass") ++pass_;
  }

  AnyState start(const pionek::Setup& setup, const Seed& /*seed*/) const override {
    return AnyState(State{.seats = setup.seats, .in = (1U << setup.seats) - 1});
  }
  Seat to_move(const AnyState& state) const override {
    const State& s = state.as<State>();
    return std::popcount(s.in) == 1 && s.price > 0 ? nobody : seat_at(s.turn);
  }
  void options(const AnyState& state, MoveList& sink) const override { offer(state, sink); }
  void options(const AnyState& state, Menu& sink) const override { offer(state, sink); }
  using Disguise::play;
  void play(AnyState& state, Move move) const override {
    State& s = state.as<State>();
    if (move.verb == bid_) {
      s.price = move.n;
      s.buyer = s.turn;
    } else {
      s.in &= ~(1U << s.turn);
    }
    do {
      s.turn = (s.turn + 1) % s.seats;
    } while ((s.in >> s.turn & 1U) == 0);
  }
  std::uint32_t reveals(const AnyState& /*state*/) const override { return 0; }
  Progress progress(const AnyState& /*state*/) const override { return {.round = 1}; }
  std::uint64_t hash(const AnyState& state) const override {
    return static_cast<std::uint64_t>(state.as<State>().price);
  }

 private:
  template <class Sink>
  void offer(const AnyState& state, Sink& sink) const {
    const State& s = state.as<State>();
    if (to_move(state) == nobody) return;
    const auto silent = [](Explanation& /*e*/) {};
    if (s.price < purse_) sink.offer_range({bid_, 0, 0, s.price + 1}, purse_, silent);
    if (s.price > 0) sink.offer({pass_, 0, 0, 0}, silent);
  }

  std::int32_t purse_;
  std::uint8_t bid_ = 0;
  std::uint8_t pass_ = 0;
};

Order raise_to(std::int32_t limit) {
  return {.verb = "bid",
          .limit = limit,
          .otherwise = "pass",
          .until = Order::Until::question,
          .about = {}};
}

// Everybody with a limit; a negative one means a person who has given no order.
struct Bidding {
  Bidding(std::int32_t purse, const std::vector<std::int32_t>& limits)
      : match(new_match(std::make_shared<Sale>(purse), static_cast<int>(limits.size()), 1)) {
    for (std::size_t i = 0; i < limits.size(); ++i) {
      if (limits[i] < 0) continue;
      const auto error = orders.set(match, seat_at(static_cast<int>(i)), raise_to(limits[i]));
      EXPECT_FALSE(error.has_value());
    }
  }

  [[nodiscard]] const Sale::State& sale() const { return match.state().as<Sale::State>(); }
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> out;
    for (const Played& played : match.moves()) out.push_back(match.game().print(played.move));
    return out;
  }

  Match match;
  Orders orders;
};

using Moves = std::vector<std::string>;

// Who buys and for how much when every single bid is made.
std::pair<int, std::int32_t> bid_by_bid(std::int32_t purse,
                                        const std::vector<std::int32_t>& limits) {
  std::vector<std::size_t> in(limits.size());
  std::iota(in.begin(), in.end(), 0U);
  std::size_t turn = 0;
  std::size_t buyer = 0;
  std::int32_t price = 0;
  while (in.size() > 1) {
    if (std::min(limits[in[turn]], purse) > price) {
      ++price;
      buyer = in[turn++];
    } else {
      in.erase(in.begin() + static_cast<std::ptrdiff_t>(turn));
    }
    turn %= in.size();
  }
  return {static_cast<int>(buyer), price};
}

TEST(Outbidding, EndsAsIfEveryBidWereMade) {
  Rng rng(5);
  for (int i = 0; i < 500; ++i) {
    std::vector<std::int32_t> limits;
    const auto seats = 2 + rng.below(5);
    const std::uint32_t spread = i % 2 == 0 ? 12 : 700;
    while (limits.size() < seats)
      limits.push_back(1 + static_cast<std::int32_t>(rng.below(spread)));
    const std::int32_t purse = i % 3 == 0 ? 300 : kBillion;
    Bidding bidding(purse, limits);
    carry_out_orders(bidding.match, bidding.orders);
    ASSERT_TRUE(bidding.match.over());
    const auto [buyer, price] = bid_by_bid(purse, limits);
    ASSERT_EQ(bidding.sale().buyer, buyer) << i;
    ASSERT_EQ(bidding.sale().price, price) << i;
    ASSERT_TRUE(bidding.match.verify().ok()) << "every move that was made is in the record";
  }
}

TEST(Outbidding, ABillionIsReachedInAFewMoves) {
  Bidding bidding(2 * kBillion, {kBillion, kBillion - 1});
  EXPECT_LE(carry_out_orders(bidding.match, bidding.orders), 4);
  EXPECT_TRUE(bidding.match.over());
  EXPECT_EQ(bidding.sale().price, kBillion - 1);
  EXPECT_EQ(bidding.sale().buyer, 0);
}

// The purse, not the limit, ends it.
TEST(Outbidding, GoesAsFarAsTheMoney) {
  Bidding bidding(kBillion, {2 * kBillion, 2 * kBillion, 2 * kBillion});
  EXPECT_LE(carry_out_orders(bidding.match, bidding.orders), 6);
  EXPECT_TRUE(bidding.match.over());
  EXPECT_EQ(bidding.sale().price, kBillion);
}

// While a person takes part who has given no order, every bid may be the last.
TEST(Outbidding, LeavesOutNoBidThatAPersonMightAnswer) {
  Bidding bidding(kBillion, {1000, -1, 1000});
  carry_out_orders(bidding.match, bidding.orders);
  play_all(bidding.match, {"bid 2"});
  carry_out_orders(bidding.match, bidding.orders);
  EXPECT_EQ(bidding.moves(), (Moves{"bid 1", "bid 2", "bid 3", "bid 4"}));
  play_all(bidding.match, {"pass"});
  carry_out_orders(bidding.match, bidding.orders);
  EXPECT_TRUE(bidding.match.over());
  EXPECT_LE(bidding.match.ply(), 9);
  EXPECT_EQ(bidding.sale().price, 1000);
}

// A seat that would only outbid itself names the lowest amount.
TEST(Outbidding, NeedsSomebodyElse) {
  Bidding bidding(kBillion, {1000, -1});
  EXPECT_EQ(carry_out_orders(bidding.match, bidding.orders), 1);
  EXPECT_EQ(bidding.moves(), Moves{"bid 1"});
}

}  // namespace
}  // namespace pionek::table_test
