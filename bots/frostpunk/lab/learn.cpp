#include "bots/frostpunk/lab/learn.hpp"

#include <cmath>
#include <cstdio>

#include "bots/frostpunk/lab/tune.hpp"

namespace pionek::frostpunk::lab {
namespace {

void play_game(const Policy& policy, int number, const LearnPlan& plan,
               std::vector<FrostpunkSample>& samples) {
  const Frostpunk& game = policy.game();
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 5, 0};
  Rng rng(seed);
  State s = game.start(setup_of(game, number), seed);
  const std::size_t first = samples.size();
  int round = 0;
  Silent silent;
  while (game.to_move(s) != nobody) {
    game.play(s, wandering(policy, s, plan.wander, rng), silent);
    if (s.round == round || game.to_move(s) == nobody) continue;
    round = s.round;
    samples.push_back({look_at(game, s), false});
  }
  const bool won = s.ending == Ending::goal;
  for (std::size_t i = first; i < samples.size(); ++i) samples[i].won = won;
}

double cross_entropy(const Network& network, const FrostpunkSample& sample, Network* gradient) {
  Network::Sums sums{};
  const float grade = network.run(sample.features, sums);
  const float chance = 1 / (1 + std::exp(-std::clamp(grade, -20.0F, 20.0F)));
  const float slope = chance - (sample.won ? 1.0F : 0.0F);
  if (gradient != nullptr) add_slope(network, sample.features, sums, slope, *gradient);
  return -std::log(std::max(1e-9F, sample.won ? chance : 1 - chance));
}

}  // namespace

std::vector<FrostpunkSample> play_samples(const Policy& policy, const LearnPlan& plan) {
  std::vector<FrostpunkSample> samples;
  for (int number = 0; number < plan.games; ++number) play_game(policy, number, plan, samples);
  return samples;
}

Network learn(const std::vector<FrostpunkSample>& samples, const Network& network,
              const LearnPlan& plan) {
  const auto show = [&](int epoch, double loss, double held) {
    std::ignore = std::fprintf(stderr, "epoch %d: loss %.4f, on %zu held back %.4f\n", epoch, loss,
                               held_back(samples.size()), held);
  };
  return train(samples, network, plan, {.batch = 128, .scatter = 0.2F}, cross_entropy, show);
}

}  // namespace pionek::frostpunk::lab
