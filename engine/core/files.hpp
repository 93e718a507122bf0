// The text files of one game by their name inside its folder ("data/plants.json"). Whoever has a
// disk or an embedded copy fills it; the engine itself opens nothing.
#pragma once

#include <map>
#include <string>

#include "engine/core/error.hpp"

namespace pionek {

class Files {
 public:
  void put(std::string name, std::string text) { texts_[std::move(name)] = std::move(text); }
  [[nodiscard]] Result<const std::string*> get(const std::string& name) const {
    const auto at = texts_.find(name);
    if (at == texts_.end()) return Error{"the file is missing", name, "a readable file"};
    return &at->second;
  }
  [[nodiscard]] const std::map<std::string, std::string>& all() const { return texts_; }

 private:
  std::map<std::string, std::string> texts_;
};

}  // namespace pionek
