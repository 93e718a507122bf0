// Carnegie's policy, evaluation and levels.
#include <gtest/gtest.h>

#include <set>

#include "bots/arena.hpp"
#include "bots/bot.hpp"
#include "bots/carnegie/players.hpp"
#include "engine/core/json.hpp"
#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

using carnegie::Carnegie;

std::shared_ptr<const AnyGame> any_carnegie() { return load_game("carnegie").value(); }

Carnegie carnegie_game() { return dynamic_cast<const Erased<Carnegie>&>(*any_carnegie()).game(); }

carnegie::State begin(const Carnegie& game, int seats, std::uint64_t seed, int level = 1) {
  Setup setup;
  setup.seats = seats;
  setup.choice[carnegie::kLevelOption] = static_cast<std::uint8_t>(level);
  return game.start(setup, Seed{seed, 0, 0, 0});
}

// A game in which everybody takes candidates at random: more of the rules than good play shows.
// Calls look(state) before every move.
template <class Look>
carnegie::State stroll(const Knowledge<Carnegie>& knowledge, const Carnegie& game, int seats,
                       std::uint64_t seed, Look&& look) {
  auto s = begin(game, seats, seed);
  Rng rng(seed);
  Silent silent;
  while (game.to_move(s) != nobody) {
    look(s);
    Candidates all;
    knowledge.candidates(s, all);
    const auto count = static_cast<std::uint32_t>(all.size());
    game.play(s, all[static_cast<int>(rng.below(count))].move, silent);
  }
  return s;
}

TEST(CarnegieBots, LevelsExistWeakestFirst) {
  EXPECT_EQ(usual_bot(*any_carnegie()), "normal");
  EXPECT_EQ(bot_names(*any_carnegie()),
            (std::vector<std::string>{"random", "greedy", "easy", "normal", "hard", "expert"}));
}

TEST(CarnegieBots, CandidatesAreOnOfferAndDifferent) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      stroll(knowledge, game, seats, seed, [&](const carnegie::State& s) {
        MoveList list;
        game.options(s, list);
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

// Longer and shorter strips, other desks: the bots read the files and count on no figure of theirs.
TEST(CarnegieBots, OtherFiguresArePlayedToo) {
  Files files = embedded_files("carnegie");
  const auto change = [&](const std::string& name, auto&& edit) {
    json::value file = parse_json(**files.get(name), name).value();
    edit(file);
    files.put(name, json::serialize(file));
  };
  change("data/projects.json", [](json::value& file) {
    auto& longer = file.at_pointer("/types/1/sides/A/spaces").as_array();
    for (int pos = 7; pos < 16; ++pos) {
      longer.push_back(json::object{
          {"pos", pos},
          {"cost", 1},
          {"kind", "disc"},
          {"income", json::array{json::object{{"op", "gain"}, {"what", "research"}, {"n", 2}}}}});
    }
    file.at_pointer("/types/0/sides/B/spaces").as_array().resize(2);
  });
  change("data/departments.json", [](json::value& file) {
    file.at_pointer("/starting/0").as_object()["desks"] = json::array{0, 4, 1, 1};
    file.at_pointer("/starting/3").as_object()["desks"] = json::array{0};
  });
  const Carnegie game = Carnegie::load(files).value();
  const Knowledge<Carnegie> knowledge(game);
  for (int seats = 1; seats <= 4; ++seats) {
    stroll(knowledge, game, seats, 11, [&](const carnegie::State& s) {
      ASSERT_EQ(game.broken(s).value_or(""), "");
      MoveList list;
      game.options(s, list);
      Candidates all;
      knowledge.candidates(s, all);
      ASSERT_FALSE(all.empty());
      for (const Candidate& each : all) {
        ASSERT_TRUE(list.contains(each.move));
        ASSERT_FALSE(knowledge.reason(s, each.move).en.empty());
      }
      static_cast<void>(knowledge.evaluate(s));
    });
  }
}

// What a simulation does is what the policy would choose.
TEST(CarnegieBots, SimulationsPlayTheLikeliestCandidate) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  stroll(knowledge, game, 4, 5, [&](const carnegie::State& s) {
    Candidates all;
    knowledge.candidates(s, all);
    ASSERT_EQ(bits(likeliest(all)), bits(knowledge.policy().choose(s)));
  });
}

TEST(CarnegieBots, ChancesAddUpToOneOrLeaveTheRestToAndrew) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  for (int seats = 1; seats <= 4; ++seats) {
    stroll(knowledge, game, seats, 3, [&](const carnegie::State& s) {
      const Values chances = knowledge.evaluate(s);
      float sum = 0;
      for (const float chance : chances) sum += chance;
      if (seats == 1) {
        ASSERT_GT(sum, 0);
        ASSERT_LT(sum, 1);
      } else {
        ASSERT_NEAR(sum, 1, 1e-3);
      }
    });
  }
}

