// Policies of one game against each other, without a search in between, and the tuning of their
// numbers, for the labs of the games. A game's `Lab` names its Game, Policy and Tuning, its numbers
// (`numbers_of`) and how a table begins (`deal`).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "bots/knowledge.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

// A number of a tuning, by name; those in arrays as uses.3. `least` is how large it is taken to be
// at least when it is changed by a part of itself.
struct Number {
  std::string name;
  double* value;
  double least = 0.05;
};
using Numbers = std::vector<Number>;

template <class Tuning, class Fields>
Numbers numbers_by_name(Tuning& tuning, const Fields& fields) {
  Numbers all;
  for (const auto& [name, field] : fields) all.push_back({std::string(name), &(tuning.*field)});
  return all;
}

template <class Array>
void add_numbers(Numbers& all, const std::string& name, Array& numbers, double least = 0.05) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    all.push_back({name + "." + std::to_string(i), &numbers[i], least});
  }
}

// Takes the name=value arguments out of the list.
template <class Lab>
typename Lab::Tuning read_tuning(std::vector<char*>& arguments) {
  typename Lab::Tuning tuning;
  const Numbers numbers = Lab::numbers_of(tuning);
  std::erase_if(arguments, [&](const std::string& argument) {
    const auto at = argument.find('=');
    if (at == std::string::npos) return false;
    for (const Number& each : numbers) {
      if (each.name == argument.substr(0, at)) *each.value = std::stod(argument.substr(at + 1));
    }
    return true;
  });
  return tuning;
}

struct MatchResult {
  int games = 0;
  double wins = 0;
  double points = 0;   // of the first, summed
  double margin = 0;   // points above the mean of the others; alone: above the rival or nothing
  double margin2 = 0;  // squares
  double best = 0;     // points of the winner

  [[nodiscard]] double mean() const { return margin / games; }
  // Half the width of the 95 % interval of the mean margin.
  [[nodiscard]] double reach() const {
    return 1.96 * std::sqrt(std::max(0.0, margin2 / games - mean() * mean()) / games);
  }
  void print(const char* title, int seats) const {
    std::printf("%s, %d seats: wins %.3f, margin %.2f +- %.2f, points %.1f, best %.1f, %d games\n",
                title, seats, wins / games, mean(), reach(), points / games, best / games, games);
  }
};

// One seat with `first`, the others with `other`; every deal is played once from every seat.
// `deal(seed)` is how a table begins; the same seed means the same tables.
template <class Policy, class Deal>
MatchResult match(const Policy& first, const Policy& other, int seats, int deals,
                  std::uint64_t seed, const Deal& deal) {
  const auto& game = first.game();
  MatchResult result;
  Silent silent;
  for (int k = 0; k < deals * seats; ++k) {
    auto s = deal(Seed{seed, static_cast<std::uint64_t>(k / seats), 0, 0});
    while (game.to_move(s) != nobody) {
      const bool own = index(game.to_move(s)) == k % seats;
      game.play(s, (own ? first : other).choose(s), silent);
    }
    const Scores scores = game.scores(s);
    double others = seats == 1 && scores.rival ? scores.rival->points : 0;
    int best = 0;
    for (int i = 0; i < seats; ++i) {
      best = std::max(best, scores[i].points);
      if (i != k % seats) others += scores[i].points;
    }
    const double margin = scores[k % seats].points - others / std::max(1, seats - 1);
    ++result.games;
    result.wins += final_values(game.info(), game.outcome(s))[static_cast<std::size_t>(k % seats)];
    result.points += scores[k % seats].points;
    result.best += best;
    result.margin += margin;
    result.margin2 += margin * margin;
  }
  return result;
}

// What a change of every number brought, summed over games.
struct Slopes {
  std::vector<double> sum;
  double squares = 0;  // of the points
  int count = 0;
};

// A game in which every seat plays with its own changes.
template <class Lab>
void explore(const typename Lab::Game& game, const typename Lab::Tuning& tuning,
             const std::vector<double>& reach, int seats, Rng& rng, Slopes& slopes) {
  std::vector<typename Lab::Policy> policies;
  std::vector<std::vector<int>> signs;
  for (int i = 0; i < seats; ++i) {
    auto changed = tuning;
    const Numbers numbers = Lab::numbers_of(changed);
    auto& own = signs.emplace_back();
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      own.push_back(rng.below(2) == 0 ? 1 : -1);
      *numbers[k].value += own.back() * reach[k];
    }
    policies.emplace_back(game, changed);
  }
  auto s = Lab::deal(game, seats, Seed{rng.next(), 0, 0, 0});
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

// Climbs with all numbers at once: in every game each seat plays with its own small changes, and
// what the changes did to the points of those who had them tells where to go. Prints the numbers
// after every step.
template <class Lab>
void tune(const typename Lab::Game& game, const typename Lab::Tuning& start, int games, int steps,
          std::uint64_t seed) {
  using Policy = typename Lab::Policy;
  const auto deal = [&](const Seed& each) { return Lab::deal(game, 4, each); };
  auto best = start;
  Rng rng(seed);
  for (int step = 0; step < steps; ++step) {
    const Numbers numbers = Lab::numbers_of(best);
    std::vector<double> reach;
    reach.reserve(numbers.size());
    for (const Number& each : numbers) {
      reach.push_back(0.12 * std::max(std::abs(*each.value), each.least));
    }
    Slopes slopes{std::vector<double>(numbers.size()), 0, 0};
    for (int k = 0; k < games; ++k) {
      const int seats = Lab::kTuningTables[static_cast<std::size_t>(k) % Lab::kTuningTables.size()];
      explore<Lab>(game, best, reach, seats, rng, slopes);
    }
    const double error = std::sqrt(slopes.squares) / slopes.count;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      const double slope = slopes.sum[k] / slopes.count / error;
      *numbers[k].value += reach[k] * std::tanh(slope / 3);
    }
    const auto check =
        match(Policy(game, best), Policy(game, start), 4, games / 40 + 1, seed, deal);
    std::printf("step %d: against the start %.2f +- %.2f, points %.1f\n", step, check.mean(),
                check.reach(), check.points / check.games);
    for (const Number& each : numbers) std::printf("%s=%.4g ", each.name.c_str(), *each.value);
    std::puts("");
    std::ignore = std::fflush(stdout);
  }
}

}  // namespace pionek
