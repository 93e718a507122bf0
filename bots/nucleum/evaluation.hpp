// Everybody's chances to win in a position of Nucleum: a small network tells from what stands below
// how many points each seat will still gain; the points expected in the end become chances.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/network.hpp"
#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

inline constexpr int kFeatures = 108;
inline constexpr int kHidden = 32;
using Features = std::array<float, kFeatures>;

// What the network looks at, the points the seat would have if the game ended now, and the own
// turns to come, about.
struct Standpoint {
  Features features{};
  float points = 0;
  float left = 0;
};
Standpoint look_at(const Nucleum& game, const State& s, Seat seat, int points);

// Its grade is the points to come, in units of kUnit.
using Network = SmallNetwork<kFeatures, kHidden>;
inline constexpr float kUnit = 20;

// The network that was learned (weights.inc).
const Network& learned_network();

// In a position before the end.
Values chances_of(const Network& network, const Nucleum& game, const State& s);

// The same for an end that a simulation came to after so many rounds: the points in it are worth
// knowing, but it could as well have come otherwise, the more so the further away it was. Only what
// ends within this turn is certain.
Values result_of(const Nucleum& game, const State& s, float rounds);

}  // namespace pionek::nucleum
