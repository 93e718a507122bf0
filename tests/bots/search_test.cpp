#include "bots/search.hpp"

#include <gtest/gtest.h>

#include <map>

#include "bench/bench.hpp"
#include "bots/native/thinking.hpp"
#include "bots/power_grid/players.hpp"
#include "engine/lighthouse/lighthouse.hpp"
#include "engine/registry/registry.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

using lighthouse::Lighthouse;
using power_grid::PowerGrid;

PowerGrid power_grid_game() { return PowerGrid::load(embedded_files("power-grid")).value(); }

template <class G>
typename G::State begin(const G& game, int seats, std::uint64_t seed) {
  Setup setup;
  setup.seats = seats;
  return game.start(setup, Seed{seed, 0, 0, 0});
}

// Plays to the next choice of a kind by the policy.
void play_until(const Knowledge<PowerGrid>& knowledge, const PowerGrid& game, power_grid::State& s,
                power_grid::Step step, int round) {
  Silent silent;
  while (s.round < round || s.agenda.top().step != step) {
    game.play(s, knowledge.policy().choose(s), silent);
  }
}

TEST(Search, IterationsAllocateNothing) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  const auto root = begin(game, 4, 3);
  Search<PowerGrid> search(game, knowledge, {}, 5'000);
  search.reset(root, game.to_move(root));
  Rng rng(1);
  const std::int64_t before = allocations();
  for (int i = 0; i < 3'000; ++i) search.iterate(rng);  // more than the pool holds
  EXPECT_EQ(allocations(), before);
  EXPECT_EQ(search.visits(), 3'000U);
}

TEST(Search, KeepsWhatItKnowsOfTheMoveThatWasMade) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  auto s = begin(game, 3, 5);
  play_until(knowledge, game, s, power_grid::Step::buy, 3);
  Search<PowerGrid> search(game, knowledge, {}, 50'000);
  search.reset(s, game.to_move(s));
  Rng rng(1);
  for (int i = 0; i < 500; ++i) search.iterate(rng);
  const Rated best = search.rated().front();
  ASSERT_GT(best.visits, 100U);
  Silent silent;
  game.play(s, best.move, silent);
  search.follow(best.move, s);
  EXPECT_EQ(search.visits(), best.visits);
  search.follow(Move{250, 0, 0, 0}, s);
  EXPECT_EQ(search.visits(), 0U) << "a move that was never thought of begins a new tree";
}

TEST(Search, WhereTwoPlayPriorsCanBeMoreAlike) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  auto s = begin(game, 2, 5);
  play_until(knowledge, game, s, power_grid::Step::buy, 3);
  const auto priors = [&](float trust) {
    Search<PowerGrid> search(game, knowledge, {.duel_trust = trust}, 1'000);
    search.reset(s, game.to_move(s));
    Rng rng(1);
    search.iterate(rng);
    std::map<std::uint64_t, float> by_move;
    for (const Rated& each : search.rated()) by_move[bits(each.move)] = each.prior;
    return by_move;
  };
  const auto whole = priors(1);
  const auto half = priors(0.5F);
  ASSERT_EQ(whole.size(), half.size());
  const auto [least, most] = std::minmax_element(
      whole.begin(), whole.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  ASSERT_GT(most->second, 2 * least->second);
  EXPECT_NEAR(half.at(most->first) / half.at(least->first), std::sqrt(most->second / least->second),
              1e-3);
  s = begin(game, 3, 5);
  play_until(knowledge, game, s, power_grid::Step::buy, 3);
  EXPECT_EQ(priors(1), priors(0.5F)) << "but not where more play";
}

TEST(Search, CanBeMadeToLookAtOneMoveAlone) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  auto s = begin(game, 3, 5);
  // Somebody may outbid another; all that is on offer beyond the next bid is no candidate.
  Silent silent;
  const auto cash = [&] { return s.player(game.to_move(s)).cash; };
  while (s.agenda.top().step != power_grid::Step::bid || s.auction.high_bidder == nobody ||
         cash() < s.auction.high_bid + 5) {
    game.play(s, knowledge.policy().choose(s), silent);
  }
  const Move dear = make_move(power_grid::Act::bid, 0, cash());
  Search<PowerGrid> search(game, knowledge, {}, 5'000);
  search.reset(s, game.to_move(s));
  search.insist(dear);
  Rng rng(1);
  for (int i = 0; i < 100; ++i) search.iterate(rng);
  ASSERT_EQ(search.rated().size(), 1U);
  EXPECT_EQ(bits(search.rated()[0].move), bits(dear));
  EXPECT_EQ(search.rated()[0].visits, 100U);
  EXPECT_EQ(search.lead(), 0U) << "so that it is looked at to the end";
  search.reset(s, game.to_move(s));
  search.iterate(rng);
  EXPECT_GT(search.rated().size(), 1U) << "a new tree has all moves again";
}

// What one iteration from the middle of a game makes everybody's chances to be.
Values at_first_sight(const SearchTuning& tuning) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  auto s = begin(game, 3, 5);
  play_until(knowledge, game, s, power_grid::Step::buy, 3);
  Search<PowerGrid> search(game, knowledge, tuning, 1'000);
  search.reset(s, game.to_move(s));
  Rng rng(1);
  search.iterate(rng);
  return search.chances();
}

TEST(Search, ASimulationCanCountItsHorizonAndItsEnd) {
  const auto seen = [](int horizon, float weight) {
    return at_first_sight({.horizon = horizon, .horizon_weight = weight, .max_steps = 10'000});
  };
  const Values early = seen(1, 1);
  const Values late = seen(0, 1);
  const Values both = seen(1, 0.25F);
  ASSERT_NE(early, late);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(both[i], 0.25F * early[i] + 0.75F * late[i], 1e-6);
  }
}

TEST(Search, PointsInTheEndCanCountBesides) {
  const auto seen = [](float point) {
    return at_first_sight({.horizon = 0, .point = point, .max_steps = 10'000});
  };
  const Values chances = seen(0);
  const Values some = seen(0.001F);
  const Values more = seen(0.002F);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_GT(some[i], chances[i]) << "everybody has points";
    EXPECT_NEAR(more[i] - chances[i], 2 * (some[i] - chances[i]), 1e-5);
  }
}

// A long turn in a small pool: there must be a move to choose after every step.
TEST(Search, NeverRunsOutOfRoomToThink) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  auto s = begin(game, 3, 5);
  Search<PowerGrid> search(game, knowledge, {}, 1);
  search.reset(s, game.to_move(s));
  Rng rng(1);
  Silent silent;
  for (int step = 0; step < 60; ++step) {
    for (int i = 0; i < 40; ++i) search.iterate(rng);
    const auto rated = search.rated();
    ASSERT_FALSE(rated.empty()) << "step " << step;
    game.play(s, rated.front().move, silent);
    if (game.to_move(s) == nobody) break;
    search.follow(rated.front().move, s);
  }
}

TEST(Search, ChancesOfTheSeatsAddUpToOne) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  const auto root = begin(game, 5, 9);
  Search<PowerGrid> search(game, knowledge, {}, 50'000);
  search.reset(root, game.to_move(root));
  Rng rng(2);
  for (int i = 0; i < 200; ++i) search.iterate(rng);
  float sum = 0;
  for (const float chance : search.chances()) sum += chance;
  EXPECT_NEAR(sum, 1, 1e-3);
  EXPECT_EQ(search.chances()[5], 0) << "nobody sits there";
}

// A whole game of the example between the general search and chance: no knowledge is needed to play
// well.
TEST(Search, PlaysAGameItKnowsNothingAbout) {
  const auto game = std::make_shared<Erased<Lighthouse>>(lighthouse::example_game());
  const Level level{"test", {.iterations = 60}, {}};
  double wins = 0;
  constexpr int kGames = 40;
  for (int k = 0; k < kGames; ++k) {
    const auto bot = make_level(game->game(), level, {});
    AnyState state(begin(game->game(), 2, static_cast<std::uint64_t>(k) / 2));
    Rng rng(static_cast<std::uint64_t>(k));
    while (game->to_move(state) != nobody) {
      MoveList list;
      game->options(state, list);
      const bool searches = index(game->to_move(state)) == k % 2;
      game->play(state,
                 searches
                     ? ask_bot(*bot, *game, state, rng)
                     : list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
    }
    wins += final_values(game->info(), game->outcome(state))[static_cast<std::size_t>(k % 2)];
  }
  EXPECT_GE(wins, 0.75 * kGames);
}

// A clock that ticks once a look.
Thinking slow_clock(std::int64_t& now) {
  return {.clock = [&now] { return ++now; }, .parallel = {}};
}

TEST(SearchBot, StopsWhenTheTimeIsUp) {
  const PowerGrid game = power_grid_game();
  std::int64_t now = 0;
  const Level level{"test", {.iterations = kMaxBudget, .milliseconds = 20}, {}};
  const auto bot = make_level(game, level, slow_clock(now));
  AnyState state(begin(game, 4, 1));
  Rng rng(1);
  bot->choose(state, game.to_move(state.as<power_grid::State>()), rng);
  EXPECT_GE(now, 10);
  EXPECT_LE(now, 25);
}

// A turn of many choices takes no more time than its budget, however many they are.
TEST(SearchBot, ATurnSharesOneBudget) {
  const PowerGrid game = power_grid_game();
  const Knowledge<PowerGrid> knowledge(game);
  std::int64_t now = 0;
  const Level level{"test", {.iterations = kMaxBudget, .milliseconds = 40}, {}};
  const auto bot = make_level(game, level, slow_clock(now));
  auto s = begin(game, 4, 1);
  play_until(knowledge, game, s, power_grid::Step::buy, 4);
  Rng rng(1);
  Silent silent;
  int choices = 0;
  while (s.agenda.top().step == power_grid::Step::buy) {
    AnyState imagined(s);
    game.play(s, bot->choose(imagined, game.to_move(s), rng), silent);
    ++choices;
  }
  EXPECT_GE(choices, 2 * 4);
  EXPECT_LE(now, 4 * 40 + 4 * choices);
}

TEST(SearchBot, ThreadsGiveTheSameAnswerAsOneAfterTheOther) {
  const PowerGrid game = power_grid_game();
  const Level level{"test", {.iterations = 600, .milliseconds = 0, .threads = 3}, {}};
  const auto alone = make_level(game, level, {});
  const Thinking threads{.clock = {}, .parallel = native_thinking().parallel};
  const auto together = make_level(game, level, threads);
  AnyState state(begin(game, 4, 1));
  const Seat seat = game.to_move(state.as<power_grid::State>());
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng first(seed);
    Rng second(seed);
    EXPECT_EQ(bits(alone->choose(state, seat, first)), bits(together->choose(state, seat, second)));
  }
}

}  // namespace
}  // namespace pionek
