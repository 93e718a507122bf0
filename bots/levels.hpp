// The levels people choose from. They differ in how long they think and in what they know, never in
// blunders thrown in: a weak player here is an honest one that sees less.
#pragma once

#include <array>
#include <string_view>

#include "bots/carnegie/wing.hpp"
#include "bots/power_grid/wing.hpp"
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

// Weakest first. Games without a wing of their own need some search even at the lowest.
template <Game G>
inline constexpr std::array<Level, 4> kLevels{{
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

// In Power Grid a policy alone is a sound player: easy is one, with a beginner's eye.
template <>
inline constexpr std::array<Level, 4> kLevels<power_grid::PowerGrid>{{
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

// In Carnegie, too. A round has several turns of a seat, so a turn gets less.
template <>
inline constexpr std::array<Level, 4> kLevels<carnegie::Carnegie>{{
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

// Of the bots that are no levels. A game with a greedy bot says how that one plays.
inline constexpr Style kRandomStyle{"Does anything the rules allow.",
                                    "Robi cokolwiek, byle zgodnie z zasadami."};
template <Game G>
inline constexpr Style kGreedyStyle{};
template <>
inline constexpr Style kGreedyStyle<power_grid::PowerGrid>{"Always takes what is cheapest now.",
                                                           "Zawsze bierze to, co teraz najtańsze."};
template <>
inline constexpr Style kGreedyStyle<carnegie::Carnegie>{
    "Takes what looks best at the moment.", "Bierze to, co w tej chwili wygląda najlepiej."};

// What a level knows of the game.
template <Game G>
std::shared_ptr<const Wing<G>> wing_for(const G& game, const Level& /*level*/) {
  return std::make_shared<Wing<G>>(game);
}

template <>
inline std::shared_ptr<const Wing<power_grid::PowerGrid>> wing_for(
    const power_grid::PowerGrid& game, const Level& level) {
  return std::make_shared<Wing<power_grid::PowerGrid>>(
      game, level.name == "easy" ? power_grid::kEasyTuning : power_grid::Tuning{});
}

template <>
inline std::shared_ptr<const Wing<carnegie::Carnegie>> wing_for(const carnegie::Carnegie& game,
                                                                const Level& level) {
  return std::make_shared<Wing<carnegie::Carnegie>>(
      game, level.name == "easy" ? carnegie::kEasyTuning : carnegie::Tuning{});
}

template <Game G>
std::unique_ptr<Bot> make_level(const G& game, const Level& level, Thinking thinking) {
  return std::make_unique<SearchBot<G>>(wing_for(game, level), game, level.tuning, level.budget,
                                        std::move(thinking));
}

}  // namespace pionek
