// The levels people choose from. They differ in how long they think and in what they know, never in
// blunders thrown in: a weak player here is an honest one that sees less.
#pragma once

#include <array>
#include <string_view>

#include "bots/carnegie/wing.hpp"
#include "bots/power_grid/wing.hpp"
#include "bots/search_bot.hpp"

namespace pionek {

struct Level {
  std::string_view name;
  Budget budget;
  SearchTuning tuning;
};

// Weakest first. Games without a wing of their own need some search even at the lowest.
template <Game G>
inline constexpr std::array<Level, 4> kLevels{{
    {"easy", {.iterations = 30}, {}},
    {"normal", {.iterations = 200}, {}},
    {"hard", {.iterations = 1'500}, {}},
    {"expert", {.iterations = 15'000}, {}},
}};

// In Power Grid a policy alone is a sound player: easy is one, with a beginner's eye.
template <>
inline constexpr std::array<Level, 4> kLevels<power_grid::PowerGrid>{{
    {"easy", {.iterations = 0}, {}},
    {"normal", {.iterations = 60}, {}},
    {"hard", {.iterations = 1'000}, {}},
    {"expert", {.iterations = 100'000}, {}},
}};

// In Carnegie, too. A round has several turns of a seat, so a turn gets less.
template <>
inline constexpr std::array<Level, 4> kLevels<carnegie::Carnegie>{{
    {"easy", {.iterations = 0}, {}},
    {"normal", {.iterations = 40}, {}},
    {"hard", {.iterations = 300}, {.horizon = 2}},
    {"expert", {.iterations = 3'000}, {.horizon = 2}},
}};

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
