#include "server/table_bot.hpp"

#include "bots/levels.hpp"
#include "bots/native/thinking.hpp"
#include "engine/registry/visit.hpp"

namespace pionek {

Result<std::unique_ptr<Bot>> make_table_bot(std::string_view name,
                                            std::shared_ptr<const AnyGame> game, Millis turn) {
  name = name.substr(0, name.find('@'));
  std::unique_ptr<Bot> bot;
  visit_game(*game, [&]<class G>(const G& typed) {
    for (Level level : kLevels<G>) {
      if (level.name != name) continue;
      level.budget.milliseconds = turn;
      bot = make_level(typed, level, native_thinking());
    }
  });
  if (bot == nullptr) return make_bot(name, std::move(game));
  return bot;
}

}  // namespace pionek
