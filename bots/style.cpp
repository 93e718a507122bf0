#include "bots/style.hpp"

#include "bots/levels.hpp"
#include "engine/registry/visit.hpp"

namespace pionek {

Text bot_style(const AnyGame& game, std::string_view name) {
  name = name.substr(0, name.find('@'));
  Style style;
  if (name == "random") style = kRandomStyle;
  visit_game(game, [&]<class G>(const G& /*typed*/) {
    if (name == "greedy") style = kGreedyStyle<G>;
    for (const Level& level : kLevels<G>) {
      if (level.name == name) style = level.style;
    }
  });
  return {std::string(style.en), std::string(style.pl)};
}

}  // namespace pionek
