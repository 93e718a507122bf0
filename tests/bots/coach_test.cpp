#include "bots/coach.hpp"

#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "bots/coach_search.hpp"
#include "engine/registry/registry.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

CoachPlan quick_plan() {
  CoachPlan plan;
  plan.budget.iterations = 200;
  return plan;
}

// A game of one bot with itself: the moves.
std::vector<Move> moves_of(const std::shared_ptr<const AnyGame>& game, AnyState state,
                           const char* name) {
  std::vector<Move> moves;
  const auto bot = make_bot(name, game).value();
  Rng rng(3);
  while (game->to_move(state) != nobody) {
    moves.push_back(ask_bot(*bot, *game, state, rng));
    game->play(state, moves.back());
  }
  return moves;
}

AnyState begin(const AnyGame& game, int seats) {
  pionek::Setup setup;
  setup.seats = seats;
  return game.start(setup, Seed{5, 0, 0, 0});
}

double sum_of(const Values& chances) {
  double sum = 0;
  for (const float chance : chances) sum += chance;
  return sum;
}

TEST(Coach, EveryHintOfAGameIsOnOfferAndHasAReasonInBothLanguages) {
  const auto game = load_game("power-grid").value();
  AnyState state = begin(*game, 3);
  for (const Move move : moves_of(game, state, "normal")) {
    MoveList list;
    game->options(state, list);
    CoachPlan plan = quick_plan();
    plan.budget.iterations = 60;
    const Hint advice = hint(*game, state, plan);
    ASSERT_EQ(advice.seat, game->to_move(state));
    ASSERT_FALSE(advice.options.empty());
    ASSERT_LE(advice.options.size(), 5U);
    ASSERT_NEAR(sum_of(advice.chances), 1, 1e-3);
    for (const Advice& each : advice.options) {
      ASSERT_TRUE(list.contains(each.move)) << game->print(each.move);
      ASSERT_GE(each.chance, 0);
      ASSERT_LE(each.chance, 1.0001);
      ASSERT_FALSE(each.why.en.empty());
      ASSERT_FALSE(each.why.pl.empty());
      ASSERT_EQ(each.why.en.find('{'), std::string::npos) << each.why.en;
    }
    game->play(state, move);
  }
  EXPECT_TRUE(hint(*game, state, quick_plan()).options.empty()) << "the game is over";
}

TEST(Coach, AHintSpeaksOfTheGame) {
  const auto game = load_game("power-grid").value();
  const AnyState state = begin(*game, 4);
  const auto json = hint_json(*game, hint(*game, state, quick_plan()), Lang::en);
  const std::string first(json.at("options").at(0).at("why").as_string());
  EXPECT_NE(first.find("supplies"), std::string::npos) << first;
  EXPECT_NE(first.find("of 100 imagined games"), std::string::npos) << first;
  EXPECT_EQ(json.at("seat").as_int64(), index(game->to_move(state)));
}

// The number behind some words; nothing where they are not said.
std::optional<int> number_after(const std::string& text, const std::string& words) {
  const auto at = text.find(words);
  if (at == std::string::npos) return std::nullopt;
  return std::stoi(text.substr(at + words.size()));
}

// What a plant is worth speaks neither for passing below that nor for bidding above.
TEST(Coach, ThePlantsWorthSpeaksForTheMove) {
  const auto game = load_game("power-grid").value();
  AnyState state = begin(*game, 3);
  int told = 0;
  for (const Move move : moves_of(game, state, "easy")) {
    const std::string text = game->print(move);
    if (!text.starts_with("bid") && text != "pass") {
      game->play(state, move);
      continue;
    }
    for (const Advice& each : hint(*game, state, quick_plan()).options) {
      const auto worth = number_after(each.why.en, "is worth about ");
      if (!worth) continue;
      ++told;
      const auto bid = number_after(each.why.en, "the bid stands at ");
      if (bid) {
        EXPECT_LE(*worth, *bid) << each.why.en;
      } else {
        EXPECT_LE(each.move.n, *worth) << each.why.en;
      }
    }
    game->play(state, move);
  }
  EXPECT_GT(told, 10);
}

