// The coach at tables without a network, and bots that keep a turn: who gets advice and when, that
// old advice is void, that reviews come piece by piece, and what goes first on the workers.
#include <gtest/gtest.h>

#include <future>

#include "server/live_table.hpp"
#include "server/table_bot.hpp"
#include "table/record.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

json::object with_bots(const std::vector<std::string>& bots) {
  json::object wanted = persons(1);
  for (const std::string& bot : bots) {
    wanted["seats"].as_array().push_back(json::object{{"kind", "bot"}, {"bot", bot}});
  }
  return wanted;
}

struct CoachTest : BegunTable {
  // What is said counts here, not how well it was thought.
  CoachTest() {
    server.services.hint_budget.iterations = 200;
    server.services.review_budget.iterations = 40;
  }
  void ask(const std::shared_ptr<TestClient>& client, json::object more = {}) {
    more["type"] = "hint";
    if (!more.contains("ply")) more["ply"] = client->last("view")->at("ply");
    server.say(client, table, std::move(more));
  }
  // Lets bots play until the client is asked, or the game is over.
  bool asked(const std::shared_ptr<TestClient>& client) {
    for (int i = 0; i < 2000; ++i) {
      const json::object& view = *client->last("view");
      if (view.contains("menu") || view.at("over").as_bool()) return view.contains("menu");
      const std::int64_t ply = view.at("ply").as_int64();
      server.loop.pass(601);
      EXPECT_TRUE(server.loop.until([&] { return client->last("view")->at("ply") != ply; }));
    }
    return false;
  }
  // A whole game of two persons who do not care.
  void play_out(const std::vector<std::shared_ptr<TestClient>>& seats) {
    for (int i = 0; i < 3000 && server.play_next(table, seats); ++i) {
    }
    ASSERT_TRUE(seats[0]->last("view")->at("over").as_bool());
  }
};

TEST_F(CoachTest, AHintNamesMovesOfTheMenuWithReasonsInTheLanguageAsked) {
  begin(with_bots({"easy", "easy"}));
  const auto anna = sit(0);
  EXPECT_TRUE(anna->last("state")->at("hints").as_bool());
  ASSERT_TRUE(asked(anna));
  ask(anna, {{"lang", "pl"}});
  ASSERT_TRUE(server.loop.until([&] { return anna->last("hint") != nullptr; }));
  const json::object& hint = *anna->last("hint");
  EXPECT_EQ(hint.at("ply"), anna->last("view")->at("ply"));
  EXPECT_EQ(hint.at("seat"), 0) << "seats count from 0 on the wire";
  EXPECT_EQ(hint.at("chances").as_array().size(), 3U);
  const json::array& options = hint.at("options").as_array();
  ASSERT_FALSE(options.empty());
  EXPECT_NE(text_of(options[0].at("why")).find("próbnych"), std::string::npos);
  EXPECT_NE(text_of(options[0].at("label")), "");
  const std::string best = text_of(options[0].at("move"));
  const std::string label = text_of(options[0].at("label"));

  // The same position again costs nothing, and is told in the other language, too.
  ask(anna, {{"lang", "en"}});
  EXPECT_EQ(anna->count("hint"), 2) << "known already: answered at once";
  EXPECT_EQ(text_of(anna->last("hint")->at("options").at(0).at("move")), best);
  EXPECT_NE(text_of(anna->last("hint")->at("options").at(0).at("label")), label);
  EXPECT_EQ(server.metrics.hints.load(), 1);

  // And what is advised can be played.
  server.say(anna, table, {{"type", "move"}, {"ply", hint.at("ply")}, {"move", best}});
  EXPECT_EQ(anna->error(), "");
}

TEST_F(CoachTest, AHintSaysTheAmountItMeans) {
  begin(with_bots({"greedy"}));
  const auto anna = sit(0);
  for (int i = 0; i < 400 && asked(anna); ++i) {
    server.loop.pass(3000);
    if (text_of(anna->last("view")->at("menu").at(0).at("move")).starts_with("bid ")) break;
    ASSERT_TRUE(server.play_next(table, {anna}));
  }
  ASSERT_TRUE(asked(anna)) << "nobody ever bid";
  ask(anna);
  ASSERT_TRUE(server.loop.until([&] { return anna->last("hint") != nullptr; }));
  for (const json::value& option : anna->last("hint")->at("options").as_array()) {
    const std::string move = text_of(option.at("move"));
    if (!move.starts_with("bid ")) continue;
    EXPECT_NE(text_of(option.at("label")).find(move.substr(4)), std::string::npos) << move;
  }
}

