// Lighthouse on a text screen, drawn from its description alone.
#pragma once

#include "cli/terminal/game_board.hpp"
#include "cli/terminal/lighthouse/words.hpp"
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {

class TerminalBoard final : public GameBoard<Lighthouse, ScreenWord> {
 public:
  TerminalBoard(const Lighthouse& game, const Files& files, Lang lang);

  Lines draw(const Scene& scene, const Paper& paper) const override;
  Lines map(const Scene& /*scene*/, const Paper& /*paper*/) const override { return {}; }

 private:
  [[nodiscard]] std::string ships(const json::value& list) const;
};

}  // namespace pionek::lighthouse
