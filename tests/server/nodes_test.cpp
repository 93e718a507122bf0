// Three real servers on one real PostgreSQL: any of them answers any link, and when one dies,
// stands still or goes, its tables go on.
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "tests/server/postgres_server.hpp"
#include "tests/server/process.hpp"

namespace pionek {
namespace {

constexpr std::size_t kNodes = 3;
constexpr int kPatience = 300;  // tries, some of a second each

struct Nodes : testing::Test {
  void SetUp() override {
    database = PostgresServer::shared().new_database();
    ASSERT_FALSE(database.empty()) << "PostgreSQL does not start";
    for (std::size_t i = 0; i < kNodes; ++i) start(i);
  }
  void start(std::size_t at) {
    nodes[at] = std::make_unique<ServerProcess>(
        database, std::vector<std::string>{"--limit", "new-tables=100000", "--bot-pause", "200"},
        Bounds{}, folder.file("log" + std::to_string(at)));
    ASSERT_TRUE(nodes[at]->listens()) << nodes[at]->log();
  }
  [[nodiscard]] int port(std::size_t at) const { return nodes[at]->port(); }

  // A started table, made at a node.
  json::object make(std::size_t at, const json::object& wanted) {
    const Answer made = post(port(at), "/api/tables", wanted);
    EXPECT_EQ(made.status, 201) << made.body;
    json::object created = made.json();
    const Answer begun = post(port(at), "/api/tables/" + text_of(created["table"]) + "/start",
                              {{"key", created["host"]}});
    EXPECT_EQ(begun.status, 200) << begun.body;
    return created;
  }
  // As people do: again and again until the table is there.
  std::unique_ptr<WebClient> sit(std::size_t at, const json::object& made, int seat,
                                 json::object& view) const {
    for (int tries = 0; tries < kPatience; ++tries) {
      auto client =
          std::make_unique<WebClient>(port(at), "", 0, "/ws?table=" + text_of(made.at("table")));
      if (client->open()) {
        client->send({{"type", "sit"}, {"table", made.at("table")}, {"key", key_of(made, seat)}});
        auto heard = client->next("view");
        if (heard && heard->at("type") == "view") {
          view = std::move(*heard);
          return client;
        }
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ADD_FAILURE() << "the table is not to be had";
    return nullptr;
  }
  [[nodiscard]] std::string record(std::size_t at, const json::object& made) const {
    for (int tries = 0; tries < kPatience; ++tries) {
      const Answer answer =
          request(port(at), "GET", "/api/tables/" + text_of(made.at("table")) + "/record");
      if (answer.status == 200) return answer.body;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ADD_FAILURE() << "the record is not to be had";
    return "";
  }
  [[nodiscard]] std::int64_t metric(std::size_t at, const std::string& name) const {
    const std::string text = request(port(at), "GET", "/metrics").body;
    const std::size_t found = text.find("\n" + name + " ");
    return found == text.npos ? -1 : std::stoll(text.substr(found + name.size() + 2));
  }
  // Whoever is to move plays the first of the menu; true when both have seen it.
  static bool play(std::array<std::unique_ptr<WebClient>, 2>& seats,
                   std::array<json::object, 2>& views) {
    const std::size_t mover = views[0].contains("menu") ? 0 : 1;
    const json::object& view = views[mover];
    if (!view.contains("menu")) return false;
    seats[mover]->send({{"type", "move"},
                        {"table", view.at("table")},
                        {"ply", view.at("ply")},
                        {"move", view.at("menu").at(0).at("move")}});
    for (std::size_t i = 0; i < 2; ++i) {
      auto next = seats[i]->next("view");
      if (!next || next->at("type") != "view") return false;
      views[i] = std::move(*next);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(15));  // slower than the limit
    return true;
  }

  ScratchFolder folder;
  std::string database;
  std::array<std::unique_ptr<ServerProcess>, kNodes> nodes;
};

json::object with_bots() {
  json::object wanted = persons(2);
  for (json::value& seat : wanted["seats"].as_array()) {
    seat = json::object{{"kind", "bot"}, {"bot", "greedy"}};
  }
  return wanted;
}

TEST_F(Nodes, AnyOfThemAnswersAnyLink) {
  const json::object made = make(0, persons(2));
  std::array<json::object, 2> views;
  std::array<std::unique_ptr<WebClient>, 2> seats{sit(1, made, 0, views[0]),
                                                  sit(2, made, 1, views[1])};
  for (auto& view : views) ASSERT_FALSE(view.empty());
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(play(seats, views)) << i;
  EXPECT_EQ(record(0, made), record(2, made));
  EXPECT_GE(metric(1, "pionek_relays"), 1);
  EXPECT_EQ(metric(0, "pionek_relays_total"), 0);
  const Answer refused =
      request(port(0), "GET", "/api/tables/" + text_of(made.at("table")) + "/record", "",
              "X-Pionek-Relay: 10.0.0.1 1 forged\r\n");
  EXPECT_EQ(refused.status, 403) << "nobody else may say who asks";
  EXPECT_EQ(request(port(2), "GET", "/api/tables/aaaaaaaaaaaaaaaa/record").status, 404);
}

TEST_F(Nodes, TheTablesOfAKilledOneGoOn) {
  const json::object made = make(0, persons(2));
  const json::object bots = make(0, with_bots());
  std::array<json::object, 2> views;
  std::array<std::unique_ptr<WebClient>, 2> seats{sit(0, made, 0, views[0]),
                                                  sit(1, made, 1, views[1])};
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(play(seats, views)) << i;
  const auto ply = views[0].at("ply").as_int64();
  nodes[0]->stop(SIGKILL);
  seats = {sit(1, made, 0, views[0]), sit(2, made, 1, views[1])};
  ASSERT_TRUE(seats[0] && seats[1]);
  EXPECT_EQ(views[0].at("ply").as_int64(), ply) << "nothing is lost";
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(play(seats, views)) << i;
  const std::string before = record(1, bots);
  int tries = 0;
  while (record(1, bots) == before && ++tries < kPatience) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_LT(tries, kPatience) << "the bots stand still";
  // Those with nothing to do by themselves may have been freed before somebody wanted them.
  EXPECT_GE(
      metric(1, "pionek_tables_taken_over_total") + metric(2, "pionek_tables_taken_over_total"), 1);
  start(0);
  EXPECT_EQ(record(0, made), record(1, made));
}

TEST_F(Nodes, OneThatStoodStillGivesUpWhatOthersHave) {
  const json::object made = make(0, persons(2));
  std::array<json::object, 2> views;
  std::array<std::unique_ptr<WebClient>, 2> old{sit(0, made, 0, views[0]),
                                                sit(0, made, 1, views[1])};
  ASSERT_TRUE(play(old, views));
  nodes[0]->tell(SIGSTOP);
  std::array<json::object, 2> newer;
  std::array<std::unique_ptr<WebClient>, 2> seats{sit(1, made, 0, newer[0]),
                                                  sit(2, made, 1, newer[1])};
  ASSERT_TRUE(seats[0] && seats[1]);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(play(seats, newer)) << i;
  nodes[0]->tell(SIGCONT);
  while (old[0]->next()) continue;
  EXPECT_EQ(old[0]->close_code(), 1001) << "come again";
  json::object view;
  ASSERT_TRUE(sit(0, made, 0, view));
  EXPECT_EQ(view.at("ply"), newer[0].at("ply"));
  ASSERT_TRUE(play(seats, newer));
}

TEST_F(Nodes, OneThatIsToldToStopHandsItsTablesOver) {
  const json::object made = make(0, persons(2));
  std::array<json::object, 2> views;
  std::array<std::unique_ptr<WebClient>, 2> seats{sit(0, made, 0, views[0]),
                                                  sit(0, made, 1, views[1])};
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(play(seats, views)) << i;
  EXPECT_EQ(request(port(0), "GET", "/readyz").status, 200);
  nodes[0]->tell(SIGTERM);
  while (seats[0]->next()) continue;
  EXPECT_EQ(seats[0]->close_code(), 1001);
  EXPECT_EQ(nodes[0]->wait(), 0);
  const auto ply = views[0].at("ply");
  seats = {sit(1, made, 0, views[0]), sit(2, made, 1, views[1])};
  ASSERT_TRUE(seats[0] && seats[1]);
  EXPECT_EQ(views[0].at("ply"), ply);
  ASSERT_TRUE(play(seats, views));
}

TEST_F(Nodes, ShareTheLobby) {
  const json::object made = make(0, persons(2));
  const std::string id = text_of(made.at("table"));
  for (int tries = 0; tries < kPatience; ++tries) {
    if (request(port(2), "GET", "/api/tables").body.find(id) != std::string::npos) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  FAIL() << "another node does not list it";
}

}  // namespace
}  // namespace pionek
