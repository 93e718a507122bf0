#include "bots/bot.hpp"

#include <gtest/gtest.h>

#include <map>

#include "bots/style.hpp"
#include "tests/support/every_game.hpp"

namespace pionek {
namespace {

std::shared_ptr<const AnyGame> power_grid() { return load_game("power-grid").value(); }
std::shared_ptr<const AnyGame> carnegie() { return load_game("carnegie").value(); }

Setup setup_for(const AnyGame& game, int seats, const char* money) {
  return make_setup(game.info(), seats, {{"money_visible", money}, {"region_choice", "draft"}})
      .value();
}

// Every bot, those that think with a budget that keeps a whole game short.
std::vector<std::string> quick_bots(const AnyGame& game) {
  std::vector<std::string> names = bot_names(game);
  for (std::string& name : names) {
    if (name == "normal" || name == "hard" || name == "expert") name += "@20";
  }
  return names;
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

TEST(Bot, LevelsAreOfferedWeakestFirst) {
  EXPECT_EQ(usual_bot(*power_grid()), "normal");
  EXPECT_EQ(bot_names(*power_grid()),
            (std::vector<std::string>{"random", "greedy", "easy", "normal", "hard", "expert"}));
}

using BotOf = EveryGame;

TEST_P(BotOf, EveryLevelHasAStyleOfItsOwnInBothLanguages) {
  std::map<std::string, std::string> seen;  // by style: whose it is
  for (const std::string& name : bot_names(*game_)) {
    const Text style = bot_style(*game_, name);
    EXPECT_FALSE(style.en.empty()) << name;
    EXPECT_FALSE(style.pl.empty()) << name;
    EXPECT_TRUE(seen.emplace(style.en, name).second) << name << " and " << seen[style.en];
    EXPECT_TRUE(seen.emplace(style.pl, name).second) << name << " and " << seen[style.pl];
  }
  EXPECT_EQ(bot_style(*game_, "hard@2000").en, bot_style(*game_, "hard").en);
  EXPECT_EQ(bot_style(*game_, "clever").en, "");
}

PIONEK_FOR_EVERY_GAME(BotOf);

// What a level does well depends on the game, so those that know theirs speak of it.
TEST(Bot, GamesWithBotsOfTheirOwnTellOfThemInWordsOfTheirOwn) {
  EXPECT_NE(bot_style(*power_grid(), "hard").en, bot_style(*carnegie(), "hard").en);
  EXPECT_NE(bot_style(*power_grid(), "greedy").pl, bot_style(*carnegie(), "greedy").pl);
}

TEST(Bot, OnlyEverChoosesWhatIsOffered) {
  const auto game = power_grid();
  for (const auto& name : quick_bots(*game)) {
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

// In this game the tree of the last choice holds a plant that only imagined cards put on offer.
TEST(Bot, ForgetsWhatWasOfferedOnlyInItsThoughts) {
  const auto game = power_grid();
  auto bot = make_bot("hard@30", game).value();
  pionek::Setup setup;
  setup.seats = 2;
  AnyState state = game->start(setup, Seed{149, 0, 0, 0});
  Rng rng(149);
  for (int ply = 0; ply < 80; ++ply) {
    const Move move = ask_bot(*bot, *game, state, rng);
    MoveList list;
    game->options(state, list);
    ASSERT_TRUE(list.contains(move)) << "ply " << ply << ": " << game->print(move);
    game->play(state, move);
  }
}

// The hidden part of the state is dealt anew, the generator with it: nothing may change.
TEST(Bot, ChoiceDoesNotDependOnWhatTheSeatCannotSee) {
  const auto game = power_grid();
  for (const auto& name : quick_bots(*game)) {
    const auto bot = make_bot(name, game).value();
    const auto twin = make_bot(name, game).value();
    play_out(game, setup_for(*game, 3, "false"), "greedy", 3, [&](const AnyState& state, Move) {
      AnyState other = state;
      Rng elsewhere(99);
      game->imagine(other, game->to_move(state), elsewhere);
      ASSERT_NE(game->hash(state), game->hash(other));
      Rng first(5);
      Rng second(5);
      ASSERT_EQ(bits(ask_bot(*bot, *game, state, first)),
                bits(ask_bot(*twin, *game, other, second)))
          << name;
    });
  }
}

// Not even where the caller forgets to imagine: a search never looks at what is hidden.
TEST(Bot, SearchIgnoresWhatIsHiddenInTheStateItIsGiven) {
  const auto game = power_grid();
  const auto bot = make_bot("expert@40", game).value();
  const auto twin = make_bot("expert@40", game).value();
  play_out(game, setup_for(*game, 4, "true"), "easy", 8, [&](const AnyState& state, Move) {
    AnyState one = state;
    AnyState other = state;
    Rng elsewhere(4);
    game->imagine(other, game->to_move(state), elsewhere);
    Rng first(5);
    Rng second(5);
    const Seat seat = game->to_move(state);
    ASSERT_EQ(bits(bot->choose(one, seat, first)), bits(twin->choose(other, seat, second)));
  });
}

TEST(Bot, AFixedNumberOfIterationsIsExactlyRepeatable) {
  const auto game = power_grid();
  const auto run = [&] {
    return play_out(game, setup_for(*game, 3, "true"), "expert@60", 21,
                    [](const AnyState&, Move) {});
  };
  EXPECT_EQ(run(), run());
}

TEST(Bot, TheQuickOnesPlayAGameAsPeopleDo) {
  const auto game = power_grid();
  for (const char* name : {"greedy", "easy", "normal"}) {
    const AnyState end =
        play_out(game, setup_for(*game, 4, "true"), name, 11, [](const AnyState&, Move) {});
    const auto description = tree(game->describe(end, nobody));
    EXPECT_LE(description.at("round").to_number<int>(), 16);
    int most = 0;
    for (const Standing& standing : game->scores(end)) most = std::max(most, standing.points);
    EXPECT_GE(most, 14);
  }
}

TEST(Bot, UnknownNameIsAnError) {
  const auto bot = make_bot("clever", power_grid());
  ASSERT_FALSE(bot);
  EXPECT_EQ(bot.error().text(),
            "bot: power-grid has no bot 'clever'; expected one of random, greedy, easy, normal, "
            "hard, expert");
}

TEST(Bot, BudgetsAreRead) {
  const auto game = power_grid();
  const Thinking with_clock{.clock = [] { return std::int64_t{0}; }, .parallel = {}};
  for (const char* name : {"expert@1", "hard@2000"}) EXPECT_TRUE(make_bot(name, game)) << name;
  for (const char* name : {"expert@2s", "hard@250ms"}) {
    EXPECT_TRUE(make_bot(name, game, with_clock)) << name;
    EXPECT_FALSE(make_bot(name, game)) << name << " without a clock";
  }
  for (const char* name : {"expert@", "expert@0", "expert@-3", "expert@2h", "expert@soon",
                           "expert@99999999999", "random@5", "@5"}) {
    EXPECT_FALSE(make_bot(name, game, with_clock)) << name;
  }
}

}  // namespace
}  // namespace pionek
