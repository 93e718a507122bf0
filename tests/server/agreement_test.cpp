// What people agree on at a table: moves taken back, clocks that stand or get more time.
#include "server/agreement.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

using Clients = std::vector<std::shared_ptr<TestClient>>;

struct Agreement : testing::Test {
  void begin(int people, json::value clock = nullptr, json::array bots = {}) {
    json::object wanted = persons(people);
    for (const json::value& bot : bots) {
      wanted["seats"].as_array().push_back(json::object{{"kind", "bot"}, {"bot", bot}});
    }
    if (!clock.is_null()) wanted["clock"] = clock;
    made = server.create(wanted);
    table = text_of(made.at("table"));
    server.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
    for (int seat = 0; seat < people; ++seat) {
      seats.push_back(server.sit(table, key_of(made, seat).c_str()));
    }
  }
  // Until somebody has acted after the newest move of the seat, and nothing was revealed by it.
  void play_past(std::size_t seat) {
    for (int moves = 0; moves < 400; ++moves) {
      ASSERT_TRUE(server.play_next(table, seats));
      const json::object view = *seats[seat]->last("view");
      const json::array journal = whole_journal(seat);
      if (journal.size() < 2 || journal.back().at("seat") == view.at("seat")) continue;
      if (journal[journal.size() - 2].at("seat") != view.at("seat")) continue;
      server.say(seats[seat], table,
                 {{"type", "jump"}, {"ply", static_cast<int>(journal.size()) - 2}});
      if (seats[seat]->last("view")->at("reveals") == view.at("reveals")) {
        server.say(seats[seat], table, {{"type", "view"}});
        return;
      }
      server.say(seats[seat], table, {{"type", "view"}});
    }
    FAIL() << "it never came to that";
  }
  json::array whole_journal(std::size_t seat) {
    server.say(seats[seat], table, {{"type", "view"}, {"since", 0}});
    return seats[seat]->last("view")->at("journal").as_array();
  }
  std::int64_t ply() {
    server.say(seats[0], table, {{"type", "view"}});
    return seats[0]->last("view")->at("ply").as_int64();
  }
  void ask(std::size_t seat, json::object what) {
    server.loop.pass(5000);
    what["type"] = "propose";
    server.say(seats[seat], table, std::move(what));
  }
  void answer(std::size_t seat, const char* type) {
    const json::object* asked = proposal(seat);
    server.say(seats[seat], table,
               {{"type", type}, {"number", asked == nullptr ? 0 : asked->at("number").as_int64()}});
  }
  const json::object* proposal(std::size_t seat) {
    const json::value* asked = seats[seat]->last("state")->if_contains("proposal");
    return asked == nullptr ? nullptr : &asked->as_object();
  }
  std::string remark(std::size_t seat) {
    const json::object* line = seats[seat]->last("chat");
    return line == nullptr || !line->contains("remark") ? "" : text_of(line->at("remark"));
  }
  // As the server does that is started anew on the same storage.
  void reopen() {
    for (const auto& seat : seats) server.talks[seat.get()]->leave(seat);
    const std::size_t people = seats.size();
    seats.clear();
    server.loop.pass(3 * Tables::kSweep);
    // A worker may still hold the table for a moment.
    ASSERT_TRUE(server.loop.until([&] { return server.metrics.tables.load() == 0; }));
    for (std::size_t seat = 0; seat < people; ++seat) {
      seats.push_back(server.sit(table, key_of(made, static_cast<int>(seat)).c_str()));
      server.loop.until([&] { return seats.back()->last("view") != nullptr; });
    }
  }

  TestServer server;
  json::object made;
  std::string table;
  Clients seats;
};

const json::object kTurnClock{{"kind", "turn"}, {"seconds", 100}, {"on_timeout", "bot"}};

TEST_F(Agreement, AMoveGoesBackWhenEveryoneAgrees) {
  begin(3);
  play_past(0);
  const std::int64_t before = ply();
  ask(0, {{"what", "undo"}, {"ply", before}});
  ASSERT_NE(proposal(2), nullptr) << seats[0]->error();
  EXPECT_EQ(text_of(proposal(2)->at("what")), "undo");
  EXPECT_EQ(proposal(2)->at("by"), 0);
  EXPECT_EQ(proposal(2)->at("missing"), json::value(json::array{1, 2}));
  answer(1, "agree");
  EXPECT_EQ(ply(), before) << "one has not answered yet";
  EXPECT_EQ(proposal(2)->at("missing"), json::value(json::array{2}));
  answer(2, "agree");
  EXPECT_EQ(ply(), before - 2);
  EXPECT_EQ(proposal(2), nullptr);
  EXPECT_EQ(seats[0]->last("view")->at("to_move"), 0);
  EXPECT_EQ(remark(1), "undo 2") << "everybody can read that it happened";
  EXPECT_EQ(server.storage.tables[table].moves.size(), static_cast<std::size_t>(before - 2));
  reopen();
  EXPECT_EQ(ply(), before - 2);
  EXPECT_EQ(remark(2), "undo 2");
}

