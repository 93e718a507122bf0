#include "bots/coach.hpp"

#include <cmath>

#include "bots/game_bots.hpp"

namespace pionek {
namespace {

// A change of the chances is a turning point from here on, if it is also well beyond the noise.
constexpr float kLeastTurn = 0.08F;
constexpr float kBeyondNoise = 3;
// How many moments before and after are looked at, and how many turning points there are at most.
constexpr std::size_t kAround = 4;
constexpr std::size_t kMaxTurns = 6;

// The curve of a review: the moments of its decisions and the end, cut where they turn.
class Curve {
 public:
  explicit Curve(const Review& review) : seats_(static_cast<std::size_t>(review.seats)) {
    moments_.reserve(review.decisions.size() + 1);
    for (const Judgement& decision : review.decisions) moments_.push_back(decision.chances);
    moments_.push_back(review.result);
    limit_ = std::max(kLeastTurn, kBeyondNoise * noise());
    cut(0, moments_.size());
    std::sort(turns_.begin(), turns_.end(),
              [](const Turn& a, const Turn& b) { return a.decision < b.decision; });
    settle();
  }

  [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }

  // Between two turning points each moment is the mean of those around it; the end is what it is.
  [[nodiscard]] std::vector<Values> calmed() const {
    std::vector<Values> curve;
    std::size_t begin = 0;
    for (std::size_t part = 0; part <= turns_.size(); ++part) {
      const std::size_t end = part < turns_.size()
                                  ? static_cast<std::size_t>(turns_[part].decision) + 1
                                  : moments_.size();
      for (std::size_t at = begin; at < end; ++at) {
        const std::size_t from = at - std::min(at - begin, kAround - 1);
        curve.push_back(mean(from, std::min(end, at + kAround)));
      }
      begin = end;
    }
    curve.back() = moments_.back();
    return curve;
  }

 private:
  static float size(const Turn& turn) { return std::abs(turn.to - turn.from); }

  [[nodiscard]] Values mean(std::size_t begin, std::size_t end) const {
    Values sum{};
    for (std::size_t at = begin; at < end; ++at) {
      for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += moments_[at][k];
    }
    for (float& each : sum) each /= static_cast<float>(end - begin);
    return sum;
  }

  // How far two looks at nearly the same thing differ: from one decision to the next hardly any
  // game turns, so the usual change between neighbours is the search's own unrest. The median does
  // not mind the few that are true; for a normal spread 0.67 of it lies within the median.
  [[nodiscard]] float noise() const {
    std::vector<float> changes;
    for (std::size_t at = 0; at + 2 < moments_.size(); ++at) {
      float most = 0;
      for (std::size_t k = 0; k < seats_; ++k) {
        most = std::max(most, std::abs(moments_[at + 1][k] - moments_[at][k]));
      }
      changes.push_back(most);
    }
    if (changes.empty()) return 0;
    const auto middle = changes.begin() + static_cast<std::ptrdiff_t>(changes.size() / 2);
    std::nth_element(changes.begin(), middle, changes.end());
    return *middle / 0.67F;
  }

  // A cut elsewhere may leave less of a turn, and the smallest of too many are left out: what is
  // said of those that stay is read off the curve.
  void settle() {
    for (;;) {
      const std::vector<Values> curve = calmed();
      for (Turn& turn : turns_) {
        const auto at = static_cast<std::size_t>(turn.decision);
        turn.from = curve[at][static_cast<std::size_t>(index(turn.seat))];
        turn.to = curve[at + 1][static_cast<std::size_t>(index(turn.seat))];
      }
      const auto least =
          std::min_element(turns_.begin(), turns_.end(),
                           [](const Turn& a, const Turn& b) { return size(a) < size(b); });
      if (turns_.size() <= kMaxTurns && (least == turns_.end() || size(*least) >= limit_)) return;
      turns_.erase(least);
    }
  }

  // The largest lasting change between a moment of a stretch and the next, if it is large enough;
  // then the same on both sides of it. What is to stay for good lasts some moments.
  void cut(std::size_t begin, std::size_t end) {
    Turn best;
    for (std::size_t at = begin; at + 1 < end; ++at) {
      const bool first = begin > 0 && at + 1 - begin < kAround;
      const bool last = end < moments_.size() && end - (at + 1) < kAround;
      if (first || last) continue;
      const Turn turn = turn_at(begin, at, end);
      if (size(turn) > size(best)) best = turn;
    }
    if (size(best) < limit_) return;
    const auto after = static_cast<std::size_t>(best.decision) + 1;
    turns_.push_back(best);
    cut(begin, after);
    cut(after, end);
  }

