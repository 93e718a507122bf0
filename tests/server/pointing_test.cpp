// A team at the table: seats that are not asked point at what they would choose, bots say why, and
// nothing of it outlives the decision or tells what is hidden.
#include <gtest/gtest.h>

#include "server/live_table.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct PointingTest : BegunTable {
  PointingTest() : BegunTable("frostpunk") { server.services.advice_budget = {.iterations = 20}; }

  void begin(json::object wanted) {
    wanted["game"] = "frostpunk";
    BegunTable::begin(wanted);
  }
  // Two leaders; which of them is asked.
  void team() {
    begin(persons(2));
    seats = {sit(0), sit(1)};
    find_asked();
  }
  void find_asked() {
    const std::size_t first = seats[0]->last("view")->contains("menu") ? 0 : 1;
    asked = seats[first];
    other = seats[1 - first];
  }
  void point(const std::shared_ptr<TestClient>& client, const json::value& move,
             json::object more = {}) {
    const json::object& view = *client->last("view");
    more["type"] = "point";
    if (!more.contains("ply")) more["ply"] = view.at("ply");
    more["changes"] = view.at("changes");
    if (!move.is_null()) more["move"] = move;
    server.say(client, table, std::move(more));
  }
  // What a client sees pointed at: "1: move".
  static std::string seen(const std::shared_ptr<TestClient>& client) {
    const json::object* last = client->last("points");
    if (last == nullptr) return "never told";
    std::string out;
    for (const json::value& each : last->at("points").as_array()) {
      out += std::to_string(each.at("seat").as_int64()) + ": " + text_of(each.at("move")) + "; ";
    }
    return out;
  }
  static std::string first_of(const std::shared_ptr<TestClient>& client, const char* list) {
    return text_of(client->last("view")->at(list).at(0).at("move"));
  }

  std::vector<std::shared_ptr<TestClient>> seats;
  std::shared_ptr<TestClient> asked;
  std::shared_ptr<TestClient> other;
};

TEST_F(PointingTest, WhoIsNotAskedPointsAtAnOptionAndAllSeeIt) {
  team();
  const auto watcher = server.sit(table, nullptr);
  EXPECT_FALSE(asked->last("view")->contains("may_point"));
  EXPECT_FALSE(watcher->last("view")->contains("may_point")) << "onlookers have no voice";
  EXPECT_TRUE(asked->last("state")->at("team").as_bool());
  const std::string move = first_of(other, "may_point");
  point(other, move.c_str());
  EXPECT_EQ(other->error(), "");
  const std::string expected = std::to_string(other == seats[1] ? 1 : 0) + ": " + move + "; ";
  EXPECT_EQ(seen(asked), expected);
  EXPECT_EQ(seen(other), expected);
  EXPECT_EQ(seen(watcher), expected);
  // Who comes later sees it, too; who points again points elsewhere or nowhere.
  EXPECT_EQ(seen(server.sit(table, nullptr)), expected);
  point(other, nullptr);
  EXPECT_EQ(seen(asked), "");
}

TEST_F(PointingTest, WithTheDecisionItIsGoneAndTheRecordKnowsNothing) {
  team();
  const std::string bare = server.ask("GET", "/api/tables/" + table + "/record").body;
  const std::string move = first_of(other, "may_point");
  point(other, move.c_str());
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").body, bare);
  const std::int64_t ply = asked->last("view")->at("ply").as_int64();
  server.say(asked, table, {{"type", "move"}, {"ply", ply}, {"move", first_of(asked, "menu")}});
  EXPECT_EQ(asked->error(), "");
  const auto late = server.sit(table, nullptr);
  EXPECT_EQ(late->count("points"), 0);
  point(other, move.c_str(), {{"ply", ply}});
  EXPECT_EQ(other->error(), "stale");
}

