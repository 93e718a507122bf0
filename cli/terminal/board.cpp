#include "cli/terminal/board.hpp"

#include "cli/terminal/carnegie_board.hpp"
#include "cli/terminal/power_grid_board.hpp"

namespace pionek {
namespace {

class PlainBoard final : public Board {
 public:
  Lines draw(const Scene& scene, const Paper& /*paper*/) const override {
    Lines lines = split(pretty(scene.description), '\n');
    lines.pop_back();  // what follows the final line feed
    return lines;
  }
  Lines map(const Scene& /*scene*/, const Paper& /*paper*/) const override { return {}; }
};

}  // namespace

std::unique_ptr<Board> make_board(const GamePtr& game, const Files& files, const Phrases& say) {
  if (const auto* power_grid = dynamic_cast<const Erased<power_grid::PowerGrid>*>(game.get())) {
    return std::make_unique<PowerGridBoard>(power_grid->game(), files, say);
  }
  if (const auto* carnegie = dynamic_cast<const Erased<carnegie::Carnegie>*>(game.get())) {
    return std::make_unique<CarnegieBoard>(carnegie->game(), say);
  }
  return std::make_unique<PlainBoard>();
}

}  // namespace pionek
