// Search over imagined states, for any game. Each iteration deals anew what the seat cannot know,
// walks down one common tree by the moves on offer, adds a leaf, plays a simulation by the game's
// policy up to a horizon, and credits everybody's chances to the moves that led there (information
// set tree search with priors, every seat playing for itself). The true state is never looked at:
// the root is dealt anew before every use.
//
// Nodes live in a pool of fixed size; no iteration allocates. With a given seed and number of
// iterations the result is exactly repeatable.
#pragma once

#include <vector>

#include "bots/knowledge.hpp"

namespace pionek {

// The numbers of the search, found by matches (docs/bots.md).
struct SearchTuning {
  float exploration = 0.35F;  // how much a prior counts against what was seen
  float first_play = 0.05F;   // a move not yet tried counts as so much worse than its node
  // How much the policy is trusted where two play: with less trust its priors are more alike. With
  // more seats a turn comes too seldom for so broad a look.
  float duel_trust = 1;
  int horizon = 1;  // how far the knowledge's clock runs on in a simulation; 0: to the end
  // How much the evaluation at the horizon counts. Less than 1: the simulation goes on to the end,
  // which has the rest; two views that err in different ways err less together.
  float horizon_weight = 1;
  // What a point in the end is worth besides, as a chance to win: so a seat that leads goes on to
  // score, and one that is behind does not give up.
  float point = 0;
  int max_steps = 400;  // steps of a simulation at most
};

// A move at the root, and what the search thinks of it.
struct Rated {
  Move move;
  float prior = 0;
  std::uint32_t visits = 0;
  Values chances{};  // everybody's after the move
};

// Most visited first; a total order, so that every machine sorts alike.
inline bool ahead(const Rated& a, const Rated& b) {
  if (a.visits != b.visits) return a.visits > b.visits;
  return a.prior != b.prior ? a.prior > b.prior : bits(a.move) < bits(b.move);
}

template <Game G>
class Search {
 public:
  using State = typename G::State;

  Search(const G& game, const Knowledge<G>& knowledge, const SearchTuning& tuning,
         std::size_t max_nodes)
      : game_(&game), knowledge_(&knowledge), tuning_(tuning) {
    nodes_.reserve(std::max<std::size_t>(max_nodes, 4 * kMaxCandidates));
  }

  // Begins a new tree for the seat to move in a state of which only what the seat knows is used.
  void reset(const State& root, Seat seat) {
    nodes_.clear();
    nodes_.push_back({});
    root_ = 0;
    root_state_ = root;
    seat_ = seat;
    only_ = kNone;
    trust_ = game_->scores(root).size() == 2 ? tuning_.duel_trust : 1;
  }

  // After a reset: this is the only move that is tried at the root, whatever the policy thinks of
  // it.
  void insist(Move move) { only_ = add_child(root_, move, 1); }

  // Goes on from the position after one of the root's moves, keeping what is known of it. A pool
  // that is half used begins anew, so that there is always room to think.
  void follow(Move move, const State& root) {
    const Index child = find_child(root_, move);
    if (child == kNone || nodes_.size() > nodes_.capacity() / 2) return reset(root, seat_);
    root_ = child;
    root_state_ = root;
    only_ = kNone;
    forget_strangers();
  }

  void iterate(Rng& rng) {
    State s = root_state_;
    game_->imagine(s, seat_, rng);
    path_size_ = 0;
    Index at = root_;
    path_[path_size_++] = at;
    while (path_size_ < kMaxPath && game_->to_move(s) != nobody) {
      if (at != root_ && nodes_[at].visits == 0) break;
      at = at == root_ && only_ != kNone ? only_ : select(at, s);
      if (at == kNone) break;
      path_[path_size_++] = at;
      Silent silent;
      game_->play(s, nodes_[at].move, silent);
    }
    credit(simulate(s, rng));
  }

  // The moves of the root, most visited first.
  [[nodiscard]] std::vector<Rated> rated() const {
    std::vector<Rated> all;
    for (Index at = nodes_[root_].first; at != kNone; at = nodes_[at].next) {
      const Node& node = nodes_[at];
      all.push_back({node.move, node.prior, node.visits, node.chances});
    }
    std::sort(all.begin(), all.end(), ahead);
    return all;
  }