// Before the last round the evaluation should mostly know who wins.
TEST(CarnegieBots, EvaluationKnowsWhoIsAhead) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  int right = 0;
  constexpr int kGames = 30;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Values before{};
    const auto end = stroll(knowledge, game, 2, seed, [&](const carnegie::State& s) {
      if (s.round == 20 && s.phase == carnegie::Phase::choose) before = knowledge.evaluate(s);
    });
    const Values result = final_values(game.info(), game.outcome(end));
    right += (before[0] > before[1]) == (result[0] > result[1]) ? 1 : 0;
  }
  EXPECT_GE(right, kGames * 3 / 4);
}

// The more points Andrew has, the smaller the chance of the one who plays against him.
TEST(CarnegieBots, AndrewTakesFromTheChance) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  auto s = begin(game, 1, 4);
  Silent silent;
  while (s.round < 10) game.play(s, knowledge.policy().choose(s), silent);
  auto ahead = s;
  ahead.andrew.filed[4] = static_cast<std::uint8_t>(ahead.andrew.filed[4] + 3);
  EXPECT_LT(knowledge.evaluate(ahead)[0], knowledge.evaluate(s)[0]);
}

// Only a game alone hides something: Andrew's cards.
TEST(CarnegieBots, TheHiddenCardsNeverChangeTheChoice) {
  const auto game = any_carnegie();
  for (const char* name : {"greedy", "easy", "normal@20", "expert@40"}) {
    const auto bot = make_bot(name, game).value();
    const auto twin = make_bot(name, game).value();
    AnyState state(begin(carnegie_game(), 1, 6));
    Rng rng(2);
    const auto player = make_bot("greedy", game).value();
    while (game->to_move(state) != nobody) {
      AnyState one = state;
      AnyState other = state;
      Rng elsewhere(77);
      game->imagine(other, game->to_move(state), elsewhere);
      ASSERT_NE(game->hash(state), game->hash(other));
      Rng first(5);
      Rng second(5);
      const Seat seat = game->to_move(state);
      ASSERT_EQ(bits(bot->choose(one, seat, first)), bits(twin->choose(other, seat, second)))
          << name;
      game->play(state, ask_bot(*player, *game, state, rng));
    }
  }
}

ArenaTable play_table(std::vector<std::string> players, int games) {
  ArenaPlan plan;
  plan.setup.seats = static_cast<int>(players.size());
  plan.setup.choice[carnegie::kLevelOption] = 1;
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = {9, 0, 0, 0};
  return run_arena(any_carnegie(), plan).value();
}

// Where the policy sees one move only, nothing is thought, and the turn goes on with what is left.
TEST(CarnegieBots, ForcedChoicesDoNotRenewTheBudgetOfATurn) {
  constexpr int kBudget = 40;
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  std::int64_t now = 0;
  const Thinking ticking{.clock = [&now] { return ++now; }, .parallel = {}};
  const Level level{"test", {.iterations = kMaxBudget, .milliseconds = kBudget}, {}, {}};
  const auto bot = make_level(game, level, ticking);
  auto s = begin(game, 2, 3);
  Rng rng(3);
  Knowledge<Carnegie>::Memory memory;
  // What the set-up reveals in the middle of a turn is a new question.
  while (s.round == 0) knowledge.advance(s, rng, memory);
  Silent silent;
  int renewable = 0;  // turns with a forced choice between two that are not
  for (int turn = 0; turn < 12; ++turn) {
    const Seat seat = game.to_move(s);
    const std::int64_t start = now;
    int choices = 0;
    int stage = 0;
    for (; game.to_move(s) == seat; ++choices) {
      Candidates all;
      knowledge.candidates(s, all);
      if ((all.size() > 1) == (stage % 2 == 0)) ++stage;
      AnyState imagined(s);
      game.play(s, bot->choose(imagined, seat, rng), silent);
    }
    renewable += stage >= 3 ? 1 : 0;
    EXPECT_LE(now - start, kBudget + 4 * choices) << "turn " << turn;
  }
  EXPECT_GT(renewable, 0);
}

