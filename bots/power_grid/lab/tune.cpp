// Hill climbing on the numbers of the Power Grid policy: one number is moved a little, and old and
// new policy play the same tables against a mixed company (the greedy bot, the policy as it was at
// the start, and as it is now). The change stays if it clearly wins more. A mixed company, because
// a policy that only ever plays itself learns to exploit itself.
#include <cmath>
#include <cstdio>
#include <memory>

#include "bots/power_grid/lab/lab.hpp"
#include "bots/power_grid/lab/policy_match.hpp"

namespace pionek::power_grid::lab {
namespace {

// How sure a gain must be, in standard errors; a change that is not ahead half-way is given up.
constexpr double kAccept = 2.0;
constexpr int kParts = 8;

struct Trial {
  double gain = 0;
  double error = 1;
  double share = 0;

  [[nodiscard]] double score() const { return gain / error; }
};

Trial try_out(const Policy& changed, const Policy& current,
              const std::vector<const Policy*>& company, const TunePlan& plan, std::uint64_t seed) {
  MatchResult now;
  MatchResult then;
  Trial trial;
  for (int part = 0; part < kParts; ++part) {
    const auto part_seed = seed + static_cast<std::uint64_t>(part);
    for (auto [sum, policy] : {std::pair(&now, &changed), std::pair(&then, &current)}) {
      const MatchResult more = match(*policy, company, plan.seats, plan.deals / kParts, part_seed);
      sum->games += more.games;
      sum->wins += more.wins;
    }
    trial = {now.share() - then.share(),
             std::max(1e-6, std::hypot(now.reach(), then.reach()) / 1.96), now.share()};
    if (trial.score() > kAccept + 1 || trial.score() < -0.7 ||
        (part >= kParts / 2 && trial.score() < 0.3)) {
      break;
    }
  }
  return trial;
}

}  // namespace

Tuning tune(const PowerGrid& game, const Tuning& start, const TunePlan& plan) {
  Rng rng(plan.seed);
  Tuning tuning = start;
  const Policy first(game, start);
  auto current = std::make_unique<Policy>(game, tuning);
  for (int step = 0; step < plan.steps; ++step) {
    const auto& [name, field] = kTuningFields[rng.below(kTuningFields.size())];
    Tuning changed = tuning;
    const double old = tuning.*field;
    const double width = std::max(0.2, std::abs(old) * (0.1 + 0.3 * rng.below(100) / 100.0));
    changed.*field = rng.below(2) == 0 ? old + width : std::max(0.0, old - width);
    if (changed.*field == old) continue;
    auto policy = std::make_unique<Policy>(game, changed);
    const Trial trial =
        try_out(*policy, *current, {nullptr, &first, current.get()}, plan, rng.next());
    if (trial.score() <= kAccept) continue;
    tuning = changed;
    current = std::move(policy);
    std::printf("%4d %-12s %8.3f -> %8.3f  wins %.3f, %+.3f +- %.3f\n", step,
                std::string(name).c_str(), old, tuning.*field, trial.share, trial.gain,
                1.96 * trial.error);
    std::ignore = std::fflush(stdout);
  }
  return tuning;
}

}  // namespace pionek::power_grid::lab
