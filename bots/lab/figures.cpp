// What whole games look like, and how long the coach takes.
#include <cstdio>

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "bots/lab/lab.hpp"
#include "bots/native/thinking.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::lab {
namespace {

constexpr int kFirstRound = 8;
constexpr int kLastRound = 13;
constexpr int kSeats = 4;
constexpr int kEndCities = 17;  // the end trigger with four
constexpr int kShort = 2;       // cities that a winner may supply less

struct Played {
  AnyState start;
  AnyState end;
  std::vector<Move> moves;
};

Played play_game(const std::shared_ptr<const AnyGame>& game, const std::string& name, int seats,
                 std::uint64_t seed) {
  const auto bot = make_bot(name, game, native_thinking()).value();
  Setup setup;
  setup.seats = seats;
  Played played;
  played.start = played.end = game->start(setup, Seed{seed, 0, 0, 0});
  Rng rng(seed);
  while (game->to_move(played.end) != nobody) {
    played.moves.push_back(ask_bot(*bot, *game, played.end, rng));
    game->play(played.end, played.moves.back());
  }
  return played;
}

}  // namespace

void show_games(const std::string& name, int games, int seed) {
  const auto game = load_game("power-grid").value();
  int usual = 0;
  int strong = 0;
  double rounds = 0;
  double best = 0;
  for (int k = 0; k < games; ++k) {
    const Played played = play_game(game, name, kSeats, static_cast<std::uint64_t>(seed + k));
    const auto& state = played.end.as<power_grid::State>();
    int most = 0;
    for (const Standing& standing : game->scores(played.end)) {
      most = std::max(most, standing.points);
    }
    usual += state.round >= kFirstRound && state.round <= kLastRound ? 1 : 0;
    strong += most >= kEndCities - kShort ? 1 : 0;
    rounds += state.round;
    best += most;
  }
  std::printf(
      "%s, %d seats, %d games: %.1f rounds, %d games in %d to %d rounds; winner %.1f cities, "
      "%d games with at least %d\n",
      name.c_str(), kSeats, games, rounds / games, usual, kFirstRound, kLastRound, best / games,
      strong, kEndCities - kShort);
}

void time_coach(int iterations) {
  const auto game = load_game("power-grid").value();
  const Played played = play_game(game, "hard", kSeats, 1);
  CoachPlan plan;
  plan.thinking = native_thinking();
  std::int64_t start = plan.thinking.clock();
  hint(*game, played.start, plan);
  std::printf("a hint: %lld ms\n", static_cast<long long>(plan.thinking.clock() - start));
  plan.budget = {.iterations = iterations, .milliseconds = 0, .threads = 2};
  start = plan.thinking.clock();
  const Review result = review(*game, played.start, played.moves, plan);
  std::printf("a review of %zu moves, %zu decisions, %d iterations each: %lld ms\n",
              played.moves.size(), result.decisions.size(), iterations,
              static_cast<long long>(plan.thinking.clock() - start));
  for (const int turn : result.turning_points) {
    const Judgement& decision = result.decisions[static_cast<std::size_t>(turn)];
    std::printf("  move %d, seat %d: %s (%.2f), advised %s (%.2f): %s\n", decision.ply + 1,
                index(decision.seat) + 1, game->print(decision.played).c_str(),
                decision.played_chance, game->print(decision.advised).c_str(),
                decision.advised_chance, decision.why.en.c_str());
  }
}

}  // namespace pionek::lab
