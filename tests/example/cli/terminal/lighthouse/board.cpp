#include "cli/terminal/lighthouse/board.hpp"

namespace pionek::lighthouse {
namespace {

#include "embedded_table.inc"

}  // namespace

TerminalBoard::TerminalBoard(const Lighthouse& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  title(pen, say_(ScreenWord::header, pen.number("round"), pen.number("rounds"), pen.number("lamp"),
                  pen.number("cellar")));
  for (const json::value& keeper : pen["keepers"].get_array()) {
    const Seat seat = seat_at(keeper.at("seat").to_number<int>());
    const json::value& holds = keeper.at("holds");
    const int held = holds.at("near").to_number<int>() + holds.at("far").to_number<int>();
    pen.entry(who(pen, seat), say_(ScreenWord::keeper, keeper.at("oil").to_number<int>(),
                                   keeper.at("flares").to_number<int>(), held));
    pen.list(say_(ScreenWord::fleet), ships(keeper.at("fleet")));
    if (seat == scene.viewer) pen.list(say_(ScreenWord::hand), ships(keeper.at("hand")));
  }
  return trimmed_lines(std::move(pen.lines));
}

std::string TerminalBoard::ships(const json::value& list) const {
  std::vector<std::string> names;
  for (const json::value& ship : list.get_array()) names.push_back(name(kShipSet, text_of(ship)));
  return joined(names);
}

}  // namespace pionek::lighthouse
