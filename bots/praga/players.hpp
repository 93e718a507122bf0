// Who plays Praga Caput Regni. A policy alone is a sound player here: easy is one, with a
// beginner's eye. A horizon of 12 is one turn of everybody.
#pragma once

#include "bots/levels.hpp"
#include "bots/praga/greedy.hpp"
#include "bots/praga/knowledge.hpp"

namespace pionek {

template <>
struct Players<praga::Praga> {
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Hoards gold and stone, forgets the tracks.",
        "Gromadzi złoto i kamień, zapomina o torach."}},
      {"normal",
       {.iterations = 120},
       {.exploration = 0.1F, .horizon = 24},
       {"Plans this turn and the next.", "Planuje tę turę i następną."}},
      {"hard",
       {.iterations = 600},
       {.exploration = 0.2F, .horizon = 48},
       {"Looks four rounds ahead.", "Patrzy cztery rundy naprzód."}},
      {"expert",
       {.iterations = 10'000},
       {.exploration = 0.2F, .horizon = 48},
       {"Like hard, with many times the thought.", "Jak trudny, ale myśli wielokrotnie dłużej."}},
  }};

  static std::shared_ptr<const Knowledge<praga::Praga>> knowledge(const praga::Praga& game,
                                                                  const Level& level) {
    return std::make_shared<Knowledge<praga::Praga>>(game, tuning_of(level));
  }
  static constexpr praga::Tuning tuning_of(const Level& level) {
    if (level.name == "easy") return praga::kEasyTuning;
    return level.name == "normal" ? praga::Tuning{} : praga::kDoubtfulTuning;
  }

  static constexpr Style greedy_style{"Takes what looks best at the moment.",
                                      "Bierze to, co w tej chwili wygląda najlepiej."};
  static std::unique_ptr<Bot> greedy(const praga::Praga& game) {
    return std::make_unique<praga::Greedy>(game);
  }
};

}  // namespace pionek
