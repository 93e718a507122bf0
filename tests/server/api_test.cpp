// The routes, without a network: the lobby, making tables, seats before the start, files.
#include "server/api.hpp"

#include <gtest/gtest.h>

#include <future>

#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct ApiTest : testing::Test {
  json::value get(const std::string& target) {
    const HttpResponse found = server.ask("GET", target);
    return json::parse(found.fixed.empty() ? std::string_view(found.body) : found.fixed);
  }

  TestServer server;
};

TEST_F(ApiTest, ListsTheGames) {
  const json::value game = get("/api/games").at("games").at(0);
  EXPECT_EQ(game.at("id"), "power-grid");
  EXPECT_FALSE(game.at("name").at("pl").as_string().empty());
  EXPECT_EQ(game.at("seats").at("max"), 6);
  EXPECT_FALSE(game.at("options").as_array().empty());
  EXPECT_FALSE(game.at("bots").as_array().empty());
  for (const json::value& bot : game.at("bots").as_array()) {
    EXPECT_FALSE(game.at("bot_styles").at(bot.as_string()).at("pl").as_string().empty()) << bot;
  }
}

TEST_F(ApiTest, ListsPublicTablesOnly) {
  json::object wanted = persons(2);
  wanted["title"] = "Open server";
  server.create(wanted);
  wanted["private"] = true;
  server.create(wanted);
  const json::value tables = get("/api/tables").at("tables");
  ASSERT_EQ(tables.as_array().size(), 1U);
  EXPECT_EQ(tables.at(0).at("title"), "Open server");
  EXPECT_EQ(tables.at(0).at("phase"), "waiting");
  EXPECT_EQ(tables.at(0).at("seats").at(1).at("name"), "P2");
}

TEST_F(ApiTest, TheStorageHasNoKeys) {
  const json::object made = server.create(persons(2));
  const StoredTable& stored = server.storage.tables.at(text_of(made.at("table")));
  for (const std::string& key : {key_of(made, 0), key_of(made, 1), text_of(made.at("host"))}) {
    EXPECT_EQ(key.size(), 22U) << "128 bits";
    EXPECT_EQ((stored.about + stored.opening.record).find(key), std::string::npos);
  }
}

TEST_F(ApiTest, RefusesTablesThatMakeNoSense) {
  const auto with = [](std::string_view field, json::value value) {
    json::object body = persons(2);
    body[field] = std::move(value);
    return body;
  };
  const std::vector<json::value> bad{
      json::value(1),
      with("game", "chess"),
      with("seats", json::array{}),
      with("seats", json::parse(R"([{"kind":"me"}])")),
      with("seats", json::parse(R"([{"kind":"me"},{"kind":"bot","bot":"deep thought"}])")),
      with("seats", json::parse(R"([{"kind":"me","name":"a\nb"},{"kind":"open"}])")),
      with("options", json::parse(R"({"map":"atlantis"})")),
      with("options", 5),
      with("title", std::string(200, 'x').c_str()),
      with("clock", json::parse(R"({"kind":"turn","seconds":0,"on_timeout":"bot"})")),
      with("record", "pionek 1\n"),
      with("colour", "red")};
  for (const json::value& body : bad) {
    const HttpResponse response = server.ask("POST", "/api/tables", body);
    EXPECT_EQ(response.status, 400) << json::serialize(body);
    EXPECT_FALSE(json::parse(response.body).at("message").as_string().empty());
  }
  EXPECT_TRUE(server.storage.tables.empty());
}

// The hash of a position would tell whoever guesses at the hidden parts that he guessed well.
TEST_F(ApiTest, NoRemarkInARecordBringsOutWhatIsKeptBack) {
  const json::object first = server.create(persons(2));
  std::string record = server.storage.tables.at(text_of(first.at("table"))).opening.record;
  ASSERT_NE(record.find("\nhash 0 "), std::string::npos);
  record.replace(record.find("\n\n"), 2, "\n  # a remark between header and moves\n");
  json::object wanted = persons(2);
  wanted["record"] = record;
  const json::object made = server.create(wanted);
  const std::string shown =
      server.ask("GET", "/api/tables/" + text_of(made.at("table")) + "/record").body;
  EXPECT_NE(shown.find("# a remark"), std::string::npos);
  EXPECT_EQ(shown.find("\nhash "), std::string::npos) << shown;
  EXPECT_EQ(shown.find("\nseed "), std::string::npos) << shown;
}

