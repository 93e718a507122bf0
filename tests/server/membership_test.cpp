// Several nodes on one PostgreSQL: who has a table, who may write to it, what becomes of those of a
// dead node; and databases that cannot be used.
#include <gtest/gtest.h>

#include <thread>

#include "server/postgres_store.hpp"
#include "tests/server/changes.hpp"
#include "tests/server/postgres_server.hpp"

namespace pionek {
namespace {

struct Members : testing::Test {
  void SetUp() override {
    database = PostgresServer::shared().new_database();
    ASSERT_FALSE(database.empty()) << "PostgreSQL does not start";
    for (auto* node : {&one, &two}) {
      auto opened = PostgresStore::open(database, node == &one ? "one:1" : "two:2");
      ASSERT_TRUE(opened) << opened.error().text();
      *node = std::move(*opened);
    }
    // However slow the machine is, they are alive until a test says otherwise.
    ASSERT_FALSE(Postgres::connect(database)->run(
        "UPDATE nodes SET beat = clock_timestamp() + interval '1 hour'"));
  }
  // As if nobody had heard of the node for a minute.
  void silence(const PostgresStore& node) const {
    ASSERT_FALSE(Postgres::connect(database)->run(
        "UPDATE nodes SET beat = clock_timestamp() - interval '1 minute' WHERE id = " +
        std::to_string(node.member()->id())));
    // A database that has just started takes every node for alive.
    while (Postgres::connect(database)
               ->ask("SELECT alive($1, $2::interval)",
                     SqlValues(node.member()->id(), Membership::kLease))
               ->truth(0, 0)) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  static Change under(std::int64_t fence, Change change) {
    change.fence = fence;
    return change;
  }

  std::string database;
  std::unique_ptr<PostgresStore> one;
  std::unique_ptr<PostgresStore> two;
};

TEST_F(Members, ATableBelongsToWhoMadeIt) {
  ASSERT_FALSE(write(*one, opening("a")));
  EXPECT_EQ(two->claim("a")->elsewhere, "one:1");
  EXPECT_EQ(one->claim("a")->elsewhere, "");
  EXPECT_EQ(one->claim("a")->fence, 3);
  EXPECT_EQ(two->claim("nowhere")->elsewhere, "");
}

TEST_F(Members, WhoHasLostATableCannotWriteToIt) {
  ASSERT_FALSE(write(*one, opening("a")));
  silence(*one);
  std::vector<std::string> lost;
  one->on_lost([&](const std::string& table, std::int64_t fence) {
    lost.push_back(table + std::to_string(fence));
  });
  const auto claim = two->claim("a");
  ASSERT_TRUE(claim) << claim.error().text();
  EXPECT_TRUE(claim->from_the_dead);
  EXPECT_EQ(claim->fence, 2);
  const auto refused = write(*one, moves("a", 1, {{0, "late"}}));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->what, "another node has the table");
  EXPECT_FALSE(write(*two, under(2, moves("a", 1, {{0, "x"}}))));
  EXPECT_EQ(two->load("a").value()->moves, (std::vector<StoredMove>{{0, "x"}}));
  EXPECT_TRUE(write(*one, opening("b")) == std::nullopt) << "it is alive, and may go on";
  EXPECT_EQ(lost, std::vector<std::string>{"a1"});
}

TEST_F(Members, ADeadNodeThatComesBackIsToldThatItWasRobbed) {
  ASSERT_FALSE(write(*one, opening("a")));
  EXPECT_FALSE(one->member()->beat({})->robbed);
  silence(*one);
  ASSERT_TRUE(two->claim("a"));
  EXPECT_TRUE(one->member()->beat({})->robbed);
  EXPECT_FALSE(one->member()->beat({})->robbed) << "once";
}

TEST_F(Members, AShortSilenceCostsNothing) {
  ASSERT_FALSE(write(*one, opening("a")));
  silence(*one);
  EXPECT_FALSE(one->member()->beat({})->robbed) << "nobody wanted anything";
  EXPECT_EQ(two->claim("a")->elsewhere, "one:1");
}

TEST_F(Members, TheTablesOfTheDeadThatHaveSomethingToDoAreFound) {
  Change busy = opening("busy");
  busy.head.due = 0;
  ASSERT_FALSE(write(*one, busy));
  ASSERT_FALSE(write(*one, opening("quiet")));
  EXPECT_TRUE(two->member()->beat({})->orphans.empty());
  silence(*one);
  EXPECT_EQ(two->member()->beat({})->orphans, std::vector<std::string>{"busy"});
  EXPECT_EQ(two->claim("quiet")->elsewhere, "");
  EXPECT_EQ(two->claim("busy")->elsewhere, "");
  EXPECT_TRUE(two->member()->beat({})->orphans.empty());
  EXPECT_EQ(two->member()->beat({})->nodes, std::vector<std::string>{"two:2"});
  EXPECT_TRUE(one->member()->beat({})->robbed) << "though it was forgotten";
}

TEST_F(Members, WhoLeavesAndWhatIsGivenBackIsFreeAtOnce) {
  Change busy = opening("busy");
  busy.head.due = 0;
  ASSERT_FALSE(write(*one, busy));
  ASSERT_FALSE(write(*one, opening("quiet")));
  one->give_back("quiet", 1);
  ASSERT_TRUE(one->member()->beat({}));
  EXPECT_EQ(two->claim("quiet")->elsewhere, "");
  ASSERT_FALSE(one->member()->leave());
  EXPECT_EQ(two->member()->beat({})->orphans, std::vector<std::string>{"busy"});
}

TEST_F(Members, WhatIsGivenBackTooLateStays) {
  ASSERT_FALSE(write(*one, opening("a")));
  ASSERT_TRUE(one->claim("a"));
  one->give_back("a", 1);
  ASSERT_TRUE(one->member()->beat({}));
  EXPECT_EQ(two->claim("a")->elsewhere, "one:1");
}

TEST_F(Members, TellEachOther) {
  ASSERT_TRUE(one->member()->beat({"x", "y"}));
  ASSERT_FALSE(Postgres::connect(database)->run("NOTIFY pionek; NOTIFY pionek, 'noise'"));
  const auto told = two->member()->beat({});
  EXPECT_EQ(told->heard, (std::vector<std::string>{"x", "y"})) << "and listen to nobody else";
  EXPECT_GE(told->lag, 0);
  EXPECT_TRUE(one->member()->beat({})->heard.empty()) << "not themselves";
}

TEST_F(Members, HaveTheSecretsThatTheirDatabaseHas) {
  const auto mine = one->constant("secret", [] { return "mine"; });
  ASSERT_TRUE(mine) << mine.error().text();
  const auto theirs = two->constant("secret", [] { return "another"; });
  ASSERT_TRUE(theirs) << theirs.error().text();
  EXPECT_EQ(*theirs, *mine) << "whatever they would make";
}

TEST_F(Members, DoNotWaitForALineThatIsSilent) {
  auto line = Postgres::connect(database);
  ASSERT_TRUE(line) << line.error().text();
  line->answer_until(std::chrono::steady_clock::now() + std::chrono::milliseconds(50));
  const auto slept = line->ask("SELECT pg_sleep(600)");
  ASSERT_FALSE(slept);
  EXPECT_EQ(slept.error().what, "it does not answer");
  EXPECT_TRUE(line->lost());
  EXPECT_FALSE(one->member()->beat({}, std::chrono::steady_clock::now())) << "no time at all";
  EXPECT_TRUE(one->member()->beat({})) << "on a new line";
}

// ---- databases that cannot be used ----

std::string refusal(const std::string& url) {
  const auto opened = PostgresStore::open(url, "");
  return opened ? "" : opened.error().text();
}

TEST_F(Members, RefuseADatabaseOfANewerVersion) {
  ASSERT_FALSE(Postgres::connect(database)->run(
      "UPDATE constants SET value = '1000' WHERE name = 'version'"));
  EXPECT_NE(refusal(database).find("the database has version 1000"), std::string::npos)
      << refusal(database);
}

TEST_F(Members, RefuseADatabaseThatSomebodyHasChanged) {
  ASSERT_FALSE(Postgres::connect(database)->run("CREATE INDEX own ON tables (created)"));
  EXPECT_EQ(refusal(database), "") << "an index changes nothing";
  ASSERT_FALSE(Postgres::connect(database)->run("ALTER TABLE moves DROP COLUMN at"));
  EXPECT_NE(refusal(database).find("somebody has changed"), std::string::npos) << refusal(database);
}

TEST_F(Members, RefuseTheTablesOfSomethingElse) {
  const std::string other = PostgresServer::shared().new_database();
  ASSERT_FALSE(Postgres::connect(other)->run("CREATE TABLE constants (name text, value text)"));
  EXPECT_NE(refusal(other).find("tables of something else"), std::string::npos) << refusal(other);
}

TEST_F(Members, SayWhyThereIsNoConnectionAndNotThePassword) {
  const PostgresServer& server = PostgresServer::shared();
  ASSERT_FALSE(Postgres::connect(database)->run("CREATE ROLE guarded LOGIN PASSWORD 'right'"));
  EXPECT_TRUE(Postgres::connect(server.guarded_url("postgres", "right")));
  const std::string wrong = refusal(server.guarded_url("postgres", "wr0ng"));
  EXPECT_NE(wrong.find("password authentication failed"), std::string::npos) << wrong;
  EXPECT_EQ(wrong.find("wr0ng"), std::string::npos) << wrong;
  for (const char* url :
       {"postgresql://", "postgresql://[", "postgresql://u:secret@127.0.0.1:1/x",
        "postgresql://u@127.0.0.1:1/x?password=secret", "postgresql://host:port/x"}) {
    const std::string said = refusal(url);
    EXPECT_NE(said, "") << url;
    EXPECT_EQ(said.find("secret"), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace pionek
