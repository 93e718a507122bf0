#include "table/orders_json.hpp"

#include <gtest/gtest.h>

#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

const Seat kFirst = seat_at(0);
const Seat kSecond = seat_at(1);
const Seat kThird = seat_at(2);

// Three seats at the first auction; the first seat picks.
Match auction() { return new_match(power_grid(), 3, 1); }

Order bid_up_to(std::int32_t limit, Order::Until until = Order::Until::question) {
  return {.verb = "bid", .limit = limit, .otherwise = "pass", .until = until, .about = {}};
}
Order always(std::string verb, Order::Until until = Order::Until::round) {
  return {.verb = std::move(verb), .limit = {}, .otherwise = {}, .until = until, .about = {}};
}
Thing plant(const Match& match, std::string_view id) {
  const Catalog& catalog = match.game().catalog();
  for (int set = 0; set < catalog.sets(); ++set) {
    if (catalog.set_id(set) != "plant") continue;
    return {static_cast<std::uint8_t>(set),
            static_cast<std::uint16_t>(catalog.find(set, id).value())};
  }
  return {};
}

std::vector<std::string> moves_of(const Match& match, int from) {
  std::vector<std::string> out;
  for (int i = from; i < match.ply(); ++i) {
    out.push_back(match.game().print(match.moves()[static_cast<std::size_t>(i)].move));
  }
  return out;
}

// A person's move, and then what is ordered.
void play(Match& match, Orders& orders, const std::string& move) {
  play_all(match, {move});
  carry_out_orders(match, orders);
}

using Moves = std::vector<std::string>;

// ---- bidding ----

TEST(Orders, BidTheLowestAmountUpToTheLimit) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kSecond, bid_up_to(10)).has_value());
  play(match, orders, "pick 5");
  play(match, orders, "bid 5");
  EXPECT_EQ(moves_of(match, 2), (Moves{"bid 6"}));
  EXPECT_EQ(match.to_move(), kThird);
  play(match, orders, "bid 9");
  play(match, orders, "pass");
  EXPECT_EQ(moves_of(match, 3), (Moves{"bid 9", "pass", "bid 10"}));
  play(match, orders, "bid 11");
  EXPECT_EQ(moves_of(match, 6), (Moves{"bid 11", "pass"})) << "12 is above the limit";
  EXPECT_TRUE(match.verify().ok());
}

TEST(Orders, AreKeptWithAllThatIsRememberedOfThem) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kSecond, bid_up_to(20)).has_value());
  ASSERT_FALSE(orders.set(match, kThird, {"pass", {}, "", Order::Until::end, {}}).has_value());
  orders.set_forced(kFirst, true);
  play(match, orders, "pick 5");
  play(match, orders, "bid 5");
  ASSERT_TRUE(orders.of(kSecond)[0].used);
  const json::value kept = kept_orders_json(orders, match.game().catalog());
  std::optional<Error> wrong;
  const JsonReader in(kept, "orders", wrong);
  EXPECT_EQ(read_kept_orders(in, match.game().catalog()), orders);
  EXPECT_FALSE(wrong);
}

TEST(Orders, TwoOrdersSettleAnAuctionByThemselves) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kFirst, bid_up_to(7)).has_value());
  ASSERT_FALSE(orders.set(match, kSecond, bid_up_to(8)).has_value());
  ASSERT_FALSE(orders.set(match, kThird, bid_up_to(12)).has_value());
  play(match, orders, "pick 5");
  EXPECT_EQ(moves_of(match, 1),
            (Moves{"bid 5", "bid 6", "bid 7", "pass", "bid 8", "bid 9", "pass"}));
}

TEST(Orders, ABidIsForTheThingOnSale) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kSecond, bid_up_to(20)).has_value());
  play(match, orders, "pick 5");
  play(match, orders, "bid 5");
  EXPECT_EQ(orders.of(kSecond)[0].about, std::vector{plant(match, "5")});
  play(match, orders, "bid 19");
  play(match, orders, "pass");
  ASSERT_EQ(moves_of(match, match.ply() - 1), (Moves{"bid 20"}));
  play(match, orders, "bid 21");
  ASSERT_EQ(moves_of(match, match.ply() - 1), (Moves{"pass"}));
  ASSERT_EQ(match.to_move(), kFirst);
  play_all(match, {"pick 4"});
  play(match, orders, "bid 4");
  EXPECT_EQ(match.to_move(), kSecond) << "the plant is another: the seat is asked";
  EXPECT_TRUE(orders.of(kSecond).empty());
}

