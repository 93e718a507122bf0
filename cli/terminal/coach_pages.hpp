// What the coach says, as lines of text that fit the width.
#pragma once

#include "bots/coach.hpp"
#include "cli/terminal/pages.hpp"

namespace pionek {

// Everybody's chances after so many plies, and the best choices with their reasons; behind each how
// it is typed, if that is wanted.
Lines hint_lines(const Teller& tell, const Hint& hint, int ply, int width, MovesAs moves);

struct ReviewWish {
  std::string file;     // the record, for the commands that go on from a move; may be empty
  Seat every = nobody;  // the seat of which every decision is told
  int width = 80;
};

// The chances over time as a graph, the turning points, how each seat played.
Lines review_lines(const Teller& tell, const Review& review, const ReviewWish& wish);

}  // namespace pionek
