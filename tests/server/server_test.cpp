// The real server process: a game over the wire, reconnecting, stopping, files, bad input.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

#include "server/sqlite.hpp"
#include "tests/server/process.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

const std::vector<std::string> kQuick{"--bot-pause", "0", "--limit", "new-tables=100000"};

struct ServerTest : testing::Test {
  void SetUp() override { start(); }
  void start(Bounds bounds = {}) {
    server = std::make_unique<ServerProcess>(folder.file("db"), kQuick, bounds);
    ASSERT_TRUE(server->listens());
  }
  // A started table of persons.
  json::object table(json::object wanted = persons(2)) {
    const Answer made = post(server->port(), "/api/tables", wanted);
    EXPECT_EQ(made.status, 201) << made.body;
    json::object created = made.json();
    const Answer started =
        post(server->port(), "/api/tables/" + text_of(created["table"]) + "/start",
             {{"key", created["host"]}});
    EXPECT_EQ(started.status, 200) << started.body;
    return created;
  }
  std::unique_ptr<WebClient> sit(const json::object& created, int seat, int since = 0) {
    auto client = std::make_unique<WebClient>(server->port(), "", 0,
                                              "/ws?table=" + text_of(created.at("table")));
    EXPECT_TRUE(client->open());
    json::object message{{"type", "sit"}, {"table", created.at("table")}, {"since", since}};
    message["key"] = seat < 0 ? json::value(nullptr) : json::value(key_of(created, seat));
    client->send(message);
    return client;
  }

  ScratchFolder folder;
  std::unique_ptr<ServerProcess> server;
};

// Plays the first option of every menu until the game has so many moves. Returns the last ply.
std::int64_t play(std::vector<std::unique_ptr<WebClient>>& seats, const json::value& table,
                  std::int64_t until) {
  std::vector<json::object> views;
  for (auto& seat : seats) views.push_back(*seat->next("view"));
  while (views[0].at("ply").as_int64() < until) {
    std::size_t mover = 0;
    while (mover < seats.size() && !views[mover].contains("menu")) ++mover;
    if (mover == seats.size()) break;
    seats[mover]->send({{"type", "move"},
                        {"table", table},
                        {"ply", views[mover].at("ply")},
                        {"move", views[mover].at("menu").at(0).at("move")}});
    for (std::size_t i = 0; i < seats.size(); ++i) {
      auto view = seats[i]->next("view");
      if (!view || view->at("type") == "error") {
        ADD_FAILURE() << (view ? json::serialize(*view) : "the connection ended");
        return -1;
      }
      views[i] = *view;
    }
    // Slower than the limit on messages.
    std::this_thread::sleep_for(std::chrono::milliseconds(15));
  }
  return views[0].at("ply").as_int64();
}

TEST_F(ServerTest, PlaysAndTellsEveryone) {
  const json::object made = table();
  std::vector<std::unique_ptr<WebClient>> seats;
  seats.push_back(sit(made, 0));
  seats.push_back(sit(made, 1));
  const auto watcher = sit(made, -1);
  EXPECT_EQ(play(seats, made.at("table"), 12), 12);
  std::int64_t seen = -1;
  while (seen < 12) {
    const auto view = watcher->next("view");
    ASSERT_TRUE(view);
    seen = view->at("ply").as_int64();
    EXPECT_FALSE(view->contains("menu"));
  }
}

TEST_F(ServerTest, SeveralTablesOnOneSocket) {
  const json::object one = table();
  const json::object two = table(persons(3));
  const auto client = sit(one, 0);
  client->send({{"type", "sit"}, {"table", two.at("table")}, {"key", key_of(two, 2)}});
  std::map<std::string, std::size_t> seats;
  while (seats.size() < 2) {
    const auto view = client->next("view");
    ASSERT_TRUE(view);
    seats[text_of(view->at("table"))] = view->at("names").as_array().size();
  }
  EXPECT_EQ(seats[text_of(one.at("table"))], 2U);
  EXPECT_EQ(seats[text_of(two.at("table"))], 3U);
  client->send({{"type", "ping"}});
  EXPECT_TRUE(client->next("pong"));
}

