// Nucleum's policy, evaluation and levels.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "bots/arena.hpp"
#include "bots/bot.hpp"
#include "bots/coach_search.hpp"
#include "bots/nucleum/players.hpp"
#include "engine/registry/registry.hpp"
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

std::shared_ptr<const AnyGame> any_nucleum() { return load_game("nucleum").value(); }

Move chosen(const State& s) { return Knowledge<Nucleum>(game()).policy().choose(s); }

// A game in which everybody takes candidates at random: more of the rules than good play shows.
// Calls look(state) before every move.
template <class Look>
State stroll(const Knowledge<Nucleum>& knowledge, int seats, std::uint64_t seed, Look&& look) {
  State s = start(seats, seed);
  Rng rng(seed);
  Silent silent;
  while (game().to_move(s) != nobody) {
    look(s);
    Candidates all;
    knowledge.candidates(s, all);
    const auto count = static_cast<std::uint32_t>(all.size());
    game().play(s, all[static_cast<int>(rng.below(count))].move, silent);
  }
  return s;
}

TEST(NucleumBots, LevelsExistWeakestFirst) {
  EXPECT_EQ(usual_bot(*any_nucleum()), "normal");
  EXPECT_EQ(bot_names(*any_nucleum()),
            (std::vector<std::string>{"random", "greedy", "easy", "normal", "hard", "expert"}));
}

TEST(NucleumBots, CandidatesAreOnOfferAndDifferent) {
  const Knowledge<Nucleum> knowledge(game());
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      stroll(knowledge, seats, seed, [&](const State& s) {
        MoveList list;
        game().options(s, list);
        Candidates all;
        knowledge.candidates(s, all);
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
}

// What nobody would play must not trouble a policy either: games of random moves.
TEST(NucleumBots, RandomPositionsHaveCandidatesToo) {
  for (const Tuning& tuning : {Tuning{}, kEasyTuning}) {
    const Knowledge<Nucleum> knowledge(game(), tuning);
    for (int seats = 2; seats <= 4; ++seats) {
      State s = start(seats, 8);
      Rng rng(8);
      Silent silent;
      while (game().to_move(s) != nobody) {
        MoveList list;
        game().options(s, list);
        Candidates all;
        knowledge.candidates(s, all);
        ASSERT_FALSE(all.empty());
        for (const Candidate& each : all) ASSERT_TRUE(list.contains(each.move));
        game().play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
                    silent);
      }
    }
  }
}

// What a simulation does is what the policy would choose.
TEST(NucleumBots, SimulationsPlayTheLikeliestCandidate) {
  const Knowledge<Nucleum> knowledge(game());
  stroll(knowledge, 4, 5, [&](const State& s) {
    Candidates all;
    knowledge.candidates(s, all);
    ASSERT_EQ(bits(likeliest(all)), bits(knowledge.policy().choose(s)));
  });
}

TEST(NucleumBots, ChancesAddUpToOne) {
  const Knowledge<Nucleum> knowledge(game());
  for (int seats = 2; seats <= 4; ++seats) {
    stroll(knowledge, seats, 3, [&](const State& s) {
      float sum = 0;
      for (const float chance : knowledge.evaluate(s)) sum += chance;
      ASSERT_NEAR(sum, 1, 1e-3);
    });
  }
}

// Before the last round the evaluation should mostly know who wins.
TEST(NucleumBots, EvaluationKnowsWhoIsAhead) {
  const Knowledge<Nucleum> knowledge(game());
  int right = 0;
  constexpr int kGames = 30;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Values before{};
    const State end = stroll(knowledge, 2, seed, [&](const State& s) {
      if (s.last_round != 0 && s.round < s.last_round) before = knowledge.evaluate(s);
    });
    const Values result = final_values(game().info(), game().outcome(end));
    right += (before[0] > before[1]) == (result[0] > result[1]) ? 1 : 0;
  }
  EXPECT_GE(right, kGames * 3 / 4);
}

// Whoever wins a simulated game may lose the real one, the more so the longer it was simulated.
// What ends within the turn is certain.
TEST(NucleumBots, AnEndIsDoubtedTheFurtherAwayItIs) {
  const Knowledge<Nucleum> knowledge(game());
  constexpr int kSeats = 3;
  const State end = stroll(knowledge, kSeats, 2, [](const State& /*each*/) {});
  const Values result = knowledge.result(end, 0);
  const auto winner =
      static_cast<std::size_t>(std::max_element(result.begin(), result.end()) - result.begin());
  const auto chance = [&](int rounds) { return knowledge.result(end, rounds * kSeats)[winner]; };
  EXPECT_EQ(chance(0), 1);
  EXPECT_LT(chance(1), 1);
  EXPECT_LT(chance(2), chance(1));
  EXPECT_LT(chance(3), chance(2));
  EXPECT_GT(chance(20), 1.0F / kSeats);
  EXPECT_EQ(chance(20), chance(10));
}

// The expert plays for points, too; the coach tells chances and nothing else.
TEST(NucleumBots, TheCoachTellsChancesToWin) {
  ASSERT_GT(Players<Nucleum>::levels.back().tuning.point, 0);
  CoachPlan plan;
  plan.budget.iterations = 40;
  CoachSearch<Nucleum> coach(game(), plan);
  const Hint advice = coach.hint(started(3));
  EXPECT_NEAR(std::accumulate(advice.chances.begin(), advice.chances.end(), 0.0), 1, 1e-4);
}

