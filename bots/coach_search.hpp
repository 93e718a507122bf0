// The coach for a game of known type.
#pragma once

#include <atomic>

#include "bots/coach.hpp"
#include "bots/levels.hpp"

namespace pionek {

// What can be said of a move by its chance alone.
Text words_of_chance(double chance, double best);

template <Game G>
class CoachSearch {
 public:
  using State = typename G::State;

  CoachSearch(const G& game, const CoachPlan& plan)
      : game_(game),
        plan_(plan),
        knowledge_(Players<G>::knowledge(game, best_level())),
        bot_(knowledge_, game, best_level().tuning, plan.budget, plan.thinking) {}

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
    double visits = 0;
    for (const Rated& each : rated) visits += each.visits;
    const double best = rated.front().chances[index(hint.seat)];
    const State known = bot_.as_known(state, hint.seat);
    for (const Rated& each : rated) {
      const bool more = !hint.options.empty();  // the best is told in any case
      if (static_cast<int>(hint.options.size()) == plan_.options) break;
      if (more && !well_known(each, visits)) break;
      const double chance = each.chances[index(hint.seat)];
      hint.options.push_back({each.move, chance, each.visits / visits,
                              joined(knowledge_->reason(known, each.move), chance, best)});
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
    const Rated& best = rated.front();
    Judgement judgement;
    judgement.seat = seat;
    judgement.chances = mean_chances(rated);
    judgement.played = played;
    judgement.advised = best.move;
    judgement.advised_chance = best.chances[index(seat)];
    judgement.played_chance = chance_of(state, seat, played, rated);
    judgement.why = joined(knowledge_->reason(bot_.as_known(state, seat), best.move),
                           judgement.advised_chance, judgement.advised_chance);
    return judgement;
  }

 private:
  // The coach knows what the best bot knows.
  static const Level& best_level() { return Players<G>::levels.back(); }

  // A move that was tried a few times only is not talked about.
  static bool well_known(const Rated& rated, double visits) {
    return rated.visits >= std::max(8.0, visits / 50) || visits < 16;
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
  double chance_of(const State& state, Seat seat, Move move, const std::vector<Rated>& rated) {
    double visits = 0;
    for (const Rated& each : rated) visits += each.visits;
    for (const Rated& each : rated) {
      if (each.move == move && well_known(each, visits)) return each.chances[index(seat)];
    }
    Rng rng(plan_.seed);
    return bot_.rate_move(state, seat, move, rng)[index(seat)];
  }

  static Text joined(const Text& reason, double chance, double best) {
    if (reason.en.empty()) return words_of_chance(chance, best);
    const Text more = words_of_chance(chance, best);
    return {reason.en + " " + more.en, reason.pl + " " + more.pl};
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
