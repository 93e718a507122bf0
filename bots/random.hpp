// Any legal move, all equally likely. For tests, and as the weakest opponent there can be.
#pragma once

#include "bots/bot.hpp"

namespace pionek {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}

  Move choose(AnyState& imagined, Seat /*seat*/, Rng& rng) override {
    MoveList list;
    game_->options(imagined, list);
    return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
  }

 private:
  std::shared_ptr<const AnyGame> game_;
};

}  // namespace pionek
