#include "bots/nucleum/lab/learn.hpp"

#include <atomic>
#include <cmath>
#include <cstdio>
#include <thread>

#include "bots/native/thinking.hpp"
#include "bots/nucleum/knowledge.hpp"
#include "bots/nucleum/lab/match.hpp"
#include "bots/search_bot.hpp"

namespace pionek::nucleum::lab {
namespace {

// Of so many turns one is looked at, so that the samples of many games fit into memory.
constexpr std::uint32_t kTurnsASample = 8;
constexpr int kTurnsShown = 32;

State table_of(const Nucleum& game, int number, const Seed& seed) {
  constexpr std::array<int, 4> kTables{4, 2, 4, 3};
  return deal(game, kTables[static_cast<std::size_t>(number) % kTables.size()], seed);
}

void play_game(const Policy& policy, SearchBot<Nucleum>* bot, int number, const LearnPlan& plan,
               std::vector<NucleumSample>& samples) {
  const Nucleum& game = policy.game();
  const Seed seed{plan.seed, static_cast<std::uint64_t>(number), 5, 0};
  Rng rng(seed);
  State s = table_of(game, number, seed);
  const std::size_t first = samples.size();
  int turn = 0;
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
    const int now = s.round * s.seats + s.turn;
    if (now == turn || s.phase != Phase::play) continue;
    turn = now;
    if (rng.below(kTurnsASample) != 0) continue;
    const Scores scores = game.scores(s);
    for (int i = 0; i < s.seats; ++i) {
      const Standpoint view = look_at(game, s, seat_at(i), scores[i].points);
      const auto left = static_cast<std::uint8_t>(std::min<float>(view.left, kTurnsShown));
      samples.push_back({view.features, view.points, 0, s.seats, left});
    }
  }
  const Scores scores = game.scores(s);
  for (std::size_t i = first; i < samples.size(); ++i) {
    samples[i].end = static_cast<float>(scores[static_cast<int>((i - first) % s.seats)].points);
  }
}

// By how much the network expects too many points, in units.
float error_of(const Network& network, const NucleumSample& sample, Network* gradient) {
  Network::Sums sums{};
  const float grade = network.run(sample.features, sums);
  const float error = grade - (sample.end - sample.points) / kUnit;
  if (gradient != nullptr) add_slope(network, sample.features, sums, error, *gradient);
  return error;
}

double squared_error(const Network& network, const NucleumSample& sample, Network* gradient) {
  const double error = error_of(network, sample, gradient);
  return error * error;
}

// How far the difference of two seats at a table lies from what was expected, by turns to come.
void show_spread(const Network& network, const std::vector<NucleumSample>& samples) {
  std::array<double, kTurnsShown + 1> squares{};
  std::array<int, kTurnsShown + 1> count{};
  for (std::size_t i = 0; i + 1 < held_back(samples.size()); ++i) {
    if (samples[i + 1].left != samples[i].left) continue;
    const double drift = kUnit * (error_of(network, samples[i], nullptr) -
                                  error_of(network, samples[i + 1], nullptr));
    squares[samples[i].left] += drift * drift;
    ++count[samples[i].left];
  }
  for (std::size_t left = 0; left < squares.size(); left += 4) {
    std::ignore = std::fprintf(stderr, "%zu turns to come: the difference drifts by %.1f\n", left,
                               std::sqrt(squares[left] / std::max(1, count[left])));
  }
}

}  // namespace

std::vector<NucleumSample> play_samples(const Policy& policy, const Network& network,
                                        std::int64_t iterations, const LearnPlan& plan) {
  const auto knowledge =
      std::make_shared<Knowledge<Nucleum>>(policy.game(), policy.tuning(), network);
  std::vector<std::vector<NucleumSample>> games(static_cast<std::size_t>(plan.games));
  std::atomic<int> next = 0;
  const auto play_on = [&](int /*thread*/) {
    SearchBot<Nucleum> bot(knowledge, policy.game(), {}, Budget{.iterations = iterations}, {});
    for (int number = next++; number < plan.games; number = next++) {
      play_game(policy, iterations > 0 ? &bot : nullptr, number, plan,
                games[static_cast<std::size_t>(number)]);
    }
  };
  native_thinking().parallel(static_cast<int>(std::thread::hardware_concurrency()), play_on);
  std::vector<NucleumSample> samples;
  for (const auto& game : games) samples.insert(samples.end(), game.begin(), game.end());
  return samples;
}

Network learn(const std::vector<NucleumSample>& samples, const Network& network,
              const LearnPlan& plan) {
  const auto show = [&](int epoch, double loss, double held) {
    std::ignore =
        std::fprintf(stderr, "epoch %d: error %.2f points, on %zu held back %.2f\n", epoch,
                     kUnit * std::sqrt(loss), held_back(samples.size()), kUnit * std::sqrt(held));
  };
  const Network learned =
      train(samples, network, plan, {.batch = 128, .scatter = 0.25F}, squared_error, show);
  show_spread(learned, samples);
  return learned;
}

}  // namespace pionek::nucleum::lab