TEST(Coach, HiddenThingsDoNotChangeTheAdvice) {
  const auto game = load_game("power-grid").value();
  const AnyState state = begin(*game, 4);
  AnyState other = state;
  Rng rng(77);
  game->imagine(other, game->to_move(state), rng);
  EXPECT_EQ(hint_json(*game, hint(*game, state, quick_plan()), Lang::pl),
            hint_json(*game, hint(*game, other, quick_plan()), Lang::pl));
}

// Closed money and the cards of the stack: neither what the coach says nor how it judges a move may
// come from them. A plant that is bought turns up the next card, and cheap plants are moves that
// the search itself hardly looks at.
TEST(Coach, HiddenThingsChangeNeitherReasonsNorJudgements) {
  const auto game = load_game("power-grid").value();
  const auto bot = make_bot("easy", game).value();
  AnyState state = game->start(make_setup(game->info(), 2, {{"money_visible", "false"}}).value(),
                               Seed{5, 0, 0, 0});
  CoachPlan plan = quick_plan();
  plan.budget.iterations = 20;
  Rng rng(3);
  for (int ply = 0; game->to_move(state) != nobody; ++ply) {
    MoveList list;
    game->options(state, list);
    const Move cheapest = list[0];
    if (ply % 8 == 0 || game->print(cheapest).starts_with("pick")) {
      AnyState other = state;
      Rng elsewhere(77);
      game->imagine(other, game->to_move(state), elsewhere);
      ASSERT_EQ(hint_json(*game, hint(*game, state, plan), Lang::en),
                hint_json(*game, hint(*game, other, plan), Lang::en));
      const Review one = review(*game, state, {cheapest}, plan);
      const Review same = review(*game, other, {cheapest}, plan);
      ASSERT_EQ(one.decisions.size(), same.decisions.size());
      for (std::size_t i = 0; i < one.decisions.size(); ++i) {
        ASSERT_EQ(one.decisions[i].played_chance, same.decisions[i].played_chance) << ply;
        ASSERT_EQ(one.decisions[i].why.en, same.decisions[i].why.en) << ply;
      }
    }
    game->play(state, ask_bot(*bot, *game, state, rng));
  }
}

TEST(Coach, AReviewFollowsTheGameToItsEnd) {
  const auto game = load_game("power-grid").value();
  const AnyState start = begin(*game, 3);
  const auto moves = moves_of(game, start, "normal");
  CoachPlan plan = quick_plan();
  plan.budget.iterations = 40;
  int seen = 0;
  const Review result = review(*game, start, moves, plan, [&](int done) { seen = done; });
  EXPECT_EQ(seen, static_cast<int>(moves.size()));
  EXPECT_GT(result.decisions.size(), 30U);
  EXPECT_NEAR(sum_of(result.result), 1, 1e-3);
  EXPECT_FALSE(result.turns.empty());
  EXPECT_EQ(result.curve.size(), result.decisions.size() + 1);
  for (const Judgement& decision : result.decisions) {
    EXPECT_EQ(bits(decision.played), bits(moves[static_cast<std::size_t>(decision.ply)]));
    EXPECT_GE(decision.loss(), 0);
    EXPECT_NEAR(sum_of(decision.chances), 1, 1e-3);
  }
  const auto json = review_json(*game, result, Lang::pl);
  EXPECT_EQ(json.at("decisions").as_array().size(), result.decisions.size());
  EXPECT_EQ(json.at("lost").as_array().size(), 3U);
}

