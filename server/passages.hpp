// The connections that are passed on to other nodes: when a node dies, whoever was passed on to it
// has to come again.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace pionek {

class Passages {
 public:
  // Forgotten when it goes.
  using Place = std::shared_ptr<const void>;

  // `end`: called on any thread, perhaps more than once.
  Place add(const std::string& node, std::function<void()> end) {
    const std::lock_guard lock(mutex_);
    const auto at = ends_.emplace(node, std::move(end));
    return {this, [this, at](const void*) {
              const std::lock_guard removing(mutex_);
              ends_.erase(at);
            }};
  }

  // Ends those to any other node.
  void keep(const std::set<std::string>& alive) {
    std::vector<std::function<void()>> ending;
    {
      const std::lock_guard lock(mutex_);
      for (const auto& [node, end] : ends_) {
        if (!alive.contains(node)) ending.push_back(end);
      }
    }
    for (const auto& end : ending) end();
  }

 private:
  std::mutex mutex_;
  std::multimap<std::string, std::function<void()>> ends_;
};

}  // namespace pionek
