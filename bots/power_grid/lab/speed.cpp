// How fast policy and search are.
#include <ctime>

#include "bots/power_grid/knowledge.hpp"
#include "bots/power_grid/lab/lab.hpp"

namespace pionek::power_grid::lab {
namespace {

// Processor time, so that other work on the machine does not matter.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The beginnings of all rounds of some games of the policy.
std::vector<State> beginnings(const PowerGrid& game, const Knowledge<PowerGrid>& knowledge) {
  std::vector<State> rounds;
  for (std::uint64_t deal = 0; deal < 50; ++deal) {
    Setup setup;
    setup.seats = 4;
    State s = game.start(setup, Seed{deal, 0, 0, 0});
    Rng rng(deal);
    Knowledge<PowerGrid>::Memory memory;
    for (int round = 0; game.to_move(s) != nobody; knowledge.advance(s, rng, memory)) {
      if (s.round != round) rounds.push_back(s);
      round = s.round;
    }
  }
  return rounds;
}

}  // namespace

Speed measure_speed(const PowerGrid& game) {
  const Knowledge<PowerGrid> knowledge(game);
  const auto rounds = beginnings(game, knowledge);
  Speed speed;
  Rng rng(1);
  std::int64_t done = 0;
  double start = seconds();
  while (seconds() < start + 2) {
    for (const auto& round : rounds) {
      State s = round;
      Knowledge<PowerGrid>::Memory memory;
      while (s.round == round.round && game.to_move(s) != nobody) knowledge.advance(s, rng, memory);
      ++done;
    }
  }
  speed.simulations = static_cast<double>(done) / (seconds() - start);
  Search<PowerGrid> search(game, knowledge, {}, 1 << 19);
  done = 0;
  start = seconds();
  for (const auto& round : rounds) {
    search.reset(round, game.to_move(round));
    for (int i = 0; i < 200; ++i, ++done) search.iterate(rng);
  }
  speed.iterations = static_cast<double>(done) / (seconds() - start);
  return speed;
}

}  // namespace pionek::power_grid::lab