TEST(Coach, AWeakPlayersMovesCostMore) {
  const auto game = load_game("power-grid").value();
  const AnyState start = begin(*game, 2);
  const auto lost_by = [&](const char* name) {
    const Review result = review(*game, start, moves_of(game, start, name), quick_plan());
    return (result.lost[0] + result.lost[1]) / static_cast<double>(result.decisions.size());
  };
  EXPECT_GT(lost_by("random"), 1.5 * lost_by("normal"));
}

TEST(Coach, WhatMovesCostIsAddedUpBySeat) {
  Review review;
  for (const double advised : {0.6, 0.4, 0.9}) {
    Judgement judgement;
    judgement.seat = seat_at(1);
    judgement.played_chance = 0.5;
    judgement.advised_chance = advised;
    review.decisions.push_back(judgement);
  }
  sum_up(review);
  EXPECT_NEAR(review.lost[1], 0.1 + 0.4, 1e-9);
  EXPECT_EQ(review.lost[0], 0);
}

// Chances of the first seat by decision, and at the end.
Review review_of_chances(const std::vector<float>& chances) {
  Review review;
  review.seats = 2;
  for (const float chance : chances) {
    Judgement decision;
    decision.seat = seat_at(0);
    decision.chances = {chance, 1 - chance};
    review.decisions.push_back(decision);
  }
  review.result = review.decisions.back().chances;
  review.decisions.pop_back();
  sum_up(review);
  return review;
}

std::vector<int> turns_in(const std::vector<float>& chances) {
  std::vector<int> turns;
  for (const Turn& turn : review_of_chances(chances).turns) turns.push_back(turn.decision);
  return turns;
}

TEST(TurningPoints, AreWhatStaysAndNotWhatGoesToAndFro) {
  std::vector<float> chances(30, 0.5F);
  EXPECT_TRUE(turns_in(chances).empty());
  chances.insert(chances.end(), 15, 0.9F);
  EXPECT_EQ(turns_in(chances), std::vector<int>{29}) << "the last before it";
  for (std::size_t i = 5; i < 14; i += 2) chances[i] = 0.1F;
  EXPECT_EQ(turns_in(chances), (std::vector<int>{13, 29})) << "how the duel ended";
  chances.resize(32);
  EXPECT_EQ(turns_in(chances), (std::vector<int>{13, 29})) << "the end stays";
}

TEST(TurningPoints, AreTheLargestFewInTheOrderOfPlay) {
  std::vector<float> chances;
  for (int i = 0; i < 9; ++i) chances.insert(chances.end(), 12, i % 2 == 0 ? 0.2F : 0.7F);
  chances.insert(chances.end(), 12, 0.0F);
  const auto turns = turns_in(chances);
  EXPECT_EQ(turns.size(), 6U);
  EXPECT_TRUE(std::is_sorted(turns.begin(), turns.end()));
}

TEST(TurningPoints, AgreeWithTheCurve) {
  std::vector<float> chances;
  for (int i = 0; i < 12; ++i) chances.push_back(i % 2 == 0 ? 0.58F : 0.62F);
  for (int i = 0; i < 12; ++i) chances.push_back(i % 2 == 0 ? 0.18F : 0.22F);
  const Review review = review_of_chances(chances);
  ASSERT_EQ(review.turns.size(), 1U);
  const Turn& turn = review.turns[0];
  EXPECT_EQ(turn.decision, 11);
  EXPECT_NEAR(turn.from, 0.6, 1e-4);
  EXPECT_NEAR(turn.to, 0.2, 1e-4);
  EXPECT_EQ(review.curve[11][0], turn.from);
  EXPECT_EQ(review.curve[12][0], turn.to);
  EXPECT_EQ(review.curve.back(), review.result) << "the end is what it is";
}

