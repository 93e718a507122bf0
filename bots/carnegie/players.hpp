// Who plays Carnegie. A policy alone is a sound player here: easy is one, with a beginner's eye. A
// round has several turns of a seat, so a turn gets less thought than in other games.
#pragma once

#include "bots/carnegie/greedy.hpp"
#include "bots/carnegie/knowledge.hpp"
#include "bots/levels.hpp"

namespace pionek {

template <>
struct Players<carnegie::Carnegie> {
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Likes cash and new departments, forgets the others.",
        "Lubi gotówkę i nowe działy, zapomina o innych."}},
      {"normal",
       {.iterations = 40},
       {},
       {"Sound; sees what a choice does to this round.",
        "Solidny; widzi skutki wyboru do końca rundy."}},
      {"hard",
       {.iterations = 1'000},
       {.horizon = 2},
       {"Plans this round and the next.", "Planuje tę rundę i następną."}},
      {"expert",
       {.iterations = 10'000},
       {.duel_trust = 0.5F, .horizon = 2},
       {"Like hard, with ten times the thought and an open mind.",
        "Jak trudny, ale myśli dziesięć razy więcej i bez uprzedzeń."}},
  }};

  static std::shared_ptr<const Knowledge<carnegie::Carnegie>> knowledge(
      const carnegie::Carnegie& game, const Level& level) {
    return std::make_shared<Knowledge<carnegie::Carnegie>>(
        game, level.name == "easy" ? carnegie::kEasyTuning : carnegie::Tuning{});
  }

  static constexpr Style greedy_style{"Takes what looks best at the moment.",
                                      "Bierze to, co w tej chwili wygląda najlepiej."};
  static std::unique_ptr<Bot> greedy(const carnegie::Carnegie& game) {
    return std::make_unique<carnegie::Greedy>(game);
  }
};

}  // namespace pionek