TEST_F(ServerTest, ASocketMayNameAnyTableOrNone) {
  const json::object made = table();
  const auto client = [&](const char* target) {
    return std::make_unique<WebClient>(server->port(), "", 0, target);
  };
  for (const char* target : {"/ws", "/ws?", "/ws?table=", "/ws?table=nowhere", "/ws?x=%"}) {
    const auto here = client(target);
    ASSERT_TRUE(here->open()) << target;
    here->send({{"type", "sit"}, {"table", made.at("table")}, {"key", key_of(made, 0)}});
    EXPECT_TRUE(here->next("view")) << target;
  }
  EXPECT_EQ(client("/wsx?table=nowhere")->status(), 404);
}

TEST_F(ServerTest, ComesBackAfterAStopWithEverything) {
  const json::object made = table();
  {
    std::vector<std::unique_ptr<WebClient>> seats;
    seats.push_back(sit(made, 0));
    seats.push_back(sit(made, 1));
    ASSERT_EQ(play(seats, made.at("table"), 9), 9);
    std::thread stopper([&] { EXPECT_EQ(server->stop(SIGTERM), 0); });
    while (seats[0]->next()) {
    }
    EXPECT_EQ(seats[0]->close_code(), 1001) << "going away";
    while (seats[1]->next()) {
    }
    stopper.join();
  }
  start();
  const auto back = sit(made, 0, 5);
  const auto view = back->next("view");
  ASSERT_TRUE(view);
  EXPECT_EQ(view->at("ply"), 9);
  EXPECT_EQ(view->at("journal").as_array().size(), 4U);
}

