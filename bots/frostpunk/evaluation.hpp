// The team's common chance in a position of Frostpunk: a small network, learned from games that the
// policy played with itself (bots/frostpunk/lab), looks at what the city has, how far it is from
// each loss, and the rounds that are still to be survived.
#pragma once

#include "bots/frostpunk/outlook.hpp"
#include "bots/knowledge.hpp"
#include "bots/network.hpp"

namespace pionek::frostpunk {

inline constexpr int kFeatures = 80;
inline constexpr int kHidden = 32;
using Features = std::array<float, kFeatures>;
using Network = SmallNetwork<kFeatures, kHidden>;

Features look_at(const Frostpunk& game, const State& s);

// The network that was learned (weights.inc).
const Network& learned_network();

// 0 to 1; the same for everybody.
float chance_of(const Network& network, const Frostpunk& game, const State& s);
Values chances_of(const Network& network, const Frostpunk& game, const State& s);

}  // namespace pionek::frostpunk
