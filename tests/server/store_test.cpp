// What every store must do, SQLite's and PostgreSQL's: what is written comes back, changes are
// whole, moves are unique.
#include <gtest/gtest.h>

#include <future>

#include "server/postgres_store.hpp"
#include "server/sqlite_store.hpp"
#include "tests/server/changes.hpp"
#include "tests/server/postgres_server.hpp"

namespace pionek {
namespace {

class AnyStore : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (postgres()) database_ = PostgresServer::shared().new_database();
    ASSERT_FALSE(postgres() && database_.empty()) << "PostgreSQL does not start";
    reopen();
  }
  [[nodiscard]] bool postgres() const { return GetParam() == std::string("postgres"); }
  void reopen() {
    store.reset();
    if (postgres()) {
      auto opened = PostgresStore::open(database_, "");
      ASSERT_TRUE(opened) << opened.error().text();
      store = std::move(*opened);
    } else {
      auto opened = SqliteStore::open(folder_.file("db"));
      ASSERT_TRUE(opened) << opened.error().text();
      store = std::move(*opened);
    }
  }

  std::unique_ptr<Storage> store;

 private:
  ScratchFolder folder_;
  std::string database_;
};

TEST_P(AnyStore, GivesBackWhatItWasGiven) {
  ASSERT_FALSE(write(*store, opening("a")));
  Change change = moves("a", 2, {{0, "auction 4"}, {1, "pass"}});
  change.position = KeptPosition{2, "{\"x\":1}"};
  change.chat = StoredChat{1, 1, "Zofia", "dzień dobry", 12};
  change.about = "{\"seats\":2}";
  ASSERT_FALSE(write(*store, change));
  reopen();
  const auto loaded = store->load("a");
  ASSERT_TRUE(loaded) << loaded.error().text();
  const auto& table = *loaded;
  ASSERT_TRUE(table);
  EXPECT_EQ(table->opening, (TableOpening{"record of a", "start of a", 5}));
  EXPECT_EQ(table->head, change.head);
  EXPECT_EQ(table->about, "{\"seats\":2}");
  EXPECT_EQ(table->moves, change.moves);
  EXPECT_EQ(table->position, change.position);
  EXPECT_EQ(table->chat, (std::vector{*change.chat}));
}

TEST_P(AnyStore, ListsTheNewestFirst) {
  Change late = opening("late");
  late.head.updated = 100;
  ASSERT_FALSE(write(*store, opening("early")));
  ASSERT_FALSE(write(*store, late));
  const auto rows = store->list({});
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->size(), 2U);
  EXPECT_EQ((*rows)[0].id, "late");
  EXPECT_EQ((*rows)[1].head, opening("early").head);

  ASSERT_FALSE(write(*store, plain_move("early", 1, 200)));
  EXPECT_EQ(store->list({})->front().id, "early");
  EXPECT_EQ(store->list({})->front().head.updated, 200);
}

TEST_P(AnyStore, TakingBackIsNewsThoughTheLastMoveIsOld) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "x"}})));
  ASSERT_FALSE(write(*store, plain_move("a", 2, 30)));
  Change back = moves("a", 1, {});
  back.cut = 1;
  back.head.updated = 40;
  ASSERT_FALSE(write(*store, back));
  EXPECT_EQ(store->load("a").value()->head, back.head);
  EXPECT_EQ(store->list({})->front().head, back.head);
}

TEST_P(AnyStore, RefusesAMoveThatIsThereAndKeepsTheRest) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "first"}})));
  EXPECT_TRUE(write(*store, moves("a", 2, {{1, "other first"}, {1, "second"}})));
  EXPECT_EQ(store->load("a").value()->moves, (std::vector<StoredMove>{{0, "first"}}));
  EXPECT_EQ(store->load("a").value()->head.ply, 1) << "a refused change changes nothing";
}

TEST_P(AnyStore, AFailingChangeDoesNotTakeItsNeighboursAlong) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "first"}})));
  std::vector<std::promise<bool>> done(20);
  for (std::size_t i = 0; i < done.size(); ++i) {
    Change change = i % 2 == 0 ? opening("b" + std::to_string(i)) : moves("a", 1, {{0, "again"}});
    store->write(std::move(change),
                 [&, i](const auto& error) { done[i].set_value(!error.has_value()); });
  }
  for (std::size_t i = 0; i < done.size(); ++i) {
    EXPECT_EQ(done[i].get_future().get(), i % 2 == 0) << i;
  }
}

