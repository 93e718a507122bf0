// The coach for a game of known type.
#pragma once

#include <atomic>

#include "bots/coach.hpp"
#include "bots/levels.hpp"

namespace pionek {

template <Game G>
class CoachSearch {
 public:
  using State = typename G::State;

  CoachSearch(const G& game, const CoachPlan& plan)
      : game_(game),
        plan_(plan),
        knowledge_(Players<G>::knowledge(game, best_level())),
        bot_(knowledge_, game, tuning(), plan.budget, plan.thinking) {}

  Hint hint(const State& state) {
    Hint hint;
    hint.seats = game_.scores(state).size();
    hint.seat = game_.to_move(state);
    if (hint.seat == nobody) {
      hint.chances = final_values(game_.info(), game_.outcome(state));
      return hint;
    }
    Rng rng(plan_.seed);
    const std::vector<Rated> rated = bot_.rate(state, hint.seat, rng);
    hint.chances = mean_chances(rated);
    const double visits = visits_of(rated);
    const std::vector<Opinion> known = well_known(rated, hint.seat);
    const State seen = bot_.as_known(state, hint.seat);
    for (const Opinion& each : known) {
      if (static_cast<int>(hint.options.size()) == plan_.options) break;
      const bool is_best = hint.options.empty();
      const Comparison comparison =
          is_best ? with_next_best(seen, known) : compare(seen, known.front(), each, Other::best);
      hint.options.push_back({each.move, each.chance, each.visits / visits, comparison,
                              words_of(comparison, knowledge_->reason(seen, each.move))});
    }
    return hint;
  }

  // The decision at `state`, where `played` was chosen; nothing where there was no choice.
  std::optional<Judgement> judge(const State& state, Move played) {
    MoveList list;
    game_.options(state, list);
    if (list.size() == 1) return std::nullopt;
    const Seat seat = game_.to_move(state);
    Rng rng(plan_.seed);
    const std::vector<Rated> rated = bot_.rate(state, seat, rng);
    std::vector<Opinion> known = well_known(rated, seat);
    const Opinion own = opinion_of(state, seat, played, known);
    // Nothing is better than what was played: then that is the advice.
    if (own.chance >= known.front().chance && own.move != known.front().move) {
      known.insert(known.begin(), own);
    }
    const Opinion& best = known.front();
    const State seen = bot_.as_known(state, seat);
    Judgement judgement;
    judgement.seat = seat;
    judgement.chances = mean_chances(rated);
    judgement.played = played;
    judgement.played_chance = own.chance;
    judgement.advised = best.move;
    judgement.advised_chance = best.chance;
    judgement.comparison =
        best.move == played ? with_next_best(seen, known) : compare(seen, best, own, Other::played);
    judgement.why = words_of(judgement.comparison, knowledge_->reason(seen, best.move));
    return judgement;
  }

 private:
  using Other = Comparison::Other;

  // A move, and what the one who makes it may expect.
  struct Opinion {
    Move move;
    double chance = 0;
    double visits = 0;
  };

  // The coach knows what the best bot knows.
  static const Level& best_level() { return Players<G>::levels.back(); }

  // What it tells are chances to win and nothing besides.
  static SearchTuning tuning() {
    SearchTuning tuning = best_level().tuning;
    tuning.point = 0;
    return tuning;
  }

  static double visits_of(const std::vector<Rated>& rated) {
    double visits = 0;
    for (const Rated& each : rated) visits += each.visits;
    return visits;
  }

  // The moves that can be talked about, best first by chance. One that was tried a few times only
  // is left out; and to be better than the one tried most it takes a good part of as many tries.
  static std::vector<Opinion> well_known(const std::vector<Rated>& rated, Seat seat) {
    constexpr double kGoodPart = 0.25;
    const double visits = visits_of(rated);
    const Rated& most = rated.front();
    std::vector<Opinion> known;
    for (const Rated& each : rated) {
      const bool much = visits < 16 || each.visits >= std::max(8.0, visits / 50);
      const double chance = each.chances[index(seat)];
      const bool better = chance > most.chances[index(seat)];
      if (&each != &most && (!much || (better && each.visits < kGoodPart * most.visits))) continue;
      known.push_back({each.move, chance, static_cast<double>(each.visits)});
    }
    std::sort(known.begin(), known.end(), [](const Opinion& a, const Opinion& b) {
      return a.chance != b.chance ? a.chance > b.chance : a.visits > b.visits;
    });
    return known;
  }

