// What a seat may be told of things that a game works out from the whole position: scores and the
// question another seat is asked. The true position is not consulted at all. Instead the game deals
// anew what the seat cannot know, several times, and only what comes out the same each time is
// told. So nothing hidden can leak by construction, and no game has to think of it. Where a game
// says that all may know the same (`alike`), and in a finished game, all is told as it is.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/any_game.hpp"

namespace pionek {

struct KnownStanding {
  std::optional<std::int32_t> points;  // none while they depend on something hidden
  std::optional<int> place;            // by as many tie-breaks as are known of all seats
};
// By seat, and that of a rival where there is one.
struct KnownStandings : FixedVector<KnownStanding, kMaxSeats> {
  std::optional<KnownStanding> rival;
};

class Known {
 public:
  enum class Prompt : std::uint8_t { no, yes };

  Known(const AnyGame& game, const AnyState& state, Seat viewer, Prompt wanted);

  [[nodiscard]] const KnownStandings& standings() const { return standings_; }
  // The question that the seat to move is asked; none when it holds something hidden, or when it
  // was not wanted.
  [[nodiscard]] const std::optional<Phrase>& prompt() const { return prompt_; }

 private:
  KnownStandings standings_;
  std::optional<Phrase> prompt_;
};

// What the seat to move is offered, as far as the viewer may know it: what is offered, in the same
// words, in every position that the viewer has to think possible.
Menu known_offers(const AnyGame& game, const AnyState& state, Seat viewer);

struct KnownSheet {
  KnownStandings standings;
  ScoreSheet lines;  // those that are certain
};

KnownSheet known_sheet(const AnyGame& game, const AnyState& state, Seat viewer);

}  // namespace pionek
