// The learned weights of the evaluation; written by `pionek_carnegie_lab learn` (docs/bots.md).
#include <array>
#include <bit>

#include "bots/carnegie/evaluation.hpp"

namespace pionek::carnegie {
namespace {

constexpr std::array<float, sizeof(Network) / sizeof(float)> kWeights{
#include "bots/carnegie/weights.inc"
};

}  // namespace

const Network& learned_network() {
  static constexpr Network kNetwork = std::bit_cast<Network>(kWeights);
  return kNetwork;
}

}  // namespace pionek::carnegie
