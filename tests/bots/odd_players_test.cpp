// Whole games of odd people with the bots, in every game: somebody who never does a thing if there
// is any other choice, somebody who always does it and as much of it as can be, somebody who spends
// all he can. Bots and coach meet positions that good play never shows; they must find a move on
// offer in each, and the sanitizers must have nothing to say.
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/slow.hpp"

namespace pionek {
namespace {

using GamePtr = std::shared_ptr<const AnyGame>;

enum class Habit { never, always, spends, saves };

class OddPlayer final : public Bot {
 public:
  OddPlayer(GamePtr game, Habit habit, int verb)
      : game_(std::move(game)), habit_(habit), verb_(verb) {}

  Move choose(AnyState& imagined, Seat /*seat*/, Rng& rng) override {
    Menu menu;
    game_->options(imagined, menu);
    std::vector<Move> liked;
    std::vector<Move> all;
    for (const Option& option : menu.options) {
      Move most = option.move;
      most.n = option.last_n;
      all.push_back(most);
      if (likes(option, menu)) liked.push_back(most);
    }
    const auto& choice = liked.empty() ? all : liked;
    return choice[rng.below(static_cast<std::uint32_t>(choice.size()))];
  }

 private:
  [[nodiscard]] bool likes(const Option& option, const Menu& menu) const {
    const auto price = [](const Option& each) { return each.price.value_or(0); };
    const auto dearer = [&](const Option& each) { return price(each) > price(option); };
    const auto cheaper = [&](const Option& each) { return price(each) < price(option); };
    switch (habit_) {
      case Habit::never:
        return option.move.verb != verb_;
      case Habit::always:
        return option.move.verb == verb_;
      case Habit::spends:
        return std::none_of(menu.options.begin(), menu.options.end(), dearer);
      case Habit::saves:
        return std::none_of(menu.options.begin(), menu.options.end(), cheaper);
    }
    return true;
  }

  GamePtr game_;
  Habit habit_;
  int verb_;
};

class OddPlayers : public EveryGame {
 protected:
  static constexpr int kMaxPlies = 3000;
  // Most of the time is thought.
  const int rarely_ = in_slow_build() ? 5 : 1;
  const int hint_every_ = 50 * rarely_;
  const int thought_every_ = 5 * rarely_;

  // A table with one or two odd people; the bots on the other seats think least, except now and
  // then for seat 1.
  void play(int number, int seats, Habit first, Habit second, int verb = 0) {
    constexpr std::array kThinkers{"normal@1", "hard@1", "expert@1"};
    // Where nobody knows the game, even the lowest level searches, and long.
    const std::string usual =
        bots_.size() == 1 ? "random" : bots_[static_cast<std::size_t>(number) % bots_.size()];
    const auto bot = make_bot(usual, game_).value();
    const std::string thinker = kThinkers[static_cast<std::size_t>(number) % kThinkers.size()];
    const auto thinks = make_bot(thinker, game_).value();
    OddPlayer odd(game_, first, verb);
    OddPlayer other(game_, second, verb);
    const auto player = [&](int seat, int ply) -> Bot& {
      if (seat == 0) return odd;
      if (seat == 2 && seats > 3) return other;
      return seat == 1 && ply % thought_every_ == 0 ? *thinks : *bot;
    };
    const auto setup = make_setup(game_->info(), seats, {}).value();
    AnyState state = game_->start(setup, Seed{static_cast<std::uint64_t>(number), 7, 0, 0});
    play_out(state, player);
  }

 private:
  template <class Player>
  void play_out(AnyState& state, const Player& player) {
    Rng rng(7);
    for (int ply = 0; ply < kMaxPlies && game_->to_move(state) != nobody; ++ply) {
      MoveList list;
      game_->options(state, list);
      Bot& bot = player(index(game_->to_move(state)), ply);
      const Move move = ask_bot(bot, *game_, state, rng);
      ASSERT_TRUE(list.contains(move)) << game_->print(move) << " in " << game_->position(state);
      if (ply % hint_every_ == 0) expect_advice(state, list, move);
      game_->play(state, move);
    }
  }

  void expect_advice(const AnyState& state, const MoveList& list, Move played) const {
    CoachPlan plan;
    plan.budget.iterations = 1;
    const Hint advice = hint(*game_, state, plan);
    ASSERT_FALSE(advice.options.empty());
    ASSERT_TRUE(list.contains(advice.options[0].move));
    ASSERT_FALSE(advice.options[0].why.pl.empty());
    const Review judged = review(*game_, state, {played}, plan);
    ASSERT_EQ(judged.decisions.size(), list.size() > 1 ? 1U : 0U);
  }

 protected:
  // Greedy, where there is one, and easy.
  std::vector<std::string> bots_ = [this] {
    const auto all = bot_names(*game_);
    return std::vector(all.begin() + 1, std::find(all.begin(), all.end(), "normal"));
  }();
};

TEST_P(OddPlayers, NeverOrAlwaysDoTheSame) {
  for (int verb = 0; verb < static_cast<int>(game_->info().verbs.size()); ++verb) {
    SCOPED_TRACE(game_->info().verbs[static_cast<std::size_t>(verb)].word);
    const int seats = std::min(game_->info().max_seats, 4 + verb % 3);
    play(verb, seats, Habit::never, Habit::always, verb);
    if (HasFatalFailure()) return;
  }
}

TEST_P(OddPlayers, SpendOrSaveAllTheyCan) {
  for (int seats = game_->info().min_seats; seats <= game_->info().max_seats; ++seats) {
    play(seats, seats, Habit::spends, Habit::saves);
    play(seats + 1, seats, Habit::saves, Habit::spends);
    if (HasFatalFailure()) return;
  }
}

PIONEK_FOR_EVERY_GAME(OddPlayers);

}  // namespace
}  // namespace pionek
