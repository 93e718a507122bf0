// Bots as tables have them: with the clock of this machine, each on one thread of the workers, and
// with so much time for a turn.
#pragma once

#include "bots/bot.hpp"
#include "engine/core/json.hpp"
#include "server/storage.hpp"

namespace pionek {

inline constexpr Millis kBotTurn = 2000;        // at most, when nobody else waits
inline constexpr Millis kShortestBotTurn = 50;  // at least, however many wait

// For one turn. A budget in the name does not count here: nobody may have a bot think for hours.
Result<std::unique_ptr<Bot>> make_table_bot(std::string_view name,
                                            std::shared_ptr<const AnyGame> game, Millis turn);

// The name of a bot that plays this game; what is wrong is latched in the reader.
std::string read_bot(const JsonReader& in, const AnyGame& game);

using MakeTableBot = std::function<decltype(make_table_bot)>;

}  // namespace pionek
