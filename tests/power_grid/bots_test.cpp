// Bots and coach in positions of Power Grid that people make up, or bring about by odd play.
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

std::shared_ptr<const AnyGame> any_game() {
  static const auto loaded = load_game("power-grid").value();
  return loaded;
}

// Every bot and the coach find a move on offer, and so do simulations on the way.
void expect_moves(const State& s) {
  const auto any = any_game();
  const AnyState state(s);
  MoveList list;
  any->options(state, list);
  for (const std::string& name : bot_names(*any)) {
    const bool thinks = name == "normal" || name == "hard" || name == "expert";
    const auto bot = make_bot(thinks ? name + "@40" : name, any).value();
    Rng rng(1);
    const Move move = ask_bot(*bot, *any, state, rng);
    EXPECT_TRUE(list.contains(move)) << name << ": " << any->print(move);
  }
  CoachPlan plan;
  plan.budget.iterations = 40;
  const Hint advice = hint(*any, state, plan);
  ASSERT_FALSE(advice.options.empty());
  EXPECT_TRUE(list.contains(advice.options[0].move));
}

void expect_moves_of_seat_0(State s) {
  for (const Step step : {Step::buy, Step::build, Step::power}) {
    set_order(s, {1, 2, 0});
    at_step(s, step, step == Step::power ? 2 : 0);
    expect_moves(s);
  }
}

// Plays on with a bot on every seat.
void play_on(State s, const char* name, int plies) {
  const auto any = any_game();
  AnyState state(s);
  const auto bot = make_bot(name, any).value();
  Rng rng(3);
  for (int ply = 0; ply < plies && any->to_move(state) != nobody; ++ply) {
    MoveList list;
    any->options(state, list);
    const Move move = ask_bot(*bot, *any, state, rng);
    ASSERT_TRUE(list.contains(move)) << any->print(move);
    any->play(state, move);
  }
}

TEST(PowerGridBots, WhoCannotPayTheCheapestPlantInRoundOneGivesUp) {
  State s = start(3);
  ASSERT_EQ(s.round, 1);
  for (Player& player : s.players) player.cash = 0;
  expect_moves(s);
}

TEST(PowerGridBots, WithoutAnEmptyCityANetworkBeginsWhereThereIsRoom) {
  State s = scene(3);
  s.stage = 2;
  set_city_count(s, 1, std::popcount(s.area));
  give_plants(s, 0, {13, 18, 22});
  s.players[0].cash = 100;
  expect_moves_of_seat_0(s);
}

TEST(PowerGridBots, AFullMapHasNoPlaceToBegin) {
  State s = scene(3);
  set_city_count(s, 1, std::popcount(s.area));
  give_plants(s, 0, {13, 18, 22});
  s.players[0].cash = 100;
  expect_moves_of_seat_0(s);
}

// So much money that a figure three times as high would not fit.
TEST(PowerGridBots, RichesBeyondReasonDoNoHarm) {
  for (const int seats : {2, 6}) {
    State s = start(seats);
    for (int i = 0; i < seats; ++i) s.players[i].cash = 1'000'000'000;
    expect_moves(s);
    for (const char* name : {"greedy", "easy", "normal@1"}) play_on(s, name, 120);
  }
}

TEST(PowerGridBots, NobodyBuysFuelThatIsNotThere) {
  State s = scene(2);
  give_plants(s, 0, {4, 7, 13});
  set_city_count(s, 0, 3);
  s.players[0].cash = 100'000;
  s.fuel_market = {};
  at_step(s, Step::buy);
  expect_moves(s);
  play_on(s, "normal@40", 40);
}

}  // namespace
}  // namespace pionek::power_grid::testing
