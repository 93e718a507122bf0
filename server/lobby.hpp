// What everybody may know about all tables, for the list of the lobby. The only thing that the
// threads of tables share, so it has a lock; nothing of the rules is done under it.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "engine/core/json.hpp"
#include "server/storage.hpp"

namespace pionek {

class Lobby {
 public:
  // The newest so many are listed.
  static constexpr std::size_t kListed = 200;

  // `entry` as in GET /api/tables.
  void put(const std::string& id, Millis updated, json::object entry);
  // Only a move was made: nothing is put together until somebody looks.
  void moved(const std::string& id, Millis updated, int ply, bool over);
  [[nodiscard]] json::array list() const;

 private:
  struct Entry {
    Millis updated = 0;
    json::object shown;
    std::optional<std::pair<int, bool>> moved;  // since then: the ply, and whether it is over
  };

  mutable std::mutex mutex_;
  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace pionek
