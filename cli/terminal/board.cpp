#include "cli/terminal/board.hpp"

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

std::unique_ptr<Board> plain_board() { return std::make_unique<PlainBoard>(); }

}  // namespace pionek