TEST_F(CoachTest, HintsAreForTheSeatToMoveOnly) {
  begin(with_bots({"easy", "easy"}));
  const auto watcher = server.sit(table, nullptr);
  ask(watcher);
  EXPECT_EQ(watcher->error(), "not_seated");
  EXPECT_EQ(text_of(watcher->last("error")->at("asked")), "hint");
  const auto anna = sit(0);
  ASSERT_TRUE(asked(anna));
  while (anna->last("view")->contains("menu")) ASSERT_TRUE(server.play_next(table, {anna}));
  ask(anna);
  EXPECT_EQ(anna->error(), "not_your_turn");
  EXPECT_EQ(anna->count("hint"), 0);
}

TEST_F(CoachTest, ATableOfSeveralPeopleHasNoHintsUnlessItSaysSo) {
  begin(persons(2));
  std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  const std::size_t mover = seats[0]->last("view")->contains("menu") ? 0 : 1;
  EXPECT_FALSE(seats[mover]->last("state")->at("hints").as_bool());
  ask(seats[mover]);
  EXPECT_EQ(seats[mover]->error(), "no_hints");

  json::object wanted = persons(2);
  wanted["hints"] = true;
  begin(wanted);
  seats = {sit(0), sit(1)};
  const std::size_t other = seats[0]->last("view")->contains("menu") ? 1 : 0;
  ask(seats[other]);
  EXPECT_EQ(seats[other]->error(), "not_your_turn");
  ask(seats[1 - other]);
  EXPECT_TRUE(server.loop.until([&] { return seats[1 - other]->last("hint") != nullptr; }));
  EXPECT_EQ(seats[other]->last("hint"), nullptr) << "advice is for the one who asked";
}

TEST_F(CoachTest, WhoSitsAtOneScreenMayHaveHintsAndWhoWantsNoneHasNone) {
  json::object wanted = persons(2);
  wanted["seats"].at(1).as_object()["kind"] = "me";
  begin(wanted);
  EXPECT_TRUE(sit(0)->last("state")->at("hints").as_bool());
  wanted = with_bots({"easy"});
  wanted["hints"] = false;
  begin(wanted);
  const auto anna = sit(0);
  EXPECT_FALSE(anna->last("state")->at("hints").as_bool());
  ask(anna);
  EXPECT_EQ(anna->error(), "no_hints");
}

TEST_F(CoachTest, TheAgreementAboutHintsSurvivesTheStorage) {
  json::object wanted = persons(2);
  wanted["hints"] = true;
  begin(wanted);
  server.loop.pass(3 * Tables::kSweep);
  ASSERT_EQ(server.metrics.tables.load(), 0);
  const auto anna = sit(0);
  ASSERT_TRUE(server.loop.until([&] { return anna->last("state") != nullptr; }));
  EXPECT_TRUE(anna->last("state")->at("hints").as_bool());
}

TEST_F(CoachTest, ANewerPositionVoidsAHint) {
  begin(with_bots({"easy", "easy"}));
  const auto anna = sit(0);
  ASSERT_TRUE(asked(anna));
  ask(anna, {{"ply", 99}});
  EXPECT_EQ(anna->error(), "stale");
  anna->heard.erase(std::remove_if(anna->heard.begin(), anna->heard.end(),
                                   [](const auto& each) { return each.at("type") == "error"; }),
                    anna->heard.end());
  // The only worker is busy, so the hint waits while the game goes on.
  std::promise<void> gate;
  server.workers.submit(Urgency::play, [opened = gate.get_future().share()] { opened.wait(); });
  ask(anna);
  ASSERT_TRUE(server.play_next(table, {anna}));
  EXPECT_EQ(anna->error(), "stale") << "told at once, without waiting for the worker";
  gate.set_value();
  std::promise<void> last;
  server.workers.submit(Urgency::review, [&] { last.set_value(); });
  last.get_future().wait();
  server.loop.run();
  EXPECT_EQ(anna->count("hint"), 0);
  EXPECT_EQ(server.metrics.hints.load(), 0) << "nor was it worked out";
}

