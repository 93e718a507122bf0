// Somebody who stands beside a match and leads one of its seats: a lesson or a puzzle. All it knows
// follows from the moves of the match, so a guide never changes: undo, reload and restart need
// nothing of it.
#pragma once

#include "engine/core/json_text.hpp"
#include "table/match.hpp"

namespace pionek {

class Guide {
 public:
  Guide() = default;
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;
  virtual ~Guide() = default;

  // By which it is found again in the files of its game: "lessons/1-first-round.json".
  [[nodiscard]] virtual const std::string& file() const = 0;
  // Whom it leads.
  [[nodiscard]] virtual Seat seat() const = 0;
  // Whether it has still something to lead to: not after its end, and not where the match has gone
  // another way.
  [[nodiscard]] virtual bool leads(const Match& match) const = 0;
  // The move that is played now without anybody being asked.
  [[nodiscard]] virtual std::optional<Move> scripted(const Match& match) const = 0;
  // Why a move of its seat is not played now, though the rules may allow it.
  [[nodiscard]] virtual std::optional<Text> held_back(const Match& match, Move move) const = 0;
  // Whether the newest move was its seat's own choice.
  [[nodiscard]] virtual bool may_undo(const Match& match) const = 0;
  // The fields of "guide" in a view (docs/protocol.md).
  virtual void write(JsonText& out, const Match& match, Lang lang) const = 0;
};

using GuidePtr = std::shared_ptr<const Guide>;

// What the menu calls a move that is offered now; else the move itself.
std::string label_of(const AnyGame& game, const AnyState& state, Move move, Lang lang,
                     SeatNames names);

}  // namespace pionek
