#include "server/lobby.hpp"

#include <algorithm>
#include <vector>

namespace pionek {

void Lobby::put(const std::string& id, Millis updated, json::object entry) {
  const std::lock_guard lock(mutex_);
  entries_[id] = {updated, std::move(entry)};
}

json::array Lobby::list() const {
  const std::lock_guard lock(mutex_);
  std::vector<const Entry*> newest;
  for (const auto& [id, entry] : entries_) newest.push_back(&entry);
  std::sort(newest.begin(), newest.end(),
            [](const Entry* l, const Entry* r) { return l->updated > r->updated; });
  if (newest.size() > kListed) newest.resize(kListed);
  json::array out;
  for (const Entry* entry : newest) out.push_back(entry->shown);
  return out;
}

}  // namespace pionek
