// A player that is a program. It is shown an imagined state only: everything its seat cannot know
// has been dealt anew, so it cannot cheat even by mistake.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.hpp"
#include "engine/core/any_game.hpp"

namespace pionek {

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // One of the moves on offer. `imagined` is what AnyGame::imagine made of the state for `seat`,
  // which is to move; the bot may change it freely.
  virtual Move choose(AnyState& imagined, Seat seat, Rng& rng) = 0;
};

// The names that make_bot knows for a game, weakest first.
std::vector<std::string> bot_names(const AnyGame& game);
// Whom people play against unless they ask for another: the middle level, where there are levels.
std::string usual_bot(const AnyGame& game);

// A name may be followed by a budget of its own: "expert@2000" thinks for 2,000 iterations a turn,
// "hard@250ms" for a quarter of a second if `thinking` has a clock.
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::shared_ptr<const AnyGame> game,
                                      const Thinking& thinking = {});

// What every program does to ask a bot: imagine, then choose.
Move ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Rng& rng);

}  // namespace pionek