  // Iterations that went through the present root, and everybody's mean chances in them.
  [[nodiscard]] std::uint32_t visits() const { return nodes_[root_].visits; }
  [[nodiscard]] const Values& chances() const { return nodes_[root_].chances; }

  // By how many visits the best move of the root is ahead of the second; a move without company is
  // ahead of nothing.
  [[nodiscard]] std::uint32_t lead() const {
    if (only_ != kNone) return 0;
    std::uint32_t most = 0;
    std::uint32_t second = 0;
    for (Index at = nodes_[root_].first; at != kNone; at = nodes_[at].next) {
      const std::uint32_t visits = nodes_[at].visits;
      second = std::max(second, std::min(most, visits));
      most = std::max(most, visits);
    }
    return most - second;
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index kNone = ~Index{0};
  static constexpr int kMaxPath = 200;

  struct Node {
    Move move;            // that led here
    Index first = kNone;  // child
    Index next = kNone;   // sibling
    float prior = 0;
    std::uint32_t visits = 0;
    Values chances{};           // everybody's mean
    std::uint64_t options = 0;  // hash of the options its first children were made for
    std::uint32_t regular = 0;  // how many children that were
    std::uint32_t spare = 0;
  };

  [[nodiscard]] Index find_child(Index at, Move move) const {
    Index child = nodes_[at].first;
    while (child != kNone && nodes_[child].move != move) child = nodes_[child].next;
    return child;
  }

  // While the root was an inner node, hidden things could put other moves on offer. Now only what
  // is on offer here counts; what is known of it stays.
  void forget_strangers() {
    MoveList list;
    game_->options(root_state_, list);
    Candidates candidates;
    knowledge_->candidates(root_state_, candidates);
    keep_offered(list, candidates);
    Index* link = &nodes_[root_].first;
    while (*link != kNone) {
      const Move move = nodes_[*link].move;
      const bool known =
          std::any_of(candidates.begin(), candidates.end(),
                      [&](const Candidate& candidate) { return candidate.move == move; });
      if (known) {
        link = &nodes_[*link].next;
      } else {
        *link = nodes_[*link].next;
      }
    }
    nodes_[root_].options = 0;
  }

  static std::uint64_t hash_of_options(const MoveList& list) {
    std::uint64_t hash = 0x9E3779B97F4A7C15U;
    for (const MoveList::Run& run : list) {
      hash = (hash ^ bits(run.first)) * 0xBF58476D1CE4E5B9U;
      hash = (hash ^ (hash >> 29)) + static_cast<std::uint64_t>(run.count);
    }
    return hash | 1;
  }

  // The child to follow. What is on offer can depend on hidden things: children made for other
  // options take part only where their moves are among the candidates now.
  Index select(Index at, const State& s) {
    MoveList list;
    game_->options(s, list);
    const std::uint64_t options = hash_of_options(list);
    if (nodes_[at].options == options) {
      present_.clear();
      Index child = nodes_[at].first;
      for (std::uint32_t i = 0; i < nodes_[at].regular; ++i, child = nodes_[child].next) {
        present_.push_back({child, nodes_[child].prior});
      }
      return best_present(at, index(game_->to_move(s)));
    }
    if (!expand(at, s, list)) return kNone;
    if (nodes_[at].options == 0) {
      nodes_[at].options = options;
      nodes_[at].regular = static_cast<std::uint32_t>(present_.size());
    }
    return best_present(at, index(game_->to_move(s)));
  }

  // Finds or makes the children of the present candidates; false when the pool is used up.
  bool expand(Index at, const State& s, const MoveList& list) {
    Candidates candidates;
    knowledge_->candidates(s, candidates);
    keep_offered(list, candidates);
    if (nodes_.size() + static_cast<std::size_t>(candidates.size()) > nodes_.capacity()) {
      return false;
    }
    float sum = 0;
    for (Candidate& candidate : candidates) {
      if (trust_ != 1) candidate.weight = std::pow(candidate.weight, trust_);
      sum += candidate.weight;
    }
    present_.clear();
    for (const Candidate& candidate : candidates) {
      Index child = find_child(at, candidate.move);
      const float prior = candidate.weight / sum;
      if (child == kNone) child = add_child(at, candidate.move, prior);
      present_.push_back({child, prior});
    }
    return true;
  }

  Index add_child(Index at, Move move, float prior) {
    const auto child = static_cast<Index>(nodes_.size());
    nodes_.push_back({.move = move, .prior = prior});
    Index* link = &nodes_[at].first;
    while (*link != kNone) link = &nodes_[*link].next;
    *link = child;
    return child;
  }

  [[nodiscard]] Index best_present(Index at, int mover) const {
    std::uint32_t visits = 0;
    float value = 0;
    for (const auto& [child, prior] : present_) {
      visits += nodes_[child].visits;
      value += nodes_[child].chances[mover] * static_cast<float>(nodes_[child].visits);
    }
    // Before any child was tried, the node's own simulation tells what to expect.
    const float mean = visits == 0 ? nodes_[at].chances[mover] : value / static_cast<float>(visits);
    const float curiosity = tuning_.exploration * std::sqrt(static_cast<float>(visits) + 1);
    Index best = kNone;
    float best_score = 0;
    for (const auto& [child, prior] : present_) {
      const Node& node = nodes_[child];
      const float known = node.visits == 0 ? mean - tuning_.first_play : node.chances[mover];
      const float score = known + curiosity * prior / (1 + static_cast<float>(node.visits));
      if (best == kNone || score > best_score) {
        best = child;
        best_score = score;
      }
    }
    return best;
  }

  // Plays on by the policy until the horizon, and beyond it to the end of the game if that counts.
  Values simulate(State& s, Rng& rng) {
    const int until = knowledge_->clock(s) + tuning_.horizon;
    memory_ = {};
    Values early{};
    float weight = 0;  // of the early view, once there is one
    for (int step = 0; step < tuning_.max_steps && game_->to_move(s) != nobody; ++step) {
      const bool passed = tuning_.horizon > 0 && step > 0 && knowledge_->clock(s) >= until;
      if (passed && weight == 0) {
        early = knowledge_->evaluate(s);
        weight = tuning_.horizon_weight;
        if (weight == 1) return early;
      }
      knowledge_->advance(s, rng, memory_);
    }
    Values values = game_->to_move(s) == nobody ? result(s) : knowledge_->evaluate(s);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] += weight * (early[i] - values[i]);
    return values;
  }

