// Clients that do not behave: one that never reads, one that is dead, a crowd that leaves while the
// server stops. The others must not notice.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <thread>

#include "engine/registry/registry.hpp"
#include "server/serve.hpp"
#include "tests/server/process.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

std::vector<std::string> quick() {
  return {"--bot-pause", "0", "--limit", "new-tables=100000,sockets=1000"};
}

json::object bots(int count) {
  json::object wanted = persons(count);
  for (json::value& seat : wanted["seats"].as_array()) {
    seat = json::object{{"kind", "bot"}, {"bot", "random"}};
  }
  return wanted;
}

void start_table(int port, const json::object& made) {
  const Answer started =
      post(port, "/api/tables/" + text_of(made.at("table")) + "/start", {{"key", made.at("host")}});
  EXPECT_EQ(started.status, 200) << started.body;
}

void look_on(WebClient& client, const json::object& made) {
  client.send({{"type", "sit"}, {"table", made.at("table")}, {"key", nullptr}});
}

std::int64_t metric(int port, const std::string& name) {
  const std::string text = request(port, "GET", "/metrics").body;
  const std::size_t at = text.find("\n" + name + " ");
  return at == text.npos ? -1 : std::stoll(text.substr(at + name.size() + 2));
}

// Waits some seconds for it.
bool becomes(int port, const std::string& name, std::int64_t value) {
  for (int i = 0; i < 1500; ++i) {
    if (metric(port, name) == value) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

TEST(Clients, OneThatDoesNotReadIsCutOffAndSlowsNobody) {
  const ScratchFolder folder;
  const ServerProcess server(folder.file("db"), quick());
  // More than the limit and what the kernel takes for a socket, as long as the games go on.
  std::vector<json::object> tables;
  WebClient slow(server.port(), "", 4096);
  WebClient watcher(server.port());
  for (int i = 0; i < 20; ++i) {
    tables.push_back(post(server.port(), "/api/tables", bots(4)).json());
    look_on(slow, tables.back());
  }
  look_on(watcher, tables[0]);
  for (const json::object& made : tables) start_table(server.port(), made);
  std::int64_t ply = -1;
  for (bool over = false; !over;) {
    const auto view = watcher.next("view");
    ASSERT_TRUE(view) << "the table stands still after ply " << ply;
    EXPECT_LE(view->at("ply").as_int64(), ply + 1) << "a move was not told";
    ply = view->at("ply").as_int64();
    over = view->at("over").as_bool();
  }
  EXPECT_TRUE(becomes(server.port(), "pionek_sockets_dropped_total", 1));
  EXPECT_TRUE(becomes(server.port(), "pionek_sockets", 1)) << "the watcher is still there";
}

TEST(Clients, ManyMayLeaveWhileTheServerStops) {
  const ScratchFolder folder;
  ServerProcess server(folder.file("db"), quick());
  const json::object made = post(server.port(), "/api/tables", bots(3)).json();
  std::vector<std::unique_ptr<WebClient>> crowd;
  for (int i = 0; i < 200; ++i) {
    crowd.push_back(std::make_unique<WebClient>(server.port()));
    look_on(*crowd.back(), made);
  }
  ASSERT_TRUE(crowd.back()->next("view"));
  start_table(server.port(), made);
  crowd.clear();
  EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST(Clients, OneMaySitAtManyTablesButNotAtAll) {
  TestServer server;
  const auto client = server.sit(text_of(server.create(persons(2)).at("table")), nullptr);
  for (std::size_t i = 1; i < kMaxTablesPerSocket; ++i) {
    server.say(client, text_of(server.create(persons(2)).at("table")), {{"type", "sit"}});
    server.loop.pass(1000);
  }
  EXPECT_EQ(client->count("view"), static_cast<int>(kMaxTablesPerSocket));
  EXPECT_EQ(client->error(), "");
  server.say(client, text_of(server.create(persons(2)).at("table")), {{"type", "sit"}});
  EXPECT_EQ(client->error(), "too_many");
}

// A server with a short heartbeat, in a process of its own.
class ImpatientServer {
 public:
  enum class Log { usual, unread };

  explicit ImpatientServer(const std::string& database, Log log = Log::usual) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return;
    pid_ = ::fork();
    if (pid_ == 0) {
      if (log == Log::unread) break_log();
      ServeOptions options;
      options.port = 0;
      options.database = database;
      options.idle_seconds = 2;
      options.bot_pause = 0;
      const auto failed = serve(options, test_shelf(), [&](const std::string& url) {
        const std::string port = url.substr(url.rfind(':') + 1);
        static_cast<void>(::write(pipe[1], port.data(), port.size()));
      });
      ::_exit(failed ? 1 : 0);
    }
    ::close(pipe[1]);
    std::array<char, 16> port{};
    static_cast<void>(::read(pipe[0], port.data(), port.size() - 1));
    port_ = static_cast<int>(std::strtol(port.data(), nullptr, 10));
    ::close(pipe[0]);
  }
  ~ImpatientServer() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGTERM);
    ::waitpid(pid_, nullptr, 0);
  }
  ImpatientServer(const ImpatientServer&) = delete;
  ImpatientServer& operator=(const ImpatientServer&) = delete;

  [[nodiscard]] int port() const { return port_; }

 private:
  // From now on the log goes into a pipe at whose other end there is nobody.
  static void break_log() {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return;
    ::close(pipe[0]);
    ::dup2(pipe[1], STDERR_FILENO);
  }

  pid_t pid_ = -1;
  int port_ = 0;
};