// ---- what is plain to see ----
TEST(NucleumBots, AContractThatIsMetIsFulfilled) {
  State s = scene();
  own(s, "zwickau-p1", "residence-1");
  own(s, "leipzig-p1", "residence-2");
  slot(s, "slot1", "c11");
  pool(s, {"at20"});
  at_turn(s);
  Silent silent;
  game().play(s, make_move(Act::play, thing(kTileSet, "at20")), silent);
  EXPECT_EQ(chosen(s), make_move(Act::fulfil, thing(kContractSet, "c11")));
}

TEST(NucleumBots, ManyTokensBecomeAHighMarker) {
  State s = scene();
  player(s).achievements = 17;
  for (auto& tile : s.success) tile = 0;
  own(s, "zwickau-p1", "residence-1");
  own(s, "leipzig-p1", "residence-2");
  own(s, "leipzig-p2", "factory-1");
  own(s, "grimma-p1", "factory-2");
  at(s,
     {{.step = Step::recharged, .seat = seat_at(0)}, {.step = Step::marker, .seat = seat_at(0)}});
  const Move move = chosen(s);
  ASSERT_EQ(act_of(move), Act::mark);
  EXPECT_EQ(data().spaces[move.a].value, 16);
}

TEST(NucleumBots, AnEmptyPoolRecharges) {
  State s = scene();
  pool(s, {});
  board_row(s, 5);
  at_turn(s);
  EXPECT_EQ(act_of(chosen(s)), Act::recharge);
}

// ---- strength ----
ArenaTable play_table(std::vector<std::string> players, int games) {
  ArenaPlan plan;
  plan.setup.seats = static_cast<int>(players.size());
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = {9, 0, 0, 0};
  return run_arena(any_nucleum(), plan).value();
}

TEST(NucleumBots, GreedyBeatsChance) {
  EXPECT_GE(play_table({"greedy", "random", "random", "random"}, 20).win_share(0), 0.9);
}

TEST(NucleumBots, GreedyBeatsTheBeginner) {
  EXPECT_GE(play_table({"greedy", "easy"}, 20).win_share(0), 0.6);
}

// ---- reasons ----
void expect_reasons(const Knowledge<Nucleum>& knowledge, const State& s, std::set<int>& verbs) {
  MoveList list;
  game().options(s, list);
  for (int i = 0; i < list.size(); ++i) {
    // One of each verb is enough, except where many moves differ.
    if (i % 8 != 0 && i + 1 != list.size() && verbs.contains(list[i].verb)) continue;
    const Text why = knowledge.reason(s, list[i]);
    ASSERT_FALSE(why.en.empty());
    ASSERT_FALSE(why.pl.empty());
    ASSERT_NE(why.en, why.pl);
    ASSERT_EQ(why.en.find('{'), std::string::npos) << why.en;
    ASSERT_EQ(why.pl.find('{'), std::string::npos) << why.pl;
    for (const std::string& text : {why.en, why.pl}) {
      ASSERT_TRUE(text.ends_with('.')) << text;
      for (const char* twice : {"..", ".:", ":.", ";.", ",.", "::"}) {
        ASSERT_EQ(text.find(twice), std::string::npos) << text;
      }
    }
    verbs.insert(list[i].verb);
  }
}

// Every verb has a sentence in both languages, with all its blanks filled.
TEST(NucleumBots, EveryVerbHasAReasonInBothLanguages) {
  const Knowledge<Nucleum> knowledge(game());
  std::set<int> verbs;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    stroll(knowledge, 2 + static_cast<int>(seed % 3), seed,
           [&](const State& s) { expect_reasons(knowledge, s, verbs); });
  }
  EXPECT_EQ(verbs.size(), game().info().verbs.size());
}

// A turn is compared with the other ways to use it.
TEST(NucleumBots, AReasonTellsWhatTheAlternativeIsWorth) {
  State s = scene();
  pool(s, {"at20", "at05"});
  player(s).thaler = 9;
  at_turn(s);
  const Text why = Knowledge<Nucleum>(game()).reason(s, make_move(Act::recharge));
  EXPECT_NE(why.en.find("looks better by about"), std::string::npos) << why.en;
  EXPECT_NE(why.pl.find("lepsze"), std::string::npos) << why.pl;
}

// Tokens are of no use where every space they reach is in a group that has a marker already.
TEST(NucleumBots, AdviceToRechargeKnowsWhereTheMarkerCanGo) {
  RULE("NU-1305");
  State s = scene();
  player(s).achievements = 2;
  const auto said = [&] {
    at_turn(s);
    return Knowledge<Nucleum>(game()).reason(s, make_move(Act::recharge)).en;
  };
  EXPECT_NE(said().find("2 achievement tokens become a success marker"), std::string::npos);
  player(s).markers[game().data().spaces[1].group] = 1;
  EXPECT_NE(said().find("no space is open to your tokens"), std::string::npos) << said();
}

}  // namespace
}  // namespace pionek::nucleum::testing
