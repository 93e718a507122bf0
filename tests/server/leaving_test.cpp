// People who give up, people who play again, and people who only look on.
#include <gtest/gtest.h>

#include "server/rematch.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct Leaving : BegunTable {
  void begin(const json::object& wanted = persons(2)) {
    BegunTable::begin(wanted);
    const json::array& keys = made.at("seats").as_array();
    for (const json::value& seat : keys) {
      if (seat.as_object().contains("key")) seats.push_back(server.sit(table, seat.at("key")));
    }
  }
  void play_to_the_end() {
    for (int i = 0; i < 6000 && server.play_next(table, seats); ++i) {
    }
    ASSERT_TRUE(seats[0]->last("view")->at("over").as_bool());
  }
  HttpResponse again(const std::string& key) {
    return server.ask("POST", "/api/tables/" + table + "/rematch", {{"key", key}});
  }
  json::object seat_shown(int seat) {
    return seats[0]->last("state")->at("seats").at(static_cast<std::size_t>(seat)).as_object();
  }

  std::vector<std::shared_ptr<TestClient>> seats;
};

TEST_F(Leaving, WhoResignsHandsTheSeatToABotForGood) {
  begin();
  server.say(seats[1], table, {{"type", "resign"}, {"bot", "random"}});
  EXPECT_EQ(text_of(seat_shown(1).at("kind")), "bot");
  EXPECT_EQ(text_of(seat_shown(1).at("bot")), "random");
  EXPECT_TRUE(seat_shown(1).at("resigned").as_bool());
  EXPECT_EQ(text_of(seats[0]->last("chat")->at("remark")), "resigned random");

  // Not even with the key, nor after the server was started anew.
  for (const auto& seat : seats) server.talks[seat.get()]->leave(seat);
  seats.clear();
  for (int seat = 0; seat < 2; ++seat) {
    seats.push_back(server.sit(table, key_of(made, seat).c_str()));
    server.loop.until([&] { return seats.back()->last("view") != nullptr; });
  }
  EXPECT_EQ(text_of(seat_shown(1).at("kind")), "bot");
  server.say(seats[1], table, {{"type", "resign"}, {"bot", "random"}});
  EXPECT_EQ(seats[1]->error(), "bot_plays");

  // The other one plays on against the bot.
  const auto ply = [&] { return seats[0]->last("view")->at("ply").as_int64(); };
  for (int i = 0; i < 100 && ply() < 12; ++i) {
    server.play_next(table, {seats[0]});
    server.loop.until([&] {
      server.loop.pass(1);
      return seats[0]->last("view")->contains("menu") || ply() >= 12;
    });
  }
  EXPECT_GE(ply(), 12);
}

TEST_F(Leaving, NobodyResignsWhoseResignationCannotBeKept) {
  begin();
  server.storage.broken = true;
  server.say(seats[1], table, {{"type", "resign"}, {"bot", "random"}});
  EXPECT_EQ(seats[1]->error(), "storage");
  server.say(seats[0], table, {{"type", "view"}});
  EXPECT_EQ(text_of(seat_shown(1).at("kind")), "person");
}

TEST_F(Leaving, OnlyAPersonAtPlayResigns) {
  begin();
  const auto watcher = server.sit(table, nullptr);
  server.say(watcher, table, {{"type", "resign"}, {"bot", "random"}});
  EXPECT_EQ(watcher->error(), "not_seated");
  server.say(seats[0], table, {{"type", "resign"}, {"bot", "deep-thought"}});
  EXPECT_EQ(seats[0]->error(), "malformed");
  EXPECT_EQ(text_of(seat_shown(0).at("kind")), "person");
}

TEST_F(Leaving, TheSamePeoplePlayAgainOneSeatFurther) {
  json::object wanted = persons(3);
  wanted["title"] = "Friday";
  wanted["options"] = json::object{{"money_visible", "false"}};
  begin(wanted);
  EXPECT_EQ(again(key_of(made, 1)).status, 409) << "not before the end";
  play_to_the_end();
  const HttpResponse answer = again(key_of(made, 1));
  ASSERT_EQ(answer.status, 200) << answer.body;
  const json::object told = json::parse(answer.body).as_object();
  EXPECT_EQ(told.at("seat"), 0) << "the second begins now";
  const std::string next = text_of(told.at("table"));
  EXPECT_NE(next, table);
  EXPECT_EQ(text_of(seats[2]->last("state")->at("rematch")), next) << "everybody is told";

  // Each opens the seat with the key of the old one; who asked is the host.
  for (int seat = 0; seat < 3; ++seat) {
    const auto here = server.sit(next, key_of(made, seat).c_str());
    ASSERT_NE(here->last("state"), nullptr) << here->error();
    const json::object& state = *here->last("state");
    EXPECT_EQ(state.at("you"), seat_after_rematch(seat, 3));
    EXPECT_EQ(state.at("host").as_bool(), seat == 1);
    EXPECT_EQ(text_of(state.at("title")), "Friday");
    EXPECT_EQ(text_of(state.at("options").at("money_visible")), "false");
    EXPECT_EQ(text_of(state.at("phase")), "waiting");
  }
  EXPECT_EQ(text_of(json::parse(again(key_of(made, 0)).body).at("table")), next)
      << "one rematch, not two";
  EXPECT_EQ(
      server.ask("POST", "/api/tables/" + next + "/start", {{"key", json::value(key_of(made, 1))}})
          .status,
      200);
  EXPECT_EQ(again("nobody's key").status, 403);
}

