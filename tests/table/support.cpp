#include "tests/table/support.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/registry/registry.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek::table_test {

GamePtr power_grid() {
  static const GamePtr game = load_game("power-grid").value();
  return game;
}

GamePtr lighthouse() {
  static const GamePtr game = lighthouse::any_example_game();
  return game;
}

Result<GamePtr> find_game(std::string_view id) {
  for (const GamePtr& game : {power_grid(), lighthouse()}) {
    if (game->info().id == id) return game;
  }
  return Error{"no game is called '" + std::string(id) + "'", "game", "power-grid, lighthouse"};
}

Match new_match(const GamePtr& game, int seats, std::uint64_t seed, std::vector<std::string> names,
                const Options& options) {
  const Setup setup = make_setup(game->info(), seats, options).value();
  return Match::begin(game, setup, Seed{0, 0, 0, seed}, std::move(names)).value();
}

void play_random(Match& match, Rng& rng, int plies) {
  constexpr std::int32_t kFewAmounts = 3;
  for (int i = 0; i < plies && !match.over(); ++i) {
    MoveList list;
    match.game().options(match.state(), list);
    const auto runs = static_cast<std::uint32_t>(list.end() - list.begin());
    const MoveList::Run& run = list.begin()[rng.below(runs)];
    Move move = run.first;
    move.n += static_cast<std::int32_t>(
        rng.below(static_cast<std::uint32_t>(std::min(run.count, kFewAmounts))));
    ASSERT_FALSE(match.play(move).has_value());
  }
}

void play_all(Match& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) {
    const auto refused = match.play_text(move);
    ASSERT_FALSE(refused.has_value()) << refused->text;
  }
}

}  // namespace pionek::table_test
