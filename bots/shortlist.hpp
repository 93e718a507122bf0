// Moves with what a policy thinks they are worth; the best few are kept, best first.
#pragma once

#include <cmath>

#include "bots/candidates.hpp"

namespace pionek {

class Shortlist {
 public:
  explicit Shortlist(int most = kMaxCandidates) : most_(most) {}

  // What is on offer, to be filled before anything is added.
  MoveList offered;

  struct Entry {
    Move move;
    double worth = 0;
  };
  // A move of the list of offers; of equals the first one added stays ahead.
  void add(Move move, double worth) {
    int at = entries_.size();
    while (at > 0 && entries_[at - 1].worth < worth) --at;
    if (entries_.size() == most_) {
      if (at == most_) return;
      entries_.pop_back();
    }
    entries_.insert(at, {move, worth});
  }
  // One that may be missing there.
  void try_add(Move move, double worth) {
    if (offered.contains(move)) add(move, worth);
  }
  [[nodiscard]] const Entry& best() const { return entries_.front(); }
  [[nodiscard]] bool empty() const { return entries_.empty(); }
  // As candidates: `scale` is how far below the best a move is still worth a thought.
  void weigh(double scale, Candidates& out) const {
    for (const Entry& each : entries_) {
      const double weight = std::exp((each.worth - best().worth) / scale);
      if (weight < kUnlikely) break;
      out.push_back({each.move, static_cast<float>(weight)});
    }
  }

 private:
  // Candidates that are less likely than this against the best are left out.
  static constexpr double kUnlikely = 0.01;

  int most_;
  FixedVector<Entry, kMaxCandidates> entries_;
};

}  // namespace pionek