TEST_F(Leaving, ARematchIsRememberedAndItsKeysToo) {
  begin();
  play_to_the_end();
  const std::string next = text_of(json::parse(again(key_of(made, 0)).body).at("table"));
  for (const auto& seat : seats) server.talks[seat.get()]->leave(seat);
  server.loop.pass(3 * Tables::kSweep);
  ASSERT_EQ(server.metrics.tables.load(), 0);
  const auto late = server.sit(table, key_of(made, 1).c_str());
  ASSERT_TRUE(server.loop.until([&] { return late->last("state") != nullptr; }));
  EXPECT_EQ(text_of(late->last("state")->at("rematch")), next);
  const auto there = server.sit(next, key_of(made, 1).c_str());
  ASSERT_TRUE(server.loop.until([&] { return there->last("state") != nullptr; }));
  EXPECT_EQ(there->last("state")->at("you"), 0);
}

TEST_F(Leaving, WhoResignedSitsDownAgainForARematch) {
  begin();
  server.say(seats[1], table, {{"type", "resign"}, {"bot", "random"}});
  const auto over = [&] { return seats[0]->last("view")->at("over").as_bool(); };
  for (int i = 0; i < 3000 && !over(); ++i) {
    server.play_next(table, {seats[0]});
    server.loop.pass(700);
    server.loop.until([&] {
      server.loop.pass(700);
      return seats[0]->last("view")->contains("menu") || over();
    });
  }
  ASSERT_TRUE(over());
  const std::string next = text_of(json::parse(again(key_of(made, 0)).body).at("table"));
  const auto there = server.sit(next, key_of(made, 1).c_str());
  EXPECT_EQ(text_of(there->last("state")->at("seats").at(0).at("kind")), "person");
  EXPECT_FALSE(there->last("state")->at("seats").at(0).as_object().contains("resigned"));
}

struct Gallery : Leaving {
  Gallery() {
    begin();
    zed = server.sit(table, nullptr);
    ola = server.sit(table, nullptr);
    zed->network = "10.0.0.2";
  }
  void allow(bool on) { server.say(seats[0], table, {{"type", "onlookers"}, {"chat", on}}); }
  std::string murmur(const std::shared_ptr<TestClient>& who, const char* text,
                     const char* name = "Zed") {
    server.loop.pass(2500);
    who->heard.clear();
    server.say(who, table, {{"type", "chat"}, {"text", text}, {"name", name}});
    return who->error();
  }
  std::shared_ptr<TestClient> zed;
  std::shared_ptr<TestClient> ola;
};

TEST_F(Gallery, OnlookersTalkAmongThemselvesIfTheHostAllowsIt) {
  EXPECT_EQ(murmur(zed, "hello"), "not_seated");
  allow(true);
  EXPECT_TRUE(ola->last("state")->at("onlookers_chat").as_bool());
  EXPECT_EQ(murmur(zed, "hello"), "");
  const json::object& line = ola->last("gallery")->at("lines").at(0).as_object();
  EXPECT_EQ(text_of(line.at("text")), "hello");
  EXPECT_EQ(text_of(line.at("from")), "Zed");
  EXPECT_EQ(seats[0]->last("gallery"), nullptr) << "players must not be advised";
  EXPECT_TRUE(server.storage.tables[table].chat.empty()) << "it goes to no disk";
  const auto late = server.sit(table, nullptr);
  EXPECT_TRUE(late->last("gallery")->at("whole").as_bool());
  allow(false);
  EXPECT_EQ(murmur(zed, "hello?"), "not_seated");
}

TEST_F(Gallery, OnlyTheHostDecidesAndOnlyOnlookersAreHeard) {
  server.say(seats[1], table, {{"type", "onlookers"}, {"chat", true}});
  EXPECT_EQ(seats[1]->error(), "not_host");
  allow(true);
  EXPECT_EQ(murmur(zed, "hello", "P1"), "bad_name") << "the name of a player";
  EXPECT_EQ(murmur(zed, ""), "bad_text");
  for (int i = 0; i < 10; ++i) {
    server.say(zed, table, {{"type", "chat"}, {"text", "again"}, {"name", "Zed"}});
  }
  EXPECT_EQ(zed->error(), "too_fast");
  server.loop.pass(60000);
  server.say(seats[0], table, {{"type", "chat"}, {"text", "for all"}});
  EXPECT_EQ(text_of(ola->last("chat")->at("text")), "for all");
}

TEST_F(Gallery, AfterTheEndEverybodyMayReadIt) {
  allow(true);
  EXPECT_EQ(murmur(zed, "nice"), "");
  play_to_the_end();
  const auto anna = server.sit(table, key_of(made, 0).c_str());
  ASSERT_NE(anna->last("gallery"), nullptr);
  EXPECT_EQ(text_of(anna->last("gallery")->at("lines").at(0).at("text")), "nice");
}

}  // namespace
}  // namespace pionek
