#include "table/sight.hpp"

#include <algorithm>

namespace pionek {
namespace {

constexpr std::array<std::string_view, 4> kAsks{"is", "min", "max", "has"};

const json::value* look(const json::value& seen, std::string_view pointer) {
  boost::system::error_code none;
  return seen.find_pointer(pointer, none);
}

std::optional<std::int64_t> number_in(const json::value* found) {
  if (found == nullptr || !found->is_number()) return std::nullopt;
  boost::system::error_code inexact;
  const auto number = found->to_number<std::int64_t>(inexact);
  return inexact ? std::nullopt : std::optional(number);
}

}  // namespace

json::value sight(const AnyGame& game, const AnyState& state, Seat viewer) {
  const Scores scores = game.scores(state);
  json::array points;
  json::array places;
  for (int seat = 0; seat < scores.size(); ++seat) {
    points.push_back(scores[seat].points);
    places.push_back(place_of(scores, seat_at(seat)));
  }
  const Progress progress = game.progress(state);
  const Seat to_move = game.to_move(state);
  return json::object{
      {"description", tree(game.describe(state, viewer))},
      {"scores", std::move(points)},
      {"places", std::move(places)},
      {"progress", {{"round", progress.round}, {"phase", progress.phase}}},
      {"to_move", to_move == nobody ? json::value(nullptr) : json::value(index(to_move))},
      {"over", to_move == nobody}};
}

bool SightTest::holds(const json::value& seen) const {
  const json::value* found = look(seen, at);
  if (found == nullptr) return false;
  if (ask == Ask::has) {
    if (!found->is_array()) return false;
    const json::array& list = found->get_array();
    return std::find(list.begin(), list.end(), to) != list.end();
  }
  const auto number = number_in(found);
  const auto bound = number_in(&to);
  if (ask == Ask::is) return number && bound ? *number == *bound : *found == to;
  if (!number || !bound) return false;
  return ask == Ask::min ? *number >= *bound : *number <= *bound;
}

bool all_hold(const std::vector<SightTest>& tests, const json::value& seen) {
  return std::all_of(tests.begin(), tests.end(),
                     [&](const SightTest& test) { return test.holds(seen); });
}

std::optional<std::int64_t> number_at(const json::value& seen, std::string_view pointer) {
  return number_in(look(seen, pointer));
}

std::string read_pointer(const JsonReader& in) {
  std::string text = in.string();
  if (in.ok() && !text.starts_with('/')) in.fail("found '" + text + "'", "a JSON pointer: '/...'");
  return text;
}

std::vector<SightTest> read_sight_tests(const JsonReader& in) {
  std::vector<SightTest> tests;
  for (std::size_t i = 0; i < in.size(1, 16); ++i) {
    const JsonReader from = in.at(i);
    from.only({"at", "is", "min", "max", "has"});
    SightTest test{read_pointer(from["at"]), {}, nullptr};
    int asked = 0;
    for (std::size_t k = 0; k < kAsks.size(); ++k) {
      if (!from.has(kAsks[k])) continue;
      ++asked;
      test.ask = static_cast<SightTest::Ask>(k);
      if (const json::value* to = from[kAsks[k]].raw()) test.to = *to;
    }
    if (from.ok() && asked != 1) from.fail("asks nothing, or too much", "one of is, min, max, has");
    tests.push_back(std::move(test));
  }
  return tests;
}

}  // namespace pionek
