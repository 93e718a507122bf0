#include "bots/power_grid/lab/policy_match.hpp"

#include <cmath>

#include "bots/knowledge.hpp"
#include "bots/power_grid/greedy.hpp"

namespace pionek::power_grid::lab {
namespace {

constexpr int kMaxPlies = 5000;

Move choose(const Policy* policy, Greedy& greedy, const State& s, Seat seat) {
  if (policy != nullptr) return policy->choose(s);
  AnyState any(s);
  Rng unused;
  return greedy.choose(any, seat, unused);
}

}  // namespace

double MatchResult::reach() const {
  return games == 0 ? 1 : 1.96 * std::sqrt(share() * (1 - share()) / games);
}

MatchResult match(const Policy& first, const std::vector<const Policy*>& others, int seats,
                  int deals, std::uint64_t seed) {
  const PowerGrid& game = first.game();
  Greedy greedy(game);
  MatchResult result;
  Silent silent;
  for (int deal = 0; deal < deals; ++deal) {
    const Seed deal_seed{seed, static_cast<std::uint64_t>(deal), 0, 0};
    Rng rng(deal_seed);
    Setup setup;
    setup.seats = seats;
    setup.choice[0] = static_cast<std::uint8_t>(deal % 2);  // both maps
    std::array<const Policy*, kMaxSeats> at{};
    for (auto& each : at) each = others[rng.below(static_cast<std::uint32_t>(others.size()))];
    for (int place = 0; place < seats; ++place) {
      State s = game.start(setup, deal_seed);
      for (int ply = 0; ply < kMaxPlies && game.to_move(s) != nobody; ++ply) {
        const Seat seat = game.to_move(s);
        const Policy* policy = index(seat) == place ? &first : at[index(seat)];
        game.play(s, choose(policy, greedy, s, seat), silent);
      }
      result.wins += win_shares(game.info(), game.outcome(s))[static_cast<std::size_t>(place)];
      ++result.games;
    }
  }
  return result;
}

}  // namespace pionek::power_grid::lab
