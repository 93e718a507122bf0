// A table that this node has lost, or that another one has.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct LostTable : testing::Test {
  TestServer server;
  json::object made = server.create(persons(2));
  std::string table = text_of(made.at("table"));
};

TEST_F(LostTable, SendsItsPeopleToComeAgain) {
  const auto client = server.sit(table, json::value(key_of(made, 0)));
  server.storage.claimed.fence = 2;
  server.storage.lost(table, 1);
  server.loop.run();
  EXPECT_TRUE(client->dismissed);
  const auto again = server.sit(table, json::value(key_of(made, 0)));
  ASSERT_TRUE(server.loop.until([&] { return again->last("state") != nullptr; }));
  EXPECT_FALSE(again->dismissed);
  server.storage.lost(table, 1);
  server.loop.run();
  EXPECT_FALSE(again->dismissed) << "that was the one before";
  EXPECT_EQ(server.metrics.tables_lost, 1);
}

TEST_F(LostTable, WritesUnderTheNumberOfItsClaim) {
  EXPECT_EQ(server.storage.last_fence, 1);
  server.storage.claimed.fence = 7;
  server.storage.lost(table, 1);
  server.loop.run();
  const auto started = server.ask("POST", "/api/tables/" + table + "/seats/1",
                                  {{"key", made.at("host")}, {"kind", "open"}});
  EXPECT_EQ(started.status, 200) << started.body;
  EXPECT_EQ(server.storage.last_fence, 7);
}

TEST_F(LostTable, OfAnotherNodeIsNotOpened) {
  server.storage.claimed.elsewhere = "10.0.0.2:80";
  server.storage.lost(table, 1);
  server.loop.run();
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").status, 503);
  const auto client = server.sit(table, nullptr);
  ASSERT_TRUE(server.loop.until([&] { return client->last("error") != nullptr; }));
  EXPECT_EQ(client->error(), "elsewhere");
}

TEST_F(LostTable, OfAnotherNodeIsSoughtAgainByWhoHasComeForIt) {
  server.storage.claimed.elsewhere = "10.0.0.2:80";
  server.storage.lost(table, 1);
  server.loop.run();
  const auto client = std::make_shared<TestClient>();
  SocketTalk talk(server.tables, server.services, table);
  const json::object sit{{"type", "sit"}, {"table", table}};
  ASSERT_TRUE(talk.receive(client, json::serialize(sit), server.loop.now()));
  EXPECT_TRUE(server.loop.until([&] { return client->dismissed; }));
  EXPECT_EQ(client->last("error"), nullptr);
}

TEST_F(LostTable, IsNobodysWhileTheStorageDoesNotAnswer) {
  const auto client = server.sit(table, json::value(key_of(made, 0)));
  server.tables.cut_off(true);
  server.loop.run();
  EXPECT_TRUE(client->dismissed);
  EXPECT_EQ(server.metrics.leases, 0);
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").status, 503);
  server.tables.cut_off(false);
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").status, 200);
  EXPECT_EQ(server.metrics.leases, 1);
}

TEST_F(LostTable, SendsAwayWhoWaitsForAChangeToBeKept) {
  server.storage.slow = true;
  const auto first = server.sit(table, json::value(key_of(made, 0)));
  server.say(first, table, {{"type", "chat"}, {"text", "hello"}});
  const auto second = std::make_shared<TestClient>();
  SocketTalk talk(server.tables, server.services);
  const json::object sit{{"type", "sit"}, {"table", table}, {"key", key_of(made, 1)}};
  ASSERT_TRUE(talk.receive(second, json::serialize(sit), server.loop.now()));
  server.loop.run();
  ASSERT_TRUE(second->heard.empty());
  EXPECT_FALSE(second->dismissed);
  server.tables.cut_off(true);
  server.loop.run();
  EXPECT_TRUE(first->dismissed);
  EXPECT_TRUE(second->dismissed) << "the change may take long, and the table is elsewhere by then";
  server.storage.release();
  server.loop.run();
}

TEST_F(LostTable, IsGivenBackWhenNobodyIsThere) {
  server.loop.pass(Tables::kSweep);
  ASSERT_EQ(server.storage.given_back.size(), 1U);
  EXPECT_EQ(server.storage.given_back[0], std::pair(table, std::int64_t{1}));
  EXPECT_EQ(server.metrics.leases, 0);
}

TEST_F(LostTable, AClosedServerHasNoTables) {
  const auto client = server.sit(table, json::value(key_of(made, 0)));
  bool closed = false;
  server.tables.close([&] { closed = true; });
  server.loop.run();
  EXPECT_TRUE(closed);
  EXPECT_TRUE(client->dismissed);
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").status, 503);
}

TEST_F(LostTable, AServerThatIsNotReadySaysSo) {
  EXPECT_EQ(server.ask("GET", "/readyz").status, 200);
  server.services.ready = false;
  EXPECT_EQ(server.ask("GET", "/readyz").status, 503);
  EXPECT_EQ(server.ask("GET", "/healthz").status, 200);
}

}  // namespace
}  // namespace pionek
