// Uniformly random games on the fast path: the measure of speed, the source of signatures, and the
// simplest rollout. Allocates nothing.
#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace pionek {

struct PlayoutTotals {
  std::int64_t games = 0;
  std::int64_t moves = 0;
  std::int64_t options = 0;     // summed over all choices
  std::int64_t unfinished = 0;  // games stopped at max_plies
  Hasher signature;             // over every final state
};

// Plays on from a state to its end. Every legal move is equally likely, every amount of a range
// counting as one move.
template <Game G>
void random_playout(const G& game, typename G::State& state, Rng& rng, int max_plies,
                    PlayoutTotals& totals) {
  Silent silent;
  MoveList list;
  int plies = 0;
  for (; plies < max_plies && game.to_move(state) != nobody; ++plies) {
    list.clear();
    game.options(state, list);
    totals.options += list.size();
    game.play(state, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
              silent);
  }
  totals.moves += plies;
  totals.unfinished += game.to_move(state) == nobody ? 0 : 1;
  ++totals.games;
  totals.signature.add(hash_of<G>(state));
}

// Game number k is fixed by (seed, k) alone.
template <Game G>
void random_games(const G& game, const Setup& setup, std::uint64_t seed, std::int64_t first,
                  std::int64_t count, int max_plies, PlayoutTotals& totals) {
  for (std::int64_t k = first; k < first + count; ++k) {
    const auto number = static_cast<std::uint64_t>(k);
    Rng rng(Seed{seed, number, 1, 0});
    typename G::State state = game.start(setup, Seed{seed, number, 0, 0});
    random_playout(game, state, rng, max_plies, totals);
  }
}

}  // namespace pionek
