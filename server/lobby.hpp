// What everybody may know about the newest tables, for the list of the lobby. The only thing that
// the threads of tables share, so it has a lock; nothing of the rules is done under it.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "engine/core/json.hpp"
#include "server/storage.hpp"

namespace pionek {

class Lobby {
 public:
  // The newest so many are listed, and as many again are remembered, should some of those go.
  static constexpr std::size_t kListed = 200;
  static constexpr std::size_t kRemembered = 2 * kListed;

  // `entry` as in GET /api/tables.
  void put(const std::string& id, Millis updated, json::object entry);
  // Only a move was made: nothing is put together until somebody looks. False: the table is not
  // among the newest, and has to be put.
  bool moved(const std::string& id, Millis updated, int ply, bool over);
  // Whether there is nothing newer to be said of the table than what is known.
  [[nodiscard]] bool knows(const std::string& id, Millis updated) const;
  // Whether somebody has looked since this was asked last.
  bool looked_at() { return looked_at_.exchange(false); }
  // There is no such table any more.
  void remove(const std::string& id);
  [[nodiscard]] json::array list() const;
  // The body of GET /api/tables, made at most once a second however many ask.
  std::shared_ptr<const std::string> text(Millis now);

 private:
  static constexpr Millis kFresh = 1000;

  struct Entry {
    Millis updated = 0;
    json::object shown;
    std::optional<std::pair<int, bool>> moved;  // since then: the ply, and whether it is over
  };

  // The oldest go when there are far too many, so that it is seldom done.
  void forget_oldest();

  mutable std::mutex mutex_;
  std::unordered_map<std::string, Entry> entries_;
  std::mutex making_;
  std::atomic<bool> looked_at_{false};
  std::shared_ptr<const std::string> text_;
  Millis made_ = 0;
};

}  // namespace pionek