TEST_F(ServerTest, AnswersWhatWasAskedBeforeItStops) {
  const auto contains = [](const std::string& text, const std::string& part) {
    return text.find(part) != text.npos;
  };
  const auto wait_for = [](const std::function<bool()>& so) {
    for (int i = 0; i < 1000 && !so(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  };
  // While the file is held, a new table waits.
  const auto other = Database::open(folder.file("db"), Database::Use::write);
  ASSERT_FALSE(other->run("BEGIN IMMEDIATE"));
  Answer answer;
  std::thread asker([&] { answer = post(server->port(), "/api/tables", persons(2)); });
  wait_for([&] {
    return contains(request(server->port(), "GET", "/metrics").body, "\npionek_http_requests 2\n");
  });
  std::thread stopper([&] { EXPECT_EQ(server->stop(SIGTERM), 0); });
  wait_for([&] { return contains(server->log(), "stopping"); });
  EXPECT_FALSE(other->run("COMMIT"));
  asker.join();
  stopper.join();
  EXPECT_TRUE(answer.status == 201 || answer.status == 503) << answer.status;
}

TEST_F(ServerTest, BotsGoOnAfterARestart) {
  json::object wanted = persons(2);
  for (std::size_t i = 0; i < 2; ++i) {
    wanted["seats"].at(i) = json::object{{"kind", "bot"}, {"bot", "random"}};
  }
  const json::object made = table(wanted);
  server->stop(SIGKILL);
  start();
  const auto watcher = sit(made, -1);
  std::optional<json::object> view;
  do {
    view = watcher->next("view");
    ASSERT_TRUE(view);
  } while (!view->at("over").as_bool() && view->at("ply").as_int64() < 60);
}

TEST_F(ServerTest, HealthMetricsAndHeaders) {
  EXPECT_EQ(request(server->port(), "GET", "/healthz").body, "ok\n");
  const Answer metrics = request(server->port(), "GET", "/metrics");
  EXPECT_NE(metrics.body.find("# TYPE pionek_moves_total counter\npionek_moves_total 0\n"),
            std::string::npos);
  const Answer page = request(server->port(), "GET", "/");
  EXPECT_EQ(page.status, 200);
  const std::string policy = page.headers.at("content-security-policy");
  EXPECT_NE(policy.find("default-src 'self'; style-src 'self';"), std::string::npos);
  EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_EQ(policy.find("unsafe"), std::string::npos);
  EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
  const Answer head = request(server->port(), "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_TRUE(head.body.empty());
}

TEST_F(ServerTest, ForeignPagesMayNotConnect) {
  const std::string own = "127.0.0.1:" + std::to_string(server->port());
  EXPECT_TRUE(WebClient(server->port(), "Origin: http://" + own + "\r\n").open());
  for (const std::string& origin : {std::string("http://evil.example"), std::string("null"),
                                    "http://" + own + ".evil.example"}) {
    const WebClient client(server->port(), "Origin: " + origin + "\r\n");
    EXPECT_FALSE(client.open());
    EXPECT_EQ(client.status(), 403) << origin;
  }
}

TEST_F(ServerTest, AProxyOnThisMachineSaysWhoAsks) {
  const std::string body = json::serialize(persons(2));
  for (const char* address : {"127.0.0.1", "::"}) {
    const ServerProcess strict(folder.file(std::string("proxied") + address),
                               {"--bind", address, "--limit", "new-tables=1"});
    if (!strict.listens()) continue;  // a machine without addresses of version 6
    const auto made = [&](const std::string& header) {
      return request(strict.port(), "POST", "/api/tables", body, header).status;
    };
    EXPECT_EQ(made("X-Forwarded-For: 10.0.0.1\r\n"), 201) << address;
    EXPECT_EQ(made("X-Forwarded-For: 10.0.0.2\r\n"), 201) << address;
    EXPECT_EQ(made("X-Forwarded-For: 10.0.0.3, 10.0.0.2\r\n"), 429) << address;
  }
}

TEST_F(ServerTest, NoPathLeadsOut) {
  for (const char* path : {"/../../../../etc/passwd", "/games/../../../etc/passwd",
                           "/games/power-grid/data/..%2f..%2f..%2f..%2fetc%2fpasswd",
                           "/t/../../etc/passwd", "/games/power-grid/data/plants.json/.."}) {
    const Answer answer = request(server->port(), "GET", path);
    EXPECT_EQ(answer.body.find("root:"), std::string::npos) << path;
  }
}

TEST_F(ServerTest, BadMessagesAreRefusedAndTheTableLivesOn) {
  const json::object made = table();
  const auto client = sit(made, 0);
  ASSERT_TRUE(client->next("view"));
  const std::string id = text_of(made.at("table"));
  const std::pair<std::string, std::string> bad[]{
      {"{", "malformed"},
      {"[]", "malformed"},
      {"5", "malformed"},
      {std::string(5000, '['), "malformed"},
      {R"({"type":"move"})", "malformed"},
      {R"({"type":5,"table":")" + id + "\"}", "malformed"},
      {R"({"type":"sit","table":"nowhere","key":null})", "no_table"},
      {R"({"type":"sit","table":")" + id + R"(","key":"forged"})", "bad_key"},
      {R"({"type":"view","table":"elsewhere"})", "not_here"},
      {R"({"type":"dance","table":")" + id + "\"}", "unknown_type"},
      {R"({"type":"move","table":")" + id + R"(","ply":7,"move":"pass"})", "stale"},
      {R"({"type":"move","table":")" + id + R"(","ply":0,"move":"fly"})", ""},
      {R"({"type":"move","table":")" + id + R"(","ply":0,"move":"pass","x":1})", "malformed"},
      {R"({"type":"chat","table":")" + id + R"(","text":"hello","colour":"red"})", "malformed"},
      {R"({"type":"name","table":")" + id + R"(","name":"Anna","title":"x"})", "malformed"},
      {R"({"type":"ping","protocol":2})", "malformed"},
      {R"({"type":"sit","protocol":2,"table":")" + id + "\"}", "malformed"},
      {R"({"type":"jump","table":")" + id + R"(","ply":99})", "no_such_ply"}};
  for (const auto& [text, code] : bad) {
    client->send_frame(1, text);
    const auto answer = client->next("error");
    ASSERT_TRUE(answer) << text;
    EXPECT_TRUE(code.empty() || text_of(answer->at("code")) == code) << text;
  }
  const auto other = sit(made, 1);
  EXPECT_EQ(other->next("view")->at("ply"), 0);
}

