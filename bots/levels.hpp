// Who plays a game: the levels people choose from, and a plain player where the game has one. The
// levels differ in how long they think and in what they know, never in blunders thrown in: a weak
// player here is an honest one that sees less.
#pragma once

#include <array>
#include <string_view>

#include "bots/search_bot.hpp"

namespace pionek {

// How somebody plays, in a few words for people.
struct Style {
  std::string_view en;
  std::string_view pl;
};

struct Level {
  std::string_view name;
  Budget budget;
  SearchTuning tuning;
  Style style{};
};

// A game with bots of its own specialises this in bots/<game>/players.hpp.
template <Game G>
struct Players {
  // Weakest first. Who knows nothing of a game but its rules needs some search even at the lowest.
  static constexpr std::array<Level, 4> levels{{
      {"easy",
       {.iterations = 30},
       {},
       {"Tries out a few moves, then plays.", "Sprawdza kilka ruchów i gra."}},
      {"normal", {.iterations = 200}, {}, {"Thinks every turn over.", "Przemyśla każdą turę."}},
      {"hard",
       {.iterations = 1'500},
       {},
       {"Thinks long and sees further.", "Myśli długo i widzi dalej."}},
      {"expert",
       {.iterations = 15'000},
       {},
       {"Thinks longest and sees furthest.", "Myśli najdłużej i widzi najdalej."}},
  }};

  // What a level knows of the game.
  static std::shared_ptr<const Knowledge<G>> knowledge(const G& game, const Level& /*level*/) {
    return std::make_shared<Knowledge<G>>(game);
  }

  // The plain player and how it plays; null where there is none.
  static constexpr Style greedy_style{};
  static std::unique_ptr<Bot> greedy(const G& /*game*/) { return nullptr; }
};

template <Game G>
std::unique_ptr<Bot> make_level(const G& game, const Level& level, const Thinking& thinking) {
  return std::make_unique<SearchBot<G>>(Players<G>::knowledge(game, level), game, level.tuning,
                                        level.budget, thinking);
}

}  // namespace pionek
