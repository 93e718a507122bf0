// The checked twin of `play`: says why a move may not be played now, or nothing if it may.
#pragma once

#include <optional>
#include <string>

#include "engine/core/any_game.hpp"

namespace pionek {

struct Refusal {
  std::string rule;  // "PG-602"; empty when no rule speaks of this very move
  std::string text;  // in the asked language
};

std::optional<Refusal> refusal(const AnyGame& game, const AnyState& state, Move move, Lang lang,
                               SeatNames names = {});

}  // namespace pionek
