// Tables that come back from the storage, or do not: what is written, what cannot be read, what is
// damaged, and what everybody is told of it.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct RestoreTest : testing::Test {
  // A started table of two persons.
  void SetUp() override {
    made = house.create(persons(2));
    table = text_of(made.at("table"));
    const HttpResponse started =
        house.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
    ASSERT_EQ(started.status, 200) << started.body;
  }
  // Then both leave.
  void play(int moves) {
    const std::vector<std::shared_ptr<TestClient>> seats{sit(), house.sit(table, key(1))};
    for (int i = 0; i < moves; ++i) ASSERT_TRUE(house.play_next(table, seats));
    for (const auto& seat : seats) house.talks[seat.get()]->leave(seat);
    house.loop.run();
  }
  // From now on it is in the storage only.
  void forget() {
    house.loop.pass(3 * Rooms::kSweep);
    ASSERT_EQ(house.metrics.rooms.load(), 0);
  }
  [[nodiscard]] json::value key(int seat) const { return json::value(key_of(made, seat)); }
  std::shared_ptr<TestClient> sit() { return house.sit(table, key(0)); }

  TestHouse house;
  json::object made;
  std::string table;
};

// A head costs the storage a second row.
TEST_F(RestoreTest, MovesWriteTheHeadOnlyWhenMoreIsNewThanTheMatch) {
  const int before = house.storage.heads_written;
  play(30);
  EXPECT_EQ(house.storage.heads_written, before);
  const std::vector<std::shared_ptr<TestClient>> seats{sit(), house.sit(table, key(1))};
  for (int i = 0; i < 3000 && house.play_next(table, seats); ++i) {
  }
  EXPECT_EQ(house.storage.tables[table].head.phase, "over");
  EXPECT_EQ(house.storage.heads_written, before + 1);
}

TEST_F(RestoreTest, ATableThatCannotBeReadIsNotSaidToBeGone) {
  forget();
  house.storage.unreadable = true;
  EXPECT_EQ(sit()->error(), "storage");
  EXPECT_EQ(house.ask("GET", "/api/tables/" + table + "/record").status, 503);
  EXPECT_EQ(house.ask("POST", "/api/tables/" + table + "/join", {{"name", "x"}}).status, 503);
  EXPECT_EQ(house.metrics.storage_errors.load(), 3);
  house.storage.unreadable = false;
  EXPECT_NE(sit()->last("view"), nullptr) << "it lives on";
}

// Neither its old moves nor how it was set up can be understood any more.
TEST_F(RestoreTest, ADamagedTableIsReportedAndTheServerLivesOn) {
  play(70);
  forget();
  StoredTable& stored = house.storage.tables[table];
  ASSERT_TRUE(stored.snapshot);
  stored.moves[3].text = "a move of older rules";
  json::value about = json::parse(stored.about);
  for (const json::value& damaged :
       {json::value(5), json::value(nullptr), json::value({{"x", 1}})}) {
    about.as_object()["options"] = damaged;
    stored.about = json::serialize(about);
    EXPECT_EQ(sit()->error(), "storage") << stored.about;
  }
  about.as_object().erase("options");
  stored.about = json::serialize(about);
  EXPECT_EQ(sit()->error(), "storage");
  EXPECT_TRUE(house.create(persons(2)).contains("table"));
}

TEST_F(RestoreTest, ABotThatIsNoLongerKnownIsStoodInFor) {
  const auto watcher = house.sit(table, nullptr);
  const json::value to_move = watcher->last("view")->at("to_move");
  house.talks[watcher.get()]->leave(watcher);
  house.loop.run();
  forget();
  StoredTable& stored = house.storage.tables[table];
  json::value about = json::parse(stored.about);
  json::object& chair =
      about.at("chairs").at(static_cast<std::size_t>(to_move.as_int64())).as_object();
  chair["kind"] = "bot";
  chair["bot"] = "clever";
  stored.about = json::serialize(about);
  const auto again = house.sit(table, nullptr);
  house.loop.pass(601);
  EXPECT_TRUE(house.loop.until([&] { return again->last("view")->at("ply") != 0; }));
}

TEST_F(RestoreTest, LookingAtATableIsNoNewsInTheLobby) {
  play(3);
  const auto updated = [&] {
    const HttpResponse lobby = house.ask("GET", "/api/tables");
    return json::parse(lobby.body).at("tables").at(0).at("updated").as_int64();
  };
  const std::int64_t before = updated();
  forget();
  ASSERT_NE(sit()->last("view"), nullptr);
  EXPECT_EQ(updated(), before);
}

TEST_F(RestoreTest, WhoeverSpeaksToATableThatIsNotThereIsTold) {
  const auto lost = house.sit("nowhere", nullptr);
  EXPECT_EQ(lost->error(), "no_table");
  lost->heard.clear();
  house.say(lost, "nowhere", {{"type", "view"}});
  ASSERT_TRUE(house.loop.until([&] { return !lost->heard.empty(); }));
  EXPECT_EQ(lost->error(), "no_table");
}

}  // namespace
}  // namespace pionek
