// This server as one of several: twice a second it says that it is alive, takes over what dead
// nodes have left, and learns what the others have seen: tables for the lobby, and how much an
// address has asked for.
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
  static constexpr std::chrono::milliseconds kPause{500};
  // Without a word from the database it has no tables from then on: a little later they are free
  // for others (Membership::kLease).
  static constexpr std::chrono::milliseconds kDoubt{2500};
  // A node whose clock is further off would make the clocks of tables jump.
  static constexpr Millis kMostAhead = 2000;
  // So many beats without anybody who looks at the lobby before it is filled all the same.
  static constexpr int kQuiet = 20;

  void run();
  void pulse();
  void beat(const Pulse& told);
  void missed(const Error& error);
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
  // The last time the database was told something: it knew of this node then.
  Postgres::Time heard_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable wake_;
  bool leaving_ = false;
  std::thread thread_;
};

// What is wrong with a clock that shows `now` when the database's shows `there`.
std::optional<Error> check_clock(Millis now, Millis there, Millis most);

}  // namespace pionek
