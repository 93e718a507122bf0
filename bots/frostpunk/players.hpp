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
       {.iterations = 60},
       {},
       {"Sound; sees what a choice does to this round.",
        "Solidny; widzi skutki wyboru do końca rundy."}},
      {"hard",
       {.iterations = 600},
       {.horizon = 2},
       {"Prepares the city for the rounds to come.", "Przygotowuje miasto na kolejne rundy."}},
      {"expert",
       {.iterations = 4'000},
       {.horizon = 2},
       {"Like hard, with more thought for every choice.",
        "Jak trudny, ale każdy wybór rozważa dłużej."}},
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