// Whoever has the record knows every card that is to come.
TEST_F(ApiTest, ATableMadeFromARecordSaysThatItsChanceIsKnown) {
  const json::object first = server.create(persons(2));
  EXPECT_FALSE(get("/api/tables").at("tables").at(0).as_object().contains("chance_known"));
  json::object wanted = persons(2);
  wanted["record"] = server.storage.tables.at(text_of(first.at("table"))).opening.record;
  server.loop.pass(1000);
  const std::string table = text_of(server.create(wanted).at("table"));
  const auto known = [&] {
    const auto client = server.sit(table, nullptr);
    const bool told = client->last("state")->contains("chance_known");
    server.talks[client.get()]->leave(client);
    return told;
  };
  const auto listed = [&] {
    const json::value all = get("/api/tables");
    for (const json::value& each : all.at("tables").as_array()) {
      if (each.at("id") == json::string(table)) return each.as_object().contains("chance_known");
    }
    return false;
  };
  EXPECT_TRUE(known());
  EXPECT_TRUE(listed());
  server.loop.pass(3 * Tables::kSweep);
  EXPECT_TRUE(known()) << "also when it comes back from the storage";
}

// A record costs time and memory, whether it is sound or not.
TEST_F(ApiTest, RecordsAreReadByWorkersAndCountedAlsoWhenTheyAreRefused) {
  const json::object first = server.create(persons(2));
  const std::string record = server.storage.tables.at(text_of(first.at("table"))).opening.record;
  json::object wanted = persons(2);
  wanted["record"] = record;
  // The only worker is busy, so nothing is answered.
  std::promise<void> gate;
  server.workers.submit(Urgency::play, [opened = gate.get_future().share()] { opened.wait(); });
  std::vector<int> answers;
  server.services.limits.new_tables = 4;
  Api strict(server.services, server.shelf, server.tables);
  const auto ask = [&](const json::value& body) {
    const HttpRequest request{"POST", "/api/tables", json::serialize(body), "10.0.0.9", "", ""};
    const auto reply = [&](const HttpResponse& answer) {
      server.loop.post([&, status = answer.status] { answers.push_back(status); });
    };
    strict.handle(request, reply, 1000);
    server.loop.run();
  };
  ask(wanted);
  EXPECT_TRUE(answers.empty());
  gate.set_value();
  ASSERT_TRUE(server.loop.until([&] { return answers.size() == 1; }));
  wanted["record"] = record + "nonsense";
  ask(wanted);
  ASSERT_TRUE(server.loop.until([&] { return answers.size() == 2; }));
  std::string remarks = record;
  for (int i = 0; i <= static_cast<int>(kMaxRemarks); ++i) remarks += "# a remark\n";
  wanted["record"] = remarks;
  ask(wanted);
  ASSERT_TRUE(server.loop.until([&] { return answers.size() == 3; }));
  ask(json::object{{"game", "chess"}});
  ask(persons(2));
  EXPECT_EQ(answers, (std::vector{201, 400, 400, 400, 429}));
}

TEST_F(ApiTest, TheHostFillsTheSeats) {
  json::object wanted = persons(3);
  wanted["seats"].at(1) = json::object{{"kind", "open"}};
  wanted["seats"].at(2) = json::object{{"kind", "open"}};
  const json::object made = server.create(wanted);
  const std::string table = text_of(made.at("table"));
  const std::string at = "/api/tables/" + table;
  const json::value host = made.at("host");
  EXPECT_EQ(server.ask("POST", at + "/start", {{"key", host}}).status, 409) << "seats are open";
  EXPECT_EQ(server.ask("POST", at + "/start", {{"key", key_of(made, 1)}}).status, 403);

  const HttpResponse joined = server.ask("POST", at + "/join", {{"name", "Bartek"}});
  ASSERT_EQ(joined.status, 200) << joined.body;
  EXPECT_EQ(json::parse(joined.body).at("seat"), 1);
  const std::string key = text_of(json::parse(joined.body).at("key"));
  const auto bartek = server.sit(table, key.c_str());
  EXPECT_EQ(bartek->last("state")->at("you"), 1);
  EXPECT_EQ(server.sit(table, key_of(made, 1).c_str())->error(), "bad_key")
      << "the link of a taken seat is void";

  EXPECT_EQ(server.ask("POST", at + "/seats/1", {{"key", host}, {"kind", "open"}}).status, 200);
  EXPECT_TRUE(bartek->last("state")->at("you").is_null()) << "sent away";
  EXPECT_EQ(server.sit(table, key.c_str())->error(), "bad_key");
  for (const char* seat : {"1", "2"}) {
    const json::object bot{{"key", host}, {"kind", "bot"}, {"bot", "random"}};
    EXPECT_EQ(server.ask("POST", at + "/seats/" + seat, bot).status, 200);
  }
  EXPECT_EQ(server.ask("POST", at + "/join", {{"name", "Late"}}).status, 409);
  EXPECT_EQ(server.ask("POST", at + "/seats/0", {{"key", host}, {"kind", "open"}}).status, 409);
  EXPECT_EQ(server.ask("POST", at + "/seats/7", {{"key", host}, {"kind", "open"}}).status, 404);
  EXPECT_EQ(server.ask("POST", at + "/start", {{"key", key_of(made, 0)}}).status, 200)
      << "the host's own seat opens what the host's key opens";
  EXPECT_EQ(server.ask("POST", at + "/start", {{"key", host}}).status, 200) << "twice is once";
  EXPECT_EQ(server.ask("POST", at + "/seats/1", {{"key", host}, {"kind", "open"}}).status, 409);
}

