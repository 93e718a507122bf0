// The learned weights of the evaluation; written by `pionek_power_grid_lab learn` (docs/bots.md).
#include <array>
#include <bit>

#include "bots/power_grid/evaluation.hpp"

namespace pionek::power_grid {

namespace {

constexpr std::array<float, sizeof(Network) / sizeof(float)> kWeights{
#include "bots/power_grid/weights.inc"
};

}  // namespace

const Network& learned_network() {
  static constexpr Network kNetwork = std::bit_cast<Network>(kWeights);
  return kNetwork;
}

}  // namespace pionek::power_grid
