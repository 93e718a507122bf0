#include "server/table_bot.hpp"

#include "bots/game_bots.hpp"
#include "bots/native/thinking.hpp"

namespace pionek {

Result<std::unique_ptr<Bot>> make_table_bot(std::string_view name,
                                            std::shared_ptr<const AnyGame> game, Millis turn) {
  name = name.substr(0, name.find('@'));
  const GameBots& bots = bots_of(*game);
  for (Level level : bots.levels()) {
    if (level.name != name) continue;
    level.budget.milliseconds = turn;
    return bots.level(*game, level, native_thinking());
  }
  return make_bot(name, std::move(game));
}

std::string read_bot(const JsonReader& in, const AnyGame& game) {
  const std::vector<std::string> names = bot_names(game);
  const std::vector<std::string_view> known(names.begin(), names.end());
  return names[static_cast<std::size_t>(in.one_of(known))];
}

}  // namespace pionek
