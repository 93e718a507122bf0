// A server without network or disk, so that tests of tables decide when time passes and when the
// storage fails.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <mutex>

#include "server/api.hpp"
#include "server/limits.hpp"
#include "server/socket_talk.hpp"

namespace pionek {

// So long is somebody away who is gone.
inline constexpr Millis kAbsence = ServerLimits{}.absence * Millis{1000};

// A folder of its own, removed at the end.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// Runs what is posted when it is told to; its clock is turned by hand.
class HandLoop final : public Loop {
 public:
  void post(std::function<void()> work) override;
  void dispatch(std::function<void()> work) override { work(); }
  void after(Millis delay, std::function<void()> work) override;
  [[nodiscard]] Millis now() const override { return now_; }

  void run();
  // Lets time pass, with all that is due on the way.
  void pass(Millis time);
  // Runs, also what worker threads post, until it is so; after half a minute the test has
  // failed.
  bool until(const std::function<bool()>& so);
  // How many timers wait.
  [[nodiscard]] std::size_t timers() const { return timers_.size(); }

 private:
  std::function<void()> next();

  Millis now_ = 1'000'000;
  std::mutex mutex_;
  std::deque<std::function<void()>> posted_;
  std::multimap<Millis, std::function<void()>> timers_;
};

// The second implementation of the storage: a map.
class MemoryStorage final : public Storage {
 public:
  void write(Change change, Then then) override;
  Result<std::optional<StoredTable>> load(const std::string& id) override;
  Result<std::vector<TableRow>> list(const TableFilter& filter) override;
  Result<std::vector<std::string>> due() override;
  Result<std::string> constant(const std::string& name,
                               const std::function<std::string()>& make) override;

  std::optional<Error> remove(const std::vector<std::string>& ids) override;
  Result<Claim> claim(const std::string&) override { return claimed; }
  void give_back(const std::string& id, std::int64_t fence) override {
    given_back.emplace_back(id, fence);
  }
  void on_lost(const Lost& told) override { lost = told; }

  bool broken = false;      // every write fails
  bool unreadable = false;  // every load fails
  bool slow = false;        // writes wait for `release`
  Claim claimed{};          // what every claim is answered with
  // Says that this node has lost a table, as of a claim.
  Lost lost;
  std::vector<std::pair<std::string, std::int64_t>> given_back;
  void release();
  std::map<std::string, StoredTable> tables;
  int heads_written = 0;
  std::int64_t last_fence = 0;

 private:
  std::vector<std::function<void()>> held_;
  std::map<std::string, std::string> constants_;
};

class TestClient final : public Client {
 public:
  void send(std::shared_ptr<const std::string> message) override {
    heard.push_back(json::parse(*message).as_object());
    bytes += *message;
  }
  // The newest message of a type.
  [[nodiscard]] const json::object* last(std::string_view type) const;
  [[nodiscard]] int count(std::string_view type) const;
  [[nodiscard]] std::string error() const;  // the code of the newest error

  void come_again() override { dismissed = true; }
  [[nodiscard]] const std::string& address() const override { return network; }

  std::string network = "10.0.0.1";
  bool dismissed = false;
  std::vector<json::object> heard;
  std::string bytes;
};

// One game is enough for most.
Shelf test_shelf(std::string_view game = "power-grid");

// All parts together on one hand-driven loop.
struct TestServer {
  explicit TestServer(std::string_view game = "power-grid");

  HttpResponse ask(const std::string& method, const std::string& target,
                   const json::value& body = nullptr);
  // 201 or a failed test.
  json::object create(const json::value& body);
  std::shared_ptr<TestClient> sit(const std::string& table, const json::value& key);
  void say(const std::shared_ptr<TestClient>& client, const std::string& table,
           json::object message);
  // Plays some move of the menu for whoever of the clients is to move. False at the end.
  bool play_next(const std::string& table, const std::vector<std::shared_ptr<TestClient>>& seats);

  Shelf shelf;
  HandLoop loop;
  MemoryStorage storage;
  Metrics metrics;
  Lobby lobby;
  KeyHasher keys{KeyHasher::make_secret()};
  Seeds seeds{Seed{1}};
  Workers workers{1};
  Services services{storage, workers, metrics, lobby, keys, seeds, {.new_tables = 1000}};
  Tables tables{services, shelf, {&loop}};
  Api api{services, shelf, tables};
  std::map<TestClient*, std::shared_ptr<SocketTalk>> talks;
};

// A table of persons: {"me", "person", ...}.
json::object persons(int count);
std::string key_of(const json::object& created, int seat);
std::string text_of(const json::value& value);

// A table that has begun, which most tests of tables start from.
struct BegunTable : testing::Test {
  explicit BegunTable(std::string_view game = "power-grid") : server(game) {}

  void begin(const json::object& wanted = persons(2));
  std::shared_ptr<TestClient> sit(int seat);

  TestServer server;
  json::object made;
  std::string table;
};

}  // namespace pionek
