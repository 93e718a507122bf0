// All tables: which of them are in memory, on which thread each lives, and how one is found. A
// table belongs to one loop, chosen by its id; everything about it happens there.
#pragma once

#include <atomic>
#include <unordered_map>

#include "server/live_table.hpp"
#include "server/new_table.hpp"
#include "server/restore.hpp"

namespace pionek {

// A table that was looked for.
struct Found {
  std::shared_ptr<LiveTable> table;  // none: then the rest says why
  bool unreadable = false;           // it may be there, but the storage cannot tell
  std::string elsewhere{};           // the address of the node that has it

  // As in docs/protocol.md.
  [[nodiscard]] std::string_view code() const;
  [[nodiscard]] std::string_view message() const;
};

class Tables {
 public:
  using Use = std::function<void(const Found&)>;

  static constexpr Millis kSweep = 60 * 1000;
  // Until the storage is asked once more; twice as long each time, up to a sweep.
  static constexpr Millis kReopen = 1000;

  Tables(Services& services, const Shelf& shelf, const std::vector<Loop*>& loops);

  // Fills the lobby, and opens the tables that have to do something by themselves.
  std::optional<Error> open_due();
  // From any thread; `use` runs on the table's own, in the order of the calls. Reads the table from
  // the storage if it is not in memory.
  void with(const std::string& id, Use use);
  // Where everything about a table happens, whether there is such a table or not.
  [[nodiscard]] const Loop& loop_of(const std::string& id) { return *shard_of(id).loop; }
  void create(NewTable made, Reply reply);
  // From any thread: the table must go on, but its node is dead.
  void take_over(const std::string& id) { reopen(id); }
  // From any thread: any table in memory may be another node's now.
  void doubt_all();
  // From any thread: the storage does not answer, so nobody knows whose the tables are; or it does
  // again.
  void cut_off(bool now);
  // From any thread: no table is in memory from now on; `then` runs on one of the loops. Changes
  // that are under way go on.
  void close(const std::function<void()>& then);

 private:
  // What the storage says of a table that is not in memory.
  struct Stored {
    Result<Claim> claim = Claim{};
    Result<std::optional<StoredTable>> table = std::optional<StoredTable>();
    Result<Restored> restored = Error{};
  };
  struct Shard {
    Loop* loop = nullptr;
    std::unordered_map<std::string, std::shared_ptr<LiveTable>> live;
    // Who waits for a table that is being read.
    std::unordered_map<std::string, std::vector<Use>> opening;
  };

  Shard& shard_of(const std::string& id);
  void find(Shard& shard, const std::string& id, Use use);
  void read(Shard& shard, const std::string& id);
  [[nodiscard]] Stored fetch(const std::string& id) const;
  // On the table's own thread: makes the table of what was read.
  Found make_room(Shard& shard, const std::string& id, Stored& stored);
  Found unreadable(const std::string& id, const Error& error);
  static void opened(Shard& shard, const std::string& id, const Found& found);
  void sweep(Shard& shard);
  void lost(Shard& shard, const std::string& id, std::int64_t fence);
  // Reads the table again, as often as the storage cannot tell, so that bots and clocks go on.
  void reopen(const std::string& id, Millis pause = kReopen);

  Services& services_;
  const Shelf& shelf_;
  std::vector<Shard> shards_;  // never grows: references into it are kept
  std::atomic<bool> closed_{false};
  std::atomic<bool> cut_off_{false};
};

}  // namespace pionek
