#include "bots/lab/learn.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <tuple>

#include "bots/power_grid/wing.hpp"
#include "bots/search_bot.hpp"

namespace pionek::lab {
namespace {

using namespace power_grid;

constexpr int kBatch = 64;

// A move that is not the first choice now and then, by its weight, so that the games differ and
// positions off the beaten track are seen, too.
Move wandering(const Policy& policy, const State& s, double wander, Rng& rng) {
  Candidates all;
  policy.candidates(s, all);
  if (rng.below(1000) >= static_cast<std::uint32_t>(1000 * wander)) return likeliest(all);
  float sum = 0;
  for (const Candidate& each : all) sum += std::sqrt(each.weight);
  float at = sum * static_cast<float>(rng.below(1 << 20)) / (1 << 20);
  for (const Candidate& each : all) {
    at -= std::sqrt(each.weight);
    if (at <= 0) return each.move;
  }
  return all.back().move;
}

// Four seats half of the time, the others evenly, on both maps.
Setup setup_of(int number) {
  constexpr std::array<int, 8> kSeats{4, 2, 4, 3, 4, 5, 4, 6};
  Setup setup;
  setup.seats = kSeats[static_cast<std::size_t>(number) % kSeats.size()];
  setup.choice[0] = static_cast<std::uint8_t>(number / 8 % 2);
  return setup;
}

// The mean of what the search thinks after each move, by how often it looked at it.
Values thought_of(const std::vector<Rated>& rated) {
  Values mean{};
  float visits = 0;
  for (const Rated& each : rated) visits += static_cast<float>(each.visits);
  for (const Rated& each : rated) {
    for (std::size_t k = 0; k < mean.size(); ++k) {
      mean[k] += each.chances[k] * static_cast<float>(each.visits) / visits;
    }
  }
  return mean;
}

void play_search_game(const PowerGrid& game, SearchBot<PowerGrid>& bot, const Policy& policy,
                      int number, const LearnPlan& plan, std::vector<Sample>& samples) {
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 6, 0};
  Rng rng(seed);
  State s = game.start(setup_of(number), seed);
  const std::size_t first = samples.size();
  int round = 1;
  Silent silent;
  while (game.to_move(s) != nobody) {
    const Seat seat = game.to_move(s);
    const bool wanders = rng.below(1000) < static_cast<std::uint32_t>(1000 * plan.wander);
    AnyState imagined(s);
    game.play(s, wanders ? wandering(policy, s, 1, rng) : bot.choose(imagined, seat, rng), silent);
    if (s.round == round || game.to_move(s) == nobody) continue;
    round = s.round;
    samples.push_back(
        {features_of(game, s), thought_of(bot.rate(s, game.to_move(s), rng)), s.seats});
  }
  const Values result = final_values(game.info(), game.scores(s));
  for (std::size_t i = first; i < samples.size(); ++i) {
    for (std::size_t k = 0; k < result.size(); ++k) {
      samples[i].result[k] = (samples[i].result[k] + result[k]) / 2;
    }
  }
}

void play_game(const Policy& policy, int number, const LearnPlan& plan,
               std::vector<Sample>& samples) {
  const PowerGrid& game = policy.game();
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 5, 0};
  Rng rng(seed);
  State s = game.start(setup_of(number), seed);
  const std::size_t first = samples.size();
  int round = 1;
  Silent silent;
  for (int ply = 0; ply < 5000 && game.to_move(s) != nobody; ++ply) {
    game.play(s, wandering(policy, s, plan.wander, rng), silent);
    if (s.round == round || game.to_move(s) == nobody) continue;
    round = s.round;
    samples.push_back({features_of(game, s), {}, s.seats});
  }
  const Values result = final_values(game.info(), game.scores(s));
  for (std::size_t i = first; i < samples.size(); ++i) samples[i].result = result;
}

// The weights as one flat list, for the optimiser.
std::span<float> flat(Network& network) {
  static_assert(std::is_trivially_copyable_v<Network>);
  return {reinterpret_cast<float*>(&network), sizeof(Network) / sizeof(float)};
}

