// Searches of Praga Caput Regni with different numbers against each other.
#pragma once

#include <string>

#include "bots/praga/knowledge.hpp"
#include "bots/search.hpp"

namespace pionek::praga::lab {

struct DuelSide {
  std::int64_t iterations = 200;
  SearchTuning search;
  Network network = learned_network();
};

// "it:300,ex:0.1,fp:0.02,tr:0.5,h:1,net:FILE": iterations, exploration, first_play, trust, horizon,
// weights; what is not named stays as it is for the expert.
DuelSide read_side(const std::string& text);

// Every deal once from every seat: the first against the others; prints the share of the first and
// its points above the others, alone its points.
void duel(const Praga& game, const DuelSide& first, const DuelSide& others, int seats, int deals,
          std::uint64_t seed);

}  // namespace pionek::praga::lab
