// All tables: which of them are in memory, on which thread each lives, and how one is found. A
// table belongs to one loop, chosen by its id; everything about it happens there.
#pragma once

#include <map>

#include "server/new_table.hpp"
#include "server/room.hpp"

namespace pionek {

class Rooms {
 public:
  using Use = std::function<void(const Result<std::shared_ptr<Room>>&)>;

  static constexpr Millis kSweep = 60 * 1000;

  Rooms(House& house, const Shelf& shelf, const std::vector<Loop*>& loops);

  // Fills the lobby, and opens the tables that have to do something by themselves.
  std::optional<Error> open_due();
  // From any thread; `use` runs on the table's own, in the order of the calls. Reads the table from
  // the storage if it is not in memory.
  void with(const std::string& id, Use use);
  void create(NewTable made, Reply reply);

 private:
  struct Shard {
    Loop* loop = nullptr;
    std::map<std::string, std::shared_ptr<Room>> rooms;
    std::map<std::string, std::vector<Use>> opening;  // who waits for a table that is being read
  };

  Shard& shard_of(const std::string& id);
  void find(Shard& shard, const std::string& id, Use use);
  void read(Shard& shard, const std::string& id);
  void opened(Shard& shard, const std::string& id, const Result<std::shared_ptr<Room>>& room);
  void sweep(Shard& shard);

  House& house_;
  const Shelf& shelf_;
  std::vector<Shard> shards_;  // never grows: references into it are kept
};

}  // namespace pionek