  // Of whom it concerns most. What goes back at once was no turn: each of the moments after it has
  // to be on the same side by half of what counts.
  [[nodiscard]] Turn turn_at(std::size_t begin, std::size_t at, std::size_t end) const {
    const Values before = mean(at + 1 - std::min(at + 1 - begin, kAround), at + 1);
    const std::size_t last = std::min(end, at + 1 + kAround);
    const Values after = mean(at + 1, last);
    Turn best;
    for (std::size_t k = 0; k < seats_; ++k) {
      const float way = after[k] > before[k] ? 1.0F : -1.0F;
      bool stays = true;
      for (std::size_t i = at + 1; i < last; ++i) {
        stays = stays && way * (moments_[i][k] - before[k]) >= limit_ / 2;
      }
      const Turn turn{static_cast<int>(at), seat_at(static_cast<int>(k)), before[k], after[k]};
      if (stays && size(turn) > size(best)) best = turn;
    }
    return best;
  }

  std::size_t seats_;
  std::vector<Values> moments_;
  float limit_ = 0;
  std::vector<Turn> turns_;
};

double tidy(double chance) { return std::round(1000 * chance) / 1000; }

// Of the seats that there are.
template <class List>
json::array by_seat(const List& list, int seats) {
  json::array out;
  for (int i = 0; i < seats; ++i) out.emplace_back(tidy(list[static_cast<std::size_t>(i)]));
  return out;
}

json::value seat_number(Seat seat) {
  return seat == nobody ? json::value(nullptr) : json::value(index(seat));
}

}  // namespace

void sum_up(Review& review) {
  for (const Judgement& decision : review.decisions) {
    review.lost[static_cast<std::size_t>(index(decision.seat))] += decision.loss();
  }
  const Curve curve(review);
  review.turns = curve.turns();
  review.curve = curve.calmed();
}

Hint hint(const AnyGame& game, const AnyState& state, const CoachPlan& plan) {
  return bots_of(game).hint(game, state, plan);
}

Review review(const AnyGame& game, const AnyState& start, const std::vector<Move>& moves,
              const CoachPlan& plan, const std::function<void(int)>& progress) {
  return bots_of(game).review(game, start, moves, plan, progress);
}

json::object hint_json(const AnyGame& game, const Hint& hint, Lang lang) {
  json::array options;
  for (const Advice& advice : hint.options) {
    options.push_back(json::object{{"move", game.print(advice.move)},
                                   {"chance", tidy(advice.chance)},
                                   {"share", tidy(advice.share)},
                                   {"why", advice.why.in(lang)}});
  }
  return {{"seat", seat_number(hint.seat)},
          {"chances", by_seat(hint.chances, hint.seats)},
          {"options", std::move(options)}};
}

json::object review_json(const AnyGame& game, const Review& review, Lang lang) {
  json::array decisions;
  for (const Judgement& decision : review.decisions) {
    decisions.push_back(json::object{{"ply", decision.ply},
                                     {"seat", seat_number(decision.seat)},
                                     {"chances", by_seat(decision.chances, review.seats)},
                                     {"played", game.print(decision.played)},
                                     {"played_chance", tidy(decision.played_chance)},
                                     {"advised", game.print(decision.advised)},
                                     {"advised_chance", tidy(decision.advised_chance)},
                                     {"close", decision.comparison.close},
                                     {"why", decision.why.in(lang)}});
  }
  json::array curve;
  for (const Values& moment : review.curve) curve.push_back(by_seat(moment, review.seats));
  json::array points;
  json::array turns;
  for (const Turn& turn : review.turns) {
    points.emplace_back(turn.decision);
    turns.push_back(json::object{{"decision", turn.decision},
                                 {"seat", index(turn.seat)},
                                 {"from", tidy(turn.from)},
                                 {"to", tidy(turn.to)}});
  }
  return {{"decisions", std::move(decisions)}, {"result", by_seat(review.result, review.seats)},
          {"curve", std::move(curve)},         {"turning_points", std::move(points)},
          {"turns", std::move(turns)},         {"lost", by_seat(review.lost, review.seats)}};
}

}  // namespace pionek
