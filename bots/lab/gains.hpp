// Learns how many points a seat will still gain, from games that a policy, and then a search, plays
// with itself, for the labs of the games. A game's `Lab` says at which tables it is learned
// (`table`), at which moments everybody is looked at (`moment`, one of `kMomentsASample`), and what
// is seen then (`look`).
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <thread>
#include <tuple>
#include <vector>

#include "bots/lab/learning.hpp"
#include "bots/native/thinking.hpp"
#include "bots/search_bot.hpp"

namespace pionek {

// One seat at such a moment, and how many points it had in the end.
template <class Features>
struct GainSample {
  Features features{};
  float points = 0;  // so far
  float end = 0;
  // For the spread: the seats of a table stand one after the other.
  std::uint8_t seats = 0;
  std::uint8_t left = 0;  // rounds or turns to come
};

template <class Lab>
using SamplesOf = std::vector<GainSample<typename Lab::Network::Features>>;

template <class Lab>
void play_game(const typename Lab::Policy& policy, SearchBot<typename Lab::Game>* bot, int number,
               const LearnPlan& plan, SamplesOf<Lab>& samples) {
  const auto& game = policy.game();
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 5, 0};
  Rng rng(seed);
  auto s = Lab::table(game, number, seed);
  std::optional<int> last = 0;
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
    const std::optional<int> now = Lab::moment(game, s);
    if (!now || now == last) continue;
    last = now;
    if (Lab::kMomentsASample > 1 && rng.below(Lab::kMomentsASample) != 0) continue;
    for (int i = 0; i < s.seats; ++i) samples.push_back(Lab::look(game, s, seat_at(i)));
  }
  const Scores scores = game.scores(s);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    samples[i].end = static_cast<float>(scores[static_cast<int>(i % s.seats)].points);
  }
}

// Games of the policy with itself; with iterations, of a search with that network.
template <class Lab>
SamplesOf<Lab> play_samples(const typename Lab::Policy& policy,
                            const typename Lab::Network& network, std::int64_t iterations,
                            const LearnPlan& plan) {
  using Game = typename Lab::Game;
  const auto knowledge = std::make_shared<Knowledge<Game>>(policy.game(), policy.tuning(), network);
  std::vector<SamplesOf<Lab>> games(static_cast<std::size_t>(plan.games));
  std::atomic<int> next = 0;
  const auto play_on = [&](int /*thread*/) {
    SearchBot<Game> bot(knowledge, policy.game(), {}, Budget{.iterations = iterations}, {});
    for (int number = next++; number < plan.games; number = next++) {
      play_game<Lab>(policy, iterations > 0 ? &bot : nullptr, number, plan,
                     games[static_cast<std::size_t>(number)]);
    }
  };
  native_thinking().parallel(static_cast<int>(std::thread::hardware_concurrency()), play_on);
  SamplesOf<Lab> samples;
  for (const auto& game : games) samples.insert(samples.end(), game.begin(), game.end());
  return samples;
}

// By how much the network expects too many points, in units.
template <class Lab>
float error_of(const typename Lab::Network& network,
               const typename SamplesOf<Lab>::value_type& sample, typename Lab::Network* gradient) {
  typename Lab::Network::Sums sums{};
  const float grade = network.run(sample.features, sums);
  const float error = grade - (sample.end - sample.points) / Lab::kUnit;
  if (gradient != nullptr) add_slope(network, sample.features, sums, error, *gradient);
  return error;
}

// How far the difference of two seats at a table lies from what was expected, by what is to come.
template <class Lab>
void show_spread(const typename Lab::Network& network, const SamplesOf<Lab>& samples) {
  std::array<double, Lab::kLeftShown + 1> squares{};
  std::array<int, Lab::kLeftShown + 1> count{};
  for (std::size_t i = 0; i + 1 < held_back(samples.size()); ++i) {
    if (samples[i].seats < 2 || samples[i + 1].left != samples[i].left) continue;
    const double drift = Lab::kUnit * (error_of<Lab>(network, samples[i], nullptr) -
                                       error_of<Lab>(network, samples[i + 1], nullptr));
    squares[samples[i].left] += drift * drift;
    ++count[samples[i].left];
  }
  for (std::size_t left = 0; left < squares.size(); ++left) {
    if (count[left] == 0) continue;
    std::ignore = std::fprintf(stderr, "%zu to come: the difference drifts by %.1f\n", left,
                               std::sqrt(squares[left] / count[left]));
  }
}

// Trains further from `network`; prints the loss on samples held back, and how far the points of
// two seats drift apart.
template <class Lab>
typename Lab::Network learn(const SamplesOf<Lab>& samples, const typename Lab::Network& network,
                            const LearnPlan& plan) {
  using Network = typename Lab::Network;
  const auto squared_error = [](const Network& net, const auto& sample, Network* gradient) {
    const double error = error_of<Lab>(net, sample, gradient);
    return error * error;
  };
  const auto show = [&](int epoch, double loss, double held) {
    std::ignore = std::fprintf(stderr, "epoch %d: error %.2f points, on %zu held back %.2f\n",
                               epoch, Lab::kUnit * std::sqrt(loss), held_back(samples.size()),
                               Lab::kUnit * std::sqrt(held));
  };
  const Network learned =
      train(samples, network, plan, {.batch = 128, .scatter = 0.25F}, squared_error, show);
  show_spread<Lab>(learned, samples);
  return learned;
}

// Plays samples, learns from them and prints the weights. With iterations the search plays, and the
// weights go on from `learned`, those compiled in.
template <class Lab>
void learn_evaluation(const typename Lab::Policy& policy, const typename Lab::Network& learned,
                      int games, int seed, int iterations) {
  LearnPlan plan{.games = games, .seed = static_cast<std::uint64_t>(seed)};
  typename Lab::Network network;
  if (iterations > 0) {
    plan.wander = 0.03;
    plan.rate = 5e-4;
    network = learned;
  }
  const auto samples = play_samples<Lab>(policy, network, iterations, plan);
  std::ignore = std::fprintf(stderr, "%zu samples\n", samples.size());
  std::ignore = std::fputs(as_text(learn<Lab>(samples, network, plan)).c_str(), stdout);
}

}  // namespace pionek
