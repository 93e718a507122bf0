// Reading the maps of Power Grid: cities, regions, links, and the distances that follow from them.
#pragma once

#include <vector>

#include "engine/core/json.hpp"
#include "engine/power_grid/data.hpp"

namespace pionek::power_grid {

struct MapFiles {
  const JsonReader& maps;
  const JsonReader& cities;
  const JsonReader& regions;
  const JsonReader& links;
};

// Adds the sets `city` and `region` to the catalog. Errors go to the readers' latch.
std::vector<Map> read_maps(const MapFiles& files, Catalog& catalog);

}  // namespace pionek::power_grid
