#include "bots/frostpunk/lab/tune.hpp"

#include <cmath>
#include <cstdio>

#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk::lab {
namespace {

constexpr std::size_t kNumbers = std::tuple_size_v<decltype(numbers_of(std::declval<Tuning&>()))>;
using Changes = std::array<double, kNumbers>;

Tuning changed(Tuning tuning, const Changes& changes, double part) {
  auto numbers = numbers_of(tuning);
  for (std::size_t i = 0; i < kNumbers; ++i) {
    *numbers[i].second *= std::exp(part * changes[i]);
  }
  tuning.patience = std::min(tuning.patience, 0.98);
  return tuning;
}

// A win counts most; so that defeats tell something, too, the rounds survived count a little.
double score(const Frostpunk& game, const Tuning& tuning, int number, std::uint64_t seed) {
  const Policy policy(game, tuning);
  State s =
      game.start(setup_of(game, number), Seed{seed, static_cast<std::uint64_t>(number), 9, 0});
  Silent silent;
  while (game.to_move(s) != nobody) game.play(s, policy.choose(s), silent);
  return (s.ending == Ending::goal ? 1 : 0) + 0.3 * s.round / game.data().last_round;
}

}  // namespace

Setup setup_of(const Frostpunk& game, int number) {
  const auto societies = static_cast<int>(game.data().societies.size());
  Setup setup;
  setup.seats = 1 + number / 2 % kSeats;
  setup.choice[kSocietyOption] =
      static_cast<std::uint8_t>(number % 2 == 0 ? 0 : number / 8 % societies);
  return setup;
}

Tuning tune(const Frostpunk& game, Tuning tuning, const TunePlan& plan) {
  Rng rng(plan.seed);
  const auto random = [&] { return (static_cast<double>(rng.below(20001)) - 10000) / 10000; };
  for (int step = 0; step < plan.steps; ++step) {
    Changes slope{};
    double sum = 0;
    const int pairs = plan.games / 2;
    for (int pair = 0; pair < pairs; ++pair) {
      Changes changes{};
      for (double& each : changes) each = random();
      const int number = step * pairs + pair;
      const double up = score(game, changed(tuning, changes, plan.reach), number, plan.seed);
      const double down = score(game, changed(tuning, changes, -plan.reach), number, plan.seed);
      sum += up + down;
      for (std::size_t i = 0; i < kNumbers; ++i) slope[i] += (up - down) * changes[i];
    }
    // 1 is a clear sign: three times what chance alone would give.
    const double noise = 3 * 0.6 * std::sqrt(pairs / 3.0);
    for (double& each : slope) each = std::clamp(each / noise, -1.0, 1.0);
    tuning = changed(tuning, slope, plan.rate);
    std::printf("step %d: score %.4f\n", step, sum / (2 * pairs));
    for (const auto& [name, value] : numbers_of(tuning)) {
      std::printf(" %s=%.4g", std::string(name).c_str(), *value);
    }
    std::printf("\n");
    std::ignore = std::fflush(stdout);
  }
  return tuning;
}

}  // namespace pionek::frostpunk::lab
