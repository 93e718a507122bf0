// A bot that thinks: searches with a budget, goes on in the same tree while its turn lasts, and
// plays the move it visited most.
#pragma once

#include "bots/bot.hpp"
#include "bots/budget.hpp"
#include "bots/search.hpp"

namespace pionek {

template <Game G>
class SearchBot final : public Bot {
 public:
  using State = typename G::State;

  SearchBot(std::shared_ptr<const Knowledge<G>> knowledge, const G& game,
            const SearchTuning& tuning, const Budget& budget, Thinking thinking)
      : game_(game),
        knowledge_(std::move(knowledge)),
        budget_(budget),
        thinking_(std::move(thinking)) {
    const int threads = std::max(1, budget.threads);
    const std::int64_t nodes = std::clamp<std::int64_t>(
        budget.iterations / threads * kNodesPerIteration, 1 << 10, kMaxNodes / threads);
    for (int i = 0; i < threads; ++i) {
      trees_.emplace_back(game_, *knowledge_, tuning, static_cast<std::size_t>(nodes));
    }
  }

  Move choose(AnyState& imagined, Seat seat, Rng& rng) override {
    const State known = as_known(imagined.as<State>(), seat);
    MoveList list;
    game_.options(known, list);
    Candidates candidates;
    knowledge_->candidates(known, candidates);
    keep_offered(list, candidates);
    if (budget_.iterations == 0) return likeliest(candidates);
    settle(known, seat);
    Move best = candidates[0].move;
    if (candidates.size() > 1) {
      think(rng);
      best = added_up().front().move;
    }
    remember(known, seat, best);
    return best;
  }

  // Thinks about a position and tells what it thinks of every move, most visited first.
  std::vector<Rated> rate(const State& state, Seat seat, Rng& rng) {
    follows_ = false;
    settle(as_known(state, seat), seat);
    think(rng);
    return added_up();
  }

  // Everybody's chances after one move on offer, whether the policy thinks of it or not.
  Values rate_move(const State& state, Seat seat, Move move, Rng& rng) {
    follows_ = false;
    settle(as_known(state, seat), seat);
    for (auto& tree : trees_) tree.insist(move);
    think(rng);
    return added_up().front().chances;
  }

  // The state with everything hidden dealt in one fixed way: two states that look alike to the seat
  // become the same bytes.
  State as_known(State state, Seat seat) const {
    Rng fixed(1);
    game_.imagine(state, seat, fixed);
    return state;
  }

 private:
  static constexpr std::int64_t kNodesPerIteration = 6;
  static constexpr std::int64_t kMaxNodes = 1 << 19;
  // How much of what is left for the turn goes into one choice, in percent.
  static constexpr std::int64_t kShare = 60;
  // Iterations between two looks at the clock.
  static constexpr int kBatch = 32;

  // Goes on with what is known of this turn, or begins a new one.
  void settle(const State& known, Seat seat) {
    if (follows_ && hash_of<G>(known) == hash_of<G>(expected_)) {
      for (auto& tree : trees_) tree.follow(last_, known);
    } else {
      for (auto& tree : trees_) tree.reset(known, seat);
      turn_ = budget_;
    }
  }

  void think(Rng& rng) {
    // Even a turn that has used up its budget gets a short thought for each further choice.
    const auto share = [](std::int64_t all) {
      return std::max<std::int64_t>(0, all) * kShare / 100;
    };
    const std::int64_t iterations = share(turn_.iterations) + kBatch;
    const bool timed = thinking_.clock && budget_.milliseconds > 0;
    const std::int64_t start = timed ? thinking_.clock() : 0;
    const std::int64_t stop = start + share(turn_.milliseconds);
    const auto threads = static_cast<std::int64_t>(trees_.size());
    std::vector<Rng> chances;
    chances.reserve(trees_.size());
    for (std::int64_t i = 0; i < threads; ++i) chances.emplace_back(rng.next());
    const auto work = [&](int i) {
      iterate(trees_[static_cast<std::size_t>(i)], (iterations + threads - 1) / threads,
              timed ? &stop : nullptr, chances[static_cast<std::size_t>(i)]);
    };
    if (thinking_.parallel && threads > 1) {
      thinking_.parallel(static_cast<int>(threads), work);
    } else {
      for (int i = 0; i < threads; ++i) work(i);
    }
    turn_.iterations -= iterations;
    if (timed) turn_.milliseconds -= thinking_.clock() - start;
  }

  void iterate(Search<G>& tree, std::int64_t iterations, const std::int64_t* stop, Rng& rng) const {
    for (std::int64_t done = 0; done < iterations; ++done) {
      if (done % kBatch == kBatch - 1) {
        // What is left could not change the choice any more.
        if (tree.lead() > iterations - done) return;
        if (stop != nullptr && thinking_.clock() >= *stop) return;
      }
      tree.iterate(rng);
    }
  }

  // The root's moves over all trees.
  std::vector<Rated> added_up() const {
    std::vector<Rated> sum = trees_.front().rated();
    for (std::size_t i = 1; i < trees_.size(); ++i) {
      for (const Rated& more : trees_[i].rated()) {
        const auto same = std::find_if(sum.begin(), sum.end(),
                                       [&](const Rated& each) { return each.move == more.move; });
        if (same == sum.end()) {
          sum.push_back(more);
          continue;
        }
        const auto visits = static_cast<float>(same->visits + more.visits);
        for (std::size_t k = 0; visits > 0 && k < same->chances.size(); ++k) {
          same->chances[k] = (same->chances[k] * static_cast<float>(same->visits) +
                              more.chances[k] * static_cast<float>(more.visits)) /
                             visits;
        }
        same->visits += more.visits;
      }
    }
    std::sort(sum.begin(), sum.end(), ahead);
    return sum;
  }

  // If the same seat goes on from exactly here, so does the tree.
  void remember(const State& known, Seat seat, Move move) {
    State after = known;
    Silent silent;
    game_.play(after, move, silent);
    follows_ = game_.to_move(after) == seat;
    if (!follows_) return;
    expected_ = as_known(after, seat);
    last_ = move;
  }

  G game_;
  std::shared_ptr<const Knowledge<G>> knowledge_;
  Budget budget_;
  Thinking thinking_;
  std::vector<Search<G>> trees_;
  Budget turn_;  // what is left of the budget
  bool follows_ = false;
  State expected_{};
  Move last_;
};

}  // namespace pionek
