// Who is ahead, and where every point came from.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/phrase.hpp"
#include "engine/core/seat.hpp"

namespace pionek {

// More is better, first the points, then each tie-break in turn.
struct Standing {
  std::int32_t points = 0;
  std::array<std::int32_t, 3> ties{};

  friend constexpr auto operator<=>(const Standing&, const Standing&) = default;
};

// A part of a standing: the points, then the tie-breaks.
constexpr std::int32_t figure(const Standing& standing, std::size_t part) {
  return part == 0 ? standing.points : standing.ties[part - 1];
}

// By seat. In a cooperative game all seats stand alike: 1 point for a win, 0 for a loss.
struct Scores : FixedVector<Standing, kMaxSeats> {
  using FixedVector::FixedVector;

  // An opponent for whom nobody sits at the table, as in a solo game against a deck of cards.
  std::optional<Standing> rival;

  friend constexpr bool operator==(const Scores&, const Scores&) = default;
};

// The place of one of the standings, from 1; equal standings share a place. A rival takes one, too.
constexpr int place_of(const Scores& scores, const Standing& own) {
  int place = scores.rival && *scores.rival > own ? 2 : 1;
  for (const Standing& other : scores) place += other > own ? 1 : 0;
  return place;
}
constexpr int place_of(const Scores& scores, Seat seat) {
  return place_of(scores, scores[index(seat)]);
}

struct ScoreLine {
  Seat seat = nobody;      // nobody: the rival's
  std::uint8_t group = 0;  // of GameInfo::score_groups
  std::int32_t points = 0;
  const char* rule = "";
  Phrase words;
};

// The lines of a seat add up to its points, always; so do those of a rival.
using ScoreSheet = std::vector<ScoreLine>;

}  // namespace pionek
