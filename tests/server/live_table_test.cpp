// Tables without a network: durability before acknowledgement, bots, clocks, seats, hidden things.
#include "server/live_table.hpp"

#include <gtest/gtest.h>

#include <future>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

using LiveTableTest = BegunTable;

std::string first_move(const TestClient& client) {
  return text_of(client.last("view")->at("menu").at(0).at("move"));
}

TEST_F(LiveTableTest, AMoveIsToldOnlyWhenItIsDurable) {
  begin();
  const auto anna = sit(0);
  const auto bartek = sit(1);
  const auto& mover = anna->last("view")->contains("menu") ? anna : bartek;
  const auto& other = mover == anna ? bartek : anna;
  const std::string move = first_move(*mover);
  const int seen = other->count("view");
  server.storage.slow = true;
  server.say(mover, table, {{"type", "move"}, {"ply", 0}, {"move", move}});
  // Somebody else's question waits, too: its answer would tell.
  server.say(other, table, {{"type", "view"}});
  EXPECT_EQ(other->count("view"), seen);
  EXPECT_TRUE(server.storage.tables[table].moves.empty());
  server.storage.release();
  server.loop.run();
  EXPECT_EQ(server.storage.tables[table].moves.size(), 1U);
  EXPECT_EQ(mover->last("view")->at("ply"), 1);
  EXPECT_EQ(other->count("view"), seen + 2);
  EXPECT_EQ(other->last("view")->at("ply"), 1);
}

TEST_F(LiveTableTest, AMoveThatCannotBeKeptDidNotHappen) {
  begin();
  const auto anna = sit(0);
  const auto bartek = sit(1);
  const auto& mover = anna->last("view")->contains("menu") ? anna : bartek;
  const std::string move = first_move(*mover);
  server.storage.broken = true;
  server.say(mover, table, {{"type", "move"}, {"ply", 0}, {"move", move}});
  EXPECT_EQ(mover->error(), "storage");
  server.say(mover, table, {{"type", "view"}});
  EXPECT_EQ(mover->last("view")->at("ply"), 0);
  server.storage.broken = false;
  server.say(mover, table, {{"type", "move"}, {"ply", 0}, {"move", move}});
  EXPECT_EQ(mover->last("view")->at("ply"), 1) << "the table lives on";
}

TEST_F(LiveTableTest, NothingRemainsOfWhatCannotBeKept) {
  begin();
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(server.play_next(table, seats));
  const auto shown = [&] {
    std::vector<json::object> views;
    for (const auto& seat : seats) {
      server.say(seat, table, {{"type", "view"}});
      views.push_back(*seat->last("view"));
    }
    return views;
  };
  const auto before = shown();
  const std::size_t mover = before[0].contains("menu") ? 0 : 1;
  server.storage.broken = true;
  const json::object attempts[]{
      {{"type", "order"}, {"verb", "bid"}, {"limit", 3}, {"until", "end"}},
      {{"type", "forced"}, {"on", true}},
      {{"type", "name"}, {"name", "Ola"}},
      {{"type", "move"}, {"ply", 40}, {"move", first_move(*seats[mover])}}};
  for (const json::object& attempt : attempts) {
    server.loop.pass(5000);
    server.say(seats[mover], table, attempt);
    EXPECT_EQ(seats[mover]->error(), "storage");
    seats[mover]->heard.clear();
    EXPECT_EQ(shown(), before) << json::serialize(attempt);
  }
}

TEST_F(LiveTableTest, ThatAnOrderWasGivenShowsNowhere) {
  begin();
  const auto anna = sit(0);
  const auto bartek = sit(1);
  const auto lobby = [&] { return server.ask("GET", "/api/tables").body; };
  const std::string listed = lobby();
  const std::size_t heard = bartek->heard.size();
  const TableHead head = server.storage.tables[table].head;
  server.loop.pass(5000);
  server.say(anna, table, {{"type", "order"}, {"verb", "bid"}, {"limit", 3}, {"until", "end"}});
  ASSERT_EQ(anna->last("view")->at("orders").as_array().size(), 1U);
  EXPECT_EQ(lobby(), listed);
  EXPECT_EQ(bartek->heard.size(), heard);
  EXPECT_EQ(server.storage.tables[table].head, head) << "the lobby after a restart";
}

