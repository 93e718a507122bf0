#include "bots/lab/carnegie/learn.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <tuple>

#include "bots/carnegie/wing.hpp"
#include "bots/search_bot.hpp"

namespace pionek::lab {
namespace {

using namespace carnegie;

constexpr int kBatch = 128;

// A move that is not the first choice now and then, by its weight, so that the games differ and
// positions off the beaten track are seen, too.
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

Setup setup_of(int number) {
  constexpr std::array<int, 8> kTables{4, 2, 4, 1, 4, 3, 4, 2};
  Setup setup;
  setup.seats = kTables[static_cast<std::size_t>(number) % kTables.size()];
  setup.choice[kLevelOption] = static_cast<std::uint8_t>(number / 8 % 4);
  return setup;
}

void play_game(const Policy& policy, SearchBot<Carnegie>* bot, int number,
               const CarnegieLearnPlan& plan, std::vector<CarnegieSample>& samples) {
  const Carnegie& game = policy.game();
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 5, 0};
  Rng rng(seed);
  State s = game.start(setup_of(number), seed);
  const std::size_t first = samples.size();
  int round = 0;
  Silent silent;
  while (game.to_move(s) != nobody) {
    const bool wanders = rng.below(1000) < static_cast<std::uint32_t>(1000 * plan.wander);
    Move move;
    if (bot == nullptr || wanders) {
      move = wandering(policy, s, bot == nullptr ? plan.wander : 1, rng);
    } else {
      AnyState imagined(s);
      move = bot->choose(imagined, game.to_move(s), rng);
    }
    game.play(s, move, silent);
    if (s.round == round || game.to_move(s) == nobody) continue;
    round = s.round;
    for (int i = 0; i < s.seats; ++i) {
      const Standpoint view = look_at(game, s, seat_at(i));
      samples.push_back({view.features, view.points, 0, s.seats,
                         static_cast<std::uint8_t>(game.data().rounds - s.round + 1)});
    }
  }
  const Scores scores = game.scores(s);
  for (std::size_t i = first; i < samples.size(); ++i) {
    samples[i].end = static_cast<float>(scores[static_cast<int>((i - first) % s.seats)].points);
  }
}

// The weights as one flat list, for the optimiser.
std::span<float> flat(Network& network) {
  static_assert(std::is_trivially_copyable_v<Network>);
  return {reinterpret_cast<float*>(&network), sizeof(Network) / sizeof(float)};
}

// Adds the gradient of the squared error of one sample; returns the error.
double add_gradient(const Network& network, const CarnegieSample& sample, Network* gradient) {
  std::array<float, kHidden> hidden = network.bias;
  float grade = 0;
  for (int j = 0; j < kFeatures; ++j) {
    const float x = sample.features[j];
    grade += network.direct[j] * x;
    for (int k = 0; k < kHidden; ++k) hidden[k] += network.first[j][k] * x;
  }
  for (int k = 0; k < kHidden; ++k) grade += network.second[k] * std::max(0.0F, hidden[k]);
  const float slope = grade - (sample.end - sample.points) / kUnit;
  if (gradient == nullptr) return slope;
  std::array<float, kHidden> back{};
  for (int k = 0; k < kHidden; ++k) {
    if (hidden[k] <= 0) continue;
    gradient->second[k] += slope * hidden[k];
    back[k] = slope * network.second[k];
    gradient->bias[k] += back[k];
  }
  for (int j = 0; j < kFeatures; ++j) {
    const float x = sample.features[j];
    gradient->direct[j] += slope * x;
    for (int k = 0; k < kHidden; ++k) gradient->first[j][k] += back[k] * x;
  }
  return slope;
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
    for (float& weight : row) weight = 0.25F * random();
  }
  for (float& weight : network.second) weight = 0.25F * random();
}

// How far the difference of two seats at a table lies from what was expected, by rounds to come.
void show_spread(const Network& network, const std::vector<CarnegieSample>& samples,
                 std::size_t held_back) {
  std::array<double, 21> squares{};
  std::array<int, 21> count{};
  for (std::size_t i = 0; i + 1 < held_back; ++i) {
    if (samples[i].seats < 2 || samples[i + 1].left != samples[i].left) continue;
    const double drift = kUnit * (add_gradient(network, samples[i], nullptr) -
                                  add_gradient(network, samples[i + 1], nullptr));
    squares[samples[i].left] += drift * drift;
    ++count[samples[i].left];
  }
  for (std::size_t left = 1; left < squares.size(); left += 3) {
    std::ignore = std::fprintf(stderr, "%zu rounds to come: the difference drifts by %.1f\n", left,
                               std::sqrt(squares[left] / std::max(1, count[left])));
  }
}

}  // namespace

std::vector<CarnegieSample> play_samples(const Policy& policy, const Network& network,
                                         const CarnegieLearnPlan& plan) {
  std::vector<CarnegieSample> samples;
  const auto wing = std::make_shared<Wing<Carnegie>>(policy.game(), policy.tuning(), network);
  SearchBot<Carnegie> bot(wing, policy.game(), {}, Budget{.iterations = plan.iterations}, {});
  for (int number = 0; number < plan.games; ++number) {
    play_game(policy, plan.iterations > 0 ? &bot : nullptr, number, plan, samples);
  }
  return samples;
}

Network learn(const std::vector<CarnegieSample>& samples, Network network,
              const CarnegieLearnPlan& plan) {
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
        const double error = add_gradient(network, samples[order[k]], &gradient);
        loss += error * error;
      }
      optimiser.step(network, gradient, rate);
    }
    double held_loss = 0;
    for (std::size_t i = 0; i < held_back; ++i) {
      const double error = add_gradient(network, samples[i], nullptr);
      held_loss += error * error;
    }
    std::ignore =
        std::fprintf(stderr, "epoch %d: error %.2f points, on %zu held back %.2f\n", epoch,
                     kUnit * std::sqrt(loss / static_cast<double>(order.size())), held_back,
                     kUnit * std::sqrt(held_loss / static_cast<double>(held_back)));
  }
  show_spread(network, samples, held_back);
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
