#include "bots/coach.hpp"

#include <cmath>

#include "bots/game_bots.hpp"
#include "bots/spoken.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

enum class Remark : std::uint16_t { none, best, behind, level };
constexpr auto kKeys = std::to_array<std::string_view>({"none", "best", "behind", "level"});

// A change of the chances that is worth a turning point, after how many decisions it counts as one
// for good, and how many turning points there are at most.
constexpr float kTurn = 0.08F;
constexpr std::size_t kStays = 5;
constexpr std::size_t kMaxTurns = 6;

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

// How much of the change after a moment was still there later, for the seat it concerned most.
float lasting_change(const std::vector<Values>& moments, std::size_t at) {
  float most = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    const float before = moments[at][seat];
    const bool rise = moments[at + 1][seat] > before;
    float least = 1;
    for (std::size_t i = at + 1; i < std::min(moments.size(), at + 1 + kStays); ++i) {
      least = std::min(least, (rise ? 1.0F : -1.0F) * (moments[i][seat] - before));
    }
    most = std::max(most, least);
  }
  return most;
}

std::vector<int> turning_points(const Review& review) {
  std::vector<Values> moments;
  moments.reserve(review.decisions.size() + 1);
  for (const Judgement& decision : review.decisions) moments.push_back(decision.chances);
  moments.push_back(review.result);
  std::vector<std::pair<float, int>> changes;
  for (std::size_t at = 0; at + 1 < moments.size(); ++at) {
    const float change = lasting_change(moments, at);
    if (change >= kTurn) changes.emplace_back(-change, static_cast<int>(at));
  }
  std::sort(changes.begin(), changes.end());
  changes.resize(std::min(changes.size(), kMaxTurns));
  std::vector<int> turns;
  turns.reserve(changes.size());
  for (const auto& [change, at] : changes) turns.push_back(at);
  std::sort(turns.begin(), turns.end());
  return turns;
}

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

Text words_of_chance(double chance, double best) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const int now = percent(chance);
  const int behind = percent(best) - now;
  Phrase remark{Remark::behind, now, behind};
  if (chance == best) remark = {Remark::best, now};
  if (chance != best && behind <= 0) remark = {Remark::level, now};
  return kSpoken.say(remark, Catalog{});
}

void sum_up(Review& review) {
  for (const Judgement& decision : review.decisions) {
    review.lost[static_cast<std::size_t>(index(decision.seat))] += decision.loss();
  }
  review.turning_points = turning_points(review);
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
                                     {"why", decision.why.in(lang)}});
  }
  return {{"decisions", std::move(decisions)},
          {"result", by_seat(review.result, review.seats)},
          {"turning_points", json::value_from(review.turning_points)},
          {"lost", by_seat(review.lost, review.seats)}};
}

}  // namespace pionek
