// What a table does by itself: bots that choose badly, and standing orders that would never end.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct ByItself : BegunTable {
  [[nodiscard]] std::size_t plies() { return server.storage.tables[table].moves.size(); }
};

class BadBot final : public Bot {
 public:
  Move choose(AnyState& /*imagined*/, Seat /*seat*/, Rng& /*rng*/) override { return {}; }
};

TEST_F(ByItself, ABotThatChoosesWhatIsNotOfferedPlaysSomethingElse) {
  server.services.make_bot = [](auto, auto, auto) -> Result<std::unique_ptr<Bot>> {
    return std::unique_ptr<Bot>(std::make_unique<BadBot>());
  };
  json::object wanted = persons(2);
  for (json::value& seat : wanted["seats"].as_array()) {
    seat = json::object{{"kind", "bot"}, {"bot", "greedy"}};
  }
  begin(wanted);
  for (std::size_t ply = 0; ply < 20; ++ply) {
    server.loop.pass(601);
    ASSERT_TRUE(server.loop.until([&] { return plies() > ply; })) << "it stands still";
  }
  EXPECT_EQ(server.metrics.bots_refused.load(), 20);
}

// Two who outbid each other and can pay for hundreds of bids.
json::object rich_persons(TestServer& server) {
  const json::object first = server.create(persons(2));
  const TableOpening& opening = server.storage.tables[text_of(first.at("table"))].opening;
  json::value position = json::parse(opening.position);
  for (json::value& player : position.at("players").as_array()) player.as_object()["cash"] = 200;
  const std::string head = opening.record.substr(0, opening.record.find("seed "));
  json::object wanted = persons(2);
  wanted.erase("game");
  wanted.erase("options");
  wanted["record"] = head + "position " + json::serialize(position) + "\n\n";
  return wanted;
}

TEST_F(ByItself, OrdersThatOutbidEachOtherAreSettledAtOnce) {
  begin(rich_persons(server));
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  const auto order = [&](std::size_t seat) {
    server.say(seats[seat], table,
               {{"type", "order"}, {"verb", "bid"}, {"limit", 300}, {"until", "end"}});
  };
  order(0);
  order(1);
  ASSERT_TRUE(server.play_next(table, seats)) << "which puts a plant up for auction";
  EXPECT_EQ(plies(), 3U) << "not one move for each Elektro";
  EXPECT_FALSE(server.storage.tables[table].head.due);
}

// Two who have decided to do nothing for the rest of the game: an endless row of ordered moves.
TEST_F(ByItself, ALongRowOfOrderedMovesIsPlayedInPieces) {
  begin(persons(2));
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  for (const auto& seat : seats) {
    for (const char* verb : {"giveup", "pass", "done"}) {
      server.say(seat, table, {{"type", "order"}, {"verb", verb}, {"until", "end"}});
    }
    server.say(seat, table, {{"type", "forced"}, {"on", true}});
  }
  std::size_t before = plies();
  while (plies() - before < kMostOrdered) {
    ASSERT_LT(before, 20U) << "only the first auctions ask anybody";
    before = plies();
    ASSERT_TRUE(server.play_next(table, seats));
  }
  EXPECT_LE(plies() - before, kMostOrdered + 1U) << "the move, and what is played in one go";
  for (int more = 0; more < 3; ++more) {
    const std::size_t now = plies();
    server.loop.pass(601);
    ASSERT_TRUE(server.loop.until([&] { return plies() > now; })) << "the rest comes later";
    EXPECT_LE(plies() - now, kMostOrdered * 1U);
  }
}

}  // namespace
}  // namespace pionek
