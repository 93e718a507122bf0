// Who plays Power Grid. A policy alone is a sound player here: easy is one, with a beginner's eye.
#pragma once

#include "bots/levels.hpp"
#include "bots/power_grid/greedy.hpp"
#include "bots/power_grid/knowledge.hpp"

namespace pionek {

template <>
struct Players<power_grid::PowerGrid> {
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Buys eagerly, pays too much, never looks ahead.",
        "Kupuje chętnie, przepłaca, nie patrzy w przód."}},
      {"normal",
       {.iterations = 60},
       {},
       {"Sound and thrifty; sees as far as this round.",
        "Solidny i oszczędny; widzi do końca rundy."}},
      {"hard",
       {.iterations = 1'000},
       {},
       {"Bargains, and holds back when it pays.", "Targuje się i czeka, gdy to się opłaca."}},
      {"expert",
       {.iterations = 100'000},
       {},
       {"Like hard, with a hundred times the thought.", "Jak trudny, ale myśli sto razy więcej."}},
  }};

  static std::shared_ptr<const Knowledge<power_grid::PowerGrid>> knowledge(
      const power_grid::PowerGrid& game, const Level& level) {
    return std::make_shared<Knowledge<power_grid::PowerGrid>>(
        game, level.name == "easy" ? power_grid::kEasyTuning : power_grid::Tuning{});
  }

  static constexpr Style greedy_style{"Always takes what is cheapest now.",
                                      "Zawsze bierze to, co teraz najtańsze."};
  static std::unique_ptr<Bot> greedy(const power_grid::PowerGrid& game) {
    return std::make_unique<power_grid::Greedy>(game);
  }
};

}  // namespace pionek