TEST(CarnegieBots, GreedyBeatsChance) {
  EXPECT_GE(play_table({"greedy", "random", "random", "random"}, 40).win_share(0), 0.9);
}

TEST(CarnegieBots, ThinkingALittleBeatsNotThinking) {
  EXPECT_GE(play_table({"normal", "easy"}, 16).win_share(0), 0.6);
}

TEST(CarnegieBots, GreedyOftenBeatsAndrew) {
  EXPECT_GE(play_table({"greedy"}, 60).win_share(0), 0.5);
}

// Looks at some of the moves on offer, the last among them, and tells which verbs they have.
void expect_reasons(const Knowledge<Carnegie>& knowledge, const Carnegie& game,
                    const carnegie::State& s, std::set<int>& verbs) {
  MoveList list;
  game.options(s, list);
  for (int i = 0; i < list.size(); ++i) {
    // One of each verb is enough, except where many moves differ.
    if (i % 8 != 0 && i + 1 != list.size() && verbs.contains(list[i].verb)) continue;
    const Text why = knowledge.reason(s, list[i]);
    ASSERT_FALSE(why.en.empty());
    ASSERT_FALSE(why.pl.empty());
    ASSERT_NE(why.en, why.pl);
    ASSERT_EQ(why.en.find('{'), std::string::npos) << why.en;
    ASSERT_EQ(why.pl.find('{'), std::string::npos) << why.pl;
    verbs.insert(list[i].verb);
  }
}

// Numbers come from the data, here with a higher bonus on the last place of side B.
TEST(CarnegieBots, AReasonTellsTheNumbersOfTheStrips) {
  Files files = embedded_files("carnegie");
  const auto raise = [&](const std::string& name, const std::string& bonus) {
    std::string text = **files.get(name);
    ASSERT_NE(text.find(bonus + "3"), std::string::npos);
    for (std::size_t at = 0; (at = text.find(bonus + "3", at)) != std::string::npos; ++at) {
      text.replace(at + bonus.size(), 1, "5");
    }
    files.put(name, text);
  };
  raise("data/projects.json", "\"donationCapBonus\": ");
  raise("data/donations.json", "\"capBonusPerFullB\": ");
  const Carnegie game = Carnegie::load(files).value();
  auto s = begin(game, 2, 1);
  carnegie::Player& player = s.players[index(game.to_move(s))];
  player.sides = 0xF;
  player.position[0] = static_cast<std::uint8_t>(game.strip(player, 0).size() - 2);
  const Text why = Knowledge<Carnegie>(game).reason(s, make_move(carnegie::Act::slide, 0));
  EXPECT_NE(why.en.find("may give 5 points more"), std::string::npos) << why.en;
  EXPECT_NE(why.pl.find("o 5 punktów więcej"), std::string::npos) << why.pl;
}

// Every verb has a sentence in both languages, with all its blanks filled.
TEST(CarnegieBots, EveryVerbHasAReasonInBothLanguages) {
  const Carnegie game = carnegie_game();
  const Knowledge<Carnegie> knowledge(game);
  std::set<int> verbs;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    // Departments are chosen at random, all else by the policy: so every one is built in some game.
    auto s = begin(game, seed % 2 == 0 ? 1 : 4, seed);
    Rng rng(seed);
    Silent silent;
    while (game.to_move(s) != nobody) {
      expect_reasons(knowledge, game, s, verbs);
      MoveList list;
      game.options(s, list);
      const carnegie::Step step = s.agenda.top().step;
      const bool any = step == carnegie::Step::tile || step == carnegie::Step::choose;
      const auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())));
      game.play(s, any ? list[at] : knowledge.policy().choose(s), silent);
    }
  }
  EXPECT_EQ(verbs.size(), game.info().verbs.size());
}

}  // namespace
}  // namespace pionek
