#include "bots/elo.hpp"

#include <cmath>
#include <cstddef>

namespace pionek {
namespace {

constexpr int kSweeps = 10'000;
constexpr double kEnough = 1e-10;

using Table = std::vector<std::vector<double>>;

Table with_a_draw(Table score) {
  for (std::size_t i = 0; i < score.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (score[i][k] + score[k][i] == 0) continue;
      score[i][k] += 0.5;
      score[k][i] += 0.5;
    }
  }
  return score;
}

// One step of the usual fixed-point iteration for a player's strength.
double better_strength(const Table& score, const std::vector<double>& strength, std::size_t i) {
  double points = 0;
  double expected = 0;
  for (std::size_t k = 0; k < score.size(); ++k) {
    if (k == i) continue;
    points += score[i][k];
    expected += (score[i][k] + score[k][i]) / (strength[i] + strength[k]);
  }
  return expected == 0 ? strength[i] : points / expected;
}

double half_width(const Table& score, const std::vector<double>& strength, std::size_t i) {
  double information = 0;
  for (std::size_t k = 0; k < score.size(); ++k) {
    if (k == i) continue;
    const double chance = strength[i] / (strength[i] + strength[k]);
    information += (score[i][k] + score[k][i]) * chance * (1 - chance);
  }
  return information == 0 ? 0 : 1.959964 / std::sqrt(information) * 400 / std::log(10);
}

}  // namespace

std::vector<Rating> elo_ratings(const Table& score) {
  const Table table = with_a_draw(score);
  std::vector<double> strength(table.size(), 1);
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    double change = 0;
    double mean = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
      const double next = better_strength(table, strength, i);
      change = std::max(change, std::abs(std::log(next / strength[i])));
      strength[i] = next;
      mean += std::log(next) / static_cast<double>(table.size());
    }
    for (double& each : strength) each /= std::exp(mean);
    if (change < kEnough) break;
  }
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const double elo = 400 * std::log10(strength[i]);
    const double reach = half_width(table, strength, i);
    ratings.push_back({elo, elo - reach, elo + reach});
  }
  return ratings;
}

}  // namespace pionek
