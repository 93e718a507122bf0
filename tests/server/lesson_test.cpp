// Tables with a lesson or a puzzle: made, played, left, and opened again.
#include "server/restore.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct Taught {
  explicit Taught(const json::object& body) {
    created = server.create(body);
    table = text_of(created.at("table"));
    EXPECT_EQ(server
                  .ask("POST", "/api/tables/" + table + "/start",
                       json::object{{"key", created.at("host")}})
                  .status,
              200);
    for (const json::value& seat : created.at("seats").as_array()) {
      if (seat.as_object().contains("key")) client = server.sit(table, seat.at("key"));
    }
  }

  [[nodiscard]] const json::object& view() const { return *client->last("view"); }
  [[nodiscard]] const json::object& guide() const { return view().at("guide").as_object(); }
  void move(const std::string& text) {
    server.say(client, table, {{"type", "move"}, {"ply", view().at("latest")}, {"move", text}});
  }
  Result<Restored> restored() {
    return restore(
        server.storage.tables.at(table), [&](auto id) { return server.shelf.game(id); },
        [&](auto id, auto file) { return server.shelf.guide(id, file); });
  }

  TestServer server;
  json::object created;
  std::string table;
  std::shared_ptr<TestClient> client;
};

const json::object kAuction{{"game", "power-grid"}, {"learn", "auction"}, {"name", "Ada"}};

TEST(LessonTables, TheOthersPlayByScriptOneMoveAfterTheOther) {
  Taught taught(kAuction);
  EXPECT_EQ(taught.guide().at("move"), "pick 5");
  taught.move("pick 3");
  EXPECT_EQ(taught.client->error(), "not_now");
  taught.move("pick 5");
  taught.move("bid 5");
  EXPECT_EQ(taught.guide().at("playing"), true);
  const int views = taught.client->count("view");
  taught.server.loop.pass(5'000);
  EXPECT_EQ(taught.client->count("view"), views + 2);
  EXPECT_EQ(taught.guide().at("move"), "pass");
  EXPECT_EQ(taught.view().at("ply"), 4);
}

TEST(LessonTables, AnOpponentIsNotCalledLikeTheLearner) {
  const Taught taught(kAuction);
  EXPECT_EQ(taught.view().at("names").at(0), "Ada");
  EXPECT_NE(taught.view().at("names").at(1), "Ada");
  EXPECT_EQ(taught.view().at("names").at(2), "Bruno");
}

TEST(LessonTables, TheGuideComesBackFromTheStorageUntilItIsLeft) {
  Taught taught(kAuction);
  taught.move("pick 5");
  const auto kept = taught.restored();
  ASSERT_TRUE(kept) << kept.error().text();
  ASSERT_NE(kept->facts.table.guide, nullptr);
  EXPECT_TRUE(kept->facts.table.led());
  taught.server.say(taught.client, taught.table, {{"type", "leave"}});
  EXPECT_FALSE(taught.view().contains("guide"));
  EXPECT_EQ(taught.restored()->facts.table.guide, nullptr);
}

TEST(LessonTables, ALaterChapterAndAPuzzle) {
  const Taught later({{"game", "power-grid"}, {"learn", "fuel"}, {"name", "Anna"}});
  EXPECT_EQ(later.guide().at("chapter"), 1);
  Taught puzzle({{"game", "power-grid"}, {"puzzle", "fuel-and-wind"}, {"name", "Anna"}});
  for (const char* move : {"buy oil", "buy oil", "done"}) puzzle.move(move);
  EXPECT_EQ(puzzle.guide().at("solved"), true);
}

TEST(LessonTables, TheBotsWaitUntilTheLastCardIsRead) {
  // The puzzle is over as soon as it is somebody else's turn.
  Taught taught({{"game", "power-grid"}, {"puzzle", "fuel-and-wind"}, {"name", "Anna"}});
  for (const char* move : {"buy oil", "buy oil", "done"}) taught.move(move);
  const json::value ply = taught.view().at("latest");
  ASSERT_NE(taught.view().at("to_move"), taught.view().at("seat"));
  taught.server.loop.pass(60'000);
  EXPECT_EQ(taught.view().at("latest"), ply);
  taught.server.say(taught.client, taught.table, {{"type", "leave"}});
  taught.server.loop.pass(1'000);
  EXPECT_TRUE(taught.server.loop.until([&] { return taught.view().at("latest") != ply; }));
}

TEST(LessonTables, WhatIsNotThereIsRefused) {
  TestServer server;
  for (const char* what : {"learn", "puzzle"}) {
    const auto response =
        server.ask("POST", "/api/tables", json::object{{"game", "power-grid"}, {what, "chess"}});
    EXPECT_EQ(response.status, 400);
    EXPECT_NE(response.body.find("there is no 'chess'"), std::string::npos) << response.body;
  }
}

}  // namespace
}  // namespace pionek
