// All that the bots can do in one game, behind one interface: who chooses a game at run time finds
// its bots here. The templates behind it are compiled once for each game (one_game.cpp).
#pragma once

#include <span>

#include "bots/coach.hpp"
#include "bots/levels.hpp"

namespace pionek {

class GameBots {
 public:
  GameBots() = default;
  GameBots(const GameBots&) = delete;
  GameBots& operator=(const GameBots&) = delete;
  virtual ~GameBots() = default;

  [[nodiscard]] virtual std::span<const Level> levels() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Bot> level(const AnyGame& game, const Level& level,
                                                   const Thinking& thinking) const = 0;
  // The plain player; null where there is none.
  [[nodiscard]] virtual std::unique_ptr<Bot> greedy(const AnyGame& game) const = 0;
  [[nodiscard]] virtual Style greedy_style() const = 0;
  // As coach.hpp tells.
  [[nodiscard]] virtual Hint hint(const AnyGame& game, const AnyState& state,
                                  const CoachPlan& plan) const = 0;
  [[nodiscard]] virtual Review review(const AnyGame& game, const AnyState& start,
                                      const std::vector<Move>& moves, const CoachPlan& plan,
                                      const std::function<void(int)>& progress) const = 0;
};

// The bots of a game of the list the program was built with.
const GameBots& bots_of(const AnyGame& game);

// The same for a known type.
template <Game G>
const GameBots& bots_for();

}  // namespace pionek
