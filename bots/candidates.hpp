// The moves a policy finds worth thinking about, each with how likely it is to be the right one.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/move_list.hpp"

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

// All that is on offer when it is little, evenly spread moves when it is much.
inline void add_evenly(const MoveList& list, Candidates& out) {
  const int count = std::min(list.size(), kMaxCandidates);
  for (int i = 0; i < count; ++i) {
    const auto at = count == 1 ? 0 : i * (std::int64_t{list.size()} - 1) / (count - 1);
    out.push_back({list[static_cast<int>(at)], 1});
  }
}

// A policy only advises: what is not on offer does not count, whatever its weight it can be added
// up, and where nothing is left all that is on offer is worth a thought.
inline void keep_offered(const MoveList& list, Candidates& candidates) {
  constexpr float kLeast = 1e-30F;
  constexpr float kMost = 1e30F;
  int kept = 0;
  for (Candidate each : candidates) {
    if (!list.contains(each.move)) continue;
    each.weight = each.weight > kLeast ? std::min(each.weight, kMost) : kLeast;
    candidates[kept++] = each;
  }
  while (candidates.size() > kept) candidates.pop_back();
  if (kept == 0) add_evenly(list, candidates);
}

}  // namespace pionek
