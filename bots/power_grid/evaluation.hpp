// Everybody's chances to win in a position of Power Grid: a small network, learned from games the
// bots played with each other (bots/lab), gives each seat a grade from what stands below; the
// grades of the table become chances.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/network.hpp"
#include "bots/power_grid/growth.hpp"
#include "bots/power_grid/outlook.hpp"

namespace pionek::power_grid {

inline constexpr int kFeatures = 36;
inline constexpr int kHidden = 32;
using Features = std::array<float, kFeatures>;

// What the network looks at, seat by seat: network, power, fuel, money, place in the order, the
// price of growing, and how each compares with the best of the others.
std::array<Features, kMaxSeats> features_of(const PowerGrid& game, const State& s);

using Network = SmallNetwork<kFeatures, kHidden>;

// The network that was learned (weights.inc).
const Network& learned_network();

Values chances_of(const Network& network, const PowerGrid& game, const State& s);

}  // namespace pionek::power_grid
