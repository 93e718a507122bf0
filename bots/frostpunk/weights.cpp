// The learned weights of the evaluation; written by `pionek_frostpunk_lab learn` (docs/bots.md).
#include <array>
#include <bit>

#include "bots/frostpunk/evaluation.hpp"

namespace pionek::frostpunk {
namespace {

constexpr std::array<float, sizeof(Network) / sizeof(float)> kWeights{
#include "bots/frostpunk/weights.inc"
};

}  // namespace

const Network& learned_network() {
  static constexpr Network kNetwork = std::bit_cast<Network>(kWeights);
  return kNetwork;
}

}  // namespace pionek::frostpunk
