// This node among those that share a database: it says all the time that it is alive, and learns
// whose tables need somebody. Only the database's clock counts, so nodes whose clocks differ agree.
#pragma once

#include <mutex>
#include <utility>

#include "server/postgres.hpp"
#include "server/storage.hpp"

namespace pionek {

// What a beat brings.
struct Pulse {
  bool robbed = false;  // for a while nobody heard of this node, and others have tables of it now
  std::vector<std::string> orphans;  // have something to do, and their node is dead
  std::vector<std::string> nodes;    // the addresses of those that are alive
  std::vector<std::string> heard;    // what other nodes have said
  Millis clock = 0;                  // the database's
  Millis lag = 0;                    // how old the oldest was of what was heard
};

class Membership {
 public:
  // So long a node has its tables after it was last heard of.
  static constexpr const char* kLease = "3 seconds";

  // `address`: where other nodes reach this one.
  static Result<std::unique_ptr<Membership>> join(const std::string& url,
                                                  const std::string& address);

  [[nodiscard]] std::int64_t id() const { return id_; }
  // Blocks, but not longer than until then; to be called several times in a lease, by one thread.
  // `said`: texts for the other nodes, of kMostSaid bytes at most each.
  static constexpr std::size_t kMostSaid = 7000;
  Result<Pulse> beat(const std::vector<std::string>& said,
                     Postgres::Time until = Postgres::Time::max());
  // From any thread: at the next beat, the table is nobody's.
  void give_back(const std::string& table, std::int64_t fence);
  // This node goes: others may have its tables at once.
  std::optional<Error> leave();

 private:
  Membership(std::string url, std::string address, Postgres database, std::int64_t id);
  std::optional<Error> give_back_all();
  std::optional<Error> look_around(Pulse& pulse);
  void listen(Pulse& pulse);
  std::optional<Error> reach(Postgres::Time until);

  std::string url_;
  std::string address_;
  std::optional<Postgres> database_;
  std::int64_t id_;
  std::mutex giving_;
  std::vector<std::string> given_;
  std::vector<std::int64_t> fences_;
};

}  // namespace pionek
