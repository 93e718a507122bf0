#include "bots/lab/carnegie/match.hpp"

#include <cmath>
#include <cstdio>

#include "bots/wing.hpp"

namespace pionek::lab {
namespace {

using carnegie::Carnegie;
using carnegie::Policy;
using carnegie::Tuning;

Setup setup_for(int seats, int level) {
  Setup setup;
  setup.seats = seats;
  setup.choice[carnegie::kLevelOption] = static_cast<std::uint8_t>(level);
  return setup;
}

}  // namespace

double CarnegieMatch::reach() const {
  return 1.96 * std::sqrt(std::max(0.0, margin2 / games - mean() * mean()) / games);
}

CarnegieMatch match(const Policy& first, const Policy& other, int seats, int deals,
                    std::uint64_t seed, int level) {
  const Carnegie& game = first.game();
  const Setup setup = setup_for(seats, level);
  CarnegieMatch result;
  Silent silent;
  for (int k = 0; k < deals * seats; ++k) {
    auto s = game.start(setup, Seed{seed, static_cast<std::uint64_t>(k / seats), 0, 0});
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
    const double mean = seats == 1 ? scores.rival->points : others / (seats - 1);
    const double margin = scores[k % seats].points - mean;
    ++result.games;
    result.wins += final_values(game.info(), scores)[static_cast<std::size_t>(k % seats)];
    result.points += scores[k % seats].points;
    result.best += best;
    result.margin += margin;
    result.margin2 += margin * margin;
  }
  return result;
}

std::vector<std::pair<std::string, double*>> numbers_of(Tuning& tuning) {
  std::vector<std::pair<std::string, double*>> all;
  for (const auto& [name, field] : carnegie::kTuningFields) {
    all.emplace_back(std::string(name), &(tuning.*field));
  }
  const auto add = [&](const std::string& name, auto& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      all.emplace_back(name + "." + std::to_string(i), &numbers[i]);
    }
  };
  add("use", tuning.use);
  add("build", tuning.build);
  add("side_b", tuning.side_b);
  return all;
}

void tune(const Carnegie& game, const Tuning& start, int seats, int deals, int steps,
          std::uint64_t seed) {
  Tuning best = start;
  Rng rng(seed);
  for (int step = 0; step < steps; ++step) {
    Tuning changed = best;
    auto numbers = numbers_of(changed);
    auto& [name, number] = numbers[rng.below(static_cast<std::uint32_t>(numbers.size()))];
    const double old = *number;
    const double by = (rng.below(2) == 0 ? 1 : -1) * (0.15 + 0.35 * rng.below(100) / 100.0);
    *number += by * std::max(std::abs(old), 0.5);
    const std::uint64_t tables = rng.next();
    // A short look first; a full one where it is promising.
    const Policy now(game, best);
    const Policy next(game, changed);
    const auto look = match(next, now, seats, std::max(1, deals / 4), tables);
    if (look.mean() < 0.3 * look.reach()) continue;
    const auto result = match(next, now, seats, deals, tables + 1);
    if (result.mean() < 0.8 * result.reach()) continue;
    best = changed;
    std::printf("step %d: %s %.3f -> %.3f  margin %.2f +- %.2f, mean points %.1f\n", step,
                name.c_str(), old, *number, result.mean(), result.reach(),
                result.points / result.games);
    std::fflush(stdout);
  }
  for (const auto& [name, number] : numbers_of(best)) {
    std::printf("%s=%.4g ", name.c_str(), *number);
  }
  std::puts("");
}

}  // namespace pionek::lab
