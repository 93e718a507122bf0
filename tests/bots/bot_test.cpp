#include "bots/bot.hpp"

#include <gtest/gtest.h>

#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

std::shared_ptr<const AnyGame> power_grid() { return load_game("power-grid").value(); }

Setup setup_for(const AnyGame& game, int seats, const char* money) {
  return make_setup(game.info(), seats, {{"money_visible", money}, {"region_choice", "draft"}})
      .value();
}

// Plays a whole game of one bot against itself and calls look(state, move) before every move.
template <class Look>
AnyState play_out(const std::shared_ptr<const AnyGame>& game, const Setup& setup,
                  std::string_view name, std::uint64_t seed, Look&& look) {
  const auto bot = make_bot(name, game).value();
  Rng rng(seed);
  AnyState state = game->start(setup, Seed{seed, 0, 0, 0});
  for (int ply = 0; ply < 20'000 && game->to_move(state) != nobody; ++ply) {
    const Move move = ask_bot(*bot, *game, state, rng);
    look(state, move);
    game->play(state, move);
  }
  return state;
}

TEST(Bot, OnlyEverChoosesWhatIsOffered) {
  const auto game = power_grid();
  for (const auto& name : bot_names(*game)) {
    for (int seats = 2; seats <= 6; ++seats) {
      const AnyState end = play_out(game, setup_for(*game, seats, "false"), name, 7,
                                    [&](const AnyState& state, Move move) {
                                      MoveList list;
                                      game->options(state, list);
                                      ASSERT_TRUE(list.contains(move)) << name << game->print(move);
                                    });
      EXPECT_EQ(game->to_move(end), nobody) << name << " with " << seats << " seats";
    }
  }
}

TEST(Bot, ChoiceDoesNotDependOnWhatTheSeatCannotSee) {
  const auto game = power_grid();
  const auto bot = make_bot("greedy", game).value();
  play_out(game, setup_for(*game, 3, "false"), "greedy", 3, [&](const AnyState& state, Move) {
    AnyState other = state;
    Rng elsewhere(99);
    game->imagine(other, game->to_move(state), elsewhere);
    Rng first(5);
    Rng second(5);
    ASSERT_EQ(bits(ask_bot(*bot, *game, state, first)), bits(ask_bot(*bot, *game, other, second)));
  });
}

TEST(Bot, GreedyPlaysAGameAsPeopleDo) {
  const auto game = power_grid();
  const AnyState end =
      play_out(game, setup_for(*game, 4, "true"), "greedy", 11, [](const AnyState&, Move) {});
  const auto description = game->describe(end, nobody);
  EXPECT_LE(description.at("round").to_number<int>(), 16);
  int most = 0;
  for (const Standing& standing : game->scores(end)) most = std::max(most, standing.points);
  EXPECT_GE(most, 14);
}

TEST(Bot, UnknownNameIsAnError) {
  const auto bot = make_bot("clever", power_grid());
  ASSERT_FALSE(bot);
  EXPECT_EQ(bot.error().text(),
            "bot: power-grid has no bot 'clever'; expected one of random, greedy");
}

}  // namespace
}  // namespace pionek