TEST(Orders, ABidForOneThingWaitsForIt) {
  Match match = auction();
  Orders orders;
  Order order = bid_up_to(20);
  order.about = {plant(match, "4")};
  ASSERT_FALSE(orders.set(match, kThird, order).has_value());
  play_all(match, {"pick 5", "bid 5"});
  play(match, orders, "pass");
  EXPECT_EQ(match.to_move(), kThird) << "this auction is not the one";
  play(match, orders, "pass");
  ASSERT_EQ(match.to_move(), kThird) << "picking a plant is left to the seat";
  play(match, orders, "pick 4");
  EXPECT_EQ(moves_of(match, match.ply() - 1), (Moves{"bid 4"}));
}

TEST(Orders, ABidForTheRoundGoesOn) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kSecond, bid_up_to(5, Order::Until::round)).has_value());
  play_all(match, {"pick 5"});
  play(match, orders, "bid 5");
  play(match, orders, "bid 6");
  play(match, orders, "pass");
  ASSERT_EQ(match.to_move(), kFirst);
  play_all(match, {"pick 4"});
  play(match, orders, "bid 4");
  EXPECT_EQ(moves_of(match, match.ply() - 1), (Moves{"bid 5"}));
}

TEST(Orders, WithoutAnOtherwiseTheSeatIsAsked) {
  Match match = auction();
  Orders orders;
  Order order = bid_up_to(5);
  order.otherwise.clear();
  ASSERT_FALSE(orders.set(match, kSecond, order).has_value());
  play_all(match, {"pick 5"});
  play(match, orders, "bid 5");
  EXPECT_EQ(match.to_move(), kSecond);
}

// The opener has to bid: nothing to fall back to.
TEST(Orders, AnOrderNeverMakesAnIllegalMove) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kFirst, bid_up_to(3)).has_value());
  play(match, orders, "pick 5");
  EXPECT_EQ(match.ply(), 1);
  EXPECT_EQ(match.to_move(), kFirst);
}

// ---- passing ----

TEST(Orders, PassingForTheRound) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kThird, always("pass")).has_value());
  play_all(match, {"pick 5", "bid 5"});
  play(match, orders, "pass");
  EXPECT_EQ(moves_of(match, 3), (Moves{"pass"}));
  EXPECT_EQ(match.to_move(), kThird) << "its own turn to choose is a real choice";
}

TEST(Orders, EndWithTheRound) {
  Rng rng(3);
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kSecond, always("pass")).has_value());
  ASSERT_FALSE(orders.set(match, kSecond, always("giveup", Order::Until::end)).has_value());
  const auto round = [&] { return match.game().progress(match.state()).round; };
  while (round() == 1) {
    EXPECT_EQ(orders.of(kSecond).size(), 2U);
    play_random(match, rng, 1);
    orders.expire(match);
  }
  ASSERT_EQ(orders.of(kSecond).size(), 1U);
  EXPECT_EQ(orders.of(kSecond)[0].verb, "giveup");
  while (!match.over() && round() == 2) {
    carry_out_orders(match, orders);
    play_random(match, rng, 1);
  }
  const auto given = moves_of(match, 0);
  EXPECT_NE(std::find(given.begin(), given.end(), "giveup"), given.end());
}

TEST(Orders, SeveralThingsToChooseFromAreARealChoice) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kFirst, always("pick")).has_value());
  EXPECT_EQ(carry_out_orders(match, orders), 0);
  EXPECT_EQ(match.ply(), 0);
}

TEST(Orders, AnAmountWithoutALimitIsARealChoice) {
  Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kFirst, always("bid")).has_value());
  play(match, orders, "pick 5");
  EXPECT_EQ(match.ply(), 1);
}

// ---- forced decisions ----

