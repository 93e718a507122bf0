#include "bots/power_grid/lab/learn.hpp"

#include <cmath>
#include <cstdio>

#include "bots/power_grid/knowledge.hpp"
#include "bots/search_bot.hpp"

namespace pionek::power_grid::lab {
namespace {

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
  const Values result = final_values(game.info(), game.outcome(s));
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
  const Values result = final_values(game.info(), game.outcome(s));
  for (std::size_t i = first; i < samples.size(); ++i) samples[i].result = result;
}

// How unlikely the network thought the end of the game.
double surprise(const Network& network, const Sample& sample, Network* gradient) {
  std::array<Network::Sums, kMaxSeats> sums{};
  std::array<float, kMaxSeats> grade{};
  float most = -1e9F;
  for (int i = 0; i < sample.seats; ++i) {
    grade[i] = network.run(sample.features[i], sums[i]);
    most = std::max(most, grade[i]);
  }
  float sum = 0;
  for (int i = 0; i < sample.seats; ++i) sum += std::exp(grade[i] - most);
  double loss = 0;
  for (int i = 0; i < sample.seats; ++i) {
    const float chance = std::exp(grade[i] - most) / sum;
    loss -= sample.result[i] * std::log(std::max(1e-9F, chance));
    if (gradient == nullptr) continue;
    add_slope(network, sample.features[i], sums[i], chance - sample.result[i], *gradient);
  }
  return loss;
}

}  // namespace

std::vector<Sample> play_samples(const Policy& policy, const LearnPlan& plan) {
  std::vector<Sample> samples;
  for (int number = 0; number < plan.games; ++number) play_game(policy, number, plan, samples);
  return samples;
}

std::vector<Sample> search_samples(const PowerGrid& game, const Network& network,
                                   std::int64_t iterations, const LearnPlan& plan) {
  const auto knowledge = std::make_shared<Knowledge<PowerGrid>>(game, Tuning{}, network);
  SearchBot<PowerGrid> bot(knowledge, game, {}, Budget{.iterations = iterations}, {});
  std::vector<Sample> samples;
  for (int number = 0; number < plan.games; ++number) {
    play_search_game(game, bot, knowledge->policy(), number, plan, samples);
  }
  return samples;
}

Network learn(const std::vector<Sample>& samples, const Network& network, const LearnPlan& plan) {
  const auto show = [&](int epoch, double loss, double held) {
    std::ignore = std::fprintf(stderr, "epoch %d: loss %.4f, on %zu held back %.4f\n", epoch, loss,
                               held_back(samples.size()), held);
  };
  return train(samples, network, plan, {.batch = 64, .scatter = 0.3F}, surprise, show);
}

}  // namespace pionek::power_grid::lab
