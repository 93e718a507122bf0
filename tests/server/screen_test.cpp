// Several people at one screen: one socket that holds several seats of a table.
#include <gtest/gtest.h>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct ScreenTest : testing::Test {
  // Persons on all seats; the first ones share a screen, the last one is far away.
  void begin(json::object wanted) {
    made = server.create(wanted);
    table = text_of(made.at("table"));
    screen = server.sit(table, nullptr);
    far = server.sit(table, key(static_cast<int>(made.at("seats").as_array().size()) - 1));
  }
  void start() { ASSERT_EQ(ask("/start", {{"key", made.at("host")}}).status, 200); }
  [[nodiscard]] json::value key(int seat) const { return json::value(key_of(made, seat)); }
  HttpResponse ask(const std::string& what, const json::object& body) {
    return server.ask("POST", "/api/tables/" + table + what, body);
  }
  // The screen sits down with a key and more.
  void sit(const json::value& first, json::object more) {
    more["type"] = "sit";
    more["key"] = first;
    server.say(screen, table, std::move(more));
  }
  // As somebody else sees it.
  [[nodiscard]] const json::object& seat(std::size_t at) const {
    return far->last("state")->at("seats").at(at).as_object();
  }
  [[nodiscard]] std::string connected() const {
    json::array shown;
    for (const json::value& each : far->last("state")->at("seats").as_array()) {
      shown.push_back(each.at("connected"));
    }
    return json::serialize(shown);
  }
  [[nodiscard]] const json::object& view() const { return *screen->last("view"); }

  TestServer server;
  json::object made;
  std::string table;
  std::shared_ptr<TestClient> screen;
  std::shared_ptr<TestClient> far;
};

TEST_F(ScreenTest, AllWhoShareItAreHereWhoeverLooks) {
  begin(persons(4));
  start();
  EXPECT_EQ(connected(), "[false,false,false,true]");
  EXPECT_EQ(far->last("state")->at("watchers"), 1);
  sit(key(0), {{"others", {key(1)}}});
  EXPECT_EQ(connected(), "[true,true,false,true]");
  EXPECT_EQ(far->last("state")->at("watchers"), 0);
  sit(key(1), {{"others", {key(0), key(1)}}});
  EXPECT_EQ(connected(), "[true,true,false,true]");
  sit(key(1), {});
  EXPECT_EQ(connected(), "[false,true,false,true]");
  sit(made.at("host"), {{"others", {key(1)}}});
  EXPECT_TRUE(view().at("seat").is_null()) << "the host's key opens no seat";
  EXPECT_EQ(connected(), "[false,true,false,true]");
  EXPECT_EQ(far->last("state")->at("watchers"), 0);
  sit(key(0), {{"others", {key(1)}}});
  server.talks[screen.get()]->leave(screen);
  server.loop.run();
  EXPECT_EQ(connected(), "[false,false,false,true]");
}

TEST_F(ScreenTest, NobodyWhoSharesItIsHandedToABot) {
  begin(persons(3));
  start();
  const auto consent = [&] {
    return ask("/replace", {{"key", key(2)}, {"seat", 1}, {"bot", "greedy"}});
  };
  server.loop.pass(kAbsence);
  EXPECT_EQ(consent().status, 200);
  EXPECT_TRUE(seat(1).contains("consents"));
  sit(key(0), {{"others", {key(1)}}});
  EXPECT_FALSE(seat(1).contains("consents")) << "came back";
  const HttpResponse refused = consent();
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(json::parse(refused.body).at("code"), "present");
}

TEST_F(ScreenTest, TakesEveryOpenSeatThatItHasAKeyOf) {
  json::object wanted = persons(4);
  wanted["seats"].at(1) = wanted["seats"].at(2) = json::object{{"kind", "open"}};
  begin(wanted);
  EXPECT_EQ(text_of(seat(1).at("kind")), "open");
  sit(key(0), {{"others", {key(1), key(2)}}});
  EXPECT_EQ(text_of(seat(1).at("kind")), "person");
  EXPECT_EQ(text_of(seat(2).at("kind")), "person");
}

TEST_F(ScreenTest, AWrongKeyAmongThemChangesNothing) {
  begin(persons(3));
  start();
  sit(key(0), {});
  const std::size_t heard = far->heard.size();
  for (const json::value& wrong : {json::value("forged"), json::value(""), made.at("host")}) {
    screen->heard.clear();
    sit(key(1), {{"others", {key(0), wrong}}});
    EXPECT_EQ(screen->error(), "bad_key") << json::serialize(wrong);
    EXPECT_EQ(screen->heard.size(), 1U);
  }
  EXPECT_EQ(far->heard.size(), heard);
  server.say(screen, table, {{"type", "view"}});
  EXPECT_EQ(view().at("seat"), 0);
}

TEST_F(ScreenTest, MalformedWishesAreRefused) {
  begin(persons(3));
  const json::value one = key(1);
  const json::object wishes[]{{{"others", one}}, {{"others", nullptr}},
                              {{"others", {7}}}, {{"others", {one, one, one, one, one, one, one}}},
                              {{"follow", 1}},   {{"follow", nullptr}}};
  for (const json::object& wish : wishes) {
    screen->heard.clear();
    sit(key(0), wish);
    EXPECT_EQ(screen->error(), "malformed") << json::serialize(wish);
  }
  screen->heard.clear();
  sit(nullptr, {{"others", {one}}});
  EXPECT_EQ(screen->error(), "malformed") << "who looks on sits nowhere";
  screen->heard.clear();
  sit(nullptr, {{"others", json::array()}, {"follow", true}});
  EXPECT_EQ(screen->error(), "");
  EXPECT_TRUE(view().at("seat").is_null());
  EXPECT_EQ(connected(), "[false,false,true]");
}