  Comparison compare(const State& seen, const Opinion& best, const Opinion& other, Other is) const {
    const double difference = best.chance - other.chance;
    return {.best = best.move,
            .other = other.move,
            .best_chance = best.chance,
            .other_chance = other.chance,
            .is = is,
            .close = could_be_chance(difference, std::min(best.visits, other.visits)),
            .at_sight = preferred(seen) == best.move};
  }

  Comparison with_next_best(const State& seen, const std::vector<Opinion>& known) const {
    if (known.size() > 1) return compare(seen, known[0], known[1], Other::next_best);
    return {.best = known[0].move,
            .other = known[0].move,
            .best_chance = known[0].chance,
            .other_chance = known[0].chance,
            .at_sight = preferred(seen) == known[0].move};
  }

  // What the policy would do without a search.
  Move preferred(const State& seen) const {
    MoveList list;
    game_.options(seen, list);
    Candidates candidates;
    knowledge_->candidates(seen, candidates);
    keep_offered(list, candidates);
    return likeliest(candidates);
  }

  Values mean_chances(const std::vector<Rated>& rated) const {
    Values mean{};
    float visits = 0;
    for (const Rated& each : rated) {
      visits += static_cast<float>(each.visits);
      for (std::size_t k = 0; k < mean.size(); ++k) {
        mean[k] += static_cast<float>(each.visits) * each.chances[k];
      }
    }
    for (float& chance : mean) chance /= std::max(1.0F, visits);
    return mean;
  }

  // From the same search if it looked at the move well, otherwise from a look of its own. What the
  // move turned up in the game is not looked at: nobody could know it.
  Opinion opinion_of(const State& state, Seat seat, Move move, const std::vector<Opinion>& known) {
    for (const Opinion& each : known) {
      if (each.move == move) return each;
    }
    Rng rng(plan_.seed);
    const double visits = static_cast<double>(plan_.budget.iterations);
    return {move, bot_.rate_move(state, seat, move, rng)[index(seat)], visits};
  }

  G game_;
  CoachPlan plan_;
  std::shared_ptr<const Knowledge<G>> knowledge_;
  SearchBot<G> bot_;
};

// A game from its start. No decision depends on the one looked at before, so several jobs take
// turns at the next.
template <Game G>
Review review_of(const G& game, typename G::State state, const std::vector<Move>& moves,
                 const CoachPlan& plan, const std::function<void(int)>& progress) {
  using State = typename G::State;
  std::vector<State> before;
  Silent silent;
  for (const Move move : moves) {
    before.push_back(state);
    game.play(state, move, silent);
  }
  std::vector<std::optional<Judgement>> judged(moves.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<int> done = 0;
  const auto work = [&](int /*job*/) {
    CoachSearch<G> coach(game, plan);
    for (std::size_t ply = next++; ply < moves.size(); ply = next++) {
      judged[ply] = coach.judge(before[ply], moves[ply]);
      const int looked_at = ++done;
      if (progress) progress(looked_at);
    }
  };
  if (plan.thinking.parallel && plan.jobs > 1) {
    plan.thinking.parallel(plan.jobs, work);
  } else {
    work(0);
  }
  Review review;
  review.seats = game.scores(state).size();
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    if (!judged[ply]) continue;
    judged[ply]->ply = static_cast<int>(ply);
    review.decisions.push_back(*std::move(judged[ply]));
  }
  review.result = CoachSearch<G>(game, plan).hint(state).chances;
  sum_up(review);
  return review;
}

}  // namespace pionek
