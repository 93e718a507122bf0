#include "cli/coach.hpp"

#include <algorithm>
#include <thread>

#include "bots/native/thinking.hpp"
#include "cli/meter.hpp"
#include "table/known.hpp"

namespace pionek {
namespace {

// For one choice. Somebody waits for a hint; a review asks hundreds of times.
constexpr int kHintIterations = 20'000;
constexpr int kHintMilliseconds = 1000;
constexpr int kReviewIterations = 2'000;

CoachPlan plan_of(int iterations) {
  CoachPlan plan;
  plan.budget = {.iterations = iterations, .milliseconds = 0, .threads = 1};
  plan.thinking = native_thinking();
  plan.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return plan;
}

}  // namespace

Result<std::optional<int>> iterations_in(const Call& call) {
  const auto number = call.number("iterations");
  if (!number || *number >= 1) return number;
  return Error{"found " + std::to_string(*number), "--iterations", "at least 1"};
}

Hint ask_hint(const Match& match, int ply, std::optional<int> iterations) {
  CoachPlan plan = plan_of(iterations.value_or(kHintIterations));
  if (!iterations) plan.budget.milliseconds = kHintMilliseconds;
  return hint(match.game(), match.state_at(ply), plan);
}

std::optional<Advice> ask_fellow(const Match& match, Seat bot, std::optional<int> iterations) {
  CoachPlan plan = plan_of(iterations.value_or(kHintIterations));
  if (!iterations) plan.budget.milliseconds = kHintMilliseconds;
  AnyState imagined = match.state();
  Rng rng(plan.seed);
  match.game().imagine(imagined, bot, rng);
  const Hint found = hint(match.game(), imagined, plan);
  if (found.options.empty()) return std::nullopt;
  const Advice& best = found.options[0];
  const bool known = known_offers(match.game(), match.state(), bot).find(best.move) != nullptr;
  return known ? std::optional(best) : std::nullopt;
}

Review ask_review(const Match& match, std::optional<int> iterations, const Phrases& say) {
  std::vector<Move> moves;
  for (const Played& played : match.moves()) moves.push_back(played.move);
  Meter meter(say, Word::review_progress, match.ply());
  return review(match.game(), match.state_at(0), moves,
                plan_of(iterations.value_or(kReviewIterations)),
                [&](int done) { meter.show(done); });
}

}  // namespace pionek
