// The moves a policy finds worth thinking about, each with how likely it is to be the right one.
#pragma once

#include <cassert>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/move.hpp"

namespace pionek {

struct Candidate {
  Move move;
  float weight = 0;  // more is likelier; they need not add up to anything
};

inline constexpr int kMaxCandidates = 24;
using Candidates = FixedVector<Candidate, kMaxCandidates>;

inline Move likeliest(const Candidates& candidates) {
  assert(!candidates.empty());
  const Candidate* best = candidates.begin();
  for (const Candidate& each : candidates) {
    if (each.weight > best->weight) best = &each;
  }
  return best->move;
}

}  // namespace pionek