  // What an end is worth that a simulation came to.
  [[nodiscard]] Values result(const State& s) const {
    Values values = chances_at_end(s);
    if (tuning_.point == 0) return values;
    const Scores scores = game_->scores(s);
    for (int i = 0; i < scores.size(); ++i) {
      values[static_cast<std::size_t>(i)] += tuning_.point * static_cast<float>(scores[i].points);
    }
    return values;
  }

  // The knowledge may tell a good end from a poor one, and doubt a narrow one the longer the
  // simulation had to run for it.
  [[nodiscard]] Values chances_at_end(const State& s) const {
    if constexpr (requires { knowledge_->result(s, 0); }) {
      return knowledge_->result(s, knowledge_->clock(s) - knowledge_->clock(root_state_));
    } else {
      return final_values(game_->info(), game_->outcome(s));
    }
  }

  void credit(const Values& values) {
    for (int i = 0; i < path_size_; ++i) {
      Node& node = nodes_[path_[i]];
      const float share = 1.0F / static_cast<float>(++node.visits);
      for (int k = 0; k < kMaxSeats; ++k) node.chances[k] += share * (values[k] - node.chances[k]);
    }
  }

  struct Present {
    Index child = kNone;
    float prior = 0;
  };

  const G* game_;
  const Knowledge<G>* knowledge_;
  SearchTuning tuning_;
  std::vector<Node> nodes_;
  Index root_ = 0;
  Index only_ = kNone;  // the child of the root that is insisted on
  State root_state_{};
  Seat seat_ = nobody;
  float trust_ = 1;
  std::array<Index, kMaxPath> path_{};
  int path_size_ = 0;
  FixedVector<Present, kMaxCandidates> present_;
  typename Knowledge<G>::Memory memory_{};
};

}  // namespace pionek