TEST_F(CoachTest, HintsAreNotForFloods) {
  begin(with_bots({"easy", "easy"}));
  const auto anna = sit(0);
  ASSERT_TRUE(asked(anna));
  for (int i = 0; i < static_cast<int>(kHintRate.burst); ++i) ask(anna);
  EXPECT_EQ(anna->error(), "");
  ask(anna);
  EXPECT_EQ(anna->error(), "too_fast");
  ASSERT_TRUE(server.loop.until([&] { return anna->last("hint") != nullptr; }));
  EXPECT_EQ(server.metrics.hints.load(), 1) << "thought about once for all who wait";
}

TEST_F(CoachTest, AGameIsReviewedWhenItIsOverPieceByPiece) {
  begin(persons(2));
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  server.say(seats[0], table, {{"type", "review"}});
  EXPECT_EQ(seats[0]->error(), "not_over");
  play_out(seats);
  const auto watcher = server.sit(table, nullptr);
  const std::int64_t plies = watcher->last("view")->at("ply").as_int64();
  server.say(watcher, table, {{"type", "review"}, {"lang", "pl"}});
  ASSERT_TRUE(server.loop.until([&] { return watcher->last("reviewing") != nullptr; }));
  server.say(seats[1], table, {{"type", "review"}});
  ASSERT_TRUE(server.loop.until([&] { return watcher->last("review") != nullptr; }));
  EXPECT_EQ(watcher->count("reviewing"), (plies - 1) / Reviewing::kPiece);
  EXPECT_GT(seats[1]->count("reviewing"), 0);
  EXPECT_EQ(seats[0]->last("review"), nullptr) << "who did not ask";
  ASSERT_NE(seats[1]->last("review"), nullptr);
  EXPECT_EQ(server.metrics.reviews.load(), 1) << "one for all";

  const json::object& review = *watcher->last("review");
  const json::array& decisions = review.at("decisions").as_array();
  ASSERT_GT(decisions.size(), 20U);
  std::int64_t before = -1;
  for (const json::value& decision : decisions) {
    const std::int64_t ply = decision.at("ply").as_int64();
    EXPECT_GT(ply, before);
    before = ply;
    const StoredMove& move = server.storage.tables[table].moves[static_cast<std::size_t>(ply)];
    EXPECT_EQ(text_of(decision.at("played")), move.text);
    EXPECT_EQ(decision.at("seat"), move.seat);
    EXPECT_EQ(decision.at("chances").as_array().size(), 2U);
    EXPECT_NE(text_of(decision.at("question")), "") << "a bare yes tells nothing";
    EXPECT_NE(text_of(decision.at("played_label")), "");
    EXPECT_NE(text_of(decision.at("advised_label")), "");
    EXPECT_NE(text_of(decision.at("why")).find("próbnych"), std::string::npos);
  }
  double sum = 0;
  for (const json::value& each : review.at("result").as_array()) sum += each.to_number<double>();
  EXPECT_NEAR(sum, 1, 0.01);
  for (const json::value& at : review.at("turning_points").as_array()) {
    EXPECT_LT(at.as_int64(), static_cast<std::int64_t>(decisions.size()));
  }

  // Known by now: at once, in the language of whoever asks.
  server.say(seats[0], table, {{"type", "review"}, {"lang", "en"}});
  ASSERT_NE(seats[0]->last("review"), nullptr);
  EXPECT_NE(text_of(seats[0]->last("review")->at("decisions").at(0).at("why")).find("imagined"),
            std::string::npos);
}

TEST(ReviewShare, ALongGameIsLookedAtInTheTimeOfAShortOne) {
  EXPECT_EQ(review_share(kReviewBudget, 40, 20).milliseconds, kReviewBudget.milliseconds);
  for (const int decisions : {150, 400, 800, 3000}) {
    const int pieces = 2 * decisions / Reviewing::kPiece + 1;  // as many moves again were forced
    const Budget each = review_share(kReviewBudget, decisions, pieces);
    EXPECT_GT(each.milliseconds, 0);
    EXPECT_LE(each.milliseconds * 3 / 5 * (2 * decisions + pieces), kReviewMilliseconds);
    EXPECT_EQ(each.iterations, kReviewBudget.iterations);
  }
  EXPECT_EQ(review_share({.iterations = 40}, 3000, 10).milliseconds, 0) << "no limit is none";
}