// Adds the gradient of the loss of one sample; returns the loss.
double add_gradient(const Network& network, const Sample& sample, Network* gradient) {
  std::array<std::array<float, kHidden>, kMaxSeats> hidden{};
  std::array<float, kMaxSeats> grade{};
  float most = -1e9F;
  for (int i = 0; i < sample.seats; ++i) {
    hidden[i] = network.bias;
    for (int j = 0; j < kFeatures; ++j) {
      const float x = sample.features[i][j];
      grade[i] += network.direct[j] * x;
      for (int k = 0; k < kHidden; ++k) hidden[i][k] += network.first[j][k] * x;
    }
    for (int k = 0; k < kHidden; ++k) grade[i] += network.second[k] * std::max(0.0F, hidden[i][k]);
    most = std::max(most, grade[i]);
  }
  float sum = 0;
  for (int i = 0; i < sample.seats; ++i) sum += std::exp(grade[i] - most);
  double loss = 0;
  for (int i = 0; i < sample.seats; ++i) {
    const float chance = std::exp(grade[i] - most) / sum;
    loss -= sample.result[i] * std::log(std::max(1e-9F, chance));
    if (gradient == nullptr) continue;
    const float slope = chance - sample.result[i];
    std::array<float, kHidden> back{};
    for (int k = 0; k < kHidden; ++k) {
      if (hidden[i][k] <= 0) continue;
      gradient->second[k] += slope * hidden[i][k];
      back[k] = slope * network.second[k];
      gradient->bias[k] += back[k];
    }
    for (int j = 0; j < kFeatures; ++j) {
      const float x = sample.features[i][j];
      gradient->direct[j] += slope * x;
      for (int k = 0; k < kHidden; ++k) gradient->first[j][k] += back[k] * x;
    }
  }
  return loss;
}

// Adam.
struct Optimiser {
  Network mean{};
  Network square{};
  int steps = 0;

  void step(Network& network, Network& gradient, double rate) {
    ++steps;
    const double unbias_mean = 1 - std::pow(0.9, steps);
    const double unbias_square = 1 - std::pow(0.999, steps);
    const auto weights = flat(network);
    const auto slopes = flat(gradient);
    const auto means = flat(mean);
    const auto squares = flat(square);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float slope = slopes[i] / kBatch + 1e-5F * weights[i];
      means[i] += 0.1F * (slope - means[i]);
      squares[i] += 0.001F * (slope * slope - squares[i]);
      weights[i] -= static_cast<float>(rate * (means[i] / unbias_mean) /
                                       (std::sqrt(squares[i] / unbias_square) + 1e-8));
    }
  }
};

void scatter(Network& network, Rng& rng) {
  const auto random = [&] { return (static_cast<float>(rng.below(2000)) - 1000) / 1000; };
  for (auto& row : network.first) {
    for (float& weight : row) weight = 0.3F * random();
  }
  for (float& weight : network.second) weight = 0.3F * random();
}

}  // namespace

std::vector<Sample> play_samples(const Policy& policy, const LearnPlan& plan) {
  std::vector<Sample> samples;
  for (int number = 0; number < plan.games; ++number) play_game(policy, number, plan, samples);
  return samples;
}

std::vector<Sample> search_samples(const PowerGrid& game, const Network& network,
                                   std::int64_t iterations, const LearnPlan& plan) {
  const auto wing = std::make_shared<Wing<PowerGrid>>(game, Tuning{}, network);
  SearchBot<PowerGrid> bot(wing, game, {}, Budget{.iterations = iterations}, {});
  std::vector<Sample> samples;
  for (int number = 0; number < plan.games; ++number) {
    play_search_game(game, bot, wing->policy(), number, plan, samples);
  }
  return samples;
}

Network learn(const std::vector<Sample>& samples, Network network, const LearnPlan& plan) {
  Rng rng(plan.seed);
  if (network.second == std::array<float, kHidden>{}) scatter(network, rng);
  const std::size_t held_back = samples.size() / 20;
  std::vector<std::uint32_t> order;
  for (std::size_t i = held_back; i < samples.size(); ++i) {
    order.push_back(static_cast<std::uint32_t>(i));
  }
  Optimiser optimiser;
  for (int epoch = 0; epoch < plan.epochs; ++epoch) {
    rng.shuffle(order);
    const double rate = plan.rate * std::pow(0.6, epoch);
    double loss = 0;
    for (std::size_t i = 0; i + kBatch <= order.size(); i += kBatch) {
      Network gradient{};
      for (std::size_t k = i; k < i + kBatch; ++k) {
        loss += add_gradient(network, samples[order[k]], &gradient);
      }
      optimiser.step(network, gradient, rate);
    }
    double held_loss = 0;
    for (std::size_t i = 0; i < held_back; ++i) {
      held_loss += add_gradient(network, samples[i], nullptr);
    }
    std::ignore = std::fprintf(stderr, "epoch %d: loss %.4f, on %zu held back %.4f\n", epoch,
                               loss / static_cast<double>(order.size()), held_back,
                               held_loss / static_cast<double>(held_back));
  }
  return network;
}

std::string as_text(const Network& network) {
  Network copy = network;
  std::string text;
  std::array<char, 32> digits{};
  int column = 0;
  for (const float weight : flat(copy)) {
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

Network read_network(const std::string& path) {
  std::ifstream file(path);
  Network network;
  std::string word;
  for (float& weight : flat(network)) {
    if (file >> word) weight = std::strtof(word.c_str(), nullptr);
  }
  return network;
}

}  // namespace pionek::lab
