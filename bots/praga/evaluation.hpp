// Everybody's chances to win in a position of Praga Caput Regni: a small network tells from what
// stands below how many points each seat will still gain; the points expected in the end become
// chances. Who plays alone has the better chances the more points it can expect.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/network.hpp"
#include "bots/praga/outlook.hpp"

namespace pionek::praga {

inline constexpr int kFeatures = 51;
inline constexpr int kHidden = 32;
using Features = std::array<float, kFeatures>;

// What the network looks at, and the points the seat would have if the game ended now.
struct Standpoint {
  Features features{};
  float points = 0;
};
Standpoint look_at(const Praga& game, const State& s, Seat seat, int points);

// Its grade is the points to come, in units of kUnit.
using Network = SmallNetwork<kFeatures, kHidden>;
inline constexpr float kUnit = 20;

// The network that was learned (weights.inc).
const Network& learned_network();

// Before the end, and when it is over: who plays alone cannot win against anybody, so more points
// count as a better chance there, too.
Values chances_of(const Network& network, const Praga& game, const State& s);
Values result_of(const Praga& game, const State& s);

}  // namespace pionek::praga