TEST_F(ServerTest, OversizedAndBinaryMessagesEndTheConnectionOnly) {
  const json::object made = table();
  const auto large = sit(made, 0);
  large->send_frame(1, std::string(100'000, ' '));
  while (large->next()) {
  }
  EXPECT_EQ(large->close_code(), 1009) << "too big";
  const auto binary = sit(made, 0);
  binary->send_frame(2, "\x01\x02");
  while (binary->next()) {
  }
  EXPECT_EQ(binary->close_code(), 1003);
  const Answer answer =
      request(server->port(), "POST", "/api/tables", std::string(2 * 1024 * 1024, 'x'));
  EXPECT_TRUE(answer.status == 413 || answer.status == 0) << answer.status;
  EXPECT_EQ(raw_request(server->port(), "nonsense\r\n\r\n").find("200 OK"), std::string::npos);
  EXPECT_TRUE(sit(made, 1)->next("view"));
}

TEST_F(ServerTest, FloodsAreRefusedAndThenEnded) {
  const json::object made = table();
  const auto client = sit(made, 0);
  ASSERT_TRUE(client->next("view"));
  for (int i = 0; i < 600; ++i) {
    client->send({{"type", "score"}, {"table", made.at("table")}});
  }
  const auto answer = client->next("error");
  ASSERT_TRUE(answer);
  EXPECT_EQ(text_of(answer->at("code")), "too_fast");
  while (client->next()) {
  }
  EXPECT_EQ(client->close_code(), 1008);
  EXPECT_TRUE(sit(made, 0)->next("view")) << "the seat stays one's own";
}

TEST_F(ServerTest, StandingOrdersSurviveAKillAndStayPrivate) {
  const json::object made = table();
  const auto anna = sit(made, 0);
  ASSERT_TRUE(anna->next("view"));
  anna->send({{"type", "order"},
              {"table", made.at("table")},
              {"verb", "bid"},
              {"limit", 2},
              {"until", "end"}});
  ASSERT_EQ(anna->next("view")->at("orders").as_array().size(), 1U);
  anna->send({{"type", "forced"}, {"table", made.at("table")}, {"on", true}});
  const auto told = anna->next("view");
  ASSERT_TRUE(told->at("forced").as_bool());
  server->stop(SIGKILL);
  start();
  const auto back = sit(made, 0)->next("view");
  ASSERT_TRUE(back);
  EXPECT_EQ(back->at("orders"), told->at("orders"));
  EXPECT_TRUE(back->at("forced").as_bool());
  const auto bartek = sit(made, 1);
  const auto state = bartek->next("state");
  EXPECT_EQ(json::serialize(*state).find("limit"), std::string::npos);
  const auto other = bartek->next("view");
  EXPECT_TRUE(other->at("orders").as_array().empty());
  EXPECT_FALSE(other->at("forced").as_bool());
  const std::string id = text_of(made.at("table"));
  const Answer record = request(server->port(), "GET", "/api/tables/" + id + "/record");
  EXPECT_EQ(record.body.find("limit"), std::string::npos);
}

TEST_F(ServerTest, AFullDiskIsToldAndTheTableLivesOn) {
  server->stop(SIGTERM);
  start({.file_bytes = 400 * 1024});
  const json::object made = table();
  const auto client = sit(made, 0);
  ASSERT_TRUE(client->next("view"));
  Answer last;
  for (int i = 0; i < 2000 && last.status != 503; ++i) {
    last = post(server->port(), "/api/tables", persons(2));
  }
  EXPECT_EQ(last.status, 503);
  EXPECT_EQ(text_of(last.json()["code"]), "storage");
  client->send({{"type", "view"}, {"table", made.at("table")}});
  EXPECT_EQ(text_of(client->next("view")->at("type")), "view");
  server->stop(SIGTERM);
  start();
  EXPECT_TRUE(sit(made, 0)->next("view"));
}

TEST_F(ServerTest, ADamagedDatabaseIsReportedAtTheStart) {
  server->stop(SIGTERM);
  std::ofstream(folder.file("bad")) << std::string(5000, 'x');
  ServerProcess other(folder.file("bad"), kQuick);
  EXPECT_FALSE(other.listens());
  EXPECT_EQ(other.wait(), 1);
  EXPECT_NE(other.log().find("not a database"), std::string::npos) << other.log();
}

TEST_F(ServerTest, BackupIsACopyOfARunningServer) {
  const json::object made = table();
  const std::string copy = folder.file("copy");
  const std::string command = std::string(PIONEK_PROGRAM) + " backup --db " + folder.file("db") +
                              " -o " + copy + " > /dev/null 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_NE(std::system(command.c_str()), 0) << "never overwrites";
  server = std::make_unique<ServerProcess>(copy, kQuick);
  EXPECT_TRUE(sit(made, 0)->next("view")) << "keys hold in the copy, too";
}

TEST_F(ServerTest, TheExampleBotPlaysAWholeGame) {
  json::object wanted = persons(2);
  wanted["seats"].at(1) = json::object{{"kind", "bot"}, {"bot", "greedy"}};
  const json::object made = table(wanted);
  const std::string command = std::string("timeout 120 python3 ") + PIONEK_EXAMPLES +
                              "/bot.py http://127.0.0.1:" + std::to_string(server->port()) + "/t/" +
                              text_of(made.at("table")) + "#" + key_of(made, 0) +
                              " --pause 0.05 > " + folder.file("bot.log") + " 2>&1";
  const int status = std::system(command.c_str());
  std::ifstream log(folder.file("bot.log"));
  const std::string text((std::istreambuf_iterator<char>(log)), {});
  EXPECT_EQ(status, 0) << text;
  EXPECT_NE(text.find("the game is over"), std::string::npos) << text;
}

// Kills the server again and again while moves are made. What was acknowledged is there afterwards.
TEST_F(ServerTest, NoAcknowledgedMoveIsLostToKills) {
  constexpr int kTables = 4;
  constexpr int kKills = 6;
  std::vector<json::object> made;
  for (int i = 0; i < kTables; ++i) {
    json::object wanted = persons(2);
    wanted["seats"].at(1) = json::object{{"kind", "bot"}, {"bot", "random"}};
    made.push_back(table(wanted));
  }
  std::vector<std::int64_t> acknowledged(kTables, 0);
  std::vector<std::map<std::int64_t, std::string>> journals(kTables);
  for (int round = 0; round < kKills; ++round) {
    std::vector<std::thread> players;
    for (int i = 0; i < kTables; ++i) {
      players.emplace_back([&, i] {
        const auto at = static_cast<std::size_t>(i);
        const auto client = sit(made[at], 0, 0);
        while (const auto view = client->next("view")) {
          if (view->at("type") != "view") continue;
          const std::int64_t ply = view->at("ply").as_int64();
          EXPECT_GE(ply, acknowledged[at]) << "an acknowledged move is gone";
          acknowledged[at] = std::max(acknowledged[at], ply);
          for (const json::value& entry : view->at("journal").as_array()) {
            const std::string told = json::serialize(entry);
            const auto known =
                journals[at].try_emplace(entry.at("ply").as_int64(), told).first->second;
            EXPECT_EQ(known, told) << "a move became another one";
          }
          if (!view->contains("menu")) continue;
          const json::array& menu = view->at("menu").as_array();
          client->send({{"type", "move"},
                        {"table", made[at].at("table")},
                        {"ply", ply},
                        {"move", menu[static_cast<std::size_t>(ply) % menu.size()].at("move")}});
        }
      });
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(400 + 130 * round));
    server->stop(SIGKILL);
    for (std::thread& player : players) player.join();
    start();
  }
  for (const std::int64_t moves : acknowledged) EXPECT_GT(moves, 10);
}

// The record of an unfinished game has no seed, but what the seed commits to.
TEST(ServeCommand, TheSameSeedMakesTheSameGames) {
  const ScratchFolder folder;
  const auto record = [&](const std::string& name, const std::vector<std::string>& flags) {
    const ServerProcess server(folder.file(name), flags);
    EXPECT_TRUE(server.listens()) << server.log();
    const json::object made = post(server.port(), "/api/tables", persons(2)).json();
    return request(server.port(), "GET", "/api/tables/" + text_of(made.at("table")) + "/record")
        .body;
  };
  const std::string first = record("one", {"--seed", "7"});
  EXPECT_NE(first.find("commit sha256 "), std::string::npos) << first;
  EXPECT_EQ(record("two", {"--seed", "7"}), first);
  EXPECT_NE(record("three", {}), first);
}

}  // namespace
}  // namespace pionek