TEST_P(AnyStore, TakingBackCutsMovesAndPositions) {
  ASSERT_FALSE(write(*store, opening("a")));
  Change change = moves("a", 2, {{0, "x"}, {0, "y"}});
  change.position = KeptPosition{2, "{}"};
  ASSERT_FALSE(write(*store, change));
  Change back = moves("a", 1, {});
  back.cut = 1;
  ASSERT_FALSE(write(*store, back));
  EXPECT_EQ(store->load("a").value()->moves, (std::vector<StoredMove>{{0, "x"}}));
  EXPECT_FALSE(store->load("a").value()->position);
}

TEST_P(AnyStore, EndsOnlyWhenAllIsWritten) {
  for (int i = 0; i < 500; ++i) store->write(opening(std::to_string(i)), [](const auto&) {});
  reopen();
  EXPECT_EQ(store->list({})->size(), 500U);
}

TEST_P(AnyStore, ConstantsAreMadeOnce) {
  EXPECT_EQ(*store->constant("k", [] { return "one"; }), "one");
  reopen();
  EXPECT_EQ(*store->constant("k", [] { return "two"; }), "one");
}

TEST_P(AnyStore, ListsWhatIsAskedForAndSaysWhatIsDue) {
  for (const char* id : {"old", "young", "hidden", "busy"}) {
    Change change = opening(id);
    change.head.hidden = id == std::string("hidden");
    change.head.updated = id == std::string("old") ? 10 : 50;
    if (id == std::string("busy")) change.head = {"playing", false, 0, 0, 60, 0};
    ASSERT_FALSE(write(*store, change));
  }
  const auto ids = [&](const TableFilter& filter) {
    std::string all;
    for (const TableRow& row : store->list(filter).value()) all += row.id + " ";
    return all;
  };
  EXPECT_EQ(ids({.before = 50}), "old ");
  EXPECT_EQ(ids({.phase = "playing"}), "busy ");
  EXPECT_EQ(ids({.open_only = true, .most = 1}), "busy ");
  EXPECT_EQ(store->list({.open_only = true}).value().size(), 3U);
  EXPECT_EQ(store->due().value(), std::vector<std::string>{"busy"});
}

TEST_P(AnyStore, WhatIsReadIsWhatWasWritten) {
  StoreModel model(11);
  for (const char* id : {"a", "b", "c"}) model.open(*store, id);
  for (int step = 0; step < 200; ++step) {
    const std::string id(1, static_cast<char>('a' + model.upto(2)));
    if (model.upto(9) < 7) {
      model.play(*store, id, 1 + model.upto(40));
    } else {
      model.take_back(*store, id, model.upto(60));
    }
    if (step % 50 == 0) model.check(*store);
  }
  reopen();
  model.check(*store);
}

TEST_P(AnyStore, DeletesForGood) {
  for (const char* id : {"a", "b"}) {
    ASSERT_FALSE(write(*store, opening(id)));
    ASSERT_FALSE(write(*store, moves(id, 1, {{0, "x"}})));
  }
  ASSERT_FALSE(store->remove({"a"}));
  EXPECT_FALSE(store->load("a").value());
  EXPECT_TRUE(write(*store, plain_move("a", 2, 30))) << "nobody plays on at a table that is gone";
  EXPECT_FALSE(write(*store, plain_move("b", 2, 30)));
}

// Signs that a database may take for its own.
TEST_P(AnyStore, KeepsEveryText) {
  const std::string odd = "{\"a\",NULL,\\,'%s' $1 \t\n żółć 👑}";
  Change change = opening("a");
  change.about = odd;
  ASSERT_FALSE(write(*store, change));
  change = moves("a", 2, {{0, odd}, {1, "NULL"}});
  change.chat = StoredChat{1, 0, odd, odd, 5};
  ASSERT_FALSE(write(*store, change));
  const auto loaded = store->load("a").value();
  EXPECT_EQ(loaded->about, odd);
  EXPECT_EQ(loaded->moves, change.moves);
  EXPECT_EQ(loaded->chat, std::vector{*change.chat});
}

INSTANTIATE_TEST_SUITE_P(Stores, AnyStore, testing::Values("sqlite", "postgres"),
                         [](const auto& each) { return std::string(each.param); });

}  // namespace
}  // namespace pionek
