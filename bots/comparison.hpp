// What the coach says of a move: the words are made from the comparison it made and from nothing
// else, so that they cannot say another thing than the figures beside them.
#pragma once

#include "engine/core/lang.hpp"
#include "engine/core/move.hpp"

namespace pionek {

// Two moves of one position, and how often each wins in the games the coach imagined.
struct Comparison {
  // What the other move is to the one who reads.
  enum class Other : std::uint8_t { none, next_best, best, played };

  Move best;
  Move other;
  double best_chance = 0;
  double other_chance = 0;  // never more than that of the best
  Other is = Other::none;
  bool close = false;     // the difference could be chance
  bool at_sight = false;  // the game's own policy prefers the best move, too
};

// Whether a difference between two chances could be chance: too little to matter, or within what so
// few tries can tell. Half the reciprocal root is the standard error of a chance at its worst; what
// simulations come to is spread about half as much.
bool could_be_chance(double difference, double tries);

// The game's own reason for the move that is spoken of, where there is one, and what the comparison
// says. A reason is that of the policy: it is told only where policy and search are of one mind.
Text words_of(const Comparison& comparison, const Text& reason);

}  // namespace pionek
