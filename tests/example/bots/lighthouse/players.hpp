// Who plays Lighthouse: levels with less thought than in a big game, and no plain player.
#pragma once

#include "bots/levels.hpp"
#include "bots/lighthouse/knowledge.hpp"

namespace pionek {

template <>
struct Players<lighthouse::Lighthouse> {
  static constexpr std::array<Level, 2> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Takes the points that lie before it.", "Bierze punkty, które leżą pod ręką."}},
      {"normal",
       {.iterations = 50},
       {},
       {"Thinks of the night to come.", "Myśli o nadchodzącej nocy."}},
  }};

  static std::shared_ptr<const Knowledge<lighthouse::Lighthouse>> knowledge(
      const lighthouse::Lighthouse& game, const Level& /*level*/) {
    return std::make_shared<Knowledge<lighthouse::Lighthouse>>(game);
  }

  static constexpr Style greedy_style{};
  static std::unique_ptr<Bot> greedy(const lighthouse::Lighthouse& /*game*/) { return nullptr; }
};

}  // namespace pionek