TEST(Clients, ADeadOneIsNoticedAndALiveOneIsKept) {
  const ScratchFolder folder;
  const ImpatientServer server(folder.file("db"));
  ASSERT_GT(server.port(), 0);
  const json::object made = post(server.port(), "/api/tables", persons(2)).json();
  WebClient dead(server.port());
  auto live = std::make_unique<WebClient>(server.port());
  look_on(dead, made);
  look_on(*live, made);
  ASSERT_TRUE(live->next("view"));
  // The live one reads, and so answers pings; it hears that the other one is gone.
  for (std::int64_t watchers = 2; watchers != 1;) {
    const auto state = live->next("state");
    ASSERT_TRUE(state) << "the live one was dropped, too";
    watchers = state->at("watchers").as_int64();
  }
  EXPECT_TRUE(becomes(server.port(), "pionek_sockets", 1));
}

// Such a one seems alive, and would hold what it does not read for ever.
TEST(Clients, OneThatSpeaksButNeverReadsIsCutOff) {
  const ScratchFolder folder;
  const ImpatientServer server(folder.file("db"));
  ASSERT_GT(server.port(), 0);
  WebClient deaf(server.port(), "", 4096);
  for (int i = 0; i < 10; ++i) {
    const json::object made = post(server.port(), "/api/tables", bots(4)).json();
    look_on(deaf, made);
    start_table(server.port(), made);
  }
  for (int i = 0; i < 300 && metric(server.port(), "pionek_sockets_dropped_total") == 0; ++i) {
    deaf.send_frame(9, "I am here");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(metric(server.port(), "pionek_sockets_dropped_total"), 1);
  EXPECT_TRUE(becomes(server.port(), "pionek_unread_bytes", 0));
}

// None of them has too much for one alone.
TEST(Clients, WhoTogetherLeaveTooMuchUnreadAreCutOff) {
  const ScratchFolder folder;
  const ServerProcess server(folder.file("db"), {"--limit", "unread=1,messages=1000"});
  const json::object made = post(server.port(), "/api/tables", persons(2)).json();
  WebClient watcher(server.port());
  look_on(watcher, made);
  std::vector<std::unique_ptr<WebClient>> deaf;
  for (int i = 0; i < 4; ++i) {
    deaf.push_back(std::make_unique<WebClient>(server.port(), "", 4096));
    look_on(*deaf.back(), made);
    for (int k = 0; k < 200; ++k)
      deaf.back()->send({{"type", "view"}, {"table", made.at("table")}});
  }
  const auto dropped = [&] { return metric(server.port(), "pionek_sockets_dropped_total"); };
  for (int i = 0; i < 500 && dropped() == 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_GT(dropped(), 0);
  watcher.send({{"type", "view"}, {"table", made.at("table")}});
  EXPECT_TRUE(watcher.next("view")) << "who reads is left alone";
}

TEST(Clients, PingsAreCountedAsMessages) {
  const ScratchFolder folder;
  const ServerProcess server(folder.file("db"), quick());
  WebClient client(server.port());
  for (int i = 0; i < 600; ++i) client.send_frame(9, "");
  while (client.next()) {
  }
  EXPECT_EQ(client.close_code(), 1008);
}

TEST(Clients, OfOneAddressHaveSoManyConnections) {
  const ScratchFolder folder;
  const ServerProcess server(folder.file("db"), {"--limit", "sockets=2"});
  const auto from = [&](const char* address) {
    return std::make_unique<WebClient>(server.port(),
                                       "X-Forwarded-For: " + std::string(address) + "\r\n");
  };
  const auto first = from("2001:db8::1");
  auto second = from("2001:db8::2");
  EXPECT_TRUE(first->open() && second->open());
  EXPECT_EQ(from("2001:db8::3")->status(), 429) << "whoever has one has 2^64 of them";
  EXPECT_TRUE(from("2001:db8:1::1")->open());
  second.reset();
  ASSERT_TRUE(becomes(server.port(), "pionek_sockets", 1));
  EXPECT_TRUE(from("2001:db8::3")->open());
}

TEST(Clients, AreServedAlsoWhenNobodyReadsTheLog) {
  const ScratchFolder folder;
  const ImpatientServer server(folder.file("db"), ImpatientServer::Log::unread);
  ASSERT_GT(server.port(), 0);
  EXPECT_EQ(request(server.port(), "GET", "/healthz").body, "ok\n");
}

}  // namespace
}  // namespace pionek