// Two steps of one fall are told as the curve has them, however near they are.
TEST(TurningPoints, AgreeWithTheCurveWhereTheyAreNear) {
  std::vector<float> chances(12, 0.9F);
  chances.insert(chances.end(), 5, 0.6F);
  chances.insert(chances.end(), 12, 0.1F);
  const Review review = review_of_chances(chances);
  ASSERT_EQ(review.turns.size(), 2U);
  for (const Turn& turn : review.turns) {
    const auto at = static_cast<std::size_t>(turn.decision);
    EXPECT_EQ(turn.from, review.curve[at][static_cast<std::size_t>(index(turn.seat))]);
    EXPECT_EQ(turn.to, review.curve[at + 1][static_cast<std::size_t>(index(turn.seat))]);
  }
  EXPECT_NEAR(review.turns[0].to, 0.6, 1e-4);
  EXPECT_NEAR(review.turns[1].from, 0.6, 1e-4);
}

// Where the search itself is of another opinion with every move, a change has to be larger.
TEST(TurningPoints, AreBeyondTheNoiseOfTheSearch) {
  std::vector<float> calm(16, 0.4F);
  calm.insert(calm.end(), 16, 0.52F);
  EXPECT_EQ(turns_in(calm), std::vector<int>{15});
  Rng rng(5);
  for (float& chance : calm) chance += 0.02F * static_cast<float>(rng.below(9)) - 0.08F;
  EXPECT_TRUE(turns_in(calm).empty());
}

Comparison compared(Comparison::Other is, bool close, bool at_sight) {
  Comparison comparison;
  comparison.best_chance = 0.36;
  comparison.other_chance = 0.28;
  comparison.is = is;
  comparison.close = close;
  comparison.at_sight = at_sight;
  return comparison;
}

TEST(Comparisons, SayWhatTheyFound) {
  using Other = Comparison::Other;
  const Text reason{"It is cheap.", "Jest tanio."};
  EXPECT_EQ(words_of(compared(Other::played, false, true), reason).en,
            "It is cheap. It wins about 36 of 100 imagined games, the move that was played 28.");
  EXPECT_EQ(words_of(compared(Other::best, false, true), reason).en,
            "It is cheap. It wins about 28 of 100 imagined games, the best move 36.");
  EXPECT_EQ(
      words_of(compared(Other::next_best, true, true), {}).en,
      "It wins about 36 of 100 imagined games, the next best move 28; that could still be chance.");
  EXPECT_EQ(words_of(compared(Other::played, true, true), reason).en,
            "It wins about 36 of 100 imagined games, the move that was played 28; "
            "that could still be chance.");
  Comparison near = compared(Other::played, true, true);
  near.other_chance = 0.35;
  EXPECT_EQ(words_of(near, reason).en,
            "It wins about 36 of 100 imagined games, the move that was played 35: "
            "the choices are close.");
  near.best_chance = near.other_chance = 0.001;
  EXPECT_EQ(words_of(near, reason).en,
            "None of the imagined games is won, with this move or with another: "
            "the choices are close.");
  near.best_chance = near.other_chance = 0.999;
  EXPECT_EQ(words_of(near, reason).en,
            "All imagined games are won, with this move or with another: the choices are close.");
  const Text deeper = words_of(compared(Other::played, false, false), reason);
  EXPECT_EQ(deeper.en.find("cheap"), std::string::npos)
      << "a reason that the search does not share";
  EXPECT_NE(deeper.en.find("At first sight something else looks better"), std::string::npos);
  EXPECT_NE(deeper.pl.find("Na pierwszy rzut oka"), std::string::npos);
}

TEST(Comparisons, FewTriesTellLittle) {
  EXPECT_TRUE(could_be_chance(0.019, 1e6)) << "too little to matter";
  EXPECT_FALSE(could_be_chance(0.021, 1e6));
  EXPECT_TRUE(could_be_chance(0.04, 100));
  EXPECT_FALSE(could_be_chance(0.06, 100));
}

