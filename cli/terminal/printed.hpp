// What is printed on the things of a game: the texts that its data files have beside ids and names.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"

namespace pionek {

class Printed {
 public:
  // Files of the game that are no data of its own are passed over.
  Printed(const Catalog& catalog, const Files& files, Lang lang);

  // Empty where nothing is printed.
  [[nodiscard]] std::string_view on(Thing thing) const;

 private:
  std::map<std::pair<int, int>, std::string> texts_;  // by set and index
};

}  // namespace pionek
