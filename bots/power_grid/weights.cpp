// The learned weights of the evaluation; written by `pionek_lab learn` (docs/bots.md).
#include "bots/power_grid/evaluation.hpp"

namespace pionek::power_grid {

const Network& learned_network() {
  static const Network network{
#include "bots/power_grid/weights.inc"
  };
  return network;
}

}  // namespace pionek::power_grid
