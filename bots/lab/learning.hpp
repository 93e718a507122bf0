// What learning an evaluation has in common for all games: players who wander, a network that is
// trained by Adam, and weights as text.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "bots/candidates.hpp"
#include "bots/network.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

struct LearnPlan {
  int games = 20'000;
  int epochs = 6;
  double wander = 0.1;  // how often a player tries a move that is not its first choice
  double rate = 2e-3;   // of learning, at first
  std::uint64_t seed = 1;
};

// What suits a game's samples.
struct Habits {
  std::size_t batch = 64;
  float scatter = 0.3F;  // how far from nothing weights begin
};

// A move that is not the first choice now and then, by its weight, so that the games differ and
// positions off the beaten track are seen, too.
template <class Policy, class State>
Move wandering(const Policy& policy, const State& s, double wander, Rng& rng) {
  if (rng.below(1000) >= static_cast<std::uint32_t>(1000 * wander)) return policy.choose(s);
  Candidates all;
  policy.candidates(s, all);
  float sum = 0;
  for (const Candidate& each : all) sum += std::sqrt(each.weight);
  float at = sum * static_cast<float>(rng.below(1 << 20)) / (1 << 20);
  for (const Candidate& each : all) {
    at -= std::sqrt(each.weight);
    if (at <= 0) return each.move;
  }
  return all.back().move;
}

// The weights as one flat list.
template <class Network>
std::span<float> flat(Network& network) {
  static_assert(std::is_trivially_copyable_v<Network>);
  return {reinterpret_cast<float*>(&network), sizeof(Network) / sizeof(float)};
}

// Adds to the gradient what one run of the network had to do with a loss; `slope` is how much the
// loss grows with the grade, `sums` are those of the run.
template <class Network>
void add_slope(const Network& network, const typename Network::Features& features,
               const typename Network::Sums& sums, float slope, Network& gradient) {
  typename Network::Sums back{};
  for (int k = 0; k < Network::kHidden; ++k) {
    if (sums[k] <= 0) continue;
    gradient.second[k] += slope * sums[k];
    back[k] = slope * network.second[k];
    gradient.bias[k] += back[k];
  }
  for (int j = 0; j < Network::kFigures; ++j) {
    const float x = features[j];
    gradient.direct[j] += slope * x;
    for (int k = 0; k < Network::kHidden; ++k) gradient.first[j][k] += back[k] * x;
  }
}

// Adam.
template <class Network>
class Optimiser {
 public:
  explicit Optimiser(std::size_t batch) : batch_(static_cast<float>(batch)) {}

  void step(Network& network, Network& gradient, double rate) {
    ++steps_;
    const double unbias_mean = 1 - std::pow(0.9, steps_);
    const double unbias_square = 1 - std::pow(0.999, steps_);
    const auto weights = flat(network);
    const auto slopes = flat(gradient);
    const auto means = flat(mean_);
    const auto squares = flat(square_);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float slope = slopes[i] / batch_ + 1e-5F * weights[i];
      means[i] += 0.1F * (slope - means[i]);
      squares[i] += 0.001F * (slope * slope - squares[i]);
      weights[i] -= static_cast<float>(rate * (means[i] / unbias_mean) /
                                       (std::sqrt(squares[i] / unbias_square) + 1e-8));
    }
  }

 private:
  float batch_;
  Network mean_{};
  Network square_{};
  int steps_ = 0;
};

template <class Network>
void scatter(Network& network, float reach, Rng& rng) {
  const auto random = [&] { return (static_cast<float>(rng.below(2000)) - 1000) / 1000; };
  for (auto& row : network.first) {
    for (float& weight : row) weight = reach * random();
  }
  for (float& weight : network.second) weight = reach * random();
}

// The first twentieth of the samples is held back, and only looked at.
inline std::size_t held_back(std::size_t samples) { return samples / 20; }

// Trains further from `network`, or from scattered weights if it is empty. loss(network, sample,
// gradient) is the loss of one sample, and adds its gradient if there is one to add to. After each
// epoch show(epoch, loss, loss of those held back), both on average.
template <class Network, class Sample, class Loss, class Show>
Network train(const std::vector<Sample>& samples, Network network, const LearnPlan& plan,
              const Habits& habits, const Loss& loss, const Show& show) {
  Rng rng(plan.seed);
  if (network.second == typename Network::Sums{}) scatter(network, habits.scatter, rng);
  const std::size_t held = held_back(samples.size());
  std::vector<std::uint32_t> order(samples.size() - held);
  std::iota(order.begin(), order.end(), static_cast<std::uint32_t>(held));
  const auto mean = [](double sum, std::size_t count) {
    return count == 0 ? 0 : sum / static_cast<double>(count);
  };
  Optimiser<Network> optimiser(habits.batch);
  for (int epoch = 0; epoch < plan.epochs; ++epoch) {
    rng.shuffle(order);
    const double rate = plan.rate * std::pow(0.6, epoch);
    double sum = 0;
    for (std::size_t i = 0; i + habits.batch <= order.size(); i += habits.batch) {
      Network gradient{};
      for (std::size_t k = i; k < i + habits.batch; ++k) {
        sum += loss(network, samples[order[k]], &gradient);
      }
      optimiser.step(network, gradient, rate);
    }
    double held_sum = 0;
    for (std::size_t i = 0; i < held; ++i) held_sum += loss(network, samples[i], nullptr);
    show(epoch, mean(sum, order.size()), mean(held_sum, held));
  }
  return network;
}

// As an initialiser for weights.inc.
template <class Network>
std::string as_text(Network network) {
  std::string text;
  std::array<char, 32> digits{};
  int column = 0;
  for (const float weight : flat(network)) {
    std::ignore = std::snprintf(digits.data(), digits.size(), "%.4gF,",
                                std::abs(weight) < 1e-6F ? 0.0 : static_cast<double>(weight));
    std::string word = digits.data();
    // A whole number needs a point before its F.
    if (word.find_first_of(".e") == std::string::npos) word.insert(word.size() - 2, ".0");
    text += word;
    text += ++column % 10 == 0 ? '\n' : ' ';
  }
  return text + '\n';
}

// The reverse, from a file of that name. Without a whole network in it the experiment ends.
template <class Network>
Network read_network(const std::string& path) {
  std::ifstream file(path);
  Network network;
  std::string word;
  for (float& weight : flat(network)) {
    if (!(file >> word)) {
      std::ignore = std::fprintf(stderr, "%s: no weights, or too few\n", path.c_str());
      std::exit(1);
    }
    weight = std::strtof(word.c_str(), nullptr);
  }
  return network;
}

}  // namespace pionek
