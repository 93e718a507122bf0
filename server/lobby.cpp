#include "server/lobby.hpp"

#include <algorithm>
#include <vector>

namespace pionek {

void Lobby::put(const std::string& id, Millis updated, json::object entry) {
  const std::lock_guard lock(mutex_);
  entries_[id] = {updated, std::move(entry), std::nullopt};
}

void Lobby::moved(const std::string& id, Millis updated, int ply, bool over) {
  const std::lock_guard lock(mutex_);
  const auto at = entries_.find(id);
  if (at == entries_.end()) return;
  at->second.updated = updated;
  at->second.moved = {ply, over};
}

json::array Lobby::list() const {
  const std::lock_guard lock(mutex_);
  std::vector<const Entry*> newest;
  newest.reserve(entries_.size());
  for (const auto& [id, entry] : entries_) newest.push_back(&entry);
  const auto listed = newest.begin() + std::min(newest.size(), kListed);
  std::partial_sort(newest.begin(), listed, newest.end(),
                    [](const Entry* l, const Entry* r) { return l->updated > r->updated; });
  newest.erase(listed, newest.end());
  json::array out;
  for (const Entry* entry : newest) {
    json::object shown = entry->shown;
    if (entry->moved) {
      const auto [ply, over] = *entry->moved;
      shown["ply"] = ply;
      shown["updated"] = entry->updated;
      if (over) shown["phase"] = "over";
    }
    out.push_back(std::move(shown));
  }
  return out;
}

}  // namespace pionek
