#include "server/lobby.hpp"

#include <algorithm>
#include <vector>

namespace pionek {

void Lobby::put(const std::string& id, Millis updated, json::object entry) {
  const std::lock_guard lock(mutex_);
  entries_[id] = {updated, std::move(entry), std::nullopt};
  if (entries_.size() > 2 * kRemembered) forget_oldest();
}

void Lobby::forget_oldest() {
  std::vector<Millis> times;
  for (const auto& [id, entry] : entries_) times.push_back(entry.updated);
  const auto last = times.begin() + kRemembered - 1;
  std::nth_element(times.begin(), last, times.end(), std::greater<>());
  std::erase_if(entries_, [&](const auto& each) { return each.second.updated < *last; });
}

bool Lobby::knows(const std::string& id, Millis updated) const {
  const std::lock_guard lock(mutex_);
  const auto at = entries_.find(id);
  return at != entries_.end() && at->second.updated >= updated;
}

void Lobby::remove(const std::string& id) {
  const std::lock_guard lock(mutex_);
  entries_.erase(id);
}

bool Lobby::moved(const std::string& id, Millis updated, int ply, bool over) {
  const std::lock_guard lock(mutex_);
  const auto at = entries_.find(id);
  if (at == entries_.end()) return false;
  at->second.updated = updated;
  at->second.moved = {ply, over};
  return true;
}

std::shared_ptr<const std::string> Lobby::text(Millis now) {
  looked_at_ = true;
  const std::lock_guard lock(making_);
  if (text_ == nullptr || now - made_ >= kFresh || now < made_) {
    text_ = std::make_shared<const std::string>(json::serialize(json::object{{"tables", list()}}));
    made_ = now;
  }
  return text_;
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
