// The policy, the reasons and the levels of Frostpunk's bots.
#include <gtest/gtest.h>

#include <set>

#include "bots/arena.hpp"
#include "bots/bot.hpp"
#include "bots/frostpunk/players.hpp"
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

using Knows = Knowledge<Frostpunk>;

std::shared_ptr<const AnyGame> any_game() { return load_game("frostpunk").value(); }

// A game in which everybody takes candidates at random: more of the rules than good play shows.
// Calls look(state) before every move.
template <class Look>
State stroll(const Knows& knowledge, State s, std::uint64_t seed, Look&& look) {
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

TEST(FrostpunkBots, LevelsExistWeakestFirst) {
  EXPECT_EQ(usual_bot(*any_game()), "normal");
  EXPECT_EQ(bot_names(*any_game()),
            (std::vector<std::string>{"random", "greedy", "easy", "normal", "hard", "expert"}));
}

TEST(FrostpunkBots, CandidatesAreOnOfferAndDifferent) {
  const Knows knowledge(game());
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      stroll(knowledge, start(seats, seed), seed, [&](const State& s) {
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

// What a simulation does is what the policy would choose.
TEST(FrostpunkBots, SimulationsPlayTheLikeliestCandidate) {
  const Knows knowledge(game());
  stroll(knowledge, start(4, 5), 5, [&](const State& s) {
    Candidates all;
    knowledge.candidates(s, all);
    ASSERT_EQ(bits(likeliest(all)), bits(knowledge.policy().choose(s)));
  });
}

// A pawn and what it was taken for are chosen at once; the city stays sound all the same.
TEST(FrostpunkBots, SimulationsPlayWholeGames) {
  const Knows knowledge(game());
  for (int seats = 1; seats <= 4; ++seats) {
    Rng rng(1);
    State s = start(seats, 8);
    Knows::Memory memory;
    for (int i = 0; i < 5'000 && game().to_move(s) != nobody; ++i) {
      knowledge.advance(s, rng, memory);
      expect_sound(s);
    }
    EXPECT_EQ(game().to_move(s), nobody);
  }
}

TEST(FrostpunkBots, TheChanceIsCommon) {
  const Knows knowledge(game());
  for (int seats = 1; seats <= 4; ++seats) {
    stroll(knowledge, start(seats, 3), 3, [&](const State& s) {
      const Values chances = knowledge.evaluate(s);
      ASSERT_GE(chances[0], 0);
      ASSERT_LE(chances[0], 1);
      for (int seat = 1; seat < seats; ++seat) ASSERT_EQ(chances[seat], chances[0]);
    });
  }
}

// The nearer a loss, the smaller the chance.
TEST(FrostpunkBots, EveryDangerTakesFromTheChance) {
  const Knows knowledge(game());
  const State calm = scene();
  const auto chance = [&](const State& s) { return knowledge.evaluate(s)[0]; };
  const auto worse = [&](auto&& change) {
    State s = calm;
    change(s);
    return chance(s) < chance(calm);
  };
  EXPECT_TRUE(worse([](State& s) { hope(s, {"-care"}); }));
  EXPECT_TRUE(worse([](State& s) { discontent(s, {"anger", "anger", "greed", "apathy"}); }));
  EXPECT_TRUE(worse([](State& s) { s.sick[0] = 20; }));
  EXPECT_TRUE(worse([](State& s) { s.deaths = 8; }));
  EXPECT_TRUE(worse([](State& s) { s.hunger = 20; }));
  EXPECT_TRUE(worse([](State& s) { s.overload = 10; }));
}

TEST(FrostpunkBots, TheLastStoreOfTheDepotIsTaken) {
  const Policy policy(game());
  State s = scene();
  s.round = 13;
  open(s, "s04");
  s.depot = 3;
  s.pool[kCoal] = 3;
  turn(s);
  Silent silent;
  for (int i = 0; i < 20 && s.depot == 3 && game().to_move(s) != nobody && s.phase == Phase::action;
       ++i) {
    game().play(s, policy.choose(s), silent);
  }
  EXPECT_EQ(s.depot, 4);
}

// With five tokens the sixth would end the game: a spent one is turned instead.
TEST(FrostpunkBots, TheSixthTokenOfDiscontentIsNotDrawnByChoice) {
  const Policy policy(game());
  State s = scene();
  discontent(s, {"-anger", "anger", "greed", "apathy", "apathy"});
  run_ops(s, R"([{"op": "discontent", "n": 1}])");
  ASSERT_EQ(step(s), Step::raise);
  EXPECT_EQ(act_of(policy.choose(s)), Act::activate);
}

ArenaTable play_table(std::vector<std::string> players, int games) {
  ArenaPlan plan;
  plan.setup.seats = static_cast<int>(players.size());
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = {9, 0, 0, 0};
  return run_arena(any_game(), plan).value();
}

TEST(FrostpunkBots, APlainTeamOftenSavesTheCityAndARandomOneNever) {
  EXPECT_GE(play_table({"greedy", "greedy", "greedy", "greedy"}, 60).win_share(0), 0.25);
  EXPECT_EQ(play_table({"random", "random", "random", "random"}, 20).win_share(0), 0);
}

// Whatever is said is said in both languages, with all its blanks filled.
TEST(FrostpunkBots, ReasonsSpeakBothLanguages) {
  const Knows knowledge(game());
  std::set<int> verbs;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    stroll(knowledge, start(seed % 2 == 0 ? 1 : 4, seed), seed, [&](const State& s) {
      Candidates all;
      knowledge.candidates(s, all);
      for (const Candidate& each : all) {
        const Text why = knowledge.reason(s, each.move);
        ASSERT_EQ(why.en.empty(), why.pl.empty());
        if (why.en.empty()) continue;
        ASSERT_NE(why.en, why.pl);
        ASSERT_EQ(why.en.find('{'), std::string::npos) << why.en;
        ASSERT_EQ(why.pl.find('{'), std::string::npos) << why.pl;
        verbs.insert(each.move.verb);
      }
    });
  }
  for (const Act act : {Act::stoke, Act::pawn, Act::gather, Act::use, Act::snow, Act::construct,
                        Act::build, Act::on, Act::law, Act::cure}) {
    EXPECT_TRUE(verbs.contains(static_cast<int>(act))) << static_cast<int>(act);
  }
}

// The first move on offer of a kind.
Move offered_move(const State& s, Act act) {
  MoveList list;
  game().options(s, list);
  for (int i = 0; i < list.size(); ++i) {
    if (act_of(list[i]) == act && (act != Act::stoke || list[i].n > 0)) return list[i];
  }
  ADD_FAILURE() << "not on offer";
  return {};
}

TEST(FrostpunkBots, AReasonNamesTheDanger) {
  const Knows knowledge(game());
  const auto says = [&](const State& s, Act act, const char* what) {
    const std::string why = knowledge.reason(s, offered_move(s, act)).en;
    EXPECT_NE(why.find(what), std::string::npos) << why;
  };
  State fire = scene();
  fire.pool[kCoal] = 3;
  fire.cold = 7;
  begin(fire, Phase::generator);
  says(fire, Act::stoke, "sick of the cold");
  State land = scene();
  put(land, "g4", "coal", 5);
  land.cold = 7;
  turn(land);
  play(land, "pawn worker");
  says(land, Act::gather, "Against the cold");
  State anger = scene();
  discontent(anger, {"anger", "anger", "greed", "apathy"});
  run_ops(anger, R"([{"op": "discontent", "n": -1}])");
  says(anger, Act::spend, "with the sixth the game is lost");
}

}  // namespace
}  // namespace pionek::frostpunk::testing