TEST_F(LiveTableTest, BotsPlayAfterAPauseUntilAPersonIsAsked) {
  json::object wanted = persons(3);
  wanted["seats"].at(1) = json::object{{"kind", "bot"}, {"bot", "greedy"}};
  wanted["seats"].at(2) = json::object{{"kind", "bot"}, {"bot", "random"}};
  begin(wanted);
  const auto anna = sit(0);
  const auto ply = [&] { return anna->last("view")->at("ply").as_int64(); };
  bool first = true;
  while (ply() < 40) {
    if (anna->last("view")->contains("menu")) {
      ASSERT_TRUE(server.play_next(table, {anna}));
      first = true;
      continue;
    }
    const std::int64_t before = ply();
    if (first) server.loop.pass(599);
    EXPECT_EQ(ply(), before) << "no bot is faster than its pause";
    first = false;
    server.loop.pass(601);
    ASSERT_TRUE(server.loop.until([&] { return ply() != before; }));
  }
  EXPECT_GT(server.metrics.bot_moves.load(), 5);
}

TEST_F(LiveTableTest, ANewNameDoesNotMakeABotThinkAnew) {
  json::object wanted = persons(2);
  wanted["seats"].at(1) = json::object{{"kind", "bot"}, {"bot", "greedy"}};
  begin(wanted);
  const auto anna = sit(0);
  while (anna->last("view")->contains("menu")) ASSERT_TRUE(server.play_next(table, {anna}));
  const auto ply = [&] { return anna->last("view")->at("ply").as_int64(); };
  const std::int64_t before = ply();
  // The only worker is busy, so the bot's choice comes after the name.
  std::promise<void> gate;
  server.workers.submit(Urgency::play, [opened = gate.get_future().share()] { opened.wait(); });
  server.loop.pass(601);
  server.say(anna, table, {{"type", "name"}, {"name", "Ania"}});
  EXPECT_EQ(text_of(anna->last("state")->at("seats").at(0).at("name")), "Ania");
  gate.set_value();
  EXPECT_TRUE(server.loop.until([&] { return ply() != before; })) << "without another pause";
}

TEST_F(LiveTableTest, NothingHiddenIsOnTheWire) {
  json::object wanted = persons(3);
  wanted["options"] = json::object{{"money_visible", "false"}};
  begin(wanted);
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1), sit(2)};
  const auto watcher = server.sit(table, nullptr);
  for (int i = 0; i < 120 && server.play_next(table, seats); ++i) {
  }
  ASSERT_GT(watcher->last("view")->at("ply").as_int64(), 50);
  // What is true of every seat's money is in the position that only the storage has.
  for (int viewer = 0; viewer <= 3; ++viewer) {
    const auto& eyes = viewer == 3 ? watcher : seats[static_cast<std::size_t>(viewer)];
    for (const json::object& message : eyes->heard) {
      if (message.at("type") != "view" || message.at("over").as_bool()) continue;
      const json::array& players = message.at("description").at("players").as_array();
      for (int seat = 0; seat < 3; ++seat) {
        const json::object& player = players[static_cast<std::size_t>(seat)].as_object();
        const json::value* cash = player.if_contains("cash");
        const bool told = cash != nullptr && !cash->is_null();
        EXPECT_EQ(told, seat == viewer) << "seat " << seat << " seen by " << viewer;
      }
    }
    EXPECT_EQ(eyes->bytes.find("\"seed\":\""), std::string::npos);
  }
}

