#include "bots/style.hpp"

#include "bots/game_bots.hpp"

namespace pionek {
namespace {

constexpr Style kRandomStyle{"Does anything the rules allow.",
                             "Robi cokolwiek, byle zgodnie z zasadami."};

}  // namespace

Text bot_style(const AnyGame& game, std::string_view name) {
  name = name.substr(0, name.find('@'));
  const GameBots& bots = bots_of(game);
  Style style;
  if (name == "random") style = kRandomStyle;
  if (name == "greedy") style = bots.greedy_style();
  for (const Level& level : bots.levels()) {
    if (level.name == name) style = level.style;
  }
  return {std::string(style.en), std::string(style.pl)};
}

}  // namespace pionek