TEST_F(Agreement, OneNoIsEnough) {
  begin(3);
  play_past(0);
  const std::int64_t before = ply();
  ask(0, {{"what", "undo"}, {"ply", before}});
  answer(1, "agree");
  answer(2, "decline");
  EXPECT_EQ(ply(), before);
  EXPECT_EQ(proposal(0), nullptr);
  EXPECT_EQ(seats[0]->last("declined")->at("seat"), 2);
  answer(1, "agree");
  EXPECT_EQ(seats[1]->error(), "no_proposal");
}

TEST_F(Agreement, AWishLapsesWhenPeopleMoveOnOrNobodyAnswers) {
  begin(2);
  play_past(0);
  ask(0, {{"what", "undo"}, {"ply", ply()}});
  ASSERT_NE(proposal(1), nullptr);
  ASSERT_TRUE(server.play_next(table, seats));
  EXPECT_EQ(proposal(1), nullptr);
  EXPECT_TRUE(seats[0]->last("declined")->at("seat").is_null());

  play_past(0);
  ask(0, {{"what", "undo"}, {"ply", ply()}});
  ASSERT_NE(proposal(1), nullptr);
  server.loop.pass(10 * 60 * 1000);
  EXPECT_EQ(proposal(1), nullptr);
}

TEST_F(Agreement, WhatWasSeenIsNotTakenBack) {
  begin(2);
  const auto reveals = [&] { return seats[0]->last("view")->at("reveals").as_int64(); };
  const auto last_seat = [&] { return whole_journal(0).back().at("seat"); };
  bool refused = false;
  for (int moves = 0; moves < 400 && !refused; ++moves) {
    const std::int64_t before = reveals();
    ASSERT_TRUE(server.play_next(table, seats));
    if (reveals() == before) continue;
    const auto mover = static_cast<std::size_t>(last_seat().as_int64());
    ask(mover, {{"what", "undo"}, {"ply", ply()}});
    EXPECT_EQ(seats[mover]->error(), "cannot_undo");
    EXPECT_EQ(text_of(seats[mover]->last("error")->at("reason")), "revealed");
    EXPECT_TRUE(seats[mover]->last("error")->at("refusal").as_bool());
    refused = true;
  }
  EXPECT_TRUE(refused);
  EXPECT_EQ(proposal(1), nullptr);
}

TEST_F(Agreement, BotsAreNotAsked) {
  begin(1, nullptr, {"random", "random"});
  const auto view = [&]() -> const json::object& { return *seats[0]->last("view"); };
  for (int tries = 0; tries < 200; ++tries) {
    server.loop.until([&] {
      server.loop.pass(700);
      return view().contains("menu");
    });
    const json::array journal = whole_journal(0);
    const bool bots_acted = !journal.empty() && journal.back().at("seat") != 0;
    const bool played = std::any_of(journal.begin(), journal.end(),
                                    [](const json::value& each) { return each.at("seat") == 0; });
    if (bots_acted && played) {
      const std::int64_t before = ply();
      ask(0, {{"what", "undo"}, {"ply", before}});
      if (seats[0]->error().empty()) {
        EXPECT_LT(ply(), before - 1);
        EXPECT_TRUE(remark(0).starts_with("undo "));
        return;
      }
      seats[0]->heard.clear();
      ply();
    }
    ASSERT_TRUE(server.play_next(table, seats));
  }
  FAIL() << "no undo was possible";
}

TEST_F(Agreement, OneScreenAnswersForAllItsSeats) {
  begin(2);
  server.say(seats[0], table,
             {{"type", "sit"}, {"key", key_of(made, 0)}, {"others", {key_of(made, 1)}}});
  play_past(0);
  const std::int64_t before = ply();
  ask(0, {{"what", "undo"}, {"ply", before}});
  EXPECT_LT(ply(), before);
}

TEST_F(Agreement, NothingIsTakenBackThatCannotBeKept) {
  begin(2);
  play_past(0);
  const std::int64_t before = ply();
  ask(0, {{"what", "undo"}, {"ply", before}});
  server.storage.broken = true;
  answer(1, "agree");
  EXPECT_EQ(seats[0]->error(), "storage");
  EXPECT_EQ(ply(), before);
  server.storage.broken = false;
  ask(0, {{"what", "undo"}, {"ply", before}});
  answer(1, "agree");
  EXPECT_LT(ply(), before);
}