TEST_F(LiveTableTest, TheSeedIsToldAtTheEndAndNotBefore) {
  begin();
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  const auto record = [&] { return server.ask("GET", "/api/tables/" + table + "/record").body; };
  const std::string opening = server.storage.tables[table].opening.record;
  const std::size_t at = opening.find("seed ") + 5;
  const std::string seed = opening.substr(at, 64);
  for (int i = 0; i < 30; ++i) ASSERT_TRUE(server.play_next(table, seats));
  EXPECT_EQ(record().find(seed), std::string::npos);
  EXPECT_NE(record().find("commit sha256 "), std::string::npos);
  EXPECT_NE(record().find("\n30 "), std::string::npos);
  for (int i = 0; i < 3000 && server.play_next(table, seats); ++i) {
  }
  ASSERT_TRUE(seats[0]->last("view")->at("over").as_bool());
  EXPECT_NE(record().find(seed), std::string::npos);
  EXPECT_EQ(text_of(seats[0]->last("state")->at("seed")), seed);
  EXPECT_EQ(text_of(seats[0]->last("state")->at("phase")), "over");

  // And what was given out can be gone on with from any move.
  json::object branch = persons(2);
  branch["record"] = record();
  branch["ply"] = 25;
  const json::object other = server.create(branch);
  const auto anna = server.sit(text_of(other.at("table")), key_of(other, 0).c_str());
  EXPECT_EQ(anna->last("view")->at("ply"), 25);
}

TEST_F(LiveTableTest, ATableComesBackFromTheStorage) {
  begin();
  {
    const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
    for (int i = 0; i < 70; ++i) ASSERT_TRUE(server.play_next(table, seats));
    server.say(seats[0], table, {{"type", "chat"}, {"text", "hello"}});
    for (const auto& seat : seats) server.talks[seat.get()]->leave(seat);
  }
  server.loop.pass(3 * Tables::kSweep);
  EXPECT_EQ(server.metrics.tables.load(), 0) << "nobody needs it in memory";
  const auto anna = sit(0);
  ASSERT_TRUE(server.loop.until([&] { return anna->last("view") != nullptr; }));
  EXPECT_EQ(anna->last("view")->at("ply"), 70);
  EXPECT_EQ(anna->last("view")->at("journal").as_array().size(), 70U);
  EXPECT_EQ(text_of(anna->last("chat")->at("text")), "hello");
  EXPECT_EQ(text_of(anna->last("state")->at("phase")), "playing");
}

TEST_F(LiveTableTest, AMatchGoesOnFromAKeptPositionWhenOldMovesAreNoLongerUnderstood) {
  begin();
  {
    const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
    for (int i = 0; i < 70; ++i) ASSERT_TRUE(server.play_next(table, seats));
    for (const auto& seat : seats) server.talks[seat.get()]->leave(seat);
  }
  server.loop.pass(3 * Tables::kSweep);
  ASSERT_EQ(server.storage.tables[table].position->ply, 64);
  server.storage.tables[table].moves[3].text = "a move of older rules";
  const auto anna = sit(0);
  ASSERT_TRUE(server.loop.until([&] { return anna->last("view") != nullptr; }));
  EXPECT_EQ(anna->last("view")->at("ply"), 6) << "the six moves after the position";
  EXPECT_EQ(anna->last("view")->at("changes"), 1) << "who has seen more reads the journal anew";
  EXPECT_EQ(server.storage.tables[table].moves.size(), 6U);
}

TEST_F(LiveTableTest, ClocksHandTheSeatToABot) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "bot"}};
  begin(wanted);
  const auto anna = sit(0);
  const int first = static_cast<int>(anna->last("view")->at("to_move").as_int64());
  EXPECT_EQ(anna->last("state")->at("clock").at("left").at(0), 30);
  server.loop.pass(29'000);
  EXPECT_EQ(
      text_of(anna->last("state")->at("seats").at(static_cast<std::size_t>(first)).at("kind")),
      "person");
  server.loop.pass(2'000);
  const json::value& seat = anna->last("state")->at("seats").at(static_cast<std::size_t>(first));
  EXPECT_EQ(text_of(seat.at("kind")), "bot");
  EXPECT_FALSE(seat.as_object().contains("forfeited"));
  server.loop.pass(700);
  EXPECT_TRUE(server.loop.until([&] { return anna->last("view")->at("ply") != 0; }));
}

TEST_F(LiveTableTest, ALongClockCostsOneTimerHoweverManyMovesAreMade) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "days"}, {"seconds", 86'400}, {"on_timeout", "bot"}};
  begin(wanted);
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  const std::size_t before = server.loop.timers();
  const auto to_move = [&] { return seats[0]->last("view")->at("to_move").as_int64(); };
  std::int64_t last = to_move();
  // Until a turn has just begun.
  for (int i = 0; i < 30 || to_move() == last; ++i) {
    last = to_move();
    ASSERT_TRUE(server.play_next(table, seats));
  }
  EXPECT_EQ(server.loop.timers(), before);

  // The alarm of the first turn is not the end of the last one's time.
  const auto mover = static_cast<std::size_t>(to_move());
  const auto kind = [&] {
    return text_of(seats[0]->last("state")->at("seats").at(mover).at("kind"));
  };
  server.loop.pass(86'400'000 - 1000);
  EXPECT_EQ(kind(), "person");
  server.loop.pass(1200);
  EXPECT_EQ(kind(), "bot");
}

