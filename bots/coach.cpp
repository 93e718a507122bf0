#include "bots/coach.hpp"

#include <cmath>

#include "bots/coach_search.hpp"
#include "bots/spoken.hpp"
#include "engine/registry/visit.hpp"

namespace pionek {
namespace {

struct Entry {
  std::string_view name;
  const char* begin;
  const char* end;
};
#include "embedded_table.inc"

enum class Remark : std::uint16_t { none, best, behind, level };
constexpr auto kKeys = std::to_array<std::string_view>({"none", "best", "behind", "level"});

// A change of the chances that is worth a turning point, and how many of them there are at most.
constexpr double kTurn = 0.08;
constexpr std::size_t kMaxTurns = 6;

std::string_view words_file(Lang lang) {
  const std::string name = "words/" + std::string(id(lang)) + ".json";
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return {entry.begin, entry.end};
  }
  return {};
}

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

// The largest change of anybody's chance.
double change(const Values& before, const Values& after) {
  double most = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    most = std::max<double>(most, std::abs(after[i] - before[i]));
  }
  return most;
}

json::array chances_json(const Values& chances) {
  json::array out;
  for (const float chance : chances) out.emplace_back(std::round(1000.0 * chance) / 1000);
  return out;
}

double tidy(double chance) { return std::round(1000 * chance) / 1000; }

}  // namespace

Text words_of_chance(double chance, double best) {
  static const Spoken kSpoken(words_file, kKeys);
  const int now = percent(chance);
  const int behind = percent(best) - now;
  Phrase remark{Remark::behind, now, behind};
  if (chance == best) remark = {Remark::best, now};
  if (chance != best && behind <= 0) remark = {Remark::level, now};
  return kSpoken.say(remark, Catalog{});
}

void sum_up(Review& review) {
  std::vector<std::pair<double, int>> turns;
  for (std::size_t i = 0; i < review.decisions.size(); ++i) {
    const Judgement& decision = review.decisions[i];
    review.lost[static_cast<std::size_t>(index(decision.seat))] += decision.loss();
    const Values& after =
        i + 1 < review.decisions.size() ? review.decisions[i + 1].chances : review.result;
    const double turn = change(decision.chances, after);
    if (turn >= kTurn) turns.emplace_back(turn, static_cast<int>(i));
  }
  std::sort(turns.rbegin(), turns.rend());
  turns.resize(std::min(turns.size(), kMaxTurns));
  for (const auto& [turn, at] : turns) review.turning_points.push_back(at);
  std::sort(review.turning_points.begin(), review.turning_points.end());
}

Hint hint(const AnyGame& game, const AnyState& state, const CoachPlan& plan) {
  Hint result;
  visit_game(game, [&]<class G>(const G& typed) {
    result = CoachSearch<G>(typed, plan).hint(state.as<typename G::State>());
  });
  return result;
}

Review review(const AnyGame& game, const AnyState& start, const std::vector<Move>& moves,
              const CoachPlan& plan, const std::function<void(int)>& progress) {
  Review result;
  visit_game(game, [&]<class G>(const G& typed) {
    result = review_of(typed, start.as<typename G::State>(), moves, plan, progress);
  });
  return result;
}

json::object hint_json(const AnyGame& game, const Hint& hint, Lang lang) {
  json::array options;
  for (const Advice& advice : hint.options) {
    options.push_back(json::object{{"move", game.print(advice.move)},
                                   {"chance", tidy(advice.chance)},
                                   {"share", tidy(advice.share)},
                                   {"why", advice.why.in(lang)}});
  }
  return {{"seat", hint.seat == nobody ? json::value(nullptr) : json::value(index(hint.seat) + 1)},
          {"chances", chances_json(hint.chances)},
          {"options", std::move(options)}};
}

json::object review_json(const AnyGame& game, const Review& review, Lang lang) {
  json::array decisions;
  for (const Judgement& decision : review.decisions) {
    decisions.push_back(json::object{{"ply", decision.ply},
                                     {"seat", index(decision.seat) + 1},
                                     {"chances", chances_json(decision.chances)},
                                     {"played", game.print(decision.played)},
                                     {"played_chance", tidy(decision.played_chance)},
                                     {"advised", game.print(decision.advised)},
                                     {"advised_chance", tidy(decision.advised_chance)},
                                     {"why", decision.why.in(lang)}});
  }
  json::array lost;
  for (const double each : review.lost) lost.emplace_back(tidy(each));
  return {{"decisions", std::move(decisions)},
          {"result", chances_json(review.result)},
          {"turning_points", json::value_from(review.turning_points)},
          {"lost", std::move(lost)}};
}

}  // namespace pionek