TEST(Orders, ForcedDecisionsAreMadeAtOnce) {
  Rng rng(12);
  int forced = 0;
  for (int i = 0; i < 6; ++i) {
    Match match = new_match(power_grid(), 4, rng.next());
    Orders orders;
    for (int seat = 0; seat < 4; ++seat) orders.set_forced(seat_at(seat), seat != 3);
    while (!match.over()) {
      forced += carry_out_orders(match, orders);
      if (match.over()) break;
      MoveList list;
      match.game().options(match.state(), list);
      ASSERT_TRUE(match.to_move() == seat_at(3) || list.size() > 1);
      play_random(match, rng, 1);
    }
    EXPECT_TRUE(match.verify().ok());
  }
  EXPECT_GT(forced, 20);
}

// ---- keeping ----

TEST(Orders, ANewOrderReplacesTheOld) {
  const Match match = auction();
  Orders orders;
  ASSERT_FALSE(orders.set(match, kFirst, bid_up_to(10)).has_value());
  ASSERT_FALSE(orders.set(match, kFirst, always("pass")).has_value());
  ASSERT_FALSE(orders.set(match, kFirst, bid_up_to(12)).has_value());
  ASSERT_EQ(orders.of(kFirst).size(), 2U);
  EXPECT_EQ(orders.of(kFirst)[1], bid_up_to(12));
  EXPECT_TRUE(orders.of(kSecond).empty());
  EXPECT_TRUE(orders.cancel(kFirst, "bid"));
  EXPECT_FALSE(orders.cancel(kFirst, "bid"));
  EXPECT_FALSE(orders.cancel(kSecond, "pass"));
  EXPECT_EQ(orders.of(kFirst).size(), 1U);
  orders.set_forced(kFirst, true);
  orders.cancel_all(kFirst);
  EXPECT_TRUE(orders.of(kFirst).empty());
  EXPECT_FALSE(orders.forced(kFirst));
}

TEST(Orders, WhatTheGameDoesNotKnowIsRefused) {
  const Match match = auction();
  Orders orders;
  const auto refused = [&](const Order& order) {
    const auto error = orders.set(match, kFirst, order);
    return error ? error->text() : "";
  };
  EXPECT_EQ(refused(always("castle")),
            "verb: power-grid has no move 'castle'; expected the verb of a move");
  Order order = bid_up_to(3);
  order.verb = "pass";
  EXPECT_EQ(refused(order), "limit: 'pass' takes no amount; expected no limit");
  order.verb = "run";
  EXPECT_EQ(refused(order), "limit: 'run' takes no amount; expected no limit");
  order = bid_up_to(3);
  order.otherwise = "castle";
  EXPECT_EQ(refused(order),
            "otherwise: power-grid has no move 'castle'; expected the verb of a move");
  order = always("pass");
  order.otherwise = "bid";
  EXPECT_EQ(refused(order),
            "otherwise: an order without a limit is never refused; expected a limit, too");
  EXPECT_TRUE(orders.of(kFirst).empty());
}

// Orders of all kinds in random games of both houses: every game stays a sound match.
TEST(Orders, RandomOrdersKeepTheRules) {
  Rng rng(77);
  int carried = 0;
  for (int i = 0; i < 20; ++i) {
    Match match = new_match(i % 2 == 0 ? power_grid() : lighthouse(), 3, rng.next());
    const auto& verbs = match.game().info().verbs;
    Orders orders;
    while (!match.over()) {
      if (rng.below(10) == 0) {
        const auto pick = [&] {
          return std::string(verbs[rng.below(static_cast<std::uint32_t>(verbs.size()))].word);
        };
        Order order = always(pick(), static_cast<Order::Until>(rng.below(3)));
        if (rng.below(2) == 0) {
          order.limit = static_cast<std::int32_t>(rng.below(30));
          order.otherwise = pick();
        }
        orders.set(match, seat_at(static_cast<int>(rng.below(3))), order);
      }
      carried += carry_out_orders(match, orders);
      play_random(match, rng, 1);
    }
    EXPECT_TRUE(match.verify().ok());
  }
  EXPECT_GT(carried, 100);
}

}  // namespace
}  // namespace pionek::table_test