TEST_F(LiveTableTest, ATimeOutThatCannotBeKeptIsTriedAgainAfterAWhile) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "bot"}};
  begin(wanted);
  const auto anna = sit(0);
  const auto mover = static_cast<std::size_t>(anna->last("view")->at("to_move").as_int64());
  server.storage.broken = true;
  server.loop.pass(30'000 + 4 * LiveTable::kRetry);
  EXPECT_EQ(server.metrics.storage_errors.load(), 5);
  server.storage.broken = false;
  server.loop.pass(LiveTable::kRetry);
  EXPECT_EQ(text_of(anna->last("state")->at("seats").at(mover).at("kind")), "bot");
}

TEST_F(LiveTableTest, AForfeitIsShownAndANothingIsOnlyShown) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "game"}, {"seconds", 10}, {"on_timeout", "forfeit"}};
  begin(wanted);
  const auto anna = sit(0);
  server.loop.pass(11'000);
  const auto first = static_cast<std::size_t>(anna->last("view")->at("to_move").as_int64());
  EXPECT_TRUE(anna->last("state")->at("seats").at(first).at("forfeited").as_bool());

  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 10}, {"on_timeout", "nothing"}};
  begin(wanted);
  const auto other = sit(0);
  server.loop.pass(11'000);
  server.say(other, table, {{"type", "name"}, {"name", "Ola"}});
  EXPECT_EQ(text_of(other->last("state")->at("seats").at(0).at("kind")), "person");
}

TEST_F(LiveTableTest, AGoneSeatNeedsTheConsentOfAllOthers) {
  begin(persons(3));
  const auto anna = sit(0);
  const auto ola = sit(2);
  const auto consent = [&](int from, int seat) {
    return server.ask("POST", "/api/tables/" + table + "/replace",
                      {{"key", key_of(made, from)}, {"seat", seat}, {"bot", "greedy"}});
  };
  EXPECT_EQ(consent(0, 2).status, 409) << "she is here";
  EXPECT_EQ(consent(0, 0).status, 409) << "not one's own";
  EXPECT_EQ(consent(0, 1).status, 409) << "he may be about to come";
  server.loop.pass(kAbsence);
  EXPECT_EQ(json::parse(consent(0, 1).body).at("replaced"), false);
  EXPECT_EQ(text_of(anna->last("state")->at("seats").at(1).at("kind")), "person");
  EXPECT_EQ(json::serialize(anna->last("state")->at("seats").at(1).at("consents")), "[0]");

  const auto bartek = sit(1);  // comes back: nothing was agreed
  EXPECT_FALSE(anna->last("state")->at("seats").at(1).as_object().contains("consents"));
  server.talks[bartek.get()]->leave(bartek);
  server.loop.pass(kAbsence - 1);
  EXPECT_EQ(text_of(json::parse(consent(2, 1).body).at("code")), "just_left");
  server.loop.pass(1);
  EXPECT_EQ(json::parse(consent(2, 1).body).at("replaced"), false);
  EXPECT_EQ(json::parse(consent(0, 1).body).at("replaced"), true);
  EXPECT_EQ(text_of(anna->last("state")->at("seats").at(1).at("kind")), "bot");
  const auto late = sit(1);
  EXPECT_EQ(text_of(anna->last("state")->at("seats").at(1).at("kind")), "person")
      << "who comes back plays on";
  EXPECT_FALSE(anna->last("state")->at("seats").at(1).as_object().contains("bot"));
}

