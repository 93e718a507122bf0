// Silence: of the database, so that a node no longer knows what is its own, and of a node, so that
// nobody may wait for it.
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "tests/cluster/cluster.hpp"

namespace pionek {
namespace {

constexpr int kTries = 600;  // tries, a tenth of a second or more each

struct Silence : testing::Test {
  void SetUp() override {
    ASSERT_TRUE(cluster.listens()) << cluster.log(0);
    made = post(cluster.port(0), "/api/tables", persons(2)).json();
    table = text_of(made.at("table"));
    const Answer begun =
        post(cluster.port(0), "/api/tables/" + table + "/start", {{"key", made.at("host")}});
    ASSERT_EQ(begun.status, 200) << begun.body;
  }

  static bool comes(const std::function<bool()>& hoped) {
    for (int tries = 0; tries < kTries; ++tries) {
      if (hoped()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
  }
  // As people do: again and again until the table is there.
  std::unique_ptr<WebClient> sit(int node) {
    std::unique_ptr<WebClient> seated;
    comes([&] {
      auto client = std::make_unique<WebClient>(cluster.port(node), "", 0, "/ws?table=" + table);
      if (!client->open()) return false;
      client->send({{"type", "sit"}, {"table", table}, {"key", key_of(made, 0)}});
      const auto heard = client->next("view");
      if (heard && heard->at("type") == "view") seated = std::move(client);
      return seated != nullptr;
    });
    return seated;
  }
  static bool ends(WebClient& client) {
    return comes([&] { return client.hears(0) && !client.next(); });
  }
  [[nodiscard]] int ready(int node) const {
    return request(cluster.port(node), "GET", "/readyz").status;
  }

  Cluster cluster;
  json::object made;
  std::string table;
};

TEST_F(Silence, OfTheDatabaseSendsPeopleElsewhere) {
  const auto client = sit(0);
  ASSERT_TRUE(client);
  cluster.set_line(0, Cluster::Line::silent);
  EXPECT_TRUE(ends(*client));
  EXPECT_EQ(client->close_code(), 1001) << "come again";
  EXPECT_TRUE(comes([&] { return ready(0) == 503; }));
  EXPECT_TRUE(sit(1)) << "the table goes on there";
  cluster.set_line(0, Cluster::Line::whole);
  EXPECT_TRUE(comes([&] { return ready(0) == 200; }));
  EXPECT_TRUE(sit(0)) << "and is found from here again";
}

TEST_F(Silence, OfANodeEndsWhatWasPassedOnToIt) {
  const auto client = sit(1);
  ASSERT_TRUE(client);
  cluster.signal(0, SIGSTOP);
  EXPECT_TRUE(ends(*client));
  EXPECT_TRUE(sit(2));
  cluster.signal(0, SIGCONT);
  EXPECT_TRUE(sit(0));
}

}  // namespace
}  // namespace pionek
