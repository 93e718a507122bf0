#include "bots/nucleum/lab/match.hpp"

#include <cmath>
#include <cstdio>

#include "bots/knowledge.hpp"

namespace pionek::nucleum::lab {

double MatchResult::reach() const {
  return 1.96 * std::sqrt(std::max(0.0, margin2 / games - mean() * mean()) / games);
}

State deal(const Nucleum& game, int seats, const Seed& seed) {
  Setup setup;
  setup.seats = seats;
  State s = game.start(setup, seed);
  Rng rng(Seed{seed[0], seed[1], 77, 0});
  Silent silent;
  while (s.phase == Phase::setup) {
    MoveList list;
    game.options(s, list);
    game.play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
              silent);
  }
  return s;
}

MatchResult match(const Policy& first, const Policy& other, int seats, int deals,
                  std::uint64_t seed) {
  const Nucleum& game = first.game();
  MatchResult result;
  Silent silent;
  for (int k = 0; k < deals * seats; ++k) {
    State s = deal(game, seats, Seed{seed, static_cast<std::uint64_t>(k / seats), 0, 0});
    while (game.to_move(s) != nobody) {
      const bool own = index(game.to_move(s)) == k % seats;
      game.play(s, (own ? first : other).choose(s), silent);
    }
    const Scores scores = game.scores(s);
    double others = 0;
    int best = 0;
    for (int i = 0; i < seats; ++i) {
      best = std::max(best, scores[i].points);
      if (i != k % seats) others += scores[i].points;
    }
    const double margin = scores[k % seats].points - others / (seats - 1);
    ++result.games;
    result.wins += final_values(game.info(), game.outcome(s))[static_cast<std::size_t>(k % seats)];
    result.points += scores[k % seats].points;
    result.best += best;
    result.rounds += s.round;
    result.margin += margin;
    result.margin2 += margin * margin;
  }
  return result;
}

std::vector<std::pair<std::string, double*>> numbers_of(Tuning& tuning) {
  std::vector<std::pair<std::string, double*>> all;
  for (const auto& [name, field] : kTuningFields) {
    all.emplace_back(std::string(name), &(tuning.*field));
  }
  for (std::size_t i = 0; i < tuning.usual.size(); ++i) {
    all.emplace_back("usual." + std::to_string(i), &tuning.usual[i]);
  }
  return all;
}

namespace {

// What a change of every number brought, summed over games.
struct Slopes {
  std::vector<double> sum;
  double squares = 0;  // of the points
  int count = 0;
};

// A game in which every seat plays with its own changes.
void explore(const Nucleum& game, const Tuning& tuning, const std::vector<double>& reach, int seats,
             Rng& rng, Slopes& slopes) {
  std::vector<Policy> policies;
  std::vector<std::vector<int>> signs;
  for (int i = 0; i < seats; ++i) {
    Tuning changed = tuning;
    const auto numbers = numbers_of(changed);
    auto& own = signs.emplace_back();
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      own.push_back(rng.below(2) == 0 ? 1 : -1);
      *numbers[k].second += own.back() * reach[k];
    }
    policies.emplace_back(game, changed);
  }
  State s = deal(game, seats, Seed{rng.next(), 0, 0, 0});
  Silent silent;
  while (game.to_move(s) != nobody) {
    game.play(s, policies[static_cast<std::size_t>(index(game.to_move(s)))].choose(s), silent);
  }
  const Scores scores = game.scores(s);
  double mean = 0;
  for (const Standing& each : scores) mean += each.points / static_cast<double>(seats);
  for (int i = 0; i < seats; ++i) {
    const double above = scores[i].points - mean;
    for (std::size_t k = 0; k < reach.size(); ++k) {
      slopes.sum[k] += signs[static_cast<std::size_t>(i)][k] * above;
    }
    slopes.squares += above * above;
    ++slopes.count;
  }
}

}  // namespace

void tune(const Nucleum& game, const Tuning& start, int games, int steps, std::uint64_t seed) {
  Tuning best = start;
  Rng rng(seed);
  for (int step = 0; step < steps; ++step) {
    auto numbers = numbers_of(best);
    std::vector<double> reach;
    for (const auto& [name, value] : numbers) {
      reach.push_back(0.12 * std::max(std::abs(*value), 0.05));
    }
    Slopes slopes{std::vector<double>(numbers.size()), 0, 0};
    for (int k = 0; k < games; ++k) explore(game, best, reach, 2 + k % 3, rng, slopes);
    const double error = std::sqrt(slopes.squares) / slopes.count;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      const double slope = slopes.sum[k] / slopes.count / error;
      *numbers[k].second += reach[k] * std::tanh(slope / 3);
    }
    const auto check = match(Policy(game, best), Policy(game, start), 4, games / 40 + 1, seed);
    std::printf("step %d: against the start %.2f +- %.2f, points %.1f\n", step, check.mean(),
                check.reach(), check.points / check.games);
    for (const auto& [name, value] : numbers) std::printf("%s=%.4g ", name.c_str(), *value);
    std::puts("");
    std::fflush(stdout);
  }
}

}  // namespace pionek::nucleum::lab
