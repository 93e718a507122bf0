// Crowds: many onlookers at one table, many connections of one address, many questions.
#include <gtest/gtest.h>

#include "server/address.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

TEST(Crowd, OfOnlookersIsCountedAndNotToldOneByOne) {
  TestServer server;
  server.services.limits.onlookers = 50;
  const json::object made = server.create(persons(2));
  const std::string table = text_of(made.at("table"));
  const auto anna = server.sit(table, json::value(key_of(made, 0)));
  const int before = anna->count("state");
  std::vector<std::shared_ptr<TestClient>> crowd;
  for (int i = 0; i < 50; ++i) crowd.push_back(server.sit(table, nullptr));
  EXPECT_EQ(anna->count("state"), before);
  EXPECT_EQ(crowd[0]->count("state"), 1);
  server.loop.pass(LiveTable::kCountPause);
  EXPECT_EQ(anna->count("state"), before + 1);
  EXPECT_EQ(anna->last("state")->at("watchers"), 50);

  EXPECT_EQ(server.sit(table, nullptr)->error(), "too_many");
  EXPECT_NE(server.sit(table, json::value(key_of(made, 1)))->last("view"), nullptr)
      << "who plays has a place";

  // One leaves, another comes: the number is the same.
  const int told = anna->count("state");
  server.talks[crowd[0].get()]->leave(crowd[0]);
  server.sit(table, nullptr);
  server.loop.pass(LiveTable::kCountPause);
  EXPECT_EQ(anna->count("state"), told);
}

TEST(Crowd, WhoSitsDownAgainAndAgainIsRefused) {
  TestServer server;
  const std::string table = text_of(server.create(persons(2)).at("table"));
  const auto restless = server.sit(table, nullptr);
  for (int i = 0; i < 39; ++i) server.say(restless, table, {{"type", "sit"}});
  EXPECT_EQ(restless->count("view"), 40);
  server.say(restless, table, {{"type", "sit"}});
  EXPECT_EQ(restless->error(), "too_fast");
  EXPECT_EQ(restless->count("view"), 40);
}

TEST(Crowd, OfOneAddressIsKnownByItsNetwork) {
  EXPECT_EQ(network_of("10.0.0.7"), "10.0.0.7");
  EXPECT_EQ(network_of("::ffff:10.0.0.7"), "10.0.0.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(network_of("2001:db8:1:2::99"), network_of("2001:db8:1:2:3:4:5:6"));
  EXPECT_NE(network_of("2001:db8:1:3::99"), network_of("2001:db8:1:2::99"));
  EXPECT_EQ(network_of("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(network_of("unknown"), "");
  EXPECT_TRUE(is_local(network_of("127.0.0.3")));
  EXPECT_TRUE(is_local(network_of("::1")));
  EXPECT_TRUE(is_local(network_of("::ffff:127.0.0.1")));
  EXPECT_FALSE(is_local(network_of("::2")));
}

TEST(Crowd, HasSoManyPlacesAndGivesThemBack) {
  AddressPlaces places(2);
  auto first = places.take("a");
  const auto second = places.take("a");
  EXPECT_TRUE(first);
  EXPECT_FALSE(places.take("a"));
  EXPECT_TRUE(places.take("b"));
  const auto copy = first;
  first.reset();
  EXPECT_FALSE(places.take("a")) << "a copy holds the place";
}

TEST(Crowd, AsksForAllAddressesOnlySoOften) {
  TestServer server;
  server.services.limits.reads = 2;
  server.services.limits.joins = 3;
  Api api(server.services, server.shelf, server.tables);
  const auto ask = [&](const char* method, const std::string& target, const char* address) {
    int status = 0;
    const HttpRequest request{method, target, "{}", address, "", ""};
    api.handle(request, [&](const HttpResponse& answer) { status = answer.status; }, 1000);
    server.loop.until([&] { return status != 0; });
    return status;
  };
  for (int i = 0; i < 10; ++i) EXPECT_EQ(ask("GET", "/api/games", "a"), 200);
  EXPECT_EQ(ask("GET", "/api/games", "a"), 429);
  EXPECT_EQ(ask("HEAD", "/", "a"), 429);
  EXPECT_EQ(ask("GET", "/healthz", "a"), 200) << "the operator always";
  EXPECT_EQ(ask("GET", "/api/games", "b"), 200);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("POST", "/api/tables/none/join", "a"), 404);
  EXPECT_EQ(ask("POST", "/api/tables/none/join", "a"), 429);
  EXPECT_EQ(ask("POST", "/api/tables/none/start", "a"), 404);
}

TEST(Limits, AreReadByTheirNames) {
  ServerLimits limits;
  EXPECT_FALSE(set_limit(limits, "sockets=7"));
  EXPECT_EQ(limits.sockets, 7);
  for (const char* wrong : {"sockets", "sockets=", "sockets=0", "sockets=x", "sockets=7x", "="}) {
    EXPECT_TRUE(set_limit(limits, wrong)) << wrong;
  }
  EXPECT_NE(set_limit(limits, "tables=1")->expected.find("new-tables"), std::string::npos);
  EXPECT_EQ(limits.sockets, 7);
}

}  // namespace
}  // namespace pionek