TEST_F(ScreenTest, ThatFollowsPlaysAllItsSeats) {
  json::object wanted = persons(3);
  wanted["options"] = json::object{{"money_visible", "false"}};
  begin(wanted);
  sit(key(0), {{"others", {key(1)}}, {"follow", true}});
  EXPECT_EQ(view().at("seat"), 0) << "nobody has to choose before the start";
  start();
  std::array<int, 2> turns{};
  json::value last = view().at("seat");
  for (int i = 0; i < 80; ++i) {
    ASSERT_EQ(connected(), "[true,true,true]");
    const json::value asked = view().at("to_move");
    if (asked == 2) {
      EXPECT_EQ(view().at("seat"), last) << "nobody here is asked: it keeps its eyes";
      EXPECT_FALSE(view().contains("menu"));
    } else {
      ASSERT_EQ(view().at("seat"), asked);
      ASSERT_TRUE(view().contains("menu"));
      const json::array& players = view().at("description").at("players").as_array();
      EXPECT_TRUE(players[asked.as_int64() == 0 ? 1 : 0].at("cash").is_null());
      ++turns[static_cast<std::size_t>(asked.as_int64())];
    }
    last = view().at("seat");
    const int views = screen->count("view");
    ASSERT_TRUE(server.play_next(table, {screen, far}));
    ASSERT_EQ(screen->count("view"), views + 1) << screen->error();
    EXPECT_EQ(view().at("ply"), i + 1);
  }
  EXPECT_GT(turns[0], 5);
  EXPECT_GT(turns[1], 5);
  server.say(far, table, {{"type", "name"}, {"name", "Ola"}});
  EXPECT_EQ(screen->last("state")->at("you"), view().at("seat"));
}

TEST_F(ScreenTest, ThatDoesNotFollowStaysAtItsSeat) {
  begin(persons(2));
  start();
  const int asked = static_cast<int>(far->last("view")->at("to_move").as_int64());
  sit(key(1 - asked), {{"others", {key(asked)}}});
  EXPECT_EQ(view().at("seat"), 1 - asked);
  EXPECT_FALSE(view().contains("menu"));
  server.say(screen, table, {{"type", "move"}, {"ply", 0}, {"move", "pass"}});
  EXPECT_EQ(screen->error(), "not_your_turn");
  sit(key(1 - asked), {{"others", {key(asked)}}, {"follow", true}});
  EXPECT_EQ(view().at("seat"), asked) << "who follows does so at once";
}

TEST_F(ScreenTest, DoesNotFollowABot) {
  json::object wanted = persons(3);
  wanted["clock"] = json::object{{"kind", "turn"}, {"seconds", 30}, {"on_timeout", "bot"}};
  begin(wanted);
  start();
  // The time of the second runs out.
  sit(key(0), {});
  while (view().at("to_move") != 1) ASSERT_TRUE(server.play_next(table, {screen, far}));
  server.loop.pass(30'100);
  ASSERT_EQ(text_of(seat(1).at("kind")), "bot");
  sit(key(0), {{"others", {key(1)}}, {"follow", true}});
  int moves_of_bot = 0;
  for (int i = 0; i < 60; ++i) {
    ASSERT_EQ(view().at("seat"), 0);
    const json::value ply = view().at("ply");
    if (server.play_next(table, {screen, far})) continue;
    ASSERT_EQ(view().at("to_move"), 1);
    ++moves_of_bot;
    server.loop.pass(700);
    ASSERT_TRUE(server.loop.until([&] { return view().at("ply") != ply; }));
  }
  EXPECT_GT(moves_of_bot, 5);
}

TEST_F(ScreenTest, WhoseSeatIsEmptiedIsNotHereAnyMore) {
  begin(persons(4));
  sit(key(1), {{"others", {key(0), key(2), key(2)}}});
  const auto empty = [&](int at) {
    return ask("/seats/" + std::to_string(at), {{"key", made.at("host")}, {"kind", "open"}}).status;
  };
  ASSERT_EQ(empty(2), 200);
  EXPECT_EQ(connected(), "[true,true,false,true]");
  EXPECT_EQ(view().at("seat"), 1);
  ASSERT_EQ(empty(1), 200);
  EXPECT_EQ(connected(), "[true,false,false,true]");
  EXPECT_EQ(view().at("seat"), 0) << "the other one at the screen";
  EXPECT_EQ(screen->last("state")->at("you"), 0);

  sit(key(0), {});
  const auto alone = server.sit(table, key(3));
  ASSERT_EQ(empty(3), 200);
  EXPECT_TRUE(alone->last("view")->at("seat").is_null());
  EXPECT_EQ(view().at("seat"), 0) << "nobody else is touched";
  EXPECT_EQ(connected(), "[true,false,false,false]");
}

}  // namespace
}  // namespace pionek
