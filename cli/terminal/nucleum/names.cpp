// Short names: tiles by their actions and colours, cities without their second name.
#include "cli/terminal/nucleum/board.hpp"
#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {

Seat TerminalBoard::subject(const Pen& pen) {
  if (pen.scene.viewer != nobody) return pen.scene.viewer;
  return pen.scene.to_move != nobody ? pen.scene.to_move : seat_at(0);
}

// "urb-2", "ind+u", "ene+1", "con×2", "inc W"
std::string TerminalBoard::action_text(int action) const {
  const Action& what = game_.data().actions[static_cast<std::size_t>(action)];
  if (what.kind == Kind::subsidy) {
    const std::string& id = id_of(kActionSet, action);
    for (const auto& [known, word] : kSubsidyWords) {
      if (known == id) return say_(word);
    }
    return name(kActionSet, action);
  }
  std::string text = say_(kKindWords[static_cast<std::size_t>(what.kind)]);
  if (const int less = what.thaler + what.workers; less > 0) text += "-" + std::to_string(less);
  if (what.energy > 0) text += "+" + std::to_string(what.energy);
  if (what.uranium > 0) text += "+u";
  if (what.times > 1) text += "×" + std::to_string(what.times);
  return text;
}

// "urb o|ene+1 w": each half with the letter of its colour.
std::string TerminalBoard::tile_text(std::string_view id) const {
  const auto at = static_cast<std::size_t>(*game_.catalog().find(kTileSet, id));
  const Tile& tile = game_.data().tiles[at];
  if (tile.category == Tile::Category::directive) return say_(ScreenWord::directive);
  std::vector<std::string> halves;
  for (const Half& half : tile.halves) {
    halves.push_back(action_text(half.action) + " " +
                     say_(kColorWords[static_cast<std::size_t>(half.color)]));
  }
  return joined(halves, "|");
}

std::string TerminalBoard::city_name(int city) const { return name(kCitySet, city); }

const Map& TerminalBoard::map_of(const Pen& pen) const {
  const auto at = std::find(kMapIds.begin(), kMapIds.end(), text_of(pen["map"])) - kMapIds.begin();
  return game_.data().maps[static_cast<std::size_t>(at)];
}

}  // namespace pionek::nucleum