// Which words go with the comparison: "close" or "chance" where it could be chance, and only there.
void expect_fitting(const Text& why, const Comparison& comparison) {
  const auto says = [](const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
  };
  EXPECT_EQ(says(why.en, "the choices are close") || says(why.en, "could still be chance"),
            comparison.close)
      << why.en;
  EXPECT_EQ(says(why.pl, "różnica jest niewielka") || says(why.pl, "jeszcze przypadek"),
            comparison.close)
      << why.pl;
  EXPECT_GE(comparison.best_chance, comparison.other_chance) << why.en;
}

void expect_no_contradiction(const Hint& hint) {
  for (const Advice& each : hint.options) {
    const Advice& best = hint.options.front();
    expect_fitting(each.why, each.comparison);
    EXPECT_EQ(bits(each.comparison.best), bits(best.move));
    EXPECT_EQ(each.comparison.best_chance, best.chance);
    EXPECT_LE(each.chance, best.chance);
    if (&each == &best) continue;
    EXPECT_EQ(bits(each.comparison.other), bits(each.move));
    EXPECT_EQ(each.comparison.other_chance, each.chance);
  }
}

void expect_no_contradiction(const Judgement& judgement) {
  const Comparison& comparison = judgement.comparison;
  expect_fitting(judgement.why, comparison);
  EXPECT_EQ(bits(comparison.best), bits(judgement.advised));
  EXPECT_EQ(comparison.best_chance, judgement.advised_chance);
  EXPECT_LE(judgement.played_chance, judgement.advised_chance);
  if (judgement.played == judgement.advised) {
    EXPECT_EQ(judgement.played_chance, judgement.advised_chance);
    EXPECT_NE(comparison.is, Comparison::Other::played);
  } else {
    EXPECT_EQ(comparison.is, Comparison::Other::played);
    EXPECT_EQ(bits(comparison.other), bits(judgement.played));
    EXPECT_EQ(comparison.other_chance, judgement.played_chance);
  }
}

class CoachOf : public testing::TestWithParam<std::string> {};

// Bots and, now and then, somebody who does anything: the coach looks at some of the decisions.
TEST_P(CoachOf, NeverContradictsItself) {
  constexpr int kEvery = 17;
  const auto game = load_game(GetParam()).value();
  const auto bot = make_bot("greedy", game).value();
  AnyState state = begin(*game, std::max(2, game->info().min_seats));
  CoachPlan plan = quick_plan();
  plan.budget.iterations = 80;
  Rng rng(3);
  for (int ply = 0; ply < 16 * kEvery && game->to_move(state) != nobody; ++ply) {
    MoveList list;
    game->options(state, list);
    const auto any = rng.below(static_cast<std::uint32_t>(list.size()));
    const Move move = ply % 5 == 0 ? list[static_cast<int>(any)] : ask_bot(*bot, *game, state, rng);
    if (ply % kEvery == 0) {
      expect_no_contradiction(hint(*game, state, plan));
      for (const Judgement& each : review(*game, state, {move}, plan).decisions) {
        expect_no_contradiction(each);
      }
      ASSERT_FALSE(HasFailure()) << game->print(move) << " at ply " << ply;
    }
    game->play(state, move);
  }
}

std::vector<std::string> every_game() {
  std::vector<std::string> ids;
  for (const auto& id : game_ids()) ids.emplace_back(id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, CoachOf, testing::ValuesIn(every_game()), [](const auto& each) {
  std::string name = each.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(Coach, AdvisesInAGameItKnowsNothingAbout) {
  const lighthouse::Lighthouse game = lighthouse::example_game();
  pionek::Setup setup;
  setup.seats = 2;
  CoachSearch<lighthouse::Lighthouse> coach(game, quick_plan());
  const Hint advice = coach.hint(game.start(setup, Seed{1, 0, 0, 0}));
  ASSERT_FALSE(advice.options.empty());
  EXPECT_NE(advice.options[0].why.pl.find("Wygrywa około"), std::string::npos)
      << advice.options[0].why.pl;
}

}  // namespace
}  // namespace pionek