TEST_F(PointingTest, OnlySeatsPointOnlyAtWhatIsOfferedAndNotInFloods) {
  team();
  const auto watcher = server.sit(table, nullptr);
  const std::string move = first_of(other, "may_point");
  point(watcher, move.c_str());
  EXPECT_EQ(watcher->error(), "not_seated");
  point(asked, move.c_str());
  EXPECT_EQ(asked->error(), "your_turn");
  point(other, "nonsense");
  EXPECT_EQ(other->error(), "not_a_move");
  point(other, "stoke 9999");
  EXPECT_EQ(other->error(), "not_offered");
  EXPECT_EQ(seen(asked), "never told");
  for (int i = 0; i < static_cast<int>(kPointRate.burst); ++i) point(other, move.c_str());
  EXPECT_EQ(other->error(), "too_fast");
}

TEST(Pointing, IsNotForGamesOfRivals) {
  TestServer server;
  const json::object made = server.create(persons(2));
  const std::string table = text_of(made.at("table"));
  server.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
  for (const int seat : {0, 1}) {
    const auto client = server.sit(table, key_of(made, seat).c_str());
    EXPECT_FALSE(client->last("state")->contains("team"));
    EXPECT_FALSE(client->last("view")->contains("may_point"));
    server.say(client, table, {{"type", "point"}, {"ply", 0}, {"changes", 0}, {"move", "pass"}});
    EXPECT_EQ(client->error(), "no_team");
  }
}

// What a seat may point at says nothing about the hand of the one who is asked.
TEST_F(PointingTest, ForeignCardsAreNotAmongTheOptions) {
  team();
  int hidden = 0;
  int shown = 0;
  for (int i = 0; i < 400 && !asked->last("view")->at("over").as_bool(); ++i) {
    const json::array& menu = asked->last("view")->at("menu").as_array();
    const json::array& known = other->last("view")->at("may_point").as_array();
    hidden += known.size() < menu.size() ? 1 : 0;
    shown += known.empty() ? 0 : 1;
    if (!server.play_next(table, seats)) break;
    if (asked->last("view")->at("over").as_bool()) break;
    find_asked();
  }
  EXPECT_GT(hidden, 0);
  EXPECT_GT(shown, hidden) << "most of what is offered everybody knows";
}

TEST_F(PointingTest, AFellowLeaderWhoIsABotSaysWhatItWouldDoAndWhyOnce) {
  json::object wanted = persons(1);
  wanted["seats"].as_array().push_back(json::object{{"kind", "bot"}, {"bot", "random"}});
  begin(wanted);
  const auto anna = sit(0);
  for (int i = 0; i < 200 && !anna->last("view")->contains("menu"); ++i) {
    const std::int64_t ply = anna->last("view")->at("ply").as_int64();
    server.loop.pass(601);
    ASSERT_TRUE(server.loop.until([&] { return anna->last("view")->at("ply") != ply; }));
  }
  const auto ask = [&] {
    server.say(anna, table,
               {{"type", "advice"},
                {"ply", anna->last("view")->at("ply")},
                {"changes", anna->last("view")->at("changes")}});
  };
  ask();
  EXPECT_EQ(anna->error(), "");
  ASSERT_TRUE(server.loop.until([&] { return anna->last("points") != nullptr; }));
  const json::value& advice = anna->last("points")->at("points").at(0);
  EXPECT_EQ(advice.at("seat"), 1);
  EXPECT_NE(text_of(advice.at("why")), "");
  const int told = anna->count("points");
  ask();
  EXPECT_EQ(anna->count("points"), told + 1) << "the same again, at once";
  EXPECT_EQ(seen(anna), "1: " + text_of(advice.at("move")) + "; ");
}

TEST_F(PointingTest, WhereThereAreNoHintsBotsAreSilent) {
  team();
  server.say(asked, table,
             {{"type", "advice"},
              {"ply", asked->last("view")->at("ply")},
              {"changes", asked->last("view")->at("changes")}});
  EXPECT_EQ(asked->error(), "no_hints");
  EXPECT_EQ(text_of(asked->last("error")->at("asked")), "advice");
}

}  // namespace
}  // namespace pionek
