// This server as one of several: once a second it says that it is alive, takes over what dead nodes
// have left, and learns what the others have seen: tables for the lobby, and how much an address
// has asked for.
#pragma once

#include <condition_variable>

#include <map>

#include "server/api.hpp"
#include "server/postgres_store.hpp"

namespace pionek {

class Node {
 public:
  Node(PostgresStore& store, Tables& tables, Api& api, Services& services);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // From any thread: no longer takes tables, and gives others those it has.
  void leave();

 private:
  static constexpr std::chrono::milliseconds kPause{1000};
  // Without a word from the database, others have this node's tables by then.
  static constexpr std::chrono::milliseconds kDoubt{3000};
  // A node whose clock is further off would make the clocks of tables jump.
  static constexpr Millis kMostAhead = 2000;
  // So many beats without anybody who looks at the lobby before it is filled all the same.
  static constexpr int kQuiet = 10;

  void run();
  void pulse();
  void beat(const Pulse& told);
  // What was asked for here, in texts for the others, and the other way round.
  [[nodiscard]] std::vector<std::string> spent();
  void learn_spent(const std::string& text);
  void learn_tables();
  void trust(const std::vector<std::string>& nodes);
  // True: it is time to leave.
  bool rest(std::chrono::milliseconds time);

  PostgresStore& store_;
  Tables& tables_;
  Api& api_;
  Services& services_;
  int quiet_ = 0;
  std::vector<std::string> trusted_;
  std::chrono::steady_clock::time_point heard_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable wake_;
  bool leaving_ = false;
  std::thread thread_;
};

// What is wrong with a clock that shows `now` when the database's shows `there`.
std::optional<Error> check_clock(Millis now, Millis there, Millis most);

}  // namespace pionek
