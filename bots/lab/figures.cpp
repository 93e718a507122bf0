// What whole games look like, and how fast search and coach are.
#include <thread>

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "bots/lab/lab.hpp"
#include "bots/native/thinking.hpp"

namespace pionek::lab {
namespace {

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

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

// The ends of games of one bot with itself.
std::vector<AnyState> play_games(const std::shared_ptr<const AnyGame>& game,
                                 const WholeGamesPlan& plan) {
  std::vector<AnyState> ends(static_cast<std::size_t>(plan.games));
  const int jobs = cores();
  native_thinking().parallel(jobs, [&](int job) {
    for (int k = job; k < plan.games; k += jobs) {
      const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(k);
      ends[static_cast<std::size_t>(k)] = play_game(game, plan.bot, plan.seats, seed).end;
    }
  });
  return ends;
}

int most_points(const AnyGame& game, const AnyState& end) {
  int most = 0;
  for (const Standing& standing : game.scores(end)) most = std::max(most, standing.points);
  return most;
}

}  // namespace

WholeGames measure_games(const std::shared_ptr<const AnyGame>& game, const WholeGamesPlan& plan) {
  WholeGames sum;
  for (const AnyState& end : play_games(game, plan)) {
    const json::object seen = tree(game->describe(end, nobody));
    const int rounds = seen.at("round").to_number<int>();
    const int most = most_points(*game, end);
    sum.usual += rounds >= plan.first_round && rounds <= plan.last_round ? 1 : 0;
    sum.strong += most >= seen.at("end_cities").to_number<int>() - plan.short_of_end ? 1 : 0;
    sum.rounds += static_cast<double>(rounds) / plan.games;
    sum.cities += static_cast<double>(most) / plan.games;
  }
  return sum;
}

double winners_points(const std::shared_ptr<const AnyGame>& game, const WholeGamesPlan& plan) {
  double mean = 0;
  for (const AnyState& end : play_games(game, plan)) {
    mean += static_cast<double>(most_points(*game, end)) / plan.games;
  }
  return mean;
}

CoachTime measure_coach(const std::shared_ptr<const AnyGame>& game, int hint_iterations,
                        int review_iterations) {
  constexpr int kHints = 10;
  const Played played = play_game(game, "hard", 4, 1);
  CoachPlan plan;
  plan.budget = {.iterations = hint_iterations, .milliseconds = 1000};  // as at a table
  plan.thinking = native_thinking();
  plan.jobs = cores();
  CoachTime time;
  AnyState state = played.start;
  const std::size_t stride = played.moves.size() / kHints;
  for (std::size_t ply = 0; ply < stride * kHints; ++ply) {
    if (ply % stride == 0) {
      const std::int64_t start = plan.thinking.clock();
      hint(*game, state, plan);
      time.hint_ms += static_cast<double>(plan.thinking.clock() - start) / kHints;
    }
    game->play(state, played.moves[ply]);
  }
  plan.budget = {.iterations = review_iterations};
  const std::int64_t start = plan.thinking.clock();
  time.decisions = review(*game, played.start, played.moves, plan).decisions.size();
  time.review_ms = static_cast<double>(plan.thinking.clock() - start);
  return time;
}

}  // namespace pionek::lab