TEST_F(LiveTableTest, WhoseTimeRanOutDoesNotGetTheSeatBack) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "bot"}};
  begin(wanted);
  const auto watcher = server.sit(table, nullptr);
  const int late = static_cast<int>(watcher->last("view")->at("to_move").as_int64());
  server.loop.pass(30'100);
  const auto back = sit(late);
  server.say(back, table, {{"type", "undo"}, {"ply", 0}});
  EXPECT_EQ(back->error(), "bot_plays");
}

TEST_F(LiveTableTest, TwoWhoAreGoneNeedNotAgreeAboutEachOther) {
  begin(persons(4));
  const auto anna = sit(0);
  const auto ola = sit(2);
  const auto replaced = [&](int from, int seat) {
    return json::parse(server
                           .ask("POST", "/api/tables/" + table + "/replace",
                                {{"key", key_of(made, from)}, {"seat", seat}, {"bot", "greedy"}})
                           .body)
        .at("replaced")
        .as_bool();
  };
  const auto kind = [&](std::size_t seat) {
    return text_of(anna->last("state")->at("seats").at(seat).at("kind"));
  };
  server.loop.pass(kAbsence);
  EXPECT_FALSE(replaced(0, 1));
  EXPECT_FALSE(replaced(2, 1)) << "the fourth is gone, but nobody has given that seat up";
  EXPECT_FALSE(replaced(0, 3));
  EXPECT_FALSE(replaced(1, 3)) << "who speaks is not gone, and must not lose the seat by it";
  EXPECT_EQ(kind(1), "person");
  EXPECT_TRUE(replaced(2, 3));
  EXPECT_EQ(kind(1), "bot");
  EXPECT_EQ(kind(3), "bot");
}

TEST_F(LiveTableTest, WhoseSeatABotHasIsNotAskedForConsent) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "forfeit"}};
  begin(wanted);
  const auto watcher = server.sit(table, nullptr);
  const int late = static_cast<int>(watcher->last("view")->at("to_move").as_int64());
  server.loop.pass(30'100);
  const auto kind = [&](int seat) {
    return text_of(
        watcher->last("state")->at("seats").at(static_cast<std::size_t>(seat)).at("kind"));
  };
  ASSERT_EQ(kind(late), "bot");
  const HttpResponse refused =
      server.ask("POST", "/api/tables/" + table + "/replace",
                 {{"key", key_of(made, late)}, {"seat", 1 - late}, {"bot", "greedy"}});
  EXPECT_EQ(refused.status, 409) << refused.body;
  EXPECT_EQ(kind(1 - late), "person");
}

TEST_F(LiveTableTest, ABotDoesNotObeyWhatAPersonHadOrdered) {
  json::object wanted = persons(2);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "bot"}};
  begin(wanted);
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  const auto& late = seats[0]->last("view")->contains("menu") ? seats[0] : seats[1];
  server.say(late, table, {{"type", "order"}, {"verb", "bid"}, {"limit", 3}, {"until", "end"}});
  server.say(late, table, {{"type", "forced"}, {"on", true}});
  ASSERT_EQ(late->last("view")->at("orders").as_array().size(), 1U);
  ASSERT_TRUE(late->last("view")->at("forced").as_bool());
  server.loop.pass(30'100);
  server.say(late, table, {{"type", "view"}});
  EXPECT_TRUE(late->last("view")->at("orders").as_array().empty());
  EXPECT_FALSE(late->last("view")->at("forced").as_bool());
}

TEST_F(LiveTableTest, OnlookersAndStrangersCannotAct) {
  begin();
  const auto watcher = server.sit(table, nullptr);
  EXPECT_TRUE(watcher->last("state")->at("you").is_null());
  for (const char* type : {"move", "undo", "chat", "name", "order"}) {
    server.say(watcher, table,
               {{"type", type},
                {"ply", 0},
                {"move", "pass"},
                {"text", "x"},
                {"name", "x"},
                {"verb", "pass"}});
    EXPECT_NE(watcher->error(), "") << type;
  }
  const auto forged = server.sit(table, "AAAAAAAAAAAAAAAAAAAAAA");
  EXPECT_EQ(forged->error(), "bad_key");
  server.say(forged, table, {{"type", "view"}});
  EXPECT_EQ(forged->error(), "not_here");
  EXPECT_EQ(forged->last("view"), nullptr);
  const json::object other = server.create(persons(2));
  const auto reused = server.sit(text_of(other.at("table")), key_of(made, 0).c_str());
  EXPECT_EQ(reused->error(), "bad_key") << "a link opens its own table only";
}