TEST_F(Agreement, ClocksStandWhileTheGameIsPaused) {
  begin(2, kTurnClock, {"random"});
  const auto clock = [&] { return seats[0]->last("state")->at("clock").as_object(); };
  ask(0, {{"what", "pause"}});
  ASSERT_NE(proposal(1), nullptr) << seats[0]->error();
  answer(1, "agree");
  ASSERT_TRUE(clock().contains("paused"));
  EXPECT_TRUE(clock().at("deadline").is_null());
  EXPECT_EQ(remark(1), "pause");
  const json::value left = clock().at("left");
  reopen();
  server.loop.pass(1000 * 1000);
  EXPECT_EQ(text_of(seats[0]->last("state")->at("seats").at(0).at("kind")), "person");
  const std::int64_t before = ply();
  server.play_next(table, seats);
  EXPECT_EQ(ply(), before) << "nobody plays meanwhile, not even bots";
  ask(1, {{"what", "resume"}});
  answer(0, "agree");
  EXPECT_FALSE(clock().contains("paused"));
  EXPECT_EQ(clock().at("left"), left);
  server.loop.pass(700);
  server.play_next(table, seats);
  EXPECT_TRUE(server.loop.until([&] { return ply() > before; }));
}

TEST_F(Agreement, TimeIsAdded) {
  begin(2, kTurnClock);
  const auto deadline = [&] {
    return seats[0]->last("state")->at("clock").at("deadline").as_int64();
  };
  const std::int64_t before = deadline();
  ask(0, {{"what", "time"}, {"seconds", 300}});
  answer(1, "agree");
  EXPECT_EQ(deadline(), before + 300 * 1000);
  EXPECT_EQ(remark(0), "time 300");
  server.loop.pass(before - server.loop.now() + 1000);
  EXPECT_EQ(text_of(seats[0]->last("state")->at("seats").at(0).at("kind")), "person");
  EXPECT_EQ(text_of(seats[0]->last("state")->at("seats").at(1).at("kind")), "person");
}

TEST_F(Agreement, WhatMakesNoSenseIsRefused) {
  begin(2);
  const auto refused = [&](json::object what) {
    seats[0]->heard.clear();
    ask(0, std::move(what));
    return seats[0]->error();
  };
  EXPECT_EQ(refused({{"what", "pause"}}), "no_clock");
  EXPECT_EQ(refused({{"what", "time"}, {"seconds", 5}}), "no_clock");
  EXPECT_EQ(refused({{"what", "time"}}), "malformed");
  EXPECT_EQ(refused({{"what", "resume"}}), "not_paused");
  EXPECT_EQ(refused({{"what", "undo"}, {"ply", 0}}), "cannot_undo");
  EXPECT_EQ(refused({{"what", "undo"}, {"ply", 7}}), "stale");
  EXPECT_EQ(refused({{"what", "dance"}}), "malformed");
  const auto watcher = server.sit(table, nullptr);
  server.say(watcher, table, {{"type", "propose"}, {"what", "pause"}});
  EXPECT_EQ(watcher->error(), "not_seated");
}

TEST_F(Agreement, OthersReadThatSomebodyTookMovesBack) {
  begin(2);
  for (int moves = 0; moves < 200; ++moves) {
    ASSERT_TRUE(server.play_next(table, seats));
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (!seats[seat]->last("view")->at("can_undo").as_bool()) continue;
      server.say(seats[seat], table, {{"type", "undo"}, {"ply", ply()}});
      EXPECT_EQ(remark(1 - seat), "took_back");
      EXPECT_EQ(seats[1 - seat]->last("chat")->at("seat"), static_cast<int>(seat));
      return;
    }
  }
  FAIL() << "no move could be taken back";
}

TEST(Clock, OfTheWholeGameGetsMoreForEverySeat) {
  ClockSpec spec;
  spec.kind = ClockSpec::Kind::game;
  spec.limit = 60 * 1000;
  TurnClock clock(spec);
  clock.run(seat_at(0), 1000);
  clock.add(30 * 1000);
  EXPECT_EQ(*clock.deadline(), 91 * 1000);
  clock.run(seat_at(1), 11 * 1000);
  EXPECT_EQ(*clock.deadline(), 101 * 1000);
  clock.pause(21 * 1000);
  EXPECT_FALSE(clock.deadline());
  const json::value kept = clock.to_json();
  std::optional<Error> wrong;
  EXPECT_EQ(TurnClock::read(JsonReader(kept, "clock", wrong)), clock);
  EXPECT_FALSE(wrong);
  clock.resume(1021 * 1000);
  EXPECT_EQ(*clock.deadline(), 1101 * 1000);
}

}  // namespace
}  // namespace pionek
