// What a seat may be told of things that a game works out from the whole position: scores and the
// question another seat is asked. The true position is not consulted at all. Instead the game deals
// anew what the seat cannot know, several times, and only what comes out the same each time is
// told. So nothing hidden can leak by construction, and no game has to think of it.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/any_game.hpp"

namespace pionek {

struct KnownSeat {
  std::optional<std::int32_t> points;  // none while they depend on something hidden
  std::optional<int> place;            // by as many tie-breaks as are known of all seats
  std::vector<ScoreLine> lines;        // those that are certain
};

class Known {
 public:
  // A finished game has no secrets: then all is told as it is.
  Known(const AnyGame& game, const AnyState& state, Seat viewer);

  [[nodiscard]] std::vector<KnownSeat> seats() const;
  // The question that the seat to move is asked; none when it holds something hidden.
  [[nodiscard]] std::optional<Phrase> prompt() const;

 private:
  static constexpr int kSamples = 8;

  const AnyGame& game_;
  std::vector<AnyState> samples_;
};

}  // namespace pionek
