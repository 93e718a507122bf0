// What somebody sees of a position, as far as lessons and puzzles ask about it: {"description",
// "scores", "places", "progress", "to_move", "over"}; and questions to it by JSON pointers, such as
// {"at": "/description/players/0/fuel/coal", "min": 2}.
#pragma once

#include "engine/core/json.hpp"
#include "table/match.hpp"

namespace pionek {

json::value sight(const AnyGame& game, const AnyState& state, Seat viewer);

struct SightTest {
  enum class Ask : std::uint8_t { is, min, max, has };

  std::string at;  // the JSON pointer
  Ask ask = Ask::is;
  json::value to;  // what is found there is compared with it

  [[nodiscard]] bool holds(const json::value& seen) const;
};

// Whether all of them hold.
bool all_hold(const std::vector<SightTest>& tests, const json::value& seen);

// The number at a pointer, if there is one.
std::optional<std::int64_t> number_at(const json::value& seen, std::string_view pointer);

std::vector<SightTest> read_sight_tests(const JsonReader& in);
// A pointer as it has to be spelt.
std::string read_pointer(const JsonReader& in);

}  // namespace pionek