TEST_F(ApiTest, WhoComesByTheLinkTakesAnOpenSeat) {
  json::object wanted = persons(2);
  wanted["private"] = true;
  wanted["seats"].at(1) = json::object{{"kind", "open"}};
  const json::object made = server.create(wanted);
  const std::string table = text_of(made.at("table"));
  EXPECT_EQ(server.ask("POST", "/api/tables/" + table + "/join", {{"name", "x"}}).status, 403);
  const auto friendly = server.sit(table, key_of(made, 1).c_str());
  EXPECT_EQ(text_of(friendly->last("state")->at("seats").at(1).at("kind")), "person");
  server.say(friendly, table, {{"type", "move"}, {"ply", 0}, {"move", "pass"}});
  EXPECT_EQ(friendly->error(), "waiting");
}

TEST_F(ApiTest, NothingIsMadeWhenItCannotBeKept) {
  server.storage.broken = true;
  EXPECT_EQ(server.ask("POST", "/api/tables", persons(2)).status, 503);
  EXPECT_TRUE(get("/api/tables").at("tables").as_array().empty());
}

TEST_F(ApiTest, NewTablesAreLimitedByAddress) {
  server.services.limits.new_tables = 2;
  Api strict(server.services, server.shelf, server.tables);
  int made = 0;
  int refused = 0;
  for (int i = 0; i < 4; ++i) {
    const HttpRequest request{"POST", "/api/tables", json::serialize(persons(2)), "10.0.0.9", "",
                              ""};
    strict.handle(
        request,
        [&](const HttpResponse& response) {
          (response.status == 201 ? made : refused) += 1;
          EXPECT_TRUE(response.status == 201 || response.status == 429) << response.status;
        },
        server.loop.now());
    server.loop.run();
  }
  EXPECT_EQ(made, 2);
  EXPECT_EQ(refused, 2);
}

TEST_F(ApiTest, ServesFilesByTheirExactAddressOnly) {
  EXPECT_EQ(server.ask("GET", "/games/power-grid/data/plants.json").type, "application/json");
  EXPECT_EQ(server.ask("GET", "/games/power-grid/rules.pl.md").status, 200);
  for (const char* page : {"/", "/t/abc", "/r/abc?ply=5", "/rules/power-grid", "/new", "/about"}) {
    EXPECT_EQ(server.ask("GET", page).type, "text/html; charset=utf-8") << page;
  }
  for (const char* none :
       {"/games/power-grid/words/en.json", "/games/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "/games/power-grid/data/../rules.en.md", "//etc/passwd", "/api/nothing", "/nothing", ""}) {
    EXPECT_EQ(server.ask("GET", none).status, 404) << none;
  }
  EXPECT_EQ(server.ask("DELETE", "/api/tables").status, 405);
  EXPECT_EQ(server.ask("GET", "/api/tables/none/record").status, 404);
  EXPECT_EQ(server.ask("POST", "/api/tables/none/start", {{"key", "x"}}).status, 404);
}

TEST_F(ApiTest, AFileThatTheBrowserHasIsNotSentAgain) {
  const HttpResponse first = server.ask("GET", "/games/power-grid/data/plants.json");
  std::string tag;
  for (const auto& [name, value] : first.headers) tag = name == "ETag" ? value : tag;
  const HttpRequest request{"GET", "/games/power-grid/data/plants.json", "", "10.0.0.1", "", tag};
  server.api.handle(request, [](const HttpResponse& again) { EXPECT_EQ(again.status, 304); }, 0);
}

}  // namespace
}  // namespace pionek
