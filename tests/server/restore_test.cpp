// Tables that come back from the storage, or do not: what is written, what cannot be read, what is
// damaged, and what everybody is told of it.
#include <gtest/gtest.h>

#include <future>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct RestoreTest : testing::Test {
  // A started table of two persons.
  void SetUp() override {
    made = server.create(persons(2));
    table = text_of(made.at("table"));
    const HttpResponse started =
        server.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
    ASSERT_EQ(started.status, 200) << started.body;
  }
  // Then both leave.
  void play(int moves) {
    const std::vector<std::shared_ptr<TestClient>> seats{sit(), server.sit(table, key(1))};
    for (int i = 0; i < moves; ++i) ASSERT_TRUE(server.play_next(table, seats));
    for (const auto& seat : seats) leave(seat);
  }
  void leave(const std::shared_ptr<TestClient>& client) {
    server.talks[client.get()]->leave(client);
    server.loop.run();
  }
  // From now on it is in the storage only.
  void forget() {
    server.loop.pass(3 * Tables::kSweep);
    ASSERT_EQ(server.metrics.tables.load(), 0);
  }
  // As if it had been made by a program whose rules are older than ours.
  void raise_rules() {
    std::string& record = server.storage.tables[table].opening.record;
    const std::size_t at = record.find("\nrules ") + 7;
    record.replace(at, record.find('\n', at) - at, "0");
  }
  [[nodiscard]] json::value key(int seat) const { return json::value(key_of(made, seat)); }
  std::shared_ptr<TestClient> sit() { return server.sit(table, key(0)); }

  TestServer server;
  json::object made;
  std::string table;
};

// A head costs the storage a second row.
TEST_F(RestoreTest, MovesWriteTheHeadOnlyWhenMoreIsNewThanTheMatch) {
  const int before = server.storage.heads_written;
  play(30);
  EXPECT_EQ(server.storage.heads_written, before);
  const std::vector<std::shared_ptr<TestClient>> seats{sit(), server.sit(table, key(1))};
  for (int i = 0; i < 3000 && server.play_next(table, seats); ++i) {
  }
  EXPECT_EQ(server.storage.tables[table].head.phase, "over");
  EXPECT_EQ(server.storage.heads_written, before + 1);
}

TEST_F(RestoreTest, ATableThatCannotBeReadIsNotSaidToBeGone) {
  forget();
  server.storage.unreadable = true;
  EXPECT_EQ(sit()->error(), "storage");
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").status, 503);
  EXPECT_EQ(server.ask("POST", "/api/tables/" + table + "/join", {{"name", "x"}}).status, 503);
  EXPECT_EQ(server.metrics.storage_errors.load(), 3);
  server.storage.unreadable = false;
  EXPECT_NE(sit()->last("view"), nullptr) << "it lives on";
}

// Neither its old moves nor how it was set up can be understood any more.
TEST_F(RestoreTest, ADamagedTableIsReportedAndTheServerLivesOn) {
  play(70);
  forget();
  StoredTable& stored = server.storage.tables[table];
  ASSERT_TRUE(stored.position);
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
  EXPECT_TRUE(server.create(persons(2)).contains("table"));
}

TEST_F(RestoreTest, AYoungTableGoesOnUnderNewerRules) {
  play(10);
  forget();
  raise_rules();
  const auto anna = sit();
  ASSERT_NE(anna->last("view"), nullptr) << anna->error();
  EXPECT_EQ(anna->last("view")->at("ply"), 10);
  leave(anna);
  play(1);
  forget();
  EXPECT_EQ(sit()->last("view")->at("ply"), 11) << "from now on it is a table of the newer rules";
}

TEST_F(RestoreTest, AnOldTableGoesOnUnderNewerRules) {
  play(70);
  forget();
  raise_rules();
  const auto anna = sit();
  ASSERT_NE(anna->last("view"), nullptr) << anna->error();
  EXPECT_EQ(anna->last("view")->at("ply"), 6) << "the moves since the position at 64";
  leave(anna);
  play(1);
  forget();
  EXPECT_EQ(sit()->last("view")->at("ply"), 7);
}

TEST_F(RestoreTest, TheOpeningStaysWhenTheNewestPositionIsTakenBack) {
  play(70);
  forget();
  raise_rules();
  StoredTable& stored = server.storage.tables[table];
  stored.moves.resize(63);
  stored.head.ply = 63;
  stored.position.reset();
  EXPECT_EQ(sit()->last("view")->at("ply"), 63);
}

// Better a few moves back than never again; by the same rules it would be damage.
TEST_F(RestoreTest, WhatNewerRulesRefuseIsDropped) {
  play(10);
  forget();
  server.storage.tables[table].moves[8].text = "bid 999";
  EXPECT_EQ(sit()->error(), "storage");
  raise_rules();
  EXPECT_EQ(sit()->last("view")->at("ply"), 8);
  EXPECT_EQ(server.storage.tables[table].moves.size(), 8U);
}

TEST_F(RestoreTest, ABotThatIsNoLongerKnownIsStoodInFor) {
  const auto watcher = server.sit(table, nullptr);
  const json::value to_move = watcher->last("view")->at("to_move");
  leave(watcher);
  forget();
  StoredTable& stored = server.storage.tables[table];
  json::value about = json::parse(stored.about);
  json::object& chair =
      about.at("chairs").at(static_cast<std::size_t>(to_move.as_int64())).as_object();
  chair["kind"] = "bot";
  chair["bot"] = "clever";
  stored.about = json::serialize(about);
  const auto again = server.sit(table, nullptr);
  server.loop.pass(601);
  EXPECT_TRUE(server.loop.until([&] { return again->last("view")->at("ply") != 0; }));
}

TEST_F(RestoreTest, LookingAtATableIsNoNewsInTheLobby) {
  play(3);
  const auto updated = [&] {
    const HttpResponse lobby = server.ask("GET", "/api/tables");
    return json::parse(lobby.body).at("tables").at(0).at("updated").as_int64();
  };
  const std::int64_t before = updated();
  forget();
  ASSERT_NE(sit()->last("view"), nullptr);
  EXPECT_EQ(updated(), before);
}

// The one thread that reads was blocked by those who asked for what was never there.
TEST_F(RestoreTest, NobodyLooksForWhatCannotBeThere) {
  std::promise<void> gate;
  server.workers.read([opened = gate.get_future().share()] { opened.wait(); });
  const auto lost = server.sit("nowhere", nullptr);
  EXPECT_EQ(lost->error(), "no_table");
  EXPECT_EQ(server.ask("GET", "/api/tables/../record").status, 404);
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "x/record").status, 404);
  EXPECT_EQ(server.metrics.tables_missed.load(), 3);
  gate.set_value();
  EXPECT_EQ(server.sit(random_id(), nullptr)->error(), "no_table");
  EXPECT_EQ(server.metrics.tables_missed.load(), 4);
}

TEST_F(RestoreTest, WhoeverSpeaksToATableThatIsNotThereIsTold) {
  const auto lost = server.sit("nowhere", nullptr);
  EXPECT_EQ(lost->error(), "no_table");
  lost->heard.clear();
  server.say(lost, "nowhere", {{"type", "view"}});
  ASSERT_TRUE(server.loop.until([&] { return !lost->heard.empty(); }));
  EXPECT_EQ(lost->error(), "no_table");
}

}  // namespace
}  // namespace pionek
