// How a view says how far the game has come and, at its end, who won and why.
#include <gtest/gtest.h>

#include "table/view.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

json::object view_of(const Match& match, int at, Lang lang = Lang::en) {
  return view_json(match, nobody, at, at, lang);
}

json::object end_of(const GamePtr& game, Lang lang = Lang::en) {
  Match match = new_match(game, 2, 7, {"Anna", "Bartek"});
  Rng rng(3);
  play_random(match, rng);
  return view_of(match, match.ply(), lang).at("outcome").as_object();
}

TEST(ViewProgress, TellsRoundsAndPhase) {
  const Match match = new_match(lighthouse(), 2, 7);
  const json::object progress = view_of(match, 0).at("progress").as_object();
  const Progress expected = match.game().progress(match.state());
  EXPECT_EQ(progress, (json::object{{"round", expected.round},
                                    {"rounds", expected.rounds},
                                    {"phase", expected.phase}}));
  EXPECT_EQ(expected.round, 1);
}

TEST(ViewProgress, LeavesOutWhatThereIsNot) {
  class Endless : public Disguise {
   public:
    using Disguise::Disguise;
    Progress progress(const AnyState& /*state*/) const override { return {.round = 3}; }
  };
  const Match match = new_match(std::make_shared<Endless>(lighthouse()), 2, 7);
  EXPECT_EQ(view_of(match, 0).at("progress"), (json::object{{"round", 3}}));
}

TEST(ViewOutcome, IsThereWhenTheGameIsOver) {
  Match match = new_match(lighthouse(), 2, 7, {"Anna", "Bartek"});
  Rng rng(3);
  play_random(match, rng);
  EXPECT_FALSE(view_of(match, match.ply() - 1).contains("outcome")) << "an earlier ply";
  const Outcome outcome = match.game().outcome(match.state());
  const json::object view = view_of(match, match.ply()).at("outcome").as_object();
  ASSERT_EQ(view.at("winners").as_array().size(), static_cast<std::size_t>(outcome.winners.size()));
  EXPECT_EQ(view.at("winners").at(0), index(outcome.winners[0]));
  EXPECT_EQ(view.at("rival"), false);
  EXPECT_EQ(view.at("rule"), outcome.rule);
  EXPECT_FALSE(view.at("reason").as_string().empty());
  EXPECT_NE(view.at("reason"), view_of(match, match.ply(), Lang::pl).at("outcome").at("reason"));
}

TEST(ViewOutcome, AWinMayBeShared) {
  class Tie : public Disguise {
   public:
    using Disguise::Disguise;
    Outcome outcome(const AnyState& /*state*/) const override {
      return {.winners = {seat_at(0), seat_at(1)}, .rule = "LH-504", .reason = {}};
    }
  };
  EXPECT_EQ(end_of(std::make_shared<Tie>(lighthouse())).at("winners"), json::value({0, 1}));
}

TEST(ViewOutcome, ARivalMayWin) {
  const json::object lost = end_of(std::make_shared<WithRival>(lighthouse(), 1000));
  EXPECT_EQ(lost.at("winners"), json::array());
  EXPECT_EQ(lost.at("rival"), true);
  const json::object won = end_of(std::make_shared<WithRival>(lighthouse(), -1000));
  EXPECT_FALSE(won.at("winners").as_array().empty());
  EXPECT_EQ(won.at("rival"), false);
}

TEST(ViewOutcome, ATeamWinsOrLosesTogether) {
  EXPECT_EQ(end_of(std::make_shared<Team>(lighthouse(), true)).at("winners"), json::value({0, 1}));
  const json::object lost = end_of(std::make_shared<Team>(lighthouse(), false));
  EXPECT_EQ(lost.at("winners"), json::array());
  EXPECT_EQ(lost.at("rival"), false);
  EXPECT_EQ(lost.at("reason"), "The lamp is out");
  EXPECT_EQ(lost.at("rule"), "LH-404");
}

TEST(ScoreJson, TheRivalStandsOnTheSheet) {
  Match match = new_match(std::make_shared<WithRival>(lighthouse(), 1000), 2, 7);
  for (const bool over : {false, true}) {
    Rng rng(3);
    if (over) play_random(match, rng);
    const json::object score = score_json(match, nobody, Lang::pl);
    const json::object& rival = score.at("rival").as_object();
    EXPECT_EQ(rival.at("name"), "Latarnik");
    EXPECT_EQ(rival.at("points"), 1000);
    EXPECT_EQ(rival.at("place"), 1);
    EXPECT_EQ(rival.at("lines").at(0).at("points"), 1000);
    EXPECT_EQ(view_json(match, nobody, match.ply(), match.ply(), Lang::en).at("rival"),
              (json::object{{"points", 1000}, {"place", 1}}));
    EXPECT_NE(score.at("seats").at(0).at("place"), 1);
  }
  EXPECT_FALSE(score_json(new_match(lighthouse(), 2, 7), nobody, Lang::en).contains("rival"));
}

TEST(ScoreJson, EveryLineStandsInAGroupOfThePad) {
  const Match match = new_match(lighthouse(), 2, 7);
  const json::object score = score_json(match, nobody, Lang::pl);
  EXPECT_EQ(score.at("groups"),
            (json::array{json::object{{"id", "fleet"}, {"name", "Statki i race"}},
                         json::object{{"id", "lamp"}, {"name", "Latarnia"}}}));
  for (const json::value& line : score.at("seats").at(0).at("lines").as_array()) {
    EXPECT_EQ(line.at("group"), line.at("rule") == "LH-501" ? "fleet" : "lamp");
  }
}

// A rival whose points depend on what is hidden: nobody is told, and no place leaks them.
TEST(ScoreJson, HiddenPointsOfARivalAreNotTold) {
  class Sly : public WithRival {
   public:
    using WithRival::WithRival;
    Scores scores(const AnyState& state) const override {
      Scores scores = WithRival::scores(state);
      scores.rival->points += static_cast<std::int32_t>(inner().hash(state) % 1000);
      return scores;
    }
  };
  const Match match = new_match(std::make_shared<Sly>(lighthouse(), 0), 2, 7);
  const json::object score = score_json(match, seat_at(0), Lang::en);
  EXPECT_TRUE(score.at("rival").at("points").is_null());
  EXPECT_TRUE(score.at("rival").at("place").is_null());
  EXPECT_TRUE(score.at("seats").at(0).at("place").is_null());
  EXPECT_FALSE(score.at("seats").at(0).at("points").is_null());
}

}  // namespace
}  // namespace pionek::table_test
