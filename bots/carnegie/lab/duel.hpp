// Searches of Carnegie with different numbers against each other.
#pragma once

#include <string>

#include "bots/carnegie/knowledge.hpp"
#include "bots/search.hpp"

namespace pionek::lab {

struct CarnegieSide {
  std::int64_t iterations = 200;
  SearchTuning search;
  carnegie::Network network = carnegie::learned_network();
};

// "it:300,ex:0.1,fp:0.02,tr:0.5,h:1,net:FILE": iterations, exploration, first_play, trust, horizon,
// weights; what is not named stays as it is for the expert.
CarnegieSide read_side(const std::string& text);

// Every deal once from every seat: the first against the others; prints the share of the first.
void duel(const carnegie::Carnegie& game, const CarnegieSide& first, const CarnegieSide& others,
          int seats, int deals, std::uint64_t seed);

}  // namespace pionek::lab
