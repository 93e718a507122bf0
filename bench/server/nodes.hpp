// One node on PostgreSQL beside one on a file, three nodes beside one, and clients that come to
// another node than the one that has their table.
#pragma once

#include <string>

#include "engine/core/json.hpp"

namespace pionek {

struct NodesPlan {
  std::string url;     // an empty database
  std::string folder;  // for the file
  int tables = 0;
  int rate = 0;
  double seconds = 0;
};

// Prints the figures, too. All in one run, in turns: the ratios are what counts.
json::object measure_nodes(const NodesPlan& plan);

}  // namespace pionek