TEST_F(CoachTest, OnlyDecisionsWithAChoiceShareTheTimeOfAReview) {
  begin(persons(2));
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  play_out(seats);
  const auto find = [&](std::string_view id) { return server.shelf.game(id); };
  const std::string record = server.ask("GET", "/api/tables/" + table + "/record").body;
  auto match = read_record(record, "record", find);
  ASSERT_TRUE(match);
  Budget most = server.services.review_budget;
  most.milliseconds = 1'000'000;
  Reviewing reviewing(*std::move(match), most);
  EXPECT_FALSE(reviewing.share());
  while (!reviewing.complete()) reviewing.step();
  const auto decisions = json::parse(reviewing.text(Lang::en)).at("decisions").as_array().size();
  EXPECT_LT(decisions, static_cast<std::size_t>(reviewing.plies()));
  const int pieces = reviewing.plies() / Reviewing::kPiece + 1;
  EXPECT_EQ(reviewing.share()->milliseconds,
            review_share(most, static_cast<int>(decisions), pieces).milliseconds);
}

TEST_F(CoachTest, AReviewRestsWhenAllHaveLeftAndGoesOnForTheNext) {
  begin(persons(2));
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  play_out(seats);
  server.say(seats[0], table, {{"type", "review"}});
  ASSERT_TRUE(server.loop.until([&] { return seats[0]->count("reviewing") > 1; }));
  server.talks[seats[0].get()]->leave(seats[0]);
  std::promise<void> last;
  server.loop.run();
  server.workers.submit(Urgency::review, [&] { last.set_value(); });
  last.get_future().wait();
  server.loop.run();
  EXPECT_EQ(server.metrics.reviews.load(), 0);
  server.say(seats[1], table, {{"type", "review"}});
  ASSERT_TRUE(server.loop.until([&] { return seats[1]->last("reviewing") != nullptr; }));
  EXPECT_GT(seats[1]->last("reviewing")->at("looked").as_int64(), 2 * Reviewing::kPiece)
      << "from where it was";
  ASSERT_TRUE(server.loop.until([&] { return seats[1]->last("review") != nullptr; }));
}

TEST_F(CoachTest, OneBotThinksThroughAWholeTurn) {
  begin(with_bots({"hard", "hard"}));
  const auto anna = sit(0);
  for (int i = 0; i < 60 && asked(anna); ++i) ASSERT_TRUE(server.play_next(table, {anna}));
  int moves = 0;
  int turns = 0;
  std::int64_t last = -1;
  for (const StoredMove& move : server.storage.tables[table].moves) {
    moves += move.seat != 0 ? 1 : 0;
    turns += move.seat != 0 && move.seat != last ? 1 : 0;
    last = move.seat;
  }
  EXPECT_EQ(server.metrics.bot_moves.load(), moves);
  EXPECT_GT(moves, turns) << "some turns have several choices";
  EXPECT_EQ(server.metrics.bot_turns.load(), turns);
}

TEST_F(CoachTest, ABotDoesNotOutliveWhatItHasThought) {
  begin(with_bots({"hard", "hard"}));
  const auto anna = sit(0);
  // The storage fails after a bot's choice: the table is put back, and somebody new thinks.
  ASSERT_TRUE(asked(anna));
  while (anna->last("view")->contains("menu")) ASSERT_TRUE(server.play_next(table, {anna}));
  const std::int64_t before = server.metrics.bot_turns.load();
  server.storage.broken = true;
  for (int i = 1; i <= 2; ++i) {
    server.loop.pass(LiveTable::kRetry);
    ASSERT_TRUE(server.loop.until([&] { return server.metrics.storage_errors.load() == i; }));
  }
  EXPECT_EQ(server.metrics.bot_turns.load(), before + 2);
}

TEST_F(CoachTest, ABotMayNotBringItsOwnBudget) {
  const HttpResponse refused = server.ask("POST", "/api/tables", with_bots({"expert@1000000000"}));
  EXPECT_EQ(refused.status, 400);
  EXPECT_NE(refused.body.find("one of random, greedy, easy"), std::string::npos) << refused.body;
  // Nor one from an older database.
  const auto game = server.shelf.game("power-grid").value();
  EXPECT_TRUE(make_table_bot("expert@5", game, kBotTurn));
  EXPECT_FALSE(make_table_bot("clever", game, kBotTurn));
}

}  // namespace
}  // namespace pionek
