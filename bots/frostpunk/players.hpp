// Who leads the city. A policy alone is a sound player here: easy is one, with a beginner's eye.
#pragma once

#include "bots/frostpunk/greedy.hpp"
#include "bots/frostpunk/knowledge.hpp"
#include "bots/levels.hpp"

namespace pionek {

template <>
struct Players<frostpunk::Frostpunk> {
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Heaps up coal and food, builds too little.",
        "Gromadzi węgiel i żywność, buduje za mało."}},
      {"normal",
       {.iterations = 1},
       {.exploration = 0.035F},
       {"Sound; trusts its first idea and sees what it does to this round.",
        "Solidny; ufa pierwszej myśli i widzi jej skutki do końca rundy."}},
      {"hard",
       {.iterations = 1},
       {.exploration = 0.05F},
       {"Compares its best ideas, and sees what they do to this round.",
        "Porównuje najlepsze pomysły i widzi ich skutki do końca rundy."}},
      {"expert",
       {.iterations = 2'000},
       {},
       {"Thinks every choice through.", "Przemyśla każdy wybór."}},
  }};

  static std::shared_ptr<const Knowledge<frostpunk::Frostpunk>> knowledge(
      const frostpunk::Frostpunk& game, const Level& level) {
    return std::make_shared<Knowledge<frostpunk::Frostpunk>>(
        game, level.name == "easy" ? frostpunk::kEasyTuning : frostpunk::Tuning{});
  }

  static constexpr Style greedy_style{"Does what looks best at the moment.",
                                      "Robi to, co w tej chwili wygląda najlepiej."};
  static std::unique_ptr<Bot> greedy(const frostpunk::Frostpunk& game) {
    return std::make_unique<frostpunk::Greedy>(game);
  }
};

}  // namespace pionek
