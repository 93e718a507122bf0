// Persons at a table: keys that only they have, names that tell them apart.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct Persons : testing::Test {
  Persons() : made(server.create(persons(3))), table(text_of(made.at("table"))) {}

  std::shared_ptr<TestClient> sit(const std::string& key, bool renew) {
    auto client = server.sit(table, json::value(key));
    if (renew) server.say(client, table, {{"type", "sit"}, {"key", key}, {"renew", true}});
    return client;
  }
  // What a person was given instead of the link.
  static std::string own_key(const TestClient& client) {
    const json::object* told = client.last("key");
    return told == nullptr ? "" : text_of(told->at("key"));
  }
  [[nodiscard]] bool opens(const std::string& key) {
    const auto client = server.sit(table, json::value(key));
    const bool opened = client->error().empty();
    server.talks[client.get()]->leave(client);
    return opened;
  }

  TestServer server;
  json::object made;
  std::string table;
};

TEST_F(Persons, GetAKeyThatTheHostDoesNotHave) {
  const std::string link = key_of(made, 1);
  const auto bartek = sit(link, true);
  const std::string own = own_key(*bartek);
  ASSERT_FALSE(own.empty());
  EXPECT_EQ(bartek->last("key")->at("seat"), 1);
  EXPECT_TRUE(opens(link)) << "until the other one is used: he may never have heard of it";
  const auto host = sit(link, false);
  EXPECT_EQ(host->last("state")->at("you"), 1);

  const auto has_link = [&] {
    return bartek->last("state")->at("seats").at(1).as_object().contains("link");
  };
  EXPECT_TRUE(has_link());

  server.say(bartek, table, {{"type", "sit"}, {"key", own}});
  EXPECT_EQ(bartek->last("state")->at("you"), 1);
  EXPECT_FALSE(has_link()) << "there is nothing more to hand out";
  EXPECT_TRUE(host->last("state")->at("you").is_null()) << "who came by the link is sent away";
  EXPECT_FALSE(opens(link));
  EXPECT_TRUE(opens(own));

  bartek->heard.clear();
  server.say(bartek, table, {{"type", "sit"}, {"key", own}, {"renew", true}});
  EXPECT_EQ(own_key(*bartek), "") << "nobody else has this one";
  server.loop.pass(3 * Tables::kSweep);
  EXPECT_TRUE(opens(own));
}

TEST_F(Persons, KeepTheirLinkWhenTheyDoNotAskOrCannotBeTold) {
  const std::string link = key_of(made, 1);
  EXPECT_EQ(own_key(*sit(link, false)), "") << "an older client could not remember it";
  EXPECT_EQ(own_key(*sit(key_of(made, 0), true)), "") << "the host's own";
  server.storage.broken = true;
  EXPECT_EQ(own_key(*sit(link, true)), "");
  server.storage.broken = false;
  EXPECT_TRUE(opens(link));
  // The newest of several offers counts.
  const std::string first = own_key(*sit(link, true));
  const std::string second = own_key(*sit(link, true));
  EXPECT_FALSE(opens(first));
  EXPECT_TRUE(opens(second));
}

TEST_F(Persons, HaveNamesThatAreSeenAndTheirOwn) {
  const auto anna = sit(key_of(made, 0), false);
  const auto named = [&](const char* name) {
    server.loop.pass(5000);
    anna->heard.clear();
    server.say(anna, table, {{"type", "name"}, {"name", name}});
    return anna->error().empty();
  };
  EXPECT_TRUE(named("Anna"));
  EXPECT_TRUE(named("anna")) << "one's own";
  EXPECT_FALSE(named("p2"));
  EXPECT_EQ(anna->error(), "bad_name");
  EXPECT_FALSE(named("\u202Eanna"));
  EXPECT_TRUE(named("")) << "no name at all";

  json::object wanted = persons(2);
  wanted["seats"].at(1).as_object()["name"] = "p1";
  EXPECT_EQ(server.ask("POST", "/api/tables", wanted).status, 400);
  wanted["seats"].at(1) = json::object{{"kind", "open"}};
  const std::string open = "/api/tables/" + text_of(server.create(wanted).at("table")) + "/join";
  EXPECT_EQ(server.ask("POST", open, {{"name", "P1"}}).status, 400);
  EXPECT_EQ(server.ask("POST", open, {{"name", "P\u200B1"}}).status, 400);
  EXPECT_EQ(server.ask("POST", open, {{"name", "P2"}}).status, 200);
  wanted["title"] = "\u202Efriday";
  EXPECT_EQ(server.ask("POST", "/api/tables", wanted).status, 400);
}

}  // namespace
}  // namespace pionek
