// The learned weights of the evaluation; written by `pionek_nucleum_lab learn` (docs/bots.md).
#include <array>
#include <bit>

#include "bots/nucleum/evaluation.hpp"

namespace pionek::nucleum {
namespace {

constexpr std::array<float, sizeof(Network) / sizeof(float)> kWeights{
#include "bots/nucleum/weights.inc"
};

}  // namespace

const Network& learned_network() {
  static constexpr Network kNetwork = std::bit_cast<Network>(kWeights);
  return kNetwork;
}

}  // namespace pionek::nucleum