TEST_F(LiveTableTest, ChatIsKeptShortSlowAndVerbatim) {
  begin();
  const auto anna = sit(0);
  const auto watcher = server.sit(table, nullptr);
  const std::string script = "<script>alert('1')</script> & \"quoted\"";
  server.say(anna, table, {{"type", "chat"}, {"text", script}});
  ASSERT_NE(watcher->last("chat"), nullptr);
  EXPECT_EQ(text_of(watcher->last("chat")->at("text")), script) << "the page shows it as text";
  for (const std::string& bad : {std::string(), std::string(501, 'x'), std::string("a\nb"),
                                 std::string("\x1b[2J"), std::string("\xff")}) {
    server.say(anna, table, {{"type", "chat"}, {"text", bad}});
    EXPECT_NE(anna->error(), "") << bad;
    anna->heard.clear();
  }
  for (int i = 0; i < 10; ++i) server.say(anna, table, {{"type", "chat"}, {"text", "spam"}});
  EXPECT_EQ(anna->error(), "too_fast");
  server.say(anna, table, {{"type", "sit"}, {"key", key_of(made, 0)}});
  server.say(anna, table, {{"type", "chat"}, {"text", "spam"}});
  EXPECT_EQ(watcher->count("chat"), 5) << "sitting down anew gives no new right";
  server.say(anna, table, {{"type", "name"}, {"name", "Ania <b>"}});
  server.loop.pass(20'000);
  server.say(anna, table, {{"type", "name"}, {"name", "Ania <b>"}});
  EXPECT_EQ(text_of(watcher->last("state")->at("seats").at(0).at("name")), "Ania <b>");
  server.say(anna, table, {{"type", "name"}, {"name", std::string(100, 'x')}});
  EXPECT_EQ(anna->error(), "bad_name");
}

TEST_F(LiveTableTest, AClientThatComesBackGetsOnlyWhatItMissed) {
  begin();
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(server.play_next(table, seats));
  const auto back = server.sit(table, nullptr);
  EXPECT_EQ(back->last("view")->at("journal").as_array().size(), 10U);
  server.say(back, table, {{"type", "sit"}, {"key", nullptr}, {"since", 7}, {"lang", "pl"}});
  EXPECT_EQ(back->last("view")->at("journal").as_array().size(), 3U);
  const json::object& state = *back->last("state");
  EXPECT_EQ(state.at("watchers"), 1) << "sitting twice is sitting once";
}

TEST_F(LiveTableTest, TakingBackIsToldAndKept) {
  begin();
  const std::vector<std::shared_ptr<TestClient>> seats{sit(0), sit(1)};
  for (int i = 0; i < 200; ++i) {
    for (std::size_t s = 0; s < 2; ++s) {
      const json::object* view = seats[s]->last("view");
      if (!view->at("can_undo").as_bool()) continue;
      const std::int64_t ply = view->at("ply").as_int64();
      server.loop.pass(1000);
      server.say(seats[s], table, {{"type", "undo"}, {"ply", ply}});
      EXPECT_EQ(seats[1 - s]->last("view")->at("ply"), ply - 1);
      EXPECT_EQ(static_cast<std::int64_t>(server.storage.tables[table].moves.size()), ply - 1);
      server.say(seats[s], table, {{"type", "redo"}, {"ply", ply - 1}});
      EXPECT_EQ(static_cast<std::int64_t>(server.storage.tables[table].moves.size()), ply);
      return;
    }
    ASSERT_TRUE(server.play_next(table, seats));
  }
  FAIL() << "nothing could ever be taken back";
}

}  // namespace
}  // namespace pionek
