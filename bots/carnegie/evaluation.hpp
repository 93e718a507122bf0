// Everybody's chances to win in a position of Carnegie: a small network, learned from games the
// bots played with each other (bots/lab/carnegie), tells from what stands below how many points
// each seat will still gain; the points expected in the end become chances. In the solo game they
// are compared with what Andrew can expect.
#pragma once

#include "bots/carnegie/outlook.hpp"
#include "bots/knowledge.hpp"
#include "bots/network.hpp"

namespace pionek::carnegie {

inline constexpr int kFeatures = 64;
inline constexpr int kHidden = 32;
using Features = std::array<float, kFeatures>;

// What the network looks at, and the points the seat would have if the game ended now.
struct Standpoint {
  Features features{};
  float points = 0;
};
Standpoint look_at(const Carnegie& game, const State& s, Seat seat);

// Its grade is the points to come, in units of kUnit.
using Network = SmallNetwork<kFeatures, kHidden>;
inline constexpr float kUnit = 20;

// The network that was learned (weights.inc).
const Network& learned_network();

// The points a seat can expect in the end.
float expected_points(const Network& network, const Carnegie& game, const State& s, Seat seat);
// And Andrew.
float andrew_points(const Carnegie& game, const State& s);

Values chances_of(const Network& network, const Carnegie& game, const State& s);

}  // namespace pionek::carnegie
