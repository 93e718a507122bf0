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

// In a position before the end.
Values chances_of(const Network& network, const Praga& game, const State& s);

// The same for an end that a simulation came to after so many rounds. A narrow end could as well be
// the other way round; counted as simply won or lost the last rounds would be searched half blind,
// since who is clearly behind or ahead would not care how the game goes on. Only what ends within
// this turn is certain. Who plays alone cannot win against anybody: more points count as a better
// chance there.
Values result_of(const Praga& game, const State& s, float rounds);

}  // namespace pionek::praga
