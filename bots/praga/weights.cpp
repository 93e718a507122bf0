// The learned weights of the evaluation; written by `pionek_praga_lab learn` (docs/bots.md).
#include <array>
#include <bit>

#include "bots/praga/evaluation.hpp"

namespace pionek::praga {
namespace {

constexpr std::array<float, sizeof(Network) / sizeof(float)> kWeights{
#include "bots/praga/weights.inc"
};

}  // namespace

const Network& learned_network() {
  static constexpr Network kNetwork = std::bit_cast<Network>(kWeights);
  return kNetwork;
}

}  // namespace pionek::praga
