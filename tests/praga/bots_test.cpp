// The policy, evaluation, levels and reasons of Praga Caput Regni.
#include <gtest/gtest.h>

#include <set>

#include "bots/arena.hpp"
#include "bots/bot.hpp"
#include "bots/praga/players.hpp"
#include "engine/registry/registry.hpp"
#include "tests/praga/kit.hpp"

namespace pionek::praga {
namespace {

using testing::game;
using testing::give;
using testing::player;
using testing::scene;

std::shared_ptr<const AnyGame> any_praga() { return load_game("praga").value(); }

// A table by number: all seats, both solo opponents, all variants turn up.
pionek::Setup setup_of(int number) {
  pionek::Setup setup;
  setup.seats = 1 + number % 4;
  if (setup.seats == 1) setup.choice[kSoloOption] = static_cast<std::uint8_t>(number / 4 % 2);
  for (std::size_t i = kWallOption; i < game().info().options.size(); ++i) {
    setup.choice[i] = static_cast<std::uint8_t>(number >> (i + 1) & 1);
  }
  return setup;
}

State begin(int number) {
  return game().start(setup_of(number), Seed{static_cast<std::uint64_t>(number), 3, 0, 0});
}

MoveList list_of(const State& s) {
  MoveList list;
  game().options(s, list);
  return list;
}

Candidates liked(const Knowledge<Praga>& knowledge, const State& s) {
  Candidates all;
  knowledge.candidates(s, all);
  return all;
}

// A game in which everybody takes candidates at random: more of the rules than good play shows.
// Calls look(state) before every move.
template <class Look>
State stroll(const Knowledge<Praga>& knowledge, int number, Look&& look) {
  State s = begin(number);
  Rng rng(static_cast<std::uint64_t>(number) + 1);
  Silent silent;
  while (game().to_move(s) != nobody) {
    look(s);
    const Candidates all = liked(knowledge, s);
    const auto count = static_cast<std::uint32_t>(all.size());
    game().play(s, all[static_cast<int>(rng.below(count))].move, silent);
  }
  return s;
}

std::string choice(const State& s) { return any_praga()->print(Policy(game()).choose(s)); }

TEST(PragaBots, LevelsExistWeakestFirst) {
  EXPECT_EQ(usual_bot(*any_praga()), "normal");
  EXPECT_EQ(bot_names(*any_praga()),
            (std::vector<std::string>{"random", "greedy", "easy", "normal", "hard", "expert"}));
}

TEST(PragaBots, CandidatesAreOnOfferAndDifferent) {
  const Knowledge<Praga> knowledge(game());
  for (int number = 0; number < 12; ++number) {
    stroll(knowledge, number, [&](const State& s) {
      const MoveList list = list_of(s);
      const Candidates all = liked(knowledge, s);
      ASSERT_FALSE(all.empty());
      std::set<std::uint64_t> seen;
      for (const Candidate& each : all) {
        ASSERT_TRUE(list.contains(each.move));
        ASSERT_GT(each.weight, 0);
        ASSERT_TRUE(seen.insert(bits(each.move)).second);
      }
    });
  }
}

TEST(PragaBots, SimulationsPlayTheLikeliestCandidate) {
  const Knowledge<Praga> knowledge(game());
  stroll(knowledge, 7, [&](const State& s) {
    ASSERT_EQ(bits(likeliest(liked(knowledge, s))), bits(knowledge.policy().choose(s)));
  });
}

TEST(PragaBots, ChancesAddUpToOneAndAloneGrowWithThePoints) {
  const Knowledge<Praga> knowledge(game());
  for (int number = 0; number < 4; ++number) {
    stroll(knowledge, number, [&](const State& s) {
      const Values chances = knowledge.evaluate(s);
      float sum = 0;
      for (const float chance : chances) sum += chance;
      if (s.solo()) {
        ASSERT_GT(sum, 0);
        ASSERT_LT(sum, 1);
      } else {
        ASSERT_NEAR(sum, 1, 1e-3);
      }
    });
  }
  State more = begin(0);
  const float before = knowledge.evaluate(more)[0];
  player(more).earned[0] = 30;
  EXPECT_GT(knowledge.evaluate(more)[0], before);
}

// Nobody loses alone, but a better end counts as one.
TEST(PragaBots, AnEndAloneIsWorthItsPoints) {
  const Knowledge<Praga> knowledge(game());
  State s = stroll(knowledge, 0, [](const State& /*each*/) {});
  const float end = knowledge.result(s, 0)[0];
  player(s).earned[0] = static_cast<std::int16_t>(player(s).earned[0] + 10);
  EXPECT_GT(knowledge.result(s, 0)[0], end);
  EXPECT_LT(knowledge.result(s, 0)[0], 1);
}

// Whoever wins a simulated game by little may lose the real one: the more so the longer it was
// simulated. What ends within the turn is certain.
TEST(PragaBots, ANarrowEndIsDoubtedTheFurtherAwayItIs) {
  const Knowledge<Praga> knowledge(game());
  const State end = stroll(knowledge, 1, [](const State& /*each*/) {});
  const std::size_t winner = knowledge.result(end, 0)[0] > 0.5F ? 0 : 1;
  constexpr int kRound = Knowledge<Praga>::kRound;
  const auto chance = [&](int rounds) { return knowledge.result(end, rounds * kRound)[winner]; };
  EXPECT_EQ(chance(0), 1);
  EXPECT_LT(chance(1), 1);
  EXPECT_LT(chance(2), chance(1));
  EXPECT_GT(chance(2), 0.5F);
  EXPECT_EQ(chance(4), chance(2));
}

// Before the last round the evaluation should mostly know who wins.
TEST(PragaBots, EvaluationKnowsWhoIsAhead) {
  const Knowledge<Praga> knowledge(game());
  int right = 0;
  constexpr int kGames = 200;
  for (int k = 0; k < kGames; ++k) {
    Values before{};
    const State end = stroll(knowledge, 4 * k + 1, [&](const State& s) {
      if (s.turns == 30 && s.turn.tile == 0) before = knowledge.evaluate(s);
    });
    const Values result = knowledge.result(end, 0);
    right += (before[0] > before[1]) == (result[0] > result[1]) ? 1 : 0;
  }
  EXPECT_GE(right, kGames * 3 / 4);
}

// The three tiles that somebody draws, and all stacks, are hidden.
TEST(PragaBots, TheHiddenTilesNeverChangeTheChoice) {
  const auto any = any_praga();
  for (const char* name : {"greedy", "easy", "normal@20"}) {
    const auto bot = make_bot(name, any).value();
    const auto twin = make_bot(name, any).value();
    AnyState state(begin(2));
    Rng rng(2);
    const auto greedy = make_bot("greedy", any).value();
    for (int i = 0; i < 120 && any->to_move(state) != nobody; ++i) {
      AnyState one = state;
      AnyState other = state;
      Rng elsewhere(77);
      const Seat seat = any->to_move(state);
      any->imagine(other, seat, elsewhere);
      Rng first(5);
      Rng second(5);
      ASSERT_EQ(bits(bot->choose(one, seat, first)), bits(twin->choose(other, seat, second)))
          << name;
      any->play(state, ask_bot(*greedy, *any, state, rng));
    }
  }
}

ArenaTable play_table(std::vector<std::string> players, int games) {
  ArenaPlan plan;
  plan.setup.seats = static_cast<int>(players.size());
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = {9, 0, 0, 0};
  return run_arena(any_praga(), plan).value();
}

TEST(PragaBots, GreedyBeatsChance) {
  EXPECT_GE(play_table({"greedy", "random", "random", "random"}, 40).win_share(0), 0.95);
}

TEST(PragaBots, GreedyIsAGoodPlayerAlone) {
  EXPECT_GE(play_table({"greedy"}, 20).points[0] / 20, 146);
}

TEST(PragaBots, ThinkingALittleBeatsNotThinking) {
  EXPECT_GE(play_table({"normal", "easy"}, 16).win_share(0), 0.6);
}

// Of two rotations the one that joins something.
TEST(PragaBots, TakesTheRotationThatJoins) {
  State s = scene();
  testing::lay_upgrade(s, "u1_01");
  testing::take(s, "wall");
  give(s, Good::stone, 5);
  testing::empty_row(s, Kind::wall);
  testing::show(s, "w1_01");
  play_all(s, {"do wall", "pick w1_01"});
  const Policy policy(game());
  Silent silent;
  while (testing::step(s) != Step::turn) {
    if (testing::step(s) == Step::rotate) {
      const Task task = s.agenda.top();
      const Move move = policy.choose(s);
      EXPECT_NE(game().joined(s, task.seat, task.a, task.c, move.n).edges, 0U);
    }
    game().play(s, policy.choose(s), silent);
  }
}

// In the last turn nothing is kept for later.
TEST(PragaBots, SpendsItsWindowsInTheLastTurn) {
  State s = scene(1);
  testing::after_turns(s, game().total_turns(s) - 2);
  testing::take(s, "mines");
  testing::acted(s);
  give(s, Good::silver_window, 2);
  EXPECT_EQ(choice(s).substr(0, 3), "up ");
}

TEST(PragaBots, TakesWhatCostsNothingFirst) {
  State s = scene();
  testing::take(s, "wall", "sec_stone_a");
  EXPECT_EQ(choice(s), "bonus");
}

// Every kind of choice has a sentence in both languages, with all its blanks filled.
TEST(PragaBots, EveryVerbHasAReasonInBothLanguages) {
  const Knowledge<Praga> knowledge(game());
  std::set<int> verbs;
  for (int number = 0; number < 48; ++number) {
    State s = begin(number);
    Rng rng(static_cast<std::uint64_t>(number) + 1);
    Silent silent;
    while (game().to_move(s) != nobody) {
      const MoveList list = list_of(s);
      const auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())));
      const Text why = knowledge.reason(s, list[at]);
      ASSERT_FALSE(why.en.empty());
      ASSERT_FALSE(why.pl.empty());
      ASSERT_NE(why.en, why.pl);
      ASSERT_EQ(why.en.find('{'), std::string::npos) << why.en;
      ASSERT_EQ(why.pl.find('{'), std::string::npos) << why.pl;
      verbs.insert(list[at].verb);
      game().play(s, number % 2 == 0 ? list[at] : knowledge.policy().choose(s), silent);
    }
  }
  EXPECT_EQ(verbs.size(), game().info().verbs.size());
}

// In the free order of a turn one thing does not keep anybody from the next.
TEST(PragaBots, OnlyWhatExcludesEachOtherIsCompared) {
  const Knowledge<Praga> knowledge(game());
  int compared = 0;
  for (int number = 0; number < 8; ++number) {
    stroll(knowledge, number, [&](const State& s) {
      if (testing::step(s) != Step::turn) return;
      const MoveList list = list_of(s);
      for (int i = 0; i < list.size(); ++i) {
        const Act act = act_of(list[i]);
        const bool excludes = act == Act::take || act == Act::perform || act == Act::extra;
        const std::string why = knowledge.reason(s, list[i]).en;
        const bool says = why.find("any other choice") != std::string::npos;
        ASSERT_TRUE(excludes || !says) << why;
        compared += says ? 1 : 0;
      }
    });
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace pionek::praga
