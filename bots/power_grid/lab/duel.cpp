// One search against others with different numbers: how the numbers of the search were found.
#include <cstdio>

#include "bots/power_grid/knowledge.hpp"
#include "bots/power_grid/lab/lab.hpp"
#include "bots/power_grid/lab/policy_match.hpp"
#include "bots/search_bot.hpp"

namespace pionek::power_grid::lab {
namespace {

using Player = SearchBot<PowerGrid>;

std::unique_ptr<Player> seat_player(const PowerGrid& game, const DuelSide& side) {
  return std::make_unique<Player>(
      std::make_shared<Knowledge<PowerGrid>>(game, side.policy, side.network), game, side.search,
      Budget{.iterations = side.iterations}, Thinking{});
}

}  // namespace

void duel(const PowerGrid& game, const DuelPlan& plan) {
  MatchResult result;
  Silent silent;
  int rounds = 0;
  for (int deal = 0; deal < plan.deals; ++deal) {
    for (int place = 0; place < plan.seats; ++place) {
      std::vector<std::unique_ptr<Player>> players;
      for (int i = 0; i < plan.seats; ++i) {
        players.push_back(seat_player(game, i == place ? plan.first : plan.others));
      }
      Setup setup;
      setup.seats = plan.seats;
      setup.choice[0] = static_cast<std::uint8_t>(deal % 2);
      const auto number = static_cast<std::uint64_t>(deal);
      State s = game.start(setup, Seed{plan.seed, number, 0, 0});
      Rng rng(Seed{plan.seed, number, static_cast<std::uint64_t>(place), 1});
      while (game.to_move(s) != nobody) {
        AnyState imagined(s);
        const Seat seat = game.to_move(s);
        game.play(s, players[static_cast<std::size_t>(index(seat))]->choose(imagined, seat, rng),
                  silent);
      }
      result.wins += final_values(game.info(), game.outcome(s))[static_cast<std::size_t>(place)];
      ++result.games;
      rounds += s.round;
    }
  }
  std::printf("%d seats: %.3f +- %.3f of %d games, %.1f rounds\n", plan.seats, result.share(),
              result.reach(), result.games, static_cast<double>(rounds) / result.games);
}

}  // namespace pionek::power_grid::lab
