// The colours of the seats: who may choose which, who has to give one up, and that they are kept.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct ColourTest : testing::Test {
  // Anna, Bartek and a bot; Anna and an onlooker are there.
  void SetUp() override {
    json::object wanted = persons(3);
    wanted["seats"].at(2) = json::object{{"kind", "bot"}, {"bot", "random"}};
    made = server.create(wanted);
    table = text_of(made.at("table"));
    anna = sit(0);
    watcher = server.sit(table, nullptr);
  }
  std::shared_ptr<TestClient> sit(int seat) {
    return server.sit(table, key_of(made, seat).c_str());
  }
  void choose(const std::shared_ptr<TestClient>& who, const json::value& colour) {
    server.say(who, table, {{"type", "colour"}, {"colour", colour}});
  }
  // By seat, as everybody sees them.
  [[nodiscard]] std::string colours() const {
    json::array shown;
    for (const json::value& seat : watcher->last("state")->at("seats").as_array()) {
      shown.push_back(seat.at("colour"));
    }
    return json::serialize(shown);
  }
  HttpResponse ask(const std::string& what, json::object body) {
    body["key"] = made.at("host");
    return server.ask("POST", "/api/tables/" + table + what, body);
  }
  // Both leave, and the table is in the storage only.
  void forget() {
    for (const auto& each : {anna, watcher}) server.talks[each.get()]->leave(each);
    server.loop.pass(3 * Tables::kSweep);
    ASSERT_EQ(server.metrics.tables.load(), 0);
  }

  TestServer server;
  json::object made;
  std::string table;
  std::shared_ptr<TestClient> anna;
  std::shared_ptr<TestClient> watcher;
};

TEST_F(ColourTest, FollowTheSeatsUntilSomebodyChooses) {
  EXPECT_EQ(colours(), "[0,1,2]");
  choose(anna, 5);
  EXPECT_EQ(colours(), "[5,1,2]");
  EXPECT_EQ(anna->error(), "");
}

TEST_F(ColourTest, MayBeChosenDuringTheGameWithoutAnybodyNoticingMore) {
  ASSERT_EQ(ask("/start", {}).status, 200);
  const int views = watcher->count("view");
  const json::value ply = watcher->last("view")->at("ply");
  choose(anna, 4);
  EXPECT_EQ(colours(), "[4,1,2]");
  EXPECT_EQ(watcher->count("view"), views);
  EXPECT_EQ(watcher->last("view")->at("ply"), ply);
}

TEST_F(ColourTest, ThatOfAPersonIsNotGivenUp) {
  choose(anna, 1);
  EXPECT_EQ(anna->error(), "taken");
  EXPECT_EQ(colours(), "[0,1,2]");
  choose(sit(1), 4);
  choose(anna, 1);
  EXPECT_EQ(colours(), "[1,4,2]") << "it is free now";
}

TEST_F(ColourTest, ABotOrAnOpenSeatSwaps) {
  choose(anna, 2);
  EXPECT_EQ(colours(), "[2,1,0]");
  choose(anna, 2);
  EXPECT_EQ(colours(), "[2,1,0]") << "one's own";
  ASSERT_EQ(ask("/seats/1", {{"kind", "open"}}).status, 200);
  choose(anna, 1);
  EXPECT_EQ(colours(), "[1,2,0]");
}

TEST_F(ColourTest, StayWithTheChairWhoeverSitsThere) {
  choose(sit(1), 5);
  ASSERT_EQ(colours(), "[0,5,2]");
  ASSERT_EQ(ask("/seats/1", {{"kind", "open"}}).status, 200);
  EXPECT_EQ(colours(), "[0,5,2]");
  ASSERT_EQ(ask("/seats/1", {{"kind", "bot"}, {"bot", "random"}}).status, 200);
  EXPECT_EQ(colours(), "[0,5,2]");
  server.say(anna, table, {{"type", "name"}, {"name", "Ania"}});
  EXPECT_EQ(colours(), "[0,5,2]");
}

TEST_F(ColourTest, ThereAreSixAndNoMore) {
  for (const json::value& bad : {json::value(-1), json::value(kMaxSeats), json::value("red"),
                                 json::value(1.5), json::value(nullptr)}) {
    choose(anna, bad);
    EXPECT_EQ(anna->error(), "malformed") << json::serialize(bad);
    anna->heard.clear();
  }
  server.say(anna, table, {{"type", "colour"}, {"colour", 3}, {"seat", 1}});
  EXPECT_EQ(anna->error(), "malformed") << "only one's own";
  EXPECT_EQ(colours(), "[0,1,2]");
}

TEST_F(ColourTest, AreForPlayersAndNotForFloods) {
  choose(watcher, 5);
  EXPECT_EQ(watcher->error(), "not_seated");
  EXPECT_EQ(colours(), "[0,1,2]");
  for (int i = 0; i < 10; ++i) choose(anna, 3 + i % 3);
  EXPECT_EQ(anna->error(), "too_fast");
  EXPECT_EQ(colours(), "[4,1,2]") << "after a burst of five";
}

TEST_F(ColourTest, OneThatCannotBeKeptWasNotChosen) {
  server.storage.broken = true;
  choose(anna, 2);
  EXPECT_EQ(anna->error(), "storage");
  server.storage.broken = false;
  choose(anna, 5);
  EXPECT_EQ(colours(), "[5,1,2]") << "the bot has its own";
}

TEST_F(ColourTest, ComeBackFromTheStorage) {
  choose(anna, 2);
  forget();
  watcher = server.sit(table, nullptr);
  EXPECT_EQ(colours(), "[2,1,0]");
}

TEST_F(ColourTest, OldTablesHaveThoseOfTheirSeats) {
  choose(anna, 2);
  forget();
  StoredTable& stored = server.storage.tables[table];
  json::value about = json::parse(stored.about);
  for (json::value& chair : about.at("chairs").as_array()) {
    ASSERT_EQ(chair.as_object().erase("colour"), 1U);
  }
  stored.about = json::serialize(about);
  watcher = server.sit(table, nullptr);
  EXPECT_EQ(colours(), "[0,1,2]");
}

}  // namespace
}  // namespace pionek
