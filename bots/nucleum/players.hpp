// Who plays Nucleum. A turn of a seat is one unit of the clock; a policy alone is a sound player
// here: easy is one, with a beginner's eye.
#pragma once

#include "bots/levels.hpp"
#include "bots/nucleum/greedy.hpp"
#include "bots/nucleum/knowledge.hpp"

namespace pionek {

template <>
struct Players<nucleum::Nucleum> {
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 0},
       {},
       {"Hoards thaler and workers, forgets the markers.",
        "Gromadzi talary i robotników, zapomina o znacznikach."}},
      {"normal",
       {.iterations = 60},
       {},
       {"Sound; thinks its own turn through.", "Solidny; przemyśla swoją turę."}},
      {"hard",
       {.iterations = 200},
       {.horizon = 12},
       {"Sees what the others answer.", "Widzi, co odpowiedzą inni."}},
      {"expert",
       {.iterations = 1'000},
       {.horizon = 8, .horizon_weight = 0.5F, .point = 0.003F, .max_steps = 1'000},
       {"Plays every plan to the end in its head.", "Rozgrywa w głowie każdy plan do końca gry."}},
  }};

  static std::shared_ptr<const Knowledge<nucleum::Nucleum>> knowledge(const nucleum::Nucleum& game,
                                                                      const Level& level) {
    return std::make_shared<Knowledge<nucleum::Nucleum>>(
        game, level.name == "easy" ? nucleum::kEasyTuning : nucleum::Tuning{});
  }

  static constexpr Style greedy_style{"Takes what looks best at the moment.",
                                      "Bierze to, co w tej chwili wygląda najlepiej."};
  static std::unique_ptr<Bot> greedy(const nucleum::Nucleum& game) {
    return std::make_unique<nucleum::Greedy>(game);
  }
};

}  // namespace pionek
